// The window, its renderer and its cursors.
#pragma once

#include <array>
#include <chrono>
#include <string>
#include <vector>

#include "canvas/sdl_handles.hpp"
#include "desk/settings.hpp"
#include "zugzwang/gfx/geometry.hpp"
#include "zugzwang/gfx/input.hpp"

namespace zugzwang::app {

struct WindowOptions {
    bool fullscreen = true;
    int width = 1280, height = 720; ///< Of the window when it is not fullscreen.
    bool headless = false;          ///< Draws in memory, exactly as the software renderer does; needs no display.
};

/// Holds SDL's video part while it lives. Main thread only.
class Window {
  public:
    /// Takes a graphics card where there is a real one, else the software renderer. Throws std::runtime_error with one
    /// line when there is no display.
    explicit Window(const WindowOptions& options);
    ~Window();
    Window(const Window&) = delete;
    Window& operator=(const Window&) = delete;

    /// The graphics device lost all that it had: a window and a renderer in place of the old ones, of whose textures
    /// none is left. Throws as at the start.
    void make_again();

    [[nodiscard]] SDL_Renderer& renderer() const { return *renderer_; }
    [[nodiscard]] bool is_fullscreen() const;
    void set_fullscreen(bool on);
    /// By their names, the system's first one first.
    [[nodiscard]] static std::vector<NamedChoice> monitors();
    /// The window goes to the monitor of that name, if there is one.
    void move_to(const std::string& monitor);
    void set_size(int width, int height);
    void set_cursor(Cursor cursor);
    /// For the task bar and screen readers.
    void set_title(const std::string& title);
    void set_icon(SDL_Surface& icon);
    /// Neither hidden nor minimised.
    [[nodiscard]] bool is_visible() const;
    /// Device pixels of one unit of SDL's mouse places.
    [[nodiscard]] Vec pixels_per_unit() const;
    /// Device pixels of a millimetre of the display, 0 where that is not known.
    [[nodiscard]] float pixels_per_millimetre() const;
    /// How long a picture is worth showing: the display's time of one, from a 120th to a 60th of a second. Asked once,
    /// at the start.
    [[nodiscard]] std::chrono::steady_clock::duration frame_time() const { return frame_time_; }
    /// Whether `present` waits for the display.
    [[nodiscard]] bool paces() const { return paces_; }
    void present() { SDL_RenderPresent(renderer_.get()); }

  private:
    struct VideoPart {
        explicit VideoPart(bool headless);
        ~VideoPart();
        VideoPart(const VideoPart&) = delete;
        VideoPart& operator=(const VideoPart&) = delete;
    };

    void open(bool fullscreen);
    void make_renderer();
    [[nodiscard]] int refresh_rate() const;

    VideoPart video_;
    bool headless_;
    int width_, height_; ///< When it is not fullscreen.
    canvas::WindowHandle window_;
    canvas::RendererHandle renderer_;
    std::array<canvas::CursorHandle, 4> cursors_; ///< By Cursor.
    Cursor cursor_ = Cursor::arrow;
    std::string title_;
    bool paces_ = false;
    std::chrono::steady_clock::duration frame_time_{};
};

} // namespace zugzwang::app
