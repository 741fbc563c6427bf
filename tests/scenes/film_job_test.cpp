// A film in the making, as scenes show it.
#include "support/catch.hpp"

#include <atomic>

#include "house.hpp"
#include "scenes/frame/film_strip.hpp"

using namespace zugzwang;
using namespace zugzwang::test;

namespace {

/// Reports a half, then goes on when it is let or ends when it is stopped.
struct SlowMaker {
    std::atomic<bool> reported = false, may_end = false, was_stopped = false;

    FilmMaker maker(std::optional<Refusal> end) {
        return [this, end](const GameRecord&, const std::filesystem::path&, const std::function<void(double)>& report,
                           const std::stop_token& stop) -> std::optional<Refusal> {
            report(0.5);
            reported = true;
            while (!may_end && !stop.stop_requested())
                std::this_thread::yield();
            was_stopped = stop.stop_requested();
            return was_stopped ? Refusal("stopped") : end;
        };
    }
};

void wait_for(const std::atomic<bool>& fact) {
    while (!fact)
        std::this_thread::yield();
}

/// Until the film is made or there is none.
void wait_until_over(FilmJob& film) {
    while (film.state() == FilmJob::State::running) {
        static_cast<void>(film.update());
        std::this_thread::yield();
    }
}

} // namespace

TEST_CASE("film job: without a maker there are no films", "[scenes][film]") {
    FilmJob film;
    CHECK_FALSE(film.can_start());
    CHECK(film.words().empty());
}

TEST_CASE("film job: it tells how far it is, and where the film lies", "[scenes][film]") {
    SlowMaker slow;
    FilmJob film;
    film.set_maker(slow.maker(std::nullopt));
    film.start({}, "films/mine.mp4");
    CHECK_FALSE(film.can_start()); // one at a time
    wait_for(slow.reported);
    CHECK(film.update());
    CHECK_FALSE(film.update());
    CHECK(film.words() == "Making the film: 50 %");
    slow.may_end = true;
    wait_until_over(film);
    CHECK(film.state() == FilmJob::State::done);
    CHECK(film.words() == "The film is in films/mine.mp4");
    CHECK(film.can_start());
    film.dismiss();
    CHECK(film.state() == FilmJob::State::idle);
}

TEST_CASE("film job: it tells why there is no film", "[scenes][film]") {
    SlowMaker slow;
    FilmJob film;
    film.set_maker(slow.maker(Refusal("a film needs ffmpeg")));
    slow.may_end = true;
    film.start({}, "mine.mp4");
    wait_until_over(film);
    CHECK(film.state() == FilmJob::State::failed);
    CHECK(film.words() == "No film: a film needs ffmpeg");
}

TEST_CASE("film job: cancelled, or left with the program, it is stopped", "[scenes][film]") {
    SlowMaker slow;
    const bool by_hand = GENERATE(true, false);
    {
        FilmJob film;
        film.set_maker(slow.maker(std::nullopt));
        film.start({}, "mine.mp4");
        wait_for(slow.reported);
        if (by_hand) {
            film.cancel();
            CHECK(film.state() == FilmJob::State::idle);
            CHECK_FALSE(film.update());
        }
    }
    CHECK(slow.was_stopped);
}

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
