// Points: how fast random sets are solved (the worst and the middle of twenty fixed sets of each size, one thread), and
// what the champion wins against the seed's zones.

#include "bench/bench.hpp"
#include "games/points/layouts.hpp"
#include "games/points/think/champion.hpp"
#include "games/points/think/players.hpp"
#include "games/points/think/solver.hpp"
#include "zugzwang/base/words.hpp"

namespace zugzwang::bench {
namespace {

constexpr int sets = 20;
constexpr std::size_t table_bytes = std::size_t{256} << 20;

enum class Question { outcome, all_winning_moves, nim_value };

double seconds_for(int points, std::uint64_t seed, Question question) {
    const auto state = points::Rules::initial({points::points_of(points::Layout::random, points, seed)});
    return seconds_of([&] {
        points::Solver solver(state.board, table_bytes);
        SearchControl control({.time = std::chrono::seconds(60)});
        using Scope = points::Solver::Scope;
        if (question == Question::nim_value)
            static_cast<void>(solver.nim_value(state.legal, control));
        else if (question == Question::outcome)
            static_cast<void>(solver.solved_moves(state.legal, Scope::one_winning_move, control));
        else
            static_cast<void>(solver.solved_moves(state.legal, Scope::every_move, control));
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

constexpr int games = 20;
constexpr std::chrono::seconds time_for_a_move{1};

struct PlayedGame {
    bool won = false;
    bool proven = false; ///< The champion said at some move that it wins.
};

PlayedGame play_zones(int points, std::uint64_t seed, Side champions_side) {
    auto state = points::Rules::initial({points::points_of(points::Layout::random, points, seed)});
    points::Champion champion;
    points::ZonesPlayer zones(seed);
    PlayedGame played;
    while (!points::Rules::outcome(state)) {
        SearchControl control({.time = time_for_a_move});
        const bool champion_moves = state.to_move == champions_side;
        Progress<points::Rules> last;
        const auto move = champion_moves ? champion.choose(state, control, [&](const auto& known) { last = known; })
                                         : zones.choose(state, control, {});
        played.proven |= last.proven && last.score > 0;
        state = points::Rules::after(state, *move);
    }
    played.won = points::Rules::outcome(state)->winner == champions_side;
    return played;
}

void match(Report& report) {
    for (const int points : {24, 32, 40}) {
        std::uint64_t won = 0, proven = 0, proven_but_lost = 0;
        for (int game = 0; game < games; ++game) {
            const auto side = game % 2 == 0 ? Side::first : Side::second;
            const auto played = play_zones(points, 1000 + static_cast<std::uint64_t>(game) / 2, side);
            won += played.won ? 1 : 0;
            proven += played.proven ? 1 : 0;
            proven_but_lost += played.proven && !played.won ? 1 : 0;
        }
        report.count(filled("{} points, champion against zones, won of {}", points, games), won, "games");
        report.count(filled("{} points, games in which it had proven a win", points), proven, "games");
        report.expect(filled("{} points, of these lost", points), proven_but_lost, 0);
    }
}

const Benchmark points_solve("points solve", solve);
const Benchmark points_match("points match", match);

} // namespace
} // namespace zugzwang::bench
