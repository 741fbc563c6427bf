#include "zugzwang/ui/paint.hpp"

#include <algorithm>
#include <cmath>
#include <variant>

#include "zugzwang/base/utf8.hpp"

namespace zugzwang::ui {

namespace {

constexpr float card_radius = 18, segment_radius = 10, segment_gap = 5;
constexpr float foot_depth = 6;
constexpr float choice_words = 24; ///< Units.
constexpr float disabled_alpha = 0.38F;
constexpr float hover_light = 0.07F;
constexpr float filter_height = 54; ///< Where a filter is for fingers, its words have the room all the same.

/// Chips and list boxes filter: they are round at their ends.
TextStyle filter_style(float height, const Canvas& canvas) {
    return {.size = std::clamp(height * 0.42F, canvas.px(Measure::smallest), canvas.px(Measure::caption)),
            .paint = {Role::ink},
            .weight = Weight::medium};
}

struct Measurer {
    const Canvas& canvas;
    float side;  ///< The least of anything that is pressed.
    float width; ///< Of a card.

    [[nodiscard]] float px(float units) const { return canvas.px(units); }
    [[nodiscard]] float words(const std::string& text, Measure size, Weight weight) const {
        return std::ceil(canvas.measured(text, {.size = canvas.px(size), .weight = weight}).width);
    }
    /// High enough for a line of such words.
    [[nodiscard]] float line(Measure size) const { return std::max(side, std::round(canvas.px(size) * 2.2F)); }
    [[nodiscard]] float filter() const { return std::max(side, line(Measure::caption) * 0.9F); }

