#include "games/sticks/think/light.hpp"

namespace zugzwang::sticks {
namespace {

std::vector<int> from_to(int begin, int end) {
    std::vector<int> sticks;
    for (int stick = begin; stick < end; ++stick)
        sticks.push_back(stick);
    return sticks;
}

} // namespace

Light light(const MoveQuestion<Rules>& question, const Fact& fact) {
    const auto& state = question.state;
    const int left = state.left - question.move.count;
    Light light;
    light.of[state.to_move] = from_to(left, state.left);
    auto& others = light.of[other(state.to_move)];
    if (fact.kind == "leaves_losing_count") {
        light.places = from_to(0, left);
    } else if (fact.kind == "leaves_winning_count") {
        const int rest = static_cast<int>(fact.numbers[2]);
        others = from_to(rest, left);
        light.places = from_to(0, rest);
    } else {
        others = from_to(0, left);
    }
    return light;
}

} // namespace zugzwang::sticks
