#include "games/amazons/tools/training.hpp"

#include <optional>

#include "games/amazons/think/solver.hpp"
#include "games/amazons/think/tree.hpp"
#include "zugzwang/base/random.hpp"

namespace zugzwang::amazons {
namespace {

/// Of 16 games twelve are on 10x10, three on 8x8 and one on 6x6.
int board_of(std::uint32_t number) { return number % 16 == 15 ? 6 : number % 16 >= 12 ? 8 : 10; }

std::optional<Side> proven_winner(const Rules::State& state, std::size_t hash_mb) {
    if (const auto outcome = Rules::outcome(state)) return outcome->winner;
    constexpr int solver_squares = 44;
    if (empty_squares(state).count() > solver_squares) return std::nullopt;
    SearchControl control(Budget{.nodes = 3000});
    Solver solver(control, hash_mb << 20);
    const auto wins = solver.wins(state);
    if (!wins) return std::nullopt;
    return *wins ? state.to_move : other(state.to_move);
}

} // namespace

std::vector<Sample> self_played_game(const SelfPlay& self_play, std::uint32_t number) {
    Random random(self_play.seed + number * 0x9E3779B97F4A7C15ULL);
    auto state = Rules::initial({.board = board_of(number)});
    const auto opening = random.between(0, 9);
    for (int move = 0; move < opening && !Rules::outcome(state); ++move)
        state = Rules::after(state, random.pick(Rules::legal_moves(state)));
    std::vector<Sample> samples;
    std::optional<Side> winner;
    Tree tree(self_play.hash_mb << 20, {.network = self_play.network});
    while (!(winner = proven_winner(state, self_play.hash_mb))) {
        SearchControl control(Budget{});
        tree.set_root(state);
        static_cast<void>(tree.expand_root(control));
        tree.grow(control, nullptr, self_play.visits);
        const auto best = tree.best();
        samples.push_back({state, best.chance, false, number});
        const bool is_random =
            random.between(0, 15) == 0 && empty_squares(state).count() * 4 > state.files * state.ranks * 3;
        state = Rules::after(state, is_random ? tree.sampled_move(random) : best.move);
    }
    for (auto& sample : samples)
        sample.wins = sample.state.to_move == *winner;
    return samples;
}

} // namespace zugzwang::amazons