    ControlSize operator()(const Button& button) const {
        if (button.look == Button::Look::icon) return {side, side, side};
        const bool primary = button.look == Button::Look::primary;
        const auto weight = primary ? Weight::bold : Weight::medium;
        const float icon = button.icon.empty() ? 0 : side * 0.7F;
        const float around = canvas.px(Measure::button_radius) + icon;
        const float best = words(button.words, primary ? Measure::heading : Measure::body, weight) + 2 * around;
        return {.least_width = std::max(side, words(button.words, Measure::smallest, weight) + around),
                .best_width = std::max(px(120), best),
                .height = std::max(line(Measure::body), primary ? px(72) : 0)};
    }
    ControlSize operator()(const Segmented& segmented) const {
        float least = side, best = side;
        for (std::size_t index = 0; index < segmented.words.size(); ++index) {
            const auto& text = segmented.words[index];
            const auto marks = static_cast<float>(segmented.marks.empty() ? 0 : segmented.marks[index].size());
            least = std::max(least, words(text, Measure::smallest, Weight::semibold) + px(20) +
                                        marks * canvas.px(Measure::smallest) * 1.1F);
            best = std::max(best, words(text, Measure::body, Weight::semibold) + px(32) +
                                      marks * canvas.px(Measure::body) * 1.1F);
        }
        const auto count = static_cast<float>(segmented.words.size());
        return {.least_width = least * count, .best_width = best * count, .height = line(Measure::body)};
    }
    ControlSize operator()(const Stepper& stepper) const {
        const float squares = stepper.shuffle ? 3.125F : 2;
        const float height = line(Measure::body);
        const auto digits = std::max(std::to_string(stepper.max).size(), std::to_string(stepper.min).size());
        const float value = words(std::string(digits, '0'), Measure::body, Weight::semibold) + px(16);
        return {squares * height + value, squares * height + value * 1.6F, height};
    }
    ControlSize operator()(const Chip& chip) const {
        const float height = std::min(filter(), px(filter_height));
        auto style = filter_style(height, canvas);
        style.weight = Weight::bold; // the widest that it becomes
        const float beside = chip.slides ? filter() * 1.4F : height * 0.72F;
        const float best = std::max(side, std::ceil(canvas.measured(chip.words, style).width + beside));
        return {.least_width = best, .best_width = best, .height = filter()};
    }
    ControlSize operator()(const ListBox& box) const {
        const auto both = box.label + box.words;
        return {.least_width = words(both, Measure::smallest, Weight::semibold) + 2.4F * filter(),
                .best_width = words(both, Measure::caption, Weight::semibold) + 2.6F * filter(),
                .height = filter()};
    }
    ControlSize operator()(const TextField&) const { return {px(160), px(360), line(Measure::caption)}; }
    ControlSize operator()(const Spot&) const { return {side, side, side}; }
    ControlSize operator()(const ChoiceCard& card) const {
        const float pad = px(20);
        const float title = words(card.title, Measure::smallest, Weight::semibold) + 2 * pad + px(34);
        const float least = std::max(side * 2, title);
        const float inner = std::max(least, width) - 2 * pad;
        const auto size = canvas.measured(card.words, {.size = canvas.px(Measure::smallest), .wrap_width = inner});
        return {.least_width = least,
                .best_width = std::max(least, px(300)),
                .height =
                    std::max(side, std::ceil(2 * pad + px(choice_words * canvas.text_scale()) * 1.35F + size.height))};
    }
};

/// A faint light over what is under the pointer, none while it is held down.
void paint_hover(Rect area, float radius, const ControlState& state, Canvas& canvas) {
    if (state.hover <= 0) return;
    const float light = state.pressed ? 0.02F : hover_light;
    canvas.fill(area, {Role::ink, light * state.hover}, radius);
    paint_ring(area, {.radius = radius, .width = canvas.px(Measure::rim), .paint = {Role::act, state.hover * 0.8F}},
               canvas);
}

/// A ring about the icon that fills while the button is held.
void paint_hold(Rect area, float part, Canvas& canvas) {
    const float side = std::min(area.width, area.height);
    const float width = std::max(canvas.px(4.0F), std::round(side * 0.1F));
    const float radius = std::round(side * 0.5F) - width * 0.8F;
    canvas.ring(area.centre(), radius + width / 2, width, {Role::well, 0.85F});
    paint_arc(area.centre(), radius, part, {.paint = {Role::act}, .width = width}, canvas);
}

/// The part of a long text about its caret that no field is too narrow for.
struct TextPart {
    std::string_view text;
    std::size_t caret = 0; ///< Bytes of it before the caret.
};

TextPart part_about(std::string_view text, std::size_t caret) {
    constexpr std::size_t reach = 400; // bytes
    const auto begin = caret > reach ? place_after(text, caret - reach - 1) : 0;
    return {.text = whole_prefix(text.substr(begin), 2 * reach), .caret = caret - begin};
}

/// Half the height of a flat control, within what can be read and what looks calm.
float flat_words_size(float height, float max, const Canvas& canvas) {
    return std::clamp(height * 0.5F, canvas.px(Measure::smallest), max);
}

struct Painter {
    const ControlKind& kind;
    Rect area;
    const ControlState& state;
    Canvas& canvas;

    /// Of its corners.
    [[nodiscard]] float radius() const {
        if (std::holds_alternative<ChoiceCard>(kind)) return canvas.px(card_radius);
        if (std::holds_alternative<Chip>(kind) || std::holds_alternative<ListBox>(kind)) return area.height / 2;
        const auto* button = std::get_if<Button>(&kind);
        if (button != nullptr && button->look == Button::Look::icon)
            return std::round(std::min(area.height, area.width) * 0.22F);
        return canvas.px(Measure::button_radius);
    }
    [[nodiscard]] float words_size(float height, float max) const { return flat_words_size(height, max, canvas); }
    /// Words in one line about a place, smaller and at last shortened in that width.
    float centred(const std::string& words, Vec at, TextStyle style, float width) const {
        style.align_x = AlignX::centre;
        style.max_width = width;
        style.size = fitting_size(words, style, width, std::min(canvas.px(Measure::smallest), style.size), canvas);
        return canvas.text(words, at, style).width;
    }
    void icon(std::string_view name, Vec at, float side, float alpha = 1) const {
        canvas.sprite(name, snapped(around(at, side)), {.alpha = alpha});
    }
    /// What is chosen, or may be.
    void ground(Rect place, bool chosen, Role rim, float rim_width, float alpha = 1) const {
        canvas.box(place, {.top = chosen ? Role::selected_top : Role::well,
                           .bottom = chosen ? Role::selected_bottom : Role::well,
                           .radius = radius(),
                           .rim = rim,
                           .rim_width = rim_width,
                           .alpha = alpha});
    }
    void well(Rect place, Role rim = Role::panel_rim) const { ground(place, false, rim, canvas.px(Measure::rim)); }

