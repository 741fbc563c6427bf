// What a program is asked whose work other machines may do, and how each of these is asked for its part.
#pragma once

#include <filesystem>
#include <memory>
#include <string>
#include <vector>

#include "farm/farm.hpp"

namespace zugzwang::farm {

inline constexpr const char* task_option = "--task";

struct Call {
    std::string engine, hosts, work; ///< `--on`, `--hosts` and `--work`; empty when not given.
    std::vector<std::string> tasks;  ///< Of a machine that is asked for its part, the texts of its pieces.

    /// Takes its words out of a command line that knows no others of these names.
    [[nodiscard]] static Call taken_from(std::vector<std::string>& words);
    /// What hands the tasks out. Empty where everything is to be done here; refuses what does not go together, and
    /// where the program that reaches the machines is not installed.
    [[nodiscard]] Result<std::unique_ptr<Farm>> farm() const;
};

/// What the texts of pieces are put behind: this very program, with these arguments.
[[nodiscard]] Task command_of_tasks(const std::vector<std::string>& arguments);

} // namespace zugzwang::farm
