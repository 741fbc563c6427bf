#include "scenes/frame/top_bar.hpp"

#include "scenes/widgets/paint.hpp"

namespace zugzwang {

namespace {
/// Of the buttons in the bar; units.
struct Sizes {
    float button, pitch, edge, title_gap;
};
constexpr Sizes usual{58, 68, 28, 24}, for_fingers{touch_side, touch_side + 4, 8, 12};
constexpr float title_size = 36, upright_title_size = 30, upright_line = 20;

const Sizes& sizes(const Stage& stage) { return stage.is_upright() ? for_fingers : usual; }

Control icon_button(const BarIcon& wanted, Rect area) {
    return {.id = wanted.id,
            .area = area,
            .kind = Button{.look = Button::Look::icon, .icon = wanted.icon},
            .enabled = wanted.enabled};
}

/// The title over the line, both between the buttons.
void paint_upright_words(const TopBar& bar, Rect room, Canvas& canvas) {
    const float line = bar.status.empty() ? 0 : canvas.px(upright_line);
    const auto write = [&](const std::string& words, float y, TextStyle style) {
        style.size = fitting_size(words, style, room.width, canvas.px(Measure::smallest), canvas);
        style.max_width = room.width;
        canvas.text(words, {room.x, room.centre().y + y}, style);
    };
    write(bar.title, -line, {.size = canvas.px(upright_title_size), .paint = {Role::ink}, .weight = Weight::bold});
    if (bar.status.empty()) return;
    write(bar.status, line, {.size = canvas.px(Measure::body), .paint = {bar.status_role}, .weight = Weight::semibold});
}

void paint_ground(Rect area, float rim, Canvas& canvas) {
    canvas.box(area, {.top = Role::backdrop_bottom, .bottom = Role::backdrop_top});
    canvas.box({area.x, rim, area.width, canvas.px(Measure::rim)}, {.top = Role::panel_rim, .bottom = Role::panel_rim});
}
} // namespace

float left_of_icons(const Stage& stage, std::size_t icons) {
    const auto& [button, pitch, edge, title_gap] = sizes(stage);
    return stage.screen_width() - edge - button - pitch * static_cast<float>(icons);
}

Control sound_button(const Stage& stage) {
    const float button = sizes(stage).button, top = (stage[Measure::top_bar] - button) / 2;
    return {.id = std::string(sound_switch),
            .area = stage.screen_pixels({left_of_icons(stage, 0), top, button, button}),
            .kind = Button{.look = Button::Look::icon, .icon = "icon/sound"}};
}

std::vector<Control> top_bar_controls(const Stage& stage, const std::vector<BarIcon>& icons) {
    const auto& [button, pitch, edge, title_gap] = sizes(stage);
    const float top = (stage[Measure::top_bar] - button) / 2, side = button;
    const auto icon = [&, top, side](const BarIcon& wanted, float x) {
        return icon_button(wanted, stage.screen_pixels({x, top, side, side}));
    };
    std::vector<Control> controls{icon({.id = "back", .icon = "icon/back"}, edge)};
    float x = left_of_icons(stage, icons.size());
    for (const auto& wanted : icons) {
        controls.push_back(icon(wanted, x));
        x += pitch;
    }
    controls.push_back(sound_button(stage));
    return controls;
}

Rect upright_room(const Stage& stage) {
    const float top = stage[Measure::top_bar] + upright_gap;
    return {upright_edge, top, stage.width() - 2 * upright_edge, stage.height() - upright_edge - top};
}

void paint_top_bar(const Stage& stage, const TopBar& bar, Canvas& canvas) {
    const Rect screen = stage.screen();
    const Rect area = stage.screen_pixels({0, 0, stage.screen_width(), stage[Measure::top_bar]});
    paint_ground(area, area.bottom() - canvas.px(Measure::rim), canvas);

    const auto& [button, pitch, button_edge, title_gap] = sizes(stage);
    const float middle = area.y + area.height / 2;
    const float edge = canvas.px(button_edge) + canvas.px(button) + canvas.px(title_gap);
    const float right = screen.right() - canvas.px(button_edge) - canvas.px(pitch) * static_cast<float>(bar.icons + 1) -
                        canvas.px(title_gap) - std::round(bar.reserved * canvas.scale());
    if (stage.is_upright())
        return paint_upright_words(bar, {screen.x + edge, area.y, right - screen.x - edge, area.height}, canvas);
    const float title = canvas
                            .text(bar.title, {screen.x + edge, middle},
                                  {.size = canvas.px(title_size),
                                   .paint = {Role::ink},
                                   .weight = Weight::bold,
                                   .max_width = (right - screen.x - edge) / 2})
                            .width;
    if (bar.status.empty()) return;
    const float left = screen.x + edge + title + canvas.px(title_gap);
    const TextStyle style{.size = canvas.px(Measure::heading),
                          .paint = {bar.status_role},
                          .weight = Weight::semibold,
                          .align_x = AlignX::centre,
                          .max_width = right - left};
    const float half = std::min(canvas.measured(bar.status, style).width, right - left) / 2;
    const float centre = std::clamp(screen.centre().x, left + half, right - half);
    canvas.text(bar.status, {centre, middle}, style);
}

} // namespace zugzwang
