// `zugzwang puzzles GAME`: makes puzzles, one line of JSON each, or as a pack.
#include <fstream>
#include <functional>
#include <memory>
#include <vector>

#include "cli/command.hpp"
#include "cli/far_puzzles.hpp"
#include "cli/farm_choice.hpp"
#include "cli/game_choice.hpp"
#include "cli/progress_line.hpp"
#include "match/number_text.hpp"
#include "puzzles/maker.hpp"
#include "puzzles/pack.hpp"
#include "record/json.hpp"
#include "zugzwang/base/interruption.hpp"
#include "zugzwang/base/random.hpp"
#include "zugzwang/base/words.hpp"

namespace zugzwang::cli {
namespace {

constexpr std::int64_t max_seed = 1'000'000'000, max_count = 100'000;

struct PuzzleArguments {
    PuzzleArguments(const CommandLine& program, CommandLine& command)
        : choice(command, GameChoice::Options::none), far(program, command) {}

    GameChoice choice;
    FarmChoice far;
    std::int64_t seed = 1, count = 10;
    std::string out;
    bool pack = false;
};

Json json_of(const puzzles::Puzzle& puzzle) {
    Json::Array refutations;
    for (const auto& refutation : puzzle.refutations) {
        for (const auto& move : refutation.moves) {
            Json one = Json::Object{{"move", move},
                                    {"answer", refutation.line.empty() ? Json(nullptr) : Json(refutation.line.front())},
                                    {"line", refutation.line},
                                    {"value", refutation.value}};
            refutations.push_back(std::move(one));
        }
    }
    return Json::Object{{"game", puzzle.game},
                        {"position", puzzle.position},
                        {"best", puzzle.solution},
                        {"value", puzzle.value},
                        {"rating", puzzle.difficulty},
                        {"effort", puzzle.effort},
                        {"refutations", std::move(refutations)},
                        {"seed", puzzle.seed}};
}

using Told = std::function<bool(const puzzles::Puzzle&)>;

/// Here or on other machines. False when it was stopped.
Result<bool> make(const PuzzleArguments& arguments, const puzzles::MakerRequest& request, const Streams& streams,
                  const Told& told) {
    const auto work = arguments.far.work(arguments.out);
    if (arguments.far.is_given() && work.empty()) return Refusal{"--on needs --out FILE or --work DIR, for its tasks"};
    const auto farm = arguments.far.farm();
    if (!farm) return farm.refusal();
    if (!*farm) {
        puzzles::make_puzzles(request, told);
        return true;
    }
    ProgressLine progress(streams.err);
    const Interruption interruption;
    std::size_t count = 0;
    bool is_heard = true;
    const auto made = make_far({.request = request,
                                .farm = farm->get(),
                                .command = arguments.far.command(),
                                .work = work,
                                .told =
                                    [&](const puzzles::Puzzle& puzzle) {
                                        progress.clear();
                                        is_heard = told(puzzle);
                                        progress.show([&] { return match::bar(++count, request.count); }, true);
                                    },
                                .stopped = [&] { return interruption.has_come() || !is_heard; }});
    progress.clear();
    if (!made) return made.refusal();
    tell_losses(made->handed_out, made->games, streams);
    return !made->handed_out.is_stopped;
}

/// Shuffled, so that puzzles of one game do not follow one another.
Result<Answer> write_pack(const PuzzleArguments& arguments, const puzzles::MakerRequest& request,
                          const Streams& streams) {
    const auto& name = arguments.out;
    if (!std::ofstream(name, std::ios::app)) return Refusal{"--out: cannot write {}", name};
    std::vector<puzzles::Puzzle> made;
    const auto is_whole = make(arguments, request, streams, [&](const puzzles::Puzzle& puzzle) {
        made.push_back(puzzle);
        return true;
    });
    if (!is_whole) return is_whole.refusal();
    if (!*is_whole) return Answer{exit_failed};
    std::ofstream file(name);
    Random(request.seed).shuffle(made);
    file << puzzles::pack_head(request.game->id);
    for (const auto& puzzle : made)
        file << puzzles::pack_line(puzzle);
    file.flush();
    return Answer{file ? exit_done : exit_failed};
}

Result<Answer> puzzles_of(const PuzzleArguments& arguments, const Streams& streams) {
    const auto game = arguments.choice.game();
    if (!game) return game.refusal();
    if (!(*game)->puzzles) return Refusal{"there are no puzzles of {}", (*game)->id};
    if (arguments.pack && !arguments.out.empty())
        return Refusal{"--pack makes no puzzles that could go to {}", arguments.out};
    if (arguments.pack) return Answer{PackRequest{(*game)->id}};
    const puzzles::MakerRequest request{.game = *game,
                                        .seed = static_cast<std::uint64_t>(arguments.seed),
                                        .count = static_cast<std::size_t>(arguments.count)};
    if (!arguments.far.tasks().empty()) {
        auto refusal = print_games_with_puzzles(request, arguments.far.tasks(), streams.out);
        if (refusal) return *std::move(refusal);
        return Answer{streams.out ? exit_done : exit_failed};
    }
    if (!arguments.out.empty()) return write_pack(arguments, request, streams);
    const auto is_whole = make(arguments, request, streams, [&](const puzzles::Puzzle& puzzle) {
        streams.out << json_of(puzzle).line() << std::endl;
        return static_cast<bool>(streams.out);
    });
    if (!is_whole) return is_whole.refusal();
    return Answer{*is_whole && streams.out ? exit_done : exit_failed};
}

} // namespace

Command puzzles_command(CommandLine& program) {
    auto& command = program.command("puzzles", tr("Makes puzzles: positions in which one move wins"));
    auto arguments = std::make_shared<PuzzleArguments>(program, command);
    command.number("--seed", arguments->seed, {0, max_seed}, "S", tr("The same seed makes the same puzzles"));
    command.number("--count", arguments->count, {1, max_count}, "N", tr("How many, as many of each difficulty"));
    command.word("--out", arguments->out, "FILE", tr("Writes a pack as the program reads it"));
    command.flag("--pack", arguments->pack, tr("Prints those that come with the program, and makes none"));
    return {&command, true, [arguments](const Streams& streams) { return puzzles_of(*arguments, streams); }};
}

int print_pack(std::string_view text, const Streams& streams) {
    const auto pack = puzzles::read_pack(text);
    if (!pack) {
        streams.err << "zugzwang: " << tr(pack.refusal()) << '\n';
        return exit_refused;
    }
    for (const auto& puzzle : *pack)
        streams.out << json_of(puzzle).line() << '\n';
    return ended(exit_done, streams);
}

} // namespace zugzwang::cli
