#include "desk/told_values.hpp"

#include <algorithm>

namespace zugzwang {

const ToldValues::View* ToldValues::proof_in(const Views& views) {
    const View* proof = nullptr;
    for (const auto& view : views.values) {
        if (view && view->proven && (proof == nullptr || view->ply > proof->ply)) proof = &*view;
    }
    return proof;
}

std::optional<double> ToldValues::share_of(const Views& views) {
    if (const auto* proof = proof_in(views)) return proof->share;
    const auto &first = views[Side::first], &second = views[Side::second];
    if (first && second) return (first->share + second->share) / 2;
    if (first) return first->share;
    return second ? std::optional(second->share) : std::nullopt;
}

std::optional<double> ToldValues::view(Side side) const {
    if (views_.empty() || !views_.back()[side]) return std::nullopt;
    return views_.back()[side]->share;
}

bool ToldValues::is_proven() const {
    if (views_.empty()) return false;
    return proof_in(views_.back()) != nullptr || (known_.back() && !share_of(views_.back()));
}

/// Holds from that position on.
void ToldValues::note(std::size_t ply, Side side, View view) {
    if (views_[ply][side] == view) return;
    for (std::size_t later = ply; later < views_.size(); ++later) {
        auto& held = views_[later][side];
        if (held && held->ply > ply) break;
        held = view;
        shares_[later] = share_of(views_[later]);
    }
}

void ToldValues::see(const SessionNews& news) {
    const auto positions = news.moves.size() + 1;
    while (views_.size() < positions) {
        views_.push_back(views_.empty() ? Views{} : views_.back());
        shares_.push_back(share_of(views_.back()));
    }
    views_.resize(positions);
    shares_.resize(positions);
    known_.resize(positions);
    const auto& thinking = news.thinking;
    if (thinking && thinking->first_share && thinking->ply < positions) {
        note(thinking->ply, thinking->side,
             {.share = *thinking->first_share, .proven = thinking->proven, .ply = thinking->ply});
    }
    for (std::size_t ply = 0; ply < std::min(positions, news.values.size()); ++ply) {
        const auto& value = news.values[ply];
        if (!value || !value->first_share || share_of(views_[ply])) continue;
        shares_[ply] = value->first_share;
        known_[ply] = value->exact;
    }
    if (news.outcome) {
        const auto& winner = news.outcome->winner;
        const View end{.share = !winner ? 0.5 : *winner == Side::first ? 1.0 : 0.0, .proven = true, .ply = positions};
        for (const Side side : both_sides)
            note(positions - 1, side, end);
    }
}

} // namespace zugzwang
