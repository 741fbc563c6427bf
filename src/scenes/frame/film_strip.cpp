#include "scenes/frame/film_strip.hpp"

#include "zugzwang/base/words.hpp"
#include "zugzwang/ui/parts.hpp"

namespace zugzwang {

ui::Node film_strip(FilmJob& film) {
    using State = FilmJob::State;
    if (film.state() == State::idle) return ui::nothing();
    const bool runs = film.state() == State::running;
    auto words = ui::line(film.words(),
                          {.size = Measure::caption, .paint = {film.state() == State::failed ? Role::bad : Role::ink}});
    auto told = ui::column(std::move(words), ui::bar(film.progress()).when(runs)).gaps(Measure::tight).wide();
    auto end = ui::button("film-end", runs ? tr("Cancel") : tr("Close"),
                          [&film, runs] { runs ? film.cancel() : film.dismiss(); });
    return ui::row(std::move(told), std::move(end))
        .gaps(Measure::near)
        .padded(Measure::snug)
        .on(ui::Ground::panel)
        .named("film-strip");
}

} // namespace zugzwang
