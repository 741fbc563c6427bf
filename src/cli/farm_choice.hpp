// What a command is asked whose work may be done on many machines, and how each of these is asked for its part.
#pragma once

#include <cstddef>
#include <filesystem>
#include <memory>
#include <string>
#include <vector>

#include "cli/cli.hpp"
#include "cli/command_line.hpp"
#include "farm/call.hpp"
#include "farm/hand_out.hpp"

namespace zugzwang::cli {

class FarmChoice {
  public:
    /// `program` is the whole command line, of which `command` is the part.
    FarmChoice(const CommandLine& program, CommandLine& command);
    FarmChoice(const FarmChoice&) = delete; // the command line keeps its address
    FarmChoice& operator=(const FarmChoice&) = delete;

    /// Of a machine that is asked for its part: the texts of its tasks, else empty.
    [[nodiscard]] const std::vector<std::string>& tasks() const { return call_.tasks; }
    [[nodiscard]] bool is_given() const { return !call_.engine.empty(); }
    /// As farm::Call has it.
    [[nodiscard]] Result<std::unique_ptr<farm::Farm>> farm() const { return call_.farm(); }
    /// The folder of the tasks: beside that file, where nobody named one. Empty where there is neither.
    [[nodiscard]] std::filesystem::path work(const std::string& file) const;
    /// What the texts of tasks are put behind: this very call, with more arguments.
    [[nodiscard]] farm::Task command(const std::vector<std::string>& more = {}) const;

  private:
    const CommandLine& program_;
    farm::Call call_;
};

/// On standard error: what was lost and what came twice, if something was, and how many results an end before time
/// left.
void tell_losses(const farm::HandedOut& handed_out, std::size_t kept, const Streams& streams);

} // namespace zugzwang::cli
