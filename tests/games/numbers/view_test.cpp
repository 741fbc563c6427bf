#include "support/catch.hpp"

#include "games/numbers/show/pyramid.hpp"
#include "games/numbers/show/view.hpp"
#include "rows.hpp"
#include "support/recording_canvas.hpp"
#include "zugzwang/gfx/recording.hpp"

namespace zugzwang::numbers {
namespace {

using NumbersFrame = Frame<Rules, Insight>;

PointerEvent press(Vec at) { return {PointerEvent::Kind::press, at, PointerEvent::Button::left, 0}; }
PointerEvent move_to(Vec at) { return {PointerEvent::Kind::move, at, PointerEvent::Button::none, 0}; }
KeyEvent character(char key) { return {.key = Key::character, .character = key}; }

struct Fixture {
    explicit Fixture(Rules::State position = start_of({4, 7, 2, 9, 5, 2}), Rect place = {44, 380, 1832, 672})
        : state(std::move(position)), area(place) {
        view.place(area, state);
    }
    Rect area_of(std::uint32_t place) const { return *view.layout(state).tile(place); }
    NumbersFrame frame() const { return {.before = state, .now = state, .last = none}; }
    Reaction<Rules> point(const PointerEvent& event) { return view.pointer(event, state); }
    Reaction<Rules> press_key(const KeyEvent& event) { return view.key(event, state); }

