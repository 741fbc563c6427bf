// A program outside ours, run in a process of its own and spoken to in lines, with a deadline for every word.
#pragma once

#include <chrono>
#include <cstdint>
#include <memory>
#include <stop_token>
#include <string>
#include <string_view>
#include <variant>

#include "zugzwang/base/refusal.hpp"

namespace zugzwang::ugi {

/// Why no line came.
enum class Silence : std::uint8_t {
    late,    ///< The deadline passed.
    ended,   ///< The program ended, by itself or by a signal.
    closed,  ///< It closed its output and lives on.
    flooded, ///< A line, or all that it wrote since `forget_flood`, is longer than any answer can be.
    stopped, ///< We were told to stop waiting.
};

/// The same in a word or two: "out of time", "crashed" …
[[nodiscard]] Refusal refusal_for(Silence silence);

/// For one thread at a time. The program's standard error is ours. It ends with this object, with all that it started,
/// and leaves no zombie; on Linux it also ends when the thread that started it does, however that comes about.
class BotProcess {
  public:
    using Clock = std::chrono::steady_clock;

    static constexpr std::size_t longest_line = 64 * 1024; ///< Bytes.
    static constexpr std::size_t flood = 2 * 1024 * 1024;  ///< Bytes between two `forget_flood`.

    /// Starts a command line: program and arguments, double quotes allowed, the program looked for in PATH.
    [[nodiscard]] static Result<std::unique_ptr<BotProcess>> start(const std::string& command);
    /// Closes the program's input and gives it a moment (20 ms) to end by itself.
    ~BotProcess();
    BotProcess(const BotProcess&) = delete;
    BotProcess& operator=(const BotProcess&) = delete;

    /// False when the line could not be written before the deadline, or nobody reads it any more.
    [[nodiscard]] bool send(std::string_view line, Clock::time_point deadline);
    /// The next line without its end, or why there is none.
    [[nodiscard]] std::variant<std::string, Silence> line(Clock::time_point deadline, const std::stop_token& stop);
    /// Starts the count of `flood` anew: at each question.
    void forget_flood();
    /// The most memory that it has had so far, with all that it started and that still runs, in bytes; 0 where the
    /// machine does not tell.
    [[nodiscard]] std::uint64_t peak_memory() const;

  private:
    struct Parts;
    explicit BotProcess(std::unique_ptr<Parts> parts);

    std::unique_ptr<Parts> parts_; ///< What Boost.Process needs, kept out of this header.
};

} // namespace zugzwang::ugi
