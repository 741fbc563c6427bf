// Your bot for @title@. All but the thinking is done: write yours into `choose`.
#include "bot.hpp"

#include <random>

// Here is where to think: the answer is one of position.legal(), which is not empty, within that time.
std::string choose(const Position& position, std::chrono::milliseconds /*time*/) {
    static std::mt19937 randomness{std::random_device{}()};
    const auto legal = position.legal();
    std::uniform_int_distribution<std::size_t> any(0, legal.size() - 1);
    return legal[any(randomness)];
}
