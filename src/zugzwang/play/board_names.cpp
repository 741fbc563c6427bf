#include "zugzwang/play/board_names.hpp"

namespace zugzwang {

std::string column_name(int column, Labels labels) {
    if (labels == Labels::matrix) return std::to_string(column);
    return {static_cast<char>('a' + column)};
}

std::string row_name(int row, int rows, Labels labels) {
    return std::to_string(labels == Labels::matrix ? rows - 1 - row : row + 1);
}

} // namespace zugzwang
