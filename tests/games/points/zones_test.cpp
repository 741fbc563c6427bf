#include "games/points/think/zones.hpp"

#include "positions.hpp"

#include "brute_force.hpp"
#include "games/points/layouts.hpp"

namespace {

/// Bit k is set when plain play can end after k moves.
MoveCounts slow_counts(const brute::Game& game, const std::vector<Segment>& open) {
    if (open.empty()) return 1;
    MoveCounts counts = 0;
    for (const auto& move : open)
        counts |= slow_counts(game, game.without(open, move)) << 1;
    return counts;
}

MoveCounts counts_of(const R::State& state) { return *possible_counts(*state.board, state.legal, Unlimited()); }

} // namespace

TEST_CASE("points: the seed's two zones of four points", "[points][zones]") {
    // A point inside a triangle: joining it to a corner leaves the other two, joining the hull too. Four in convex
    // position: a diagonal ends the game, a side leaves the opposite side.
    const auto inside = R::initial({{{0, 0}, {100, 0}, {50, 90}, {50, 30}}});
    const auto convex = R::initial({{{0, 0}, {100, 0}, {100, 100}, {0, 100}}});
    CHECK(counts_of(inside) == 0b100);
    CHECK(counts_of(convex) == undecided_counts);
    CHECK(tally(counted_zones(*inside.board, inside.legal)) == Tally{.undecided = 0, .sure_moves = 2});
    CHECK(tally(counted_zones(*convex.board, convex.legal)) == Tally{.undecided = 1, .sure_moves = 0});
}

TEST_CASE("points: possible move counts are those of plain play", "[points][zones]") {
    Random random(17);
    for (int round = 0; round < 60; ++round) {
        const int count = static_cast<int>(random.between(2, 7));
        const brute::Game game{brute::crowded_points(count, round % 2 == 0 ? 3 : 1000, random)};
        const auto state = R::initial({game.points});
        REQUIRE(counts_of(state) == slow_counts(game, game.legal({})));
    }
}

TEST_CASE("points: a zone of at most five points is small or undecided", "[points][zones]") {
    Random random(23);
    for (int round = 0; round < 400; ++round) {
        const int count = static_cast<int>(random.between(2, 5));
        const auto state = R::initial({brute::crowded_points(count, round % 2 == 0 ? 4 : 1000, random)});
        const auto counts = counts_of(state);
        REQUIRE((std::has_single_bit(counts) || counts == undecided_counts));
    }
}

TEST_CASE("points: zones are the free points that can still reach each other", "[points][zones]") {
    auto state = R::initial({{{0, 500}, {1000, 500}, {100, 900}, {900, 900}, {500, 800}, {300, 100}, {700, 100}}});
    state = R::after(state, {0, 1});
    const auto found = zones(*state.board, state.legal);
    REQUIRE(found.size() == 2);
    CHECK(found[0].points == (bit_of(2) | bit_of(3) | bit_of(4)));
    CHECK(found[1].points == (bit_of(5) | bit_of(6)));
    CHECK(found[1].segments.size() == 1);
    CHECK((found[0].segments | found[1].segments) == state.legal);
    CHECK(tally(counted_zones(*state.board, state.legal)) == Tally{.undecided = 0, .sure_moves = 2});
}

TEST_CASE("points: zones are what spreading over the segments finds", "[points][zones]") {
    Random random(29);
    int several = 0;
    for (int round = 0; round < 60; ++round) {
        auto state = R::initial({points_of(Layout::random, 24, static_cast<std::uint64_t>(round))});
        for (int move = 0; move < 6; ++move)
            state = R::after(state, random.pick(R::legal_moves(state)));
        // Each point takes the least number that its partners have, until nothing changes.
        std::vector<int> name(24);
        for (int point = 0; point < 24; ++point)
            name[static_cast<std::size_t>(point)] = point;
        for (int pass = 0; pass < 24; ++pass) {
            for (const auto& [a, b] : R::legal_moves(state)) {
                auto &one = name[static_cast<std::size_t>(a)], &two = name[static_cast<std::size_t>(b)];
                one = two = std::min(one, two);
            }
        }
        const auto found = zones(*state.board, state.legal);
        PointSet all = 0;
        for (const auto& zone : found) {
            const auto min = std::countr_zero(zone.points);
            for (int point = 0; point < 24; ++point) {
                CHECK(((zone.points & bit_of(point)) != 0) == (name[static_cast<std::size_t>(point)] == min));
            }
            all |= zone.points;
        }
        CHECK(all == point_kinds(state).free);
        several += found.size() > 1 ? 1 : 0;
    }
    CHECK(several > 10);
}

TEST_CASE("points: counting stops when told and then answers nothing", "[points][zones]") {
    const Board board(points_of(Layout::random, 12, 1));
    SearchControl limited({.nodes = 50});
    CHECK_FALSE(possible_counts(board, board.all(), limited).has_value());
    CHECK(limited.nodes() <= 50);
}
