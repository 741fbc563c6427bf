#include "zugzwang/ui/paint.hpp"

#include <algorithm>
#include <variant>

#include "zugzwang/base/utf8.hpp"
#include "zugzwang/ui/arc.hpp"
#include "zugzwang/ui/filter_paint.hpp"

namespace zugzwang::ui {

namespace {

constexpr float card_radius = 18;
constexpr float segment_gap = 5;
constexpr float segment_radius = 10;
constexpr float foot_depth = 6;
constexpr float disabled_alpha = 0.38F;
constexpr float hover_light = 0.07F;

/// Half the height of a flat control, within what can be read and what looks calm.
float words_size(float height, float max, const Canvas& canvas) {
    return std::clamp(height * 0.5F, canvas.px(Measure::smallest), max);
}

/// A faint light over what is under the pointer, none while it is held down.
void paint_hover(Rect area, float radius, const ControlState& state, Canvas& canvas) {
    if (state.hover <= 0) return;
    const float light = state.pressed ? 0.02F : hover_light;
    canvas.box(area, {.top = Role::ink, .bottom = Role::ink, .radius = radius, .alpha = light * state.hover});
    paint_ring(area, {.radius = radius, .width = canvas.px(Measure::rim), .paint = {Role::act, state.hover * 0.8F}},
               canvas);
}

void paint_primary(const Control& control, const Button& button, const ControlState& state, Canvas& canvas) {
    const float radius = canvas.px(Measure::button_radius);
    const float foot = canvas.px(foot_depth);
    const float sunk = state.pressed ? foot - canvas.px(1.0F) : 0;
    Rect area = control.area;
    area.y += sunk;
    area.height -= sunk;
    paint_plate(area, {.radius = radius, .lit = true, .foot_depth = foot - sunk}, canvas);
    const Rect face{area.x, area.y, area.width, area.height - (foot - sunk)};
    if (state.hover > 0 && !state.pressed) {
        canvas.box(face,
                   {.top = Role::shine, .bottom = Role::primary_top, .radius = radius, .alpha = 0.35F * state.hover});
    }
    TextStyle style{.size = std::min(canvas.px(Measure::heading), face.height * 0.52F),
                    .paint = {Role::primary_ink},
                    .weight = Weight::bold,
                    .align_x = AlignX::centre};
    const float room = face.width - radius;
    style.size = fitting_size(button.words, style, room, std::min(canvas.px(Measure::smallest), style.size), canvas);
    style.max_width = room;
    canvas.text(button.words, face.centre(), style);
}

void paint_secondary(const Control& control, const Button& button, const ControlState& state, Canvas& canvas) {
    const float radius = canvas.px(Measure::button_radius);
    paint_plate(control.area, {.radius = radius}, canvas);
    paint_hover(control.area, radius, state, canvas);
    const float icon = button.icon.empty() ? 0 : std::round(control.area.height * 0.5F);
    TextStyle style{.size = words_size(control.area.height, canvas.px(Measure::body), canvas),
                    .paint = {Role::ink},
                    .weight = Weight::medium,
                    .align_x = AlignX::centre};
    const float room = control.area.width - radius - icon * 1.35F;
    style.size = fitting_size(button.words, style, room, canvas.px(Measure::smallest), canvas);
    style.max_width = room;
    const Vec middle = control.area.centre() + Vec{0, state.pressed ? canvas.px(2.0F) : 0};
    const float words = canvas.text(button.words, middle + Vec{icon * 0.65F, 0}, style).width;
    if (icon > 0) canvas.sprite(button.icon, snapped(around(middle - Vec{words / 2 + icon * 0.1F, 0}, icon)));
}

/// A ring about the icon that fills while the button is held.
void paint_hold(Rect area, float part, Canvas& canvas) {
    const float side = std::min(area.width, area.height);
    const float width = std::max(canvas.px(4.0F), std::round(side * 0.1F));
    const float radius = std::round(side * 0.5F) - width * 0.8F;
    canvas.ring(area.centre(), radius + width / 2, width, {Role::well, 0.85F});
    paint_arc(area.centre(), radius, part, {.paint = {Role::act}, .width = width}, canvas);
}

void paint_icon(const Control& control, const Button& button, const ControlState& state, Canvas& canvas) {
    const float radius = std::round(std::min(control.area.height, control.area.width) * 0.22F);
    const float foot = button.lit ? canvas.px(4.0F) : 0;
    paint_plate(control.area, {.radius = radius, .lit = button.lit, .foot_depth = foot}, canvas);
    if (state.held <= 0) paint_hover(control.area, radius, state, canvas);
    const float part = state.held > 0 ? 0.5F : 0.62F;
    const float side = std::round(std::min(control.area.height, control.area.width) * part);
    const Vec sunk{0, (state.pressed && !button.hold ? canvas.px(2.0F) : 0) - foot / 2};
    canvas.sprite(button.icon, snapped(around(control.area.centre() + sunk, side)));
    if (state.held > 0) paint_hold(control.area, state.held, canvas);
}

void paint_kind(const Control& control, const Button& button, const ControlState& state, Canvas& canvas) {
    switch (button.look) {
    case Button::Look::primary:
        return paint_primary(control, button, state, canvas);
    case Button::Look::secondary:
        return paint_secondary(control, button, state, canvas);
    case Button::Look::icon:
        return paint_icon(control, button, state, canvas);
    }
}

void paint_kind(const Control& control, const Segmented& segmented, const ControlState& state, Canvas& canvas) {
    const float rim = canvas.px(Measure::rim);
    const float radius = canvas.px(Measure::button_radius);
    canvas.box(control.area,
               {.top = Role::well, .bottom = Role::well, .radius = radius, .rim = Role::panel_rim, .rim_width = rim});
    for (std::size_t index = 0; index < segmented.words.size(); ++index) {
        const int part = static_cast<int>(index);
        const Rect face = part_area(control, part).inset(canvas.px(segment_gap));
        const bool chosen = index == segmented.chosen;
        const bool hot = state.part == part;
        if (chosen) {
            canvas.box(
                face,
                {.top = Role::selected_top, .bottom = Role::selected_bottom, .radius = canvas.px(segment_radius)});
        } else if (hot) {
            canvas.box(face, {.top = Role::ink,
                              .bottom = Role::ink,
                              .radius = canvas.px(segment_radius),
                              .alpha = hover_light * state.hover});
        }
        TextStyle style{.size = words_size(face.height, canvas.px(24.0F), canvas),
                        .paint = {chosen || hot ? Role::ink : Role::soft},
                        .weight = chosen ? Weight::semibold : Weight::regular,
                        .align_x = AlignX::centre,
                        .max_width = face.width - canvas.px(8.0F)};
        style.size = fitting_size(segmented.words[index], style, style.max_width, canvas.px(Measure::smallest), canvas);
        canvas.text(segmented.words[index], face.centre(), style);
    }
}

void paint_stepper_button(const Control& control, int part, const ControlState& state, Canvas& canvas) {
    const Rect area = part_area(control, part);
    const auto& stepper = std::get<Stepper>(control.kind);
    const bool useless = (part == stepper_minus && stepper.value <= stepper.min) ||
                         (part == stepper_plus && stepper.value >= stepper.max);
    const float radius = canvas.px(Measure::button_radius);
    paint_plate(area, {.radius = radius}, canvas);
    if (state.part == part && !useless) paint_hover(area, radius, state, canvas);
    const char* icon = part == stepper_minus ? "icon/minus" : part == stepper_plus ? "icon/plus" : "icon/shuffle";
    const float side = std::round(area.height * 0.5F);
    canvas.sprite(icon, snapped(around(area.centre(), side)), {.alpha = useless ? disabled_alpha : 1});
}

void paint_kind(const Control& control, const Stepper& stepper, const ControlState& state, Canvas& canvas) {
    const Rect minus = part_area(control, stepper_minus);
    const Rect plus = part_area(control, stepper_plus);
    const float radius = canvas.px(Measure::button_radius);
    canvas.box({minus.x, minus.y, plus.right() - minus.x, minus.height}, {.top = Role::well,
                                                                          .bottom = Role::well,
                                                                          .radius = radius,
                                                                          .rim = Role::panel_rim,
                                                                          .rim_width = canvas.px(Measure::rim)});
    const Rect value = part_area(control, stepper_value);
    canvas.text(std::to_string(stepper.value), value.centre(),
                {.size = words_size(value.height, canvas.px(Measure::body), canvas),
                 .paint = {Role::ink},
                 .weight = Weight::semibold,
                 .align_x = AlignX::centre,
                 .max_width = value.width});
    for (const int part : {stepper_minus, stepper_plus})
        paint_stepper_button(control, part, state, canvas);
    if (stepper.shuffle) paint_stepper_button(control, stepper_shuffle, state, canvas);
}

void paint_kind(const Control& control, const ChoiceCard& card, const ControlState& state, Canvas& canvas) {
    const float radius = canvas.px(card_radius);
    const Rect area = control.area;
    const float pad = std::min(canvas.px(20.0F), std::round(area.height * 0.14F));
    canvas.box(area, {.top = card.chosen ? Role::selected_top : Role::well,
                      .bottom = card.chosen ? Role::selected_bottom : Role::well,
                      .radius = radius,
                      .rim = card.chosen ? card.rim : Role::panel_rim,
                      .rim_width = canvas.px(card.chosen ? 3.0F : 2.0F),
                      .alpha = card.chosen ? 1 : 0.9F});
    if (!card.chosen) paint_hover(area, radius, state, canvas);
    const float check = card.chosen ? canvas.px(30.0F) : 0;
    const float over = canvas.px(6.0F); ///< The check stands over the card's corner, beside the name.
    TextStyle title{.size = canvas.px(24.0F), .paint = {Role::ink}, .weight = Weight::semibold};
    const float line = title.size;
    const float inner = area.width - 2 * pad;
    const float room = std::min(inner, area.width - pad - check + over - canvas.px(4.0F));
    title.size = fitting_size(card.title, title, room, canvas.px(Measure::smallest), canvas);
    title.max_width = room;
    canvas.text(card.title, {area.x + pad, area.y + pad + line / 2}, title);
    canvas.text(
        card.words, {area.x + pad, area.y + pad + line * 1.35F},
        {.size = canvas.px(Measure::smallest), .paint = {Role::soft}, .align_y = AlignY::top, .wrap_width = inner});
    if (card.chosen) canvas.sprite("mark/check", snapped({area.right() + over - check, area.y - over, check, check}));
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

/// The text keeps its caret in view: what does not fit is cut off on the left.
void paint_kind(const Control& control, const TextField& field, const ControlState& state, Canvas& canvas) {
    const Rect area = control.area;
    const float radius = canvas.px(Measure::button_radius);
    canvas.box(area, {.top = Role::well,
                      .bottom = Role::well,
                      .radius = radius,
                      .rim = state.focused ? Role::act : Role::button_rim,
                      .rim_width = canvas.px(Measure::rim)});
    const Rect room = area.inset(std::round(std::min(canvas.px(16.0F), area.height * 0.3F)));
    TextStyle style{.size = words_size(area.height, canvas.px(Measure::caption), canvas), .paint = {Role::ink}};
    const float middle = area.centre().y;
    if (field.text.empty() && !state.focused) {
        style.paint = {Role::dim};
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
        canvas.box(snapped({room.x + caret - shift, middle - style.size * 0.6F, canvas.px(2.0F), style.size * 1.2F}),
                   {.top = Role::act, .bottom = Role::act});
    }
    canvas.unclip();
}

void paint_kind(const Control& control, const Chip& chip, const ControlState& state, Canvas& canvas) {
    paint_chip(control.area, chip, state, canvas);
}

void paint_kind(const Control& control, const ListBox& box, const ControlState& state, Canvas& canvas) {
    paint_list_box(control.area, box, state, canvas);
}

void paint_kind(const Control&, const Spot&, const ControlState&, Canvas&) {}

float radius_of(const Control& control, Canvas& canvas) {
    if (std::holds_alternative<ChoiceCard>(control.kind)) return canvas.px(card_radius);
    if (std::holds_alternative<Chip>(control.kind) || std::holds_alternative<ListBox>(control.kind)) {
        return control.area.height / 2;
    }
    const auto* button = std::get_if<Button>(&control.kind);
    if (button != nullptr && button->look == Button::Look::icon) {
        return std::round(std::min(control.area.height, control.area.width) * 0.22F);
    }
    return canvas.px(Measure::button_radius);
}

} // namespace

float fitting_size(std::string_view words, TextStyle style, float width, float min, const Canvas& canvas) {
    style.max_width = style.wrap_width = 0;
    while (style.size > min) {
        const float measured = canvas.measured(words, style).width;
        if (measured <= width) break;
        // Widths do not grow evenly with the size, so it goes on until it fits.
        style.size = std::max(min, std::min(style.size - 1, std::floor(style.size * width / measured)));
    }
    return style.size;
}

void paint_mark(Side side, Vec centre, float size, Canvas& canvas) {
    canvas.sprite(side == Side::first ? "mark/first" : "mark/second", snapped(around(centre, std::round(size))));
}

void paint_touch(Rect area, float radius, const ControlState& state, Canvas& canvas) {
    paint_hover(area, radius, state, canvas);
    if (state.focused) paint_focus(area, radius, canvas);
}

void paint_control(const Control& control, const ControlState& state, Canvas& canvas) {
    const auto paint = [&] {
        std::visit([&](const auto& kind) { paint_kind(control, kind, state, canvas); }, control.kind);
    };
    if (control.enabled) {
        paint();
    } else {
        canvas.push_group({}, disabled_alpha);
        paint();
        canvas.pop_group();
    }
    const bool shows_hold = state.held > 0;
    if (state.focused && !shows_hold && !std::holds_alternative<Spot>(control.kind)) {
        paint_focus(control.area, radius_of(control, canvas), canvas);
    }
}

} // namespace zugzwang::ui
