// How many calls a second the C interface takes, beside the same rules called inside.
#include <zugzwang.h>

#include "bench/bench.hpp"
#include "zugzwang/base/random.hpp"
#include "zugzwang/base/text.hpp"
#include "zugzwang/play/game.hpp"

namespace zugzwang::bench {
namespace {

constexpr double enough_seconds = 0.5;

/// Random games until there was time enough; `play` plays one and answers its moves.
double moves_a_second(const std::function<std::uint64_t()>& play) {
    std::uint64_t moves = 0;
    double seconds = 0;
    while (seconds < enough_seconds)
        seconds += seconds_of([&] { moves += play(); });
    return static_cast<double>(moves) / seconds;
}

/// All legal moves as texts, and one of them played, again and again.
std::uint64_t over_c(zz_game start, Random& random) {
    std::uint64_t played = 0;
    zz_game game = 0;
    const char* moves = nullptr;
    for (zz_copy(start, &game); zz_legal(game, &moves, nullptr) == ZZ_OK && *moves != '\0'; ++played)
        zz_play(game, std::string(random.pick(split(moves, ' ')).text).c_str());
    zz_close(game);
    return played;
}

std::uint64_t inside(Table& table, Random& random) {
    std::uint64_t played = 0;
    for (table.set_start_position(); !table.outcome(); ++played) {
        if (table.play(random.pick(table.legal_moves()))) break;
    }
    return played;
}

void calls(Report& report) {
    for (const auto& game : catalog()) {
        Random random(1);
        const auto table = game.open_table(OptionValues(game.options));
        zz_game start = 0;
        zz_open(game.id.c_str(), nullptr, &start);
        const double c = moves_a_second([&] { return over_c(start, random); });
        const double rules = moves_a_second([&] { return inside(**table, random); });
        report.figure(game.id + " over C", c / 1e3, "thousand moves a second");
        report.figure(game.id + " inside", rules / 1e3, "thousand moves a second");
        zz_close(start);
    }
}

const Benchmark interface_calls("interface calls", calls);

} // namespace
} // namespace zugzwang::bench
