// Amazons: how fast positions are evaluated, how much the champion searches in a second, a signature that changes when
// it plays differently, and what is known of move sequences and of the seed's look ahead.

#include "bench/bench.hpp"
#include "games/amazons/think/champion.hpp"
#include "zugzwang/ai/search_threads.hpp"
#include "zugzwang/base/hash.hpp"
#include "zugzwang/base/words.hpp"
#include "zugzwang/play/game.hpp"

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

/// Move sequences from the start of 10x10: 2176 moves, 4307152 pairs, 8350439170 of three.
void perft(Report& report) {
    const auto* game = find_game("amazons");
    if (!game) return;
    const auto table = game->open_table(OptionValues(game->options));
    report.expect("depth 1", (*table)->perft(1), 2176);
    report.expect("depth 2", (*table)->perft(2), 4'307'152);
    std::uint64_t nodes = 0;
    const double seconds = seconds_of([&] { nodes = (*table)->perft(3); });
    report.expect("depth 3", nodes, 8'350'439'170);
    report.figure("depth 3", seconds, "s");
    report.figure("depth 3", static_cast<double>(nodes) / seconds / 1e6, "million moves a second");
}

/// The seed's look ahead from the start of 10x10: all find d1-d7/g7.
void look_ahead(Report& report) {
    struct Look {
        const char* player;
        int depth;
        std::uint64_t nodes;
    };
    const auto* game = find_game("amazons");
    if (!game) return;
    const auto table = game->open_table(OptionValues(game->options));
    for (const auto& look : {Look{"minimax", 2, 4'311'504}, Look{"alphabeta", 2, 360'740},
                             Look{"alphabeta", 3, 138'996'992}, Look{"alphabeta-sorted", 3, 4'416'036}}) {
        const auto name = std::string(look.player) + ", " + std::to_string(look.depth) + " moves ahead";
        static_cast<void>((*table)->seat({.player = look.player}));
        const double seconds = seconds_of([&] { static_cast<void>((*table)->choose({.depth = look.depth}, {}, {})); });
        report.expect(name, (*table)->nodes(), look.nodes);
        report.figure(name, seconds, "s");
        report.figure(name, static_cast<double>(look.nodes) / seconds / 1e6, "million positions a second");
    }
}

const Benchmark amazons_perft("amazons perft", perft);
const Benchmark amazons_look_ahead("amazons look ahead", look_ahead);
const Benchmark amazons_evaluation("amazons evaluation", evaluation);
const Benchmark amazons_search("amazons search", search);
const Benchmark amazons_signature("amazons signature", signature);

} // namespace
} // namespace zugzwang::bench
