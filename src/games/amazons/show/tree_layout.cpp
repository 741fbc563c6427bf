#include "games/amazons/show/tree_layout.hpp"

#include <algorithm>
#include <cmath>

namespace zugzwang::amazons {
namespace {

// Units of a 1080-line screen.
constexpr float padding = 24, header = 66, below = 16;
constexpr float roomy = 1120; ///< With the box of the position itself.
constexpr float base_width = 150, base_height = 132;
constexpr float wide_edge = 158, wide_first = 300, wide_middle = 150;
constexpr float narrow_edge = 126, narrow_middle = 112;
constexpr float move_height = 64, move_pitch = 86, words_pitch = 66;
constexpr float answer_height = 50, answer_pitch = 58;

/// Rows one under the other.
class Stack {
  public:
    Stack(const TreeLayout& layout, std::vector<PlacedRow>& rows) : layout_(layout), rows_(rows) {}

    PlacedRow& add(TreeRow row, bool first, float y) {
        const bool is_move = row.kind == TreeRow::Kind::move;
        const float height = layout_.units(first && is_move ? move_height : answer_height);
        rows_.push_back({.row = row, .box = {layout_.left(first), y, layout_.width(first), height}, .first = first});
        return rows_.back();
    }
    [[nodiscard]] float pitch(const TreeRow& row, bool first) const {
        if (!first) return layout_.units(answer_pitch);
        return layout_.units(row.kind == TreeRow::Kind::move ? move_pitch : words_pitch);
    }

  private:
    const TreeLayout& layout_;
    std::vector<PlacedRow>& rows_;
};

} // namespace

TreeLayout::TreeLayout(Rect area, float scale) : area_(area), scale_(scale) {
    window_ = {area.x, area.y + units(header), area.width, area.height - units(header) - units(below)};
    const float left = area.x + units(padding), right = area.right() - units(padding);
    if (area.width >= units(roomy)) {
        base_ = {left, window_.centre().y - units(base_height) / 2, units(base_width), units(base_height)};
        first_left_ = base_.right() + units(wide_edge);
        first_width_ = units(wide_first);
        second_left_ = first_left_ + first_width_ + units(wide_middle);
    } else {
        base_ = {left, window_.centre().y, 0, 0};
        first_left_ = left + units(narrow_edge);
        first_width_ = std::round((right - first_left_ - units(narrow_middle)) * 0.52F);
        second_left_ = first_left_ + first_width_ + units(narrow_middle);
    }
    second_width_ = right - second_left_;
}

float TreeLayout::edge_left(bool first) const { return first ? base_.right() : first_left_ + first_width_; }

TreeArrangement TreeLayout::arrange(const Watched& watched, const TreeTouch& touch) const {
    const auto& tree = watched.tree;
    const auto current = watched.node_at(touch.step);
    const auto& now = tree.nodes[current];
    const int deepest = now.ply + (now.answers > 0 ? 1 : 0);
    TreeArrangement found{.base = tree.ancestor(current, std::max(0, deepest - 2))};
    const int first_ply = tree.nodes[found.base].ply + 1;
    found.best = best_so_far(tree, found.base, current);
    found.open = tree.ancestor(current, first_ply);
    if (watched.is_done(touch.step)) found.open = found.best;
    if (touch.opened && tree.nodes[*touch.opened].parent == found.base) found.open = touch.opened;
    Stack stack(*this, found.rows);
    float y = window_.y, current_y = y;
    for (const auto& row : rows_of(tree, found.base, current, touch.unfolded)) {
        const bool is_move = row.kind == TreeRow::Kind::move;
        auto& placed = stack.add(row, true, y);
        const float height = placed.box.height;
        placed.open = is_move && row.node == *found.open && tree.nodes[row.node].answers > 0;
        const auto looked_at = watched.is_done(touch.step) ? found.best : tree.ancestor(current, first_ply);
        if (is_move && row.node == looked_at) current_y = y + height / 2;
        float after = y + stack.pitch(row, true);
        if (placed.open) {
            float answer_y = y + std::round((height - units(answer_height)) / 2);
            for (const auto& answer : rows_of(tree, row.node, current, touch.unfolded)) {
                stack.add(answer, false, answer_y);
                if (answer.kind == TreeRow::Kind::move && answer.node == current && !watched.is_done(touch.step))
                    current_y = answer_y + units(answer_height) / 2;
                answer_y += stack.pitch(answer, false);
            }
            after = std::max(after, answer_y + units(answer_pitch - answer_height));
        } else if (is_move && row.node == found.best && tree.nodes[row.node].answer) {
            const auto answer = tree.child(row.node, *tree.nodes[row.node].answer);
            auto& beside = stack.add({.node = answer.value_or(row.node)}, false,
                                     y + std::round((height - units(answer_height)) / 2));
            beside.answer = true;
        }
        y = after;
    }
    const float hidden = y - window_.bottom();
    if (hidden <= 0) return found;
    const float wanted = current_y - window_.y - window_.height * 0.6F + touch.scrolled;
    const float scroll = std::round(std::clamp(wanted, 0.0F, hidden));
    float last_answer = window_.y;
    for (auto& placed : found.rows) {
        placed.box.y -= scroll;
        if (!placed.first && !placed.answer) last_answer = placed.box.y;
    }
    // The open one stays in sight beside its answers.
    const auto open = std::ranges::find_if(found.rows, &PlacedRow::open);
    if (open != found.rows.end()) open->box.y = std::max(open->box.y, std::min(window_.y, last_answer));
    return found;
}

} // namespace zugzwang::amazons
