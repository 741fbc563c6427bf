// A computer player: the interface between a game's rules and everything that searches them.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "zugzwang/ai/search_control.hpp"
#include "zugzwang/rules/rules.hpp"

namespace zugzwang {

/// The default memory for a player's tables, in MiB.
inline constexpr std::size_t default_hash_mb = 128;

/// The state of a search. Scores and chances are those of the side to move at the root.
template <Rules R>
struct Progress {
    int depth = 0;
    std::uint64_t nodes = 0;
    double score = 0;                     ///< In the game's unit (boxes, points) or the player's own.
    std::optional<double> chance{};       ///< Expected result, 0 (lost) to 1 (won).
    std::optional<Outcome> proven{};      ///< How the game ends under best play, once that is proven.
    std::vector<typename R::Move> line{}; ///< The principal variation; may be empty.
    std::optional<std::uint64_t> cut{};   ///< Moves cut off so far; empty for players that do not prune.
    std::string words{}; ///< One line about the search, already translated, that names no side; may be empty.
};

/// Called on the searching thread, a few times a second and once for each depth.
template <Rules R>
using ProgressSink = std::function<void(const Progress<R>&)>;

/// A computer player. Used by one thread at a time; may keep its tables between the moves of a game.
template <Rules R>
struct Player {
    virtual ~Player() = default;
    /// A legal move of `state`, which is not over. When told to stop it still returns its best move so far. Only an
    /// external player may fail, and then forfeits with the words of the refusal.
    [[nodiscard]] virtual Result<typename R::Move> choose(const typename R::State& state, SearchControl& control,
                                                          const ProgressSink<R>& report) = 0;
    /// Thinks on the opponent's time: about `state`, which is not over and in which the opponent is to move, until told
    /// to stop or out of budget, so that the next `choose` can start from there. Most players do not ponder.
    virtual void ponder(const typename R::State& /*state*/, SearchControl& /*control*/) {}
};

} // namespace zugzwang
