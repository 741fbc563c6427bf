// A bot for Sticks in one file: it reads lines of UGI and answers them, and needs nothing but a C++ compiler.
//   c++ -std=c++17 -O2 -o sticks_bot sticks_bot.cpp
//   zugzwang match sticks --first ugi:./sticks_bot --second optimal --swap --openings random:2
#include <iostream>
#include <sstream>
#include <stdexcept>
#include <string>

struct Position {
    int sticks = 10, max = 3;
    bool misere = false, first_to_move = true;
};

int number_from(const std::string& text) {
    std::size_t end = 0;
    const int number = std::stoi(text, &end);
    if (end != text.size() || number < 0) throw std::invalid_argument(text);
    return number;
}

// "fen 10/3 1 misere moves 3 1", or "startpos moves 3 1": what stands after the word `position`.
Position read_position(std::istringstream& words, Position position) {
    std::string word;
    words >> word;
    if (word == "fen") {
        std::string sticks, side;
        words >> sticks >> side;
        const auto slash = sticks.find('/');
        if (slash == std::string::npos || (side != "1" && side != "2")) throw std::invalid_argument(sticks);
        position = {number_from(sticks.substr(0, slash)), number_from(sticks.substr(slash + 1)), false, side == "1"};
    } else if (word != "startpos") {
        throw std::invalid_argument(word);
    }
    for (bool in_moves = false; words >> word;) {
        if (in_moves) {
            const int taken = number_from(word);
            if (taken < 1 || taken > position.max || taken > position.sticks) throw std::invalid_argument(word);
            position.sticks -= taken;
            position.first_to_move = !position.first_to_move;
        } else if (word == "moves") {
            in_moves = true;
        } else if (word == "misere") {
            position.misere = true;
        } else {
            throw std::invalid_argument(word);
        }
    }
    return position;
}

// Leave a multiple of max + 1, one more than that when the last stick loses. Where that cannot be, take one and hope.
std::string choose(const Position& position) {
    if (position.sticks == 0) return "none";
    const int take = (position.sticks - (position.misere ? 1 : 0)) % (position.max + 1);
    return std::to_string(take > 0 ? take : 1);
}

std::string answer(const std::string& question, const Position& position) {
    const bool over = position.sticks == 0;
    if (question == "gameover") return over ? "true" : "false";
    if (question == "p1turn") return position.first_to_move ? "true" : "false";
    if (question != "result") throw std::invalid_argument(question);
    return !over ? "none" : position.first_to_move == position.misere ? "p1win" : "p2win";
}

void set_option(std::istringstream& words, Position& start) {
    std::string name, value;
    words >> name >> name >> value >> value; // name NAME value VALUE
    if (name == "Sticks") start.sticks = number_from(value);
    if (name == "Take") start.max = number_from(value);
    if (name == "Misere") start.misere = value == "true";
}

int main() {
    Position start, position;
    for (std::string line; std::getline(std::cin, line);) {
        std::istringstream words(line);
        std::string word;
        words >> word;
        try {
            if (word == "ugi")
                std::cout
                    << "id name Sticks example\nid author you\noption name Sticks type spin default 10 min 3 max 1000\n"
                       "option name Take type spin default 3 min 2 max 999\n"
                       "option name Misere type check default false\nugiok\n";
            else if (word == "setoption")
                set_option(words, start);
            else if (word == "isready")
                std::cout << "readyok\n";
            else if (word == "position")
                position = read_position(words, start);
            else if (word == "go")
                std::cout << "bestmove " << choose(position) << '\n';
            else if (word == "query" && words >> word)
                std::cout << "response " + answer(word, position) + '\n';
            else if (word == "quit")
                break;
        } catch (const std::logic_error&) { // and nothing has changed
            std::cout << "info string not understood: " << line << '\n';
        }
        std::cout << std::flush; // or the other side waits for ever
    }
}
