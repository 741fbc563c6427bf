#include "app/window.hpp"

#include <algorithm>
#include <string_view>
#include <utility>

#include "app/host.hpp"
#include "zugzwang/base/words.hpp"

namespace zugzwang::app {

namespace {

/// Whether the renderer is OpenGL computed by the processor, which is slower than SDL's own software renderer.
bool is_imitated_opengl(SDL_Renderer& renderer) {
    SDL_RendererInfo info{};
    if (SDL_GetRendererInfo(&renderer, &info) != 0) return false;
    if (!std::string_view(info.name).starts_with("opengl")) return false;
    constexpr unsigned renderer_name = 0x1F01; // GL_RENDERER
    using GetString = const unsigned char* (*)(unsigned);
    const auto get_string = reinterpret_cast<GetString>(SDL_GL_GetProcAddress("glGetString"));
    const auto* text = get_string == nullptr ? nullptr : get_string(renderer_name);
    const std::string_view name = text == nullptr ? "" : reinterpret_cast<const char*>(text);
    return name.find("llvmpipe") != name.npos || name.find("softpipe") != name.npos ||
           name.find("swrast") != name.npos || name.find("Software Rasterizer") != name.npos;
}

} // namespace

Window::VideoPart::VideoPart(bool headless) {
    SDL_SetHint(SDL_HINT_VIDEO_ALLOW_SCREENSAVER, "1");
    if (headless)
        SDL_SetHintWithPriority(SDL_HINT_VIDEODRIVER, "dummy", SDL_HINT_OVERRIDE);
    else
        host::choose_video_driver();
    if (SDL_InitSubSystem(SDL_INIT_VIDEO) != 0) canvas::sdl_failed(tr("no display to open a window on"));
    // Else every present of the software renderer goes through OpenGL.
    if (std::string_view(SDL_GetCurrentVideoDriver()) != "wayland") SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, "0");
}

Window::VideoPart::~VideoPart() { SDL_QuitSubSystem(SDL_INIT_VIDEO); }

Window::Window(const WindowOptions& options)
    : video_(options.headless), headless_(options.headless), width_(std::max(1, options.width)),
      height_(std::max(1, options.height)) {
    open(options.fullscreen);
    frame_time_ =
        std::chrono::duration_cast<decltype(frame_time_)>(std::chrono::duration<double>(1.0 / refresh_rate()));
    constexpr std::array system{SDL_SYSTEM_CURSOR_ARROW, SDL_SYSTEM_CURSOR_HAND, SDL_SYSTEM_CURSOR_CROSSHAIR,
                                SDL_SYSTEM_CURSOR_IBEAM};
    for (std::size_t i = 0; i < system.size(); ++i)
        cursors_[i].reset(SDL_CreateSystemCursor(system[i]));
}

Window::~Window() = default;

void Window::open(bool fullscreen) {
    std::uint32_t flags = SDL_WINDOW_RESIZABLE | SDL_WINDOW_ALLOW_HIGHDPI;
    SDL_Rect place{SDL_WINDOWPOS_CENTERED, SDL_WINDOWPOS_CENTERED, width_, height_};
    if (fullscreen && host::may_begin_fullscreen()) {
        // As large as the desktop and at its corner to begin with: without a window manager nobody would move it.
        SDL_DisplayMode desktop{};
        if (SDL_GetDesktopDisplayMode(0, &desktop) == 0) place = {0, 0, desktop.w, desktop.h};
        flags |= SDL_WINDOW_FULLSCREEN_DESKTOP;
    }
    window_.reset(SDL_CreateWindow("Zugzwang", place.x, place.y, place.w, place.h, flags));
    if (!window_) canvas::sdl_failed(tr("no window"));
    if (!headless_) host::limit_size(*window_);
    make_renderer();
}

void Window::make_again() {
    const bool fullscreen = is_fullscreen();
    if (!fullscreen) SDL_GetWindowSize(window_.get(), &width_, &height_);
    renderer_.reset();
    window_.reset();
    open(fullscreen);
    set_title(std::exchange(title_, {}));
}

