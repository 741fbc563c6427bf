// How words of several looks break into lines.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "zugzwang/ui/node.hpp"

namespace zugzwang::ui {

/// A piece of one line, or a player's shape.
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
