// The tree of a search as it stands at one step: the moves of one position one below another, under the open one the
// answers to it, and beside them what each side already has. What bettered nothing is folded, what was cut is grey.
#pragma once

#include <functional>
#include <optional>
#include <set>
#include <vector>

#include "games/amazons/show/lesson_words.hpp"
#include "zugzwang/ui/node.hpp"

namespace zugzwang::amazons {

struct TreeRow {
    enum class Kind : std::uint8_t {
        move,    ///< `node`.
        folded,  ///< `count` moves, from `node` on, none of which bettered what was there.
        cut,     ///< `count` moves that are never looked at.
        to_come, ///< `count` moves that are not looked at yet.
    };
    Kind kind = Kind::move;
    std::size_t node = 0;
    std::uint64_t count = 0;
    std::uint64_t count_cut = 0; ///< Of those folded, how many had answers cut.
    int best = 0;                ///< The best for who moves here, this one included.

    friend bool operator==(const TreeRow&, const TreeRow&) = default;
};

/// The answers of a node when `current` is being looked at: those that bettered what was there, the one before the
/// present one and that itself; the others are folded unless their first is in `unfolded`.
[[nodiscard]] std::vector<TreeRow> rows_of(const SearchTree& tree, std::size_t parent, std::size_t current,
                                           const std::set<std::size_t>& unfolded);

/// The best answer of a node so far, of those that are known when `current` is being looked at.
[[nodiscard]] std::optional<std::size_t> best_so_far(const SearchTree& tree, std::size_t parent, std::size_t current);

class TreeList {
  public:
    explicit TreeList(const Watched& watched) : watched_(watched) {}

    /// `go` is told the step of an answer that was clicked on; other clicks open and unfold. `beside`: there is room
    /// for the answers beside the moves, else they stand below the move that they answer.
    [[nodiscard]] ui::Node panel(std::size_t step, Labels labels, bool beside, std::function<void(std::size_t)> go);
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
