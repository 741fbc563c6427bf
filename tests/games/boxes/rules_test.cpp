#include "games/boxes/rules.hpp"

#include "positions.hpp"
#include "zugzwang/base/random.hpp"

namespace {

R::State played(const R::State& state, std::string_view move) {
    return R::after(state, boxes::test::move_of(state, move));
}

} // namespace

TEST_CASE("boxes: a board has as many lines as a grid of its size, with the border drawn the inner ones",
          "[boxes][rules]") {
    const int rows = GENERATE(1, 2, 7, 16), columns = GENERATE(1, 2, 3, 16);
    const auto state = R::initial({rows, columns, Start::empty});
    CHECK(R::legal_moves(state).size() == static_cast<std::size_t>(rows * (columns + 1) + columns * (rows + 1)));
    CHECK(R::lines_left(state) == static_cast<int>(R::move_count(state)));
    const int inner = rows * (columns - 1) + columns * (rows - 1);
    if (inner > 0) CHECK(R::lines_left(R::initial({rows, columns, Start::border})) == inner);
}

TEST_CASE("boxes: every edge joins two neighbouring dots and no two edges join the same", "[boxes][rules]") {
    const Grid grid{3, 4};
    std::set<std::array<int, 4>> seen;
    for (int edge = 0; edge < grid.edges(); ++edge) {
        const Dot a = grid.start_of(edge);
        const Dot b = grid.end_of(edge);
        CHECK(b.x - a.x + b.y - a.y == 1);
        CHECK(grid.edge_index(a, b) == edge);
        CHECK(grid.edge_index(b, a) == edge);
        CHECK(seen.insert({a.x, a.y, b.x, b.y}).second);
    }
}

TEST_CASE("boxes: a box and its four edges know each other", "[boxes][rules]") {
    const Grid grid{3, 4};
    std::array<int, 31> beside{};
    for (int box = 0; box < grid.boxes(); ++box) {
        for (const int edge : grid.edges_of(box)) {
            ++beside[static_cast<std::size_t>(edge)];
            CHECK(std::ranges::count(grid.boxes_beside(edge), box) == 1);
        }
    }
    for (int edge = 0; edge < grid.edges(); ++edge) {
        CHECK(beside[static_cast<std::size_t>(edge)] == (grid.is_border(edge) ? 1 : 2));
    }
}

TEST_CASE("boxes: no dots but neighbours on the board have an edge", "[boxes][rules]") {
    const Grid grid{3, 4};
    CHECK_FALSE(grid.edge_index({0, 0}, {0, 0}));
    CHECK_FALSE(grid.edge_index({0, 0}, {1, 1}));
    CHECK_FALSE(grid.edge_index({1, 0}, {0, 1}));
    CHECK_FALSE(grid.edge_index({0, 0}, {2, 0}));
    CHECK_FALSE(grid.edge_index({4, 0}, {5, 0}));
    CHECK_FALSE(grid.edge_index({-1, 0}, {0, 0}));
    CHECK_FALSE(grid.edge_index({0, 3}, {0, 4}));
}

TEST_CASE("boxes: who closes no box hands over the turn", "[boxes][rules]") {
    const auto state = played(R::initial({2, 2, Start::border}), "b1-b2");
    CHECK(state.to_move == Side::second);
    CHECK(R::to_text(state) == "--/|_._|/../|_|_|/-- 2");
}

TEST_CASE("boxes: who closes a box moves again", "[boxes][rules]") {
    auto state = position("--/|_._|/../|_|_|/-- 2");
    state = played(state, "a2-b2");
    CHECK(state.to_move == Side::second);
    CHECK(owner(state, 0) == Side::second);
    CHECK(boxes_owned(state, Side::second) == 1);
    CHECK(boxes_owned(state, Side::first) == 0);
    CHECK_FALSE(owner(state, 1));
}

TEST_CASE("boxes: one line can close two boxes, and equal numbers are a draw", "[boxes][rules]") {
    const auto state = played(R::initial({1, 2, Start::border}), "b1-b2");
    CHECK(R::outcome(state) == Outcome{.winner = Side::first, .margin = 2});
    CHECK(R::legal_moves(state).empty());
    CHECK(state.to_move == Side::first);
    CHECK(R::outcome(position("--/|1|2|/-- 1")) == Outcome{});
    CHECK(R::outcome(position("---/|1|2|2|/--- 1")) == Outcome{.winner = Side::second, .margin = 1});
}

TEST_CASE("boxes: a line is legal exactly when it is on the board and not drawn", "[boxes][rules]") {
    Random random(7);
    auto state = R::initial({3, 5, Start::empty});
    while (!R::outcome(state)) {
        const auto moves = R::legal_moves(state);
        for (int edge = -2; edge < max_edges + 2; ++edge) {
            CHECK(R::is_legal(state, {edge}) == (std::ranges::find(moves, R::Move{edge}) != moves.end()));
        }
        state = R::after(state, random.pick(moves));
    }
}

TEST_CASE("boxes: every game shares out all boxes", "[boxes][rules]") {
    Random random(11);
    for (int game = 0; game < 200; ++game) {
        const R::Setup setup{static_cast<int>(random.between(1, 16)), static_cast<int>(random.between(2, 16)),
                             random.below(2) == 0 ? Start::border : Start::empty};
        auto state = R::initial(setup);
        const int lines = R::lines_left(state);
        int drawn = 0;
        for (; !R::outcome(state); ++drawn)
            state = R::after(state, random.pick(R::legal_moves(state)));
        CHECK(drawn == lines);
        CHECK(boxes_owned(state, Side::first) + boxes_owned(state, Side::second) == setup.rows * setup.columns);
    }
}

TEST_CASE("boxes: perft counts orders of lines", "[boxes][rules]") {
    // Every order of the undrawn lines is a game: n! / (n-d)! sequences of d moves.
    CHECK(perft<R>(R::initial({2, 2, Start::border}), 4) == 24);
    CHECK(perft<R>(R::initial({2, 2, Start::empty}), 3) == 12 * 11 * 10);
    CHECK(perft<R>(R::initial({5, 5, Start::border}), 2) == 40 * 39);
    CHECK(perft<R>(R::initial({1, 2, Start::border}), 3) == 0);
}
