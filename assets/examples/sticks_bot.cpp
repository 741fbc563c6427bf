// A bot for Sticks in one file: it reads lines of UGI and answers them, and needs nothing but a C++ compiler.
//   c++ -std=c++17 -O2 -o sticks_bot sticks_bot.cpp
//   zugzwang match sticks --first ugi:./sticks_bot --second optimal --swap --openings random:2
#include <iostream>
#include <sstream>
#include <string>

struct Position {
    int sticks = 10, max = 3;
    bool misere = false, first_to_move = true;
};

// "fen 10/3 1 misere moves 3 1", or "startpos moves 3 1": what stands after the word `position`.
Position read_position(std::istringstream& words, Position position) {
    bool in_moves = false;
    for (std::string word; words >> word;) {
        if (word == "moves") {
            in_moves = true;
        } else if (in_moves) {
            position.sticks -= std::stoi(word);
            position.first_to_move = !position.first_to_move;
        } else if (const auto slash = word.find('/'); slash != std::string::npos) {
            position = {std::stoi(word), std::stoi(word.substr(slash + 1))};
        } else if (word == "misere") {
            position.misere = true;
        } else if (word == "2") {
            position.first_to_move = false;
        }
    }
    return position;
}

// Leave a multiple of most + 1, one more than that when the last stick loses. Where that cannot be, take one and hope.
int choose(const Position& position) {
    const int take = (position.sticks - (position.misere ? 1 : 0)) % (position.max + 1);
    return take > 0 ? take : 1;
}

std::string answer(const std::string& question, const Position& position) {
    const bool over = position.sticks == 0;
    if (question == "gameover") return over ? "true" : "false";
    if (question == "p1turn") return position.first_to_move ? "true" : "false";
    return !over ? "none" : position.first_to_move == position.misere ? "p1win" : "p2win";
}

void set_option(const std::string& name, const std::string& value, Position& start) {
    if (name == "Sticks") start.sticks = std::stoi(value);
    if (name == "Take") start.max = std::stoi(value);
    if (name == "Misere") start.misere = value == "true";
}

int main() {
    Position start, position;
    for (std::string line, word, name; std::getline(std::cin, line);) {
        std::istringstream words(line);
        words >> word;
        if (word == "ugi")
            std::cout
                << "id name Sticks example\nid author you\noption name Sticks type spin default 10 min 3 max 1000\n"
                   "option name Take type spin default 3 min 2 max 999\n"
                   "option name Misere type check default false\nugiok\n";
        else if (word == "setoption" && words >> word >> name >> word >> word) // name NAME value VALUE
            set_option(name, word, start);
        else if (word == "isready")
            std::cout << "readyok\n";
        else if (word == "position")
            position = read_position(words, start);
        else if (word == "go")
            std::cout << "bestmove " << choose(position) << '\n';
        else if (word == "query" && words >> word)
            std::cout << "response " << answer(word, position) << '\n';
        else if (word == "quit")
            break;
        std::cout << std::flush; // or the other side waits for ever
    }
}