    void operator()(const Button& button) const {
        switch (button.look) {
        case Button::Look::primary:
            return primary(button);
        case Button::Look::secondary:
            return secondary(button);
        case Button::Look::icon:
            return icon(button);
        }
    }
    void primary(const Button& button) const {
        const float foot = canvas.px(foot_depth);
        const float sunk = state.pressed ? foot - canvas.px(1.0F) : 0;
        const Rect key{area.x, area.y + sunk, area.width, area.height - sunk};
        paint_plate(key, {.radius = radius(), .lit = true, .foot_depth = foot - sunk}, canvas);
        const Rect face{key.x, key.y, key.width, key.height - (foot - sunk)};
        if (state.hover > 0 && !state.pressed) {
            canvas.box(
                face,
                {.top = Role::shine, .bottom = Role::primary_top, .radius = radius(), .alpha = 0.35F * state.hover});
        }
        centred(button.words, face.centre(),
                {.size = std::min(canvas.px(Measure::heading), face.height * 0.52F),
                 .paint = {Role::primary_ink},
                 .weight = Weight::bold},
                face.width - radius());
    }
    void secondary(const Button& button) const {
        paint_plate(area, {.radius = radius()}, canvas);
        paint_hover(area, radius(), state, canvas);
        const float side = button.icon.empty() ? 0 : std::round(area.height * 0.5F);
        const Vec middle = area.centre() + Vec{0, state.pressed ? canvas.px(2.0F) : 0};
        const float words = centred(
            button.words, middle + Vec{side * 0.65F, 0},
            {.size = words_size(area.height, canvas.px(Measure::body)), .paint = {Role::ink}, .weight = Weight::medium},
            area.width - radius() - side * 1.35F);
        if (side > 0) icon(button.icon, middle - Vec{words / 2 + side * 0.1F, 0}, side);
    }
    void icon(const Button& button) const {
        const float foot = button.lit ? canvas.px(4.0F) : 0;
        paint_plate(area, {.radius = radius(), .lit = button.lit, .foot_depth = foot}, canvas);
        if (state.held <= 0) paint_hover(area, radius(), state, canvas);
        const float part = state.held > 0 ? 0.5F : 0.62F;
        const Vec sunk{0, (state.pressed && !button.hold ? canvas.px(2.0F) : 0) - foot / 2};
        icon(button.icon, area.centre() + sunk, std::round(std::min(area.height, area.width) * part));
        if (state.held > 0) paint_hold(area, state.held, canvas);
    }

    void operator()(const Segmented& segmented) const {
        well(area);
        const float round = canvas.px(segment_radius);
        for (std::size_t index = 0; index < segmented.words.size(); ++index) {
            const int part = static_cast<int>(index);
            const Rect face = part_area(kind, area, part).inset(canvas.px(segment_gap));
            const bool chosen = index == segmented.chosen;
            const bool kept_back = !chosen && index + segmented.kept_back >= segmented.words.size();
            const bool hot = state.part == part && !kept_back;
            if (chosen) {
                canvas.box(face, {.top = Role::selected_top, .bottom = Role::selected_bottom, .radius = round});
            } else if (hot) {
                canvas.fill(face, {Role::ink, hover_light * state.hover}, round);
            }
            const TextStyle style{.size = words_size(face.height, canvas.px(choice_words * canvas.text_scale())),
                                  .paint = {chosen || hot ? Role::ink
                                            : kept_back   ? Role::dim
                                                          : Role::soft},
                                  .weight = chosen ? Weight::semibold : Weight::regular};
            const auto marks = segmented.marks.empty() ? std::vector<Side>() : segmented.marks[index];
            const float pitch = std::round(style.size * 1.1F), before = pitch * static_cast<float>(marks.size());
            const Vec middle = face.centre() + Vec{std::round(before / 2), 0};
            const float words = centred(segmented.words[index], middle, style, face.width - canvas.px(8.0F) - before);
            for (std::size_t mark = 0; mark < marks.size(); ++mark)
                paint_mark(marks[mark], middle - Vec{words / 2 + before - (static_cast<float>(mark) + 0.4F) * pitch, 0},
                           style.size * 0.9F, canvas);
        }
    }

