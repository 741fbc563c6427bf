#include "games/amazons/think/mistakes.hpp"

#include "games/amazons/think/confinement.hpp"
#include "games/amazons/think/insight.hpp"
#include "games/amazons/think/position_counts.hpp"

namespace zugzwang::amazons {
namespace {

/// Whether the move confines a queen of the side whose queens the other move leaves freer.
bool confines_more(const Rules::State& state, const Rules::Move& move, const Rules::Move& other, Side side) {
    return confinement_sum(Rules::after(state, move), side) > confinement_sum(Rules::after(state, other), side) &&
           !confined_by(move, state, side).empty();
}

} // namespace

std::string kind_of_mistake(const Rules::State& state, const Rules::Move& played, const Rules::Move& better) {
    const Side side = state.to_move;
    if (confines_more(state, played, better, side)) return "shut-in";
    if (confines_more(state, better, played, other(side))) return "let-go";
    const auto own = counts_of(Rules::after(state, played), side),
               beside = counts_of(Rules::after(state, better), side);
    if (own.first.lead() < 0 && beside.first.lead() >= 0) return "gave-region";
    const auto before = static_insight(state);
    const auto& had = side == Side::first ? before.first : before.second;
    if (had.has(played.arrow) && !had.has(better.arrow)) return "spent-own";
    if (own.first.lead() < beside.first.lead()) return "gave-squares";
    return own.open.lead() < beside.open.lead() ? "gave-freedom" : "";
}

} // namespace zugzwang::amazons
