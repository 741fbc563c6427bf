#include "games/boxes/think/light.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <string_view>

namespace zugzwang::boxes {
namespace {

template <std::size_t N>
bool is_one_of(const std::string& kind, const std::array<std::string_view, N>& kinds) {
    return std::ranges::find(kinds, kind) != kinds.end();
}

constexpr std::array<std::string_view, 7> of_chains{"keeps_control_chain", "keeps_control_loop", "chains_suit",
                                                    "chains_against",      "wrong_long_chains",  "right_long_chains",
                                                    "answer_makes_chain"};
constexpr std::array<std::string_view, 6> of_safe_lines{"other_gives_first", "this_gives_first", "can_outlast",
                                                        "can_be_outlasted",  "safe_left",        "safe_beside"};

/// Closes every box that can be closed in a row, and notes them.
Rules::State emptied(Rules::State state, std::vector<int>& closed) {
    for (bool found = true; found && !Rules::outcome(state);) {
        found = false;
        for (const auto& move : Rules::legal_moves(state)) {
            if (boxes_closed_by(state, move.edge) == 0) continue;
            for (const int box : state.grid.boxes_beside(move.edge)) {
                if (sides_drawn(state, box) == 3) closed.push_back(box);
            }
            state = Rules::after(std::move(state), move);
            found = true;
            break;
        }
    }
    return state;
}

/// The boxes of chains: all of whose open sides are among the lines.
std::vector<int> boxes_along(const Rules::State& state, const std::vector<std::string>& lines) {
    std::vector<int> edges, boxes;
    for (const auto& line : lines) {
        if (const auto move = Rules::move_from_text(state, line)) edges.push_back(move->edge);
    }
    const auto is_lit = [&](int edge) {
        return state.drawn[static_cast<std::size_t>(edge)] || std::ranges::find(edges, edge) != edges.end();
    };
    for (int box = 0; box < state.grid.boxes(); ++box) {
        if (sides_drawn(state, box) == 2 && std::ranges::all_of(state.grid.edges_of(box), is_lit)) boxes.push_back(box);
    }
    return boxes;
}

std::vector<std::string> safe_lines(const Rules::State& state) {
    std::vector<std::string> lines;
    for (const auto& move : Rules::legal_moves(state)) {
        const auto beside = state.grid.boxes_beside(move.edge);
        if (std::ranges::all_of(beside, [&](int box) { return sides_drawn(state, box) < 2; }))
            lines.push_back(Rules::move_to_text(state, move));
    }
    return lines;
}

} // namespace

Light light(const MoveQuestion<Rules>& question, const Fact& fact) {
    const auto& state = question.state;
    const auto& kind = fact.kind;
    const Side side = state.to_move;
    Light light;
    if (kind.starts_with("brings")) return light;
    auto next = Rules::after(state, question.move);
    if (kind == "answer_makes_chain" || kind == "answer_leaves")
        next = Rules::after(next, *Rules::move_from_text(next, fact.moves.front()));
    // Nothing is lost with the line, but with its rival.
    if (kind == "gives_fewer" && fact.numbers.front() == 0) next = Rules::after(state, *question.rival);
    std::vector<int> closed;
    const auto rest = emptied(next, closed);
    if (is_one_of(kind, of_safe_lines)) {
        light.moves = safe_lines(rest);
    } else if (is_one_of(kind, of_chains)) {
        light.places = boxes_along(rest, fact.moves);
        if (kind.starts_with("keeps_control")) light.of[other(side)] = closed;
    } else {
        light.of[next.to_move] = closed;
        if (boxes_closed_by(state, question.move.edge) > 0) {
            for (const int box : state.grid.boxes_beside(question.move.edge)) {
                if (sides_drawn(state, box) == 3) light.of[side].push_back(box);
            }
        }
    }
    return light;
}

} // namespace zugzwang::boxes
