// A film in the making, as scenes show it.
#include "support/catch.hpp"
#include "support/slow_film.hpp"

#include "house.hpp"
#include "scenes/frame/film_strip.hpp"
#include "zugzwang/ui/page_view.hpp"

using namespace zugzwang;
using namespace zugzwang::test;
using namespace zugzwang::testing;

namespace {

/// A page of nothing else.
struct Strip {
    explicit Strip(FilmJob& film) { view.show({.body = film_strip(film)}, canvas.screen(), canvas); }
    void press() {
        const auto place = view.place_of("film-end");
        REQUIRE(place);
        for (const auto kind : {PointerEvent::Kind::move, PointerEvent::Kind::press, PointerEvent::Kind::release})
            view.handle(PointerEvent{.kind = kind, .at = place->centre(), .button = PointerEvent::Button::left});
    }

    Theme theme = test_theme();
    NullCanvas canvas{theme, 1920, 1080};
    ui::PageView view;
};

} // namespace

TEST_CASE("film strip: its button cancels, and later takes the strip away", "[scenes][film]") {
    SlowMaker slow;
    FilmJob film;
    film.set_maker(slow.maker(std::nullopt));
    CHECK_FALSE(Strip(film).view.place_of("film-strip"));
    film.start({}, "mine.mp4");
    SECTION("while it runs") {
        Strip(film).press();
        CHECK(film.state() == FilmJob::State::idle);
    }
    SECTION("when it is done") {
        slow.may_end = true;
        wait_until_over(film);
        Strip strip(film);
        strip.view.draw(strip.canvas);
        CHECK(strip.canvas.texts().front().words == "The film is in mine.mp4");
        strip.press();
        CHECK(film.state() == FilmJob::State::idle);
    }
}
