// A bot asked line by line, as whoever examines it does. Who only wants moves takes ugi::Bot.
#pragma once

#include <chrono>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "ugi/bot_process.hpp"

namespace zugzwang::bots {

/// For one thread at a time. After a failure nothing more is to be asked.
class Conversation {
  public:
    using Lines = std::vector<std::string>;

    static constexpr std::chrono::milliseconds patience{5000}; ///< For every answer.

    /// Starts a command line as BotProcess does; nothing is said yet.
    [[nodiscard]] static Result<Conversation> begin(const std::string& command, const ugi::Confinement& confinement);

    /// Says the lines and hears until a line whose first word is `awaited`: all that came, that line last. Or why it
    /// did not come: "crashed", "out of time" …
    [[nodiscard]] Result<Lines> ask(const Lines& lines, std::string_view awaited);
    /// Whether it ends by itself after `quit`.
    [[nodiscard]] bool ends_when_told();

  private:
    explicit Conversation(std::unique_ptr<ugi::BotProcess> process) : process_(std::move(process)) {}

    std::unique_ptr<ugi::BotProcess> process_;
};

} // namespace zugzwang::bots
