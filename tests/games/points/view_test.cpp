#include "games/points/show/view.hpp"

#include "positions.hpp"

#include "games/points/layouts.hpp"
#include "zugzwang/base/words.hpp"

namespace {

using Kind = PointerEvent::Kind;
using Button = PointerEvent::Button;

/// The corners of a square, 1 low left, 2 low right, 3 high right, 4 high left; 5 in the middle and 6 near corner 2, on
/// the two sides of the diagonal 1-3.
const std::vector<Point> square{{100, 100}, {900, 100}, {900, 900}, {100, 900}, {490, 510}, {700, 300}};

struct Hand {
    R::State state = R::initial({square});
    View view{};

    explicit Hand(std::vector<Segment> drawn = {}) {
        for (const auto& segment : drawn)
            state = R::after(state, segment);
        view.place(area, state);
    }
    Vec at(int point) const { return Field(area, *state.board).place(point - 1); }
    Reaction<R> event(Kind kind, Vec place, Button button = Button::none) {
        return view.pointer({.kind = kind, .at = place, .button = button}, state);
    }
    Reaction<R> click(int point) {
        auto reaction = event(Kind::press, at(point), Button::left);
        const auto after = event(Kind::release, at(point), Button::left);
        return reaction.move || reaction.chosen || !reaction.refusal.empty() ? reaction : after;
    }
    Reaction<R> press(Key key) { return view.key({.key = key}, state); }

    static constexpr Rect area{200, 100, 850, 850};
};

} // namespace

TEST_CASE("points: two clicks join two points", "[points][view]") {
    Hand hand;
    CHECK_FALSE(hand.click(4).move);
    CHECK(hand.view.prompt(hand.state, Labels::standard) == "choose the second point");
    const auto reaction = hand.click(1);
    REQUIRE(reaction.move);
    CHECK(*reaction.move == Segment{0, 3});
    CHECK(hand.view.prompt(hand.state, Labels::standard) == "join two points");
}

TEST_CASE("points: dragging from one point to another joins them", "[points][view]") {
    Hand hand;
    CHECK(hand.event(Kind::press, hand.at(5), Button::left).used);
    CHECK_FALSE(hand.event(Kind::move, {600, 500}).move);
    CHECK_FALSE(hand.event(Kind::move, hand.at(2)).move);
    const auto reaction = hand.event(Kind::release, hand.at(2), Button::left);
    REQUIRE(reaction.move);
    CHECK(*reaction.move == Segment{1, 4});
}

TEST_CASE("points: letting go in the open takes the choice back", "[points][view]") {
    Hand hand;
    static_cast<void>(hand.event(Kind::press, hand.at(5), Button::left));
    static_cast<void>(hand.event(Kind::move, {500, 700}));
    CHECK_FALSE(hand.event(Kind::release, {500, 700}, Button::left).move);
    CHECK_FALSE(hand.view.cancel());
}

TEST_CASE("points: cancel and a second click take the first point back", "[points][view]") {
    Hand hand;
    static_cast<void>(hand.click(1));
    CHECK(hand.view.cancel());
    CHECK_FALSE(hand.view.cancel());
    static_cast<void>(hand.click(1));
    static_cast<void>(hand.click(1));
    CHECK_FALSE(hand.view.cancel());
}

TEST_CASE("points: what cannot be joined is refused in words and changes nothing", "[points][view]") {
    Hand hand({{0, 2}});
    CHECK(hand.click(1).refusal == "A line already ends at this point");
    CHECK(hand.click(2).refusal.empty());
    const auto crossing = hand.click(4);
    CHECK_FALSE(crossing.move);
    CHECK(crossing.refusal == "That would touch a line");
    CHECK(hand.view.prompt(hand.state, Labels::standard) == "choose the second point");
    CHECK(hand.click(3).refusal == "A line already ends at this point");
    Hand odd({{0, 2}});
    odd.state = *R::state_from_text("100,100;900,100;900,900;100,900;490,510 1-3 2");
    CHECK(odd.click(2).refusal == "This point is blocked: nothing can be joined to it");
}

TEST_CASE("points: the cursor is a hand over what can be played", "[points][view]") {
    Hand hand({{0, 2}});
    CHECK(hand.event(Kind::move, hand.at(2)).used);
    CHECK(hand.view.cursor() == Cursor::hand);
    static_cast<void>(hand.event(Kind::move, hand.at(1)));
    CHECK(hand.view.cursor() == Cursor::arrow);
    static_cast<void>(hand.event(Kind::move, hand.at(2)));
    static_cast<void>(hand.event(Kind::leave, {}));
    CHECK(hand.view.cursor() == Cursor::arrow);
}

