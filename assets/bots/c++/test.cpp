// Plays a hundred games: every move of yours is legal, and positions are read as they were written.
#include <cstdlib>
#include <iostream>
#include <random>

#include "bot.hpp"

namespace {

constexpr int games = 100;

void play_game(int you, std::mt19937& randomness) {
    Position position(Position::start);
    for (auto legal = position.legal(); !legal.empty(); legal = position.legal()) {
        if (Position(position.text()).text() != position.text())
            throw std::logic_error("read another: " + position.text());
        const bool yours = position.side() == you;
        position =
            position.play(yours ? choose(position, std::chrono::milliseconds(10)) : legal[randomness() % legal.size()]);
    }
}

} // namespace

int main() {
    std::mt19937 randomness(1);
    try {
        for (int game = 0; game < games; ++game)
            play_game(1 + game % 2, randomness);
    } catch (const std::exception& problem) {
        std::cout << problem.what() << '\n';
        return EXIT_FAILURE;
    }
    std::cout << games << " games: all is well\n";
}
