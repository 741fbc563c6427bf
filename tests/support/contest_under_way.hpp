// A tournament in its midst, the same at every look: every game of a record file is over but those of one pair, whose
// players think longer than anybody waits. Two bots lost all that they began, in three ways; they are not there.
#pragma once

#include "match/plan.hpp"
#include "record/record.hpp"
#include "support/files.hpp"
#include "tournament/schedule.hpp"
#include "zugzwang/play/game.hpp"

namespace zugzwang::testing {

class ContestUnderWay {
  public:
    using Pair = std::pair<std::size_t, std::size_t>;

    /// That pair is at its two games.
    explicit ContestUnderWay(Pair playing = {0, 1}) {
        plan.game = find_game("amazons");
        plan.options = OptionValues(plan.game->options);
        if (plan.options.set("depth", "4")) throw std::logic_error("no such depth");
        plan.budget = {.time = std::chrono::hours(1)};
        for (const auto* id : {"champion", "alphabeta-sorted", "alphabeta", "minimax"})
            plan.entrants.push_back({.name = id, .player = id});
        for (const auto* name : {"far_arrow", "montecarlo"})
            plan.entrants.push_back({.name = name, .player = std::string(outside_prefix) + name});
        std::string lines = tournament::plan_line(plan) + '\n';
        for (const auto& pairing : tournament::schedule_of(plan, {}).pairings) {
            if (Pair(std::minmax(pairing.first, pairing.second)) == playing) continue;
            for (std::uint64_t game = 0; game < plan.games; ++game)
                lines += to_json_line(ended(pairing, game)) + '\n';
        }
        write(file(), lines);
    }

    [[nodiscard]] std::string file() const { return folder_.file("contest.jsonl"); }

    tournament::TournamentPlan plan;

  private:
    /// Of the house the last one beats everybody and the others draw; a bot loses, by forfeit where it begins.
    [[nodiscard]] GameRecord ended(const tournament::Pairing& pairing, std::uint64_t game) const {
        const auto start = match::opening_position(tournament::match_of(plan, pairing), 0);
        GameRecord record{.game = plan.game->id, .start = *start};
        record.match = MatchFigures{.swapped = game % 2 == 1};
        const auto sits = tournament::seated(pairing, record.match->swapped);
        for (const Side side : both_sides)
            record.seats[side].player = plan.entrants[sits[side]].player;
        const auto is_bot = [&](Side side) { return sits[side] >= first_bot; };
        if (is_bot(Side::first)) { // who is to move at the start
            const bool wanders = sits[Side::first] == first_bot;
            const auto why = wanders                              ? Refusal{"illegal move `{}`", "d1-d9/g7"}
                             : sits[Side::second] < first_bot / 2 ? Refusal{forfeits::out_of_time}
                                                                  : Refusal{"crashed"};
            record.result = forfeited(Side::first, why);
            record.match->said = {.output = {"info depth 3", "bestmove d1-d9/g7"},
                                  .errors = {"bot.py: no such square: d9"}};
        } else if (is_bot(Side::second) || std::max(sits[Side::first], sits[Side::second]) == 3) {
            const bool is_first = is_bot(Side::second) || sits[Side::first] > sits[Side::second];
            record.result = forfeited(Side::first, Refusal{judgements::proven[is_first ? Side::first : Side::second]});
        } else {
            record.result = forfeited(Side::first, Refusal{judgements::proven_draw});
        }
        return tournament::labelled(plan, pairing, game, std::move(record));
    }

    static constexpr std::size_t first_bot = 4;
    Folder folder_;
};

} // namespace zugzwang::testing
