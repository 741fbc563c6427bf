#include "games/boxes/show/class_queue.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "games/boxes/show/class_glyphs.hpp"
#include "zugzwang/base/words.hpp"
#include "zugzwang/gfx/look.hpp"
#include "zugzwang/play/lesson.hpp"

namespace zugzwang::boxes {
namespace {

// Units of a 1080-line screen.
constexpr float heading_height = 62, bottom = 10, row_pitch = 54, chip_height = 46, chip_padding = 16;
constexpr float key_badge = 46, between = 14, hop = 20;

TextStyle text_style(Role role, const Canvas& canvas) { return {.size = canvas.px(lesson_text), .paint = {role}}; }

TextStyle name_style(Role role, const Canvas& canvas) {
    auto style = text_style(role, canvas);
    style.weight = Weight::semibold;
    style.align_x = AlignX::centre;
    return style;
}

int changed_in_key(const TurnLine& line, int price) {
    return static_cast<int>(std::ranges::count_if(line.changes, [&](const ClassChange& one) {
        return one.before == LinePlace{LineClass::giving, price};
    }));
}

} // namespace

void ClassQueue::place(Rect area, const Rules::State& state, const Canvas& canvas) {
    panel_ = area;
    const float padding = canvas.px(Measure::panel_padding);
    const float heading = canvas.px(heading_height);
    list_ = {area.x + padding, area.y + heading, area.width - 2 * padding, area.height - heading - canvas.px(bottom)};
    row_height_ = canvas.px(row_pitch);
    name_height_ = canvas.px(chip_height);
    gap_ = canvas.px(between);
    // Of one width in either way of calling the lines, so that a name stays where it is.
    float widest = 0;
    for (const auto& move : Rules::legal_moves(state)) {
        for (const Labels labels : {Labels::standard, Labels::matrix})
            widest = std::max(
                widest, canvas.measured(line_words(state, move.edge, labels), name_style(Role::ink, canvas)).width);
    }
    name_width_ = std::ceil(widest) + 2 * canvas.px(chip_padding);
    key_width_ = width_of({.words = std::to_string(state.grid.boxes()), .height = canvas.px(key_badge)}, canvas);
    const float room = list_.width - key_width_ - gap_;
    columns_ = std::max(1, static_cast<int>(room / (name_width_ + gap_)));
    seen_rows_ = std::max(1, static_cast<int>((list_.height + row_height_ - name_height_) / row_height_));
}

std::vector<ClassQueue::Name> ClassQueue::names(const LineClasses& classes) const {
    std::vector<Name> names;
    int row = -1, column = 0;
    for (const auto& [price, edge] : classes.giving()) {
        const bool begins = names.empty() || names.back().price != price;
        if (begins && !names.empty()) names.back().ends_key = true;
        column = begins ? 0 : column + 1;
        if (begins || column == columns_) {
            ++row;
            column = 0;
        }
        names.push_back({.price = price, .edge = edge, .row = row, .column = column, .begins_key = begins});
    }
    if (!names.empty()) names.back().ends_key = true;
    return names;
}

int ClassQueue::rows(const LineClasses& classes) const {
    const auto all = names(classes);
    return all.empty() ? 0 : all.back().row + 1;
}

int ClassQueue::top_row(const LineClasses& classes) const {
    return std::clamp(turned_, 0, std::max(0, rows(classes) - seen_rows_));
}

Rect ClassQueue::area_of(const Name& name, int top_row) const {
    const float x = list_.x + key_width_ + gap_ + static_cast<float>(name.column) * (name_width_ + gap_);
    const float y = list_.y + static_cast<float>(name.row - top_row) * row_height_;
    return {x, y, name_width_, name_height_};
}

std::optional<int> ClassQueue::edge_at(Vec at, const LineClasses& classes) const {
    const int top = top_row(classes);
    for (const auto& name : names(classes)) {
        const bool seen = name.row >= top && name.row < top + seen_rows_;
        if (seen && area_of(name, top).contains(at)) return name.edge;
    }
    return std::nullopt;
}

void ClassQueue::turn(const PointerEvent& event, const LineClasses& classes) {
    if (event.kind != PointerEvent::Kind::wheel || !panel_.contains(event.at)) return;
    turned_ = top_row(classes) + (event.wheel > 0 ? -1 : 1);
    turned_ = top_row(classes);
}

void ClassQueue::reveal(int edge, const LineClasses& classes) {
    const int before = top_row(classes);
    for (const auto& name : names(classes)) {
        if (name.edge != edge) continue;
        turned_ = std::clamp(before, name.row - seen_rows_ + 1, name.row);
        return;
    }
}

void ClassQueue::draw(const ClassLook& look, Canvas& canvas) const {
    const auto& classes = look.line.classes;
    const bool asked = look.chooses && look.line.set == LineClass::giving;
    paint_panel(panel_, {.rim = asked ? Role::act : Role::bad}, canvas);
    const float middle = panel_.y + canvas.px(heading_height) * 0.52F;
    const int count = static_cast<int>(classes.giving().size());
    auto style = text_style(Role::soft, canvas);
    style.align_x = AlignX::right;
    const float counted =
        canvas.text(tr_n("{n} line", "{n} lines", count), {list_.right(), middle}, style).width + canvas.px(20.0F);
    style.align_x = AlignX::left;
    style.weight = Weight::semibold;
    style.max_width = list_.width - counted;
    canvas.text(
        first_fitting({tr("The queue: boxes given, then the lines"), tr("The queue, by boxes given"), tr("The queue")},
                      style, style.max_width, canvas),
        {list_.x, middle}, style);
    if (count == 0) {
        auto empty = text_style(Role::dim, canvas);
        empty.align_y = AlignY::top;
        empty.wrap_width = list_.width;
        canvas.text(tr("Empty: no line gives boxes away."), {list_.x, list_.y}, empty);
        return;
    }
    const int top = top_row(classes);
    for (const auto& name : names(classes)) {
        if (name.row < top || name.row >= top + seen_rows_) continue;
        const Rect area = area_of(name, top);
        if (name.begins_key || (name.row == top && name.column == 0))
            paint_badge({.words = std::to_string(name.price), .height = canvas.px(key_badge)},
                        {list_.x + key_width_ / 2, area.centre().y}, canvas);
        draw_name(name, area, look, canvas);
        if (name.ends_key) draw_note(name, area, look, canvas);
    }
    if (rows(classes) <= seen_rows_) return;
    const float length = list_.height * static_cast<float>(seen_rows_) / static_cast<float>(rows(classes));
    const float way = static_cast<float>(top) / static_cast<float>(rows(classes) - seen_rows_);
    const float width = canvas.px(6.0F);
    canvas.box(snapped({panel_.right() - 2 * width, list_.y + (list_.height - length) * way, width, length}),
               {.top = Role::button_rim, .bottom = Role::button_rim, .radius = width / 2});
}

/// White is the head; when it is taken it hops.
void ClassQueue::draw_name(const Name& name, Rect area, const ClassLook& look, Canvas& canvas) const {
    const auto& classes = look.line.classes;
    const bool head = classes.giving().begin()->second == name.edge;
    const bool changes = look.chooses && std::ranges::count(look.line.changes, name.edge, &ClassChange::edge) > 0;
    const bool chosen = look.is_chosen(name.edge);
    if (chosen) {
        const float height = std::sin(look.progress * std::numbers::pi_v<float>) * canvas.px(hop);
        area.y -= std::round(height);
    }
    const float radius = canvas.px(12.0F);
    canvas.box(area, {.top = chosen ? Role::selected_top : Role::well,
                      .bottom = chosen ? Role::selected_bottom : Role::well,
                      .radius = radius,
                      .rim = chosen ? Role::act
                             : head ? Role::ink
                                    : Role::panel_rim,
                      .rim_width = canvas.px(head ? 3.0F : 2.0F)});
    if (look.is_pointed(name.edge))
        paint_ring(area, {.radius = radius, .gap = canvas.px(4.0F), .width = canvas.px(3.0F), .paint = {Role::ink}},
                   canvas);
    canvas.text(line_words(look.state(), name.edge, look.labels), area.centre(),
                name_style(head || changes || chosen ? Role::ink : Role::soft, canvas));
}

/// After the last name of a key, where there is room.
void ClassQueue::draw_note(const Name& name, Rect area, const ClassLook& look, Canvas& canvas) const {
    const int changed = look.chooses ? changed_in_key(look.line, name.price) : 0;
    const bool first = look.line.classes.giving().begin()->first == name.price;
    const bool taken = look.chooses && look.line.set == LineClass::giving;
    const Vec at{area.right() + canvas.px(20.0F), area.centre().y};
    const auto style = text_style(changed > 0 ? Role::act : Role::soft, canvas);
    std::string words;
    if (changed > 0)
        words = tr_n("{n} changes with this line", "{n} change with this line", changed);
    else if (first)
        words = taken ? tr("the head is drawn") : tr("the head: drawn when nothing else is left");
    if (words.empty()) return;
    const float room = list_.right() - at.x;
    if (canvas.measured(words, style).width <= room) canvas.text(words, at, style);
}

} // namespace zugzwang::boxes
