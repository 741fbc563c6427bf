#include "scenes/frame/film_strip.hpp"

#include "scenes/widgets/paint.hpp"
#include "zugzwang/base/words.hpp"
#include "zugzwang/ui/parts.hpp"

namespace zugzwang {

namespace {

// Units.
constexpr float padding = 10, button_width = 150, bar_height = 8;

Rect button_area(Rect area, float scale) {
    const float inset = std::round(padding * scale);
    const float width = std::round(std::min(button_width * scale, area.width * 0.3F));
    return {area.right() - inset - width, area.y + inset, width, area.height - 2 * inset};
}

} // namespace

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

std::vector<Control> film_strip_controls(Rect area, const FilmJob& film, float scale, const std::string& inside) {
    if (film.state() == FilmJob::State::idle) return {};
    const bool runs = film.state() == FilmJob::State::running;
    return {{.id = "film-end",
             .area = button_area(area, scale),
             .kind = Button{.words = runs ? tr("Cancel") : tr("Close")},
             .inside = inside}};
}

bool pick_in_film_strip(const Picked& picked, FilmJob& film) {
    if (picked.id != "film-end") return false;
    if (film.state() == FilmJob::State::running)
        film.cancel();
    else
        film.dismiss();
    return true;
}

void paint_film_strip(Rect area, const FilmJob& film, Canvas& canvas) {
    if (film.state() == FilmJob::State::idle) return;
    paint_panel(area, {}, canvas);
    const float left = area.x + canvas.px(24.0F);
    const float width = button_area(area, canvas.scale()).x - canvas.px(20.0F) - left;
    const bool runs = film.state() == FilmJob::State::running;
    const float middle = area.centre().y - (runs ? canvas.px(8.0F) : 0);
    const auto words = film.words();
    TextStyle style{.size = canvas.px(Measure::caption),
                    .paint = {film.state() == FilmJob::State::failed ? Role::bad : Role::ink}};
    style.size = fitting_size(words, style, width, canvas.px(Measure::smallest), canvas);
    style.max_width = width;
    canvas.text(words, {left, middle}, style);
    if (!runs) return;
    const float height = canvas.px(bar_height);
    const Rect bar = snapped({left, area.bottom() - canvas.px(18.0F), width, height});
    canvas.box(bar, {.top = Role::well, .bottom = Role::well, .radius = height / 2});
    const float part = std::round(bar.width * static_cast<float>(film.progress()));
    if (part >= height)
        canvas.box({bar.x, bar.y, part, height}, {.top = Role::act, .bottom = Role::act, .radius = height / 2});
}

} // namespace zugzwang
