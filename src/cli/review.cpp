// `zugzwang review --record FILE`: what each move of a recorded game was worth, one line of JSON each.
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

/// A game played again at a table that stands at its end now.
struct Replayed {
    std::unique_ptr<Table> table;
    std::vector<PlayedMove> moves{};
};

Result<Replayed> replayed(const GameRecord& record) {
    const auto* game = find_game(record.game);
    if (!game) return Refusal{"unknown game: {}", record.game};
    const auto config = config_of(*game, record);
    if (!config) return config.refusal();
    auto table = game->open_table(config->options);
    if (!table) return table.refusal();
    Replayed again{*std::move(table)};
    if (auto refusal = again.table->set_position(record.start)) return *std::move(refusal);
    for (const auto& move : record.moves) {
        again.moves.push_back({again.table->to_move(), move.text});
        if (const auto refusal = again.table->play(move.text))
            return Refusal{"move {}: {}", again.moves.size(), refusal->words};
    }
    if (!record.result) return again;
    if (auto wrong = wrong_result(*record.result, again.table->outcome())) return *std::move(wrong);
    return again;
}

/// Of all positions, the last one first; the table stands at the start then.
std::vector<std::optional<PositionValue>> values_of(Replayed& again, Budget budget, ProgressLine& progress) {
    const auto positions = again.moves.size() + 1;
    std::vector<std::optional<PositionValue>> values(positions);
    for (auto ply = positions; ply-- > 0; again.table->undo()) {
        values[ply] = again.table->value(budget, {});
        progress.show(
            [&] {
                return tr("Position {n} of {all}", {{"n", positions - ply}, {"all", positions}});
            },
            ply == 0);
    }
    progress.clear();
    return values;
}

const char* class_word(MoveClass kind) {
    switch (kind) {
    case MoveClass::best:
        return "best";
    case MoveClass::only:
        return "only";
    case MoveClass::good:
        return "good";
    case MoveClass::inaccuracy:
        return "inaccuracy";
    case MoveClass::mistake:
        return "mistake";
    case MoveClass::blunder:
        return "blunder";
    }
    return "";
}

Json rounded(double chance) { return std::round(chance * 1e4) / 1e4; }

Json answer(std::size_t ply, const PlayedMove& move, const std::optional<ReviewedMove>& reviewed,
            const PositionValue& value) {
    return Json::Object{{"ply", ply},
                        {"side", move.side == Side::first ? 1 : 2},
                        {"move", move.text},
                        {"chance", reviewed ? rounded(reviewed->before) : Json(nullptr)},
                        {"after", reviewed ? rounded(reviewed->after) : Json(nullptr)},
                        {"best", value.best},
                        {"proven", value.exact},
                        {"class", reviewed ? Json(class_word(reviewed->kind)) : Json(nullptr)}};
}

Result<Answer> review(const Arguments& arguments, const Streams& streams) {
    if (!arguments.recorded.is_asked_for()) return Refusal{"--record: which file?"};
    const auto record = arguments.recorded.record();
    if (!record) return record.refusal();
    auto again = replayed(*record);
    if (!again) return arguments.recorded.refused(again.refusal());
    ProgressLine progress(streams.err);
    const auto values = values_of(*again, {.time = std::chrono::milliseconds(arguments.movetime)}, progress);
    const auto reviewed = review_of(again->moves, values, points_of(*find_game(record->game), record->start));
    for (std::size_t ply = 0; ply < again->moves.size() && streams.out; ++ply) {
        const auto& move = again->moves[ply];
        auto line = answer(ply, move, reviewed.moves[ply], *values[ply]);
        if (arguments.words) {
            const auto comparison = reviewed.moves[ply]
                                        ? comparison_of(move, *reviewed.moves[ply], *values[ply], *values[ply + 1])
                                        : Comparison{};
            add_facts(line, again->table->facts(move.text, comparison));
            static_cast<void>(again->table->play(move.text));
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
