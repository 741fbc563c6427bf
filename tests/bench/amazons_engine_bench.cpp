// Amazons: how fast positions are evaluated, how much the champion searches in a second, and a signature that
// changes when it plays differently.
#include <algorithm>
#include <vector>

#include "bench/bench.hpp"
#include "games/amazons/think/champion.hpp"
#include "zugzwang/ai/search_threads.hpp"
#include "zugzwang/base/hash.hpp"
#include "zugzwang/base/words.hpp"

namespace zugzwang::bench {
namespace {

using State = amazons::Rules::State;

/// Positions of games whose moves look good at first sight, with so many moves made.
std::vector<State> positions(int moves, std::uint64_t count) {
    std::vector<State> states;
    for (std::uint64_t seed = 1; states.size() < count; ++seed) {
        Random random(seed);
        auto state = amazons::Rules::initial({});
        for (int move = 0; move < moves; ++move) {
            amazons::Tree tree(std::size_t{1} << 20);
            SearchControl control(Budget{.nodes = 300});
            tree.set_root(state);
            if (tree.expand_root(control)) tree.grow(control, nullptr, UINT64_MAX);
            state = amazons::Rules::after(state, move < 4 ? random.pick(amazons::Rules::legal_moves(state))
                                                          : tree.best().move);
        }
        states.push_back(state);
    }
    return states;
}

constexpr int phases[] = {8, 18, 28, 38, 46};

void evaluation(Report& report) {
    for (const int moves : phases) {
        std::vector<amazons::Board> boards;
        for (const auto& state : positions(moves, 20))
            boards.emplace_back(state);
        constexpr int rounds = 5000;
        std::int64_t sum = 0;
        const double seconds = seconds_of([&] {
            for (int round = 0; round < rounds; ++round) {
                for (const auto& board : boards)
                    sum += amazons::evaluation(board);
            }
        });
        report.figure(filled("{} squares empty", 92 - moves),
                      rounds * static_cast<double>(boards.size()) / seconds / 1e6,
                      sum == 0 ? "million evaluations a second, all even" : "million evaluations a second");
    }
}

void search(Report& report) {
    for (const int threads : {1, 2}) {
        for (const int moves : phases) {
            double nodes = 0, visits = 0, depth = 0;
            const auto states = positions(moves, 5);
            const auto count = static_cast<double>(states.size());
            for (const auto& state : states) {
                amazons::Tree tree(std::size_t{256} << 20);
                SearchControl control(Budget{.time = std::chrono::seconds(1)});
                tree.set_root(state);
                static_cast<void>(tree.expand_root(control));
                search_on_threads(control, threads, [&](SearchControl& own) { tree.grow(own, nullptr, UINT64_MAX); });
                nodes += static_cast<double>(control.nodes());
                visits += static_cast<double>(tree.visits());
                depth += static_cast<double>(tree.principal_variation(50).size());
            }
            const auto words = filled("{} squares empty, threads {}", 92 - moves, threads);
            report.figure(words, nodes / count / 1e6, "million nodes a second");
            report.figure(words, visits / count / 1e3, "thousand visits a second");
            report.figure(words, depth / count, "moves in the expected line");
        }
    }
}

/// One thread and the same nodes make the same moves: whoever changes the engine sees whether they meant to.
void signature(Report& report) {
    std::uint64_t mark = 0;
    for (const int moves : phases) {
        for (const auto& state : positions(moves, 4)) {
            amazons::Champion champion(16);
            SearchControl control(Budget{.nodes = 20'000});
            const auto move = *champion.choose(state, control, {});
            mark = mixed(mark ^ (std::uint64_t{move.from} << 16 | std::uint64_t{move.to} << 8 | move.arrow));
        }
    }
    report.count("signature", mark % 1'000'000'000);
}

const Benchmark amazons_evaluation("amazons evaluation", evaluation);
const Benchmark amazons_search("amazons search", search);
const Benchmark amazons_signature("amazons signature", signature);

} // namespace
} // namespace zugzwang::bench
