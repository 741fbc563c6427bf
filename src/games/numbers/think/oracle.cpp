#include "games/numbers/think/oracle.hpp"

namespace zugzwang::numbers {

bool same_row(const std::shared_ptr<const Row>& a, const std::shared_ptr<const Row>& b) {
    return a == b || (a && b && *a == *b);
}

std::optional<std::array<std::int64_t, 2>> Oracle::ends(const Rules::State& state, const std::stop_token& stop) {
    if (state.empty()) return std::nullopt;
    if (!values_ || !same_row(row_, state.row)) {
        values_ = EndValues::of(*state.row, stop);
        if (!values_) return std::nullopt;
    }
    row_ = state.row; // so that the next comparison finds the same object
    return std::array{values_->left(state.begin, state.end), values_->right(state.begin, state.end)};
}

std::optional<Rules::Move> Oracle::best_move(const Rules::State& state, const std::stop_token& stop) {
    const auto worth = ends(state, stop);
    if (!worth) return std::nullopt;
    return (*worth)[0] >= (*worth)[1] ? take_left : take_right;
}

std::vector<Rules::Move> Oracle::best_line(Rules::State state, std::size_t max, const std::stop_token& stop) {
    std::vector<Rules::Move> line;
    while (line.size() < max) {
        const auto best = best_move(state, stop);
        if (!best) break;
        line.push_back(*best);
        state = Rules::after(state, *best);
    }
    return line;
}

} // namespace zugzwang::numbers
