// The whole program without a display, driven by SDL events and a clock of the test's own. Mouse places are device
// pixels: the dummy driver's window has one pixel to a unit.
#pragma once

#include <stdexcept>

#include "app/app.hpp"
#include "support/standard.hpp"
#include "support/temporary_folder.hpp"

namespace zugzwang::testing {

struct WindowPlan {
    cli::WindowRequest request{}; ///< What to open with; its size is set from the next line.
    int width = 1280, height = 720;
    Settings settings{}; ///< As they were kept; the window itself always has that size.
    std::vector<std::pair<std::string, std::string>> themes{}; ///< A person's own: file names and texts.
};

class Window {
  public:
    explicit Window(WindowPlan plan = {});

    void move_to(Vec at);
    void click(Vec at);
    void right_click(Vec at);
    /// A finger comes down and is lifted again: SDL tells it as a mouse of its own.
    void touch(Vec at);
    /// The mouse goes out of the window.
    void leave();
    void wheel(Vec at, int notches);
    /// Presses and releases a key; `modifiers` are SDL's KMOD_ bits.
    void press(SDL_Keycode key, int modifiers = KMOD_NONE);
    /// Text as an input method gives it.
    void type(std::string_view text);
    void send(SDL_Event event);
    void resize(int width, int height);
    /// Hands on what SDL itself has to tell, as after a change of the window.
    void take_events();

    /// A step of the app as its host calls it, a sixtieth of a second after the last one.
    app::Stepped step();
    /// Lets time pass.
    void pass(Seconds time);
    /// Waits for the worker, lets its answers come in and motions end, until nothing changes or so many rounds passed.
    void settle(int rounds = 8);

    /// The place of a part of the scene on top; fails the test when there is none of that name.
    [[nodiscard]] Rect widget(std::string_view name) const;
    [[nodiscard]] bool has_widget(std::string_view name) const;
    void click(std::string_view name) { click(widget(name).centre()); }
    void touch(std::string_view name) { touch(widget(name).centre()); }

    [[nodiscard]] canvas::SurfaceHandle picture() { return app_.screenshot(); }
    [[nodiscard]] Colour pixel(int x, int y);

    [[nodiscard]] app::App& app() { return app_; }
    [[nodiscard]] SDL_Window* sdl_window() { return SDL_RenderGetWindow(&app_.window().renderer()); }
    [[nodiscard]] const TemporaryFolder& folder() const { return folder_; }

  private:
    TemporaryFolder folder_;
    app::App app_;
    app::FrameClock::TimePoint now_{}; ///< The host's clock.
};

/// What the std::runtime_error that `act` throws says; empty when it throws none.
template <class Act>
[[nodiscard]] std::string complaint_of(Act act) {
    try {
        static_cast<void>(act());
    } catch (const std::runtime_error& error) {
        return error.what();
    }
    return {};
}

/// Requires a place within the surface, 32 bits a pixel.
[[nodiscard]] Colour pixel(const SDL_Surface& surface, int x, int y);

} // namespace zugzwang::testing

using namespace zugzwang::app;
using namespace zugzwang::canvas;
