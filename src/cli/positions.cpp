// `zugzwang legal GAME`, `perft GAME --depth D`, `solve GAME` and `hint GAME`: positions on standard input, one a line,
// each answered by one line of JSON before the next is read.
#include <algorithm>
#include <chrono>
#include <cmath>
#include <functional>
#include <istream>
#include <memory>
#include <ostream>

#include "answers/fact_answer.hpp"
#include "cli/command.hpp"
#include "cli/game_choice.hpp"
#include "cli/machine_memory.hpp"
#include "cli/positions.hpp"
#include "record/json.hpp"
#include "zugzwang/ai/search_threads.hpp"
#include "zugzwang/base/words.hpp"

namespace zugzwang::cli {
namespace {

constexpr std::int64_t max_depth = 100, max_seconds = 1'000'000;

struct PositionArguments {
    explicit PositionArguments(CommandLine& command) : choice(command, GameChoice::Options::none) {}

    GameChoice choice;
    std::optional<std::int64_t> depth;        ///< Of perft.
    std::int64_t movetime = reading_movetime; ///< Of hint; the others are of solve.
    std::string seconds = "10";
    std::int64_t hash_mb = 64, threads = 1;
    bool all = false;
};

/// As one line.
using JsonAnswer = std::function<Json(Table&)>;

class Stopwatch {
  public:
    /// To the microsecond.
    [[nodiscard]] double seconds() const {
        const std::chrono::duration<double> passed = std::chrono::steady_clock::now() - start_;
        return std::round(passed.count() * 1e6) / 1e6;
    }

  private:
    std::chrono::steady_clock::time_point start_ = std::chrono::steady_clock::now();
};

Result<JsonAnswer> legal(const Game& game, const PositionArguments& /*arguments*/) {
    return JsonAnswer([&game](Table& table) -> Json {
        const auto outcome = table.outcome();
        return Json::Object{{"position", table.position()},
                            {"side", game.side_texts[table.to_move()]},
                            {"moves", table.legal_moves()},
                            {"over", outcome.has_value()},
                            {"result", std::string(result_word(outcome))}};
    });
}

Result<JsonAnswer> perft(const Game& /*game*/, const PositionArguments& arguments) {
    if (!arguments.depth) return Refusal{"how deep? perft takes --depth D"};
    return JsonAnswer([depth = static_cast<int>(*arguments.depth)](Table& table) -> Json {
        const Stopwatch watch;
        const auto nodes = table.perft(depth);
        return Json::Object{
            {"position", table.position()}, {"depth", depth}, {"nodes", nodes}, {"seconds", watch.seconds()}};
    });
}

Result<JsonAnswer> solve(const Game& game, const PositionArguments& arguments) {
    const auto time = seconds_from("--seconds", arguments.seconds, max_seconds);
    if (!time) return time.refusal();
    if (arguments.threads > 1 && !game.solves_on_threads)
        return Refusal{"--threads: {} is solved on one thread", game.id};
    const SolveRequest request{.budget = {.time = *time},
                               .all = arguments.all,
                               .hash_mb = static_cast<std::size_t>(arguments.hash_mb),
                               .threads = static_cast<int>(arguments.threads)};
    return JsonAnswer([request](Table& table) -> Json {
        const Stopwatch watch;
        const auto answer = table.solve(request, {});
        Json line = Json::Object{{"position", table.position()},
                                 {"exact", answer.exact},
                                 {"value", answer.value ? Json(*answer.value) : Json(nullptr)},
                                 {"best", answer.best},
                                 {"nodes", answer.nodes},
                                 {"seconds", watch.seconds()}};
        if (answer.has_nim_value) line.set("grundy", answer.nim_value ? Json(*answer.nim_value) : Json(nullptr));
        return line;
    });
}

Result<JsonAnswer> hint(const Game& /*game*/, const PositionArguments& arguments) {
    const Budget budget{.time = std::chrono::milliseconds(arguments.movetime)};
    return JsonAnswer([budget](Table& table) -> Json {
        Json line = Json::Object{{"position", table.position()}, {"move", Json(nullptr)}};
        std::vector<Fact> facts;
        if (!table.outcome()) {
            if (const auto move = table.hint(budget, {})) {
                line.set("move", *move);
                facts = table.facts(*move, {});
            }
        }
        add_facts(line, facts);
        return line;
    });
}

/// The command that answers what `answer` makes of a game and the arguments.
Command command_of(CommandLine& line, std::shared_ptr<PositionArguments> arguments,
                   Result<JsonAnswer> (*answer)(const Game&, const PositionArguments&)) {
    return {&line, true, [arguments = std::move(arguments), answer](const Streams& streams) -> Result<Answer> {
                const auto game = arguments->choice.game();
                if (!game) return game.refusal();
                const auto answers = answer(**game, *arguments);
                if (!answers) return answers.refusal();
                auto table = (*game)->open_table(OptionValues((*game)->options));
                if (!table) return table.refusal();
                const auto as_line = [&](Table& at) { return Result<std::string>((*answers)(at).line()); };
                return answer_positions(**table, as_line, streams);
            }};
}

/// All that the machine has: no table can be larger.
std::int64_t max_hash_mb() {
    constexpr std::int64_t bytes = 1 << 20;
    return std::max<std::int64_t>(1, machine_memory() / bytes);
}

} // namespace

Result<Answer> answer_positions(Table& table, const PositionAnswer& answer, const Streams& streams) {
    std::string line;
    for (std::int64_t number = 1; std::getline(streams.in, line); ++number) {
        if (const auto refusal = table.set_position(line)) return Refusal{"line {}: {}", number, refusal->words};
        const auto told = answer(table);
        if (!told) return Refusal{"line {}: {}", number, told.refusal().words};
        streams.out << *told << std::endl;
        if (!streams.out) return Answer{exit_failed};
    }
    return Answer{exit_done};
}

Command legal_command(CommandLine& program) {
    auto& command = program.command("legal", tr("Lists the legal moves of the positions on standard input"));
    return command_of(command, std::make_shared<PositionArguments>(command), legal);
}

Command perft_command(CommandLine& program) {
    auto& command = program.command("perft", tr("Counts move sequences from the positions on standard input"));
    auto arguments = std::make_shared<PositionArguments>(command);
    command.number("--depth", arguments->depth, {0, max_depth}, "D", tr("How many moves a sequence has"));
    return command_of(command, std::move(arguments), perft);
}

Command solve_command(CommandLine& program) {
    auto& command = program.command("solve", tr("Finds the value and best moves of positions on standard input"));
    auto arguments = std::make_shared<PositionArguments>(command);
    command.word("--seconds", arguments->seconds, "S", tr("The most time for each position"));
    command.number("--hash", arguments->hash_mb, {1, max_hash_mb()}, "MB",
                   tr("Memory for tables: at most so many MiB"));
    command.number("--threads", arguments->threads, {1, max_search_threads}, "T", tr("Threads to search with"));
    command.flag("--all", arguments->all, tr("All best moves, where finding one is cheaper"));
    return command_of(command, std::move(arguments), solve);
}

Command hint_command(CommandLine& program) {
    auto& command = program.command("hint", tr("Finds a good move in positions on standard input, and says why"));
    auto arguments = std::make_shared<PositionArguments>(command);
    command.number("--movetime", arguments->movetime, {1, max_movetime}, "MS",
                   tr("Time for each position, in milliseconds"));
    return command_of(command, std::move(arguments), hint);
}

} // namespace zugzwang::cli
