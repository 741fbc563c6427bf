#include "sixth_game/chomp/players.hpp"

#include <map>

namespace zugzwang::chomp {
namespace {

using Known = std::map<std::vector<int>, bool>; ///< By what is left: whether the side to move wins.

std::optional<bool> wins(const Rules::State& state, SearchControl& control, Known& known) {
    if (const auto outcome = Rules::outcome(state)) return outcome->winner == state.to_move;
    if (const auto found = known.find(state.left); found != known.end()) return found->second;
    if (!control.visit()) return std::nullopt;
    bool wins_here = false;
    for (const auto& move : Rules::legal_moves(state)) {
        const auto theirs = wins(Rules::after(state, move), control, known);
        if (!theirs) return std::nullopt;
        wins_here = wins_here || !*theirs;
    }
    return known[state.left] = wins_here;
}

} // namespace

std::optional<std::vector<Rules::Move>> winning_bites(const Rules::State& state, SearchControl& control) {
    Known known;
    std::vector<Rules::Move> bites;
    for (const auto& move : Rules::legal_moves(state)) {
        const auto theirs = wins(Rules::after(state, move), control, known);
        if (!theirs) return std::nullopt;
        if (!*theirs) bites.push_back(move);
    }
    return bites;
}

Result<Rules::Move> Perfect::choose(const Rules::State& state, SearchControl& control,
                                    const ProgressSink<Rules>& report) {
    const auto bites = winning_bites(state, control);
    const bool wins = bites && !bites->empty();
    const auto move = wins ? bites->front() : Rules::legal_moves(state).back();
    const Outcome end{.winner = wins ? state.to_move : other(state.to_move)};
    if (report && bites)
        report({.depth = 1, .nodes = control.nodes(), .score = wins ? 1.0 : -1.0, .proven = end, .line = {move}});
    return move;
}

} // namespace zugzwang::chomp
