#include "brute_force.hpp"
#include "viewed.hpp"

static_assert(ViewOf<boxes::View, R, Insight>);

namespace {

PointerEvent move_to(Vec at) { return {PointerEvent::Kind::move, at, PointerEvent::Button::none, 0}; }
PointerEvent press(Vec at) { return {PointerEvent::Kind::press, at, PointerEvent::Button::left, 0}; }
KeyEvent key(Key key) { return {.key = key}; }

} // namespace

TEST_CASE("boxes: a click near an undrawn line draws it, one far from every line asks for a line, and to leave puts "
          "the light out",
          "[boxes][view]") {
    Fixture game;
    const Vec beside = game.view.board().middle_of(game.edge("b1-b2")) + Vec{9, 4};
    CHECK(game.view.pointer(move_to(beside), game.state).used);
    CHECK(game.view.cursor() == Cursor::hand);
    CHECK(game.reply(game.view.pointer(press(beside), game.state)) == "b1-b2");
    CHECK(game.view.pointer(press(game.view.board().middle_of_box(0)), game.state).refusal ==
          "Choose a line between two dots");
    const auto outside = game.view.pointer(press({game.area.x - 5, game.area.y}), game.state);
    CHECK_FALSE(outside.move);
    CHECK(outside.refusal.empty());
    static_cast<void>(game.view.pointer(move_to(game.view.board().middle_of(game.edge("b1-b2"))), game.state));
    CHECK(game.view.pointer({.kind = PointerEvent::Kind::leave}, game.state).used);
    CHECK(game.view.cursor() == Cursor::arrow);
    CHECK_FALSE(game.view.pointer_panel(game.state, Labels::standard));
}

TEST_CASE("boxes: every undrawn line of a big board can be clicked", "[boxes][view]") {
    Fixture game(R::to_text(R::initial({16, 16, Start::empty})));
    for (const auto& move : R::legal_moves(game.state)) {
        CHECK(game.view.pointer(press(game.view.board().middle_of(move.edge)), game.state).move == move);
    }
}

TEST_CASE("boxes: a drawn line does not light up and a click says why", "[boxes][view]") {
    Fixture game;
    const Vec border = between(game.view.board().dot({0, 0}), game.view.board().dot({1, 0}), 0.5F);
    static_cast<void>(game.view.pointer(move_to(border), game.state));
    CHECK(game.view.cursor() == Cursor::arrow);
    const auto reaction = game.view.pointer(press(border), game.state);
    CHECK_FALSE(reaction.move);
    CHECK(reaction.refusal == "This line is drawn already");
}

TEST_CASE("boxes: arrows move the focus and Enter draws", "[boxes][view]") {
    Fixture game;
    CHECK_FALSE(game.view.key(key(Key::enter), game.state).used);
    CHECK(game.view.key(key(Key::right), game.state).used);
    CHECK(game.view.pointer_panel(game.state, Labels::standard));
    // All four lines of the cross can be reached.
    std::vector<std::string> seen;
    for (const Key way : {Key::left, Key::up, Key::right, Key::down, Key::left, Key::up}) {
        static_cast<void>(game.view.key(key(way), game.state));
        seen.push_back(game.view.pointer_panel(game.state, Labels::standard)->big);
    }
    for (const auto* line : {"a2-b2", "b2-b3", "b2-c2", "b1-b2"})
        CHECK(std::ranges::find(seen, line) != seen.end());
    const auto last = game.view.pointer_panel(game.state, Labels::standard)->big;
    CHECK(game.reply(game.view.key(key(Key::space), game.state)) == last);
}

TEST_CASE("boxes: by keys every line of any position can be reached", "[boxes][view]") {
    Random random(2);
    Fixture game(R::to_text(boxes::test::random_position({4, 5, Start::empty}, 20, random)));
    // A walk of random steps sees all lines: there is no corner that the focus cannot get into.
    std::vector<std::string> seen;
    for (int step = 0; step < 3000; ++step) {
        constexpr std::array ways{Key::left, Key::right, Key::up, Key::down};
        static_cast<void>(game.view.key(key(ways[static_cast<std::size_t>(random.below(4))]), game.state));
        const auto line = game.view.pointer_panel(game.state, Labels::standard)->big;
        if (std::ranges::find(seen, line) == seen.end()) seen.push_back(line);
    }
    CHECK(seen.size() == R::legal_moves(game.state).size());
}

