// A person's own bot in the setup scene: the command that starts it, typed in, and a trial of it on the worker.
#pragma once

#include <cstdint>
#include <string>

#include "desk/context.hpp"
#include "zugzwang/gfx/input.hpp"
#include "zugzwang/ui/text_line.hpp"

namespace zugzwang {

class BotTrial {
  public:
    enum class State : std::uint8_t { untried, running, passed, failed };

    /// Begins with the command that was given last.
    BotTrial(SceneContext& context, const Game& game);

    [[nodiscard]] const ui::TextLine& line() const { return line_; }
    /// Without blanks at its ends.
    [[nodiscard]] std::string command() const;
    /// Takes a key or a text for the line; false for what means nothing to it.
    bool handle(const InputEvent& event);

    /// Asks the worker to try the bot; nothing without a command.
    void start(const OptionValues& options);
    /// Takes the answer when it is there; true when there is news.
    bool update();
    /// Forgets a trial that runs.
    void stop();
    [[nodiscard]] State state() const { return state_; }
    /// The bot's name, or why it cannot play; translated.
    [[nodiscard]] std::string words() const;

    /// Puts the command among the settings.
    void keep();

  private:
    SceneContext& context_;
    const Game& game_;
    ui::TextLine line_;
    Pending<Result<std::string>> job_;
    State state_ = State::untried;
    std::string answer_;
};

} // namespace zugzwang
