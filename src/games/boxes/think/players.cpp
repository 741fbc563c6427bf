#include "games/boxes/think/players.hpp"

#include <algorithm>
#include <utility>

#include "games/boxes/think/captures.hpp"
#include "games/boxes/think/endgame_estimate.hpp"
#include "games/boxes/think/openings.hpp"
#include "zugzwang/ai/turn_chance.hpp"
#include "zugzwang/base/words.hpp"

namespace zugzwang::boxes {
namespace {

int long_chains(const Strings& strings) {
    return static_cast<int>(std::ranges::count_if(runs(strings), &Run::is_long));
}

/// The safe strings after which the number of long chains suits the player who cut one; all safe ones if there are
/// none.
std::vector<int> strings_that_suit(Strings& strings, const std::vector<Opening>& openings) {
    std::vector<int> all, suitable;
    for (const auto& opening : openings) {
        if (opening.price > 0) break;
        static_cast<void>(strings.cut(opening.string));
        all.push_back(opening.string);
        if (!chains_suit_mover(strings.strings_left(), strings.coins_left(), long_chains(strings))) {
            suitable.push_back(opening.string);
        }
        strings.undo_cut(opening.string);
    }
    return suitable.empty() ? all : suitable;
}

bool has_safe_string(const Strings& strings) {
    for (int string = 0; string < strings.string_count(); ++string) {
        if (!strings.is_cut(string) && is_safe(strings, string)) return true;
    }
    return false;
}

/// Leaving a gift pays if whoever must then move loses more than the gift.
Plan plan_for(Strings& rest, const Captures& captures) {
    if (captures.gift == 0 || has_safe_string(rest)) return Plan::take_all;
    return EndgameEstimate().margin(rest) < -captures.gift ? Plan::leave_gift : Plan::take_all;
}

std::string reason(LineClass set, int price) {
    if (set == LineClass::completing) return tr("completes a box");
    if (set == LineClass::neutral) return tr("a neutral line, at random");
    return tr("no safe line left: opens the string of {price}, the cheapest", {{"price", price}});
}

Progress<Rules> progress_with_reason(Rules::Move move, std::string words, const SearchControl& control) {
    Progress<Rules> progress;
    progress.nodes = control.nodes();
    progress.line = {move};
    progress.words = std::move(words);
    return progress;
}

} // namespace

int margin_owned(const Rules::State& state) {
    return boxes_owned(state, state.to_move) - boxes_owned(state, other(state.to_move));
}

bool chains_suit_mover(int lines_left, int boxes_left, int long_chains) {
    return (lines_left + boxes_left + long_chains) % 2 == 1;
}

void Classes::catch_up(const Rules::State& state) {
    if (!classes_ || classes_->state().grid != state.grid || (classes_->state().drawn & ~state.drawn).any()) {
        classes_.emplace(state);
        return;
    }
    const auto new_lines = state.drawn & ~classes_->state().drawn;
    for (int edge = 0; edge < state.grid.edges(); ++edge) {
        if (new_lines[static_cast<std::size_t>(edge)]) classes_->draw(edge);
    }
}

/// In the order of the seed.
LineClass Classes::first_set() const {
    if (!classes_->completing().empty()) return LineClass::completing;
    return classes_->neutral().empty() ? LineClass::giving : LineClass::neutral;
}

int Classes::line_of(LineClass set) const {
    if (set == LineClass::completing) return *classes_->completing().begin();
    if (set == LineClass::giving) return classes_->giving().begin()->second;
    const auto drawn = static_cast<std::uint64_t>(classes_->state().drawn.count());
    return turn_chance(seed_, drawn).pick(classes_->neutral());
}

Result<Rules::Move> Classes::choose(const Rules::State& state, SearchControl& control,
                                    const ProgressSink<Rules>& report) {
    static_cast<void>(control.visit());
    catch_up(state);
    const LineClass set = first_set();
    const Rules::Move move{line_of(set)};
    if (observer_) observer_({.classes = *classes_, .set = set, .move = move});
    if (report) report(progress_with_reason(move, reason(set, classes_->place_of(move.edge).price), control));
    return move;
}

Result<Rules::Move> Chains::choose(const Rules::State& state, SearchControl& control,
                                   const ProgressSink<Rules>& report) {
    static_cast<void>(control.visit());
    Strings strings(state);
    Strings rest = strings;
    const auto answer = [&](int string, const std::string& words) {
        const Rules::Move move{strings.edge_of(string)};
        if (report) report(progress_with_reason(move, words, control));
        return move;
    };
    std::vector<std::int16_t> cuts;
    const Captures captures = take_all(rest, cuts);
    if (captures.all > 0) {
        const bool gives = random_.happens(knowledge_.leaves_gifts);
        const Plan plan = gives ? plan_for(rest, captures) : Plan::take_all;
        return answer(next_cut(strings, plan),
                      plan == Plan::take_all
                          ? tr("takes every box it can")
                          : tr("takes all but the last {boxes}, to keep control", {{"boxes", captures.gift}}));
    }
    std::vector<Opening> openings;
    list_openings(strings, openings);
    if (openings.front().price > 0)
        return answer(openings.front().string, tr("no safe line left: opens the cheapest string"));
    if (!random_.happens(knowledge_.counts)) {
        std::erase_if(openings, [](const Opening& opening) { return opening.price > 0; });
        return answer(random_.pick(openings).string, tr("a safe line, at random"));
    }
    return answer(random_.pick(strings_that_suit(strings, openings)), tr("a safe line, by the long-chain rule"));
}

} // namespace zugzwang::boxes
