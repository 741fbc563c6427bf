#include "games/boxes/think/insight.hpp"

#include "support/catch.hpp"

#include "games/boxes/show/view.hpp"

using namespace zugzwang;
using namespace zugzwang::boxes;
using R = boxes::Rules;

namespace {

R::State position(std::string_view text) {
    auto state = R::state_from_text(text);
    REQUIRE(state);
    return *state;
}
Insight insight_of(const R::State& state, std::uint64_t nodes = 100'000) {
    SearchControl control({.time = {}, .nodes = nodes, .depth = 0});
    return insight(state, control);
}

} // namespace

TEST_CASE("boxes: insight counts chains, loops and short strings", "[boxes][insight]") {
    const auto found = insight_of(position("--./|_._|_|/.../|_|_|_|/.../|_._|_|/--. 1"));
    CHECK(found.long_chains == 1);
    CHECK(found.loops == 1);
    CHECK(found.short_strings == 0);
    CHECK(found.lines_left == 10);
    CHECK(found.safe_lines == 0);
    CHECK(found.can_be_taken.empty());
    CHECK(found.trails.size() == 2);
}

TEST_CASE("boxes: who need not open a chain is in control", "[boxes][insight]") {
    CHECK(insight_of(position("--./|_._|_|/.../|_|_|_|/.../|_._|_|/--. 1")).in_control == Side::second);
    CHECK(insight_of(position("--./|_._|_|/.../|_|_|_|/.../|_._|_|/--. 2")).in_control == Side::first);
}

TEST_CASE("boxes: insight shows what can be taken now", "[boxes][insight]") {
    const auto found = insight_of(position("----/|_._._._./---- 1"));
    CHECK(found.can_be_taken == std::vector<int>{0, 1, 2, 3});
    CHECK(found.has_gift);
    CHECK(found.trails.empty());
    CHECK(found.first_wins_by == 4);
}

TEST_CASE("boxes: insight proves the margin when it has the time", "[boxes][insight]") {
    CHECK(insight_of(R::initial({3, 3, Start::border})).first_wins_by == 7);
    const auto hurried = insight_of(R::initial({3, 3, Start::border}), 10);
    CHECK_FALSE(hurried.first_wins_by);
    CHECK(hurried.safe_lines == 4); // those of the middle box; all others touch a corner box
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
    const auto found = insight_of(state);
    CHECK(found == Insight{});
    CHECK(View::insight_panel(found, state, Labels::standard)->words.empty());
}
