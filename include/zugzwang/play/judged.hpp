// What a player makes of a position that a search comes to: its expected result, and how play goes on.
#pragma once

#include <cstddef>
#include <optional>

#include "zugzwang/play/game_kit.hpp"
#include "zugzwang/rules/record.hpp"

namespace zugzwang {

/// Of a position that ends like this, or is proven to.
template <GameKit K>
[[nodiscard]] PositionValue ended_value(const Outcome& outcome) {
    PositionValue value{.first_share = 0.5, .exact = true};
    if (outcome.winner) value.first_share = *outcome.winner == Side::first ? 1 : 0;
    if (K::counts_margin) value.margin = outcome.winner == Side::second ? -outcome.margin : outcome.margin;
    return value;
}

/// What is told of the first side, for that side; and the other way round.
[[nodiscard]] inline double share_for(Side side, double first_share) {
    return side == Side::first ? first_share : 1 - first_share;
}

/// What the position is worth, over or not, and how the player would go on for both sides in that many moves at most;
/// empty where the player could not tell. Without the best moves.
template <GameKit K>
[[nodiscard]] std::optional<PositionValue> judged_by(Player<typename K::Rules>& player,
                                                     const typename K::Rules::State& state, SearchControl& control,
                                                     std::size_t line_moves) {
    using R = typename K::Rules;
    if (const auto outcome = R::outcome(state)) return ended_value<K>(*outcome);
    std::optional<Progress<R>> last;
    static_cast<void>(player.choose(state, control, [&](const Progress<R>& progress) { last = progress; }));
    if (!last || !last->chance) return std::nullopt;
    auto value = last->proven ? ended_value<K>(*last->proven)
                              : PositionValue{.first_share = share_for(R::to_move(state), *last->chance)};
    auto ahead = state;
    for (const auto& move : last->line) {
        if (value.line.size() == line_moves || !R::is_legal(ahead, move)) break;
        value.line.push_back(R::move_to_text(ahead, move));
        ahead = R::after(ahead, move);
    }
    return value;
}

} // namespace zugzwang
