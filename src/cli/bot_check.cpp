// `zugzwang bot check GAME COMMAND`: a bot examined; `--play-module PROGRAM ROW ...` grades the task of Numbers.
#include <fstream>
#include <memory>

#include "bots/examination.hpp"
#include "bots/report.hpp"
#include "bots/task.hpp"
#include "cli/bot_words.hpp"
#include "cli/bots_choice.hpp"
#include "cli/progress_line.hpp"
#include "record/json.hpp"
#include "zugzwang/base/words.hpp"

namespace zugzwang::cli {
namespace {

struct BotCheckArguments {
    explicit BotCheckArguments(CommandLine& command)
        : words(command, GameChoice::Options::of_the_game, "COMMAND", tr("What starts the bot")), bots(command) {}

    BotWords words;
    BotsChoice bots;
    std::optional<std::int64_t> movetime;
    std::string junit_file;               ///< Empty: none.
    std::vector<std::string> play_module; ///< A program and its rows; empty: a bot is examined.
    bool json = false;
};

Result<Answer> tell(const Game& game, const bots::Examination& told, const BotCheckArguments& arguments,
                    const Streams& streams) {
    if (!arguments.junit_file.empty()) {
        std::ofstream file(arguments.junit_file, std::ios::trunc);
        file << bots::report_junit(game, told) << std::flush;
        if (!file) return Refusal{"--junit: cannot be written: {}", arguments.junit_file};
    }
    if (arguments.json)
        streams.out << bots::report_json(game, told) << std::endl;
    else
        streams.out << bots::report_words(game, told) << std::flush;
    return Answer{told.may_play() ? exit_done : exit_failed};
}

Result<Answer> check(const Game& game, const BotCheckArguments& arguments, const Streams& streams) {
    auto command = arguments.words.word();
    if (!command) return command.refusal();
    auto options = arguments.words.options();
    if (!options) return options.refusal();
    const auto terms = arguments.bots.terms();
    if (!terms) return terms.refusal();
    bots::ExaminationPlan plan{
        .game = &game, .options = *std::move(options), .command = *std::move(command), .terms = *terms};
    if (arguments.movetime) plan.speeds = {std::chrono::milliseconds(*arguments.movetime)};
    ProgressLine progress(streams.err);
    plan.report = [&](const std::string& doing) { progress.show([&] { return doing; }, true); };
    const auto told = bots::examine(plan);
    progress.clear();
    if (!told) return told.refusal();
    return tell(game, *told, arguments, streams);
}

Json json_of(const std::string& row, const bots::RowGrade& grade) {
    Json line = Json::Object{{"row", row},
                             {"points", grade.points},
                             {"first", grade.first},
                             {"second", grade.second},
                             {"secured", grade.secured},
                             {"milliseconds", grade.spent.count()}};
    if (grade.failure) line.set("failure", grade.failure->words);
    return line;
}

std::string words_of(const std::string& row, const bots::RowGrade& grade) {
    const auto points = tr_n("{n} point", "{n} points", grade.points);
    constexpr std::size_t shown = 40;
    const auto name = row.size() > shown ? row.substr(0, shown) + "..." : row;
    if (grade.failure)
        return tr("{row}: {points}: {why}", {{"row", name}, {"points", points}, {"why", tr(*grade.failure)}});
    return tr("{row}: {points}: {first} to {second}, best play secures {secured}", {{"row", name},
                                                                                    {"points", points},
                                                                                    {"first", grade.first},
                                                                                    {"second", grade.second},
                                                                                    {"secured", grade.secured}});
}

Result<Answer> grade(const Game& game, const BotCheckArguments& arguments, const Streams& streams) {
    if (game.id != "numbers") return Refusal{"--play-module is for numbers, not {}", game.id};
    if (!arguments.words.words().empty()) return Refusal{"unexpected word: {}", arguments.words.words().front()};
    const auto& program = arguments.play_module.front();
    if (arguments.play_module.size() < 2) return Refusal{"--play-module: no rows for {}", program};
    int points = 0, possible = 0;
    for (std::size_t at = 1; at < arguments.play_module.size(); ++at) {
        const auto& row = arguments.play_module[at];
        const auto graded = bots::grade_row(game, program, row);
        if (!graded) return graded.refusal();
        points += graded->points;
        possible += bots::RowGrade::max_points;
        streams.out << (arguments.json ? json_of(row, *graded).line() : words_of(row, *graded)) << std::endl;
    }
    if (!arguments.json)
        streams.out << tr("{points} of {possible} points", {{"points", points}, {"possible", possible}}) << std::endl;
    return Answer{points == possible ? exit_done : exit_failed};
}

} // namespace

Command bot_check_command(CommandLine& bot) {
    auto& command = bot.command("check", tr("Examines a bot and says what it has to learn"));
    auto arguments = std::make_shared<BotCheckArguments>(command);
    command.number("--movetime", arguments->movetime, {1, max_movetime}, "MS",
                   tr("Plays at this speed alone, in milliseconds a move (1000, 100 and 10 if it is not given)"));
    command.flag("--json", arguments->json, tr("Answers in JSON, one line"));
    command.word("--junit", arguments->junit_file, "FILE", tr("Also writes what it found there, as JUnit does"));
    command.words("--play-module", arguments->play_module, "PROGRAM ROW",
                  tr("Grades a program of the task that Numbers comes from: it plays these rows, like 4,7,2,9,5,2"));
    command.epilogue(tr("The exit status is 0 for a bot that may play, 1 for one that may not."));
    return {&command, true, [arguments](const Streams& streams) -> Result<Answer> {
                const auto game = arguments->words.game();
                if (!game) return game.refusal();
                if (!arguments->play_module.empty()) return grade(**game, *arguments, streams);
                return check(**game, *arguments, streams);
            }};
}

} // namespace zugzwang::cli