TEST_CASE("boxes: cancelling takes the focus away once", "[boxes][view]") {
    Fixture game;
    static_cast<void>(game.view.key(key(Key::up), game.state));
    CHECK(game.view.cancel());
    CHECK_FALSE(game.view.cancel());
}

TEST_CASE("boxes: the panel says what a line would do", "[boxes][view]") {
    struct Case {
        std::string position, move, words;
    };
    const auto known = GENERATE(Case{"--/|_._|/../|_._|/-- 1", "b1-b2", "Gives away 4 boxes."},
                                Case{"--/|_._|/../|_|_|/-- 2", "a2-b2", "Closes 1 box. You move again."},
                                Case{"--/|_._|/-- 1", "b1-b2", "Closes 2 boxes and ends the game."},
                                Case{"-../|_|_._./... 1", "c2-d2", "Leaves 1 box to the other side."},
                                Case{"../._._./../._._./.. 1", "b1-b2", "Safe: it gives nothing away."});
    Fixture game(known.position);
    static_cast<void>(game.view.pointer(move_to(game.view.board().middle_of(game.edge(known.move))), game.state));
    const auto panel = game.view.pointer_panel(game.state, Labels::standard);
    REQUIRE(panel);
    CHECK(panel->title == "Under the pointer");
    CHECK(panel->big == known.move);
    CHECK(panel->words == known.words);
}

TEST_CASE("boxes: a person reads lines by the labels at the board's edge", "[boxes][view]") {
    struct Case {
        std::string move, matrix;
    };
    const auto known = GENERATE(Case{"b1-b2", "1,1-2,1"}, Case{"a2-b2", "1,0-1,1"}, Case{"b2-c2", "1,1-1,2"});
    Fixture game; // 2x2: rows 0 to 2 from the top
    const R::Move move{game.edge(known.move)};
    CHECK(boxes::View::move_words(game.state, move, Labels::standard) == known.move);
    CHECK(boxes::View::move_words(game.state, move, Labels::matrix) == known.matrix);
    static_cast<void>(game.view.pointer(move_to(game.view.board().middle_of(move.edge)), game.state));
    CHECK(game.view.pointer_panel(game.state, Labels::matrix)->big == known.matrix);
}

TEST_CASE("boxes: lines that the list is pointed at light up with the mark of their side", "[boxes][view]") {
    Fixture game("--./|_._|_|/.-./|_|_|_|/.../|_._|_|/--. 1");
    const std::optional<R::Move> none;
    const std::vector<R::Move> moves{{game.edge("b3-b4")}, {game.edge("b1-b2")}};
    Frame<R, Insight> frame{.before = game.state, .now = game.state, .last = none};
    const auto dark = game.drawn(frame);
    frame.pointed = moves;
    const auto lit = game.drawn(frame);
    for (const auto& move : moves) {
        const Vec middle = game.view.board().middle_of(move.edge);
        const auto marks = [&](const testing::RecordingCanvas& canvas) {
            return std::ranges::count_if(canvas.discs, [&](const auto& disc) {
                return disc.role == Role::first && distance(disc.centre, middle) < 2;
            });
        };
        CHECK(marks(dark) == 0);
        CHECK(marks(lit) == 1);
    }
}

TEST_CASE("boxes: the board lies within its area at any size", "[boxes][view]") {
    const int rows = GENERATE(1, 5, 16);
    const int columns = GENERATE(1, 7, 16);
    const float side = GENERATE(60.0F, 300.0F, 850.0F, 1800.0F);
    const auto state = R::initial({rows, columns, Start::empty});
    boxes::View view;
    const Rect area{10.5F, 20.25F, side, side * 0.9F};
    view.place(area, state);
    CHECK(area.inset(-0.5F).contains(view.board().area()));
    CHECK(view.board().area().contains(view.board().dot({0, 0})));
    CHECK(view.board().area().contains(view.board().dot({columns, rows})));
}

