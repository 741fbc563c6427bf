#include "zugzwang/play/panel_parts.hpp"

#include <algorithm>
#include <cmath>
#include <span>
#include <utility>
#include <vector>

#include "zugzwang/base/words.hpp"
#include "zugzwang/ui/parts.hpp"

namespace zugzwang {

namespace {

void paint_chip(const Panel::Chip& chip, Rect area, Canvas& canvas) {
    const float radius = area.width * 0.2F;
    canvas.box(area, {.top = Role::panel_top,
                      .bottom = Role::panel_bottom,
                      .radius = radius,
                      .rim = chip.marked ? Role::bad : Role::button_rim,
                      .rim_width = canvas.px(Measure::rim)});
    if (chip.marked) {
        canvas.fill(area, {Role::bad, 0.22F}, radius);
        const float line = std::round(area.width * 0.5F);
        canvas.fill(snapped({area.centre().x - line / 2, area.bottom() - area.height * 0.18F, line, canvas.px(3.0F)}),
                    {Role::bad});
    }
    canvas.text(chip.text, area.centre(),
                {.size = std::min(canvas.px(28.0F), area.width * 0.46F),
                 .paint = {chip.marked ? Role::bad : Role::soft},
                 .weight = Weight::bold,
                 .align_x = AlignX::centre,
                 .max_width = area.width});
}

/// As large as leaves room for all; where there is too little, the first ones are left out.
void paint_chips(Rect area, std::span<const Panel::Chip> chips, Canvas& canvas) {
    const float gap = canvas.px(Measure::tight);
    std::size_t columns = 0, rows = 0;
    float side = 0;
    for (const std::size_t tried : {5U, 6U, 8U}) {
        columns = tried;
        side = std::floor((area.width + gap) / static_cast<float>(columns)) - gap;
        rows = (chips.size() + columns - 1) / columns;
        if (static_cast<float>(rows) * (side + gap) <= area.height + gap) break;
    }
    rows = std::min(rows, static_cast<std::size_t>(std::max(0.0F, (area.height + gap) / (side + gap))));
    const auto shown = chips.last(std::min(chips.size(), rows * columns));
    for (std::size_t index = 0; index < shown.size(); ++index) {
        const auto column = static_cast<float>(index % columns), row = static_cast<float>(index / columns);
        paint_chip(shown[index], {area.x + column * (side + gap), area.y + row * (side + gap), side, side}, canvas);
    }
}

ui::Node chips(std::vector<Panel::Chip> chips) {
    if (chips.empty()) return ui::nothing();
    return ui::picture([chips = std::move(chips)](Rect area, Canvas& canvas) { paint_chips(area, chips, canvas); })
        .tall()
        .at_least(0, 68);
}

} // namespace

ui::Node facts(const Panel& panel, const FactsLook& look) {
    std::vector<ui::Node> all;
    all.push_back(
        ui::words(panel.title, {.size = Measure::caption, .paint = {look.title}, .weight = Weight::semibold}));
    all.push_back(ui::line(panel.big, {.size = Measure::title, .paint = {look.big}, .weight = Weight::bold}));
    all.push_back(chips(panel.chips));
    for (const auto& row : panel.rows)
        all.push_back(ui::fact(row.label, row.value, row.mark));
    if (panel.balance) all.push_back(ui::balance(*panel.balance, panel.balance_first, panel.balance_second));
    if (!panel.rows.empty() && !panel.words.empty()) all.push_back(ui::divider());
    all.push_back(ui::words(panel.words, {.size = Measure::caption, .paint = {look.rim ? Role::ink : Role::soft}}));
    return ui::panel(std::move(all)).on(ui::Ground::panel, look.rim).gaps(Measure::snug);
}

std::string place_words(const std::optional<Panel>& panel) {
    if (!panel) return {};
    const auto both = [](const std::string& what, const std::string& it) {
        if (what.empty() || it.empty()) return what + it;
        return tr("{what}: {it}", {{"what", what}, {"it", it}});
    };
    if (!panel->names_place) return both(panel->title, panel->big); // the words are about what is drawn
    return both(panel->big, panel->words);
}

} // namespace zugzwang