    void operator()(const Stepper& stepper) const {
        const Rect minus = part_area(kind, area, stepper_minus), plus = part_area(kind, area, stepper_plus);
        well({minus.x, minus.y, plus.right() - minus.x, minus.height});
        const Rect value = part_area(kind, area, stepper_value);
        canvas.text(std::to_string(stepper.value), value.centre(),
                    {.size = words_size(value.height, canvas.px(Measure::body)),
                     .paint = {Role::ink},
                     .weight = Weight::semibold,
                     .align_x = AlignX::centre,
                     .max_width = value.width});
        step(stepper_minus, "icon/minus", stepper.value <= stepper.min);
        step(stepper_plus, "icon/plus", stepper.value >= stepper.max);
        if (stepper.shuffle) step(stepper_shuffle, "icon/shuffle", false);
    }
    void step(int part, std::string_view name, bool useless) const {
        const Rect place = part_area(kind, area, part);
        paint_plate(place, {.radius = radius()}, canvas);
        if (state.part == part && !useless) paint_hover(place, radius(), state, canvas);
        icon(name, place.centre(), std::round(place.height * 0.5F), useless ? disabled_alpha : 1);
    }

    void operator()(const ChoiceCard& card) const {
        const float pad = std::min(canvas.px(20.0F), std::round(area.height * 0.14F));
        ground(area, card.chosen, card.chosen ? card.rim : Role::panel_rim, canvas.px(card.chosen ? 3.0F : 2.0F),
               card.chosen ? 1 : 0.9F);
        if (!card.chosen) paint_hover(area, radius(), state, canvas);
        const float check = card.chosen ? canvas.px(30.0F) : 0;
        const float over = canvas.px(6.0F); ///< The check stands over the card's corner, beside the name.
        TextStyle title{
            .size = canvas.px(choice_words * canvas.text_scale()), .paint = {Role::ink}, .weight = Weight::semibold};
        const float line = title.size;
        const float inner = area.width - 2 * pad;
        const float room = std::min(inner, area.width - pad - check + over - canvas.px(4.0F));
        title.size = fitting_size(card.title, title, room, canvas.px(Measure::smallest), canvas);
        title.max_width = room;
        canvas.text(card.title, {area.x + pad, area.y + pad + line / 2}, title);
        canvas.text(
            card.words, {area.x + pad, area.y + pad + line * 1.35F},
            {.size = canvas.px(Measure::smallest), .paint = {Role::soft}, .align_y = AlignY::top, .wrap_width = inner});
        if (card.chosen)
            canvas.sprite("mark/check", snapped({area.right() + over - check, area.y - over, check, check}));
    }

    /// The text keeps its caret in view: what does not fit is cut off on the left.
    void operator()(const TextField& field) const {
        well(area, state.focused ? Role::act : Role::button_rim);
        const auto words = words_of_field(area, canvas);
        const Rect room = area.inset(words.margin);
        TextStyle style{.size = words.size, .paint = {Role::ink}};
        const float middle = area.centre().y;
        if (field.text.empty() && !state.focused) {
            style.paint = {Role::dim};
            style.size = fitting_size(field.placeholder, style, room.width, canvas.px(Measure::smallest), canvas);
            style.max_width = room.width;
            canvas.text(field.placeholder, {room.x, middle}, style);
            return;
        }
        const auto [text, place] = part_about(field.text, state.focused ? field.caret : 0);
        const float caret = canvas.measured(text.substr(0, place), style).width;
        const float shift = state.focused ? std::max(0.0F, caret - room.width) : 0;
        canvas.clip({room.x, area.y, room.width + canvas.px(Measure::rim), area.height});
        if (!text.empty()) canvas.text(text, {room.x - std::round(shift), middle}, style);
        if (state.focused) {
            canvas.fill(
                snapped({room.x + caret - shift, middle - style.size * 0.6F, canvas.px(2.0F), style.size * 1.2F}),
                {Role::act});
        }
        canvas.unclip();
    }

