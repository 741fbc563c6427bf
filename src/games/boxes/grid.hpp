// The geometry of Boxes, defined only here: how dots, lines and boxes are numbered and which are neighbours.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <utility>

namespace zugzwang::boxes {

inline constexpr int max_rows = 16;
inline constexpr int max_columns = 16;
inline constexpr int max_boxes = max_rows * max_columns;
inline constexpr int max_edges = 2 * max_rows * max_columns + max_rows + max_columns;

/// A crossing of the grid: x from the left 0 … columns, y from the bottom 0 … rows. Named `a1` at 0,0.
struct Dot {
    int x = 0, y = 0;

    friend bool operator==(const Dot&, const Dot&) = default;
};

/// Up to two boxes; a line at the outer border has one.
struct BoxPair {
    std::array<int, 2> box{};
    int count = 0;

    [[nodiscard]] const int* begin() const { return box.data(); }
    [[nodiscard]] const int* end() const { return box.data() + count; }
};

/// Boxes are numbered row by row from the bottom left: y * columns + x. Edges: first the horizontal ones row by row
/// from the bottom, y * columns + x for the one from dot x,y to the right; then the vertical ones row by row, each row
/// of columns + 1, for the one from dot x,y upwards.
struct Grid {
    std::int8_t rows = 5;    ///< Of boxes, 1 … 16.
    std::int8_t columns = 5; ///< Of boxes, 1 … 16.

    [[nodiscard]] constexpr int boxes() const { return rows * columns; }
    [[nodiscard]] constexpr int horizontal_edges() const { return (rows + 1) * columns; }
    [[nodiscard]] constexpr int edges() const { return horizontal_edges() + rows * (columns + 1); }

    [[nodiscard]] constexpr int box_index(int x, int y) const { return y * columns + x; }
    /// From dot x,y to dot x+1,y.
    [[nodiscard]] constexpr int horizontal_edge(int x, int y) const { return y * columns + x; }
    /// From dot x,y to dot x,y+1.
    [[nodiscard]] constexpr int vertical_edge(int x, int y) const { return horizontal_edges() + y * (columns + 1) + x; }
    [[nodiscard]] constexpr bool is_horizontal(int edge) const { return edge < horizontal_edges(); }

    /// The left or lower end of an edge.
    [[nodiscard]] constexpr Dot start_of(int edge) const {
        if (is_horizontal(edge)) return {edge % columns, edge / columns};
        const int vertical = edge - horizontal_edges();
        return {vertical % (columns + 1), vertical / (columns + 1)};
    }
    /// The right or upper end of an edge.
    [[nodiscard]] constexpr Dot end_of(int edge) const {
        const Dot start = start_of(edge);
        return is_horizontal(edge) ? Dot{start.x + 1, start.y} : Dot{start.x, start.y + 1};
    }
    /// The edge between two dots, if they are neighbours on the board.
    [[nodiscard]] constexpr std::optional<int> edge_index(Dot a, Dot b) const {
        if (a.x > b.x || a.y > b.y) std::swap(a, b);
        if (a.x < 0 || a.y < 0 || b.x > columns || b.y > rows) return std::nullopt;
        if (b == Dot{a.x + 1, a.y}) return horizontal_edge(a.x, a.y);
        if (b == Dot{a.x, a.y + 1}) return vertical_edge(a.x, a.y);
        return std::nullopt;
    }
    /// Bottom, top, left, right.
    [[nodiscard]] constexpr std::array<int, 4> edges_of(int box) const {
        const int x = box % columns;
        const int y = box / columns;
        return {horizontal_edge(x, y), horizontal_edge(x, y + 1), vertical_edge(x, y), vertical_edge(x + 1, y)};
    }
    /// Below and above a horizontal edge, left and right of a vertical one.
    [[nodiscard]] constexpr BoxPair boxes_beside(int edge) const {
        const Dot start = start_of(edge);
        BoxPair pair;
        const auto add = [&](int x, int y) {
            if (x >= 0 && y >= 0 && x < columns && y < rows) {
                pair.box[static_cast<std::size_t>(pair.count++)] = box_index(x, y);
            }
        };
        if (is_horizontal(edge))
            add(start.x, start.y - 1);
        else
            add(start.x - 1, start.y);
        add(start.x, start.y);
        return pair;
    }
    /// Whether the edge is part of the outer border.
    [[nodiscard]] constexpr bool is_border(int edge) const { return boxes_beside(edge).count == 1; }

    friend bool operator==(const Grid&, const Grid&) = default;
};

} // namespace zugzwang::boxes
