#include <algorithm>
#include <cstddef>
#include <ostream>
#include <vector>

#include "bots/arena_input.hpp"
#include "bots/arenas.hpp"

namespace zugzwang::bots {
namespace {

constexpr int max_boxes = 8; // beyond it the names of dots would have two digits

/// The picture of a position: rows from the top, dots at even places, edges between two dots, boxes between four.
class Picture {
  public:
    /// Everything drawn, no box with an owner.
    explicit Picture(int size) : size_(size), rows_(side(), std::string(side(), ' ')) {
        for (std::size_t row = 0; row < side(); ++row)
            for (std::size_t column = 0; column < side(); ++column)
                if ((row + column) % 2 == 1) rows_[row][column] = row % 2 == 0 ? '-' : '|';
    }

    /// Opens the sides of a box that are named by the letters L, T, R and B. Refuses what is none.
    [[nodiscard]] std::optional<Refusal> open(const std::string& box, const std::string& sides) {
        const int column = box.size() == 2 ? box[0] - 'A' : -1, rank = box.size() == 2 ? box[1] - '1' : -1;
        if (column < 0 || column >= size_ || rank < 0 || rank >= size_) return unexpected("the name of a box", box);
        const auto x = static_cast<std::size_t>(2 * column + 1), y = static_cast<std::size_t>(2 * (size_ - rank) - 1);
        for (const char letter : sides) {
            if (letter == 'L')
                rows_[y][x - 1] = '.';
            else if (letter == 'T')
                rows_[y - 1][x] = '.';
            else if (letter == 'R')
                rows_[y][x + 1] = '.';
            else if (letter == 'B')
                rows_[y + 1][x] = '.';
            else
                return unexpected("sides L T R or B", sides);
        }
        return std::nullopt;
    }

    /// Gives so many of the closed boxes to the first side, the rest to the second.
    void share_out(int boxes_of_first) {
        for (std::size_t y = 1; y < side(); y += 2) {
            for (std::size_t x = 1; x < side(); x += 2) {
                const bool is_open = rows_[y - 1][x] == '.' || rows_[y + 1][x] == '.' || rows_[y][x - 1] == '.' ||
                                     rows_[y][x + 1] == '.';
                rows_[y][x] = is_open ? '_' : boxes_of_first-- > 0 ? '1' : '2';
            }
        }
    }

    /// As the game writes it.
    [[nodiscard]] std::string text() const {
        std::string text;
        for (std::size_t row = 0; row < side(); ++row) {
            if (row > 0) text += '/';
            for (const char place : rows_[row])
                if (place != ' ') text += place;
        }
        return text;
    }

  private:
    [[nodiscard]] std::size_t side() const { return static_cast<std::size_t>(2 * size_ + 1); }

    int size_;
    std::vector<std::string> rows_;
};

/// The rest of a turn after the player's score.
Result<std::string> position_from(std::istream& in, int size, bool is_first, int own) {
    const auto others = next_number(in, "the opponent's score", 0, max_boxes * max_boxes);
    if (!others) return others.refusal();
    const auto boxes = next_number(in, "the number of boxes", 0, max_boxes * max_boxes);
    if (!boxes) return boxes.refusal();
    Picture picture(size);
    for (int box = 0; box < *boxes; ++box) {
        const auto name = next_word(in), sides = next_word(in);
        if (auto refusal = picture.open(name, sides)) return *std::move(refusal);
    }
    picture.share_out(is_first ? own : *others);
    return picture.text() + (is_first ? " 1" : " 2");
}

/// A legal move like b1-b2 as a box and one of its sides.
std::string side_of_box(const std::string& move, int size) {
    const int x = std::min(move[0], move[3]) - 'a', y = std::min(move[1], move[4]) - '1';
    const bool is_vertical = move[0] == move[3];
    // The edge at the far end belongs to the last box only.
    const bool is_last = (is_vertical ? x : y) == size;
    const auto column = static_cast<char>('A' + x - (is_vertical && is_last ? 1 : 0));
    const auto rank = static_cast<char>('1' + y - (!is_vertical && is_last ? 1 : 0));
    const char side = is_vertical ? (is_last ? 'R' : 'L') : (is_last ? 'T' : 'B');
    return {column, rank, ' ', side};
}

} // namespace

std::optional<Refusal> speak_codingame_boxes(const Arena& arena, const AskBot& ask, std::istream& in,
                                             std::ostream& out) {
    const auto size = next_number(in, "the size of the board", 1, max_boxes);
    if (!size) return size.refusal();
    const auto player = next_word(in);
    if (player != "A" && player != "B") return unexpected("a player A or B", player);
    auto time = arena.first_movetime;
    while (has_more(in)) {
        const auto own = next_number(in, "the player's score", 0, max_boxes * max_boxes);
        if (!own) return own.refusal();
        const auto position = position_from(in, *size, player == "A", *own);
        if (!position) return position.refusal();
        const auto move = ask(*position, time);
        if (!move) return move.refusal();
        out << side_of_box(*move, *size) << std::endl;
        time = arena.movetime;
    }
    return std::nullopt;
}

} // namespace zugzwang::bots
