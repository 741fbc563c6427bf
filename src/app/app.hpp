// The program with its window: owns the worker, the canvas and the scenes, and runs the loop. Fixed steps for time;
// drawing only when something changed.
#pragma once

#include <filesystem>
#include <optional>

#include "app/frame_times.hpp"
#include "app/settings_file.hpp"
#include "app/window.hpp"
#include "canvas/assets.hpp"
#include "canvas/sdl_canvas.hpp"
#include "cli/cli.hpp"
#include "scenes/frame/context.hpp"
#include "scenes/frame/scene_stack.hpp"
#include "zugzwang/ai/worker.hpp"

namespace zugzwang::app {

struct AppOptions {
    cli::WindowRequest request{};                ///< What to open with.
    bool headless = false;                       ///< Without a display, at the request's size; for tests and pictures.
    std::optional<SettingsFile> settings_file{}; ///< Nothing is kept without one.
    Settings settings{};                         ///< To start with where there is no file.
    std::uint64_t seed = 1;                      ///< Of random choices.
};

/// Main thread only. The public parts of the loop let tests drive it with their own events and time.
class App {
  public:
    /// Throws std::runtime_error (one line) when there is no display, an asset is missing or a request is refused.
    explicit App(AppOptions options);

    /// Until the person leaves.
    void run();

    void handle(const SDL_Event& event);
    /// Lets time pass in fixed steps.
    void advance(Seconds time);
    /// Draws everything and shows it.
    void draw();
    /// Draws everything and answers the picture instead of showing it.
    [[nodiscard]] SurfaceHandle screenshot();
    [[nodiscard]] bool running() const { return running_ && !stack_.empty(); }

    [[nodiscard]] SceneStack& scenes() { return stack_; }
    [[nodiscard]] const SceneStack& scenes() const { return stack_; }
    [[nodiscard]] SceneContext& context() { return context_; }
    [[nodiscard]] Worker& worker() { return worker_; }
    [[nodiscard]] Window& window() { return window_; }
    [[nodiscard]] const FrameTimes& frame_times() const { return frame_times_; }
    void forget_frame_times() { frame_times_.clear(); }

  private:
    [[nodiscard]] static WindowOptions window_options(const AppOptions& options, const Settings& settings);
    void open(const cli::WindowRequest& request);
    void paint();
    void lay_out();
    void handle_window(const SDL_WindowEvent& event);
    /// Takes F11 and Alt+Enter.
    [[nodiscard]] bool handle_own_key(const SDL_Event& event);
    void take_settings();

    AppOptions options_;
    Settings loaded_; ///< As they were kept.
    Assets assets_;
    Theme theme_;
    Worker worker_;
    SceneContext context_;
    Window window_;
    SdlCanvas canvas_;
    SceneStack stack_;
    Settings applied_;
    bool keeps_fullscreen_ = false; ///< Once a person chose it; what the command line asks for is not kept.
    FrameTimes frame_times_;
    bool running_ = true;
    bool redraw_ = true;
};

} // namespace zugzwang::app
