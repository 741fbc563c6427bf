#include "games/numbers/think/light.hpp"

namespace zugzwang::numbers {

Light light(const MoveQuestion<Rules>& question, const Fact& fact) {
    const auto& state = question.state;
    const auto& kind = fact.kind;
    const int first = static_cast<int>(state.begin), last = static_cast<int>(state.end) - 1;
    const bool is_left = question.move.taken == End::left;
    const int taken = is_left ? first : last, other_end = is_left ? last : first;
    const int beneath = is_left ? first + 1 : last - 1, beneath_other = is_left ? last - 1 : first + 1;
    Light light;
    auto& own = light.of[state.to_move];
    auto& others = light.of[other(state.to_move)];
    if (kind.ends_with("_places") || kind.starts_with("takes_poorer_")) {
        const int of_kind = kind.find("odd") != kind.npos ? 0 : 1;
        for (int place = first; place <= last; ++place) {
            if (place % 2 == of_kind) own.push_back(place);
        }
    } else if (kind == "uncovers") {
        others = {beneath};
    } else if (kind == "leaves_end") {
        others = {other_end};
    } else if (kind == "ends_are_equal") {
        light.places = {first, last};
    } else if (kind == "keeps_covered") {
        light.places = {beneath_other};
    } else if (kind == "takes_first" || kind == "takes_last") {
        own = {taken};
    } else if (kind == "takes_left" || kind == "takes_right") {
        own = {taken};
        light.places = {beneath};
    }
    return light;
}

} // namespace zugzwang::numbers
