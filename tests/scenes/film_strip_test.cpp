// A film in the making, as scenes show it.
#include "support/catch.hpp"
#include "support/slow_film.hpp"

#include "house.hpp"
#include "scenes/frame/film_strip.hpp"

using namespace zugzwang;
using namespace zugzwang::test;
using namespace zugzwang::testing;

TEST_CASE("film strip: its button cancels, and later takes the strip away", "[scenes][film]") {
    SlowMaker slow;
    FilmJob film;
    film.set_maker(slow.maker(std::nullopt));
    const Rect area{100, 100, 600, 64};
    CHECK(film_strip_controls(area, film, 1).empty());
    film.start({}, "mine.mp4");
    const auto running = film_strip_controls(area, film, 1, "panel");
    REQUIRE(running.size() == 1);
    CHECK(area.contains(running.front().area.centre()));
    CHECK(running.front().inside == "panel");
    CHECK_FALSE(pick_in_film_strip({.id = "back"}, film));
    SECTION("while it runs") {
        CHECK(pick_in_film_strip({.id = "film-end"}, film));
        CHECK(film.state() == FilmJob::State::idle);
    }
    SECTION("when it is done") {
        slow.may_end = true;
        wait_until_over(film);
        const Theme theme = test_theme();
        NullCanvas canvas(theme, 1920, 1080);
        paint_film_strip(area, film, canvas);
        CHECK(canvas.texts().front().words == "The film is in mine.mp4");
        CHECK(pick_in_film_strip({.id = "film-end"}, film));
        CHECK(film.state() == FilmJob::State::idle);
    }
}
