#include "zugzwang/rules/record.hpp"

namespace zugzwang {

std::optional<Refusal> wrong_result(const GameResult& told, const std::optional<Outcome>& by_rules) {
    if (told.forfeit && by_rules) return Refusal{"the game was over before the forfeit"};
    if (!told.forfeit && !by_rules) return Refusal{"the game is not over after its last move"};
    if (told.forfeit && told.outcome.margin != 0) return Refusal{"a forfeit has no margin"};
    if (by_rules && *by_rules != told.outcome) return Refusal{"the result is wrong"};
    return std::nullopt;
}

} // namespace zugzwang
