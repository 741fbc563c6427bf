#include "games/boxes/think/light.hpp"

#include <algorithm>
#include <array>
#include <set>
#include <string>
#include <string_view>

#include "games/boxes/think/look.hpp"

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

/// Those that can be closed in a row.
std::vector<int> closed_boxes(const Look& look) {
    std::vector<int> boxes;
    for (int coin = 0; coin < look.rest().coin_count(); ++coin) {
        if (look.rest().degree(coin) == 0) boxes.push_back(look.rest().box_of(coin));
    }
    return boxes;
}

/// Of the chains and loops that have these lines.
std::vector<int> boxes_of_runs(const Look& look, const Rules::State& state, const std::vector<std::string>& lines) {
    std::set<int> boxes;
    for (const auto& line : lines) {
        const auto move = Rules::move_from_text(state, line);
        const auto* run = move ? look.run_at(move->edge) : nullptr;
        if (run == nullptr) continue;
        for (const auto coin : run->coins)
            boxes.insert(look.rest().box_of(coin));
    }
    return {boxes.begin(), boxes.end()};
}

std::vector<std::string> safe_lines(const Look& look, const Rules::State& state) {
    std::vector<std::string> lines;
    for (int string = 0; string < look.rest().string_count(); ++string) {
        if (!look.rest().is_cut(string) && is_safe(look.rest(), string))
            lines.push_back(Rules::move_to_text(state, {look.rest().edge_of(string)}));
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
    const Look look(next);
    if (is_one_of(kind, of_safe_lines)) {
        light.moves = safe_lines(look, next);
    } else if (is_one_of(kind, of_chains)) {
        light.places = boxes_of_runs(look, next, fact.moves);
        if (kind.starts_with("keeps_control")) light.of[other(side)] = closed_boxes(look);
    } else {
        light.of[next.to_move] = closed_boxes(look);
        if (boxes_closed_by(state, question.move.edge) > 0) {
            for (const int box : state.grid.boxes_beside(question.move.edge)) {
                if (sides_drawn(state, box) == 3) light.of[side].push_back(box);
            }
        }
    }
    return light;
}

} // namespace zugzwang::boxes
