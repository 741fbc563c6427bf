// What `sheet` and the commands below `bot` share: a game, and one more word beside it.
#pragma once

#include <string>
#include <vector>

#include "cli/command.hpp"
#include "cli/game_choice.hpp"

namespace zugzwang::cli {

class BotWords {
  public:
    /// `kind` stands for the word in the help: "COMMAND". Not to be moved afterwards: the command line keeps its
    /// address.
    BotWords(CommandLine& command, GameChoice::Options options, const std::string& kind, const std::string& help);

    /// The game that was named, or what was named instead.
    [[nodiscard]] Result<const Game*> game() const;
    /// Requires a game.
    [[nodiscard]] Result<OptionValues> options() const { return choice_.options(); }
    /// The word, or that it is missing, or the one that is too many.
    [[nodiscard]] Result<std::string> word() const;
    /// All words beside the game's, where there may be any number.
    [[nodiscard]] const std::vector<std::string>& words() const { return words_; }

  private:
    CommandLine& command_;
    GameChoice choice_;
    std::string kind_;
    std::vector<std::string> words_;
};

/// The commands below `bot`.
[[nodiscard]] Command bot_new_command(CommandLine& bot);
[[nodiscard]] Command bot_check_command(CommandLine& bot);
[[nodiscard]] Command bot_arena_command(CommandLine& bot);
[[nodiscard]] Command bot_wrap_command(CommandLine& bot);

} // namespace zugzwang::cli
