#include "practice/exercise.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace zugzwang::practice {
namespace {

std::optional<ReviewedMove> review_one(const Exercise& exercise, const std::string& move, const PositionValue& after) {
    const std::array<MoveToReview, 1> moves{{{.side = exercise.side, .text = move}}};
    const std::array<std::optional<PositionValue>, 2> values{exercise.before, after};
    return review_of(moves, values, exercise.points).moves.front();
}

std::optional<std::int64_t> margin_of(const PositionValue& value, Side side) {
    if (!value.margin || side == Side::first) return value.margin;
    return -*value.margin;
}

bool is_mistake(MoveClass kind) { return kind == MoveClass::mistake || kind == MoveClass::blunder; }

} // namespace

std::optional<double> Exercise::lead() const {
    if (before.exact || !before.first_share || !before.runner_up_share) return std::nullopt;
    const double ahead = *before.first_share - *before.runner_up_share;
    return std::max(0.0, side == Side::first ? ahead : -ahead);
}

std::optional<std::int64_t> Exercise::margin_before() const { return margin_of(before, side); }

std::optional<std::int64_t> Exercise::margin_after() const { return margin_of(after, side); }

bool judge(Exercise& exercise) {
    const auto reviewed = review_one(exercise, exercise.played, exercise.after);
    if (!reviewed || !is_mistake(reviewed->kind)) return false;
    exercise.mistake = *reviewed;
    exercise.better = better_move({.side = exercise.side, .text = exercise.played}, *reviewed, exercise.before);
    return !exercise.better.empty();
}

Verdict verdict_of(const Exercise& exercise, const std::string& move) {
    if (move == exercise.played) return Verdict::as_played;
    if (std::ranges::find(exercise.before.best, move) != exercise.before.best.end()) return Verdict::keeps;
    return exercise.before.exact && !exercise.before.partial ? Verdict::loses : Verdict::unknown;
}

Verdict verdict_of(const Exercise& exercise, const std::string& move, const PositionValue& after) {
    const auto known = verdict_of(exercise, move);
    if (known != Verdict::unknown) return known;
    const auto reviewed = review_one(exercise, move, after);
    return reviewed && reviewed->kind <= MoveClass::good ? Verdict::keeps : Verdict::loses;
}

} // namespace zugzwang::practice
