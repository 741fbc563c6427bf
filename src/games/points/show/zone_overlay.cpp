#include "games/points/show/zone_overlay.hpp"

#include <algorithm>
#include <array>
#include <limits>
#include <string>

#include "games/points/show/theme.hpp"
#include "zugzwang/rules/words.hpp"

namespace zugzwang::points {

namespace {

std::string label_of(const ZoneNote& zone, const Insight& insight) {
    if (const auto sure = zone.sure_moves()) return tr("sure {moves}", {{"moves", *sure}});
    if (zone.undecided()) return tr("undecided ∗2");
    if (zone.nim_value) return tr("nim-value {value}", {{"value", *zone.nim_value}});
    if (insight.zones.size() == 1) return {};
    return tr_n("{n} point", "{n} points", static_cast<std::int64_t>(zone.points.size()));
}

Role colour_of(const ZoneNote& zone) {
    if (zone.undecided()) return Role::act;
    return zone.sure_moves() ? own::glow : Role::undrawn;
}

std::vector<Vec> places_of(const ZoneNote& zone, const Field& field) {
    std::vector<Vec> places;
    for (const int point : zone.points)
        places.push_back(field.place(point));
    return places;
}

/// Where two segments that cross meet.
Vec meeting(const std::pair<Segment, Segment>& crossing, const Field& field) {
    const Vec from = field.place(crossing.first.a), way = field.place(crossing.first.b) - from;
    const Vec start = field.place(crossing.second.a), across = field.place(crossing.second.b) - start;
    const float slant = way.x * across.y - way.y * across.x;
    if (slant == 0) return between(from, from + way, 0.5F); // on one line
    const Vec gap = start - from;
    return from + way * ((gap.x * across.y - gap.y * across.x) / slant);
}

/// How much a chip there would hide: points weigh most, then other chips, then drawn lines.
float hidden(Rect chip, const std::vector<Rect>& chips, const Rules::State& state, const Field& field) {
    float weight = field.square().inset(chip.height * 0.2F).contains(chip) ? 0 : 1000;
    for (const auto& other : chips)
        weight += chip.inset(-4).overlaps(other) ? 50.0F : 0.0F;
    const Rect near = chip.inset(-field.radius() * 1.3F);
    for (int point = 0; point < state.board->point_count(); ++point)
        weight += near.contains(field.place(point)) ? 20.0F : 0.0F;
    for (const auto& [a, b] : state.drawn) {
        constexpr int steps = 40;
        for (int step = 0; step <= steps; ++step) {
            const float way = static_cast<float>(step) / steps;
            if (!chip.contains(between(field.place(a), field.place(b), way))) continue;
            weight += 8;
            break;
        }
    }
    return weight;
}

/// The place for a zone's chip: in its middle or towards one of its points, or as near to that as hides little.
Rect chip_place(const ZoneNote& zone, Vec size, const std::vector<Rect>& chips, const Rules::State& state,
                const Field& field) {
    auto starts = places_of(zone, field);
    Vec middle{};
    for (const Vec place : starts)
        middle = middle + place;
    middle = middle * (1 / static_cast<float>(starts.size()));
    for (Vec& place : starts)
        place = between(middle, place, 0.5F);
    starts.insert(starts.begin(), middle);
    constexpr std::array<Vec, 5> ways{Vec{0, 0}, Vec{0, -1}, Vec{0, 1}, Vec{-1, 0}, Vec{1, 0}};
    Rect best{};
    float min = std::numeric_limits<float>::max();
    for (const Vec start : starts) {
        for (const Vec way : ways) {
            const Vec at{start.x + way.x * size.x * 0.6F, start.y + way.y * size.y};
            const Rect chip = snapped(around(at, size.x, size.y));
            const float weight = hidden(chip, chips, state, field) + distance(at, middle) / size.x;
            if (weight >= min) continue;
            min = weight;
            best = chip;
        }
    }
    return best;
}

/// Draws words in a small frame.
void draw_chip(const std::string& words, Rect chip, Role colour, const TextStyle& style, Canvas& canvas) {
    canvas.box(chip, {.top = Role::well,
                      .bottom = Role::well,
                      .radius = style.size * 0.5F,
                      .rim = colour,
                      .rim_width = canvas.px(Measure::rim),
                      .alpha = 0.95F});
    canvas.text(words, chip.centre(), style);
}

} // namespace

void draw_zones(const Insight& insight, const Brush& brush) {
    auto& canvas = brush.canvas();
    const auto& field = brush.field();
    for (const auto& zone : insight.zones) {
        canvas.blob(places_of(zone, field), field.radius() * 2.8F, {colour_of(zone), zone.undecided() ? 0.13F : 0.17F});
    }
    for (const auto& [one, two] : insight.crossings) {
        for (const auto& segment : {one, two}) {
            canvas.line(field.place(segment.a), field.place(segment.b),
                        {.paint = {Role::soft, 0.7F}, .width = field.line_width() * 0.3F, .dash = field.radius()});
        }
    }
}

void draw_winning(const Insight& insight, const Brush& brush) {
    const bool few = insight.winning.size() <= 6;
    for (const auto& segment : insight.winning)
        brush.thread(segment, {Role::act, few ? 0.9F : 0.45F});
}

void draw_zone_labels(const Insight& insight, const Rules::State& state, const Brush& brush) {
    auto& canvas = brush.canvas();
    const auto& field = brush.field();
    TextStyle style{.size = std::max(canvas.px(Measure::smallest), field.square().width * 0.022F),
                    .paint = {Role::soft},
                    .weight = Weight::semibold,
                    .align_x = AlignX::centre};
    const auto size = [&](const std::string& words) {
        return Vec{canvas.measured(words, style).width + style.size * 1.3F, style.size * 1.75F};
    };
    std::vector<Rect> chips;
    for (const auto& crossing : insight.crossings) {
        const auto words = tr("these cross");
        const Rect chip = snapped(around(meeting(crossing, field), size(words).x, size(words).y));
        if (std::ranges::any_of(chips, [&](const Rect& other) { return other.overlaps(chip); })) continue;
        chips.push_back(chip);
        draw_chip(words, chip, Role::soft, style, canvas);
    }
    for (const auto& zone : insight.zones) {
        const auto words = label_of(zone, insight);
        if (words.empty()) continue;
        const Role colour = zone.undecided() ? Role::act : Role::soft;
        const Rect chip = chip_place(zone, size(words), chips, state, field);
        chips.push_back(chip);
        style.paint = {colour};
        draw_chip(words, chip, colour, style, canvas);
    }
}

} // namespace zugzwang::points
