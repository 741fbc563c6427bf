#include "zugzwang/play/review.hpp"

#include <algorithm>
#include <cmath>

namespace zugzwang {
namespace {

constexpr double inaccuracy_cost = 0.04, mistake_cost = 0.09, blunder_cost = 0.2;
constexpr double only_lead = 0.03;

std::optional<double> share_of(std::optional<double> first_share, Side side) {
    if (!first_share || side == Side::first) return first_share;
    return 1 - *first_share;
}

/// One move between the values of the two positions that it ties together.
class MoveReview {
  public:
    MoveReview(const MoveToReview& move, const PositionValue& before, const PositionValue& after, std::int64_t points)
        : side_(move.side), before_(before), after_(after), points_(points),
          is_named_(std::ranges::find(before.best, move.text) != before.best.end()), keeps_(keeps()) {}

    [[nodiscard]] std::optional<ReviewedMove> result() const {
        auto before = share_of(before_.first_share, side_);
        auto after = after_share(before);
        if (!before_.exact && is_named_) before = after;
        if (!before && after == 1.0 && after_.exact) before = after;
        if (!before || !after) return std::nullopt;
        if (before_.exact)
            after = std::min(*before, *after);
        else
            before = std::max(*before, *after);
        ReviewedMove reviewed{.side = side_, .before = *before, .after = *after, .exact = is_exact()};
        reviewed.lost_margin = lost_margin();
        if (before_.exact && !before_.partial) reviewed.keeping = before_.best.size();
        reviewed.cost = std::max(*before - *after, part_of_points(reviewed.lost_margin.value_or(0)));
        reviewed.kind = kind(reviewed);
        if (!before_.exact && reviewed.kind == MoveClass::only)
            reviewed.beside = share_of(before_.runner_up_share, side_);
        return reviewed;
    }

  private:
    /// Whether it is proven that the move keeps the value, the margin too where that counts, or that it does not.
    [[nodiscard]] std::optional<bool> keeps() const {
        if (!before_.exact) return std::nullopt;
        if (is_named_) return true;
        if (!before_.best.empty() && !before_.partial) return false;
        if (!after_.exact) return std::nullopt;
        return before_.first_share == after_.first_share && before_.margin == after_.margin;
    }

    /// What does not keep a result that is decided by the last move loses: there are no draws.
    [[nodiscard]] bool surely_loses() const { return keeps_ == false && !before_.margin; }

    [[nodiscard]] std::optional<double> after_share(const std::optional<double>& before) const {
        if (keeps_ == true) return before;
        if (surely_loses()) return 0;
        return share_of(after_.first_share, side_);
    }

    [[nodiscard]] bool is_exact() const { return before_.exact && (after_.exact || keeps_ == true || surely_loses()); }

    [[nodiscard]] std::optional<std::int64_t> lost_margin() const {
        if (!before_.margin) return std::nullopt;
        if (keeps_ == true) return 0;
        if (!after_.margin) return std::nullopt;
        const auto fall = *before_.margin - *after_.margin;
        return std::max<std::int64_t>(0, side_ == Side::first ? fall : -fall);
    }

    [[nodiscard]] bool is_only() const {
        if (!before_.exact) return leads();
        return keeps_ == true && !before_.partial && before_.best.size() == 1 && before_.choices > 1;
    }

    /// Whether it was more than 3 % ahead of all others when it was chosen, and still is now that it was made.
    [[nodiscard]] bool leads() const {
        const auto seen = share_of(before_.first_share, side_), found = share_of(after_.first_share, side_);
        const auto beside = share_of(before_.runner_up_share, side_);
        return is_named_ && seen && found && beside && std::min(*seen, *found) - *beside > only_lead;
    }

    /// A point that changes hands counts twice in the margin.
    [[nodiscard]] double part_of_points(std::int64_t margin) const {
        return points_ > 0 ? std::min(1.0, static_cast<double>(margin) / (2 * static_cast<double>(points_))) : 0;
    }

    [[nodiscard]] MoveClass kind(const ReviewedMove& move) const {
        if (move.before - move.after >= blunder_cost) return MoveClass::blunder;
        if (move.cost >= mistake_cost) return MoveClass::mistake;
        if (move.cost >= inaccuracy_cost) return MoveClass::inaccuracy;
        if (move.cost > 0 || move.lost_margin.value_or(0) > 0 || keeps_ == false) return MoveClass::good;
        return is_only() ? MoveClass::only : MoveClass::best;
    }