TEST_CASE("boxes: every moment of a move can be drawn", "[boxes][view]") {
    Fixture game("--./|_._|_|/.-./|_|_|_|/.../|_._|_|/--. 1");
    const std::optional<R::Move> last{{game.edge("b3-b4")}};
    const auto now = R::after(game.state, *last);
    const auto found = insight(now, Within({.nodes = 1000}));
    for (const bool reduced : {false, true}) {
        for (const float progress : {0.0F, 0.1F, 0.5F, 0.75F, 1.0F}) {
            Frame<R, Insight> frame{.before = game.state, .now = now, .last = last};
            frame.progress = progress;
            frame.reduced_motion = reduced;
            frame.interactive = progress == 1;
            frame.insight = progress == 1 ? &found : nullptr;
            frame.hint = R::legal_moves(now).front();
            frame.expected = R::legal_moves(now).back();
            const auto canvas = game.drawn(frame);
            CHECK(canvas.all_finite);
            CHECK(canvas.groups == 0);
            const auto owned = std::ranges::count(canvas.sprites, "boxes/owned-first");
            if (progress > 0.5F) CHECK(owned == 1);
            if (progress < 0.5F && !reduced) CHECK(owned == 0);
        }
    }
}

TEST_CASE("boxes: insight writes on every line what it is worth", "[boxes][view][insight]") {
    Fixture game("-.--/._._|1|2|/----/._._._._./---- 1");
    const auto found = insight(game.state, Within({.nodes = 1000}));
    const std::optional<R::Move> none;
    Frame<R, Insight> frame{.before = game.state, .now = game.state, .last = none};
    frame.insight = &found;
    const auto canvas = game.drawn(frame);
    REQUIRE(found.lines.size() == R::legal_moves(game.state).size());
    for (const auto& line : found.lines) {
        const auto words = (line.margin > 0 ? "+" : line.margin < 0 ? "−" : "") + std::to_string(std::abs(line.margin));
        const Vec middle = game.view.board().middle_of(line.edge);
        CAPTURE(line.edge, words);
        CHECK(std::ranges::any_of(canvas.placed_texts, [&](const auto& text) {
            return text.name == words && distance(text.at, middle) < 2;
        }));
    }
    const std::vector<ValuedMove<R>> analysed{{R::legal_moves(game.state).front(), "63 %", true}};
    frame.values = analysed; // where moves are analysed their values stand alone
    const auto both = game.drawn(frame);
    CHECK(std::ranges::count(both.texts, "63 %") == 1);
    CHECK(both.texts.size() < canvas.texts.size());
}

TEST_CASE("boxes: a miniature has no words", "[boxes][view]") {
    Fixture game;
    const std::optional<R::Move> none;
    Frame<R, Insight> frame{.before = game.state, .now = game.state, .last = none};
    const auto full = game.drawn(frame);
    CHECK(full.texts.size() == 6); // a b c and 1 2 3
    frame.labels = Labels::matrix;
    const auto matrix = game.drawn(frame);
    CHECK(std::ranges::count(matrix.texts, "0") == 2);
    frame.miniature = true;
    const auto small = game.drawn(frame);
    CHECK(small.texts.empty());
}

TEST_CASE("boxes: the figure counts boxes", "[boxes][view]") {
    Match<R> match(*R::state_from_text("--/|1|2|/--/._|2|/-- 1"));
    CHECK(View::figure(match, Side::first).number == "1");
    CHECK(View::figure(match, Side::first).caption == "box");
    CHECK(View::figure(match, Side::second).number == "2");
    CHECK(View::figure(match, Side::second).caption == "boxes");
    CHECK(View::margin_words(1, "Anna").you_win == "You win by 1 box");
    CHECK(View::margin_words(6, "Anna").by == "by 6 boxes");
    CHECK(View::margin_words(6, "Anna").side_wins == "Anna wins by 6 boxes");
}
