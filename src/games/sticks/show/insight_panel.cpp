#include <algorithm>

#include "games/sticks/show/view.hpp"
#include "games/sticks/think/formula.hpp"
#include "zugzwang/base/words.hpp"

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

/// What the formula says here, what follows, and why.
std::string words_of(const Rules::State& state) {
    if (state.misere && state.left == 1) return tr("Only the last stick is left, and who takes it loses.");
    const auto letters = formula_in_letters(state), numbers = formula_in_numbers(state);
    const int take = rest(state);
    if (take == 0)
        return tr(
            "{letters}: {numbers}. A marked number: whatever you take, the other side makes it {period} together.",
            {{"letters", letters}, {"numbers", numbers}, {"period", period(state)}});
    if (take == state.left)
        return tr("{letters}: {numbers}. Take {take}: these are the last, and you win.",
                  {{"letters", letters}, {"numbers", numbers}, {"take", take}});
    if (state.misere && state.left - take == 1)
        return tr("{letters}: {numbers}. Take {take}: one is left, and the other side must take it.",
                  {{"letters", letters}, {"numbers", numbers}, {"take", take}});
    return tr("{letters}: {numbers}. Take {take} and leave {left}. Then, whatever is taken, make it {period} together.",
              {{"letters", letters},
               {"numbers", numbers},
               {"take", take},
               {"left", state.left - take},
               {"period", period(state)}});
}

} // namespace

std::optional<Panel> View::insight_panel(const Insight& insight, const Rules::State& state, Labels) {
    Panel panel;
    panel.title = tr("Insight");
    if (state.left == 0) return panel;
    panel.chips = chips_of(insight, state);
    panel.words = words_of(state);
    return panel;
}

} // namespace zugzwang::sticks