void Window::make_renderer() {
    const char* wanted = SDL_GetHint(SDL_HINT_RENDER_DRIVER);
    const bool is_chosen = wanted != nullptr && *wanted != '\0';
    if (!headless_ && (!is_chosen || std::string_view(wanted) != "software")) {
        renderer_.reset(SDL_CreateRenderer(window_.get(), -1, SDL_RENDERER_ACCELERATED | SDL_RENDERER_PRESENTVSYNC));
        if (renderer_ && !is_chosen && is_imitated_opengl(*renderer_)) renderer_.reset();
        paces_ = renderer_ != nullptr;
    }
    if (!renderer_) {
        SDL_SetHintWithPriority(SDL_HINT_RENDER_DRIVER, "software", SDL_HINT_OVERRIDE);
        renderer_.reset(SDL_CreateRenderer(window_.get(), -1, SDL_RENDERER_SOFTWARE));
    }
    if (!renderer_) canvas::sdl_failed(tr("no renderer"));
}

float Window::pixels_per_millimetre() const {
    float dots = 0; // in an inch
    const int display = SDL_GetWindowDisplayIndex(window_.get());
    if (display < 0 || SDL_GetDisplayDPI(display, &dots, nullptr, nullptr) != 0) return 0;
    return dots * pixels_per_unit().x / 25.4F;
}
bool Window::is_fullscreen() const { return host::is_fullscreen(*window_); }

void Window::set_fullscreen(bool on) {
    if (on == is_fullscreen()) return;
    if (on) SDL_GetWindowSize(window_.get(), &width_, &height_);
    host::set_fullscreen(*window_, on, width_, height_);
}

std::vector<NamedChoice> Window::monitors() {
    std::vector<NamedChoice> all;
    for (int display = 0; display < SDL_GetNumVideoDisplays(); ++display) {
        const char* known = SDL_GetDisplayName(display);
        const auto name = filled("{} {}", display + 1, known == nullptr ? "" : known);
        all.push_back({.id = name, .name = name});
    }
    return all;
}

void Window::move_to(const std::string& monitor) {
    const auto all = monitors();
    const auto found = std::ranges::find(all, monitor, &NamedChoice::id);
    const int display = static_cast<int>(found - all.begin());
    if (found == all.end() || SDL_GetWindowDisplayIndex(window_.get()) == display) return;
    const bool fullscreen = is_fullscreen(); // such a window stays where it is
    set_fullscreen(false);
    const int middle = static_cast<int>(SDL_WINDOWPOS_CENTERED_DISPLAY(display));
    SDL_SetWindowPosition(window_.get(), middle, middle);
    set_fullscreen(fullscreen);
}

void Window::set_size(int width, int height) { SDL_SetWindowSize(window_.get(), width, height); }

void Window::set_cursor(Cursor cursor) {
    if (cursor == cursor_) return;
    cursor_ = cursor;
    if (auto* shape = cursors_[static_cast<std::size_t>(cursor)].get()) SDL_SetCursor(shape);
}

void Window::set_title(const std::string& title) {
    if (title == title_) return;
    title_ = title;
    SDL_SetWindowTitle(window_.get(), title_.c_str());
}

void Window::set_icon(SDL_Surface& icon) { SDL_SetWindowIcon(window_.get(), &icon); }

bool Window::is_visible() const {
    return (SDL_GetWindowFlags(window_.get()) & (SDL_WINDOW_HIDDEN | SDL_WINDOW_MINIMIZED)) == 0;
}

Vec Window::pixels_per_unit() const {
    int width = 0;
    int height = 0;
    int pixel_width = 0;
    int pixel_height = 0;
    SDL_GetWindowSize(window_.get(), &width, &height);
    SDL_GetRendererOutputSize(renderer_.get(), &pixel_width, &pixel_height);
    if (width <= 0 || height <= 0) return {1, 1};
    return {static_cast<float>(pixel_width) / static_cast<float>(width),
            static_cast<float>(pixel_height) / static_cast<float>(height)};
}

int Window::refresh_rate() const {
    constexpr int min = 60;
    constexpr int max = 120;
    SDL_DisplayMode mode{};
    const int display = SDL_GetWindowDisplayIndex(window_.get());
    if (display < 0 || SDL_GetCurrentDisplayMode(display, &mode) != 0) return min;
    return std::clamp(mode.refresh_rate, min, max);
}

} // namespace zugzwang::app
