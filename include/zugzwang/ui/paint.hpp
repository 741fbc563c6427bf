// How what can be pressed looks and how much room it takes, and the marks and bars of all pages. Knows nothing of what
// is pressed when. And how words of several looks break into lines.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "zugzwang/gfx/canvas.hpp"
#include "zugzwang/gfx/look.hpp"
#include "zugzwang/rules/side.hpp"
#include "zugzwang/ui/node.hpp"

namespace zugzwang::ui {

/// Pixels.
struct ControlSize {
    float least_width = 0; ///< Its words at the smallest size.
    float best_width = 0;
    float height = 0;
};
/// It is at least as high as `side`, pixels; of a card, whose words wrap, the height is that of `width`.
[[nodiscard]] ControlSize control_size(const ControlKind& kind, float side, float width, const Canvas& canvas);
void paint_control(const ControlKind& kind, Rect area, bool enabled, const ControlState& state, Canvas& canvas);
/// The words of a line to type in: their size, and how far they begin from its edge; pixels.
struct FieldWords {
    float size = 0, margin = 0;
};
[[nodiscard]] FieldWords words_of_field(Rect area, const Canvas& canvas);
/// The light and the ring of a place that somebody else has painted.
void paint_touch(Rect area, float radius, const ControlState& state, Canvas& canvas);

/// Words are larger by half at least: what only decorates them makes room.
[[nodiscard]] inline bool has_large_words(const Canvas& canvas) { return canvas.text_scale() >= 1.5F; }

/// The largest size, from that of the style down to `min`, at which the words fit into a width in one line.
[[nodiscard]] float fitting_size(std::string_view words, TextStyle style, float width, float min, const Canvas& canvas);

/// Of the widths that need no more lines than `widest` does, the least: the lines are of about the same length. Pixels.
[[nodiscard]] float even_width(const std::string& words, TextStyle style, float widest, const Canvas& canvas);

/// The player's shape in its colour, about a centre; `size` in pixels across.
void paint_mark(Side side, Vec centre, float size, Canvas& canvas);
/// A part of a circle's line, clockwise from its top: what fills or empties. `part` from 0, which draws nothing, to 1.
void paint_arc(Vec centre, float radius, double part, const LineStyle& style, Canvas& canvas);
/// A bar in the two players' colours, the second's hatched, with a white mark where they meet. `share` is the first
/// player's part, 0 to 1.
void paint_balance_bar(Rect area, double share, Canvas& canvas);

/// A piece of one line of words, or a player's shape.
struct ProsePiece {
    std::string text{}; ///< Empty for a shape.
    Vec at{};           ///< From the upper left corner of it all, the piece's left end and its line's middle.
    Role role = Role::ink;
    Weight weight = Weight::regular;
    std::optional<Side> mark{};
};

struct ProseLines {
    std::vector<ProsePiece> pieces;
    Size size; ///< Of the whole.
};

/// `size`: of the words, pixels; a width of 0 is without end.
[[nodiscard]] ProseLines broken(const Words& words, float width, float size, const Canvas& canvas);
/// The size that it takes, without the pieces.
[[nodiscard]] Size prose_size(const Words& words, float width, float size, const Canvas& canvas);
/// The broadest of what cannot be broken; an estimate by letters.
[[nodiscard]] float longest_word(const Words& words, float size, const Canvas& canvas);
void paint_words(const Words& words, Rect area, float size, Canvas& canvas);

} // namespace zugzwang::ui
