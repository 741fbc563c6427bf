#include "games/boxes/think/class_turn.hpp"

#include <algorithm>

#include "games/boxes/think/players.hpp"

namespace zugzwang::boxes {
namespace {

std::vector<ClassChange> class_changes(const LineClasses& before, const LineClasses& after) {
    std::vector<ClassChange> changes;
    for (const auto& move : Rules::legal_moves(after.state())) {
        const ClassChange one{move.edge, before.place_of(move.edge), after.place_of(move.edge)};
        if (one.before != one.after) changes.push_back(one);
    }
    // Not the one of std::ranges, which clang 14 cannot compile.
    std::stable_partition(changes.begin(), changes.end(),
                          [](const ClassChange& one) { return one.after.set == LineClass::completing; });
    return changes;
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
                         .changes = class_changes(choice.classes, after)});
    });
    SearchControl control({});
    for (Rules::State now = state; now.to_move == state.to_move && !Rules::outcome(now);)
        now = Rules::after(now, *player.choose(now, control, {}));
    return lines;
}

} // namespace zugzwang::boxes
