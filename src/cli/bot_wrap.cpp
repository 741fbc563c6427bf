// `zugzwang bot wrap GAME COMMAND --as ARENA`: a bot in another arena.
#include <memory>

#include "bots/arenas.hpp"
#include "cli/bot_words.hpp"
#include "ugi/bot.hpp"
#include "ugi/words.hpp"
#include "zugzwang/base/text.hpp"
#include "zugzwang/base/words.hpp"

namespace zugzwang::cli {
namespace {

struct WrappedBotArguments {
    explicit WrappedBotArguments(CommandLine& command)
        : words(command, GameChoice::Options::none, "COMMAND", tr("What starts the bot")) {}

    BotWords words;
    std::string arena;
    std::optional<std::int64_t> movetime;
};

/// `codingame amazons, codingame boxes, ...`
std::string arena_names() {
    return joined(bots::arenas(), ", ",
                  [](const bots::Arena& arena) { return filled("{} {}", arena.name, arena.game); });
}

Result<Answer> wrap(const WrappedBotArguments& arguments, const Streams& streams) {
    const auto game = arguments.words.game();
    if (!game) return game.refusal();
    const auto command = arguments.words.word();
    if (!command) return command.refusal();
    if (arguments.arena.empty()) return Refusal{"which arena? wrap takes --as ARENA: there are {}", arena_names()};
    const auto* known = bots::find_arena(arguments.arena, (*game)->id);
    if (!known) return Refusal{"--as: there is no {} {}, there are {}", arguments.arena, (*game)->id, arena_names()};
    auto arena = *known;
    if (arguments.movetime) arena.movetime = arena.first_movetime = std::chrono::milliseconds(*arguments.movetime);
    ugi::Bot bot(**game, OptionValues((*game)->options), *command);
    if (const auto name = bot.greet({}); !name) return name.refusal();
    streams.err << tr(arena.difference) << std::endl;
    const auto referee = (*game)->open_table(OptionValues((*game)->options));
    if (!referee) return referee.refusal();
    const auto ask = [&](const std::string& position, std::chrono::milliseconds time) -> Result<std::string> {
        if (auto refusal = (*referee)->set_position(position)) return *std::move(refusal);
        if ((*referee)->outcome()) return Refusal{"the game is over in this position: {}", position};
        SearchControl control({.time = time}, {});
        auto move = bot.choose(position, control, {});
        if (move && (*referee)->play(*move)) return ugi::illegal_move(*move);
        return move;
    };
    if (const auto refusal = arena.speak(arena, ask, streams.in, streams.out)) return *refusal;
    return Answer{streams.out ? exit_done : exit_failed};
}

} // namespace

Command bot_wrap_command(CommandLine& bot) {
    auto& command = bot.command("wrap", tr("Speaks the protocol of another arena for a bot"));
    auto arguments = std::make_shared<WrappedBotArguments>(command);
    command.word("--as", arguments->arena, "ARENA", tr("Of which arena: codingame or botzone"));
    command.number("--movetime", arguments->movetime, {1, max_movetime}, "MS",
                   tr("Time for each move of the bot, in milliseconds (what the arena allows if it is not given)"));
    std::string differences;
    for (const auto& arena : bots::arenas())
        differences +=
            (differences.empty() ? "" : "\n") + filled("{} {}: ", arena.name, arena.game) + tr(arena.difference);
    command.epilogue(differences);
    return {&command, true, [arguments](const Streams& streams) { return wrap(*arguments, streams); }};
}

} // namespace zugzwang::cli
