#include "games/points/rules.hpp"

#include "positions.hpp"

#include "brute_force.hpp"
#include "games/points/layouts.hpp"

static_assert(zugzwang::Rules<points::Rules>);
static_assert(CountsMoves<points::Rules>);

TEST_CASE("points: segments touch when a slow referee says so", "[points][rules]") {
    Random random(11);
    for (int round = 0; round < 20'000; ++round) {
        const auto side = round % 2 == 0 ? 4 : 1'000'000;
        const auto p = brute::crowded_points(4, side, random);
        CAPTURE(p[0].x, p[0].y, p[1].x, p[1].y, p[2].x, p[2].y, p[3].x, p[3].y);
        REQUIRE(touch(p[0], p[1], p[2], p[3]) == brute::touch(p[0], p[1], p[2], p[3]));
    }
}

TEST_CASE("points: orientation is exact at the far corners", "[points][rules]") {
    constexpr auto far = farthest_coordinate;
    CHECK(orientation({-far, -far}, {far, far}, {far, far - 1}) == -1);
    CHECK(orientation({-far, -far}, {far, far}, {far - 1, far}) == 1);
    CHECK(orientation({-far, -far}, {far, far}, {0, 0}) == 0);
    CHECK(orientation({-far, -far}, {far - 1, far}, {0, 0}) == -1);
}

TEST_CASE("points: legal moves are those of a slow referee in random games", "[points][rules]") {
    Random random(5);
    for (int round = 0; round < 60; ++round) {
        const int count = static_cast<int>(random.between(2, 12));
        const brute::Game slow{brute::crowded_points(count, round % 3 == 0 ? 4 : 100, random)};
        auto state = R::initial({slow.points});
        while (true) {
            const auto moves = R::legal_moves(state);
            REQUIRE(moves == slow.legal(state.drawn));
            REQUIRE(R::move_count(state) == moves.size());
            REQUIRE(R::outcome(state).has_value() == moves.empty());
            if (moves.empty()) break;
            state = R::after(state, random.pick(moves));
        }
        REQUIRE(R::outcome(state)->winner == other(state.to_move));
    }
}

TEST_CASE("points: only listed moves are legal, whatever is asked", "[points][rules]") {
    const auto state = R::initial({{{0, 0}, {10, 0}, {5, 5}}});
    CHECK(R::is_legal(state, {0, 1}));
    CHECK_FALSE(R::is_legal(state, {1, 0}));
    CHECK_FALSE(R::is_legal(state, {1, 1}));
    CHECK_FALSE(R::is_legal(state, {-1, 1}));
    CHECK_FALSE(R::is_legal(state, {0, 3}));
    CHECK_FALSE(R::is_legal(state, {INT32_MIN, INT32_MAX}));
}

TEST_CASE("points: a segment through a third point blocks it", "[points][rules]") {
    const auto start = R::initial({{{0, 0}, {5, 0}, {10, 0}, {5, 9}, {2, 9}}});
    const auto state = R::after(start, {0, 2});
    CHECK(R::legal_moves(state) == std::vector<Segment>{{3, 4}});
    const auto kinds = point_kinds(state);
    CHECK(kinds.used == (bit_of(0) | bit_of(2)));
    CHECK(kinds.blocked == bit_of(1));
    CHECK(kinds.free == (bit_of(3) | bit_of(4)));
    CHECK(joinable(state, 3) == bit_of(4));
}

TEST_CASE("points: a segment that runs through a drawn endpoint is illegal", "[points][rules]") {
    const auto start = R::initial({{{0, 0}, {5, 0}, {10, 0}, {5, 9}}});
    const auto state = R::after(start, {1, 3});
    CHECK(R::legal_moves(state).empty());
    CHECK(R::outcome(state)->winner == Side::first);
}

TEST_CASE("points: states compare by value, not by board pointer", "[points][rules]") {
    const std::vector<Point> triangle{{0, 0}, {10, 0}, {5, 5}};
    CHECK(R::initial({triangle}) == R::initial({triangle}));
    CHECK_FALSE(R::initial({triangle}) == R::initial({{{0, 0}, {10, 0}, {5, 6}}}));
    CHECK_FALSE(R::after(R::initial({triangle}), {0, 1}) == R::after(R::initial({triangle}), {0, 2}));
    CHECK(R::State{} == R::initial({}));
    CHECK(R::outcome(R::State{}).has_value());
}

TEST_CASE("points: who drew a segment follows from whose turn it is", "[points][rules]") {
    auto state = R::initial({points_of(Layout::convex, 10, 1)});
    for (int move = 0; move < 3; ++move)
        state = R::after(state, R::legal_moves(state).front());
    CHECK(drawn_by(state, 0) == Side::first);
    CHECK(drawn_by(state, 1) == Side::second);
    CHECK(drawn_by(state, 2) == Side::first);
    state.to_move = Side::first;
    CHECK(drawn_by(state, 2) == Side::second);
}

TEST_CASE("points: sixty points have 1770 segments, numbered without gaps", "[points][rules]") {
    const Board board(points_of(Layout::random, 60, 1));
    REQUIRE(board.segment_count() == max_segments);
    for (int index = 0; index < board.segment_count(); ++index) {
        REQUIRE(board.segment_index(board.segment(index)) == index);
    }
    CHECK(board.all().size() == max_segments);
}
