// Speaks the Universal Game Interface: reads lines, keeps the position, and asks the bot for its moves.
#include <algorithm>
#include <iostream>
#include <optional>

#include "bot.hpp"

namespace {

using Words = std::vector<std::string>;
using std::chrono::milliseconds;

constexpr milliseconds usual_time{1000}; // where nobody says how long

void say(const std::string& line) { std::cout << line << std::endl; }

Words words_of(const std::string& line) {
    std::istringstream stream(line);
    Words words;
    for (std::string word; stream >> word;)
        words.push_back(word);
    return words;
}

std::size_t place_of(const Words& words, const std::string& word) {
    return static_cast<std::size_t>(std::find(words.begin(), words.end(), word) - words.begin());
}

// From `position startpos|fen TEXT [moves ...]`.
Position position_from(const Words& words) {
    const auto moves = place_of(words, "moves");
    std::string text = Position::start;
    if (words.at(1) != "startpos") {
        text = words.at(2);
        for (std::size_t at = 3; at < moves; ++at)
            text += " " + words[at];
    }
    Position position(text);
    for (auto at = moves + 1; at < words.size(); ++at)
        position = position.play(words[at]);
    return position;
}

class Ugi {
  public:
    void obey(const Words& words) {
        const auto& word = words.front();
        if (word == "ugi")
            say("id name My bot for @title@\nid author me\nugiok");
        else if (word == "isready")
            say("readyok");
        else if (word == "uginewgame")
            position_ = Position(Position::start);
        else if (word == "position")
            position_ = position_from(words);
        else if (word == "go")
            go(words);
        else if (word == "stop")
            stop();
        else if (word == "query")
            say("response " + answer(words.at(1)));
        else if (word != "setoption") // there are none
            throw std::invalid_argument("an unknown word");
    }

  private:
    void go(const Words& words) {
        const bool over = position_.legal().empty();
        const auto best = "bestmove " + (over ? "none" : choose(position_, time_from(words)));
        const bool waits = words.size() == 1 || place_of(words, "infinite") < words.size();
        if (waits && !over)
            held_ = best;
        else
            say(best);
    }

    void stop() {
        if (held_) say(*held_);
        held_.reset();
    }

    // Of a clock for the whole game a thirtieth.
    milliseconds time_from(const Words& words) const {
        const auto movetime = place_of(words, "movetime");
        if (movetime < words.size()) return milliseconds(std::stoll(words.at(movetime + 1)));
        const auto clock = place_of(words, position_.side() == 1 ? "p1time" : "p2time");
        return clock < words.size() ? milliseconds(std::stoll(words.at(clock + 1)) / 30) : usual_time;
    }

    std::string answer(const std::string& question) const {
        if (question == "gameover") return position_.legal().empty() ? "true" : "false";
        if (question == "p1turn") return position_.side() == 1 ? "true" : "false";
        if (question == "result") return position_.result();
        if (question == "position") return position_.text();
        throw std::invalid_argument("an unknown question");
    }

    Position position_{Position::start};
    std::optional<std::string> held_; // an answer that waits for `stop`
};

} // namespace

int main() {
    Ugi ugi;
    for (std::string line; std::getline(std::cin, line);) {
        const auto words = words_of(line);
        if (words.empty()) continue;
        if (words.front() == "quit") break;
        try {
            ugi.obey(words);
        } catch (const std::exception& problem) {
            say(std::string("info string not understood: ") + problem.what());
        }
    }
}
