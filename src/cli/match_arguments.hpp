// What `match` is asked on the command line, turned into a plan and checked.
#pragma once

#include <string>
#include <vector>

#include "cli/game_choice.hpp"
#include "match/plan.hpp"

namespace zugzwang::cli {

struct MatchArguments {
    explicit MatchArguments(CommandLine& command);

    GameChoice choice;
    std::string first, second, openings, sprt, shard; ///< Empty when not given.
    std::int64_t games = 100, seed = 1, jobs = 1;
    std::optional<std::int64_t> movetime, nodes;
    bool swap = false;
    std::string json_file, record_file;   ///< Empty: none.
    std::vector<std::string> merge_files; ///< Not empty: add these up and play nothing.
    std::string replay_file;              ///< Not empty: check its games and play nothing.

    /// The plan that the arguments describe. Requires that a game was named or says so.
    [[nodiscard]] Result<match::MatchPlan> plan() const;
    /// `--sprt elo0,elo1[,alpha,beta]`, if it was given.
    [[nodiscard]] Result<std::optional<match::SprtBounds>> sprt_bounds() const;

  private:
    [[nodiscard]] Budget budget() const;
    [[nodiscard]] std::optional<Refusal> take_openings(match::MatchPlan& plan) const;
    [[nodiscard]] std::optional<Refusal> take_shard(match::MatchPlan& plan) const;
};

} // namespace zugzwang::cli
