// The tree of a search as it stands at one step: the moves of one position one below another, under the open one the
// answers to it, and beside them what each side already has. What bettered nothing is folded, what was cut is grey.
#pragma once

#include <functional>
#include <optional>
#include <set>

#include "games/amazons/show/lesson_words.hpp"
#include "zugzwang/ui/node.hpp"

namespace zugzwang::amazons {

class TreeList {
  public:
    explicit TreeList(const Watched& watched) : watched_(watched) {}

    /// `go` is told the step of an answer that was clicked on; other clicks open and unfold.
    [[nodiscard]] ui::Node panel(std::size_t step, Labels labels, std::function<void(std::size_t)> go);
    /// The move under the pointer at that step.
    [[nodiscard]] std::optional<std::size_t> pointed(std::size_t step) const { return touch_at(step).pointed; }

    /// What a pointer did at a step; forgotten at the next.
    struct Touch {
        std::size_t step = 0;
        std::optional<std::size_t> opened{}; ///< A node whose answers are shown instead of the present one's.
        std::optional<std::size_t> pointed{};
        std::set<std::size_t> unfolded{};
    };

  private:
    [[nodiscard]] Touch touch_at(std::size_t step) const { return touch_.step == step ? touch_ : Touch{.step = step}; }

    const Watched& watched_;
    Touch touch_;
};

} // namespace zugzwang::amazons
