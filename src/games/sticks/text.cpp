// Positions `N/M side [misere]` and moves, as PROTOCOL.md has them.
#include "zugzwang/base/text.hpp"

#include <algorithm>

#include "games/sticks/rules.hpp"
#include "zugzwang/base/words.hpp"

namespace zugzwang::sticks {

std::string Rules::to_text(const State& state) {
    return filled("{}/{} {}{}", state.left, state.take, state.to_move == Side::first ? 1 : 2,
                  state.misere ? " misere" : "");
}

Result<Rules::State> Rules::state_from_text(std::string_view text) {
    const auto blanks = std::ranges::count(text, ' ');
    if (blanks < 1 || blanks > 2) return refused("a position is N/M, a side, and perhaps misere", {text});
    const auto fields = split(text, ' ');
    if (std::ranges::count(fields[0].text, '/') != 1) return refused("the sticks are written N/M", fields[0]);
    const auto numbers = split(fields[0], '/');
    const auto left = whole_number(numbers[0].text);
    if (!left || *left < 0 || *left > max_sticks) return refused("the number of sticks is 0 to 1000", numbers[0]);
    const auto take = whole_number(numbers[1].text);
    if (!take || *take < 2 || *take >= max_sticks) return refused("the most in one move is 2 to 999", numbers[1]);
    const auto side = side_from(fields[1]);
    if (!side) return side.refusal();
    if (fields.size() == 3 && fields[2].text != "misere") return refused("only misere may follow", fields[2]);
    return State{static_cast<int>(*left), static_cast<int>(*take), fields.size() == 3, *side};
}

std::string Rules::move_to_text(const State&, const Move& move) { return std::to_string(move.count); }

Result<Rules::Move> Rules::move_from_text(const State& state, std::string_view text) {
    const auto count = whole_number(text);
    if (!count) return refused("a move is the number of sticks taken", {text});
    if (state.left == 0) return refused("the game is over", {text});
    if (*count < 1 || *count > max_to_take(state)) {
        return refused(filled("take from 1 to {}", max_to_take(state)), {text});
    }
    return Move{static_cast<int>(*count)};
}

} // namespace zugzwang::sticks
