// A bot for Sticks whose strength is known: the nearer its option Skill is to 70, the more often it plays the best
// move, at 70 always, from 50 away on never; else it takes what chance says. Stands alone.
#include <algorithm>
#include <cstdlib>
#include <iostream>
#include <random>
#include <sstream>
#include <string>

namespace {

constexpr int best_skill = 70, reach = 50;

struct TunedBot {
    int skill = 0, sticks = 0, max = 1;
    std::mt19937 random{1};

    int below(int bound) { return static_cast<int>(random() % static_cast<unsigned>(bound)); }

    void set_option(std::istringstream& words) {
        std::string name, value, word;
        words >> word >> name >> word >> value;
        if (name == "Skill") skill = std::stoi(value);
        if (name == "PlayerSeed") random.seed(static_cast<unsigned>(std::stoul(value)));
    }
    void set_position(std::istringstream& words) {
        std::string fen, text;
        words >> fen >> text;
        const auto slash = text.find('/');
        sticks = std::stoi(text.substr(0, slash));
        max = std::stoi(text.substr(slash + 1));
    }
    int move() {
        const int best = sticks % (max + 1);
        const bool is_best = below(reach) >= std::abs(skill - best_skill);
        return is_best && best > 0 ? best : 1 + below(std::min(max, sticks));
    }
};

} // namespace

int main() {
    TunedBot bot;
    for (std::string line; std::getline(std::cin, line);) {
        std::istringstream words(line);
        std::string word;
        words >> word;
        if (word == "ugi") {
            std::cout << "id name Tuned\noption name Skill type spin default 0 min 0 max 100\n"
                         "option name PlayerSeed type spin default 1 min 0 max 999999999\nugiok\n";
        }
        if (word == "isready") std::cout << "readyok\n";
        if (word == "setoption") bot.set_option(words);
        if (word == "position") bot.set_position(words);
        if (word == "go") std::cout << "bestmove " << bot.move() << '\n';
        if (word == "quit") break;
        std::cout << std::flush;
    }
}
