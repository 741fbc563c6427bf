// Turns a game's kit into its catalog entry: the two erased seams, Session and Table, are filled in here.
#pragma once

#include <concepts>
#include <optional>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

#include "zugzwang/play/game_kit.hpp"
#include "zugzwang/play/game_session.hpp"
#include "zugzwang/play/mistake_source.hpp"
#include "zugzwang/play/puzzle_source.hpp"
#include "zugzwang/play/typed_table.hpp"

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
///   search(state, move)       PuzzleSource::search
template <class K>
concept TellsSearch = HasPuzzles<K> &&
    requires(const typename K::Rules::State& state, const typename K::Rules::Move& move) {
    { K::search(state, move) } -> std::same_as<int>;
};

/// A kit that names what its players do wrong has
///   mistake_kinds()                        MistakeSource::kinds
///   kind_of_mistake(state, played, better) the id of one of them; empty where none fits
template <class K>
concept NamesMistakes = GameKit<K> &&
    requires(const typename K::Rules::State& state, const typename K::Rules::Move& move) {
    { K::mistake_kinds() } -> std::same_as<std::vector<MistakeKind>>;
    { K::kind_of_mistake(state, move, move) } -> std::same_as<std::string>;
};

/// The kit's kinds with the function, on texts that the rules know.
template <NamesMistakes K>
[[nodiscard]] MistakeSource mistake_source() {
    using R = typename K::Rules;
    return {.kinds = K::mistake_kinds(), .kind_of = [](const MistakeMade& made) {
                const auto state = R::state_from_text(made.position);
                const auto played = R::move_from_text(*state, made.played);
                const auto better = R::move_from_text(*state, made.better);
                return *played == *better ? std::string() : K::kind_of_mistake(*state, *played, *better);
            }};
}

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
    if constexpr (TellsSearch<K>) {
        source.search = [](const std::string& position, const std::string& text) {
            const auto state = R::state_from_text(position);
            return K::search(*state, *R::move_from_text(*state, text));
        };
    }
    return source;
}

/// The position of a text, else the start that the options say, else, where they do not go together, the usual one.
template <GameKit K>
[[nodiscard]] typename K::Rules::State position_to_edit(const OptionValues& options,
                                                        const std::optional<std::string>& position) {
    using R = typename K::Rules;
    if (position) {
        if (auto state = R::state_from_text(*position)) return *std::move(state);
    }
    const auto setup = K::setup(options);
    return R::initial(setup ? *setup : typename R::Setup{});
}

template <GameKit K>
[[nodiscard]] Game make_game() {
    Game game = K::entry();
    game.check = [](const OptionValues& options) -> std::optional<Refusal> {
        const auto setup = K::setup(options);
        if (!setup) return setup.refusal();
        return std::nullopt;
    };
    game.start_session = [](const SessionConfig& config, Workers& workers) {
        return GameSession<K>::start(config, workers);
    };
    game.has_insight = !std::is_same_v<typename K::Insight, NoInsight>;
    if constexpr (LaysOut<K>) {
        game.edit_start = [](const OptionValues& options, const std::optional<std::string>& position) {
            return K::editor(position_to_edit<K>(options, position));
        };
    }
    if constexpr (HasPuzzles<K>) game.puzzles = puzzle_source<K>();
    if constexpr (NamesMistakes<K>) game.mistakes = mistake_source<K>();
    game.open_table = [](const OptionValues& options) { return TypedTable<K>::open(options); };
    return game;
}

} // namespace zugzwang
