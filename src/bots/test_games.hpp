// The games that an examined bot plays, against itself and against random moves, at one speed.
#pragma once

#include "bots/examination.hpp"

namespace zugzwang::bots {

struct TestGames {
    Pace pace;
    std::optional<Refusal> failure{};     ///< Why the first game that failed did.
    std::optional<IllegalMove> illegal{}; ///< When that was an illegal move.
    std::uint64_t peak_memory = 0;        ///< Of one bot, in bytes.
};

/// One game against itself, then one on each side against random moves, until the first failure.
[[nodiscard]] TestGames play_test_games(const ExaminationPlan& plan, std::chrono::milliseconds allowed, Table& table);

} // namespace zugzwang::bots
