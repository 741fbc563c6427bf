// Who sits where, where the game begins, and how a typed player is asked.
#pragma once

#include <memory>

#include "zugzwang/base/refusal.hpp"
#include "zugzwang/play/game_kit.hpp"
#include "zugzwang/play/outside.hpp"
#include "zugzwang/play/session_game.hpp"
#include "zugzwang/play/text_progress.hpp"

namespace zugzwang {

/// Where the session's game begins, or why the record, the position or the options are refused.
template <GameKit K>
[[nodiscard]] Result<typename K::Rules::State> start_state(const SessionConfig& config) {
    if (config.record) return K::Rules::state_from_text(config.record->start);
    if (config.position) return K::Rules::state_from_text(*config.position);
    const auto setup = K::setup(config.options);
    if (!setup) return setup.refusal();
    return K::Rules::initial(*setup);
}

/// Nobody where a person sits, here or far away.
template <Rules R>
using Seats = BySide<std::shared_ptr<Player<R>>>;

/// Of the chance of the player in that seat.
[[nodiscard]] constexpr std::uint64_t seat_seed(std::uint64_t seed, Side side) {
    return seed * 2 + static_cast<std::uint64_t>(side);
}

/// The players that the config names, or the id that nobody has.
template <GameKit K>
[[nodiscard]] Result<Seats<typename K::Rules>> seated(const SessionConfig& config) {
    using R = typename K::Rules;
    Seats<R> seats;
    for (const Side side : both_sides) {
        const auto& id = config.players[side];
        if (id == human || id.starts_with(far_prefix)) continue;
        if (id.starts_with(outside_prefix) && config.outside) {
            seats[side] = std::make_shared<OutsidePlayer<R>>(
                config.outside(K::entry().id, config.options, id.substr(outside_prefix.size())));
        } else {
            seats[side] = player_of<K>({.id = id,
                                        .seed = seat_seed(config.seed, side),
                                        .options = &config.options,
                                        .hash_mb = config.hash_mb});
        }
        if (!seats[side]) return Refusal{"unknown player: {}", id};
    }
    return seats;
}

/// The player's move, or why the player forfeits; on the calling thread.
template <Rules R>
[[nodiscard]] Result<ChosenMove> chosen(Player<R>& player, const typename R::State& state, SearchControl& control,
                                        const ThoughtSink& report) {
    constexpr std::size_t told = 5; // moves of what it expects
    const auto move = player.choose(state, control, [&](const Progress<R>& progress) {
        ThoughtProgress thought{.told = as_text<R>(state, progress, told)};
        if (!thought.told.line.empty()) thought.expected = progress.line.front();
        report(thought);
    });
    if (!move) return move.refusal();
    if (!R::is_legal(state, *move)) return Refusal{"the other side's move is illegal"};
    return ChosenMove{*move, R::move_to_text(state, *move)};
}

} // namespace zugzwang
