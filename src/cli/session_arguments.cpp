#include "cli/session_arguments.hpp"

#include <algorithm>
#include <random>

#include "cli/command.hpp"
#include "cli/player_argument.hpp"
#include "zugzwang/base/text.hpp"
#include "zugzwang/base/words.hpp"

namespace zugzwang::cli {
namespace {

constexpr std::int64_t max_movetime = 24 * 60 * 60 * 1000;

constexpr std::int64_t longest_game = 24 * 60 * 60, longest_increment = 60 * 60; // seconds

/// "300+2", "90"; empty for anything else.
std::optional<ClockLimit> clock_from(std::string_view text) {
    const auto parts = split(text, '+');
    if (parts.size() > 2) return std::nullopt;
    const auto game = whole_number(parts.front().text);
    const auto increment = parts.size() == 2 ? whole_number(parts.back().text) : std::int64_t{0};
    if (!game || !increment || *game < 1 || *game > longest_game) return std::nullopt;
    if (*increment < 0 || *increment > longest_increment) return std::nullopt;
    return ClockLimit{.game = std::chrono::seconds(*game), .increment = std::chrono::seconds(*increment)};
}

Result<std::optional<ClockLimit>> clock_of(const char* option, const std::string& text) {
    if (text.empty()) return std::optional<ClockLimit>();
    if (const auto clock = clock_from(text)) return clock;
    return Refusal{
        "{} must be like 300+2: seconds for the game, from 1 to {}, and seconds that each move adds, at most "
        "{}; not {}",
        option, longest_game, longest_increment, text};
}

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
    command.word(
        "--clock", clock, "S+I",
        tr("Both sides' time for the game, in seconds, and what each move adds: 300+2; who has none left loses"));
    command.word("--clock-first", clock_first, "S+I", tr("The same for the side that moves first alone"));
    command.word("--clock-second", clock_second, "S+I", tr("The same for the side that moves second alone"));
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
    const auto both = clock_of("--clock", clock), of_first = clock_of("--clock-first", clock_first),
               of_second = clock_of("--clock-second", clock_second);
    for (const auto* one : {&both, &of_first, &of_second}) {
        if (!*one) return one->refusal();
    }
    config.clocks = {{clock_first.empty() ? *both : *of_first, clock_second.empty() ? *both : *of_second}};
    return config;
}

} // namespace zugzwang::cli
