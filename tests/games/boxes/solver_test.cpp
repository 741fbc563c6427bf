#include "games/boxes/think/solver.hpp"

#include "positions.hpp"

#include "brute_force.hpp"
#include "games/boxes/think/players.hpp"
#include "games/boxes/think/start_values.hpp"
#include "peak_memory.hpp"
#include "safe_lines.hpp"

namespace {

constexpr std::size_t table_bytes = std::size_t{64} << 20;

int solved(const R::State& state) {
    const auto value = Solver(state, table_bytes).value(state, Unlimited());
    REQUIRE(value);
    return margin_owned(state) + *value;
}

std::vector<R::Move> best_moves(const R::State& state) {
    Solver solver(state, table_bytes);
    const auto value = solver.value(state, Unlimited());
    REQUIRE(value);
    return solver.best_moves(state, *value, Unlimited());
}

void check_against_brute_force(const R::State& state) {
    boxes::test::BruteForce brute_force;
    INFO(R::to_text(state));
    CHECK(solved(state) == brute_force.value(state));
    CHECK(best_moves(state) == brute_force.best(state));
}

} // namespace

TEST_CASE("boxes: known values of start positions, whichever side is the longer", "[boxes][solver]") {
    struct SolvedStart {
        int rows, columns, value;
        Start start = Start::border;
    };
    // A public table of start values.
    const auto solved_start = GENERATE(
        SolvedStart{1, 2, 2}, SolvedStart{1, 3, 3}, SolvedStart{1, 4, 4}, SolvedStart{1, 5, 5}, SolvedStart{1, 6, 6},
        SolvedStart{2, 2, -4}, SolvedStart{2, 3, 6}, SolvedStart{2, 4, 0}, SolvedStart{2, 5, 2}, SolvedStart{2, 6, -4},
        SolvedStart{2, 7, 4}, SolvedStart{2, 8, 0}, SolvedStart{3, 3, 7}, SolvedStart{3, 4, 4}, SolvedStart{3, 5, 5},
        SolvedStart{3, 6, 4}, SolvedStart{3, 7, 1}, SolvedStart{4, 4, 0}, SolvedStart{4, 5, 0},
        SolvedStart{2, 2, 2, Start::empty}, SolvedStart{2, 3, -2, Start::empty}, SolvedStart{2, 4, 2, Start::empty},
        SolvedStart{2, 5, -2, Start::empty}, SolvedStart{3, 3, -3, Start::empty});
    const auto& [rows, columns, value, start] = solved_start;
    CHECK(solved(R::initial({rows, columns, start})) == value);
    CHECK(solved(R::initial({columns, rows, start})) == value);
}

TEST_CASE("boxes: the solver agrees with a brute force from the start of small boards", "[boxes][solver]") {
    for (const auto& [rows, columns, start] : {R::Setup{1, 1, Start::empty},
                                               {1, 2, Start::empty},
                                               {1, 3, Start::empty},
                                               {2, 2, Start::empty},
                                               {2, 3, Start::empty},
                                               {1, 2, Start::border},
                                               {1, 3, Start::border},
                                               {1, 5, Start::border},
                                               {2, 2, Start::border},
                                               {2, 3, Start::border},
                                               {3, 3, Start::border}}) {
        check_against_brute_force(R::initial({rows, columns, start}));
        check_against_brute_force(R::initial({columns, rows, start}));
    }
}

TEST_CASE("boxes: the solver agrees with a brute force on random positions, up to sixteen lines from the end",
          "[boxes][solver]") {
    Random random(20);
    const auto setup =
        GENERATE(R::Setup{3, 3, Start::empty}, R::Setup{4, 4, Start::border}, R::Setup{5, 5, Start::border},
                 R::Setup{2, 7, Start::empty}, R::Setup{4, 4, Start::empty});
    for (int position = 0; position < 60; ++position)
        check_against_brute_force(boxes::test::random_position(setup, static_cast<int>(random.between(1, 11)), random));
    if (setup != R::Setup{3, 3, Start::empty} && setup != R::Setup{5, 5, Start::border}) return;
    for (int lines = 12; lines <= 16; ++lines)
        check_against_brute_force(boxes::test::random_position(setup, lines, random));
}

