#include "scenes/you/you_pictures.hpp"

#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

#include "desk/day_words.hpp"
#include "desk/rated/own_rating.hpp"
#include "zugzwang/gfx/look.hpp"

namespace zugzwang {

namespace {

using you::weeks_told;

/// Which ratings the chart goes from and to.
struct Range {
    int lowest = 0, highest = 0, apart = 100; ///< Multiples of `apart`.
};

/// Where a rating is told, only the weeks in which it was known belong to its line.
bool is_shown(const you::RatingOverTime& rating, std::size_t week) {
    return rating.weeks[week] && (!rating.now() || is_known(*rating.weeks[week]));
}

/// Only what is told decides, where anything is. Empty where there is no line.
std::optional<Range> range_of(const you::Told& told) {
    constexpr int most_lines = 8;
    std::optional<double> least, most;
    const auto take = [&](bool only_told) {
        for (const auto& [game, rating, climbed] : told.games) {
            if (only_told && !rating.now()) continue;
            for (std::size_t week = 0; week < weeks_told; ++week) {
                if (!is_shown(rating, week)) continue;
                const double value = rating.weeks[week]->value;
                least = std::min(least.value_or(value), value);
                most = std::max(most.value_or(value), value);
            }
        }
    };
    take(true);
    if (!least) take(false);
    if (!least) return std::nullopt;
    Range range;
    for (range.apart = 100;; range.apart *= 2) {
        range.lowest = range.apart * static_cast<int>(std::floor(*least / range.apart));
        range.highest = range.apart * static_cast<int>(std::ceil(*most / range.apart));
        range.highest = std::max(range.highest, range.lowest + 2 * range.apart);
        if ((range.highest - range.lowest) / range.apart <= most_lines) return range;
    }
}

/// The well in which the lines lie.
Rect well_of_chart(Rect area, const Canvas& canvas) {
    const float text = canvas.px(Measure::smallest);
    const float left = std::round(text * 2.8F), below = std::round(text * 2);
    return {area.x + left, area.y, area.width - left, area.height - below};
}

Rect plot_of_chart(Rect area, const Canvas& canvas) {
    return well_of_chart(area, canvas).inset(canvas.px(Measure::apart));
}

float height_of_rating(Rect plot, const Range& range, double rating) {
    const double part = (rating - range.lowest) / (range.highest - range.lowest);
    return plot.bottom() - plot.height * static_cast<float>(std::clamp(part, 0.0, 1.0));
}

float x_of_week(Rect plot, std::size_t week) {
    return plot.x + plot.width * static_cast<float>(week) / static_cast<float>(weeks_told - 1);
}

/// Of the weeks that have a rating; the first of them is `first`.
struct ChartLine {
    std::size_t first = 0;
    std::vector<Vec> points{};
};

ChartLine line_of_game(Rect plot, const Range& range, const you::RatingOverTime& rating) {
    ChartLine line;
    for (std::size_t week = 0; week < weeks_told; ++week) {
        if (!is_shown(rating, week)) continue;
        if (line.points.empty()) line.first = week;
        line.points.push_back({x_of_week(plot, week), height_of_rating(plot, range, rating.weeks[week]->value)});
    }
    return line;
}

void paint_scale(Rect area, Rect plot, const Range& range, Canvas& canvas) {
    const TextStyle style{.size = canvas.px(Measure::smallest), .paint = {Role::dim}, .align_x = AlignX::right};
    const Rect well = well_of_chart(area, canvas);
    for (int rating = range.lowest; rating <= range.highest; rating += range.apart) {
        const float y = std::round(height_of_rating(plot, range, rating));
        canvas.line({well.x + canvas.px(Measure::tight), y}, {well.right() - canvas.px(Measure::tight), y},
                    {.paint = {Role::panel_rim}, .width = canvas.px(Measure::rim)});
        canvas.text(std::to_string(rating), {well.x - canvas.px(Measure::tight), y}, style);
    }
}

/// Each at the first week that ends in it; where the next one follows at once, the first has no room.
void paint_months(Rect area, Rect plot, you::Day today, Canvas& canvas) {
    const TextStyle style{.size = canvas.px(Measure::smallest), .paint = {Role::dim}, .align_x = AlignX::centre};
    const auto month_of = [&](std::size_t week) {
        const auto end = today - std::chrono::days(7 * static_cast<int>(weeks_told - 1 - week));
        return std::chrono::year_month_day(end).month();
    };
    for (std::size_t week = 0; week < weeks_told; ++week) {
        const bool is_new = week == 0 ? month_of(1) == month_of(0) : month_of(week) != month_of(week - 1);
        if (is_new)
            canvas.text(month_words(month_of(week)), {x_of_week(plot, week), area.bottom() - style.size * 0.7F}, style);
    }
}

void paint_game_line(const ChartLine& line, bool is_told, bool is_bright, Canvas& canvas) {
    if (line.points.empty()) return;
    const Role role = is_bright ? Role::ink : Role::dim;
    const float width = canvas.px(Measure::rim) * (is_bright ? 2.0F : 1.4F);
    canvas.polyline(line.points, {.paint = {role}, .width = width, .dash = is_told ? 0 : 4 * width});
    canvas.disc(line.points.back(), canvas.px(Measure::tight) * (is_bright ? 1 : 0.75F), {role});
}

} // namespace

std::optional<ChartPoint> point_at(Rect area, Vec at, const you::Told& told, const Canvas& canvas) {
    const Rect plot = plot_of_chart(area, canvas);
    const auto range = range_of(told);
    if (!range) return std::nullopt;
    std::optional<ChartPoint> nearest;
    const float half_a_week = plot.width / static_cast<float>(2 * (weeks_told - 1));
    float least = 2 * canvas.px(Measure::gap);
    for (std::size_t game = 0; game < told.games.size(); ++game) {
        const auto line = line_of_game(plot, *range, told.games[game].rating);
        for (std::size_t point = 0; point < line.points.size(); ++point) {
            const float away = std::abs(line.points[point].y - at.y);
            if (std::abs(line.points[point].x - at.x) > half_a_week || away >= least) continue;
            least = away;
            nearest = {.game = game, .week = line.first + point};
        }
    }
    return nearest;
}

std::optional<Vec> end_of_line(Rect area, std::size_t game, const you::Told& told, const Canvas& canvas) {
    const auto range = range_of(told);
    if (!range) return std::nullopt;
    const auto line = line_of_game(plot_of_chart(area, canvas), *range, told.games[game].rating);
    return line.points.empty() ? std::nullopt : std::optional(line.points.back());
}

void paint_chart(Rect area, const you::Told& told, const ChartLook& look, Canvas& canvas) {
    const Rect well = well_of_chart(area, canvas), plot = plot_of_chart(area, canvas);
    const auto range = range_of(told);
    paint_well(range ? well : area, canvas);
    if (!range) return;
    paint_scale(area, plot, *range, canvas);
    paint_months(area, plot, told.today, canvas);
    const auto paint = [&](std::size_t game) {
        const auto& rating = told.games[game].rating;
        const auto line = line_of_game(plot, *range, rating);
        paint_game_line(line, rating.now().has_value(), game == look.bright, canvas);
        if (!look.pointed || look.pointed->game != game) return;
        const Vec at = line.points[look.pointed->week - line.first];
        canvas.disc(at, canvas.px(Measure::tight), {Role::ink});
    };
    for (std::size_t game = 0; game < told.games.size(); ++game) {
        if (game != look.bright) paint(game);
    }
    if (look.bright < told.games.size()) paint(look.bright);
}

void paint_bars(Rect area, const you::Weeks<Seconds>& weeks, Canvas& canvas) {
    const double most = std::max(1.0, std::ranges::max(weeks).count());
    const float pitch = area.width / static_cast<float>(weeks.size()), width = std::floor(pitch * 0.72F);
    for (std::size_t week = 0; week < weeks.size(); ++week) {
        const float part = static_cast<float>(weeks[week].count() / most);
        const float height = std::max(canvas.px(Measure::hair), std::round(area.height * part));
        const Rect bar = snapped({area.x + pitch * static_cast<float>(week), area.bottom() - height, width, height});
        canvas.fill(bar, {week + 1 == weeks.size() ? Role::ink : Role::undrawn},
                    std::min(canvas.px(Measure::hair), height / 2));
    }
}

void paint_days(Rect area, const std::array<bool, 7>& days, Canvas& canvas) {
    const float pitch = area.width / static_cast<float>(days.size());
    const float side = std::floor(std::min(area.height, pitch * 0.8F));
    for (std::size_t day = 0; day < days.size(); ++day) {
        const Rect square = snapped({area.x + pitch * static_cast<float>(day), area.centre().y - side / 2, side, side});
        const Role fill = days[day] ? Role::act : Role::well;
        canvas.box(square, {.top = fill,
                            .bottom = fill,
                            .radius = side / 5,
                            .rim = days[day] ? Role::act : Role::button_rim,
                            .rim_width = canvas.px(Measure::rim)});
    }
}

} // namespace zugzwang
