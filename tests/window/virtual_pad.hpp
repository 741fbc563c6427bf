// A pad that SDL takes for a real one and maps by itself: its buttons and axes are in SDL's order.
#pragma once

#include "window/harness.hpp"

namespace zugzwang::testing {

class VirtualPad {
  public:
    explicit VirtualPad(Window& window) : window_(window) {
        SDL_SetHint(SDL_HINT_JOYSTICK_ALLOW_BACKGROUND_EVENTS, "1");
        SDL_VirtualJoystickDesc desc{};
        desc.version = SDL_VIRTUAL_JOYSTICK_DESC_VERSION;
        desc.type = SDL_JOYSTICK_TYPE_GAMECONTROLLER;
        desc.naxes = SDL_CONTROLLER_AXIS_MAX;
        desc.nbuttons = SDL_CONTROLLER_BUTTON_MAX;
        desc.userdata = &hums_;
        desc.Rumble = [](void* hums, Uint16 low, Uint16 /*high*/) {
            *static_cast<bool*>(hums) |= low > 0; // 0 ends it
            return 0;
        };
        index_ = SDL_JoystickAttachVirtualEx(&desc);
        REQUIRE(index_ >= 0);
        joystick_ = SDL_JoystickOpen(index_);
        REQUIRE(joystick_ != nullptr);
        for (const int trigger : {SDL_CONTROLLER_AXIS_TRIGGERLEFT, SDL_CONTROLLER_AXIS_TRIGGERRIGHT})
            SDL_JoystickSetVirtualAxis(joystick_, trigger, SDL_JOYSTICK_AXIS_MIN); // not pulled
        SDL_JoystickUpdate();
        window_.take_events();
    }
    ~VirtualPad() {
        SDL_JoystickClose(joystick_);
        SDL_JoystickDetachVirtual(index_);
        window_.take_events();
    }
    VirtualPad(const VirtualPad&) = delete;
    VirtualPad& operator=(const VirtualPad&) = delete;

    /// Presses and lets go.
    void press(SDL_GameControllerButton button) {
        hold(button);
        set(button, false);
        window_.settle();
    }
    void hold(SDL_GameControllerButton button) { set(button, true); }
    void let_go(SDL_GameControllerButton button) { set(button, false); }
    /// Whether it has hummed since the last call; SDL asks it again only for another strength.
    [[nodiscard]] bool hummed() {
        SDL_JoystickRumble(joystick_, 0, 0, 0);
        return std::exchange(hums_, false);
    }
    /// From -1 to 1.
    void push(SDL_GameControllerAxis axis, double to) {
        SDL_JoystickSetVirtualAxis(joystick_, axis, static_cast<Sint16>(to * SDL_JOYSTICK_AXIS_MAX));
        SDL_JoystickUpdate();
        window_.take_events();
    }

  private:
    void set(SDL_GameControllerButton button, bool down) {
        SDL_JoystickSetVirtualButton(joystick_, button, down ? 1 : 0);
        SDL_JoystickUpdate();
        window_.take_events();
    }

    Window& window_;
    bool hums_ = false;
    int index_ = -1;
    SDL_Joystick* joystick_ = nullptr;
};

} // namespace zugzwang::testing
