#include <string>

#include "bench/bench.hpp"
#include "zugzwang/play/game.hpp"

namespace zugzwang::bench {
namespace {

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
    for (const auto& [player, depth, nodes] :
         {Look{"minimax", 2, 4'311'504}, Look{"alphabeta", 2, 360'740}, Look{"alphabeta", 3, 138'996'992},
          Look{"alphabeta-sorted", 3, 4'416'036}}) {
        const auto name = std::string(player) + ", " + std::to_string(depth) + " moves ahead";
        static_cast<void>((*table)->seat({.player = player}));
        const double seconds = seconds_of([&] { static_cast<void>((*table)->choose({.depth = depth}, {}, {})); });
        report.expect(name, (*table)->nodes(), nodes);
        report.figure(name, seconds, "s");
        report.figure(name, static_cast<double>(nodes) / seconds / 1e6, "million positions a second");
    }
}

const Benchmark amazons_perft("amazons perft", perft);
const Benchmark amazons_look_ahead("amazons look ahead", look_ahead);

} // namespace
} // namespace zugzwang::bench
