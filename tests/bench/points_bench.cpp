// How fast random sets of points are solved: the worst and the middle of twenty fixed sets of each size, one thread.
#include <algorithm>
#include <vector>

#include "bench/bench.hpp"
#include "games/points/engine/solver.hpp"
#include "games/points/layouts.hpp"
#include "zugzwang/rules/words.hpp"

namespace zugzwang::bench {
namespace {

constexpr int sets = 20;
constexpr std::size_t table_mb = 256;

enum class Question { outcome, all_winning_moves, nim_value };

double seconds_for(int points, std::uint64_t seed, Question question) {
    const auto state = points::Rules::initial({points::points_of(points::Layout::random, points, seed)});
    return seconds_of([&] {
        points::Solver solver(state.board, table_mb);
        SearchControl control({.time = std::chrono::seconds(60)});
        using Want = points::Solver::Want;
        if (question == Question::nim_value)
            static_cast<void>(solver.nim_value(state.legal, control));
        else if (question == Question::outcome)
            static_cast<void>(solver.judged(state.legal, Want::one_winning_move, control));
        else
            static_cast<void>(solver.judged(state.legal, Want::every_move, control));
    });
}

void ask(Report& report, const char* words, int points, Question question) {
    std::vector<double> seconds;
    for (std::uint64_t seed = 1; seed <= sets; ++seed)
        seconds.push_back(seconds_for(points, seed, question));
    std::ranges::sort(seconds);
    report.figure(filled("{} points, {}, median of {}", points, words, sets), seconds[sets / 2], "s");
    report.figure(filled("{} points, {}, worst of {}", points, words, sets), seconds.back(), "s");
}

void solve(Report& report) {
    ask(report, "nim-value", 16, Question::nim_value);
    ask(report, "all winning moves", 18, Question::all_winning_moves);
    ask(report, "all winning moves", 20, Question::all_winning_moves);
    for (const int points : {20, 22, 24, 26})
        ask(report, "outcome", points, Question::outcome);
}

const Benchmark points_solve("points solve", solve);

} // namespace
} // namespace zugzwang::bench
