// What a command is asked whose games may be played on many machines, and how each of these is asked for its part.
#pragma once

#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "cli/command_line.hpp"
#include "farm/farm.hpp"

namespace zugzwang::cli {

class FarmChoice {
  public:
    /// `program` is the whole command line, of which `command` is the part.
    FarmChoice(const CommandLine& program, CommandLine& command);
    FarmChoice(const FarmChoice&) = delete; // the command line keeps its address
    FarmChoice& operator=(const FarmChoice&) = delete;

    /// Of a machine that is asked for its part: the texts of its tasks, else empty.
    [[nodiscard]] const std::vector<std::string>& tasks() const { return tasks_; }
    /// Whether the games are to be played on many machines. Empty otherwise; refuses what does not go together, and
    /// where the program that reaches the machines is not installed.
    [[nodiscard]] Result<std::unique_ptr<farm::Farm>> farm(const std::string& record_file) const;
    /// The folder of the tasks.
    [[nodiscard]] std::filesystem::path work(const std::string& record_file) const;
    /// What the texts of tasks are put behind: this very call.
    [[nodiscard]] farm::Task command() const;

  private:
    const CommandLine& program_;
    std::string engine_, hosts_, work_; ///< Empty when not given.
    std::vector<std::string> tasks_;
};

} // namespace zugzwang::cli
