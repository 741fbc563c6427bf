// What `match` and `tournament` share of games on many machines: the choice, a task's part of it, and what is told of
// the machines.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "cli/farm_choice.hpp"
#include "match/far_games.hpp"
#include "match/machines.hpp"
#include "zugzwang/base/interruption.hpp"

namespace zugzwang::cli {

class FarGames {
  public:
    FarGames(const CommandLine& program, CommandLine& command);

    [[nodiscard]] const std::vector<std::string>& tasks() const { return choice_.tasks(); }
    /// As FarmChoice has it; refuses where there is no record file, and games that were cut already.
    [[nodiscard]] Result<std::unique_ptr<farm::Farm>> farm(const std::string& record_file, std::uint64_t shards) const;
    /// Until it is interrupted.
    [[nodiscard]] match::FarRun run(farm::Farm& farm, const std::string& record_file,
                                    const Interruption& interruption) const;
    using Take = std::function<bool(const GameRecord&)>;
    /// Of a task: prints the plan, its machine and the records of the games that `play` plays, every time of the plan
    /// multiplied by `factor`.
    [[nodiscard]] Result<Answer>
    print_games(const std::string& plan_line, const Streams& streams,
                const std::function<std::optional<Refusal>(double factor, const Take& take)>& play) const;

  private:
    FarmChoice choice_;
    bool scales_times_ = false;
    std::optional<std::int64_t> reference_; ///< In nodes a second.
};

/// What is told of games on many machines besides their figures; nothing of those that were played here.
struct FarNews {
    farm::HandedOut handed_out{};
    std::vector<match::MachineFigures> machines{};
    std::vector<std::string> players{}; ///< The names, by the numbers in the machines' figures.

    /// A line each; empty where there is nothing to tell.
    [[nodiscard]] std::string words() const { return match::machine_words(machines, players); }
    /// The report, a line of JSON, with what is to tell.
    [[nodiscard]] std::string added_to(const std::string& report_json) const;
};

} // namespace zugzwang::cli
