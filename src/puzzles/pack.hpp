// The text that puzzles are kept in: a head that names the game, then a line each.
//
//     zugzwang puzzles 1 sticks
//     2 28 4711<tab>17/5 1<tab>5 1<tab>1>4>1>5=-1 2,3>2=-1
//
// Its fields: difficulty, effort and seed; the position; the solution and its value; then every refutation: the wrong
// moves with `,` between, each move of the line after `>`, and after `=` the value.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "puzzles/puzzle.hpp"
#include "zugzwang/base/refusal.hpp"

namespace zugzwang::puzzles {

inline constexpr std::size_t max_pack_bytes = std::size_t{4} << 20;
inline constexpr std::size_t max_pack_puzzles = 20'000;

/// With its end, as is the line.
[[nodiscard]] std::string pack_head(std::string_view game);
[[nodiscard]] std::string pack_line(const Puzzle& puzzle);

/// All puzzles of a pack, or which line of it is none, and why. Positions and moves are the rules' to judge.
[[nodiscard]] Result<std::vector<Puzzle>> read_pack(std::string_view text);

} // namespace zugzwang::puzzles
