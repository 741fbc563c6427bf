#include "games/points/show/zone_overlay.hpp"

#include <algorithm>
#include <string>

#include "games/points/show/chips.hpp"
#include "games/points/show/theme.hpp"
#include "games/points/show/zone_words.hpp"
#include "zugzwang/base/words.hpp"

namespace zugzwang::points {

namespace {

std::string label_of(const ZoneNote& zone, const Insight& insight) {
    const auto counts = counts_words(zone.counts);
    if (zone.sure_moves()) return tr("{counts} sure", {{"counts", counts}});
    if (zone.undecided()) return tr("{counts} undecided", {{"counts", counts}});
    if (zone.nim_value && zone.counts != 0)
        return tr("{counts} · nim-value {value}", {{"counts", counts}, {"value", *zone.nim_value}});
    if (zone.nim_value) return tr("nim-value {value}", {{"value", *zone.nim_value}});
    if (zone.counts != 0) return counts;
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

void draw_told_lines(const Insight& insight, const Brush& brush) {
    const bool few = insight.winning.size() <= 6;
    for (const auto& segment : insight.winning)
        brush.thread(segment, {Role::act, few ? 0.9F : 0.45F});
    if (!insight.hardest) return;
    const auto& field = brush.field();
    brush.canvas().line(field.place(insight.hardest->move.a), field.place(insight.hardest->move.b),
                        {.paint = {Role::ink, 0.8F}, .width = field.line_width() * 0.34F, .dash = field.radius()});
}

void draw_zone_labels(const Insight& insight, const Rules::State& state, const Brush& brush,
                      const std::vector<Rect>& taken) {
    auto& canvas = brush.canvas();
    const auto& field = brush.field();
    const float text = std::max(canvas.px(Measure::smallest), field.square().width * 0.022F);
    ChipRoom room{.numbers = taken};
    for (const auto& crossing : insight.crossings) {
        const ChipLook look{.text = text, .words = tr("these cross")};
        const auto size = chip_size(look, canvas);
        const Rect chip = snapped(around(field.meeting(crossing.first, crossing.second), size.width, size.height));
        if (std::ranges::any_of(room.chips, [&](const Rect& other) { return other.overlaps(chip); })) continue;
        room.chips.push_back(chip);
        paint_chip(chip, look, canvas);
    }
    for (const auto& zone : insight.zones) {
        const ChipLook look{
            .colour = zone.undecided() ? Role::act : Role::soft, .text = text, .words = label_of(zone, insight)};
        if (look.words.empty()) continue;
        const Rect chip = chip_place(places_of(zone, field), chip_size(look, canvas), room, state, field);
        room.chips.push_back(chip);
        paint_chip(chip, look, canvas);
    }
}

} // namespace zugzwang::points
