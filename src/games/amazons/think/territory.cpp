#include "games/amazons/think/territory.hpp"

#include "zugzwang/rules/processor.hpp"

namespace zugzwang::amazons {
namespace {

constexpr std::size_t at(int index) { return static_cast<std::size_t>(index); }

/// The empty squares, for both sides, and which of them lie in runs along the rank: runs[i] has the bits from which
/// 2^i squares in a row are empty, to the right of them or to the left.
struct Ground {
    TwoSets empty{};
    std::array<TwoSets, 3> rightward{}, leftward{};

    Ground(const Lines& lines, int ranks, bool with_runs) {
        for (int rank = 0; rank < ranks; ++rank) {
            const std::uint64_t files = lines.empty_files(rank);
            empty[at(rank)] = files | files << 32;
        }
        if (!with_runs) return;
        for (std::size_t rank = 0; rank < at(ranks); ++rank) {
            auto right = empty[rank], left = empty[rank];
            for (std::size_t size = 0; size < 3; ++size) {
                rightward[size][rank] = right &= right << (1U << size);
                leftward[size][rank] = left &= left >> (1U << size);
            }
        }
    }
};

/// The empty squares on the ranks of `from` that a queen on one of its squares sees along the rank.
void slide_along(const Ground& ground, const TwoSets& from, TwoSets& reached, int ranks) {
    for (std::size_t rank = 0; rank < at(ranks); ++rank) {
        // Kogge and Stone's doubling: after each step everything up to twice as far has been reached.
        auto right = from[rank] << 1 & ground.empty[rank];
        auto left = from[rank] >> 1 & ground.empty[rank];
        right |= right << 1 & ground.empty[rank];
        left |= left >> 1 & ground.empty[rank];
        for (unsigned size = 0; size < 3; ++size) {
            right |= right << (2U << size) & ground.rightward[size][rank];
            left |= left >> (2U << size) & ground.leftward[size][rank];
        }
        reached[rank] |= right | left;
    }
}

/// The same over the ranks above, or below: three rays move on by one rank at a time.
void slide_across(const Ground& ground, const TwoSets& from, TwoSets& reached, int ranks, int step) {
    std::uint64_t straight = 0, right = 0, left = 0;
    int rank = step > 0 ? 0 : ranks - 1;
    for (int left_over = ranks - 1; left_over > 0; --left_over) {
        const auto start = from[at(rank)];
        rank += step;
        const auto empty = ground.empty[at(rank)];
        straight = (straight | start) & empty;
        right = (right | start) << 1 & empty;
        left = (left | start) >> 1 & empty;
        reached[at(rank)] |= straight | right | left;
    }
}

TwoSets queen_moves(const Ground& ground, const TwoSets& from, int ranks) {
    TwoSets reached{};
    slide_along(ground, from, reached, ranks);
    slide_across(ground, from, reached, ranks, 1);
    slide_across(ground, from, reached, ranks, -1);
    return reached;
}

TwoSets king_moves(const Ground& ground, const TwoSets& from, int ranks) {
    TwoSets reached{};
    for (int rank = 0; rank < ranks; ++rank) {
        auto near = from[at(rank)];
        if (rank > 0) near |= from[at(rank - 1)];
        if (rank + 1 < ranks) near |= from[at(rank + 1)];
        reached[at(rank)] = (near | near << 1 | near >> 1) & ground.empty[at(rank)];
    }
    return reached;
}

} // namespace

Distances::Distances(const Lines& lines, int ranks, std::span<const Square> first, std::span<const Square> second,
                     Pace pace) {
    on_this_processor([&] { find(lines, ranks, first, second, pace); });
}

void Distances::find(const Lines& lines, int ranks, std::span<const Square> first, std::span<const Square> second,
                     Pace pace) {
    const Ground ground(lines, ranks, pace == Pace::queen);
    TwoSets from{};
    for (const Square queen : first)
        from[at(rank_of(queen))] |= std::uint64_t{1} << file_of(queen);
    for (const Square queen : second)
        from[at(rank_of(queen))] |= std::uint64_t{1} << (32 + file_of(queen));
    for (;;) {
        auto next = pace == Pace::queen ? queen_moves(ground, from, ranks) : king_moves(ground, from, ranks);
        std::uint64_t any = 0;
        for (std::size_t rank = 0; rank < at(ranks); ++rank) {
            next[rank] &= ~all_[rank];
            all_[rank] |= next[rank];
            any |= next[rank];
        }
        if (any == 0) return;
        from = next;
        if (levels_ < max_levels) {
            reached_[at(levels_++)] = next;
            continue;
        }
        for (std::size_t rank = 0; rank < at(ranks); ++rank)
            reached_[max_levels - 1][rank] |= next[rank];
    }
}

} // namespace zugzwang::amazons
