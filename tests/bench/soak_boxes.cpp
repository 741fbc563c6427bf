// Boxes, judged on the picture itself: rows from the top, edges and boxes in turn.

#include "bench/soak_referee.hpp"

namespace zugzwang::bench {
namespace {

/// The picture on a grid of (2·rows+1) × (2·columns+1) places: dots where both are even, boxes where both are odd.
struct Board {
    std::vector<std::string> grid;
    char side;

    [[nodiscard]] int height() const { return static_cast<int>(grid.size()); }
    [[nodiscard]] int width() const { return static_cast<int>(grid[0].size()); }
    /// Dot files a.. from the left, ranks 1.. from the bottom.
    [[nodiscard]] std::string dot(int row, int column) const {
        return std::string(1, static_cast<char>('a' + column / 2)).append(std::to_string((height() - 1 - row) / 2 + 1));
    }
    /// The two dots of an edge, smaller text first.
    [[nodiscard]] std::string edge(int row, int column) const {
        const bool across = row % 2 == 0;
        auto one = across ? dot(row, column - 1) : dot(row - 1, column);
        auto other = across ? dot(row, column + 1) : dot(row + 1, column);
        if (other < one) std::swap(one, other);
        return one + "-" + other;
    }
    [[nodiscard]] bool is_open_edge(int row, int column) const {
        return (row + column) % 2 == 1 && grid[row][column] == '.';
    }
    [[nodiscard]] bool is_full(int row, int column) const {
        return grid[row - 1][column] != '.' && grid[row + 1][column] != '.' && grid[row][column - 1] != '.' &&
               grid[row][column + 1] != '.';
    }
};

Board read(const std::string& position) {
    const auto fields = pieces(position, ' ');
    Board board{{}, fields.at(1).at(0)};
    for (const auto& line : pieces(fields.at(0), '/')) {
        if (board.grid.size() % 2 == 1) {
            board.grid.push_back(line);
            continue;
        }
        std::string row = "+";
        for (const char edge : line) {
            row += edge;
            row += '+';
        }
        board.grid.push_back(row);
    }
    return board;
}

std::string write(const Board& board) {
    std::string text;
    for (int row = 0; row < board.height(); ++row) {
        if (row > 0) text += '/';
        std::copy_if(board.grid[row].begin(), board.grid[row].end(), std::back_inserter(text),
                     [](char letter) { return letter != '+'; });
    }
    return text + ' ' + board.side;
}

Verdict judge(const std::string& position) {
    const auto board = read(position);
    Verdict verdict{.moves = {}, .first_to_move = board.side == '1'};
    std::int64_t owned[2] = {0, 0};
    for (int row = 0; row < board.height(); ++row) {
        for (int column = 0; column < board.width(); ++column) {
            if (board.is_open_edge(row, column)) verdict.moves.push_back(board.edge(row, column));
            if (board.grid[row][column] == '1') ++owned[0];
            if (board.grid[row][column] == '2') ++owned[1];
        }
    }
    std::sort(verdict.moves.begin(), verdict.moves.end());
    if (!verdict.moves.empty()) return verdict;
    verdict.winner = owned[0] == owned[1] ? 0 : owned[0] > owned[1] ? 1 : 2;
    verdict.margin = owned[0] > owned[1] ? owned[0] - owned[1] : owned[1] - owned[0];
    return verdict;
}

std::string after(const std::string& position, const std::string& move) {
    auto board = read(position);
    bool closed = false;
    for (int row = 0; row < board.height(); ++row) {
        for (int column = 0; column < board.width(); ++column) {
            if (board.is_open_edge(row, column) && board.edge(row, column) == move)
                board.grid[row][column] = row % 2 == 0 ? '-' : '|';
        }
    }
    for (int row = 1; row < board.height(); row += 2) {
        for (int column = 1; column < board.width(); column += 2) {
            if (board.grid[row][column] != '_' || !board.is_full(row, column)) continue;
            board.grid[row][column] = board.side;
            closed = true;
        }
    }
    if (!closed) board.side = board.side == '1' ? '2' : '1';
    return write(board);
}

const Benchmark soak = soak_by({.game = "boxes", .judge = judge, .after = after});

} // namespace
} // namespace zugzwang::bench
