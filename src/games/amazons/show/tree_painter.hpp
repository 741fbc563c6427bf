// Draws the tree of a search as it stands at one step.
#pragma once

#include <optional>
#include <string>

#include "games/amazons/show/tree_layout.hpp"
#include "zugzwang/gfx/canvas.hpp"
#include "zugzwang/gfx/look.hpp"

namespace zugzwang::amazons {

/// One drawing at one step.
class TreePainter {
  public:
    TreePainter(const Watched& watched, const TreeLayout& layout, const TreeTouch& touch,
                std::optional<std::size_t> pointed, Labels labels, Canvas& canvas)
        : watched_(watched), tree_(watched.tree), layout_(layout), current_(watched.node_at(touch.step)),
          is_done_(watched.is_done(touch.step)), arrangement_(layout.arrange(watched, touch)), pointed_(pointed),
          labels_(labels), canvas_(canvas) {}

    void paint() const;

  private:
    /// How much a row matters.
    enum class Rank : std::uint8_t { faint, plain, now, best };

    [[nodiscard]] float px(float units) const { return canvas_.px(units); }
    [[nodiscard]] bool is_seen(const PlacedRow& placed) const {
        return placed.box.bottom() > layout_.window().y && placed.box.y < layout_.window().bottom();
    }
    [[nodiscard]] Rank rank_of(const PlacedRow& placed) const;
    [[nodiscard]] static LineStyle line_of(Rank rank, float unit);

    void headings() const;
    void heading(bool first, int ply) const;

    /// The position that the first column belongs to, and what it is worth so far.
    void base() const;

    void edge(const PlacedRow& placed) const;
    /// The right end of the row whose answer it is.
    [[nodiscard]] Vec open_end(const PlacedRow& placed) const;
    /// Bent up to `bend`, then straight on.
    void curve(Vec begin, Vec bend, Vec end, const LineStyle& style) const;

    /// What the root's side has on the edge to its own move, and what the other one has brought it down to.
    [[nodiscard]] std::string edge_words(const PlacedRow& placed) const;
    void edge_label(const std::string& words, const PlacedRow& placed, float y) const;

    void row(const PlacedRow& placed) const;

    void move_row(const PlacedRow& placed) const;
    /// What a move is worth at most, or at least, before all answers are read.
    [[nodiscard]] std::string running(std::size_t node) const;

    /// What came of a move whose answers are not shown.
    void note(const PlacedRow& placed, const SearchTree::Node& node) const;
    void chevron(Vec at) const;

    /// Words that stand for several moves.
    void words_row(const PlacedRow& placed) const;
    [[nodiscard]] static std::string brief_words_of(const TreeRow& row);
    /// The words, or those in brief where there is no room for them.
    [[nodiscard]] std::string fitting(const std::string& words, const std::string& brief, TextStyle style) const;
    /// Whether the second column has rows beside it.
    [[nodiscard]] bool beside_block(const PlacedRow& placed) const;
    [[nodiscard]] std::string words_of(const PlacedRow& placed) const;

    const Watched& watched_;
    const SearchTree& tree_;
    const TreeLayout& layout_;
    const std::size_t current_;
    const bool is_done_;
    const TreeArrangement arrangement_;
    const std::optional<std::size_t> pointed_;
    const Labels labels_;
    Canvas& canvas_;
};

} // namespace zugzwang::amazons
