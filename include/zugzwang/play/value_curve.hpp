// How a game stood from move to move: the first side's expected result as a curve, the ground up to the middle filled
// in the colour of the side that stands better. Draws only; who uses it keeps what is pointed at.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "zugzwang/gfx/canvas.hpp"
#include "zugzwang/play/review.hpp"

namespace zugzwang {

struct ValueCurve {
    /// By the number of moves played, the first side's, 0 lost to 1 won; gaps where nothing is known. Not empty.
    std::vector<std::optional<double>> shares;
    struct Mark {
        std::size_t ply = 0; ///< The number of moves after it.
        MoveClass kind = MoveClass::best;
    };
    std::vector<Mark> marks{};
    /// Names of places along the lower edge.
    struct Tick {
        std::size_t ply = 0;
        std::string words;
    };
    std::vector<Tick> ticks{};
    std::optional<std::size_t> cursor{};
    std::string cursor_words{};
    std::optional<std::size_t> pointed{}; ///< Under the pointer.
    /// In a small plot the line stands alone, since what stands at one end all along would be a block, and the words of
    /// the cursor stand inside, away from it.
    bool small = false;
};

/// Where a value lies in the plot's area.
[[nodiscard]] Vec curve_place(Rect plot, std::size_t moves, std::size_t ply, double share);
/// The ply nearest to that place, of a game of so many moves.
[[nodiscard]] std::size_t curve_ply(Rect plot, std::size_t moves, float x);

/// The plot alone: its words stand below it and, of the cursor of a large one, above it.
void paint_value_curve(Rect plot, const ValueCurve& curve, Canvas& canvas);

} // namespace zugzwang
