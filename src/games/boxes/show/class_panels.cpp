#include "games/boxes/show/class_panels.hpp"

#include <algorithm>
#include <array>
#include <cmath>

#include "games/boxes/show/class_glyphs.hpp"
#include "zugzwang/base/words.hpp"
#include "zugzwang/gfx/look.hpp"
#include "zugzwang/play/lesson.hpp"

namespace zugzwang::boxes {
namespace {

// Units of a 1080-line screen.
constexpr float heading_middle = 34, rules_top = 62, rule_pitch = 56, rule_height = 54;
constexpr float number_at = 12, kind_at = 112, words_at = 180;
constexpr float entries_top = 60, entry_pitch = 54, entry_gap = 44, piece_gap = 14, arrow_width = 26;

TextStyle text_style(Role role, Weight weight, const Canvas& canvas) {
    return {.size = canvas.px(lesson_text), .paint = {role}, .weight = weight};
}

std::size_t count_of(LineClass set, const LineClasses& classes) {
    return set == LineClass::completing ? classes.completing().size()
           : set == LineClass::neutral  ? classes.neutral().size()
                                        : classes.giving().size();
}

std::string rule_words(LineClass set, const TextStyle& style, float width, const Canvas& canvas) {
    switch (set) {
    case LineClass::completing:
        return first_fitting({tr("a line that completes a box"), tr("completes a box")}, style, width, canvas);
    case LineClass::neutral:
        return first_fitting({tr("a neutral line, any of them by chance"), tr("a neutral line, by chance"),
                              tr("neutral, by chance"), tr("neutral")},
                             style, width, canvas);
    case LineClass::giving:
        break;
    }
    return first_fitting({tr("gives boxes away: the head of the queue"), tr("the head of the queue")}, style, width,
                         canvas);
}

void paint_rule(int number, LineClass set, Rect row, const ClassLook& look, Canvas& canvas) {
    const bool fires = look.chooses && look.line.set == set;
    if (fires)
        canvas.box(row, {.top = Role::selected_top,
                         .bottom = Role::selected_bottom,
                         .radius = canvas.px(14.0F),
                         .rim = Role::act,
                         .rim_width = canvas.px(3.0F)});
    const float middle = row.centre().y;
    const float left = row.x + canvas.px(14.0F);
    auto style = text_style(fires ? Role::ink : Role::soft, Weight::regular, canvas);
    auto bold = text_style(fires ? Role::act : Role::ink, Weight::bold, canvas);
    canvas.text(std::to_string(number), {left + canvas.px(number_at), middle}, bold);
    paint_kind({.set = set}, {left + canvas.px(kind_at), middle}, canvas);
    const auto count = static_cast<std::int64_t>(count_of(set, look.line.classes));
    auto right = style;
    right.align_x = AlignX::right;
    const float end = row.right() - canvas.px(18.0F);
    float counted =
        canvas.text(count == 0 ? tr("none") : tr_n("{n} line", "{n} lines", count), {end, middle}, right).width;
    if (fires && set == LineClass::neutral) {
        const float side = canvas.px(40.0F);
        paint_die({end - counted - canvas.px(18.0F) - side / 2, middle}, side, Role::act, canvas);
        counted += canvas.px(18.0F) + side;
    }
    const float from = left + canvas.px(words_at);
    style.max_width = end - counted - canvas.px(18.0F) - from;
    if (fires) style.weight = Weight::semibold;
    canvas.text(rule_words(set, style, style.max_width, canvas), {from, middle}, style);
}

/// "e3-e4  3 -> completes a box"
class ResortedEntry {
  public:
    ResortedEntry(const ClassChange& one, const ClassLook& look, bool with_words, const Canvas& canvas)
        : one_(one), pointed_(look.is_pointed(one.edge)), name_(line_words(look.state(), one.edge, look.labels)),
          words_(with_words && one.after.set == LineClass::completing ? tr("completes a box") : std::string()),
          name_style_(text_style(Role::ink, Weight::bold, canvas)),
          words_style_(text_style(Role::act, Weight::semibold, canvas)) {}

    [[nodiscard]] float width(const Canvas& canvas) const {
        const float words = words_.empty() ? 0 : canvas.px(piece_gap) + canvas.measured(words_, words_style_).width;
        return canvas.measured(name_, name_style_).width + kind_width(one_.before, canvas) +
               kind_width(one_.after, canvas) + canvas.px(arrow_width) + 3 * canvas.px(piece_gap) + words;
    }

