// The scenes that are open, the lowest (the menu) first, and the motion from one to the next. The app gives events and
// time to the stack; only the top scene sees them.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "desk/context.hpp"
#include "scenes/frame/scene.hpp"

namespace zugzwang {

class SceneStack {
  public:
    /// The canvas is for measuring; both outlive the stack.
    SceneStack(SceneContext& context, const Canvas& canvas) : context_(context), canvas_(canvas) {}

    /// Opens a scene above the others, without motion; for the start of the program.
    void open(std::unique_ptr<Scene> scene);
    /// Lays every open scene out: at the start, and when the drawing area or the theme changed.
    void layout(Rect screen);
    void handle(const InputEvent& event);
    void update(Seconds step);
    /// Draws above the backdrop, which is drawn already.
    void draw(Canvas& canvas) const;

    /// Stops the work of the scene on top: the program ends.
    void suspend();

    /// No scene is left: the program ends.
    [[nodiscard]] bool empty() const { return scenes_.empty(); }
    /// Requires an open scene.
    [[nodiscard]] const Scene& top() const { return *scenes_.back(); }
    /// The lowest one is 0; requires that it is open.
    [[nodiscard]] const Scene& at(std::size_t place) const { return *scenes_[place]; }
    [[nodiscard]] std::size_t depth() const { return scenes_.size(); }
    [[nodiscard]] Cursor cursor() const;
    /// Of the top scene.
    [[nodiscard]] std::string title() const { return scenes_.empty() ? std::string() : scenes_.back()->title(); }
    /// Whether one scene is still giving way to another.
    [[nodiscard]] bool is_moving() const { return motion_.has_value(); }

  private:
    /// The scene that goes, and how far it has gone.
    struct Passage {
        std::unique_ptr<Scene> gone;  ///< Owned when it left the stack,
        const Scene* going = nullptr; ///< else it lies in the stack below the top.
        Seconds time{0};
        float direction = 1; ///< 1: the new scene comes from the right, -1: from the left.
    };

    void apply(SceneChange change);
    /// The second press of a double click that led here with its first: it was not meant for what lies here.
    [[nodiscard]] bool is_second_press(const PointerEvent& event) const;
    /// Takes the key that switches all sound off and on.
    [[nodiscard]] bool take_sound_key(const InputEvent& event);
    /// What was done to a control, or where it led.
    void let_hear(SceneChange::Kind change);
    void remove_top(std::size_t keep);
    void start_motion(std::unique_ptr<Scene> gone, const Scene* going, float direction);
    [[nodiscard]] Seconds motion_length() const { return context_.theme[context_.settings.fade()]; }

    SceneContext& context_;
    const Canvas& canvas_;
    Rect screen_{};
    std::vector<std::unique_ptr<Scene>> scenes_;
    std::optional<Passage> motion_;
    std::optional<Vec> led_here_; ///< Where the pointer was that led to the present scene.
};

} // namespace zugzwang