    Side side_;
    const PositionValue& before_;
    const PositionValue& after_;
    std::int64_t points_; ///< All of the game; 0 where margins do not count.
    bool is_named_;       ///< Among the best moves of the position before it.
    std::optional<bool> keeps_;
};

double accuracy_of(double cost) { return std::clamp(1.031668 * std::exp(-4.354 * cost) - 0.031669, 0.0, 1.0); }

/// How much a move counts: the standard deviation of the values around it, of which there is one more than moves.
double weight_of(std::span<const double> shares, std::size_t move) {
    const auto window = std::clamp<std::size_t>((shares.size() - 1) / 10, 2, 8);
    const auto around = shares.subspan(move + 2 > window ? move + 2 - window : 0);
    const auto values = around.first(std::min(window, around.size()));
    double sum = 0, squares = 0;
    for (const double value : values) {
        sum += value;
        squares += value * value;
    }
    const double mean = sum / static_cast<double>(values.size());
    const double variance = squares / static_cast<double>(values.size()) - mean * mean;
    return std::clamp(std::sqrt(std::max(variance, 0.0)), 0.005, 0.12);
}

/// The accuracy of the moves of one side: by ply where they are reviewed, with the value before the first of them all
/// and after each of them.
std::optional<double> accuracy_of(std::span<const ReviewedMove> moves, std::span<const double> shares, Side side) {
    double weighted = 0, weights = 0, inverses = 0, count = 0;
    for (std::size_t move = 0; move < moves.size(); ++move) {
        if (moves[move].side != side) continue;
        const double accuracy = accuracy_of(moves[move].cost), weight = weight_of(shares, move);
        weighted += accuracy * weight;
        weights += weight;
        inverses += 1 / std::max(accuracy, 0.01);
        ++count;
    }
    if (count == 0) return std::nullopt;
    return (weighted / weights + count / inverses) / 2;
}

ReviewTotals totals_of(std::span<const ReviewedMove> moves, std::span<const double> shares, Side side) {
    ReviewTotals totals{.accuracy = accuracy_of(moves, shares, side)};
    for (const auto& move : moves) {
        if (move.side != side) continue;
        totals.only += move.kind == MoveClass::only ? 1 : 0;
        totals.inaccuracies += move.kind == MoveClass::inaccuracy ? 1 : 0;
        totals.mistakes += move.kind == MoveClass::mistake ? 1 : 0;
        totals.blunders += move.kind == MoveClass::blunder ? 1 : 0;
    }
    return totals;
}

/// Who stands worse by the last value that is known.
std::optional<Side> worse_side(std::span<const std::optional<PositionValue>> values) {
    for (std::size_t ply = values.size(); ply-- > 0;) {
        if (!values[ply] || !values[ply]->first_share) continue;
        const double share = *values[ply]->first_share;
        if (share == 0.5) return std::nullopt;
        return share < 0.5 ? Side::first : Side::second;
    }
    return std::nullopt;
}

std::optional<std::size_t> turning_point(const std::vector<std::optional<ReviewedMove>>& moves,
                                         std::optional<Side> worse) {
    std::optional<std::size_t> point;
    double highest = mistake_cost;
    for (std::size_t ply = 0; ply < moves.size(); ++ply) {
        if (!moves[ply] || (worse && moves[ply]->side != *worse)) continue;
        const double cost = moves[ply]->before - moves[ply]->after;
        if (cost < highest) continue;
        highest = cost;
        point = ply;
    }
    return point;
}

} // namespace

Review review_of(std::span<const MoveToReview> moves, std::span<const std::optional<PositionValue>> values,
                 std::int64_t points) {
    Review review;
    review.moves.resize(moves.size());
    for (std::size_t ply = 0; ply < moves.size() && ply + 1 < values.size(); ++ply) {
        if (values[ply] && values[ply + 1])
            review.moves[ply] = MoveReview(moves[ply], *values[ply], *values[ply + 1], points).result();
    }
    std::vector<ReviewedMove> reviewed;
    std::vector<double> shares; // of the first side
    for (std::size_t ply = 0; ply < moves.size(); ++ply) {
        const auto& move = review.moves[ply];
        if (!move) continue;
        const auto of_first = [&](double share) { return move->side == Side::first ? share : 1 - share; };
        if (shares.empty()) shares.push_back(values[ply]->first_share.value_or(of_first(move->before)));
        shares.push_back(values[ply + 1]->first_share.value_or(of_first(move->after)));
        reviewed.push_back(*move);
    }
    for (const Side side : both_sides)
        review.totals[side] = totals_of(reviewed, shares, side);
    review.turning_point =
        turning_point(review.moves, worse_side(values.first(std::min(values.size(), moves.size() + 1))));
    return review;
}

std::string better_move(const MoveToReview& move, const ReviewedMove& reviewed, const PositionValue& before) {
    if (reviewed.kind == MoveClass::best || reviewed.kind == MoveClass::only || before.best.empty()) return {};
    const bool is_named = std::ranges::find(before.best, move.text) != before.best.end();
    return is_named ? std::string() : before.best.front();
}

Comparison comparison_of(const MoveToReview& move, const ReviewedMove& reviewed, const PositionValue& before,
                         const PositionValue& after) {
    Comparison comparison{.rival = better_move(move, reviewed, before)};
    comparison.rival_is_better = !comparison.rival.empty();
    if (!after.best.empty()) comparison.answer = after.best.front();
    return comparison;
}

} // namespace zugzwang
