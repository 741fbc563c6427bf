#include "zugzwang/rules/record.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace zugzwang {
namespace {

struct Judgement {
    std::string_view message;
    std::optional<Side> winner;
};

const Judgement* judgement_in(const Refusal& why) {
    using namespace judgements;
    static constexpr std::array<Judgement, 6> all{{{proven[Side::first], Side::first},
                                                   {proven[Side::second], Side::second},
                                                   {proven_draw, std::nullopt},
                                                   {agreed[Side::first], Side::first},
                                                   {agreed[Side::second], Side::second},
                                                   {too_long, std::nullopt}}};
    const auto* const found = std::ranges::find(all, std::string_view(why.message), &Judgement::message);
    return found == all.end() ? nullptr : found;
}

} // namespace

bool is_judgement(const Refusal& why) { return judgement_in(why) != nullptr; }

GameResult forfeited(Side to_move, Refusal why) {
    GameResult result{.outcome = {.winner = other(to_move)}};
    if (why.message == forfeits::resigned_waiting) result.outcome.winner = to_move;
    if (why.message == forfeits::draw_agreed) result.outcome.winner.reset();
    if (const auto* judgement = judgement_in(why)) result.outcome.winner = judgement->winner;
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