    Rules::State state;
    Rect area;
    View view;
    std::optional<Rules::Move> none;
};

const std::vector<Rect> areas{{44, 380, 1832, 672}, {10, 200, 780, 330},   {0, 0, 300, 300},
                              {44, 380, 1352, 672}, {60, 700, 3660, 1344}, {0, 0, 320, 900}};

} // namespace

TEST_CASE("numbers: a click on an end or its key chip takes it, under the pointer it can be seen", "[numbers][view]") {
    Fixture game;
    CHECK(game.point(move_to(game.area_of(0).centre())).used);
    CHECK(game.view.cursor() == Cursor::hand);
    REQUIRE(game.view.pointer_panel(game.state, Labels::standard));
    CHECK(game.view.pointer_panel(game.state, Labels::standard)->title == "If you take 4");
    CHECK(game.point(press(game.area_of(0).centre())).move == take_left);
    CHECK(game.point(press(game.area_of(5).centre())).move == take_right);
    const auto layout = game.view.layout(game.state);
    CHECK(game.point(press(layout.chip(End::left).centre())).move == take_left);
    CHECK(game.point(press(layout.chip(End::right).centre())).move == take_right);
}

TEST_CASE("numbers: a number inside the row does nothing on hover and is refused in words", "[numbers][view]") {
    Fixture game;
    const auto inner = game.area_of(2).centre();
    CHECK_FALSE(game.point(move_to(inner)).used);
    CHECK(game.view.cursor() == Cursor::arrow);
    const auto reaction = game.point(press(inner));
    CHECK_FALSE(reaction.move);
    CHECK(reaction.refusal == "Only the two ends can be taken");
    CHECK(game.point(press({game.area.x + 1, game.area.bottom() - 1})).refusal.empty());
}

TEST_CASE("numbers: the bars of a long row are refused too", "[numbers][view]") {
    Fixture game(start_of(Row(1000, 5)));
    const auto layout = game.view.layout(game.state);
    REQUIRE(layout.zoomed_out());
    CHECK_FALSE(game.point(press(layout.bars().centre())).refusal.empty());
    CHECK(game.point(press(game.area_of(999).centre())).move == take_right);
}

TEST_CASE("numbers: the last number can be taken by either half and either chip", "[numbers][view]") {
    Fixture game(start_of({9}));
    const auto tile = game.area_of(0);
    CHECK(game.point(press({tile.x + 2, tile.centre().y})).move == take_left);
    CHECK(game.point(press({tile.right() - 2, tile.centre().y})).move == take_right);
    const auto layout = game.view.layout(game.state);
    CHECK_FALSE(layout.chip(End::left).overlaps(layout.chip(End::right)));
}

TEST_CASE("numbers: letters play at once, also the seed's", "[numbers][view]") {
    Fixture game;
    CHECK(game.press_key(character('l')).move == take_left);
    CHECK(game.press_key(character('b')).move == take_left);
    CHECK(game.press_key(character('r')).move == take_right);
    CHECK(game.press_key(character('j')).move == take_right);
    CHECK_FALSE(game.press_key(character('x')).used);
    CHECK_FALSE(game.press_key({.key = Key::character, .character = 'l', .control = true}).move);
    CHECK_FALSE(game.press_key({.key = Key::character, .character = 'l', .repeat = true}).move);
}

TEST_CASE("numbers: arrows move the focus, Enter takes it, Escape drops it", "[numbers][view]") {
    Fixture game;
    CHECK_FALSE(game.press_key({.key = Key::enter}).move);
    CHECK(game.press_key({.key = Key::right}).used);
    CHECK(game.view.pointer_panel(game.state, Labels::standard)->big == "2 points");
    CHECK(game.press_key({.key = Key::enter}).move == take_right);
    CHECK(game.press_key({.key = Key::left}).used);
    CHECK(game.press_key({.key = Key::space}).move == take_left);
    CHECK(game.view.cancel());
    CHECK_FALSE(game.view.cancel());
    CHECK_FALSE(game.press_key({.key = Key::enter}).move);
}

TEST_CASE("numbers: hover lifts come and go in the theme's time", "[numbers][view]") {
    Fixture game;
    Theme theme;
    theme.motions.fill(Seconds{0.1});
    const testing::RecordingCanvas paper(theme);
    auto frame = game.frame();
    frame.interactive = true;
    const auto picture_after = [&](double time) {
        game.view.advance(Seconds{time}, theme);
        Recording picture(paper);
        game.view.draw(frame, picture);
        return picture;
    };
    static_cast<void>(game.point(move_to(game.area_of(0).centre())));
    const auto begun = picture_after(0.05), lifted = picture_after(0.06);
    CHECK_FALSE(begun == lifted);
    CHECK(picture_after(0.06) == lifted);
    static_cast<void>(game.point({.kind = PointerEvent::Kind::leave}));
    CHECK_FALSE(picture_after(0.05) == lifted);
}

TEST_CASE("numbers: everything stands within the area, at every size", "[numbers][layout]") {
    const auto area = GENERATE(from_range(areas));
    const std::uint32_t count = GENERATE(1U, 2U, 3U, 7U, 12U, 24U, 40U, 41U, 1000U, 1'000'000U);
    const int digits = GENERATE(1, 2, 10);
    const bool miniature = GENERATE(false, true);
    const std::uint32_t lines = GENERATE(0U, 12U, 16U);
    INFO(area.width << " x " << area.height << ", " << count << " numbers of " << digits << " digits");
    const Layout layout(area,
                        {.begin = 5, .end = 5 + count, .digits = digits, .miniature = miniature, .triangle = lines});
    const Rect wide = area.inset(-1); // whole pixels
    std::optional<Rect> last;
    for (auto place = 5U; place < 5 + count; ++place) {
        if (place == layout.bars_begin()) {
            REQUIRE(wide.contains(layout.bars()));
            if (last) REQUIRE_FALSE(layout.bars().overlaps(*last));
            last = layout.bars();
            place = layout.bars_end();
        }
        const auto tile = layout.tile(place);
        REQUIRE(tile);
        REQUIRE(wide.contains(*tile));
        if (last) REQUIRE_FALSE(tile->overlaps(*last));
        last = tile;
    }
    CHECK(wide.contains(layout.chip(End::left)));
    CHECK(wide.contains(layout.chip(End::right)));
    CHECK(wide.contains(layout.triangle()));
    for (std::uint32_t taken = 1; taken <= layout.slots(); ++taken) {
        for (std::uint32_t index = 0; index < taken; ++index) {
            REQUIRE(wide.contains(layout.slot(Side::first, index, taken)));
            REQUIRE(wide.contains(layout.slot(Side::second, index, taken)));
            if (lines > 0) REQUIRE_FALSE(layout.slot(Side::first, index, taken).overlaps(layout.triangle()));
        }
    }
}

TEST_CASE("numbers: rows of 24 show every number, longer ones keep large ends", "[numbers][layout]") {
    const Rect area{44, 380, 1832, 672};
    CHECK_FALSE(Layout(area, {.begin = 0, .end = 24, .digits = 2}).zoomed_out());
    const Layout large(area, {.begin = 0, .end = 1000, .digits = 2});
    CHECK(large.zoomed_out());
    CHECK(large.tile(0)->width >= 100);
    CHECK(large.tile(999)->width >= 100);
    CHECK_FALSE(large.tile(500));
    CHECK(large.slots() >= 30);
    CHECK(large.slot(Side::first, 0, 4).width >= 80);
    CHECK(large.slot(Side::first, 0, 16).width >= 50);
}

TEST_CASE("numbers: a whole game is drawn at every size without a hitch", "[numbers][draw]") {
    const auto area = GENERATE(from_range(areas));
    const std::int64_t count = GENERATE(1, 2, 12, 41, 70);
    const bool miniature = GENERATE(false, true);
    Theme theme;
    theme.measures.fill(10);
    Random random(1);
    Fixture game(Rules::initial({.numbers = count, .seed = 5, .row = {}}), area);
    auto before = game.state;
    std::optional<Rules::Move> last;
    std::vector<Rules::Move> moves;
    for (;;) {
        const auto known = insight(game.state, Unlimited());
        for (const float progress : {0.0F, 0.3F, 1.0F}) {
            testing::RecordingCanvas canvas(theme);
            NumbersFrame frame{.before = before, .now = game.state, .last = last};
            frame.last_side = before.to_move;
            frame.moves = moves;
            frame.progress = progress;
            frame.since_last = Seconds{0.4};
            frame.reduced_motion = random.below(4) == 0;
            frame.interactive = progress == 1 && !miniature;
            frame.miniature = miniature;
            frame.insight = progress == 1 ? &known : nullptr;
            if (progress == 1) frame.hint = take_left;
            game.view.draw(frame, canvas);
            REQUIRE(canvas.all_finite);
            REQUIRE(canvas.groups == 0);
            REQUIRE(canvas.clips == 0);
        }
        if (game.state.empty()) break;
        before = game.state;
        last = random.below(2) == 0 ? take_left : take_right;
        game.state = Rules::after(game.state, *last);
        moves.push_back(*last);
        static_cast<void>(game.press_key({.key = Key::left}));
    }
}

TEST_CASE("numbers: a move of the list is lit where its tile lies", "[numbers][draw]") {
    Theme theme;
    const auto start = start_of({4, 7, 2, 9, 5, 2});
    const std::vector<Rules::Move> moves{take_right, take_left, take_right};
    Fixture game(played(start, moves));
    const auto calls = [&](std::size_t count) {
        testing::RecordingCanvas canvas(theme);
        auto frame = game.frame();
        frame.moves = moves;
        frame.pointed = frame.moves.subspan(1, count);
        frame.pointed_side = Side::second;
        game.view.draw(frame, canvas);
        return canvas.calls;
    };
    CHECK(calls(1) == calls(0) + 1);
}

TEST_CASE("numbers: pointing at the triangle tells the part and what is had of it", "[numbers][draw]") {
    Theme theme;
    theme.measures.fill(10);
    Fixture game;
    const auto known = insight(game.state, Unlimited());
    const auto texts = [&] {
        testing::RecordingCanvas canvas(theme);
        auto frame = game.frame();
        frame.interactive = true;
        frame.since_last = Seconds{2};
        frame.insight = &known;
        game.view.draw(frame, canvas);
        return canvas.texts;
    };
    const auto says = [](const std::vector<std::string>& all, const std::string& one) {
        return std::ranges::find(all, one) != all.end();
    };
    CHECK_FALSE(says(texts(), "(1, 6): 18"));
    const Layout layout(game.area, {.begin = 0, .end = 6, .digits = 1, .triangle = 6});
    const auto top = layout.triangle();
    CHECK(game.point(move_to({top.centre().x, top.y + 3})).used);
    CHECK(says(texts(), "(1, 6): 18"));
    CHECK(says(texts(), "Blue to move: L 15, R 18"));
    static_cast<void>(game.point({.kind = PointerEvent::Kind::leave}));
    CHECK_FALSE(says(texts(), "(1, 6): 18"));
}

TEST_CASE("numbers: in the triangle the left child is what stays without the left end", "[numbers][layout]") {
    const Pyramid pyramid({0, 0, 900, 400}, 8, {60, 40}, 5);
    const Pyramid::Cell top{0, 7};
    CHECK(pyramid.centre(top.after(take_left)).x < pyramid.centre(top).x);
    CHECK(pyramid.centre(top.after(take_right)).x > pyramid.centre(top).x);
    CHECK(pyramid.centre({7, 7}).x < pyramid.centre({0, 0}).x);
    pyramid.for_each([&](Pyramid::Cell cell, Rect area) {
        REQUIRE(pyramid.at(area.centre()) == cell);
        REQUIRE(Rect{0, 0, 900, 400}.contains(area));
    });
    CHECK_FALSE(pyramid.at({0, 0}));
}

TEST_CASE("numbers: a million numbers are drawn with no more strokes than a thousand", "[numbers][draw]") {
    Theme theme;
    const std::int64_t count = GENERATE(1000, 1'000'000);
    Fixture game(Rules::initial({.numbers = count, .seed = 5, .row = {}}));
    testing::RecordingCanvas canvas(theme);
    game.view.draw(game.frame(), canvas);
    CHECK(canvas.calls < 1000);
    CHECK(std::ranges::find(canvas.texts, std::to_string(game.state.numbers().back())) != canvas.texts.end());
}

TEST_CASE("numbers: panels say it in words", "[numbers][view]") {
    const auto state = start_of({4, 7, 2, 9, 5, 2});
    const auto panel = View::insight_panel(insight(state, Unlimited()), state, Labels::standard);
    REQUIRE(panel);
    CHECK(panel->big == "Blue wins by 7");
    CHECK(panel->balance_first == "Blue 18");
    CHECK(panel->balance_second == "Orange 11");
    CHECK(panel->balance == Approx(18.0 / 29));
    CHECK(View::margin_words(1, "Anna").you_win == "You win by 1 point");
    CHECK(View::margin_words(7, "Anna").by == "by 7 points");
    CHECK(View::margin_words(7, "Anna").side_wins == "Anna wins by 7 points");
    const View view;
    CHECK(view.prompt(state, Labels::standard) == "left or right?");
    CHECK(view.prompt(start_of({3}), Labels::standard) == "take the last number");
}

TEST_CASE("numbers: a number is heard at the end where it is taken", "[numbers][view][sound]") {
    const Fixture game;
    const auto heard = [&](const Rules::Move& move) {
        const auto now = Rules::after(game.state, move);
        return View::showing({.before = game.state, .move = move, .now = now}, Theme{}).cues;
    };
    CHECK(heard(take_left) == std::vector<Cue>{{.kind = Cue::Kind::take, .pan = -1}});
    CHECK(heard(take_right) == std::vector<Cue>{{.kind = Cue::Kind::take, .pan = 1}});
}

} // namespace zugzwang::numbers
