// Random games through the text seam: how fast the rules are, and a check that they do not get slower.
#include "bench/bench.hpp"
#include "zugzwang/base/random.hpp"
#include "zugzwang/play/game.hpp"

namespace zugzwang::bench {
namespace {

void playouts(Report& report) {
    constexpr double enough_seconds = 0.5;
    for (const auto& game : catalog()) {
        Random random(1);
        std::uint64_t moves = 0;
        double seconds = 0;
        const auto table = game.open_table(OptionValues(game.options));
        while (seconds < enough_seconds) {
            seconds += seconds_of([&] {
                (*table)->set_start_position();
                for (; !(*table)->outcome(); ++moves) {
                    if ((*table)->play(random.pick((*table)->legal_moves()))) return;
                }
            });
        }
        report.figure(game.id, static_cast<double>(moves) / seconds / 1e3, "thousand moves a second");
    }
}

const Benchmark random_playouts("random playouts", playouts);

} // namespace
} // namespace zugzwang::bench
