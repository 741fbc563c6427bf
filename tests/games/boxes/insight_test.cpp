#include "games/boxes/think/insight.hpp"

#include "brute_force.hpp"
#include "games/boxes/show/view.hpp"
#include "positions.hpp"

namespace {

Insight insight_of(const R::State& state, std::uint64_t nodes = 100'000) {
    return insight(state, Within({.nodes = nodes}));
}

} // namespace

TEST_CASE("boxes: insight counts chains, loops and short strings", "[boxes][insight]") {
    const auto result = insight_of(position("--./|_._|_|/.../|_|_|_|/.../|_._|_|/--. 1"));
    CHECK(result.long_chains == 1);
    CHECK(result.loops == 1);
    CHECK(result.short_strings == 0);
    CHECK(result.lines_left == 10);
    CHECK(result.safe_lines == 0);
    CHECK(result.boxes_to_take.empty());
    CHECK(result.runs.size() == 2);
}

TEST_CASE("boxes: insight shows who is in control, for they need not open a chain, and what can be taken now",
          "[boxes][insight]") {
    CHECK(insight_of(position("--./|_._|_|/.../|_|_|_|/.../|_._|_|/--. 1")).in_control == Side::second);
    CHECK(insight_of(position("--./|_._|_|/.../|_|_|_|/.../|_._|_|/--. 2")).in_control == Side::first);
    const auto result = insight_of(position("----/|_._._._./---- 1"));
    CHECK(result.boxes_to_take == std::vector<int>{0, 1, 2, 3});
    CHECK(result.has_gift);
    CHECK(result.runs.empty());
    CHECK(result.first_wins_by == 4);
}

TEST_CASE("boxes: insight proves the margin when it has the time, and knows by the book what no search finds so soon",
          "[boxes][insight][book]") {
    CHECK(insight_of(R::initial({3, 3, Start::border})).first_wins_by == 7);
    const auto hurried = insight_of(R::initial({6, 6, Start::border}), 10);
    CHECK_FALSE(hurried.first_wins_by);
    CHECK(hurried.safe_lines == 52); // all but the two of each corner box
    const auto result = insight_of(R::initial({5, 5, Start::border}), 1);
    CHECK(result.first_wins_by == -3);
    CHECK(result.lines.size() == 40);
}

TEST_CASE("boxes: insight tells what every line is worth", "[boxes][insight]") {
    Random random(5);
    for (int checked = 0; checked < 30; ++checked) {
        const auto state =
            boxes::test::random_position({4, 4, Start::border}, static_cast<int>(random.between(1, 11)), random);
        boxes::test::BruteForce brute_force;
        const auto result = insight_of(state, 10'000'000);
        REQUIRE(result.lines.size() == R::legal_moves(state).size());
        CHECK_FALSE(result.expected);
        for (std::size_t index = 0; index < result.lines.size(); ++index) {
            const auto& line = result.lines[index];
            CHECK(line.edge == R::legal_moves(state)[index].edge);
            const auto after = R::after(state, {line.edge});
            const int margin = brute_force.value(after);
            CHECK(line.margin == (after.to_move == state.to_move ? margin : -margin));
            CHECK(line.loss == brute_force.value(state) - line.margin);
        }
    }
}

TEST_CASE("boxes: before the margin is proven insight expects one", "[boxes][insight]") {
    const auto open = insight_of(R::initial({8, 8, Start::border}), 5000);
    CHECK_FALSE(open.first_wins_by);
    CHECK(open.lines.empty());
    REQUIRE(open.expected);
    CHECK(open.expected->spread > 2);
    // Two chains of four: the one in control gets six boxes of eight, so there is nothing to spread.
    const auto sure = insight_of(position("----/._._._._./----/._._._._./---- 2"), 1);
    REQUIRE(sure.expected);
    CHECK(sure.expected->first_wins_by == 4);
    CHECK(sure.expected->spread == 0);
}

TEST_CASE("boxes: who needs an even number of long chains follows the long-chain rule", "[boxes][insight]") {
    // The rule as it is taught: dots plus long chains even, then the first player is in control (Berlekamp, The Dots
    // and Boxes Game, 2000). Counted from an empty board.
    const auto rows = GENERATE(2, 3, 4, 5), columns = GENERATE(3, 4, 5);
    const auto result = insight_of(R::initial({rows, columns, Start::empty}), 1);
    const int dots = (rows + 1) * (columns + 1);
    CHECK(result.needs_even == (dots % 2 == 0 ? Side::first : Side::second));
    CHECK(result.chains_suit_mover == (dots % 2 == 0));
}

TEST_CASE("boxes: the insight panel tells the number of chains needed, and what is expected", "[boxes][insight]") {
    const auto value_of = [](const Panel& panel, const std::string& label) {
        for (const auto& row : panel.rows) {
            if (row.label == label) return row.value;
        }
        return std::string("no such row");
    };
    const auto state = position("--./|_._|_|/.../|_|_|_|/.../|_._|_|/--. 1"); // one long chain; the second controls
    const auto panel = *View::insight_panel(insight_of(state), state, Labels::standard);
    CHECK(value_of(panel, "Long chains") == "1");
    CHECK(value_of(panel, "Blue needs") == "even: not yet");
    CHECK(value_of(panel, "Expected") == "no such row");
    Insight open = insight_of(R::initial({8, 8, Start::border}), 1);
    open.expected = {.first_wins_by = -2.6, .spread = 4.1};
    const auto words = [&] {
        const auto start = R::initial({8, 8, Start::border});
        return value_of(*View::insight_panel(open, start, Labels::standard), "Expected");
    };
    CHECK(words() == "Orange by 2.5 ± 4");
    open.expected = {.first_wins_by = 0.2, .spread = 3.5};
    CHECK(words() == "even, ± 3.5");
}

TEST_CASE("boxes: the insight panel has words for every kind of position", "[boxes][insight]") {
    const auto text = GENERATE(as<std::string>{}, "--./|_._|_|/.../|_|_|_|/.../|_._|_|/--. 1", "----/|_._._._./---- 2",
                               "../._._./../._._./.. 1", "---/|_._._./.../|_._._./.../|_|_|_./... 1");
    const auto state = position(text);
    const auto panel = View::insight_panel(insight_of(state), state, Labels::standard);
    REQUIRE(panel);
    CHECK(panel->rows.size() >= 5);
    CHECK_FALSE(panel->words.empty());
}

TEST_CASE("boxes: a game that is over needs no advice", "[boxes][insight]") {
    const auto state = position("--/|1|2|/-- 1");
    const auto result = insight_of(state);
    CHECK(result == Insight{});
    CHECK(View::insight_panel(result, state, Labels::standard)->words.empty());
}
