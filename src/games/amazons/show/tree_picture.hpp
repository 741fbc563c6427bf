// The tree of a search as it stands at one step: folding rows, what each side has on the edges, what was cut in grey.
#pragma once

#include <optional>

#include "games/amazons/show/tree_layout.hpp"
#include "zugzwang/gfx/canvas.hpp"
#include "zugzwang/gfx/input.hpp"

namespace zugzwang::amazons {

class TreePicture {
  public:
    explicit TreePicture(const Watched& watched) : watched_(watched) {}

    void place(Rect area, const Canvas& canvas) { layout_ = TreeLayout(area, canvas.scale()); }
    /// Unfolds, scrolls, and answers the step of an answer that was clicked on.
    [[nodiscard]] std::optional<std::size_t> pointer(const PointerEvent& event, std::size_t step);
    /// The node under the pointer at that step.
    [[nodiscard]] std::optional<std::size_t> pointed(std::size_t step) const;
    void draw(std::size_t step, Labels labels, Canvas& canvas) const;

    /// For tests.
    [[nodiscard]] TreeArrangement arrangement(std::size_t step) const {
        return layout_.arrange(watched_, touch_at(step));
    }
    [[nodiscard]] const TreeLayout& layout() const { return layout_; }

  private:
    [[nodiscard]] TreeTouch touch_at(std::size_t step) const {
        return touch_.step == step ? touch_ : TreeTouch{.step = step};
    }
    [[nodiscard]] std::optional<std::size_t> click(const PlacedRow& row, const TreeArrangement& arrangement);

    const Watched& watched_;
    TreeLayout layout_;
    TreeTouch touch_;
    std::optional<Vec> pointer_;
};

} // namespace zugzwang::amazons
