// What `match` is asked on the command line, turned into a plan and checked.
#pragma once

#include <string>
#include <vector>

#include <CLI/CLI.hpp>

#include "cli/game_choice.hpp"
#include "match/plan.hpp"

namespace zugzwang::cli {

struct MatchArguments {
    explicit MatchArguments(CLI::App& command);

    GameChoice choice;
    std::string first, second, games = "100", movetime, nodes, seed = "1", openings, jobs = "1", sprt, shard;
    bool swap = false;
    std::string json_file, record_file;   ///< Empty: none.
    std::vector<std::string> merge_files; ///< Not empty: add these up and play nothing.
    std::string replay_file;              ///< Not empty: check its games and play nothing.

    /// The plan that the arguments describe. Requires that a game was named or says so.
    [[nodiscard]] Result<ugi::MatchPlan> plan() const;
    /// Games under way at once.
    [[nodiscard]] Result<int> job_count() const;
    /// `--sprt elo0,elo1[,alpha,beta]`, if it was given.
    [[nodiscard]] Result<std::optional<ugi::SprtBounds>> sprt_bounds() const;

  private:
    [[nodiscard]] std::optional<Refusal> take_budget(ugi::MatchPlan& plan) const;
    [[nodiscard]] std::optional<Refusal> take_openings(ugi::MatchPlan& plan) const;
    [[nodiscard]] std::optional<Refusal> take_shard(ugi::MatchPlan& plan) const;
};

} // namespace zugzwang::cli
