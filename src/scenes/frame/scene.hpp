// One screenful of the program: what every scene answers to, and how it asks for another one. A scene never calls the
// stack that holds it; it returns a change. Main thread only.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "desk/address.hpp"
#include "zugzwang/gfx/canvas.hpp"
#include "zugzwang/gfx/input.hpp"
#include "zugzwang/ui/mirror.hpp"
#include "zugzwang/ui/named_rect.hpp"
#include "zugzwang/ui/shown_field.hpp"

namespace zugzwang {

struct SceneChange;

using ui::NamedRect;

class Scene {
  public:
    virtual ~Scene() = default;

    /// Finds the place of everything. Called before anything else, and again whenever the screen or the theme changes;
    /// the canvas is only for measuring.
    virtual void layout(Rect screen, const Canvas& canvas) = 0;
    [[nodiscard]] virtual SceneChange handle(const InputEvent& event) = 0;
    /// Runs clocks, fades and sessions; called in fixed steps while the scene is on top.
    [[nodiscard]] virtual SceneChange update(Seconds step) = 0;
    /// Another scene comes above this one, or this one goes: stops its work on the worker. `update` takes it up again.
    virtual void suspend() = 0;
    virtual void draw(Canvas& canvas) const = 0;
    [[nodiscard]] virtual Cursor cursor() const = 0;
    /// One line for the task bar and screen readers: where we are and what is asked. "Boxes: Your move: draw a line".
    [[nodiscard]] virtual std::string title() const = 0;
    /// What opens it again; empty where nothing does.
    [[nodiscard]] virtual std::optional<Address> address() const { return std::nullopt; }
    /// Whether it opens what is let fall on the window itself; else the games' scene does that.
    [[nodiscard]] virtual bool takes_drops() const { return false; }
    /// It goes on by itself and is looked at: a screen shall not go dark meanwhile.
    [[nodiscard]] virtual bool is_watched() const { return false; }
    /// Whether letters are being typed into a field, and no letter is a key of its own.
    [[nodiscard]] virtual bool takes_text() const { return false; }
    /// The name of what the keys are for; empty: the board, or nothing.
    [[nodiscard]] virtual std::string focused() const { return {}; }
    /// Panels, board and controls that are on the screen now.
    [[nodiscard]] virtual std::vector<NamedRect> widgets() const = 0;
    /// All of it in words, for whoever does not see it.
    [[nodiscard]] virtual ui::Mirror mirror() const = 0;
    /// Lines to type in that are on the screen now.
    [[nodiscard]] virtual std::vector<ui::ShownField> fields() const { return {}; }
};

/// What a scene asks of the stack.
struct SceneChange {
    enum class Kind : std::uint8_t {
        stay,
        push,    ///< `next` comes above this scene.
        replace, ///< `next` comes in its place.
        pop,     ///< Back to the scene below; from the lowest one the program ends.
        home,    ///< Back to the lowest scene.
        quit,
    };

    Kind kind = Kind::stay;
    std::unique_ptr<Scene> next{};

    [[nodiscard]] static SceneChange stay() { return {}; }
    [[nodiscard]] static SceneChange push(std::unique_ptr<Scene> next) { return {Kind::push, std::move(next)}; }
    [[nodiscard]] static SceneChange replace(std::unique_ptr<Scene> next) { return {Kind::replace, std::move(next)}; }
    [[nodiscard]] static SceneChange pop() { return {Kind::pop}; }
    [[nodiscard]] static SceneChange home() { return {Kind::home}; }
    [[nodiscard]] static SceneChange quit() { return {Kind::quit}; }
};

} // namespace zugzwang
