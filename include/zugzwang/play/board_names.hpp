// The names of a board's columns and rows along its edges, in either way of calling its squares.
#pragma once

#include <string>

#include "zugzwang/play/view.hpp"

namespace zugzwang {

/// "a", or "0": from the left.
[[nodiscard]] std::string column_name(int column, Labels labels);
/// Of so many rows: "1" for row 0, the lowest; or "0" for the topmost.
[[nodiscard]] std::string row_name(int row, int rows, Labels labels);

/// Each name about the place that `column_place(column)` or `row_place(row)` answers; row 0 is the lowest.
template <class ColumnPlace, class RowPlace>
void paint_board_names(int columns, int rows, Labels labels, ColumnPlace column_place, RowPlace row_place,
                       const TextStyle& style, Canvas& canvas) {
    for (int column = 0; column < columns; ++column)
        canvas.text(column_name(column, labels), column_place(column), style);
    for (int row = 0; row < rows; ++row)
        canvas.text(row_name(row, rows, labels), row_place(row), style);
}

} // namespace zugzwang
