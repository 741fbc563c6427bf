#include "games/points/show/theme.hpp"
#include "games/points/show/view.hpp"
#include "positions.hpp"
#include "support/recording_canvas.hpp"
#include "zugzwang/base/words.hpp"

namespace {

const Rect drawn_area{300, 100, 850, 850};

struct Scene {
    R::State before, now;
    std::optional<Segment> last{};
    View view{};
    Theme theme{};

    [[nodiscard]] Frame<R, Insight> frame() const { return {.before = before, .now = now, .last = last}; }
    [[nodiscard]] RecordingCanvas drawn(const Frame<R, Insight>& frame) const {
        RecordingCanvas canvas(theme);
        view.draw(frame, canvas);
        return canvas;
    }
};

/// After some moves of a random layout.
Scene scene(int points, int moves) {
    Random random(static_cast<std::uint64_t>(points));
    Scene scene{.before = R::initial({points_of(Layout::random, points, 2)}), .now = {}};
    scene.now = scene.before;
    for (int i = 0; i < moves && !scene.now.legal.empty(); ++i) {
        scene.before = scene.now;
        scene.last = random.pick(R::legal_moves(scene.now));
        scene.now = R::after(scene.now, *scene.last);
    }
    scene.view.place(drawn_area, scene.now);
    return scene;
}

long count(const RecordingCanvas& canvas, std::string_view sprite) {
    return std::count(canvas.sprites.begin(), canvas.sprites.end(), sprite);
}

} // namespace

TEST_CASE("points: every point is drawn as what it is", "[points][view]") {
    const auto shown = scene(24, 6);
    const auto canvas = shown.drawn(shown.frame());
    const auto kinds = point_kinds(shown.now);
    CHECK(count(canvas, "points/free") == std::popcount(kinds.free));
    CHECK(count(canvas, "points/blocked") == std::popcount(kinds.blocked));
    CHECK(count(canvas, "points/end-first") == 6);
    CHECK(count(canvas, "points/end-second") == 6);
    CHECK(count(canvas, "points/end-act") == 0);
}

TEST_CASE("points: a segment in the middle of its animation has one end", "[points][view]") {
    const auto shown = scene(24, 3);
    auto frame = shown.frame();
    frame.progress = 0.3F;
    const auto canvas = shown.drawn(frame);
    CHECK(count(canvas, "points/end-first") == 3);
    CHECK(count(canvas, "points/end-second") == 2);
    frame.reduced_motion = true;
    CHECK(count(shown.drawn(frame), "points/end-first") == 4);
}

TEST_CASE("points: the mark of the last line lies under all lines", "[points][view]") {
    const auto shown = scene(24, 4);
    const auto canvas = shown.drawn(shown.frame());
    constexpr std::size_t strokes_of_mark = 3;
    REQUIRE(canvas.line_widths.size() == strokes_of_mark);
    REQUIRE(canvas.strips.size() == 4);
    for (const auto& segment : canvas.strips) {
        CHECK(segment.after == strokes_of_mark);
        CHECK(segment.width < std::ranges::min(canvas.line_widths));
    }
}

TEST_CASE("points: the chosen point and the one under the pointer show the move", "[points][view]") {
    auto shown = scene(12, 2);
    const Field field(drawn_area, *shown.now.board);
    const auto move = R::legal_moves(shown.now).front();
    static_cast<void>(shown.view.pointer(
        {.kind = PointerEvent::Kind::press, .at = field.place(move.a), .button = PointerEvent::Button::left},
        shown.now));
    static_cast<void>(shown.view.pointer({.kind = PointerEvent::Kind::move, .at = field.place(move.b)}, shown.now));
    auto frame = shown.frame();
    CHECK(count(shown.drawn(frame), "points/end-act") == 0);
    frame.interactive = true;
    const auto canvas = shown.drawn(frame);
    CHECK(count(canvas, "points/end-act") == 2);
    CHECK(canvas.texts == std::vector<std::string>{std::to_string(move.a + 1), std::to_string(move.b + 1)});
    CHECK(shown.view.pointer_panel(shown.now, Labels::standard)->big ==
          tr("{first} – {second}", {{"first", move.a + 1}, {"second", move.b + 1}}));
}

TEST_CASE("points: insight writes on every zone that it knows, and nothing in a miniature", "[points][view]") {
    const auto shown = scene(16, 4);
    const auto known = insight(shown.now, Unlimited());
    auto frame = shown.frame();
    frame.insight = &known;
    CHECK(shown.drawn(frame).texts.size() == known.zones.size() + known.crossings.size());
    frame.miniature = true;
    CHECK(shown.drawn(frame).texts.empty());
}

