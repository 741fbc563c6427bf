// `zugzwang perft GAME --depth D`: how many sequences of D moves there are from each position.
#include <memory>

#include "cli/game_choice.hpp"
#include "cli/positions.hpp"
#include "cli/stopwatch.hpp"
#include "zugzwang/base/words.hpp"

namespace zugzwang::cli {
namespace {

constexpr std::int64_t max_depth = 100;

struct Arguments {
    explicit Arguments(CommandLine& command) : choice(command, GameChoice::Options::none) {}

    GameChoice choice;
    std::optional<std::int64_t> depth;
};

Json perft_answer(Table& table, int depth) {
    const Stopwatch watch;
    const auto nodes = table.perft(depth);
    return Json::Object{
        {"position", table.position()}, {"depth", depth}, {"nodes", nodes}, {"seconds", watch.seconds()}};
}

Result<Answer> perft(const Arguments& arguments, const Streams& streams) {
    const auto game = arguments.choice.game();
    if (!game) return game.refusal();
    if (!arguments.depth) return Refusal{"how deep? perft takes --depth D"};
    const auto depth = static_cast<int>(*arguments.depth);
    return answer_positions(**game, streams, [&](Table& table) { return perft_answer(table, depth); });
}

} // namespace

Command perft_command(CommandLine& program) {
    auto& command = program.command("perft", tr("Counts move sequences from the positions on standard input"));
    auto arguments = std::make_shared<Arguments>(command);
    command.number("--depth", arguments->depth, {0, max_depth}, "D", tr("How many moves a sequence has"));
    return {&command, true, [arguments](const Streams& streams) { return perft(*arguments, streams); }};
}

} // namespace zugzwang::cli
