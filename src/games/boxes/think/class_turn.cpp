#include "games/boxes/think/class_turn.hpp"

#include <algorithm>

#include "games/boxes/think/players.hpp"

namespace zugzwang::boxes {
namespace {

std::vector<Resorted> resorted_between(const LineClasses& before, const LineClasses& after) {
    std::vector<Resorted> changed;
    for (const auto& move : Rules::legal_moves(after.state())) {
        const Resorted one{move.edge, before.place_of(move.edge), after.place_of(move.edge)};
        if (one.before != one.after) changed.push_back(one);
    }
    std::ranges::stable_partition(changed, [](const Resorted& one) { return one.after.set == LineClass::completing; });
    return changed;
}

} // namespace

std::vector<TurnLine> turn_of_classes(const Rules::State& state, std::uint64_t seed) {
    std::vector<TurnLine> lines;
    Classes player(seed, [&](const ClassesChoice& choice) {
        LineClasses after = choice.classes;
        after.draw(choice.move.edge);
        lines.push_back({.classes = choice.classes,
                         .set = choice.set,
                         .edge = choice.move.edge,
                         .resorted = resorted_between(choice.classes, after)});
    });
    SearchControl control({});
    for (Rules::State now = state; now.to_move == state.to_move && !Rules::outcome(now);)
        now = Rules::after(now, *player.choose(now, control, {}));
    return lines;
}

} // namespace zugzwang::boxes