TEST_CASE("points: numbers that are switched on name every point", "[points][view]") {
    const auto shown = scene(24, 6);
    auto frame = shown.frame();
    CHECK(shown.drawn(frame).texts.empty());
    frame.numbers = true;
    auto texts = shown.drawn(frame).texts;
    std::ranges::sort(texts, {}, [](const std::string& text) { return std::stoi(text); });
    REQUIRE(texts.size() == 24);
    for (std::size_t i = 0; i < texts.size(); ++i)
        CHECK(texts[i] == std::to_string(i + 1));
    frame.miniature = true;
    CHECK(shown.drawn(frame).texts.empty());
}

TEST_CASE("points: a move that the list is pointed at is lit with its numbers", "[points][view]") {
    const auto shown = scene(24, 6);
    auto frame = shown.frame();
    const auto pointed = shown.now.drawn[2];
    frame.pointed = std::span(&pointed, 1);
    frame.pointed_side = Side::first;
    const auto canvas = shown.drawn(frame);
    CHECK(canvas.texts == std::vector<std::string>{std::to_string(pointed.a + 1), std::to_string(pointed.b + 1)});
    // Besides two numbers on their grounds: a frame.
    CHECK(canvas.calls > shown.drawn(shown.frame()).calls + 4);
}

TEST_CASE("points: every state of every board can be drawn", "[points][view]") {
    const int points = GENERATE(1, 4, 16, 60);
    for (const int moves : {0, 1, 5, 30}) {
        auto shown = scene(points, moves);
        const auto known = insight(shown.now, Within({.nodes = 200}));
        auto frame = shown.frame();
        frame.insight = &known;
        frame.interactive = true;
        if (const auto legal = R::legal_moves(shown.now); !legal.empty()) frame.hint = frame.expected = legal.back();
        for (const Key key : {Key::up, Key::enter, Key::left, Key::up, Key::right}) {
            static_cast<void>(shown.view.key({.key = key}, shown.now));
            for (const float progress : {0.0F, 0.5F, 1.0F}) {
                frame.progress = progress;
                CHECK(shown.drawn(frame).all_finite);
            }
        }
    }
}

TEST_CASE("points: a move takes the theme's time to be drawn", "[points][view]") {
    auto shown = scene(16, 1);
    shown.theme.own_motions[own::segment_draw] = Seconds{0.22};
    CHECK(View::showing({.before = shown.before, .move = *shown.last, .now = shown.now}, shown.theme).time ==
          Seconds{0.22});
}

TEST_CASE("points: the insight panel says one sentence for each kind of position", "[points][view]") {
    const auto words = [](const char* text) {
        const auto state = *R::state_from_text(text);
        return View::insight_panel(insight(state, Unlimited()), state, Labels::standard)->words;
    };
    CHECK(words("0,0;5,5 1-2 2") == "No line is left: whoever drew the last one has won.");
    CHECK(words("0,0;5,5;9,1 - 1") == "The sure moves are odd: take one and leave the undecided groups alone.");
    CHECK(words("0,0;10,0;10,10;0,10 - 1") ==
          "The undecided groups are odd: play in one so that only one line fits into it.");
    CHECK(words("0,0;100,0;50,90;50,30 - 1") == "Both are even: whoever moves now loses against best play.");
    CHECK_THAT(words(windmill), Catch::Matchers::ContainsSubstring("cross") &&
                                    Catch::Matchers::ContainsSubstring("The marked lines win."));
}

TEST_CASE("points: the insight shows the possible move counts of the zones", "[points][view]") {
    const auto shown_at = [](const char* text) {
        auto state = *R::state_from_text(text);
        const auto known = insight(state, Unlimited());
        Scene scene{.before = state, .now = state};
        scene.view.place(drawn_area, state);
        auto frame = scene.frame();
        frame.insight = &known;
        return std::pair(scene.drawn(frame).texts,
                         View::insight_panel(known, state, Labels::standard)->rows.at(3).value);
    };
    // The seed's two zones of four points.
    CHECK(shown_at("0,0;10,0;10,10;0,10 - 1") ==
          std::pair(std::vector<std::string>{"{1, 2} undecided"}, std::string("{1, 2}")));
    CHECK(shown_at("0,0;100,0;50,90;50,30 - 1") == std::pair(std::vector<std::string>{"{2} sure"}, std::string("{2}")));
    CHECK(shown_at("0,0;100,0;0,100;100,100;-50,50;200,50 5-6 1").second == "2 × {1}");
}

TEST_CASE("points: the insight panel counts the groups that are neither sure nor undecided", "[points][view]") {
    const auto third_row = [](const R::State& state) {
        const auto row =
            View::insight_panel(insight(state, Within({.nodes = 1000})), state, Labels::standard)->rows.at(2);
        return row.label + " " + row.value;
    };
    CHECK(third_row(*R::state_from_text("0,0;10,0;10,10;0,10 - 1")) == "Blocked points 0");
    // The corners of a hexagon: two lines fit, or three.
    CHECK(third_row(*R::state_from_text("10,0;20,0;30,10;20,20;10,20;0,10 - 1")) == "Larger groups 1");
}
