#include "zugzwang/rules/record.hpp"

#include <utility>

namespace zugzwang {

GameResult forfeited(Side to_move, Refusal why) {
    GameResult result{.outcome = {.winner = other(to_move)}};
    if (why.message == forfeits::resigned_waiting) result.outcome.winner = to_move;
    if (why.message == forfeits::draw_agreed) result.outcome.winner.reset();
    result.forfeit = std::move(why);
    return result;
}

std::string_view result_word(const std::optional<Outcome>& outcome) {
    if (!outcome) return "none";
    if (!outcome->winner) return "draw";
    return *outcome->winner == Side::first ? "p1win" : "p2win";
}

std::optional<Refusal> wrong_result(const GameResult& told, const std::optional<Outcome>& by_rules) {
    if (told.forfeit && by_rules) return Refusal{"the game was over before the forfeit"};
    if (!told.forfeit && !by_rules) return Refusal{"the game is not over after its last move"};
    if (told.forfeit && told.outcome.margin != 0) return Refusal{"a forfeit has no margin"};
    if (by_rules && *by_rules != told.outcome) return Refusal{"the result is wrong"};
    return std::nullopt;
}

} // namespace zugzwang
