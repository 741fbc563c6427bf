#include "games/amazons/show/insight_marks.hpp"

#include <cstdlib>
#include <string>

namespace zugzwang::amazons {
namespace {

/// The square of a set that lies nearest to its middle.
Square middle_of(const SquareSet& squares) {
    int files = 0, ranks = 0;
    const int count = squares.count();
    for (const Square square : squares) {
        files += file_of(square);
        ranks += rank_of(square);
    }
    const auto distance = [&](Square square) {
        return std::abs(file_of(square) * count - files) + std::abs(rank_of(square) * count - ranks);
    };
    Square best = *squares.begin();
    for (const Square square : squares) {
        if (distance(square) < distance(best)) best = square;
    }
    return best;
}

} // namespace

void paint_marks(const Insight& insight, const Painter& painter) {
    for (const Square square : insight.first)
        painter.mark_first(square);
    for (const Square square : insight.second)
        painter.mark_second(square);
    for (const Square square : insight.either)
        painter.mark_either(square);
}

void paint_counts(const Insight& insight, const Painter& painter, ValuePlates& plates) {
    for (const auto& [empty, owner, moves] : insight.regions) {
        if (insight.regions.size() < 2) break;
        plates.put(painter.centre(middle_of(empty)), std::to_string(moves), owner ? role_of(*owner) : Role::ink);
    }
    for (const auto& queen : insight.queens) {
        if (queen.squares == 0) continue;
        const Vec centre = painter.centre(queen.square);
        plates.put_softly({centre.x, centre.y + painter.side() * 0.36F}, std::to_string(queen.holds));
    }
}

} // namespace zugzwang::amazons
