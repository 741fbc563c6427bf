#include "games/amazons/show/names.hpp"

#include "zugzwang/play/board_names.hpp"

namespace zugzwang::amazons {

std::string square_words(Square square, int ranks, Labels labels) {
    const auto column = column_name(file_of(square), labels);
    const auto row = row_name(rank_of(square), ranks, labels);
    return labels == Labels::matrix ? row + "," + column : column + row;
}

std::string move_words(const Rules::Move& move, int ranks, Labels labels) {
    const auto name = [&](Square square) { return square_words(square, ranks, labels); };
    return name(move.from) + "-" + name(move.to) + "/" + name(move.arrow);
}

} // namespace zugzwang::amazons
