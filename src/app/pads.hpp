// Game pads as keys: the cross and the left stick move the focus, A does what Enter does, B what Esc does, the
// shoulders what Tab does, the triggers what Page up and Page down do, and X and Y are keys of their own, which acts
// name.
#pragma once

#include <map>
#include <memory>
#include <optional>

#include <SDL.h>

#include "zugzwang/base/seconds.hpp"
#include "zugzwang/gfx/input.hpp"
#include "zugzwang/ui/caps.hpp"

namespace zugzwang::app {

/// Holds SDL's part for game pads while it lives, and every pad that is plugged in. Main thread only.
class Pads {
  public:
    Pads();
    ~Pads();
    Pads(const Pads&) = delete;
    Pads& operator=(const Pads&) = delete;

    /// Takes pads in and out as they come and go; the key that a button which was pressed or let go, or a stick or
    /// trigger that was moved far enough, stands for, if any.
    [[nodiscard]] std::optional<InputEvent> input_of(const SDL_Event& event);
    /// From now on A does what Esc does, and B what Enter does; or no longer.
    void swap_buttons(bool on) { swapped_ = on; }
    /// A direction that is held goes on by itself: its key again, if it is time.
    [[nodiscard]] std::optional<KeyEvent> repeat(Seconds step);
    /// Lets the pad that was used last hum once, if it can.
    void hum();
    /// How many are plugged in.
    [[nodiscard]] int count() const { return static_cast<int>(pads_.size()); }
    /// What is printed on the pad of that number; see KeyEvent::pad.
    [[nodiscard]] ui::PadSigns signs(int number) const;

  private:
    struct Closer {
        void operator()(SDL_GameController* pad) const noexcept { SDL_GameControllerClose(pad); }
    };
    struct Pad {
        std::unique_ptr<SDL_GameController, Closer> controller;
        int number = 1;              ///< The lowest that was free when it came.
        std::map<int, Key> pushed{}; ///< By axis: the key that it stands for, until it is let go.
    };

    void open(int device);
    [[nodiscard]] std::optional<KeyEvent> pressed(Key key, int number, bool shift = false);
    [[nodiscard]] std::optional<KeyEvent> pushed(const SDL_ControllerAxisEvent& event);

    [[nodiscard]] Key meaning(Key key) const;

    bool swapped_ = false;
    bool works_; ///< Without SDL's part nothing is told of pads, and the game is played without.
    std::map<SDL_JoystickID, Pad> pads_;
    int used_ = 0;            ///< The number of the pad that was.
    KeyEvent held_{};         ///< The direction that is held; Key::none for none.
    Seconds until_repeat_{0}; ///< While one is held.
};

} // namespace zugzwang::app
