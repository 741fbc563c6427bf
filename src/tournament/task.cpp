#include "tournament/task.hpp"

#include <array>
#include <set>

#include "tournament/seats.hpp"
#include "tournament/standings.hpp"
#include "zugzwang/base/text.hpp"

namespace zugzwang::tournament {

std::string to_text(const GameTask& task) {
    return filled("{}:{}:{}:{}", task.pairing.number, task.pairing.first, task.pairing.second, task.game);
}

Result<GameTask> task_from_text(const TournamentPlan& plan, std::string_view text) {
    const auto pieces = split(text, ':');
    std::array<std::uint64_t, 4> numbers{};
    bool is_form = pieces.size() == numbers.size();
    for (std::size_t at = 0; is_form && at < numbers.size(); ++at) {
        const auto number = whole_number(pieces[at].text);
        is_form = number && *number >= 0;
        if (is_form) numbers[at] = static_cast<std::uint64_t>(*number);
    }
    const auto [pairing, first, second, game] = numbers;
    const auto entrants = plan.entrants.size();
    if (!is_form || first >= entrants || second >= entrants || first == second || game >= max_games_of_pairing(plan))
        return Refusal{"--task must be like 3:0:1:2, a pairing, two players and a game of this tournament, not {}",
                       text};
    return GameTask{.pairing = {.number = pairing,
                                .round = 0,
                                .first = static_cast<std::size_t>(first),
                                .second = static_cast<std::size_t>(second)},
                    .game = game};
}

std::vector<GameTask> due_games(const TournamentPlan& plan, const std::vector<GameRecord>& records) {
    std::set<std::uint64_t> played;
    for (const auto& record : records)
        played.insert(record.match->index);
    const auto encounters = encounters_of(plan, records);
    std::vector<GameTask> due;
    for (const auto& pairing : schedule_of(plan, encounters).pairings) {
        const auto games = known_games(plan, encounters, pairing);
        for (std::uint64_t game = 0; game < games; ++game) {
            if (!played.contains(game_number(plan, pairing.number, game))) due.push_back({pairing, game});
        }
    }
    return due;
}

bool is_record_of(const TournamentPlan& plan, const GameTask& task, const GameRecord& record) {
    const auto right = labelled(plan, task.pairing, task.game, record);
    return record.match->index == right.match->index && record.seats == right.seats;
}

std::optional<Refusal> play_tasks(const TournamentPlan& plan, const std::vector<GameTask>& tasks,
                                  const std::function<bool(const GameRecord&)>& take) {
    std::set<std::size_t> players;
    for (const auto& task : tasks)
        players.insert({task.pairing.first, task.pairing.second});
    if (auto refusal = check_options(plan, players)) return refusal;
    Seats seats(plan);
    for (const auto& [pairing, game] : tasks) {
        const auto record = seats.play(pairing, game, {});
        if (!record) return record.refusal();
        if (!take(*record)) break;
    }
    return std::nullopt;
}

} // namespace zugzwang::tournament
