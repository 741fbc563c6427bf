// The GAME of a subcommand, and that game's options as command line options, made from its descriptions.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include <CLI/CLI.hpp>

#include "zugzwang/play/game.hpp"

namespace zugzwang::cli {

class GameChoice {
  public:
    enum class Options { none, of_the_game };

    /// Adds every game of the catalog below `command`, which must outlive this. Not to be moved afterwards: the command
    /// line keeps its address.
    GameChoice(CLI::App& command, Options options);
    GameChoice(const GameChoice&) = delete;
    GameChoice& operator=(const GameChoice&) = delete;

    /// Whether anything was named where the game stands.
    [[nodiscard]] bool is_made() const { return !command_.get_subcommands().empty() || !command_.remaining().empty(); }
    /// The game that was named, or words on what was named instead.
    [[nodiscard]] Result<const Game*> game() const;
    /// The options of the game that was named, or why one of them, or all of them together, are refused. Requires a
    /// game.
    [[nodiscard]] Result<OptionValues> options() const;

  private:
    void add_option(CLI::App& below, const OptionSpec& spec);

    CLI::App& command_;
    /// What was written for the options of the game that was named, in the order of the command line.
    std::vector<std::pair<std::string, std::string>> written_;
};

/// The ids of all games: "points, sticks, ...".
[[nodiscard]] std::string game_ids();

} // namespace zugzwang::cli
