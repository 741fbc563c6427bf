#include "sixth_game/players.hpp"

namespace zugzwang::chomp {
namespace {

class Solver {
  public:
    explicit Solver(SearchControl& control) : control_(control) {}

    /// Whether the side to move wins; nothing when the search was stopped.
    std::optional<bool> wins(const Rules::State& state) {
        if (const auto outcome = Rules::outcome(state)) return outcome->winner == state.to_move;
        if (const auto known = known_.find(state.left); known != known_.end()) return known->second;
        if (!control_.visit()) return std::nullopt;
        bool found = false;
        for (const auto& move : Rules::legal_moves(state)) {
            const auto theirs = wins(Rules::after(state, move));
            if (!theirs) return std::nullopt;
            if ((found = !*theirs)) break;
        }
        return known_[state.left] = found;
    }

  private:
    SearchControl& control_;
    std::map<std::vector<int>, bool> known_;
};

} // namespace

std::optional<std::vector<Rules::Move>> winning_bites(const Rules::State& state, SearchControl& control) {
    Solver solver(control);
    std::vector<Rules::Move> bites;
    for (const auto& move : Rules::legal_moves(state)) {
        const auto theirs = solver.wins(Rules::after(state, move));
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
