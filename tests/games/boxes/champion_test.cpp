#include "positions.hpp"

#include "brute_force.hpp"
#include "games/boxes/think/effort.hpp"
#include "games/boxes/think/hardest_move.hpp"
#include "games/boxes/think/players.hpp"
#include "peak_memory.hpp"

namespace {

constexpr std::size_t champion_bytes = std::size_t{16} << 20;

bool can_close_a_box(const R::State& state) {
    return std::ranges::any_of(R::legal_moves(state),
                               [&](const R::Move& move) { return boxes_closed_by(state, move.edge) > 0; });
}

} // namespace

TEST_CASE("boxes: of equal moves the hardest to answer has the fewest answers that keep the value",
          "[boxes][champion]") {
    Random random(3);
    int checked = 0;
    while (checked < 25) {
        const auto state =
            boxes::test::random_position({4, 4, Start::border}, static_cast<int>(random.between(5, 11)), random);
        if (can_close_a_box(state)) continue;
        ++checked;
        boxes::test::BruteForce brute_force;
        const auto best = brute_force.best(state);
        const auto share = [&](const R::Move& move) {
            const auto after = R::after(state, move);
            return static_cast<double>(brute_force.best(after).size()) / R::lines_left(after);
        };
        double min_share = 1;
        for (const auto& move : best)
            min_share = std::min(min_share, share(move));
        Solver solver(state, champion_bytes);
        const int value = brute_force.value(state) - margin_owned(state);
        const auto chosen = hardest_to_answer(solver, state, value, best, Unlimited());
        CHECK(std::ranges::find(best, chosen) != best.end());
        CHECK(share(chosen) == min_share);
    }
}

TEST_CASE("boxes: without time the first of equal moves stands for the hardest", "[boxes][champion]") {
    const auto state = R::initial({4, 4, Start::border});
    Solver solver(state, champion_bytes);
    const std::vector<R::Move> moves{R::legal_moves(state)[3], R::legal_moves(state)[2]};
    CHECK(hardest_to_answer(solver, state, 0, moves, Within({.nodes = 10})) == moves.front());
}

TEST_CASE("boxes: the effort of a proof is guessed within a factor of thirty", "[boxes][champion]") {
    // Known beforehand: what the solver visits. A guess that is further off would make the champion waste its clock.
    const auto setup = GENERATE(R::Setup{4, 4, Start::border}, R::Setup{3, 5, Start::border},
                                R::Setup{4, 5, Start::border}, R::Setup{3, 3, Start::empty});
    const auto state = R::initial(setup);
    SearchControl control({});
    REQUIRE(Solver(state, champion_bytes).value(state, control));
    CHECK(std::abs(std::log2(expected_nodes(state) / static_cast<double>(control.nodes()))) < std::log2(30.0));
}

TEST_CASE("boxes: the champion tries no proof that it cannot finish", "[boxes][champion]") {
    const auto state = R::initial({6, 6, Start::border});
    SearchControl control({.time = {}, .nodes = 5000, .depth = 0});
    CHECK(affordable_nodes(control, 1) == 5000);
    CHECK(expected_nodes(state) > 1e6);
    std::vector<Progress<R>> reports;
    const auto move =
        Champion(1).choose(state, control, [&](const Progress<R>& progress) { reports.push_back(progress); });
    REQUIRE(move);
    REQUIRE_FALSE(reports.empty());
    // One playout a node: all of them went into the tree.
    CHECK(reports.front().nodes >= 4096);
    CHECK_FALSE(reports.front().proven);
    CHECK(control.nodes() == 5000);
}

