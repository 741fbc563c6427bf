// A position in which exactly one move wins, with what is needed to show why the others do not.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace zugzwang::puzzles {

inline constexpr int easiest = 1, hardest = 5;

/// How the position goes on after some wrong moves, which are all answered alike.
struct Refutation {
    std::vector<std::string> moves; ///< The wrong ones, at least one.
    /// From the move after it on, at least up to the other side's first answer; empty where the wrong move ends the
    /// game.
    std::vector<std::string> line;
    std::int64_t value = 0; ///< What the position is then worth, as Puzzle::value: never more than 0.

    friend bool operator==(const Refutation&, const Refutation&) = default;
};

struct Puzzle {
    std::string game; ///< Its id.
    std::string position;
    std::string solution{};              ///< The only move that wins.
    std::int64_t value = 1;              ///< Of the side to move: 1 a win; the final margin where margins count.
    int difficulty = easiest;            ///< 1 to 5.
    int effort = 0;                      ///< That it takes to see, which the difficulty follows from.
    std::uint64_t seed = 0;              ///< It can be made again from.
    std::vector<Refutation> refutations; ///< Of all other moves, the most tempting ones first.

    friend bool operator==(const Puzzle&, const Puzzle&) = default;
};

/// The moves to choose from.
[[nodiscard]] std::size_t move_count(const Puzzle& puzzle);
/// Of a wrong move; null for the solution and for a move that is none.
[[nodiscard]] const Refutation* refutation_of(const Puzzle& puzzle, const std::string& move);

} // namespace zugzwang::puzzles
