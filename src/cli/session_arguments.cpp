#include "cli/session_arguments.hpp"

#include <algorithm>
#include <random>

#include "cli/command.hpp"
#include "cli/player_argument.hpp"
#include "zugzwang/rules/words.hpp"

namespace zugzwang::cli {
namespace {

constexpr std::int64_t max_movetime = 24 * 60 * 60 * 1000;

std::optional<Refusal> check_position(const Game& game, const SessionConfig& config) {
    if (!config.position) return std::nullopt;
    auto table = game.open_table(config.options);
    if (!table) return table.refusal();
    const auto refusal = (*table)->set_position(*config.position);
    if (refusal) return Refusal{"--position: {}", refusal->words};
    return std::nullopt;
}

/// The number that was given for the game, so that it can be played again; otherwise a new one each time.
std::uint64_t seed_for(const OptionValues& options) {
    if (const auto board = options.chosen_board()) return *board;
    return std::random_device{}();
}

} // namespace

void SessionArguments::add_to(CommandLine& command) {
    command.word("--first", first, "P", tr("Who moves first: human, a player of the game, or ugi:COMMAND"));
    command.word("--second", second, "P", tr("Who moves second"));
    command.word("--position", position, "TEXT", tr("Start from this position"));
    command.number("--movetime", movetime, {1, max_movetime}, "MS",
                   tr("Time for each move of a computer, in milliseconds"));
}

Result<SessionConfig> SessionArguments::config(const GameChoice& choice, const BySide<std::string>& fallback) const {
    const auto game = choice.game();
    if (!game) return game.refusal();
    const auto options = choice.options();
    if (!options) return options.refusal();
    SessionConfig config{.options = *options, .position = position, .budget = budget(), .seed = seed_for(*options)};
    config.players = {first.empty() ? fallback[Side::first] : first, second.empty() ? fallback[Side::second] : second};
    if (const auto refusal = check_player(**game, "--first", config.players[Side::first], Seat::anyone))
        return *refusal;
    if (const auto refusal = check_player(**game, "--second", config.players[Side::second], Seat::anyone))
        return *refusal;
    if (const auto refusal = check_position(**game, config)) return *refusal;
    return config;
}

} // namespace zugzwang::cli
