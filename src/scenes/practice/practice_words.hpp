// What the scene of a person's own mistakes says: what is asked, where it comes from, what it costs, when it comes
// back. Everything translated.
#pragma once

#include <optional>
#include <string>

#include "practice/exercise.hpp"
#include "practice/schedule.hpp"
#include "zugzwang/rules/record.hpp"

namespace zugzwang {

/// "Find the move that keeps the game".
[[nodiscard]] std::string task_words(const practice::Exercise& exercise);
/// What a position comes to for that side: "It loses by 3."; empty where nothing is known.
[[nodiscard]] std::string worth_words(const PositionValue& value, Side side);
/// "From your game against Torch, 18 Nov, move 45".
[[nodiscard]] std::string origin_words(const practice::Exercise& exercise, std::chrono::sys_seconds now);
/// "16 moves, one keeps it"; of what is not proven how far ahead it is: "the next best leaves 24 % less". May be empty.
[[nodiscard]] std::string proof_words(const practice::Exercise& exercise);
/// When an exercise that stands so comes back: "in 7 days when solved"; without `solved` it was solved today.
[[nodiscard]] std::string comes_back_words(const practice::Standing& standing, practice::Day today, bool when_solved);
/// "Next on Thursday."; empty where nothing will come.
[[nodiscard]] std::string next_words(std::optional<practice::Day> day, practice::Day today);

} // namespace zugzwang
