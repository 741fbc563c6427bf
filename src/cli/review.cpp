// `zugzwang review --record FILE`: what each move of a recorded game was worth, one line of JSON each.
#include <memory>
#include <ostream>

#include "answers/review_answer.hpp"
#include "cli/command.hpp"
#include "cli/progress_line.hpp"
#include "cli/recorded_game.hpp"
#include "zugzwang/base/words.hpp"
#include "zugzwang/play/game.hpp"

namespace zugzwang::cli {
namespace {

struct ReviewArguments {
    RecordedGame recorded;
    std::int64_t movetime = reading_movetime;
    bool words = false;
};

Result<Answer> review(const ReviewArguments& arguments, const Streams& streams) {
    if (!arguments.recorded.is_asked_for()) return Refusal{"--record: which file?"};
    const auto record = arguments.recorded.record();
    if (!record) return record.refusal();
    const auto* game = find_game(record->game);
    if (!game) return arguments.recorded.refused(Refusal{"unknown game: {}", record->game});
    const auto opened = played_table(*game, *record);
    if (!opened) return arguments.recorded.refused(opened.refusal());
    ProgressLine progress(streams.err);
    const auto told = [&](std::size_t read, std::size_t all) {
        progress.show([&] { return tr("Position {n} of {all}", {{"n", read}, {"all", all}}); }, read == all);
    };
    const ReviewRequest request{.time = std::chrono::milliseconds(arguments.movetime), .words = arguments.words};
    const auto lines = review_lines(*record, **opened, request, told);
    progress.clear();
    for (const auto& line : *lines) {
        streams.out << line << std::endl;
        if (!streams.out) break;
    }
    return Answer{streams.out ? exit_done : exit_failed};
}

} // namespace

Command review_command(CommandLine& program) {
    auto& command = program.command("review", tr("Says what each move of a recorded game was worth"));
    auto arguments = std::make_shared<ReviewArguments>();
    arguments->recorded.add_to(command, tr("The file that the game stands in"));
    command.number("--movetime", arguments->movetime, {1, max_movetime}, "MS",
                   tr("Time for each position, in milliseconds"));
    command.flag("--words", arguments->words, tr("Says of each move why, in words and as facts"));
    return {&command, false, [arguments](const Streams& streams) { return review(*arguments, streams); }};
}

} // namespace zugzwang::cli
