// `zugzwang lesson GAME --player P`: how that player comes to its move, step by step, for a handout or another program.
#include <algorithm>
#include <limits>
#include <memory>

#include "cli/command.hpp"
#include "cli/game_choice.hpp"
#include "cli/positions.hpp"
#include "record/json.hpp"
#include "zugzwang/base/text.hpp"
#include "zugzwang/base/words.hpp"

namespace zugzwang::cli {
namespace {

struct LessonArguments {
    explicit LessonArguments(CommandLine& command) : choice(command, GameChoice::Options::of_the_game) {}

    GameChoice choice;
    std::string player, moves;
    std::int64_t seed = 1;
    bool start = false, all = false, json = false;
};

std::string all_words(const LessonWords& said) { return joined(said.phrases, " ", &LessonPhrase::words); }

std::string as_text(const Table& table, const Lesson& lesson, const std::vector<std::size_t>& told) {
    auto text = lesson.title() + "\n" + table.position() + "\n";
    const auto chapters = lesson.chapters();
    for (const auto step : told) {
        const auto chapter = std::ranges::find(chapters, step, &LessonChapter::step);
        if (chapter != chapters.end()) text += "\n" + chapter->title + "\n";
        const auto said = lesson.words(step, Labels::standard);
        text += "  " + said.counter + ": " + all_words(said) + "\n";
    }
    return text + "\n" + tr("The move: {move}", {{"move", lesson.move()}}) + "\n";
}

/// A line a step; the move stands in the last one.
std::string as_json(const Table& table, const std::string& player, const Lesson& lesson,
                    const std::vector<std::size_t>& told) {
    const auto chapters = lesson.chapters();
    std::string lines;
    for (const auto step : told) {
        const auto chapter = chapter_of(chapters, step);
        const Json line = Json::Object{{"position", table.position()},
                                       {"player", player},
                                       {"step", step + 1},
                                       {"steps", lesson.steps()},
                                       {"chapter", chapter ? Json(chapters[*chapter].title) : Json(nullptr)},
                                       {"words", all_words(lesson.words(step, Labels::standard))},
                                       {"move", step == told.back() ? Json(lesson.move()) : Json(nullptr)}};
        lines += (lines.empty() ? "" : "\n") + line.line();
    }
    return lines;
}

PositionAnswer answer_of(const LessonArguments& arguments, std::uint64_t seed) {
    return [&arguments, seed](Table& table) -> Result<std::string> {
        for (const auto& move : split(arguments.moves, ' ')) {
            if (move.text.empty()) continue;
            if (const auto refusal = table.play(move.text)) return Refusal{"--moves: {}", refusal->words};
        }
        if (table.outcome()) return Refusal{"the game is over in this position"};
        const auto lesson = table.lesson({.player = arguments.player, .seed = seed}, {});
        const auto most = arguments.all ? std::numeric_limits<std::size_t>::max() : patient_steps;
        const auto told = told_steps(*lesson, most);
        return arguments.json ? as_json(table, arguments.player, *lesson, told) : as_text(table, *lesson, told);
    };
}

Result<Answer> lesson(const LessonArguments& arguments, const Streams& streams) {
    const auto game = arguments.choice.game();
    if (!game) return game.refusal();
    const auto options = arguments.choice.options();
    if (!options) return options.refusal();
    if (arguments.player.empty()) return Refusal{"whose? lesson takes --player P"};
    if (const auto refusal = check_player(**game, "--player", arguments.player, Seat::our_player)) return *refusal;
    if (!find_player(**game, arguments.player)->shows_its_work)
        return Refusal{"--player: {} does not show its work", arguments.player};
    const auto table = (*game)->open_table(*options);
    if (!table) return table.refusal();
    const auto answer = answer_of(arguments, seed_from(arguments.seed, *options));
    if (!arguments.start) return answer_positions(**table, answer, streams);
    const auto told = answer(**table);
    if (!told) return told.refusal();
    streams.out << *told << std::endl;
    return Answer{streams.out ? exit_done : exit_failed};
}

} // namespace

Command lesson_command(CommandLine& program) {
    auto& command = program.command(
        "lesson", tr("Tells how a player comes to its move in the positions on standard input, step by step"));
    auto arguments = std::make_shared<LessonArguments>(command);
    command.word("--player", arguments->player, "P", tr("Whose thinking: a player of the game that shows its work"));
    command.flag("--start", arguments->start, tr("Take the start that the game's options say, not standard input"));
    command.word("--moves", arguments->moves, "MOVES", tr("Moves that were played before, with spaces between"));
    command.number("--seed", arguments->seed, seeds, "S", tr("Of what the player draws"));
    command.flag("--all", arguments->all, tr("Tell every step, also of a lesson that has thousands"));
    command.flag("--json", arguments->json, tr("A line of JSON for each step"));
    return {&command, true, [arguments](const Streams& streams) { return lesson(*arguments, streams); }};
}

} // namespace zugzwang::cli
