#include "games/amazons/think/evaluation.hpp"

#include <algorithm>
#include <array>
#include <cmath>

#include "games/amazons/think/territory.hpp"
#include "zugzwang/rules/processor.hpp"

namespace zugzwang::amazons {
namespace {

constexpr std::size_t at(int index) { return static_cast<std::size_t>(index); }

/// The terms of one kind of distance, White's less Black's, in hundredths of a square.
struct Terms {
    int territory = 0; ///< t1 or t2: squares that one side reaches in fewer moves than the other.
    int closeness =
        0; ///< c1 for queens: two halved for each move to a square; c2 for kings: moves, at most six a square.
    int contested = 0; ///< w: squares that both reach, less the more their distances differ.
};

/// What a square is worth to the side to move that both reach in the same number of moves (Lieberum's kappa).
constexpr int first_there = 15;
constexpr int king_distance_limit = 6;

Terms terms(const Distances& distances, int ranks, Side to_move, Distances::Pace pace) {
    Terms terms;
    TwoSets so_far{}; // reached up to the level before
    int worth = 100;
    int left = king_distance_limit;
    for (int level = 0; level < distances.levels(); ++level) {
        const auto& reached = distances.level(level);
        TwoSets ahead{}, even{}, one_late{};
        for (std::size_t rank = 0; rank < at(ranks); ++rank) {
            const auto theirs = exchanged(reached[rank]);
            const auto theirs_before = exchanged(so_far[rank]);
            ahead[rank] = reached[rank] & ~theirs & ~theirs_before;
            even[rank] = reached[rank] & theirs;
            one_late[rank] = reached[rank] & theirs_before;
            so_far[rank] |= reached[rank];
        }
        const auto first_ones = counts(ahead, ranks);
        const auto both = counts(even, ranks).first;
        terms.territory += 100 * (first_ones.first - first_ones.second);
        terms.territory += (to_move == Side::first ? first_there : -first_there) * both;
        if (pace == Distances::Pace::queen) {
            const auto all = counts(reached, ranks);
            const auto late = counts(one_late, ranks);
            terms.closeness += worth * (all.first - all.second);
            terms.contested += 100 * both + 40 * (late.first + late.second);
            worth /= 2;
        } else if (left > 0) {
            const auto all = counts(so_far, ranks);
            terms.closeness += 100 * (all.first - all.second) / king_distance_limit;
            --left;
        }
    }
    if (pace == Distances::Pace::king && left > 0) {
        const auto all = counts(so_far, ranks);
        terms.closeness += 100 * left * (all.first - all.second) / king_distance_limit;
    }
    return terms;
}

/// How shut in a side's queens are, in hundredths of a square: much for one that sees little.
int confinement(const Lines& lines, const std::vector<Square>& queens) {
    // By how much a queen sees, where the first squares of a direction count for more; falls by a fifth at each.
    static const auto penalty = [] {
        std::array<int, 33> table{};
        for (int seen = 0; seen < 33; ++seen)
            table[at(seen)] = static_cast<int>(600 * std::pow(0.82, seen));
        return table;
    }();
    int sum = 0;
    for (const Square queen : queens) {
        int seen = 0;
        for (const int count : lines.steps(queen))
            seen += std::min(count, 4);
        sum += penalty[at(seen)];
    }
    return sum;
}

} // namespace

int evaluation(const Board& board) {
    const auto& first = board.queens(Side::first);
    const auto& second = board.queens(Side::second);
    const int ranks = board.ranks();
    const auto side = board.to_move();
    using Pace = Distances::Pace;
    const Distances by_queen(board.lines(), ranks, first, second, Pace::queen);
    const auto queen = on_this_processor([&] { return terms(by_queen, ranks, side, Pace::queen); });
    const Distances by_king(board.lines(), ranks, first, second, Pace::king);
    const auto king = on_this_processor([&] { return terms(by_king, ranks, side, Pace::king); });
    // How open the board is, 0 … 100: at the start all of it is contested, in the end nothing.
    const int open = std::min(100, queen.contested * 2 / (board.files() * ranks));
    const int shut_in = (confinement(board.lines(), second) - confinement(board.lines(), first)) * open / 100;
    const int closed = 100 - open;
    const int score = (queen.territory * (25 + 75 * closed / 100) + king.territory * (30 * open / 100) +
                       queen.closeness * (25 * open / 100) + king.closeness * (20 * open / 100)) /
                          100 +
                      shut_in;
    return board.to_move() == Side::first ? score : -score;
}

double chance_of(int score) { return 1 / (1 + std::exp(-static_cast<double>(score) / 350)); }

} // namespace zugzwang::amazons
