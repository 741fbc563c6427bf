// The lesson on the seed's player: it arrives at the player's move, everything fits at every size, and pointing tells.
#include "games/boxes/show/entry_parts.hpp"

#include "brute_force.hpp"
#include "games/boxes/show/board.hpp"
#include "games/boxes/think/players.hpp"
#include "positions.hpp"
#include "scenes/null_canvas.hpp"
#include "support/recording_canvas.hpp"
#include "zugzwang/rules/options.hpp"

namespace {

std::unique_ptr<Lesson> lesson_of(const R::State& state, std::uint64_t seed = 1) {
    const OptionValues none;
    return lesson({.state = state, .before = {}, .player = "classes", .seed = seed, .options = none}, Unlimited());
}

/// Where the scene lets a lesson draw on a screen of that size.
Rect area_on(const zugzwang::test::NullCanvas& canvas) {
    const float scale = canvas.scale();
    const Rect screen = canvas.screen();
    return {44 * scale, 112 * scale, screen.width - 88 * scale, screen.height - (112 + 224) * scale};
}

PointerEvent pointer(PointerEvent::Kind kind, Vec at) {
    return {.kind = kind, .at = at, .button = PointerEvent::Button::left};
}

/// The board of the lesson on a screen of 1920 x 1080, where the panels are at the right.
constexpr Rect area{44, 112, 1832, 744};

Vec middle_of(const Lesson& lesson, const R::State& state, std::string_view move) {
    static const Theme theme = zugzwang::test::test_theme();
    const zugzwang::test::NullCanvas canvas(theme, 1920, 1080);
    const auto parts = lesson.parts();
    const auto place = std::ranges::find(parts, "lesson-board", &ui::NamedRect::name);
    REQUIRE(place != parts.end());
    Board board;
    board.place(place->rect, state.grid, std::ceil(canvas.px(26.0F) * 2.1F));
    return board.middle_of(boxes::test::move_of(state, move).edge);
}

} // namespace

TEST_CASE("boxes: a lesson arrives at the move of its player", "[boxes][lesson]") {
    Random random(51);
    for (int game = 0; game < 40; ++game) {
        const auto state = boxes::test::random_position({4, 5, game % 2 == 0 ? Start::border : Start::empty},
                                                        static_cast<int>(random.between(1, 30)), random);
        const auto seed = static_cast<std::uint64_t>(game);
        Classes player(seed);
        CHECK(lesson_of(state, seed)->move() == R::move_to_text(state, *player.choose(state, Unlimited(), {})));
    }
}

TEST_CASE("boxes: a lesson has a step for the sets and one for each line of the turn", "[boxes][lesson]") {
    const auto lesson = lesson_of(position(pictured));
    REQUIRE(lesson->steps() == 5);
    CHECK(lesson->title() == "Classes · Orange to move, 4 boxes to 6");
    CHECK(lesson->words(1, Labels::standard).counter == "Line 1 of 4");
    CHECK(lesson->words(1, Labels::standard).phrases.front().words ==
          "Class 1: e3-f3 completes a box, so it is drawn.");
    CHECK(lesson->words(1, Labels::standard).phrases.back().words == "e3-e4 then completes the next one.");
    CHECK(lesson->words(1, Labels::matrix).phrases.front().words ==
          "Class 1: 3,4-3,5 completes a box, so it is drawn.");
    CHECK(lesson->words(3, Labels::standard).phrases.back().words == "then no line completes a box any more.");
}

TEST_CASE("boxes: a lesson fits on every screen, from the smallest board to the largest", "[boxes][lesson]") {
    const auto [width, height] = GENERATE(table<float, float>({{1280, 720}, {1920, 1080}, {1024, 768}, {800, 600}}));
    const R::Setup setup =
        GENERATE(R::Setup{1, 1, Start::empty}, R::Setup{1, 16, Start::empty}, R::Setup{16, 1, Start::empty},
                 R::Setup{5, 5, Start::border}, R::Setup{9, 9, Start::border}, R::Setup{16, 16, Start::empty});
    const int left = GENERATE(1, 3, 10, 60, 250, 1000);
    Random random(7);
    const auto state = boxes::test::random_position(setup, left, random);
    const auto lesson = lesson_of(state);
    const Theme theme = zugzwang::test::test_theme();
    zugzwang::test::NullCanvas canvas(theme, width, height);
    const Rect room = area_on(canvas);
    lesson->place(room, canvas);
    const std::size_t last = lesson->steps() - 1;
    for (const std::size_t step : {std::size_t{0}, std::size_t{1}, last}) {
        for (const Labels labels : {Labels::standard, Labels::matrix}) {
            canvas.clear();
            lesson->draw({.step = step, .progress = 0.5F, .labels = labels}, canvas);
            const auto& texts = canvas.texts();
            const auto parts = lesson->parts();
            const auto board = std::ranges::find(parts, "lesson-board", &ui::NamedRect::name);
            REQUIRE(board != parts.end());
            for (std::size_t index = 0; index < texts.size(); ++index) {
                const auto& text = texts[index];
                INFO(text.words << " in step " << step << " of " << R::to_text(state));
                CHECK(room.inset(-0.5F).contains(text.area));
                CHECK_FALSE(text.shortened);
                const bool on_board = board->rect.contains(text.area);
                CHECK(text.size + 0.5F >= canvas.scale() * (on_board ? lesson_board_text : lesson_text));
                for (std::size_t second = index + 1; second < texts.size(); ++second) {
                    INFO("over " << texts[second].words);
                    const Rect mine = text.area.inset(text.area.height * 0.12F);
                    CHECK_FALSE(mine.overlaps(texts[second].area.inset(texts[second].area.height * 0.12F)));
                }
            }
        }
    }
}

