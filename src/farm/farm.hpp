// Many machines that share a folder, and tasks for them: a task is a command that needs nothing but its own words, and
// its result is what it prints. What hands the tasks out, and to whom, is somebody else's program.
#pragma once

#include <cstddef>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "zugzwang/base/refusal.hpp"

namespace zugzwang::farm {

/// A program and its arguments, each on one line.
using Task = std::vector<std::string>;

/// Makes the folder, and in it the list `tasks`: a task a line, as a shell reads it. Refuses what cannot be written.
[[nodiscard]] std::optional<Refusal> write_tasks(const std::filesystem::path& folder, const std::vector<Task>& tasks);
[[nodiscard]] std::filesystem::path task_list(const std::filesystem::path& folder);
/// What the task of that number, from 1, has printed so far, and what it wrote on its standard error. A file may be
/// missing, cut off, or begun anew when a machine was lost.
[[nodiscard]] std::filesystem::path result_file(const std::filesystem::path& folder, std::size_t number);
[[nodiscard]] std::filesystem::path error_file(const std::filesystem::path& folder, std::size_t number);

/// For one thread, and one folder of tasks at a time.
class Farm {
  public:
    /// Cancels what is under way.
    virtual ~Farm() = default;

    /// Begins the tasks of a folder that `write_tasks` has filled, in the present folder of this program.
    [[nodiscard]] virtual std::optional<Refusal> start(const std::filesystem::path& folder, std::size_t tasks) = 0;
    /// Whether a task may still print something; waits a moment (a second at most) for that to change. Which of them
    /// were lost only their results tell.
    [[nodiscard]] virtual bool is_busy() = 0;
    /// Ends all that was started.
    virtual void cancel() = 0;
};

} // namespace zugzwang::farm
