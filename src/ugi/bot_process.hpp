// A program outside ours, run in a process of its own and spoken to in lines, with a deadline for every word.
#pragma once

#include <chrono>
#include <cstdint>
#include <memory>
#include <stop_token>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "ugi/bot_terms.hpp"
#include "zugzwang/base/refusal.hpp"
#include "zugzwang/rules/last_words.hpp"

namespace zugzwang::ugi {

/// Why no line came.
enum class Silence : std::uint8_t {
    late,      ///< The deadline passed.
    ended,     ///< The program ended, by itself or by a signal.
    closed,    ///< It closed its output and lives on.
    flooded,   ///< A line, or all that it wrote since `forget_flood`, is longer than any answer can be.
    stopped,   ///< We were told to stop waiting.
    memory,    ///< It was ended, because it took more memory than it may,
    processes, ///< had more processes than it may,
    written,   ///< or wrote more to disks than it may.
};

/// The same in a word or two: "out of time", "crashed" …
[[nodiscard]] Refusal refusal_for(Silence silence);

/// For one thread at a time. It has neither a shell nor a terminal, and on Linux a keeper (keeper.hpp) holds it to its
/// limits. It ends with this object, with all that it started, and leaves no zombie; on Linux it also ends when the
/// thread that started it does, however that comes about. What it writes to standard error is passed on to ours while
/// it is spoken to.
class BotProcess {
  public:
    using Clock = std::chrono::steady_clock;

    static constexpr std::size_t longest_line = 64 * 1024; ///< Bytes.
    static constexpr std::size_t flood = 2 * 1024 * 1024;  ///< Bytes of both outputs between two `forget_flood`.
    static constexpr std::size_t last_lines = 10;          ///< So many of each output are remembered …
    static constexpr std::size_t last_line_size = 200;     ///< … so much of each, in bytes.

    /// Starts a command line: program and arguments, double quotes allowed, the program looked for in PATH. Refuses a
    /// program that is not there, and a sandbox where there can be none.
    [[nodiscard]] static Result<std::unique_ptr<BotProcess>> start(const std::string& command,
                                                                   const Confinement& confinement);
    /// The same of a command line taken apart; requires a word.
    [[nodiscard]] static Result<std::unique_ptr<BotProcess>> start(std::vector<std::string> words,
                                                                   const Confinement& confinement);
    /// Closes the program's input and gives it a moment (20 ms) to end by itself.
    ~BotProcess();
    BotProcess(const BotProcess&) = delete;
    BotProcess& operator=(const BotProcess&) = delete;

    /// False when the line could not be written before the deadline, or nobody reads it any more.
    [[nodiscard]] bool send(std::string_view line, Clock::time_point deadline);
    /// The next line without its end, or why there is none. What has come when the deadline passes is in time.
    [[nodiscard]] std::variant<std::string, Silence> line(Clock::time_point deadline, const std::stop_token& stop);
    /// Starts the count of `flood` anew: at each question.
    void forget_flood();
    /// What was said so far is no part of the last words any more: at each game.
    void forget_words();
    /// The last lines that were read, with what has come of the next one, and the last on standard error; printable.
    [[nodiscard]] LastWords last_words() const;
    /// The most memory that it has had so far, with all that it started and that still runs, in bytes; 0 where the
    /// machine does not tell.
    [[nodiscard]] std::uint64_t peak_memory() const;

  private:
    struct Parts;
    explicit BotProcess(std::unique_ptr<Parts> parts);

    std::unique_ptr<Parts> parts_; ///< What Boost.Process needs, kept out of this header.
};

} // namespace zugzwang::ugi
