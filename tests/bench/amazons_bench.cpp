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

const Benchmark amazons_perft("amazons perft", perft);

} // namespace
} // namespace zugzwang::bench
