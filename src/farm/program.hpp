// Programs of the machine, run without a shell.
#pragma once

#include <chrono>
#include <filesystem>
#include <memory>
#include <string>
#include <vector>

#include "zugzwang/base/refusal.hpp"

namespace zugzwang::farm {

/// Where a program lies in PATH, or which one is missing.
[[nodiscard]] Result<std::filesystem::path> program_in_path(const std::string& name);

struct Said {
    bool succeeded = false;
    std::string out, err; ///< Without the blanks about them.
};
/// Runs a program to its end, nothing on its standard input. Not meant for long output.
[[nodiscard]] Said said_by(const std::filesystem::path& program, const std::vector<std::string>& arguments);

/// Returns after this time.
void pause(std::chrono::milliseconds time);

/// A program that goes on beside ours, in a group of its own so that Ctrl+C reaches ours alone. It is told to end
/// (SIGTERM) with this object and, on Linux, with the thread that started it.
class Companion {
  public:
    /// Its output and its errors go to the file. Refuses what cannot be started.
    [[nodiscard]] static Result<std::unique_ptr<Companion>> start(const std::filesystem::path& program,
                                                                  const std::vector<std::string>& arguments,
                                                                  const std::filesystem::path& output);
    ~Companion();
    Companion(const Companion&) = delete;
    Companion& operator=(const Companion&) = delete;

    [[nodiscard]] bool is_running();
    /// Tells it to end, and waits until it has.
    void end();

  private:
    struct Parts;
    explicit Companion(std::unique_ptr<Parts> parts);

    std::unique_ptr<Parts> parts_; ///< What Boost.Process needs, kept out of this header.
};

} // namespace zugzwang::farm
