// `zugzwang solve GAME`: the value of each position under best play, and the moves that keep it.
#include <memory>

#include "cli/game_choice.hpp"
#include "cli/positions.hpp"
#include "cli/stopwatch.hpp"
#include "zugzwang/ai/search_threads.hpp"
#include "zugzwang/rules/words.hpp"

namespace zugzwang::cli {
namespace {

constexpr std::int64_t max_seconds = 1'000'000, max_hash_mb = 1'000'000;

struct Arguments {
    explicit Arguments(CLI::App& command) : choice(command, GameChoice::Options::none) {}

    GameChoice choice;
    std::string seconds = "10", hash = "64", threads = "1";
    bool all = false;
};

Result<SolveRequest> request_from(const Arguments& arguments) {
    const auto time = seconds_from("--seconds", arguments.seconds, max_seconds);
    if (!time) return time.refusal();
    const auto hash = integer_from("--hash", arguments.hash, 1, max_hash_mb);
    if (!hash) return hash.refusal();
    const auto threads = integer_from("--threads", arguments.threads, 1, max_search_threads);
    if (!threads) return threads.refusal();
    return SolveRequest{.budget = {.time = *time},
                        .all = arguments.all,
                        .hash_mb = static_cast<std::size_t>(*hash),
                        .threads = static_cast<int>(*threads)};
}

Json solve_answer(Table& table, const SolveRequest& request) {
    const Stopwatch watch;
    const auto answer = table.solve(request, {});
    Json line{{"position", table.position()},
              {"exact", answer.exact},
              {"value", answer.value ? Json(*answer.value) : Json(nullptr)},
              {"best", answer.best},
              {"nodes", answer.nodes},
              {"seconds", watch.seconds()}};
    if (answer.nim_value) line["grundy"] = *answer.nim_value;
    return line;
}

Result<Answer> solve(const Arguments& arguments, const Streams& streams) {
    const auto game = arguments.choice.game();
    if (!game) return game.refusal();
    const auto request = request_from(arguments);
    if (!request) return request.refusal();
    if (request->threads > 1 && !(*game)->solves_on_threads) {
        return Refusal{tr("--threads: {} is solved on one thread", (*game)->id)};
    }
    return answer_positions(**game, streams, [&](Table& table) { return solve_answer(table, *request); });
}

} // namespace

Command solve_command(CLI::App& program) {
    auto* command =
        program.add_subcommand("solve", tr("Finds the value and best moves of positions on standard input"));
    auto arguments = std::make_shared<Arguments>(*command);
    command->add_option("--seconds", arguments->seconds, tr("The most time for each position"))
        ->type_name("S")
        ->capture_default_str();
    command->add_option("--hash", arguments->hash, tr("Memory for tables, in megabytes"))
        ->type_name("MB")
        ->capture_default_str();
    command->add_option("--threads", arguments->threads, tr("Threads to search with"))
        ->type_name("T")
        ->capture_default_str();
    command->add_flag("--all", arguments->all, tr("All best moves, where finding one is cheaper"));
    return {command, true, [arguments](const Streams& streams) { return solve(*arguments, streams); }};
}

} // namespace zugzwang::cli