TEST_CASE("boxes: solver and champion agree wherever both speak", "[boxes][champion]") {
    Random random(31);
    const auto setup =
        GENERATE(R::Setup{4, 4, Start::border}, R::Setup{3, 3, Start::empty}, R::Setup{6, 6, Start::border});
    for (int position = 0; position < 25; ++position) {
        const auto state = boxes::test::random_position(setup, static_cast<int>(random.between(2, 22)), random);
        Solver solver(state, champion_bytes);
        const auto value = solver.value(state, Unlimited());
        REQUIRE(value);
        std::optional<Progress<R>> last_report;
        const auto move = Champion(1).choose(state, Within({.nodes = 300'000}),
                                             [&](const Progress<R>& progress) { last_report = progress; });
        REQUIRE(last_report);
        REQUIRE(last_report->proven);
        const int margin = margin_owned(state) + *value;
        CHECK(last_report->score == margin);
        CHECK(last_report->proven->winner ==
              (margin == 0 ? std::nullopt : std::optional(margin > 0 ? state.to_move : other(state.to_move))));
        CHECK(last_report->proven->margin == std::abs(margin));
        CHECK(last_report->line.front() == *move);
        const auto best = solver.best_moves(state, *value, Unlimited());
        CHECK(std::ranges::find(best, *move) != best.end());
    }
}

TEST_CASE("boxes: a depth, and being told to stop, ends the champion's search on the largest board",
          "[boxes][champion]") {
    const auto state = R::initial({16, 16, Start::border});
    SearchControl deep({.depth = 2}), told({}, stopped());
    for (auto* const control : {&deep, &told}) {
        const auto move = Champion(1).choose(state, *control, {});
        REQUIRE(move);
        CHECK(R::is_legal(state, *move));
    }
    CHECK(deep.nodes() <= nodes_for_depth(2));
    CHECK(told.nodes() <= 16); // playouts between two looks
}

TEST_CASE("boxes: the champion goes on with what it found out before", "[boxes][champion]") {
    auto state = R::initial({7, 7, Start::border});
    Champion champion(1, 32);
    std::vector<int> depths;
    const auto move_of = [&](Champion& of, std::uint64_t nodes) {
        Progress<R> last_report;
        const auto move =
            *of.choose(state, Within({.nodes = nodes}), [&](const Progress<R>& progress) { last_report = progress; });
        depths.push_back(last_report.depth);
        return move;
    };
    state = R::after(state, move_of(champion, 30'000));
    state = R::after(state, move_of(champion, 30'000));
    static_cast<void>(move_of(champion, 1));
    Champion fresh(1, 32);
    static_cast<void>(move_of(fresh, 1));
    CHECK(depths[2] > 1); // after one playout
    CHECK(depths[3] == 1);
}

TEST_CASE("boxes: the champion takes no more memory than it was given and sixteen megabytes", "[boxes][champion]") {
    if (!boxes::test::memory_can_be_measured) return;
    struct Game {
        R::Setup setup;
        std::size_t hash_mb;
        std::uint64_t nodes; ///< More than there is room for.
    };
    // The tree fills its part on the large board, the solver its own on the small one.
    const auto game = GENERATE(Game{{8, 8, Start::border}, 8, 200'000}, Game{{5, 5, Start::border}, 8, 700'000});
    const boxes::test::PeakMemory memory;
    Champion champion(1, game.hash_mb, 1, Champion::Book::off);
    auto state = R::initial(game.setup);
    for (int move = 0; move < 2; ++move) {
        state = R::after(state, *champion.choose(state, Within({.nodes = game.nodes}), {}));
    }
    CHECK(memory.growth() <= (game.hash_mb + 16) << 20);
}

TEST_CASE("boxes: a perfect player gets no half that is won or drawn from the champion", "[boxes][champion][slow]") {
    // Both halves on five by five, from move one: first and second against moves that all keep the value.
    const auto start = R::initial({5, 5, Start::border});
    Solver judge(start, std::size_t{256} << 20);
    Random random(55);
    for (const Side champions : {Side::first, Side::second}) {
        Champion champion(1, 128);
        auto state = start;
        int guess = -3;
        while (!R::outcome(state)) {
            const int value = *judge.value(state, Unlimited(), guess);
            const auto best = judge.best_moves(state, value, Unlimited());
            R::Move move = random.pick(best);
            if (state.to_move == champions) {
                move = *champion.choose(state, Within({.nodes = 3'000'000}), {});
                INFO(R::to_text(state));
                CHECK(std::ranges::find(best, move) != best.end());
            }
            const auto next = R::after(state, move);
            guess = next.to_move == state.to_move ? value : -value;
            state = next;
        }
        // The second player wins by three when nobody errs.
        CHECK(R::outcome(state) == Outcome{.winner = Side::second, .margin = 3});
    }
}
