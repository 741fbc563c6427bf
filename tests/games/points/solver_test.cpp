#include "games/points/think/solver.hpp"

#include "brute_force.hpp"
#include "games/points/think/zones.hpp"
#include "positions.hpp"
#include "solved.hpp"

namespace {

void compare(const std::vector<Point>& points) {
    brute::Game game{points};
    const auto state = R::initial({points});
    const auto open = game.legal({});
    CAPTURE(R::to_text(state));
    REQUIRE(nim_value(state) == static_cast<std::uint32_t>(game.nim_value(open)));
    REQUIRE(winning_moves(state) == game.winning(open));
}

/// So many on a slanting line, unevenly.
std::vector<Point> row(int count) {
    std::vector<Point> line;
    for (int i = 0; i < count; ++i)
        line.push_back({i * i, 3 * i * i});
    return line;
}

} // namespace

TEST_CASE("points: the solver agrees with brute force on random sets and on sets full of lines", "[points][solver]") {
    Random random(101);
    for (const int side : {1000, 3}) {
        for (int round = 0; round < 120; ++round)
            compare(brute::crowded_points(4 + round % 5, side, random));
    }
    for (int round = 0; round < 3; ++round)
        compare(brute::crowded_points(9, 1000, random));
    for (int count = 2; count <= 10; ++count)
        compare(row(count));
    compare({{0, 0}, {1, 0}, {2, 0}, {0, 1}, {1, 1}, {2, 1}, {0, 2}, {1, 2}, {2, 2}});
    compare(brute::crowded_points(10, 1000, random));
    compare(brute::crowded_points(10, 4, random)); // many on common lines
}

TEST_CASE("points: the solver agrees with brute force on the layouts", "[points][solver]") {
    const auto layout = GENERATE(Layout::random, Layout::convex, Layout::grid);
    for (int count = 4; count <= 8; ++count) {
        for (std::uint64_t seed = 1; seed <= 8; ++seed)
            compare(points_of(layout, count, seed));
    }
    if (layout != Layout::random) compare(points_of(layout, 10, 5));
}

TEST_CASE("points: convex position is Dawson's Kayles", "[points][solver]") {
    // Octal 0.07: a move takes two neighbours and may leave two heaps (Guy & Smith 1956). The table is the published
    // one; the recurrence checks it, and the solver must meet it. A heap of n is n points on a convex curve.
    const std::vector<int> table{0, 0, 1, 1, 2, 0, 3, 1, 1, 0, 3, 3, 2, 2, 4, 0, 5, 2, 2, 3, 3,
                                 0, 1, 1, 3, 0, 2, 1, 1, 0, 4, 5, 2, 7, 4, 0, 1, 1, 2, 0, 3};
    std::vector<int> octal;
    for (int heap = 0; heap < static_cast<int>(table.size()); ++heap) {
        std::vector<bool> reached(64, false);
        for (int left = 0; left + 2 <= heap; ++left) {
            reached[static_cast<std::size_t>(octal[static_cast<std::size_t>(left)] ^
                                             octal[static_cast<std::size_t>(heap - 2 - left)])] = true;
        }
        octal.push_back(static_cast<int>(std::find(reached.begin(), reached.end(), false) - reached.begin()));
    }
    REQUIRE(octal == table);
    for (int count = 1; count < static_cast<int>(table.size()); ++count) {
        CAPTURE(count);
        const auto state = R::initial({points_of(Layout::convex, count, 7)});
        CHECK(nim_value(state) == static_cast<std::uint32_t>(table[static_cast<std::size_t>(count)]));
    }
}

TEST_CASE("points: the windmill, where two zones cross", "[points][solver]") {
    const auto state = *R::state_from_text(windmill);
    CHECK(R::legal_moves(state) == std::vector<Segment>{{0, 1}, {2, 3}});
    const auto found = zones(*state.board, state.legal);
    CHECK(found.size() == 2);
    CHECK(tally(counted_zones(*state.board, state.legal)).both_even());
    CHECK(independent_parts(*state.board, state.legal).size() == 1);
    CHECK(nim_value(state) == 1);
    CHECK(winning_moves(state) == std::vector<Segment>{{0, 1}, {2, 3}});
}

TEST_CASE("points: the nim-values of the independent parts add up to the whole's", "[points][solver]") {
    Random random(31);
    int divided = 0;
    for (int round = 0; round < 40; ++round) {
        auto state = R::initial({points_of(Layout::random, 14, static_cast<std::uint64_t>(round))});
        for (int move = 0; move < 3; ++move)
            state = R::after(state, random.pick(R::legal_moves(state)));
        const auto parts = independent_parts(*state.board, state.legal);
        std::uint32_t sum = 0;
        for (const auto& part : parts) {
            auto alone = state;
            alone.legal = part;
            sum ^= nim_value(alone);
        }
        divided += parts.size() > 1 ? 1 : 0;
        CHECK(nim_value(state) == sum);
    }
    CHECK(divided > 5);
}

TEST_CASE("points: wide boards and narrow ones are searched alike", "[points][solver]") {
    // The same position on boards of many widths: sixteen points far out cannot reach the few in the middle.
    auto state = *R::state_from_text("0,0;100,0;101,90;3,97;55,40;60,151;20,170 - 1");
    const auto alone = nim_value(state);
    auto points = state.board->points();
    for (int i = 0; i < 40; ++i) {
        points.push_back({1000 + 7 * i, 1000 + i * i});
        if (i % 8 != 7) continue;
        auto wide = R::initial({points});
        const auto widened = [&](Segment segment) { return wide.board->segment_index(segment); };
        SegmentSet middle;
        state.legal.for_each([&](int index) { middle.insert(widened(state.board->segment(index))); });
        wide.legal = middle;
        CHECK(nim_value(wide) == alone);
    }
}

