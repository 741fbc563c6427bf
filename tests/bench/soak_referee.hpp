// A slow second opinion on each game's rules, from the text of a position alone: it shares no rules with the program.
#pragma once

#include "bench/bench.hpp"
#include "support/standard.hpp"

namespace zugzwang::bench {

struct Verdict {
    std::vector<std::string> moves; ///< All legal ones, sorted; empty when the game is over.
    bool first_to_move = true;
    int winner = 0; ///< When the game is over: 1 or 2, 0 for a draw.
    std::int64_t margin = 0;
};

struct Referee {
    std::string game;
    std::function<Verdict(const std::string& position)> judge;
    /// The position after a legal move, in a form that does not depend on the order of what was played.
    std::function<std::string(const std::string& position, const std::string& move)> after;
    /// That form of a position.
    std::function<std::string(const std::string& position)> plain = [](const std::string& position) {
        return position;
    };
};

/// "soak amazons": random games of the referee's game, every position judged by it too. To be made at namespace scope.
[[nodiscard]] Benchmark soak_by(Referee referee);

/// The pieces of a text between separators.
[[nodiscard]] inline std::vector<std::string> pieces(const std::string& text, char separator) {
    std::vector<std::string> all(1);
    for (const char letter : text) {
        if (letter == separator)
            all.emplace_back();
        else
            all.back() += letter;
    }
    return all;
}

} // namespace zugzwang::bench
