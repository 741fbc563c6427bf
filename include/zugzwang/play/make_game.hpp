// Turns a game's kit into its catalog entry: the two erased seams, Session and Table, are filled in here.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <type_traits>
#include <utility>

#include "zugzwang/play/game_kit.hpp"
#include "zugzwang/play/game_session.hpp"
#include "zugzwang/play/typed_puzzles.hpp"
#include "zugzwang/play/typed_table.hpp"

namespace zugzwang {

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
    game.open_table = [](const OptionValues& options) { return TypedTable<K>::open(options); };
    return game;
}

} // namespace zugzwang
