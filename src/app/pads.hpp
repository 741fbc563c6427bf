// Game pads as keys: the cross moves the focus, A does what Enter does, B what Esc does, the shoulders what Tab does,
// and X and Y are keys of their own, which acts name.
#pragma once

#include <map>
#include <memory>
#include <optional>

#include <SDL.h>

#include "zugzwang/gfx/input.hpp"

namespace zugzwang::app {

/// Holds SDL's part for game pads while it lives, and every pad that is plugged in. Main thread only.
class Pads {
  public:
    Pads();
    ~Pads();
    Pads(const Pads&) = delete;
    Pads& operator=(const Pads&) = delete;

    /// Takes pads in and out as they come and go; the key that a pressed button stands for, if any.
    [[nodiscard]] std::optional<KeyEvent> key_of(const SDL_Event& event);

  private:
    struct Closer {
        void operator()(SDL_GameController* pad) const noexcept { SDL_GameControllerClose(pad); }
    };

    bool works_; ///< Without SDL's part nothing is told of pads, and the game is played without.
    std::map<SDL_JoystickID, std::unique_ptr<SDL_GameController, Closer>> pads_;
};

} // namespace zugzwang::app