TEST_CASE("boxes: what every line is worth", "[boxes][solver]") {
    Random random(6);
    for (int position = 0; position < 40; ++position) {
        const auto state =
            boxes::test::random_position({3, 3, Start::empty}, static_cast<int>(random.between(1, 11)), random);
        boxes::test::BruteForce brute_force;
        Solver solver(state, table_bytes);
        const auto value = solver.value(state, Unlimited());
        for (const auto& [move, worth] : solver.line_values(state, *value, Unlimited())) {
            const auto after = R::after(state, move);
            const int margin = brute_force.value(after);
            CHECK(margin_owned(state) + worth == (after.to_move == state.to_move ? margin : -margin));
        }
    }
}

TEST_CASE("boxes: the table takes no more memory than it may", "[boxes][solver]") {
    if (!boxes::test::memory_can_be_measured) return;
    const boxes::test::PeakMemory memory;
    Solver solver(R::initial({5, 5, Start::border}), std::size_t{8} << 20);
    static_cast<void>(solver.value(R::initial({5, 5, Start::border}), Within({.nodes = 1'500'000})));
    CHECK(memory.growth() <= std::size_t{8 + 16} << 20);
}

TEST_CASE("boxes: start values that take a search of millions of positions", "[boxes][solver][slow]") {
    CHECK(solved(R::initial({3, 4, Start::empty})) == 0);
    CHECK(solved(R::initial({4, 6, Start::border})) == 2);
    CHECK(solved(R::initial({5, 5, Start::border})) == -3);
    CHECK(solved(R::initial({3, 9, Start::border})) == -1);
}

TEST_CASE("boxes: what is said of a start beforehand is what the solver finds", "[boxes][solver]") {
    int checked = 0;
    for (int rows = 1; rows <= 5; ++rows) {
        for (int columns = 1; columns <= 8; ++columns) {
            for (const Start start : {Start::border, Start::empty}) {
                const R::Setup setup{rows, columns, start};
                const auto solved_start = start_value(setup);
                CHECK(solved_start == start_value({columns, rows, start}));
                if (!solved_start || R::lines_left(R::initial(setup)) > 32) continue;
                if (R::lines_left(R::initial(setup)) > 30 && start == Start::empty) continue;
                ++checked;
                CHECK(solved(R::initial(setup)) == *solved_start);
            }
        }
    }
    CHECK(checked >= 30);
    CHECK_FALSE(start_value({8, 8, Start::border}));
}

TEST_CASE("boxes: the solver agrees with a brute force where no safe line is left", "[boxes][solver]") {
    // There it looks at one run of several that serve for each other.
    Random random(7);
    const auto setup = GENERATE(R::Setup{3, 3, Start::empty}, R::Setup{3, 3, Start::border},
                                R::Setup{2, 5, Start::empty}, R::Setup{3, 4, Start::border});
    int checked = 0;
    for (int game = 0; game < 60; ++game) {
        const auto state = boxes::test::after_safe_lines(R::initial(setup), random);
        if (R::lines_left(state) > 13) continue;
        ++checked;
        check_against_brute_force(state);
    }
    CHECK(checked > 5);
}

TEST_CASE("boxes: more lines than a word has bits", "[boxes][solver]") {
    // Nine columns, each a chain of eight, 81 lines. Whoever opens one loses all of it but two boxes, and all of the
    // last one: the side in control leaves two of each chain but the last (Berlekamp's control value).
    std::string text = ".........";
    for (int row = 0; row < 8; ++row)
        text += "/|_|_|_|_|_|_|_|_|_|/.........";
    const auto state = R::state_from_text(text + " 1");
    REQUIRE(state);
    REQUIRE(R::lines_left(*state) == 81);
    CHECK(solved(*state) == -(8 * (8 - 4) + 8));
    CHECK(best_moves(*state).size() == 81);
}

