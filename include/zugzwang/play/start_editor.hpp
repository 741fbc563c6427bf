// A start position laid out by hand before a game, as the window sees it. Virtual like Session, and for the same
// reason: the editor scene serves any game, while what is laid out (points now, walls or pieces of a later game) is
// known to the game alone.
#pragma once

#include <string>

#include "zugzwang/gfx/canvas.hpp"
#include "zugzwang/gfx/input.hpp"
#include "zugzwang/play/view.hpp"

namespace zugzwang {

/// Main thread only. Never holds a position that the rules refuse; what would make one is refused in words.
class StartEditor {
  public:
    virtual ~StartEditor() = default;

    virtual void place(Rect area) = 0;
    virtual void pointer(const PointerEvent& event) = 0;
    /// False when the key means nothing to the editor.
    virtual bool key(const KeyEvent& event) = 0;
    /// With the pointer and the keyboard away, only what is laid out.
    virtual void draw(Canvas& canvas) const = 0;
    [[nodiscard]] virtual Cursor cursor() const = 0;

    /// What can be done now; translated, a capital first, no full stop.
    [[nodiscard]] virtual std::string prompt() const = 0;
    /// Why the last thing that was done changed nothing; empty when it did.
    [[nodiscard]] virtual std::string refusal() const = 0;
    /// What is laid out: "16 points placed by hand"; translated.
    [[nodiscard]] virtual std::string summary() const = 0;
    /// For the panel beside the board: how much there is, and how it is done.
    [[nodiscard]] virtual Panel panel() const = 0;

    [[nodiscard]] virtual bool can_undo() const = 0;
    /// Takes the last change back.
    virtual void undo() = 0;
    /// Away with everything; can be undone.
    virtual void clear() = 0;
    /// Whether a game can start from here.
    [[nodiscard]] virtual bool can_finish() const = 0;
    /// The text of PROTOCOL.md; requires can_finish.
    [[nodiscard]] virtual std::string position() const = 0;
};

} // namespace zugzwang
