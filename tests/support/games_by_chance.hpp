// Whole games by chance, as records.
#pragma once

#include <chrono>
#include <string>
#include <utility>

#include "support/standard.hpp"
#include "zugzwang/base/random.hpp"
#include "zugzwang/play/game.hpp"

namespace zugzwang::testing {

/// Played to its end, `number` minutes after the beginning of 2026; every third by nobody but computers, in the others
/// a person has the first or the second side by turns.
[[nodiscard]] inline GameRecord game_by_chance(const Game& game, Table& table, std::size_t number, Random& random) {
    table.set_start_position();
    GameRecord record{.game = game.id, .start = table.position()};
    while (!table.outcome()) {
        auto move = random.pick(table.legal_moves());
        static_cast<void>(table.play(move));
        record.moves.push_back({.text = std::move(move)});
    }
    record.result = GameResult{.outcome = *table.outcome()};
    record.seats = {{RecordedSeat{.player = "champion"}, RecordedSeat{.player = "random"}}};
    if (number % 3 > 0) record.seats[both_sides[number % 3 - 1]] = RecordedSeat{.player = "human"};
    record.date = std::chrono::sys_days(std::chrono::year(2026) / 1 / 1) + std::chrono::minutes(number);
    return record;
}

} // namespace zugzwang::testing
