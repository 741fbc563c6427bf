// A game's puzzles, typed: what its kit brings.
#pragma once

#include <concepts>
#include <string>

#include "zugzwang/play/game_kit.hpp"
#include "zugzwang/play/puzzle_source.hpp"

namespace zugzwang {

/// A kit whose game has puzzles has
///   puzzles()                 the boards and bounds, without the functions
///   is_obvious(state, move)   a move that a beginner makes without thinking (takes a free box, the larger end); that
///                             a move ends the game at once need not be said
template <class K>
concept HasPuzzles = GameKit<K> &&
    requires(const typename K::Rules::State& state, const typename K::Rules::Move& move) {
    { K::puzzles() } -> std::same_as<PuzzleSource>;
    { K::is_obvious(state, move) } -> std::same_as<bool>;
};

/// A kit whose strongest player sees everything at once has
///   effort(state, move)       PuzzleSource::effort
template <class K>
concept TellsEffort = HasPuzzles<K> &&
    requires(const typename K::Rules::State& state, const typename K::Rules::Move& move) {
    { K::effort(state, move) } -> std::same_as<int>;
};

/// The kit's puzzles with the functions, on texts that the rules know.
template <HasPuzzles K>
[[nodiscard]] PuzzleSource puzzle_source() {
    using R = typename K::Rules;
    auto source = K::puzzles();
    source.is_obvious = [](const std::string& position, const std::string& text) {
        const auto state = R::state_from_text(position);
        const auto move = R::move_from_text(*state, text);
        return R::outcome(R::after(*state, *move)).has_value() || K::is_obvious(*state, *move);
    };
    if constexpr (TellsEffort<K>) {
        source.effort = [](const std::string& position, const std::string& text) {
            const auto state = R::state_from_text(position);
            return K::effort(*state, *R::move_from_text(*state, text));
        };
    }
    return source;
}

} // namespace zugzwang
