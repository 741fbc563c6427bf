#include "games/points/show/entry_parts.hpp"

#include "games/points/show/hull.hpp"
#include "games/points/think/players.hpp"
#include "games/points/think/zones.hpp"
#include "positions.hpp"
#include "scenes/null_canvas.hpp"
#include "support/recording_canvas.hpp"

namespace {

std::unique_ptr<Lesson> lesson_of(std::string_view player, const R::State& state) {
    const OptionValues options;
    const LessonRequest<R::State> request{.state = state, .before = {}, .player = player, .options = options};
    return player == "zones" ? zones_lesson(request, Unlimited()) : champion_lesson(request, Unlimited());
}

} // namespace

TEST_CASE("points: every step of a lesson has words and can be drawn, and it ends with its player's move",
          "[points][lesson]") {
    const auto* const player = GENERATE("zones", "champion");
    const int points = GENERATE(4, 9, 24);
    const Rect area = GENERATE(Rect{44, 112, 1832, 744}, Rect{31, 80, 962, 528});
    const Theme theme = test::test_theme();
    for (const int moves : {0, 3, 9}) {
        const auto state = after_moves(Layout::random, points, moves, 5);
        if (state.legal.empty()) continue;
        auto lesson = lesson_of(player, state);
        REQUIRE(lesson);
        RecordingCanvas canvas(theme, area.height / 744);
        lesson->place(area, canvas);
        for (std::size_t step = 0; step < lesson->steps(); ++step) {
            const auto words = lesson->words(step, Labels::standard);
            REQUIRE_FALSE(words.phrases.empty());
            for (const auto& phrase : words.phrases) {
                REQUIRE_FALSE(phrase.words.empty());
                REQUIRE(phrase.words.find('{') == phrase.words.find("{1"));
            }
            lesson->draw({.step = step, .progress = 0.5F}, canvas);
            const Vec at{area.x + area.width * 0.2F, area.y + area.height * 0.4F};
            static_cast<void>(lesson->pointer({.kind = PointerEvent::Kind::move, .at = at}, step));
            lesson->draw({.step = step}, canvas);
        }
        CHECK(canvas.all_finite);
        CHECK(R::move_from_text(state, lesson->move()));
        if (player == std::string_view("zones"))
            CHECK(lesson->move() == R::move_to_text(state, *ZonesPlayer(1).choose(state, Unlimited(), {})));
    }
}

TEST_CASE("points: a lesson that is stopped is none", "[points][lesson]") {
    const auto state = R::initial({points_of(Layout::random, 12, 1)});
    const OptionValues options;
    SearchControl control({.nodes = 1});
    REQUIRE(control.visit());
    CHECK(zones_lesson({.state = state, .before = {}, .player = "zones", .options = options}, control) == nullptr);
}

TEST_CASE("points: where every zone is small enough the proof of Proposition 1 is told", "[points][lesson]") {
    int told = 0, open = 0;
    for (const int moves : {0, 2, 4, 6}) {
        for (std::uint64_t seed = 1; seed <= 10; ++seed) {
            const auto state = after_moves(Layout::random, 18, moves, seed);
            if (state.legal.empty()) continue;
            const auto largest = zones(*state.board, state.legal).front().point_count();
            const auto lesson = lesson_of("zones", state);
            const auto chapters = lesson->chapters();
            const auto proof = std::ranges::find(chapters, "Why Proposition 1 holds", &LessonChapter::title);
            REQUIRE((proof != chapters.end()) == (largest <= 5));
            ++(proof != chapters.end() ? told : open);
            if (proof == chapters.end()) continue;
            const auto said = [&](std::size_t step) { return lesson->words(proof->step + step, {}).phrases; };
            CHECK(said(0)[0].words ==
                  "Without undecided groups all is settled: every line takes one from the sure moves.");
            CHECK(said(3)[2].words.starts_with("Here it is "));
            CHECK((proof + 1)->step == proof->step + 4);
        }
    }
    CHECK(told > 5);
    CHECK(open > 5);
}

TEST_CASE("points: a click on a zone's row or a tried line goes to its step", "[points][lesson]") {
    auto lesson = lesson_of("zones", *R::state_from_text(split_board));
    const Theme theme = test::test_theme();
    RecordingCanvas canvas(theme);
    lesson->place({44, 112, 1832, 744}, canvas);
    REQUIRE(lesson->steps() == 12);
    const auto click = [&](Vec at) {
        return lesson->pointer({.kind = PointerEvent::Kind::press, .at = at, .button = PointerEvent::Button::left}, 11);
    };
    const auto click_on = [&](std::string_view name) {
        lesson->draw({.step = 11}, canvas);
        const auto parts = lesson->parts();
        const auto part = std::ranges::find(parts, name, &ui::NamedRect::name);
        INFO(name);
        REQUIRE(part != parts.end());
        return click(part->rect.centre());
    };
    CHECK(click_on("group:1") == 1U);
    CHECK(click_on("group:4") == 4U);
    CHECK(click_on("trial:4") == 9U);
    CHECK(click_on("trial:5") == 10U);
    CHECK_FALSE(click({400, 700}).has_value());
}

TEST_CASE("points: a hull goes round its places, its hatching stays within", "[points][lesson]") {
    const std::vector<Vec> square{{0, 0}, {10, 0}, {10, 10}, {0, 10}, {5, 5}};
    const Hull hull(square, 2);
    for (const Vec at : {Vec{5, 5}, Vec{-1.9F, 5}, Vec{10, 11.8F}, Vec{11.2F, 11.2F}})
        CHECK(hull.contains(at));
    for (const Vec at : {Vec{-2.1F, 5}, Vec{11.8F, 11.8F}, Vec{5, 12.1F}})
        CHECK_FALSE(hull.contains(at));
    for (const Vec at : hull.outline())
        CHECK(std::max({-at.x, at.x - 10, -at.y, at.y - 10}) <= 2.001F);
    const auto lines = hull.hatching({0, 1}, 3);
    CHECK(lines.size() == 4); // x = 0, 3, 6 and 9
    for (const auto& [from, to] : lines) {
        CHECK(from.x == Approx(to.x));
        CHECK(to.y - from.y > 0);
        CHECK(to.y - from.y <= 14.001F);
    }
    const std::vector<Vec> two{{0, 0}, {10, 0}};
    CHECK(Hull(two, 2).contains({-1.5F, 0}));
    CHECK(Hull(two, 2).contains({5, 1.9F}));
    CHECK_FALSE(Hull(two, 2).contains({5, 2.1F}));
    CHECK_FALSE(Hull(two, 2).contains({12.1F, 0}));
}
