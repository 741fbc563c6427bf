// `zugzwang play GAME` and `zugzwang demo [GAME]`: what the window opens with. A demo is between computers, game after
// game; or a game of a match is shown again.
#include <memory>
#include <optional>
#include <random>
#include <string>
#include <tuple>

#include "cli/command.hpp"
#include "cli/game_choice.hpp"
#include "cli/recorded_game.hpp"
#include "match/replay.hpp"
#include "zugzwang/base/text.hpp"
#include "zugzwang/base/words.hpp"

namespace zugzwang::cli {
namespace {

constexpr std::int64_t longest_game = 24 * 60 * 60, longest_increment = 60 * 60; // seconds
constexpr std::int64_t deepest = 100;

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

/// What is said about a game: who sits where, from which position, how long a computer may think.
struct SessionArguments {
    std::string first, second;                    ///< Empty when not given.
    std::optional<std::string> position;          ///< Any text.
    std::int64_t movetime = 1000;                 ///< Milliseconds.
    std::string clock, clock_first, clock_second; ///< Of both sides, and of one in its place; empty when not given.
    std::optional<std::int64_t> depth_first, depth_second;

    void add_to(CommandLine& command);
    /// The time that each move of a computer may take.
    [[nodiscard]] Budget budget() const { return {.time = std::chrono::milliseconds(movetime)}; }
    /// The session of the game that was named, with `fallback` players where none were given.
    [[nodiscard]] Result<SessionConfig> config(const GameChoice& choice, const BySide<std::string>& fallback) const;
    /// Nothing that needs a game to be named was given.
    [[nodiscard]] bool are_of_no_game() const {
        return first.empty() && second.empty() && !position && clock.empty() && clock_first.empty() &&
               clock_second.empty() && !depth_first && !depth_second;
    }
};

void SessionArguments::add_to(CommandLine& command) {
    command.word("--first", first, "P", tr("Who moves first: human, a player of the game, or ugi:COMMAND"));
    command.word("--second", second, "P", tr("Who moves second"));
    command.word("--position", position, "TEXT", tr("Start from this position"));
    command.number("--movetime", movetime, {1, max_movetime}, "MS",
                   tr("Time for each move of a computer, in milliseconds"));
    command.word(
        "--clock", clock, "S+I",
        tr("Both sides' time for the game, in seconds, and what each move adds: 300+2; whoever runs out loses"));
    command.word("--clock-first", clock_first, "S+I", tr("The same for the side that moves first alone"));
    command.word("--clock-second", clock_second, "S+I", tr("The same for the side that moves second alone"));
    command.number("--depth-first", depth_first, {1, deepest}, "D",
                   tr("How many moves the side that moves first looks ahead, if its player has a depth"));
    command.number("--depth-second", depth_second, {1, deepest}, "D", tr("The same for the side that moves second"));
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
    for (const auto& [side, option, depth] :
         {std::tuple(Side::first, "--depth-first", depth_first), {Side::second, "--depth-second", depth_second}}) {
        if (!depth) continue;
        const auto* player = find_player(**game, config.players[side]);
        if (!player || player->depth_option.empty())
            return Refusal{"{}: {} has no depth", option, config.players[side]};
        auto values = *options;
        if (const auto refusal = values.set(player->depth_option, std::to_string(*depth)))
            return Refusal{"{}: {}", option, refusal->words};
        config.budgets[side] = config.budget;
        config.budgets[side]->depth = static_cast<int>(*depth);
    }
    config.clocks = {{clock_first.empty() ? *both : *of_first, clock_second.empty() ? *both : *of_second}};
    return config;
}

struct PlayArguments {
    explicit PlayArguments(CommandLine& command) : choice(command, GameChoice::Options::of_the_game) {
        session.add_to(command);
        window.add_to(command);
    }

    GameChoice choice;
    SessionArguments session;
    WindowArguments window;
    RecordedGame recorded; ///< Of a demo.
};

/// Without other words a person plays first against the strongest computer.
Result<WindowRequest> game_to_play(const PlayArguments& arguments) {
    const auto game = arguments.choice.game();
    if (!game) return game.refusal();
    const auto session = arguments.session.config(arguments.choice, {std::string(human), (*game)->players.back().id});
    if (!session) return session.refusal();
    return WindowRequest{.start = WindowRequest::Start::play, .game = (*game)->id, .session = *session};
}

/// One game again and again, between its strongest players when no others are named.
Result<SessionConfig> config_of_game(const PlayArguments& arguments, const Game& game) {
    const auto& strongest = game.players.back().id;
    auto config = arguments.session.config(arguments.choice, {strongest, strongest});
    if (config && (config->players[Side::first] == human || config->players[Side::second] == human)) {
        return Refusal{"a person cannot play in a demo: {}", human};
    }
    return config;
}

/// All games in turn: nothing can be said about one of them.
Result<SessionConfig> config_of_all(const SessionArguments& arguments) {
    if (!arguments.are_of_no_game())
        return Refusal{"--first, --second, --position, clocks and depths need a game: one of {}", game_ids()};
    SessionConfig config;
    config.budget = arguments.budget();
    return config;
}

/// The game of a record file that was asked for.
Result<WindowRequest> recorded(const PlayArguments& arguments) {
    if (arguments.choice.is_made() || !arguments.session.are_of_no_game()) {
        return Refusal{"--record says itself what is played by whom"};
    }
    const auto record = arguments.recorded.record();
    if (!record) return record.refusal();
    auto replay = match::replayed(*record);
    if (!replay) return arguments.recorded.refused(replay.refusal());
    return WindowRequest{.start = WindowRequest::Start::demo, .game = record->game, .session = *std::move(replay)};
}

/// Computers at work.
Result<WindowRequest> played(const PlayArguments& arguments) {
    WindowRequest request{.start = WindowRequest::Start::demo};
    if (arguments.choice.is_made()) {
        const auto game = arguments.choice.game();
        if (!game) return game.refusal();
        request.game = (*game)->id;
    }
    auto config =
        request.game.empty() ? config_of_all(arguments.session) : config_of_game(arguments, *find_game(request.game));
    if (!config) return config.refusal();
    request.session = *std::move(config);
    return request;
}

Result<WindowRequest> demo(const PlayArguments& arguments) {
    return arguments.recorded.is_asked_for() ? recorded(arguments) : played(arguments);
}

Command command_of(CommandLine& line, std::shared_ptr<PlayArguments> arguments,
                   Result<WindowRequest> (*request_of)(const PlayArguments&)) {
    return {&line, true, [arguments = std::move(arguments), request_of](const Streams&) -> Result<Answer> {
                auto request = request_of(*arguments);
                if (!request) return request.refusal();
                if (const auto refusal = arguments->window.apply(*request)) return *refusal;
                return Answer{*std::move(request)};
            }};
}

} // namespace

Command play_command(CommandLine& program) {
    auto& command = program.command("play", tr("Opens the window on a game"));
    return command_of(command, std::make_shared<PlayArguments>(command), game_to_play);
}

Command demo_command(CommandLine& program) {
    auto& command = program.command("demo", tr("Opens the window on computers that play each other"));
    auto arguments = std::make_shared<PlayArguments>(command);
    arguments->recorded.add_to(command, tr("Show a game of a match's record file again"));
    return command_of(command, std::move(arguments), demo);
}

} // namespace zugzwang::cli
