// What a game is: a set of pure functions over plain values. People, computers, pictures, files and protocols
// all meet a game through its moves, and only `after` makes a new state out of an old one.
#pragma once

#include <concepts>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "zugzwang/base/refusal.hpp"
#include "zugzwang/rules/side.hpp"

namespace zugzwang {

/// A type R is the rules of a game when it has the values
///   Setup  what is chosen before the game (size, row, points …),
///   State  all that undo should bring back, and nothing else; cheap to copy,
///   Move   one move of one player,
/// and the pure static functions below. All may be called from any thread.
///
///   initial(setup)             the start position; requires a setup within the game's ranges
///   to_move(state)             whose turn it is (of no meaning once the game is over)
///   legal_moves(state)         every legal move once, in a fixed order; empty exactly when the game is over
///   is_legal(state, move)      true exactly for the moves that legal_moves lists; any Move value is allowed
///   after(state, move)         the position after a legal move (requires is_legal)
///   outcome(state)             how the game ended, empty while it goes on
///   to_text(state)             the one-line ASCII form of PROTOCOL.md
///   state_from_text(text)      its inverse; refuses what breaks the rules, naming the token and its place
///   move_to_text(state, move)  the text of a move that is legal in `state`
///   move_from_text(state, t)   a legal move of `state`, or the words why not
template <class R>
concept Rules = requires(const typename R::Setup& setup, const typename R::State& state, const typename R::Move& move,
                         std::string_view text) {
    requires std::regular<typename R::Setup>;
    requires std::regular<typename R::State>;
    requires std::regular<typename R::Move>;
    { R::initial(setup) } -> std::same_as<typename R::State>;
    { R::to_move(state) } -> std::same_as<Side>;
    { R::legal_moves(state) } -> std::same_as<std::vector<typename R::Move>>;
    { R::is_legal(state, move) } -> std::same_as<bool>;
    { R::after(state, move) } -> std::same_as<typename R::State>;
    { R::outcome(state) } -> std::same_as<std::optional<Outcome>>;
    { R::to_text(state) } -> std::same_as<std::string>;
    { R::state_from_text(text) } -> std::same_as<Result<typename R::State>>;
    { R::move_to_text(state, move) } -> std::same_as<std::string>;
    { R::move_from_text(state, text) } -> std::same_as<Result<typename R::Move>>;
};

/// Rules that count moves faster than by listing them.
template <class R>
concept CountsMoves = Rules<R> && requires(const typename R::State& state) {
    { R::move_count(state) } -> std::same_as<std::uint64_t>;
};

/// The number of legal moves.
template <Rules R>
[[nodiscard]] std::uint64_t move_count(const typename R::State& state) {
    if constexpr (CountsMoves<R>)
        return R::move_count(state);
    else
        return R::legal_moves(state).size();
}

/// The number of move sequences of exactly `depth` moves from `state` ("perft"), depth ≥ 0.
template <Rules R>
[[nodiscard]] std::uint64_t perft(const typename R::State& state, int depth) {
    if (depth == 0) return 1;
    if (depth == 1) return move_count<R>(state);
    std::uint64_t count = 0;
    for (const auto& move : R::legal_moves(state))
        count += perft<R>(R::after(state, move), depth - 1);
    return count;
}

} // namespace zugzwang
