#include "games/points/think/light.hpp"

#include <algorithm>

#include "games/points/think/zones.hpp"

namespace zugzwang::points {
namespace {

std::vector<std::string> texts_of(const Rules::State& state, const std::vector<Segment>& lines) {
    std::vector<std::string> texts;
    for (const auto& line : lines)
        texts.push_back(Rules::move_to_text(state, line));
    return texts;
}

/// The zone that the line is drawn in, and what is left of it.
Light light_of_zone(const Rules::State& state, const Segment& line) {
    Light light;
    const auto before = zones(*state.board, state.legal);
    const auto zone = std::ranges::find_if(before, [&](const Zone& one) { return (one.points & bit_of(line.a)) != 0; });
    for (int point = 0; point < state.board->point_count(); ++point) {
        if ((zone->points & bit_of(point)) != 0) light.places.push_back(point);
    }
    auto left = Rules::legal_moves(Rules::after(state, line));
    std::erase_if(left, [&](const Segment& other) { return (zone->points & bit_of(other.a)) == 0; });
    light.moves = texts_of(state, left);
    return light;
}

} // namespace

Light light(const MoveQuestion<Rules>& question, const Fact& fact) {
    const auto& state = question.state;
    const auto& kind = fact.kind;
    const auto left = [&](const Segment& line) { return Rules::legal_moves(Rules::after(state, line)); };
    if (kind.ends_with("_zone") || kind == "splits_zone_into") return light_of_zone(state, question.move);
    if (kind == "only_line_wins" || kind == "every_line_loses") return {};
    Light light;
    if (kind == "takes_other_lines") {
        const auto own = left(question.move);
        auto lines = left(*question.rival);
        std::erase_if(lines, [&](const Segment& line) { return std::ranges::find(own, line) != own.end(); });
        light.moves = texts_of(state, lines);
    } else if (kind == "rival_draws_last_line" || kind == "rival_lets_answer_win" || kind == "lets_draw_last_line" ||
               kind.starts_with("answer_")) {
        light.moves = {fact.moves.back()};
    } else {
        light.moves = texts_of(state, left(kind.starts_with("rival_") ? *question.rival : question.move));
    }
    return light;
}

} // namespace zugzwang::points
