// Amazons, judged on ranks of letters: queens walk square by square, and so do their arrows.
#include <algorithm>
#include <cctype>

#include "bench/soak_referee.hpp"

namespace zugzwang::bench {
namespace {

struct Board {
    std::vector<std::string> ranks; ///< From the top; '.' is an empty square.
    char side;

    [[nodiscard]] bool is_empty(int rank, int file) const {
        return rank >= 0 && rank < static_cast<int>(ranks.size()) && file >= 0 &&
               file < static_cast<int>(ranks[rank].size()) && ranks[rank][file] == '.';
    }
    [[nodiscard]] std::string name(int rank, int file) const {
        return static_cast<char>('a' + file) + std::to_string(static_cast<int>(ranks.size()) - rank);
    }
    [[nodiscard]] char queen() const { return side == 'w' ? 'Q' : 'q'; }
};

Board read(const std::string& position) {
    const auto fields = pieces(position, ' ');
    Board board{{}, fields.at(1).at(0)};
    for (const auto& text : pieces(fields.at(0), '/')) {
        std::string rank;
        for (std::size_t at = 0; at < text.size();) {
            if (std::isdigit(static_cast<unsigned char>(text[at])) == 0) {
                rank += text[at++];
                continue;
            }
            std::size_t length = 0;
            rank += std::string(std::stoul(text.substr(at), &length), '.');
            at += length;
        }
        board.ranks.push_back(rank);
    }
    return board;
}

std::string write(const Board& board) {
    std::string text;
    for (const auto& rank : board.ranks) {
        if (!text.empty()) text += '/';
        int empty = 0;
        for (const char square : rank + '\n') {
            if (square == '.') {
                ++empty;
                continue;
            }
            if (empty > 0) text += std::to_string(empty);
            empty = 0;
            if (square != '\n') text += square;
        }
    }
    return text + ' ' + board.side;
}

/// The squares that a queen or an arrow can reach from a square.
std::vector<std::pair<int, int>> reached(const Board& board, int rank, int file) {
    std::vector<std::pair<int, int>> squares;
    for (int up = -1; up <= 1; ++up) {
        for (int right = -1; right <= 1; ++right) {
            if (up == 0 && right == 0) continue;
            for (int steps = 1; board.is_empty(rank + steps * up, file + steps * right); ++steps)
                squares.emplace_back(rank + steps * up, file + steps * right);
        }
    }
    return squares;
}

Verdict judge(const std::string& position) {
    auto board = read(position);
    Verdict verdict{.moves = {}, .first_to_move = board.side == 'w'};
    for (int rank = 0; rank < static_cast<int>(board.ranks.size()); ++rank) {
        for (int file = 0; file < static_cast<int>(board.ranks[rank].size()); ++file) {
            if (board.ranks[rank][file] != board.queen()) continue;
            const auto targets = reached(board, rank, file);
            board.ranks[rank][file] = '.'; // she may shoot over the square that she left, or at it
            for (const auto& [to_rank, to_file] : targets) {
                const auto way = board.name(rank, file) + "-" + board.name(to_rank, to_file) + "/";
                for (const auto& [arrow_rank, arrow_file] : reached(board, to_rank, to_file))
                    verdict.moves.push_back(way + board.name(arrow_rank, arrow_file));
            }
            board.ranks[rank][file] = board.queen();
        }
    }
    std::sort(verdict.moves.begin(), verdict.moves.end());
    if (verdict.moves.empty()) verdict.winner = board.side == 'w' ? 2 : 1;
    return verdict;
}

std::string after(const std::string& position, const std::string& move) {
    auto board = read(position);
    const auto ways = pieces(move, '/');
    const auto queen = pieces(ways.at(0), '-');
    const auto square = [&](const std::string& name) -> char& {
        return board.ranks.at(board.ranks.size() - std::stoul(name.substr(1)))
            .at(static_cast<std::size_t>(name[0] - 'a'));
    };
    square(queen.at(0)) = '.';
    square(queen.at(1)) = board.queen();
    square(ways.at(1)) = '*';
    board.side = board.side == 'w' ? 'b' : 'w';
    return write(board);
}

const Benchmark soak = soak_by({.game = "amazons", .judge = judge, .after = after});

} // namespace
} // namespace zugzwang::bench
