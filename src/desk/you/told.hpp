// All that a page tells of a person, gathered once.
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "desk/context.hpp"
#include "desk/you/over_time.hpp"
#include "puzzles/day.hpp"

namespace zugzwang::you {

struct GameTold {
    const Game* game = nullptr;
    RatingOverTime rating;
    std::vector<bool> climbed{}; ///< By rung.
};

struct Told {
    Day today{};
    std::vector<GameTold> games{}; ///< In the order of the catalog.
    std::size_t last_played = 0;   ///< Of them; the middle one before any game.
    std::optional<BestWin> best{};
    PuzzleTally puzzles{};
    puzzles::Streak days{}; ///< On which a game was played.
    TimePlayed time{};
    std::vector<KindTold> kinds{};
    std::size_t played = 0;     ///< Games.
    std::optional<Day> since{}; ///< The day of the first of them.
};

[[nodiscard]] Told told(const SceneContext& context);

/// How much there is of all that is kept.
struct Amounts {
    std::size_t games = 0, rated = 0, stars = 0, puzzles = 0, exercises = 0;

    [[nodiscard]] bool is_nothing() const { return *this == Amounts{}; }
    friend bool operator==(const Amounts&, const Amounts&) = default;
};
[[nodiscard]] Amounts amounts(const SceneContext& context);

} // namespace zugzwang::you
