// A film in the making.
#include "desk/film_job.hpp"
#include "support/catch.hpp"
#include "support/slow_film.hpp"

TEST_CASE("film job: without a maker there are no films", "[desk][film]") {
    FilmJob film;
    CHECK_FALSE(film.can_start());
    CHECK(film.words().empty());
}

TEST_CASE("film job: it tells how far it is, and where the film lies", "[desk][film]") {
    SlowMaker slow;
    FilmJob film;
    film.set_maker(slow.maker(std::nullopt));
    film.start({}, "films/mine.mp4");
    CHECK_FALSE(film.can_start()); // one at a time
    wait_for(slow.reported);
    film.update();
    CHECK(film.words() == "Making the film: 50 %");
    slow.may_end = true;
    wait_until_over(film);
    CHECK(film.state() == FilmJob::State::done);
    CHECK(film.words() == "The film is in films/mine.mp4");
    CHECK(film.can_start());
    film.end();
    CHECK(film.state() == FilmJob::State::idle);
}

TEST_CASE("film job: it tells why there is no film", "[desk][film]") {
    SlowMaker slow;
    FilmJob film;
    film.set_maker(slow.maker(Refusal("a film needs ffmpeg")));
    slow.may_end = true;
    film.start({}, "mine.mp4");
    wait_until_over(film);
    CHECK(film.state() == FilmJob::State::failed);
    CHECK(film.words() == "No film: a film needs ffmpeg");
}

TEST_CASE("film job: cancelled, or left with the program, it is stopped", "[desk][film]") {
    SlowMaker slow;
    const bool by_hand = GENERATE(true, false);
    {
        FilmJob film;
        film.set_maker(slow.maker(std::nullopt));
        film.start({}, "mine.mp4");
        wait_for(slow.reported);
        if (by_hand) {
            film.end();
            CHECK(film.state() == FilmJob::State::idle);
            film.update();
            CHECK(film.state() == FilmJob::State::idle);
        }
    }
    CHECK(slow.was_stopped);
}
