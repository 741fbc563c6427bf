#include "app/pads.hpp"

#include <utility>

namespace zugzwang::app {

namespace {

constexpr std::pair<SDL_GameControllerButton, KeyEvent> buttons[]{
    {SDL_CONTROLLER_BUTTON_DPAD_LEFT, {.key = Key::left}},
    {SDL_CONTROLLER_BUTTON_DPAD_RIGHT, {.key = Key::right}},
    {SDL_CONTROLLER_BUTTON_DPAD_UP, {.key = Key::up}},
    {SDL_CONTROLLER_BUTTON_DPAD_DOWN, {.key = Key::down}},
    {SDL_CONTROLLER_BUTTON_A, {.key = Key::enter}},
    {SDL_CONTROLLER_BUTTON_B, {.key = Key::escape}},
    {SDL_CONTROLLER_BUTTON_X, {.key = Key::pad_x}},
    {SDL_CONTROLLER_BUTTON_Y, {.key = Key::pad_y}},
    {SDL_CONTROLLER_BUTTON_LEFTSHOULDER, {.key = Key::tab, .shift = true}},
    {SDL_CONTROLLER_BUTTON_RIGHTSHOULDER, {.key = Key::tab}}};

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
        for (const auto& [button, key] : buttons) {
            if (button == event.cbutton.button) return key;
        }
    }
    return std::nullopt;
}

} // namespace zugzwang::app
