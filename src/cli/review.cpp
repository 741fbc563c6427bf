// `zugzwang review --record FILE`: what each move of a recorded game was worth, one line of JSON each.
#include <array>
#include <cmath>
#include <memory>

#include "cli/command.hpp"
#include "cli/fact_answer.hpp"
#include "cli/progress_line.hpp"
#include "cli/recorded_game.hpp"
#include "record/json.hpp"
#include "zugzwang/base/words.hpp"
#include "zugzwang/play/game.hpp"
#include "zugzwang/play/review.hpp"

namespace zugzwang::cli {
namespace {

struct Arguments {
    RecordedGame recorded;
    std::int64_t movetime = reading_movetime;
    bool words = false;
};

/// Its moves with their sides, and the value of each position.
struct Read {
    std::vector<MoveToReview> moves;
    std::vector<std::optional<PositionValue>> values;
};

/// The last position first; the table, which stands at the end of the game, stands at the start then.
Read read_back(const GameRecord& record, Table& table, Budget budget, ProgressLine& progress) {
    const auto positions = record.moves.size() + 1;
    Read read{std::vector<MoveToReview>(record.moves.size()), std::vector<std::optional<PositionValue>>(positions)};
    for (auto ply = positions; ply-- > 0; table.undo()) {
        read.values[ply] = table.value(budget, {});
        if (ply + 1 < positions) read.moves[ply] = {table.to_move(), record.moves[ply].text};
        progress.show(
            [&] {
                return tr("Position {n} of {all}", {{"n", positions - ply}, {"all", positions}});
            },
            ply == 0);
    }
    progress.clear();
    return read;
}

/// By MoveClass.
constexpr std::array class_words{"best", "only", "good", "inaccuracy", "mistake", "blunder"};

Json rounded(double chance) { return std::round(chance * 1e4) / 1e4; }

Json answer(std::size_t ply, const MoveToReview& move, const std::optional<ReviewedMove>& reviewed,
            const PositionValue& value) {
    return Json::Object{
        {"ply", ply},
        {"side", move.side == Side::first ? 1 : 2},
        {"move", move.text},
        {"chance", reviewed ? rounded(reviewed->before) : Json(nullptr)},
        {"after", reviewed ? rounded(reviewed->after) : Json(nullptr)},
        {"best", value.best},
        {"proven", value.exact},
        {"class", reviewed ? Json(class_words[static_cast<std::size_t>(reviewed->kind)]) : Json(nullptr)}};
}

Result<Answer> review(const Arguments& arguments, const Streams& streams) {
    if (!arguments.recorded.is_asked_for()) return Refusal{"--record: which file?"};
    const auto record = arguments.recorded.record();
    if (!record) return record.refusal();
    const auto* game = find_game(record->game);
    if (!game) return arguments.recorded.refused(Refusal{"unknown game: {}", record->game});
    const auto opened = played_table(*game, *record);
    if (!opened) return arguments.recorded.refused(opened.refusal());
    auto& table = **opened;
    ProgressLine progress(streams.err);
    const Budget budget{.time = std::chrono::milliseconds(arguments.movetime)};
    const auto [moves, values] = read_back(*record, table, budget, progress);
    const auto reviewed = review_of(moves, values, points_of(*game, record->start));
    for (std::size_t ply = 0; ply < moves.size() && streams.out; ++ply) {
        const auto& move = moves[ply];
        auto line = answer(ply, move, reviewed.moves[ply], *values[ply]);
        if (arguments.words) {
            const auto comparison = reviewed.moves[ply]
                                        ? comparison_of(move, *reviewed.moves[ply], *values[ply], *values[ply + 1])
                                        : Comparison{};
            add_facts(line, table.facts(move.text, comparison));
            static_cast<void>(table.play(move.text));
        }
        streams.out << line.line() << std::endl;
    }
    return Answer{streams.out ? exit_done : exit_failed};
}

} // namespace

Command review_command(CommandLine& program) {
    auto& command = program.command("review", tr("Says what each move of a recorded game was worth"));
    auto arguments = std::make_shared<Arguments>();
    arguments->recorded.add_to(command, tr("The file that the game stands in"));
    command.number("--movetime", arguments->movetime, {1, max_movetime}, "MS",
                   tr("Time for each position, in milliseconds"));
    command.flag("--words", arguments->words, tr("Says of each move why, in words and as facts"));
    return {&command, false, [arguments](const Streams& streams) { return review(*arguments, streams); }};
}

} // namespace zugzwang::cli
