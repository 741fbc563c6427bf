// A computer player and what it may spend: the seam between a game's rules and everything that thinks about it.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "zugzwang/ai/search_control.hpp"
#include "zugzwang/rules/rules.hpp"

namespace zugzwang {

/// Memory for a player's tables where nobody says otherwise, in MiB.
inline constexpr std::size_t default_hash_mb = 128;

/// What a search knows so far. Scores and chances are those of the side to move at the root.
template <Rules R>
struct Progress {
    int depth = 0;
    std::uint64_t nodes = 0;
    double score = 0;                     ///< In the game's unit (boxes, points) or the player's own.
    std::optional<double> chance{};       ///< Expected result, 0 (lost) to 1 (won).
    std::optional<Outcome> proven{};      ///< How the game ends under best play, once that is certain.
    std::vector<typename R::Move> line{}; ///< The expected moves, the first one its own; may be empty.
    std::optional<std::uint64_t> cut{};   ///< Branches cut off so far, of players that cut.
    std::string words{}; ///< One line for the curious, already translated, that names no side; may be empty.
};

/// Called on the searching thread, at most a few times a second plus once for each depth.
template <Rules R>
using ProgressSink = std::function<void(const Progress<R>&)>;

/// A computer player. Used by one thread at a time; may keep what it learned between the moves of one game.
template <Rules R>
struct Player {
    virtual ~Player() = default;
    /// A legal move of `state`, which is not over. When told to stop it still answers with the best it has; only a
    /// player outside the program may fail, and then forfeits with the words of the refusal.
    [[nodiscard]] virtual Result<typename R::Move> choose(const typename R::State& state, SearchControl& control,
                                                          const ProgressSink<R>& report) = 0;
    /// Thinks ahead about `state`, which is not over and in which somebody else is to move, until it is told to stop or
    /// has spent what it may, so that `choose` knows more afterwards. Most have no use for it.
    virtual void ponder(const typename R::State& /*state*/, SearchControl& /*control*/) {}
};

} // namespace zugzwang