TEST_CASE("boxes: pointing at a line that gives boxes shows which ones", "[boxes][lesson]") {
    const auto state = position(pictured);
    const auto lesson = lesson_of(state);
    const Theme theme = zugzwang::test::test_theme();
    zugzwang::testing::RecordingCanvas canvas(theme);
    const auto blue_boxes = [&] {
        canvas.sprites.clear();
        lesson->draw({.step = 0}, canvas);
        CHECK(canvas.all_finite);
        CHECK(canvas.clips == 0);
        return std::ranges::count(canvas.sprites, "boxes/owned-first");
    };
    const zugzwang::testing::RecordingCanvas measure(theme);
    lesson->place(area, measure);
    CHECK(blue_boxes() == 6);
    CHECK_FALSE(lesson->pointer(pointer(PointerEvent::Kind::move, middle_of(*lesson, state, "a5-b5")), 0));
    CHECK(blue_boxes() == 6 + 4);
    static_cast<void>(lesson->pointer(pointer(PointerEvent::Kind::move, middle_of(*lesson, state, "b3-c3")), 0));
    CHECK(blue_boxes() == 6);
}

TEST_CASE("boxes: a click on a line of the turn goes to its step", "[boxes][lesson]") {
    const auto state = position(pictured);
    const auto lesson = lesson_of(state);
    const Theme theme = zugzwang::test::test_theme();
    const zugzwang::testing::RecordingCanvas measure(theme);
    lesson->place(area, measure);
    CHECK(lesson->pointer(pointer(PointerEvent::Kind::press, middle_of(*lesson, state, "d3-d4")), 0) == 3U);
    CHECK_FALSE(lesson->pointer(pointer(PointerEvent::Kind::press, middle_of(*lesson, state, "a5-b5")), 0));
}

TEST_CASE("boxes: the queue of four kinds is seen as a whole", "[boxes][lesson]") {
    const auto state = position(pictured);
    const auto lesson = lesson_of(state);
    const Theme theme = zugzwang::test::test_theme();
    zugzwang::testing::RecordingCanvas canvas(theme);
    lesson->place(area, canvas);
    lesson->draw({.step = 0}, canvas);
    lesson->draw({.step = 0}, canvas); // by now it knows its room
    const auto parts = lesson->parts();
    const auto is_name = [](const ui::NamedRect& part) { return part.name.starts_with("name:"); };
    CHECK(std::ranges::count_if(parts, is_name) == 12); // as the picture says
}

TEST_CASE("boxes: a queue longer than its panel turns with the wheel and comes back to its head", "[boxes][lesson]") {
    Random random(3);
    auto state = R::initial({16, 16, Start::border});
    for (LineClasses classes(state); !classes.neutral().empty(); classes.draw(random.pick(classes.neutral())))
        state = classes.state();
    const auto lesson = lesson_of(state);
    const Theme theme = zugzwang::test::test_theme();
    const zugzwang::testing::RecordingCanvas measure(theme);
    lesson->place(area, measure);
    zugzwang::testing::RecordingCanvas canvas(theme);
    const auto texts = [&] {
        canvas.texts.clear();
        lesson->draw({.step = 0}, canvas);
        return canvas.texts;
    };
    const auto at_head = texts();
    const auto parts = lesson->parts();
    const auto queue = std::ranges::find(parts, "queue", &ui::NamedRect::name);
    REQUIRE(queue != parts.end());
    auto wheel = pointer(PointerEvent::Kind::wheel, queue->rect.centre());
    wheel.wheel = -1;
    static_cast<void>(lesson->pointer(wheel, 0));
    CHECK(texts() != at_head);
    static_cast<void>(lesson->pointer(pointer(PointerEvent::Kind::leave, {}), 0));
    CHECK(texts() == at_head);
}
