#include "games/amazons/think/features.hpp"

#include <algorithm>
#include <span>

#include "games/amazons/think/queen_moves.hpp"
#include "zugzwang/base/processor.hpp"

namespace zugzwang::amazons {
namespace {

using Words = std::array<std::uint64_t, 4>;

int count_of(const Words& words) {
    int count = 0;
    for (const auto word : words)
        count += std::popcount(word);
    return count;
}
bool has_any(const Words& words) { return (words[0] | words[1] | words[2] | words[3]) != 0; }

/// The squares that a side reaches, by their distance class.
using Classes = std::array<Words, distance_classes - 1>;

void add(const Words& squares, Words& to) {
    for (std::size_t word = 0; word < to.size(); ++word)
        to[word] |= squares[word];
}

/// The classes by a king's distance, and all squares that the side reaches.
void find_king_classes(const KingMoves& moves, const SquareSet& queens, Classes& classes, Bitboard& reached) {
    Bitboard from(queens), next;
    classes = {};
    reached = Bitboard();
    for (std::size_t distance = 0;; ++distance) {
        moves.reach(from, next);
        next.remove(reached);
        const auto words = next.words();
        if (!has_any(words)) return;
        reached.add(next);
        from = next;
        add(words, classes[std::min(distance, classes.size() - 1)]);
    }
}

/// The same by a queen's distance. A queen reaches the same squares as a king; what is left goes into the last class.
void find_queen_classes(const QueenMoves& moves, const SquareSet& queens, Classes& classes, const Bitboard& reached) {
    Bitboard from(queens), left = reached, next;
    classes = {};
    for (std::size_t distance = 0; distance + 1 < classes.size() && has_any(left.words()); ++distance) {
        moves.reach(from, next);
        next.keep(left);
        left.remove(next);
        from = next;
        classes[distance] = next.words();
    }
    classes.back() = left.words();
}

void count_pairs(const Classes& own, const Classes& theirs, std::span<std::uint8_t> counts) {
    std::array<int, distance_classes> left{};
    for (std::size_t distance = 0; distance < theirs.size(); ++distance)
        left[distance] = count_of(theirs[distance]);
    for (std::size_t mine = 0; mine < own.size(); ++mine) {
        int unreached = count_of(own[mine]);
        for (std::size_t other = 0; other < theirs.size(); ++other) {
            Words both;
            for (std::size_t word = 0; word < both.size(); ++word)
                both[word] = own[mine][word] & theirs[other][word];
            const int count = count_of(both);
            unreached -= count;
            left[other] -= count;
            counts[mine * distance_classes + other] = static_cast<std::uint8_t>(count);
        }
        counts[mine * distance_classes + theirs.size()] = static_cast<std::uint8_t>(unreached);
    }
    for (std::size_t other = 0; other < theirs.size(); ++other)
        counts[own.size() * distance_classes + other] = static_cast<std::uint8_t>(left[other]);
}

void count_squares(const Board& board, Features& features) {
    const auto side = board.to_move();
    const auto& own = board.queen_set(side);
    const auto& theirs = board.queen_set(other(side));
    const Bitboard empty(board.empty());
    const std::span<std::uint8_t> counts(features.values);
    Classes mine, others;
    Bitboard own_reach, their_reach;
    const KingMoves king(empty);
    find_king_classes(king, own, mine, own_reach);
    find_king_classes(king, theirs, others, their_reach);
    count_pairs(mine, others, counts.subspan(Features::by_king));
    const QueenMoves queen(empty);
    find_queen_classes(queen, own, mine, own_reach);
    find_queen_classes(queen, theirs, others, their_reach);
    count_pairs(mine, others, counts.subspan(Features::by_queen));
}

constexpr auto sight_class = [] {
    std::array<std::uint8_t, 4 * max_ranks> classes{};
    constexpr std::array<int, sight_classes - 1> ends{1, 3, 5, 8, 12, 17, 23};
    for (std::size_t seen = 0; seen < classes.size(); ++seen)
        classes[seen] =
            static_cast<std::uint8_t>(std::ranges::upper_bound(ends, static_cast<int>(seen)) - ends.begin());
    return classes;
}();

void count_sight(const Board& board, Side side, std::uint8_t* sight, std::uint8_t* directions) {
    for (const Square queen : board.queens(side)) {
        std::size_t seen = 0, open = 0;
        for (const int steps : board.lines().steps(queen)) {
            seen += static_cast<std::size_t>(steps);
            open += steps > 0 ? 1 : 0;
        }
        ++sight[sight_class[seen]];
        ++directions[std::min(open, direction_classes - 1)];
    }
}

} // namespace

Features features(const Board& board) {
    Features result;
    on_this_processor([&] { count_squares(board, result); });
    const auto side = board.to_move();
    auto* const values = result.values.data();
    count_sight(board, side, values + Features::own_sight, values + Features::own_directions);
    count_sight(board, other(side), values + Features::their_sight, values + Features::their_directions);
    values[Features::empty] = static_cast<std::uint8_t>(board.empty().count() / 4);
    return result;
}

} // namespace zugzwang::amazons
