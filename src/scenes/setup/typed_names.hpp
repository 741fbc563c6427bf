// The names of two friends in the setup scene: a line of text for each side's.
#pragma once

#include "desk/context.hpp"
#include "zugzwang/gfx/input.hpp"
#include "zugzwang/ui/text_line.hpp"

namespace zugzwang {

/// Main thread.
class TypedNames {
  public:
    /// Begins with the names of who sits there in the next game.
    explicit TypedNames(SceneContext& context) : context_(context) { read(); }

    [[nodiscard]] const ui::TextLine& line(Side side) const { return lines_[side]; }
    /// Takes a key or a text for the line of that side; false for what means nothing to it.
    bool handle(Side side, const InputEvent& event);
    /// The two people change their seats.
    void swap();
    /// Has the names kept, if they are others.
    void keep();

  private:
    /// The person on that side.
    [[nodiscard]] std::size_t person(Side side) const;
    void read();

    SceneContext& context_;
    BySide<ui::TextLine> lines_;
    bool changed_ = false;
};

} // namespace zugzwang
