// The GAME of a subcommand, that game's options as command line options, made from its descriptions, its players as
// they are named there, and the number that random choices come from.
#pragma once

#include <cstdint>
#include <deque>
#include <limits>
#include <optional>
#include <string>
#include <string_view>

#include "cli/command_line.hpp"
#include "zugzwang/play/game.hpp"

namespace zugzwang::cli {

class GameChoice {
  public:
    enum class Options { none, of_the_game };

    /// Adds every game of the catalog below `command`, which must outlive this. Not to be moved afterwards: the command
    /// line keeps its address.
    GameChoice(CommandLine& command, Options options);
    GameChoice(const GameChoice&) = delete;
    GameChoice& operator=(const GameChoice&) = delete;

    /// Whether anything was named where the game stands.
    [[nodiscard]] bool is_made() const { return !command_.given_below().empty() || !command_.left_over().empty(); }
    /// The game that was named, or words on what was named instead.
    [[nodiscard]] Result<const Game*> game() const;
    /// The options of the game that was named, or why one of them, or all of them together, are refused. Requires a
    /// game.
    [[nodiscard]] Result<OptionValues> options() const;

  private:
    /// What was written for an option of a game.
    struct Written {
        const Game* game;
        std::string id;
        std::optional<std::string> text{}; ///< Empty when it was not given.
        bool is_set = false;               ///< Of a flag, which has no text.
    };

    CommandLine& command_;
    std::deque<Written> written_; ///< Of every option of every game; the command line keeps their addresses.
};

/// An option's values in a few words: "1..16", "border|empty", "TEXT"; empty for a flag.
[[nodiscard]] std::string values_words(const OptionSpec& spec);

/// The ids of all games: "points, sticks, ...".
[[nodiscard]] std::string game_ids();

/// Who may take a seat.
enum class Seat {
    anyone,    ///< A person, a player of the game, or `ugi:COMMAND`.
    programs,  ///< A player of the game, or `ugi:COMMAND`.
    our_player ///< A player of the game.
};

/// Why `id`, given for `option`, may not sit there, if so. Whether the program behind `ugi:` can be started shows
/// later.
[[nodiscard]] std::optional<Refusal> check_player(const Game& game, std::string_view option, const std::string& id,
                                                  Seat seat);

/// What `--seed` may be where it is a command's own.
inline constexpr IntegerRange seeds{0, std::numeric_limits<std::int64_t>::max()};

/// `seed` is the command's own; where the game has an option of that name, what was set there goes first.
[[nodiscard]] std::uint64_t seed_from(std::int64_t seed, const OptionValues& options);

} // namespace zugzwang::cli