TEST_CASE("points: arrows and Enter play a move", "[points][view]") {
    Hand hand;
    CHECK_FALSE(hand.press(Key::enter).used);
    CHECK(hand.press(Key::right).used); // the focus starts in the middle
    CHECK(hand.view.pointer_panel(hand.state, Labels::standard)->big == "5");
    CHECK(hand.press(Key::up).used);
    const auto top = hand.view.pointer_panel(hand.state, Labels::standard)->big;
    CHECK((top == "3" || top == "4"));
    static_cast<void>(hand.press(top == "3" ? Key::left : Key::right));
    CHECK(hand.view.pointer_panel(hand.state, Labels::standard)->big == (top == "3" ? "4" : "3"));
    CHECK_FALSE(hand.press(Key::enter).move);
    static_cast<void>(hand.press(Key::down));
    const auto panel = hand.view.pointer_panel(hand.state, Labels::standard);
    const auto reaction = hand.press(Key::space);
    REQUIRE(reaction.move);
    CHECK(panel->big == tr("{first} – {second}", {{"first", reaction.move->a + 1}, {"second", reaction.move->b + 1}}));
}

TEST_CASE("points: with a point chosen the keys reach only what it can be joined to", "[points][view]") {
    Hand hand({{0, 2}});
    static_cast<void>(hand.click(4));
    for (const Key key : {Key::left, Key::right, Key::down, Key::down, Key::up, Key::right}) {
        static_cast<void>(hand.press(key));
        CHECK(hand.view.pointer_panel(hand.state, Labels::standard)->big != "2");
    }
}

TEST_CASE("points: a board far out or crowded still lies within its area", "[points][view]") {
    const auto points = GENERATE(std::vector<Point>{{-1'000'000, 7}, {1'000'000, 8}, {3, 1'000'000}},
                                 std::vector<Point>{{0, 0}, {9, 2}, {4, 7}, {8, 8}}, std::vector<Point>{{5, 5}},
                                 std::vector<Point>{{0, 0}, {1000, 1000}});
    const Rect area{10, 20, 300, 500};
    const Board board(points);
    const Field field(area, board);
    CHECK(area.contains(field.square()));
    for (int point = 0; point < board.point_count(); ++point) {
        CHECK(field.square().inset(field.radius()).contains(field.place(point)));
    }
    if (points.size() > 1) CHECK(field.place(0).y > field.place(board.point_count() - 1).y);
}

TEST_CASE("points: the panel says what a move leaves", "[points][view]") {
    const auto convex = R::initial({{{0, 0}, {10, 0}, {10, 10}, {0, 10}}});
    CHECK(consequence(convex, {0, 2}) == "No line is left to draw: this wins.");
    CHECK(consequence(convex, {0, 1}) == "Sure moves left: 1, undecided groups: 0. Odd, so a mistake.");
    const auto inside = R::initial({{{0, 0}, {100, 0}, {50, 90}, {50, 30}}});
    CHECK(consequence(inside, {0, 1}) == "Sure moves left: 1, undecided groups: 0. Odd, so the other side can win.");
    const auto large = R::initial({points_of(Layout::random, 20, 1)});
    CHECK_THAT(consequence(large, {0, 1}), Catch::Matchers::StartsWith("Lines left: "));
}

TEST_CASE("points: each seat shows the lines that it drew", "[points][view]") {
    Match<R> match(R::initial({points_of(Layout::convex, 12, 1)}));
    for (int i = 0; i < 3; ++i)
        REQUIRE(match.play(R::legal_moves(match.state()).front()));
    CHECK(View::figure(match, Side::first).number == "2");
    CHECK(View::figure(match, Side::first).caption == "lines drawn");
    CHECK(View::figure(match, Side::second).number == "1");
    CHECK(View::figure(match, Side::second).caption == "line drawn");
}

TEST_CASE("points: a line is heard in its middle, a chosen point where it lies", "[points][view][sound]") {
    Hand hand;
    const auto heard = [&](int a, int b) {
        const Segment move{a - 1, b - 1};
        const auto now = R::after(hand.state, move);
        return View::showing({.before = hand.state, .move = move, .now = now}, Theme{}).cues;
    };
    // The points lie between 100 and 900.
    CHECK(heard(1, 4) == std::vector<Cue>{{.kind = Cue::Kind::line, .pan = -1}});
    CHECK(heard(2, 3) == std::vector<Cue>{{.kind = Cue::Kind::line, .pan = 1}});
    CHECK(heard(1, 3) == std::vector<Cue>{{.kind = Cue::Kind::line, .pan = 0}});
    const auto inner = heard(5, 6);
    REQUIRE(inner.size() == 1);
    CHECK(inner[0].pan == Approx((490.0 + 700.0 - 1000.0) / 800)); // half way between them
    CHECK(hand.click(4).chosen == -1.0F);
    CHECK(hand.click(4).chosen == -1.0F); // let go
    CHECK(hand.click(2).chosen == 1.0F);
}
