// The program without a display, at one of its scenes, while computers think: actions come to it the way the desktop
// brings them, and after each what must hold is looked at.
#pragma once

#include <memory>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "app/app.hpp"
#include "events/action.hpp"
#include "support/temporary_folder.hpp"

namespace zugzwang::events {

/// The scenes that a walk can be about; those of a game are opened with that game.
[[nodiscard]] const std::vector<std::string>& scene_names();

/// An action did not do what it must.
struct Lost : std::logic_error {
    using std::logic_error::logic_error;
};

/// Main thread only; one at a time.
class Stage {
  public:
    /// Requires one of scene_names() and a game of the catalog.
    Stage(std::string scene, const Game& game);
    ~Stage();
    Stage(const Stage&) = delete;
    Stage& operator=(const Stage&) = delete;

    /// Throws Lost. A program that has ended begins anew.
    void act(const Action& action);
    [[nodiscard]] Sight sight() const;
    [[nodiscard]] app::App& app() { return *app_; }

  private:
    class Pad;

    void begin();
    void open_scene();
    /// What the desktop would tell the program of the action.
    void tell(const Action& action);
    void tell_key(const Action& action);
    void tell_button(std::uint32_t type, std::uint8_t button, const Action& action, std::uint32_t device);
    void push(SDL_Event event);
    void step(int milliseconds);
    /// That the action did what it must: nothing waits any more, and what is asked of the whole program is so.
    void check(const Action& action) const;

    std::string scene_;
    const Game& game_;
    testing::TemporaryFolder folder_;
    std::unique_ptr<Pad> pad_;
    std::unique_ptr<app::App> app_;
    app::FrameClock::TimePoint now_{};
    bool was_fullscreen_ = false; ///< Before the action.
    std::size_t depth_ = 0;       ///< The same, of the scenes;
    bool took_drops_ = false;     ///< and whether the top one opens what is let fall.
};

/// So many actions at that scene, drawn by the seed; each is noted before it is done. Throws Lost.
void walk(Stage& stage, std::uint64_t seed, std::size_t count, std::vector<Action>& done);

/// A walk that found something, as it is kept: the scene and the game on the first line, an action on each other.
struct Walk {
    std::string scene, game;
    std::vector<Action> actions{};
};
[[nodiscard]] std::string text_of(const Walk& walk);
/// Throws std::runtime_error for what is none.
[[nodiscard]] Walk walk_from(std::string_view text);

} // namespace zugzwang::events