TEST_CASE("points: on boards of more than 64 segments the nim-value is the least that no move has",
          "[points][solver]") {
    const auto layout = GENERATE(Layout::random, Layout::convex, Layout::grid);
    for (const int count : {12, 13, 14}) {
        const auto state = R::initial({points_of(layout, count, static_cast<std::uint64_t>(count))});
        std::vector<bool> reached(64, false);
        for (const auto& move : R::legal_moves(state))
            reached[nim_value(R::after(state, move))] = true;
        const auto min = std::find(reached.begin(), reached.end(), false) - reached.begin();
        CHECK(nim_value(state) == static_cast<std::uint32_t>(min));
    }
}

TEST_CASE("points: a stopped solver keeps to what it has proven", "[points][solver]") {
    const auto state = R::initial({points_of(Layout::random, 12, 3)});
    const auto truth = winning_moves(state);
    for (const std::uint64_t nodes : {1, 10, 100, 300, 1000}) {
        Solver solver(state.board, table_bytes);
        SearchControl limited({.nodes = nodes});
        const auto moves = solver.solved_moves(state.legal, Solver::Scope::every_move, limited);
        CHECK(moves.size() == 66);
        for (const auto& judged : moves) {
            if (judged.wins) CHECK(*judged.wins == std::binary_search(truth.begin(), truth.end(), judged.move));
        }
        CHECK(limited.nodes() <= nodes);
    }
}

TEST_CASE("points: a solver that was stopped remembers nothing false", "[points][solver]") {
    const auto state = R::initial({points_of(Layout::random, 12, 3)});
    const auto truth = nim_value(state);
    Solver solver(state.board, table_bytes);
    for (std::uint64_t nodes = 1; nodes < 400; nodes += 7) {
        static_cast<void>(solver.solved_moves(state.legal, Solver::Scope::every_move, Within({.nodes = nodes})));
        static_cast<void>(solver.nim_value(state.legal, Within({.nodes = nodes})));
    }
    CHECK(*solver.nim_value(state.legal, Unlimited()) == truth);
}

TEST_CASE("points: what is remembered stays within the memory that was asked for", "[points][solver]") {
    const auto state = R::initial({points_of(Layout::random, 14, 3)});
    const auto truth = nim_value(state);
    for (const std::size_t bytes : {std::size_t{1}, std::size_t{1000}, std::size_t{1} << 14, std::size_t{1} << 20}) {
        Solver solver(state.board, bytes);
        const auto value = solver.nim_value(state.legal, Within({.nodes = 100'000}));
        CHECK(solver.bytes() <= std::max<std::size_t>(bytes, 64)); // one bucket it needs
        if (value) CHECK(*value == truth);
        if (bytes > 10'000) CHECK(value);
    }
}

TEST_CASE("points: equal structures share what is known of them, wherever they lie", "[points][solver]") {
    // The same twelve points, turned, moved, stretched and numbered the other way round: the same graph.
    const auto points = points_of(Layout::random, 12, 3);
    std::vector<Point> turned;
    for (auto point = points.rbegin(); point != points.rend(); ++point)
        turned.push_back({5000 - 3 * point->y, 3 * point->x});
    auto both = points;
    for (const auto& point : turned)
        both.push_back({point.x + 100'000, point.y});
    const auto board = R::initial({both});
    SegmentSet one, other;
    for (const auto& move : R::legal_moves(board)) {
        const auto index = board.board->segment_index(move);
        if (move.b < 12) one.insert(index);
        if (move.a >= 12) other.insert(index);
    }
    Solver solver(board.board, table_bytes);
    SearchControl first({}), second({});
    const auto value = solver.nim_value(one, first);
    CHECK(solver.nim_value(other, second) == value);
    CHECK(second.nodes() * 2 < first.nodes());
}

TEST_CASE("points: a small table forgets but is never wrong", "[points][solver]") {
    const auto state = R::initial({points_of(Layout::random, 14, 5)});
    NimberTable table(1 << 20);
    Random random(9);
    for (int i = 0; i < 200'000; ++i)
        table.restrict_to({random.below(UINT64_MAX), random.below(UINT64_MAX)}, 0b110, 1);
    table.restrict_to({1, 2}, 0b101, 1'000'000);
    table.restrict_to({1, 2}, 0b110, 1);
    for (int i = 0; i < 200'000; ++i)
        table.restrict_to({random.below(UINT64_MAX), random.below(UINT64_MAX)}, 0b110, 1);
    CHECK(table.possible({1, 2}) == 0b100);
    CHECK(table.possible({3, 4}) == 0);
    Solver small(state.board, 1 << 20);
    CHECK(*small.nim_value(state.legal, Unlimited()) == nim_value(state));
}

TEST_CASE("points: the search of a fixed board has its signature", "[points][solver]") {
    // Nodes until all moves are judged, and then the nim-value is known: a change of the search changes them.
    const auto nodes_of = [](Layout layout, int count) {
        const auto state = R::initial({points_of(layout, count, 1)});
        Solver solver(state.board, table_bytes);
        SearchControl judging({}), valuing({});
        static_cast<void>(solver.solved_moves(state.legal, Solver::Scope::every_move, judging));
        static_cast<void>(solver.nim_value(state.legal, valuing));
        return std::vector{judging.nodes(), valuing.nodes()};
    };
    CHECK(nodes_of(Layout::random, 12) == std::vector<std::uint64_t>{154, 168});
    CHECK(nodes_of(Layout::random, 16) == std::vector<std::uint64_t>{291, 3011});
    CHECK(nodes_of(Layout::grid, 16) == std::vector<std::uint64_t>{948, 42});
}
