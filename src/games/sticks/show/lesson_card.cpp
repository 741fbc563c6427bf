#include "games/sticks/show/lesson_card.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

#include "games/sticks/think/formula.hpp"
#include "zugzwang/gfx/look.hpp"
#include "zugzwang/play/lesson_parts.hpp"

namespace zugzwang::sticks {
namespace {

constexpr float large_height = 72; ///< Units of a 1080-line screen.

ui::Node line_node(const LessonCard::Line& line) {
    using Tone = LessonCard::Line::Tone;
    const bool plain = line.tone == Tone::plain;
    const Role role = line.tone == Tone::bad ? Role::bad : plain ? Role::soft : Role::act;
    auto node = ui::row(lesson_words(line.words, plain ? Role::soft : Role::ink).wide(),
                        lesson_line(line.value, role, plain ? Weight::medium : Weight::bold, AlignX::right))
                    .gaps(Measure::snug)
                    .padded(Measure::hair)
                    .on(ui::Ground::well);
    if (!plain) node.rim = role;
    return node;
}

} // namespace

ui::Node card_node(LessonCard card) {
    std::vector<ui::Node> nodes;
    for (const auto& line : card.lines)
        nodes.push_back(line_node(line));
    nodes.push_back(ui::space());
    if (!card.large.empty())
        nodes.push_back(ui::line(std::move(card.large), {.size = Measure::figure,
                                                         .paint = {card.lit ? Role::act : Role::ink},
                                                         .weight = Weight::bold,
                                                         .align = AlignX::centre})
                            .tall()
                            .at_most(ui::Extent::unlimited, large_height)
                            .gives_way());
    nodes.push_back(std::move(card.picture));
    nodes.push_back(ui::space());
    nodes.push_back(lesson_words(std::move(card.small)));
    return lesson_panel(card.heading, std::move(nodes), card.lit).fills();
}

void paint_groups(Rect area, int sticks, const Rules::State& state, Role lit, Canvas& canvas) {
    constexpr float slender = 1.0F / 12.0F, pitch_to_width = 1.7F, gap_to_width = 1.8F, thinnest = 3;
    const int apart = state.misere ? 1 : 0, together = period(state);
    if (sticks <= apart) return;
    const auto place = [&](int index) { // in widths of a stick
        const int groups = index < apart ? 0 : (index - apart) / together + apart;
        return static_cast<float>(index) * pitch_to_width + static_cast<float>(groups) * gap_to_width;
    };
    const float whole = place(sticks - 1) + 1;
    const float width = std::min(area.height * slender, area.width / whole);
    if (width < canvas.px(thinnest)) return;
    const float height = std::min(area.height, width / slender);
    const int over = (sticks - apart) % together;
    for (int index = 0; index < sticks; ++index) {
        const Rect match{area.centre().x + (place(index) - whole / 2) * width, area.centre().y - height / 2, width,
                         height};
        const bool is_over = index >= sticks - over;
        canvas.sprite("sticks/match", match, {.alpha = is_over || index < apart ? 1.0F : 0.6F});
        if (!is_over) continue;
        const float gap = width * 0.3F;
        paint_ring(snapped(match.inset(-gap)),
                   {.radius = width / 2 + gap, .width = std::max(1.0F, std::round(width * 0.25F)), .paint = {lit}},
                   canvas);
    }
}

} // namespace zugzwang::sticks
