#include "app/pads.hpp"

namespace zugzwang::app {

namespace {

std::optional<KeyEvent> key_of_button(std::uint8_t button) {
    switch (button) {
    case SDL_CONTROLLER_BUTTON_DPAD_LEFT:
        return KeyEvent{.key = Key::left};
    case SDL_CONTROLLER_BUTTON_DPAD_RIGHT:
        return KeyEvent{.key = Key::right};
    case SDL_CONTROLLER_BUTTON_DPAD_UP:
        return KeyEvent{.key = Key::up};
    case SDL_CONTROLLER_BUTTON_DPAD_DOWN:
        return KeyEvent{.key = Key::down};
    case SDL_CONTROLLER_BUTTON_A:
        return KeyEvent{.key = Key::enter};
    case SDL_CONTROLLER_BUTTON_B:
        return KeyEvent{.key = Key::escape};
    case SDL_CONTROLLER_BUTTON_X:
        return KeyEvent{.key = Key::pad_x};
    case SDL_CONTROLLER_BUTTON_Y:
        return KeyEvent{.key = Key::pad_y};
    case SDL_CONTROLLER_BUTTON_LEFTSHOULDER:
        return KeyEvent{.key = Key::tab, .shift = true};
    case SDL_CONTROLLER_BUTTON_RIGHTSHOULDER:
        return KeyEvent{.key = Key::tab};
    default:
        return std::nullopt;
    }
}

} // namespace

Pads::Pads() : works_(SDL_InitSubSystem(SDL_INIT_GAMECONTROLLER) == 0) {}

Pads::~Pads() {
    pads_.clear();
    if (works_) SDL_QuitSubSystem(SDL_INIT_GAMECONTROLLER);
}

std::optional<KeyEvent> Pads::key_of(const SDL_Event& event) {
    if (event.type == SDL_CONTROLLERDEVICEADDED) {
        if (auto* pad = SDL_GameControllerOpen(event.cdevice.which))
            pads_[SDL_JoystickInstanceID(SDL_GameControllerGetJoystick(pad))].reset(pad);
    } else if (event.type == SDL_CONTROLLERDEVICEREMOVED) {
        pads_.erase(event.cdevice.which);
    } else if (event.type == SDL_CONTROLLERBUTTONDOWN) {
        return key_of_button(event.cbutton.button);
    }
    return std::nullopt;
}

} // namespace zugzwang::app