    void paint(Vec at, Canvas& canvas) const {
        const float gap = canvas.px(piece_gap);
        const float name = canvas.text(name_, at, name_style_).width;
        if (pointed_)
            canvas.line({at.x, at.y + canvas.px(20.0F)}, {at.x + name, at.y + canvas.px(20.0F)},
                        {.paint = {Role::ink}, .width = canvas.px(3.0F)});
        at.x += name + gap;
        const float before = kind_width(one_.before, canvas);
        paint_kind(one_.before, {at.x + before / 2, at.y}, canvas);
        at.x += before + gap;
        const float arrow = canvas.px(arrow_width);
        paint_arrow({at.x + arrow / 2, at.y}, arrow, canvas);
        at.x += arrow + gap;
        const float after = kind_width(one_.after, canvas);
        paint_kind(one_.after, {at.x + after / 2, at.y}, canvas);
        at.x += after + gap;
        if (!words_.empty()) canvas.text(words_, at, words_style_);
    }

  private:
    const ClassChange& one_;
    bool pointed_;
    std::string name_, words_;
    TextStyle name_style_, words_style_;
};

/// In two rows; what does not fit is counted.
void paint_entries(Rect area, const ClassLook& look, Canvas& canvas) {
    const auto& changed = look.line.changes;
    const bool roomy = changed.size() <= 2;
    Vec at{area.x, area.y + canvas.px(entry_pitch) / 2};
    int row = 0;
    const auto more_style = text_style(Role::soft, Weight::regular, canvas);
    for (std::size_t index = 0; index < changed.size(); ++index) {
        const ResortedEntry entry(changed[index], look, roomy, canvas);
        const auto left = static_cast<std::int64_t>(changed.size() - index);
        const auto more = tr_n("and {n} more", "and {n} more", left);
        const float after = left > 1 && row == 1 ? canvas.px(entry_gap) + canvas.measured(more, more_style).width : 0;
        if (at.x + entry.width(canvas) + after > area.right()) {
            if (row == 1) {
                canvas.text(more, at, more_style);
                return;
            }
            ++row;
            at = {area.x, at.y + canvas.px(entry_pitch)};
        }
        entry.paint(at, canvas);
        at.x += entry.width(canvas) + canvas.px(entry_gap);
    }
}

} // namespace

void paint_class_rules(Rect area, const ClassLook& look, Canvas& canvas) {
    paint_panel(area, {}, canvas);
    const float padding = canvas.px(Measure::panel_padding);
    auto style = text_style(Role::soft, Weight::semibold, canvas);
    style.max_width = area.width - 2 * padding;
    canvas.text(tr("The first rule that has a line"), {area.x + padding, area.y + canvas.px(heading_middle)}, style);
    constexpr std::array order{LineClass::completing, LineClass::neutral, LineClass::giving};
    const float inset = canvas.px(14.0F);
    for (std::size_t rule = 0; rule < order.size(); ++rule) {
        const float y = area.y + canvas.px(rules_top) + static_cast<float>(rule) * canvas.px(rule_pitch);
        paint_rule(static_cast<int>(rule) + 1, order[rule],
                   {area.x + inset, y, area.width - 2 * inset, canvas.px(rule_height)}, look, canvas);
    }
}

void paint_resorted(Rect area, const ClassLook& look, Canvas& canvas) {
    paint_panel(area, {}, canvas);
    const float padding = canvas.px(Measure::panel_padding);
    const float width = area.width - 2 * padding;
    auto heading = text_style(Role::soft, Weight::semibold, canvas);
    heading.max_width = width;
    const Vec at{area.x + padding, area.y + canvas.px(heading_middle)};
    const Rect entries{at.x, area.y + canvas.px(entries_top), width, area.height - canvas.px(entries_top)};
    auto body = text_style(Role::soft, Weight::regular, canvas);
    body.align_y = AlignY::top;
    body.wrap_width = width;
    const Vec below{entries.x, entries.y + canvas.px(8.0F)};
    if (!look.chooses) {
        canvas.text(tr("After each line"), at, heading);
        canvas.text(tr("Only the lines around it are sorted again."), below, body);
        return;
    }
    const auto name = line_words(look.state(), look.line.edge, look.labels);
    canvas.text(first_fitting({tr("After {line} only the lines around it are sorted again", {{"line", name}}),
                               tr("Sorted again after {line}", {{"line", name}})},
                              heading, width, canvas),
                at, heading);
    if (look.line.changes.empty())
        canvas.text(tr("No other line changes its set or its number."), below, body);
    else
        paint_entries(entries, look, canvas);
}

} // namespace zugzwang::boxes
