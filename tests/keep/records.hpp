// Records of games for the tests of what keeps them, and what a keeper tells.
#pragma once

#include "keep/keeper.hpp"
#include "support/standard.hpp"
#include "zugzwang/rules/record.hpp"

namespace zugzwang::testing {

/// Midnight of a day in UTC.
[[nodiscard]] inline std::chrono::sys_seconds day(int year, unsigned month, unsigned number) {
    return std::chrono::sys_days(std::chrono::year(year) / static_cast<int>(month) / static_cast<int>(number));
}

/// A game of sticks of a person against the champion, begun then; with its result, if it is over.
[[nodiscard]] inline GameRecord sticks_game(std::chrono::sys_seconds date = day(2026, 1, 1),
                                            std::optional<GameResult> result = {}) {
    GameRecord record{.game = "sticks", .options = {{"sticks", "4"}}, .start = "4/3 1"};
    record.moves = {{.text = "1", .time = Seconds{1.5}}, {.text = "3", .time = Seconds{0.5}}};
    record.seats = {{RecordedSeat{.player = "human", .used = Seconds{1.5}, .help = 2},
                     RecordedSeat{.player = "optimal", .used = Seconds{0.5}}}};
    record.result = std::move(result);
    record.date = date;
    return record;
}

/// The same after so many of its moves; not over.
[[nodiscard]] inline GameRecord after_moves(std::size_t count) {
    auto record = sticks_game(day(2026, 11, 22));
    record.moves.resize(count);
    return record;
}

[[nodiscard]] inline GameResult won_by(Side side) { return {.outcome = {.winner = side}}; }

/// What the champion won on the first days of 2026.
[[nodiscard]] inline GameRecord lost_game(unsigned on_day = 1) {
    return sticks_game(day(2026, 1, on_day), won_by(Side::second));
}

using Words = std::vector<std::string>;

/// All that the keeper has to tell.
[[nodiscard]] inline Words trouble_of(Keeper& keeper) {
    keeper.flush();
    Words trouble;
    while (auto words = keeper.take_trouble())
        trouble.push_back(*std::move(words));
    return trouble;
}

} // namespace zugzwang::testing
