#include "games/amazons/think/players.hpp"

#include "support/catch.hpp"

#include "slow_amazons.hpp"

using namespace zugzwang;
using amazons::AlphaBeta;
using amazons::Minimax;
using AmazonsRules = amazons::Rules;

namespace {

/// A position after some random moves on the small board, not over.
AmazonsRules::State wandered(Random& random, int board, int plies) {
    for (;;) {
        auto state = AmazonsRules::initial({.board = board});
        for (int ply = 0; ply < plies && !AmazonsRules::outcome(state); ++ply) {
            state = AmazonsRules::after(state, random.pick(AmazonsRules::legal_moves(state)));
        }
        if (!AmazonsRules::outcome(state)) return state;
    }
}

int mobility(const amazons::slow::Position& position, char queen) {
    int count = 0;
    for (int row = 0; row < static_cast<int>(position.rows.size()); ++row) {
        for (int column = 0; column < static_cast<int>(position.rows[0].size()); ++column) {
            if (position.rows[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)] != queen) continue;
            amazons::slow::look_around(position, row, column, [&](int, int) { ++count; });
        }
    }
    return count;
}

/// The value of a position as the seed has it: the difference of mobility after so many moves of best play.
int value(const amazons::slow::Position& position, int depth, int ply) {
    const bool white = position.side == 'w';
    const int own = mobility(position, white ? 'Q' : 'q');
    if (own == 0) return ply - 1'000'000;
    if (depth == 0) return own - mobility(position, white ? 'q' : 'Q');
    int best = -2'000'000;
    for (const auto& [text, next] : amazons::slow::moves(position))
        best = std::max(best, -value(next, depth - 1, ply + 1));
    return best;
}

template <class P>
std::pair<AmazonsRules::Move, std::uint64_t> choice(P player, const AmazonsRules::State& state) {
    SearchControl control(Budget{});
    const auto move = player.choose(state, control, {});
    REQUIRE(move);
    return {*move, control.nodes()};
}

} // namespace

TEST_CASE("amazons: alpha-beta plays minimax's move and visits fewer positions", "[amazons][players]") {
    Random random(31);
    for (int round = 0; round < 25; ++round) {
        const auto state = wandered(random, 6, 6 + round % 8);
        const int depth = 1 + round % 3;
        if (depth == 3 && AmazonsRules::move_count(state) > 60) continue;
        INFO(AmazonsRules::to_text(state) << " depth " << depth);
        const auto [every, all] = choice(Minimax(depth), state);
        const auto [skipping, some] = choice(AlphaBeta(depth), state);
        CHECK(every == skipping);
        CHECK(some <= all);
        if (depth > 1 && all > 2000) CHECK(some * 2 < all);
    }
}

TEST_CASE("amazons: minimax plays the first of the moves with the best difference of mobility", "[amazons][players]") {
    Random random(32);
    for (int round = 0; round < 12; ++round) {
        const auto state = wandered(random, 6, 12 + round % 6);
        if (AmazonsRules::move_count(state) > 150) continue;
        const int depth = 1 + round % 2;
        const auto moves = AmazonsRules::legal_moves(state);
        const auto best = std::ranges::max_element(moves, {}, [&](const auto& move) {
            return -value(amazons::slow::read(AmazonsRules::to_text(AmazonsRules::after(state, move))), depth - 1, 1);
        });
        INFO(AmazonsRules::to_text(state));
        CHECK(choice(Minimax(depth), state).first == *best);
    }
}

TEST_CASE("amazons: a stopped look ahead answers with the last whole result", "[amazons][players]") {
    const auto state = AmazonsRules::initial({.board = 8});
    const auto [one, nodes] = choice(Minimax(1), state);
    SearchControl control(Budget{.nodes = nodes + 5000});
    const auto cut = Minimax(3).choose(state, control, {});
    REQUIRE(cut);
    CHECK(*cut == one);
    CHECK(control.nodes() == nodes + 5000);
    SearchControl at_once(Budget{.nodes = 1});
    CHECK(AmazonsRules::is_legal(state, *AlphaBeta(4).choose(state, at_once, {})));
}

TEST_CASE("amazons: a look ahead reports its depth and positions", "[amazons][players]") {
    Random random(33);
    const auto state = wandered(random, 6, 12);
    std::vector<Progress<AmazonsRules>> reports;
    SearchControl control(Budget{});
    const auto move = AlphaBeta(2).choose(state, control, [&](const auto& news) { reports.push_back(news); });
    REQUIRE(reports.size() == 2);
    CHECK(reports[1].depth == 2);
    CHECK(reports[1].nodes == control.nodes());
    CHECK(reports[1].line == std::vector{*move});
}
