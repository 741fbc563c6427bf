// `zugzwang prove GAME`: what a position is worth, with a proof that whoever does not trust us can check.
#include <filesystem>
#include <memory>
#include <optional>
#include <ostream>

#include "cli/command.hpp"
#include "cli/game_choice.hpp"
#include "keep/disk.hpp"
#include "zugzwang/base/words.hpp"

namespace zugzwang::cli {
namespace {

struct ProveArguments {
    explicit ProveArguments(CommandLine& command) : choice(command, GameChoice::Options::of_the_game) {}

    GameChoice choice;
    std::optional<std::string> position; ///< Any text.
    std::string out;
};

Result<Answer> prove(const ProveArguments& arguments, const Streams& streams) {
    const auto game = arguments.choice.game();
    if (!game) return game.refusal();
    if (!(*game)->prove) return Refusal{"there are no proofs of {}", (*game)->id};
    const auto options = arguments.choice.options();
    if (!options) return options.refusal();
    const auto table = (*game)->open_table(*options);
    if (!table) return table.refusal();
    if (arguments.position) {
        if (const auto refusal = (*table)->set_position(*arguments.position))
            return Refusal{"--position: {}", refusal->words};
    }
    const auto proof = (*game)->prove((*table)->position(), {});
    if (!proof) return proof.refusal();
    if (!arguments.out.empty()) {
        if (!replace_on_disk(arguments.out, *proof)) return Refusal{"cannot be written: {}", arguments.out};
        return Answer{exit_done};
    }
    streams.out << *proof << std::flush;
    return Answer{streams.out ? exit_done : exit_failed};
}

} // namespace

Command prove_command(CommandLine& program) {
    auto& command = program.command("prove", tr("Proves what a position is worth, for a small program to check"));
    auto arguments = std::make_shared<ProveArguments>(command);
    command.word("--position", arguments->position, "TEXT", tr("This position, and not the game's start"));
    command.word("--out", arguments->out, "FILE", tr("Where the proof goes, in place of standard output"));
    return {&command, true, [arguments](const Streams& streams) { return prove(*arguments, streams); }};
}

} // namespace zugzwang::cli
