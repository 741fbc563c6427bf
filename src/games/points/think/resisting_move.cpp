#include "games/points/think/resisting_move.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>

namespace zugzwang::points {

namespace {

constexpr std::size_t at_a_time = 8;
constexpr std::uint64_t first_nodes = 1'500;

/// Whether the side that draws the line wins; empty while that is not known.
std::optional<bool> wins(Solver& solver, const Rules::State& state, Segment line, SearchControl& control) {
    const auto answers = solver.judged(Rules::after(state, line).legal, Solver::Want::one_winning_move, control);
    const auto is_answered = [&](std::optional<bool> answer) {
        return std::ranges::find(answers, answer, &JudgedMove::wins) != answers.end();
    };
    if (is_answered(true)) return false;
    return is_answered(std::nullopt) ? std::nullopt : std::optional(true);
}

} // namespace

std::optional<Segment> resisting_move(Solver& solver, const Rules::State& state, const std::vector<JudgedMove>& moves,
                                      SearchControl& control) {
    std::vector<Segment> open;
    for (const auto& judged : moves) {
        if (!judged.wins) open.push_back(judged.move);
    }
    for (std::size_t from = 0; from < open.size(); from += at_a_time) {
        std::vector<Segment> standing(open.begin() + static_cast<std::ptrdiff_t>(from),
                                      open.begin() +
                                          static_cast<std::ptrdiff_t>(std::min(from + at_a_time, open.size())));
        std::optional<Segment> longest;
        for (auto nodes = first_nodes; !standing.empty(); nodes *= 4) {
            std::vector<Segment> still;
            for (const auto line : standing) {
                if (control.must_stop()) return still.empty() ? longest : still.front();
                SearchControl refuting(control, {.nodes = nodes});
                const auto known = wins(solver, state, line, refuting);
                if (known == true) return line;
                if (!known) still.push_back(line);
            }
            standing = std::move(still);
            if (!standing.empty()) longest = standing.front();
        }
    }
    return std::nullopt;
}

} // namespace zugzwang::points
