// A game of a tournament as a task for whoever may play it: it names all that the rounds before have decided.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "tournament/schedule.hpp"
#include "zugzwang/rules/record.hpp"

namespace zugzwang::tournament {

struct GameTask {
    Pairing pairing;        ///< Its round plays no part.
    std::uint64_t game = 0; ///< Of the pairing.

    friend bool operator==(const GameTask&, const GameTask&) = default;
};

/// `PAIRING:FIRST:SECOND:GAME`, the numbers of the pairing, of its two entrants and of its game, all from 0.
[[nodiscard]] std::string to_text(const GameTask& task);
/// Refuses text of another form, and numbers that are not the plan's.
[[nodiscard]] Result<GameTask> task_from_text(const TournamentPlan& plan, std::string_view text);

/// The games that are known to be played and are not among the records, in the order of their numbers.
[[nodiscard]] std::vector<GameTask> due_games(const TournamentPlan& plan, const std::vector<GameRecord>& records);

/// Whether this is a record of that game, so far as its number and its players tell.
[[nodiscard]] bool is_record_of(const TournamentPlan& plan, const GameTask& task, const GameRecord& record);

/// Plays the games one after another. Ends early when `take` answers false. Refuses unknown players, options that
/// their bots do not take, and bad openings.
[[nodiscard]] std::optional<Refusal> play_tasks(const TournamentPlan& plan, const std::vector<GameTask>& tasks,
                                                const std::function<bool(const GameRecord&)>& take);

} // namespace zugzwang::tournament