    /// Of a filter.
    void ground(bool chosen) const {
        ground(area, chosen, chosen ? Role::button_rim : Role::panel_rim, canvas.px(Measure::rim));
        if (state.hover <= 0) return;
        paint_ring(area,
                   {.radius = radius(), .width = canvas.px(Measure::rim), .paint = {Role::act, state.hover * 0.8F}},
                   canvas);
    }
    void operator()(const Chip& chip) const {
        if (chip.slides) return slide(chip);
        ground(chip.chosen);
        auto style = filter_style(area.height, canvas);
        style.align_x = AlignX::centre;
        style.max_width = area.width - std::min(area.height, canvas.px(filter_height)) * 0.4F;
        if (chip.chosen) style.weight = Weight::bold;
        if (!chip.chosen) style.paint = {Role::soft};
        canvas.text(chip.words, area.centre(), style);
    }
    void slide(const Chip& chip) const {
        const float knob = area.height * 0.36F, end = area.height / 2;
        if (chip.chosen)
            canvas.box(area, {.top = Role::primary_top, .bottom = Role::primary_bottom, .radius = radius()});
        else
            ground(false);
        auto style = filter_style(area.height, canvas);
        style.align_x = AlignX::centre;
        style.max_width = area.width - area.height * 1.2F;
        style.weight = chip.chosen ? Weight::bold : Weight::regular;
        style.paint = {chip.chosen ? Role::primary_ink : Role::soft};
        const float shift = area.height * (chip.chosen ? -0.36F : 0.36F);
        canvas.text(chip.words, {area.centre().x + shift, area.centre().y}, style);
        canvas.disc({chip.chosen ? area.right() - end : area.x + end, area.centre().y}, knob,
                    {chip.chosen ? Role::primary_ink : Role::soft});
    }
    void operator()(const ListBox& box) const {
        ground(false);
        const float inner = std::round(area.height * 0.45F);
        const float arrow = std::round(area.height * 0.5F);
        const float middle = area.centre().y;
        auto style = filter_style(area.height, canvas);
        style.paint = {Role::soft};
        style.max_width = (area.width - 3 * inner - arrow) / 2;
        const float label = canvas.text(box.label, {area.x + inner, middle}, style).width;
        style.paint = {Role::ink};
        style.weight = Weight::semibold;
        style.max_width = area.width - 2.6F * inner - arrow - label;
        canvas.text(box.words, {area.x + inner * 1.6F + label, middle}, style);
        icon("icon/open-list", {area.right() - inner - arrow / 4, middle}, arrow);
    }
    void operator()(const Spot&) const {}
};

} // namespace

ControlSize control_size(const ControlKind& kind, float side, float width, const Canvas& canvas) {
    return std::visit(Measurer{.canvas = canvas, .side = side, .width = width}, kind);
}

FieldWords words_of_field(Rect area, const Canvas& canvas) {
    return {.size = flat_words_size(area.height, canvas.px(Measure::caption), canvas),
            .margin = std::round(std::min(canvas.px(16.0F), area.height * 0.3F))};
}

void paint_control(const ControlKind& kind, Rect area, bool enabled, const ControlState& state, Canvas& canvas) {
    const Painter painter{.kind = kind, .area = area, .state = state, .canvas = canvas};
    if (!enabled) canvas.push_group({}, disabled_alpha);
    std::visit(painter, kind);
    if (!enabled) canvas.pop_group();
    if (state.focused && state.held <= 0) paint_focus(area, painter.radius(), canvas);
}

void paint_touch(Rect area, float radius, const ControlState& state, Canvas& canvas) {
    paint_hover(area, radius, state, canvas);
    if (state.focused) paint_focus(area, radius, canvas);
}

} // namespace zugzwang::ui
