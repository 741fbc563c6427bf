// `zugzwang solve GAME`: the value of each position under best play, and the moves that keep it.
#include <unistd.h>

#include <algorithm>
#include <memory>

#include "cli/game_choice.hpp"
#include "cli/positions.hpp"
#include "cli/stopwatch.hpp"
#include "zugzwang/ai/search_threads.hpp"
#include "zugzwang/base/words.hpp"

namespace zugzwang::cli {
namespace {

constexpr std::int64_t max_seconds = 1'000'000;

/// All that the machine has: no table can be larger.
std::int64_t max_hash_mb() {
    constexpr std::int64_t bytes = 1 << 20;
    return std::max<std::int64_t>(1, std::int64_t{sysconf(_SC_PHYS_PAGES)} * sysconf(_SC_PAGESIZE) / bytes);
}

struct Arguments {
    explicit Arguments(CommandLine& command) : choice(command, GameChoice::Options::none) {}

    GameChoice choice;
    std::string seconds = "10";
    std::int64_t hash_mb = 64, threads = 1;
    bool all = false;
};

Result<SolveRequest> request_from(const Arguments& arguments) {
    const auto time = seconds_from("--seconds", arguments.seconds, max_seconds);
    if (!time) return time.refusal();
    return SolveRequest{.budget = {.time = *time},
                        .all = arguments.all,
                        .hash_mb = static_cast<std::size_t>(arguments.hash_mb),
                        .threads = static_cast<int>(arguments.threads)};
}

Json solve_answer(Table& table, const SolveRequest& request) {
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
}

Result<Answer> solve(const Arguments& arguments, const Streams& streams) {
    const auto game = arguments.choice.game();
    if (!game) return game.refusal();
    const auto request = request_from(arguments);
    if (!request) return request.refusal();
    if (request->threads > 1 && !(*game)->solves_on_threads) {
        return Refusal{"--threads: {} is solved on one thread", (*game)->id};
    }
    return answer_positions(**game, streams, [&](Table& table) { return solve_answer(table, *request); });
}

} // namespace

Command solve_command(CommandLine& program) {
    auto& command = program.command("solve", tr("Finds the value and best moves of positions on standard input"));
    auto arguments = std::make_shared<Arguments>(command);
    command.word("--seconds", arguments->seconds, "S", tr("The most time for each position"));
    command.number("--hash", arguments->hash_mb, {1, max_hash_mb()}, "MB",
                   tr("Memory for tables: at most so many MiB"));
    command.number("--threads", arguments->threads, {1, max_search_threads}, "T", tr("Threads to search with"));
    command.flag("--all", arguments->all, tr("All best moves, where finding one is cheaper"));
    return {&command, true, [arguments](const Streams& streams) { return solve(*arguments, streams); }};
}

} // namespace zugzwang::cli
