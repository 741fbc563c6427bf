// A mistake of a person as an exercise: the position before it, from which the move is to be found that keeps the
// value.
#pragma once

#include <chrono>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>

#include "practice/schedule.hpp"
#include "zugzwang/play/review.hpp"
#include "zugzwang/rules/record.hpp"
#include "zugzwang/rules/side.hpp"

namespace zugzwang::practice {

/// What tells exercises apart: whoever goes wrong twice in one position has one exercise of it.
struct ExerciseKey {
    std::string game; ///< Its id.
    std::string position;

    friend auto operator<=>(const ExerciseKey&, const ExerciseKey&) = default;
};

/// The game that it comes from.
struct Origin {
    std::int64_t library = 0;         ///< Its id there; a library that began anew may have given it to another game.
    std::chrono::sys_seconds begun{}; ///< Which tells that.
    Day day{};                        ///< The same in the place where it was played: the day of the mistake.
    std::size_t ply = 0;              ///< Of the mistake, from 0.
    std::string opponent{};           ///< By name, as LibraryEntry::opponent.

    friend bool operator==(const Origin&, const Origin&) = default;
};

/// A plain value. What is known of it is `before`, `after` and `points`; `judge` makes the rest of that.
struct Exercise {
    ExerciseKey key;         ///< `key.position` is the one before the mistake.
    Side side = Side::first; ///< Who made it and is to find the move.
    std::string played{};
    std::string kind{}; ///< The id of a MistakeKind of the game; may be empty.
    PositionValue
        before{}; ///< What `key.position` is worth: `best` are the moves that keep it, `choices` how many there are.
    PositionValue after{};   ///< What it is worth after `played`: its `line` is how that is punished; may be empty.
    std::int64_t points = 0; ///< All that there are in the game, as in review_of.
    Origin origin{};

    ReviewedMove mistake{}; ///< What it cost, for the side that made it; `keeping`: so many moves keep the value.
    std::string better{};   ///< A move that keeps it, as the rules write it.

    /// Which moves keep the value is proven; else it is judged.
    [[nodiscard]] bool is_proven() const { return before.exact; }
    /// Of what is judged: by how much of the expected result the better move is ahead of the next best, at least 0;
    /// empty where that is not known.
    [[nodiscard]] std::optional<double> lead() const;
    /// The margin of the side under best play, from here and after the mistake; empty where margins are not known.
    [[nodiscard]] std::optional<std::int64_t> margin_before() const;
    [[nodiscard]] std::optional<std::int64_t> margin_after() const;
};

/// Fills in what follows from the values. False where they do not tell of a mistake or blunder (review.hpp) with a
/// better move beside it: then it is no exercise.
[[nodiscard]] bool judge(Exercise& exercise);

/// What a move comes to that somebody tries.
enum class Verdict : std::uint8_t {
    keeps,     ///< It solves the exercise.
    as_played, ///< The old mistake again.
    loses,
    unknown, ///< It is not among the moves that are known: the position after it has to be looked at.
};
/// Requires a legal move, as the rules write it.
[[nodiscard]] Verdict verdict_of(const Exercise& exercise, const std::string& move);
/// By what the position after it is worth: it keeps what costs no more than a good move does. Never unknown.
[[nodiscard]] Verdict verdict_of(const Exercise& exercise, const std::string& move, const PositionValue& after);

} // namespace zugzwang::practice
