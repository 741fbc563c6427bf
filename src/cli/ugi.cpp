// `zugzwang ugi GAME`: speaks the Universal Game Interface on standard input and output.
#include <memory>

#include "cli/command.hpp"
#include "cli/game_choice.hpp"
#include "cli/player_argument.hpp"
#include "ugi/engine.hpp"
#include "zugzwang/rules/words.hpp"

namespace zugzwang::cli {
namespace {

struct Arguments {
    explicit Arguments(CLI::App& command) : choice(command, GameChoice::Options::of_the_game) {}

    GameChoice choice;
    std::string player; ///< Empty when not given.
    std::string seed = "1";
};

Result<Answer> ugi(const Arguments& arguments, const Streams& streams) {
    const auto game = arguments.choice.game();
    if (!game) return game.refusal();
    const auto options = arguments.choice.options();
    if (!options) return options.refusal();
    const auto seed = seed_from(arguments.seed, *options);
    if (!seed) return seed.refusal();
    const auto& strongest = (*game)->players.back().id;
    zugzwang::ugi::EngineConfig config{
        .player = arguments.player.empty() ? strongest : arguments.player, .options = *options, .seed = *seed};
    if (auto refusal = check_player(**game, "--player", config.player, Seat::our_player)) return *std::move(refusal);
    zugzwang::ugi::serve(**game, std::move(config), streams.in, streams.out);
    return Answer{streams.out ? exit_done : exit_failed};
}

} // namespace

Command ugi_command(CLI::App& program) {
    auto* command = program.add_subcommand("ugi", tr("Plays for another program, in lines of UGI"));
    auto arguments = std::make_shared<Arguments>(*command);
    command->add_option("--player", arguments->player, tr("Which computer player thinks (the strongest)"))
        ->type_name("ID");
    command->add_option("--seed", arguments->seed, tr("Of the random choices"))->type_name("S")->capture_default_str();
    return {command, true, [arguments](const Streams& streams) { return ugi(*arguments, streams); }};
}

} // namespace zugzwang::cli