TEST_CASE("boxes: mirrored boards have mirrored best moves", "[boxes][solver]") {
    const auto state = R::initial({3, 4, Start::border});
    const auto best = best_moves(state);
    REQUIRE_FALSE(best.empty());
    for (const auto& move : best) {
        const Dot a = state.grid.start_of(move.edge);
        const Dot b = state.grid.end_of(move.edge);
        const auto mirrored = state.grid.edge_index({4 - a.x, a.y}, {4 - b.x, b.y});
        REQUIRE(mirrored);
        CHECK(std::ranges::find(best, R::Move{*mirrored}) != best.end());
    }
}

TEST_CASE("boxes: what the sides own does not change which moves are best", "[boxes][solver]") {
    const auto mine = R::state_from_text("---/|1|1|_|/--./|_._._|/.../|_._._|/--- 1");
    const auto other_side = R::state_from_text("---/|2|2|_|/--./|_._._|/.../|_._._|/--- 1");
    REQUIRE(mine);
    REQUIRE(other_side);
    CHECK(best_moves(*mine) == best_moves(*other_side));
    CHECK(solved(*mine) == solved(*other_side) + 4);
}

TEST_CASE("boxes: a solver that is told to stop knows nothing; a small table loses time, not truth",
          "[boxes][solver]") {
    const auto state = R::initial({5, 5, Start::border});
    SearchControl control({.time = {}, .nodes = 1000, .depth = 0});
    Solver solver(state, table_bytes);
    CHECK_FALSE(solver.value(state, control));
    CHECK(control.nodes() == 1000);
    const auto small = R::initial({3, 5, Start::border});
    CHECK(Solver(small, 4096).value(small, Unlimited()) == 5);
}

TEST_CASE("boxes: several threads find what one finds", "[boxes][solver][threads]") {
    struct SolvedStart {
        R::Setup setup;
        int value;
    };
    const auto solved_start = GENERATE(SolvedStart{{4, 4, Start::border}, 0}, SolvedStart{{3, 6, Start::border}, 4},
                                       SolvedStart{{4, 5, Start::border}, 0}, SolvedStart{{3, 3, Start::empty}, -3});
    const auto state = R::initial(solved_start.setup);
    const int threads = GENERATE(2, 3, 5);
    SearchControl control({});
    Solver solver(state, table_bytes, threads);
    CHECK(solver.value(state, control) == solved_start.value);
    CHECK_FALSE(control.stopped());
    CHECK(solver.best_moves(state, solved_start.value, control) == best_moves(state));
}

TEST_CASE("boxes: several threads tell the value or nothing, within their nodes", "[boxes][solver][threads]") {
    const auto state = R::initial({4, 5, Start::border});
    for (const std::uint64_t nodes : {10U, 1000U, 20'000U, 40'000U, 60'000U, 1'000'000U}) {
        SearchControl control({.time = {}, .nodes = nodes, .depth = 0});
        Solver solver(state, table_bytes, 2);
        const auto value = solver.value(state, control);
        CHECK(control.nodes() <= nodes);
        CHECK(value.has_value() == !control.stopped());
        if (value) CHECK(*value == 0);
    }
}

TEST_CASE("boxes: the solver goes on with the table of the moves before", "[boxes][solver]") {
    auto state = R::initial({3, 3, Start::border});
    Solver solver(state, table_bytes);
    int margin = 7;
    while (!R::outcome(state)) {
        const auto value = solver.value(state, Unlimited());
        REQUIRE(value);
        const int mine = margin_owned(state) + *value;
        CHECK((state.to_move == Side::first ? mine : -mine) == margin);
        const auto move = solver.best_move(state, *value, Unlimited());
        REQUIRE(move);
        state = R::after(state, *move);
    }
    CHECK(R::outcome(state) == Outcome{.winner = Side::first, .margin = 7});
}

TEST_CASE("boxes: the solver's signature", "[boxes][solver][signature]") {
    SearchControl control({});
    for (const auto& setup :
         {R::Setup{3, 5, Start::border}, R::Setup{4, 4, Start::border}, R::Setup{2, 3, Start::empty}}) {
        const auto state = R::initial(setup);
        static_cast<void>(Solver(state, table_bytes).value(state, control));
    }
    CHECK(control.nodes() == 5481);
}
