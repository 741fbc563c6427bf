// What every command that plays many games is asked: which game, how many, from where, how long each may think.
#pragma once

#include <string>
#include <vector>

#include "cli/bots_choice.hpp"
#include "cli/command.hpp"
#include "cli/game_choice.hpp"
#include "match/plan.hpp"

namespace zugzwang::cli {

struct GamesChoice {
    /// `games_words` is the help of `--games`, of which there are so many if nobody says.
    GamesChoice(CommandLine& command, std::int64_t usual_games, const std::string& games_words);

    GameChoice choice;
    std::int64_t games, seed = 1, jobs = 1;
    std::optional<std::int64_t> movetime, nodes, max_opening_margin, judge_nodes, max_moves;
    std::string clock, openings, agree, shard; ///< Empty when not given.
    std::string record_file;                   ///< Empty: none.
    std::vector<std::string> merge_files;      ///< Not empty: add these up and play nothing.

    /// For each move.
    [[nodiscard]] Budget budget() const;
    /// For the whole game.
    [[nodiscard]] Result<std::optional<ClockLimit>> wanted_clock() const;

    struct Openings {
        int random = 0; ///< So many moves by chance first.
        std::vector<std::string> positions{};
    };
    [[nodiscard]] Result<Openings> wanted_openings(const Game& game) const;

    [[nodiscard]] Result<match::Judging> judging() const;

    struct Shard {
        std::uint64_t number = 0, of = 1;
    };
    [[nodiscard]] Result<Shard> wanted_shard() const;

    /// A match as far as all of this says it: without players and shard.
    [[nodiscard]] Result<match::MatchPlan> plan(const BotsChoice& bots) const;
};

} // namespace zugzwang::cli
