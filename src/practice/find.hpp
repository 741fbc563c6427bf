// Exercises in a game that was read: the mistakes of one of its sides, or one that somebody points at.
#pragma once

#include <cstddef>
#include <optional>
#include <string>

#include "practice/notes.hpp"
#include "zugzwang/play/game.hpp"
#include "zugzwang/rules/record.hpp"

namespace zugzwang::practice {

/// The costliest mistakes of a game become exercises.
inline constexpr std::size_t most_of_a_game = 3;

/// `record` has the values of its positions; `origin` says where it lies, but for the ply. All mistakes and blunders of
/// the side, and of the costliest most_of_a_game exercises, in the order of play. A record that
/// the rules refuse has none. Pure, for any thread; takes as long as playing the game does.
[[nodiscard]] GameRead read_game(const Game& game, const GameRecord& record, Side side, const Origin& origin);
/// The one move of that ply as an exercise, whoever made it, where the values around it tell of a mistake or a blunder.
[[nodiscard]] std::optional<Exercise> exercise_of(const Game& game, const GameRecord& record, std::size_t ply,
                                                  const Origin& origin);

} // namespace zugzwang::practice
