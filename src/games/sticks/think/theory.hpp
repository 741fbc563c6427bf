// What is known of Sticks: the numbers from which the player to move loses, by retrograde analysis and by the formula
// of the assignment (seed 001), N mod (M + 1), in the misère game (N − 1) mod (M + 1); and both in words.
#pragma once

#include <string>
#include <vector>

#include "games/sticks/rules.hpp"
#include "zugzwang/ai/fact.hpp"
#include "zugzwang/ai/search_control.hpp"

namespace zugzwang::sticks {

/// Whether the mover loses from a number of sticks, and if not the smallest take that wins.
struct Verdict {
    bool lost = false;
    int take = 0; ///< 0 if every take loses or nothing is left to take.

    friend bool operator==(const Verdict&, const Verdict&) = default;
};
/// By number, from 0 to what is left, derived from the end.
[[nodiscard]] std::vector<Verdict> verdicts(const Rules::State& state);

/// M + 1: a take and its answer add up to it.
[[nodiscard]] int period(const Rules::State& state);
/// The remainder of the formula: how many to take, 0 in a lost position.
[[nodiscard]] int rest(const Rules::State& state);
/// "N mod (M + 1)"
[[nodiscard]] std::string formula_in_letters(const Rules::State& state);
/// "10 mod 4 = 2"
[[nodiscard]] std::string formula_in_numbers(const Rules::State& state);

/// Every move after which the other side loses, ascending; empty in a lost position.
[[nodiscard]] std::vector<Rules::Move> winning_moves(const Rules::State& state);
/// Why a move wins or loses, as one fact:
///   takes_last_and_wins, takes_last_and_loses   how many are taken
///   leaves_last                                 1 stick, which must be taken (misère)
///   leaves_losing_count                         how many are left, and M + 1
///   leaves_winning_count                        how many are left, what is taken of them then, and what that leaves
///   leaves_all_to_take                          how many are left, all of which can be taken
[[nodiscard]] std::vector<Fact> facts(const MoveQuestion<Rules>& question);

/// What a teacher would point at.
struct Insight {
    std::vector<int> lost; ///< Every number up to what is left from which the mover loses, ascending.

    friend bool operator==(const Insight&, const Insight&) = default;
};
/// By the closed form, without a search.
[[nodiscard]] Insight insight(const Rules::State& state, SearchControl& control);

} // namespace zugzwang::sticks
