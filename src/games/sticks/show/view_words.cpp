// The words beside the board, and what the help says of the game under way.
#include <algorithm>

#include "games/sticks/show/entry_parts.hpp"
#include "games/sticks/show/view.hpp"
#include "zugzwang/base/words.hpp"
#include "zugzwang/ui/caps.hpp"

namespace zugzwang::sticks {
namespace {

/// So few sticks are shown number by number; of more only the marked numbers, the last ones, and how many there are.
constexpr int all_up_to = 12;
constexpr std::size_t max_marked = 9;

std::vector<Panel::Chip> chips_of(const Insight& insight, const Rules::State& state) {
    std::vector<Panel::Chip> chips;
    const auto add = [&](int number) {
        chips.push_back({std::to_string(number), std::ranges::binary_search(insight.lost, number)});
    };
    if (state.left <= all_up_to) {
        for (int number = 1; number <= state.left; ++number)
            add(number);
        return chips;
    }
    for (std::size_t index = insight.lost.size() - std::min(insight.lost.size(), max_marked);
         index < insight.lost.size(); ++index)
        add(insight.lost[index]);
    if (insight.lost.empty() || insight.lost.back() != state.left) add(state.left);
    return chips;
}

/// What to do here and why, before the formula that says it.
std::string words_of(const Rules::State& state) {
    if (state.misere && state.left == 1) return tr("Only the last stick is left, and whoever takes it loses.");
    const auto letters = formula_in_letters(state), numbers = formula_in_numbers(state);
    const int take = rest(state);
    if (take == 0)
        return tr("A marked number: whatever you take, the other side takes enough that both moves add up to {period}. "
                  "{letters}: {numbers}.",
                  {{"letters", letters}, {"numbers", numbers}, {"period", period(state)}});
    if (take == state.left)
        return tr("Take {take}: then none are left, and you win. {letters}: {numbers}.",
                  {{"letters", letters}, {"numbers", numbers}, {"take", take}});
    if (state.misere && state.left - take == 1)
        return tr("Take {take}: one is left, and the other side must take it. {letters}: {numbers}.",
                  {{"letters", letters}, {"numbers", numbers}, {"take", take}});
    return tr("Leave a marked number: take {take} and leave {left}. Then, whatever is taken, take enough that both "
              "moves add up to {period}. {letters}: {numbers}.",
              {{"letters", letters},
               {"numbers", numbers},
               {"take", take},
               {"left", state.left - take},
               {"period", period(state)}});
}

/// How the losing number is kept for the other side, and where that ends.
std::string why_paragraph(const Rules::State& state) {
    const int most = state.take, together = period(state);
    if (state.misere)
        return tr(
            "Why: leave the other player a number that is 1 more than a multiple of {together}. However many are "
            "taken then, 1 to {most}, you take enough that both moves add up to {together}, and the number is of that "
            "kind again. So 1 is left in the end, the other player must take it and loses.",
            {{"together", together}, {"most", most}});
    return tr(
        "Why: leave the other player a multiple of {together}. However many are taken then, 1 to {most}, you take "
        "enough that both moves add up to {together}, and the number is a multiple again. So you take the last one.",
        {{"together", together}, {"most", most}});
}

std::string formula_paragraph(const Rules::State& state) {
    const int first = state.misere ? 1 : period(state);
    return tr(
        "How to win: N is the number of sticks that are left, and M = {most} is the most that a move may take. Take "
        "{formula}, that is what is left over when {number} is divided by {together}. When nothing is left over, "
        "the player to move can be beaten: the marked numbers here are {first}, {second}, {third} and so on.",
        {{"most", state.take},
         {"formula", formula_in_letters(state)},
         {"number", state.misere ? tr("N − 1") : tr("N")},
         {"together", period(state)},
         {"first", first},
         {"second", first + period(state)},
         {"third", first + 2 * period(state)}});
}

} // namespace

std::string View::move_words(const Rules::State& state, const Rules::Move& move, Labels) {
    return tr("{take} ({left} left)", {{"take", move.count}, {"left", state.left - move.count}});
}

std::string View::told(const Played<Rules>& played, const std::string& side, Labels) {
    const int taken = played.move.count, left = played.now.left;
    if (left == 0)
        return tr_n("{side} takes the last stick.", "{side} takes the last {n} sticks.", taken, {{"side", side}});
    return tr_n("{side} takes {take}, {n} is left.", "{side} takes {take}, {n} are left.", left,
                {{"side", side}, {"take", taken}});
}

std::string View::prompt(const Rules::State& state, Labels) const {
    if (!typed_.empty()) return tr("take {number}: {key}", {{"number", typed_}, {"key", ui::sign_of(Key::enter)}});
    if (state.misere && state.left > 1)
        return tr("take {numbers}, but not the last stick", {{"numbers", numbers_to_take(state)}});
    return tr("take {numbers}", {{"numbers", numbers_to_take(state)}});
}

std::optional<Panel> View::pointer_panel(const Rules::State& state, Labels) const {
    const int count = chosen();
    if (!Rules::is_legal(state, {count})) return std::nullopt;
    Panel panel;
    panel.title = tr("If you take {number}", {{"number", count}});
    panel.big = tr_n("{n} left", "{n} left", state.left - count);
    return panel;
}

Figure View::figure(const Match<Rules>& match, Side side) {
    int taken = 0;
    Side mover = match.start().to_move;
    for (const auto& move : match.moves()) {
        if (mover == side) taken += move.count;
        mover = other(mover);
    }
    return {std::to_string(taken), tr("taken so far")};
}

std::optional<Panel> View::insight_panel(const Insight& insight, const Rules::State& state, Labels) {
    Panel panel;
    panel.title = tr("Insight");
    if (state.left == 0) return panel;
    panel.chips = chips_of(insight, state);
    panel.words = words_of(state);
    return panel;
}

std::vector<std::string> rules_from(const std::optional<std::string>& position) {
    auto state = Rules::initial({});
    if (position) {
        if (const auto read = Rules::state_from_text(*position)) state = *read;
    }
    return {tr("In each turn take 1 stick or more, up to {most} in this game.", {{"most", state.take}}),
            state.misere ? tr("In this game whoever takes the last stick loses.")
                         : tr("In this game whoever takes the last stick wins."),
            formula_paragraph(state), why_paragraph(state)};
}

} // namespace zugzwang::sticks
