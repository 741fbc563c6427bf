// The program with its window: owns the workers, the canvas and the scenes. A host calls `step` again and again and
// waits between as it is told. Fixed steps for time; a picture is shown only when it differs from the one before.
#pragma once

#include <chrono>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <utility>

#include "app/frame_clock.hpp"
#include "app/pads.hpp"
#include "app/preferences.hpp"
#include "app/settings_file.hpp"
#include "app/sound/device_speaker.hpp"
#include "app/window.hpp"
#include "canvas/assets.hpp"
#include "canvas/sdl_canvas.hpp"
#include "cli/cli.hpp"
#include "desk/context.hpp"
#include "desk/openings/openings.hpp"
#include "desk/practice/background_reader.hpp"
#include "keep/keeper.hpp"
#include "scenes/frame/scene_stack.hpp"
#include "voice/voice.hpp"
#include "zugzwang/base/workers.hpp"
#include "zugzwang/gfx/recording.hpp"

namespace zugzwang::app {

struct AppOptions {
    cli::WindowRequest request{};                ///< What to open with.
    bool headless = false;                       ///< Without a display, at the request's size; for tests and pictures.
    std::optional<SettingsFile> settings_file{}; ///< No settings are kept without one.
    std::filesystem::path games_folder{};        ///< Where games are kept; empty: nowhere.
    Settings settings{};                         ///< To start with where there is no file.
    std::uint64_t seed = 1;                      ///< Of random choices.
    bool sound = false;                          ///< Where there is a device.
    bool yields = true;                          ///< Thinking leaves processors to pictures and to other programs.
    TimeSlices* slices = nullptr;                ///< In place of threads where there are none; they outlive the app.
};

/// What a step did, and when the next one should begin.
struct Stepped {
    bool drew = false; ///< Else there was nothing new to see, and the host may sleep until there is an event.
    FrameClock::TimePoint next_at; ///< Not later than now when the display paced the step.
};

/// Main thread only.
class App {
  public:
    /// Throws std::runtime_error (one line) when there is no display, an asset is missing or a request is refused.
    explicit App(const AppOptions& options);

    /// Takes SDL's events, lets the time since the last step pass, and shows what is new to see. Never
    /// waits, except for a display that paces. Requires `running()`.
    Stepped step(FrameClock::TimePoint now);
    [[nodiscard]] bool running() const { return running_ && !stack_.empty(); }

    void handle(const SDL_Event& event);
    /// What does not come from SDL.
    void handle(const InputEvent& event);
    /// The graphics device is another one, and nothing is left of what it had: window and pictures are made again.
    void make_window_again();
    /// Lets time pass in fixed steps.
    void advance(Seconds time);
    /// Draws everything and answers the picture instead of showing it.
    [[nodiscard]] canvas::SurfaceHandle screenshot();
    /// What is drawn over every picture from now on: the pointer and words of a film.
    void draw_over(std::function<void(Canvas&)> paint) { over_ = std::move(paint); }

    [[nodiscard]] SceneStack& scenes() { return stack_; }
    [[nodiscard]] const SceneStack& scenes() const { return stack_; }
    [[nodiscard]] SceneContext& context() { return context_; }
    [[nodiscard]] const SceneContext& context() const { return context_; }
    [[nodiscard]] Workers& workers() { return workers_; }
    [[nodiscard]] Window& window() { return window_; }
    [[nodiscard]] const Canvas& canvas() const { return canvas_; }
    /// Null before the first picture, and where no sound was asked for.
    [[nodiscard]] DeviceSpeaker* speaker() { return speaker_ ? &*speaker_ : nullptr; }

  private:
    void keep_games_in(const std::filesystem::path& folder);
    void tell_of_settings();
    void take_events();
    void press(const KeyEvent& pad_key);
    /// Follows which device a person uses.
    static void note_hand(const SDL_Event& event);
    void handle_window(const SDL_WindowEvent& event);
    /// Takes the key of the full screen, F11 unless it was changed, and Alt+Enter.
    [[nodiscard]] bool handle_own_key(const SDL_Event& event);
    void take_keys();
    void take_settings();
    /// Those of who reads out.
    void set_voice();
    /// Begins to make the sounds once the first picture is there; then follows the settings.
    void follow_sound(bool visible);
    void lay_out();
    void paint(Canvas& canvas) const;
    /// A picture, if it is time for one.
    [[nodiscard]] Stepped show(FrameClock::TimePoint now);
    /// Draws on paper first; true when that differs from what is on the screen, where it is shown now.
    [[nodiscard]] bool show_what_is_new();

    canvas::Assets assets_;
    Preferences preferences_;
    Workplace workplace_;
    Workers workers_;
    std::optional<Keeper> keeper_;
    SceneContext context_;
    BackgroundReader reader_{context_, workplace_};
    std::optional<Openings> openings_;
    Window window_;
    Pads pads_;
    canvas::SdlCanvas canvas_;
    SceneStack stack_;
    std::filesystem::path sounds_; ///< The recipes; empty: no sound.
    std::optional<DeviceSpeaker> speaker_;
    std::unique_ptr<Voice> voice_; ///< Null where no sound was asked for.
    std::uint64_t seed_;
    FrameClock clock_;
    std::function<void(Canvas&)> over_; ///< May be empty.
    bool running_ = true;
    Recording drawn_, shown_;           ///< The picture in the making, and the one on the screen.
    bool is_shown_ = false;             ///< The screen still holds that one,
    bool is_held_ = false;              ///< and so does the canvas.
    FrameClock::TimePoint next_at_{};   ///< When the next picture is due.
    FrameClock::TimePoint looked_at_{}; ///< When the last one was drawn, be it only on paper.
    int still_ = 0;                     ///< So many were not new since an event or a motion.
    bool was_new_ = false;              ///< The last one that was drawn was shown, too.
};

} // namespace zugzwang::app
