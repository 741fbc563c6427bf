// What became rarer: mistakes a week of each kind, and what of them was learned.
#pragma once

#include <array>
#include <cstddef>
#include <string>

#include "practice/notes.hpp"

namespace zugzwang::practice {

inline constexpr std::size_t weeks_told = 8;

/// A kind of mistake of a game; without an id those that have no name.
struct KindKey {
    std::string game, kind;

    friend auto operator<=>(const KindKey&, const KindKey&) = default;
};

/// How many of that kind were made in each of the last weeks, the oldest first; the last one ends today. Counted are
/// games that were read, by the day on which they were played; days after today count for nothing.
[[nodiscard]] std::array<std::size_t, weeks_told> mistakes_a_week(const Notes& notes, const KindKey& kind, Day today);

/// Of the exercises of that kind.
struct Learned {
    std::size_t solved = 0; ///< The last time they were tried.
    std::size_t open = 0;

    friend bool operator==(const Learned&, const Learned&) = default;
};
/// It counts as solved.
[[nodiscard]] bool is_learned(const KeptExercise& kept);
[[nodiscard]] Learned learned_of(const Notes& notes, const KindKey& kind);

} // namespace zugzwang::practice
