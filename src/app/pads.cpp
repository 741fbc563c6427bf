#include "app/pads.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

namespace zugzwang::app {

namespace {

struct Button {
    SDL_GameControllerButton button;
    Key key;
    bool shift = false;
};
constexpr Button buttons[]{
    {SDL_CONTROLLER_BUTTON_DPAD_LEFT, Key::left},   {SDL_CONTROLLER_BUTTON_DPAD_RIGHT, Key::right},
    {SDL_CONTROLLER_BUTTON_DPAD_UP, Key::up},       {SDL_CONTROLLER_BUTTON_DPAD_DOWN, Key::down},
    {SDL_CONTROLLER_BUTTON_A, Key::enter},          {SDL_CONTROLLER_BUTTON_B, Key::escape},
    {SDL_CONTROLLER_BUTTON_X, Key::pad_x},          {SDL_CONTROLLER_BUTTON_Y, Key::pad_y},
    {SDL_CONTROLLER_BUTTON_START, Key::f1},         {SDL_CONTROLLER_BUTTON_LEFTSHOULDER, Key::tab, true},
    {SDL_CONTROLLER_BUTTON_RIGHTSHOULDER, Key::tab}};

struct Axis {
    SDL_GameControllerAxis axis;
    Key below, above; ///< Pushed to its lower and to its upper end.
};
constexpr Axis axes[]{{SDL_CONTROLLER_AXIS_LEFTX, Key::left, Key::right},
                      {SDL_CONTROLLER_AXIS_LEFTY, Key::up, Key::down},
                      {SDL_CONTROLLER_AXIS_TRIGGERLEFT, Key::none, Key::page_up},
                      {SDL_CONTROLLER_AXIS_TRIGGERRIGHT, Key::none, Key::page_down}};

/// Of an axis' 32767: a stick that is pushed so far means it, and no longer does when it is back here.
constexpr int pushed_at = 20'000, back_at = 12'000;
constexpr Seconds before_first_repeat{0.4}, between_repeats{0.12};

bool is_direction(Key key) { return key == Key::left || key == Key::right || key == Key::up || key == Key::down; }

/// Key::none for a button that stands for nothing.
Button meaning_of(std::uint8_t button) {
    const auto* found = std::ranges::find(buttons, static_cast<SDL_GameControllerButton>(button), &Button::button);
    return found == std::end(buttons) ? Button{SDL_CONTROLLER_BUTTON_INVALID, Key::none} : *found;
}

} // namespace

Pads::Pads() : works_(SDL_InitSubSystem(SDL_INIT_GAMECONTROLLER) == 0) {}

Pads::~Pads() {
    pads_.clear();
    if (works_) SDL_QuitSubSystem(SDL_INIT_GAMECONTROLLER);
}

void Pads::open(int device) {
    auto* controller = SDL_GameControllerOpen(device);
    if (controller == nullptr) return;
    int number = 1;
    while (std::ranges::any_of(pads_, [number](const auto& pad) { return pad.second.number == number; }))
        ++number;
    SDL_GameControllerSetPlayerIndex(controller, number - 1); // its lights show it
    auto& pad = pads_[SDL_JoystickInstanceID(SDL_GameControllerGetJoystick(controller))];
    pad.controller.reset(controller);
    pad.number = number;
}

std::optional<InputEvent> Pads::input_of(const SDL_Event& event) {
    switch (event.type) {
    case SDL_CONTROLLERDEVICEADDED:
        open(event.cdevice.which);
        return std::nullopt;
    case SDL_CONTROLLERDEVICEREMOVED:
        pads_.erase(event.cdevice.which);
        held_ = {};
        return std::nullopt;
    case SDL_CONTROLLERAXISMOTION:
        return pushed(event.caxis);
    case SDL_CONTROLLERBUTTONUP: {
        const auto key = meaning(meaning_of(event.cbutton.button).key);
        if (key == held_.key) held_ = {};
        return KeyReleaseEvent{.key = key};
    }
    case SDL_CONTROLLERBUTTONDOWN: {
        const auto pad = pads_.find(event.cbutton.which);
        const auto [button, key, shift] = meaning_of(event.cbutton.button);
        if (pad == pads_.end() || key == Key::none) return std::nullopt;
        return pressed(meaning(key), pad->second.number, shift);
    }
    default:
        return std::nullopt;
    }
}

Key Pads::meaning(Key key) const {
    if (!swapped_ || (key != Key::enter && key != Key::escape)) return key;
    return key == Key::enter ? Key::escape : Key::enter;
}

std::optional<KeyEvent> Pads::pressed(Key key, int number, bool shift) {
    const KeyEvent event{.key = key, .shift = shift, .pad = number};
    used_ = number;
    held_ = is_direction(key) ? event : KeyEvent{};
    until_repeat_ = before_first_repeat;
    return event;
}

std::optional<KeyEvent> Pads::pushed(const SDL_ControllerAxisEvent& event) {
    const auto pad = pads_.find(event.which);
    const auto* axis = std::ranges::find(axes, static_cast<SDL_GameControllerAxis>(event.axis), &Axis::axis);
    if (pad == pads_.end() || axis == std::end(axes)) return std::nullopt;
    auto& now = pad->second.pushed[axis->axis];
    if (now != Key::none && std::abs(static_cast<int>(event.value)) < back_at) {
        if (held_.key == now) held_ = {};
        now = Key::none;
    }
    if (std::abs(static_cast<int>(event.value)) < pushed_at) return std::nullopt;
    const Key key = event.value < 0 ? axis->below : axis->above;
    if (std::exchange(now, key) == key || key == Key::none) return std::nullopt;
    return pressed(key, pad->second.number);
}

std::optional<KeyEvent> Pads::repeat(Seconds step) {
    if (held_.key == Key::none) return std::nullopt;
    until_repeat_ -= step;
    if (until_repeat_ > Seconds{0}) return std::nullopt;
    until_repeat_ = between_repeats;
    auto again = held_;
    again.repeat = true;
    return again;
}

void Pads::hum() {
    constexpr Uint16 strength = 0x3000;
    constexpr Uint32 milliseconds = 90;
    for (const auto& [id, pad] : pads_) {
        if (pad.number == used_) SDL_GameControllerRumble(pad.controller.get(), strength, strength, milliseconds);
    }
}

ui::PadSigns Pads::signs(int number) const {
    const auto pad = std::ranges::find(pads_, number, [](const auto& one) { return one.second.number; });
    if (pad == pads_.end()) return ui::PadSigns::xbox;
    switch (SDL_GameControllerGetType(pad->second.controller.get())) {
    case SDL_CONTROLLER_TYPE_PS3:
    case SDL_CONTROLLER_TYPE_PS4:
    case SDL_CONTROLLER_TYPE_PS5:
        return ui::PadSigns::playstation;
    case SDL_CONTROLLER_TYPE_NINTENDO_SWITCH_PRO:
    case SDL_CONTROLLER_TYPE_NINTENDO_SWITCH_JOYCON_LEFT:
    case SDL_CONTROLLER_TYPE_NINTENDO_SWITCH_JOYCON_RIGHT:
    case SDL_CONTROLLER_TYPE_NINTENDO_SWITCH_JOYCON_PAIR:
        return ui::PadSigns::nintendo;
    default:
        return ui::PadSigns::xbox;
    }
}

} // namespace zugzwang::app
