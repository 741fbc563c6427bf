#include "scenes/frame/top_bar.hpp"

namespace zugzwang {

namespace {
constexpr float button = 58;
constexpr float button_pitch = 68;
constexpr float button_edge = 28;
constexpr float title_gap = 24;
constexpr float title_size = 36;
} // namespace

float left_of_icons(const Stage& stage, std::size_t icons) {
    return stage.screen_width() - button_edge - button - button_pitch * static_cast<float>(icons);
}

Control sound_button(const Stage& stage) {
    const float top = (stage[Measure::top_bar] - button) / 2;
    return {.id = std::string(sound_switch),
            .area = stage.screen_pixels({left_of_icons(stage, 0), top, button, button}),
            .kind = Button{.look = Button::Look::icon, .icon = "icon/sound"}};
}

std::vector<Control> top_bar_controls(const Stage& stage, const std::vector<BarIcon>& icons) {
    const float top = (stage[Measure::top_bar] - button) / 2;
    const auto icon = [&](const BarIcon& wanted, float x) {
        return Control{.id = wanted.id,
                       .area = stage.screen_pixels({x, top, button, button}),
                       .kind = Button{.look = Button::Look::icon, .icon = wanted.icon},
                       .enabled = wanted.enabled};
    };
    std::vector<Control> controls{icon({.id = "back", .icon = "icon/back"}, button_edge)};
    float x = left_of_icons(stage, icons.size());
    for (const auto& wanted : icons) {
        controls.push_back(icon(wanted, x));
        x += button_pitch;
    }
    controls.push_back(sound_button(stage));
    return controls;
}

void paint_top_bar(const Stage& stage, const TopBar& bar, Canvas& canvas) {
    const Rect screen = stage.screen();
    const Rect area = stage.screen_pixels({0, 0, stage.screen_width(), stage[Measure::top_bar]});
    canvas.box(area, {.top = Role::backdrop_bottom, .bottom = Role::backdrop_top});
    canvas.box({area.x, area.bottom() - canvas.px(Measure::rim), area.width, canvas.px(Measure::rim)},
               {.top = Role::panel_rim, .bottom = Role::panel_rim});

    const float middle = area.y + area.height / 2;
    const float edge = canvas.px(button_edge) + canvas.px(button) + canvas.px(title_gap);
    const float right = screen.right() - canvas.px(button_edge) -
                        canvas.px(button_pitch) * static_cast<float>(bar.icons + 1) - canvas.px(title_gap) -
                        std::round(bar.reserved * canvas.scale());
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
