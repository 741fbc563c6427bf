// `zugzwang ugi GAME`: speaks the Universal Game Interface on standard input and output.
#include <memory>

#include "cli/command.hpp"
#include "cli/game_choice.hpp"
#include "ugi/engine.hpp"
#include "zugzwang/base/words.hpp"

namespace zugzwang::cli {
namespace {

struct EngineArguments {
    explicit EngineArguments(CommandLine& command) : choice(command, GameChoice::Options::of_the_game) {}

    GameChoice choice;
    std::string player; ///< Empty when not given.
    std::int64_t seed = 1;
    std::optional<std::int64_t> player_seed;
};

Result<Answer> ugi(const EngineArguments& arguments, const Streams& streams) {
    const auto game = arguments.choice.game();
    if (!game) return game.refusal();
    const auto options = arguments.choice.options();
    if (!options) return options.refusal();
    const auto& strongest = (*game)->players.back().id;
    zugzwang::ugi::EngineConfig config{.player = arguments.player.empty() ? strongest : arguments.player,
                                       .options = *options,
                                       .seed = seed_from(arguments.seed, *options)};
    if (arguments.player_seed) config.seed = static_cast<std::uint64_t>(*arguments.player_seed);
    if (auto refusal = check_player(**game, "--player", config.player, Seat::our_player)) return *std::move(refusal);
    zugzwang::ugi::serve(**game, std::move(config), streams.in, streams.out);
    return Answer{streams.out ? exit_done : exit_failed};
}

} // namespace

Command ugi_command(CommandLine& program) {
    auto& command = program.command("ugi", tr("Plays for another program, in lines of UGI"));
    auto arguments = std::make_shared<EngineArguments>(command);
    command.word("--player", arguments->player, "ID", tr("Which computer player thinks (the strongest)"));
    command.number("--seed", arguments->seed, seeds, "S", tr("Of all that is drawn"));
    command.number("--player-seed", arguments->player_seed, seeds, "S", tr("Of the player's own choices alone"));
    return {&command, true, [arguments](const Streams& streams) { return ugi(*arguments, streams); }};
}

} // namespace zugzwang::cli
