// Turns a game's kit into its catalog entry: the two erased seams, Session and Table, are filled in here.
#pragma once

#include <memory>
#include <type_traits>
#include <utility>

#include "zugzwang/play/game_kit.hpp"
#include "zugzwang/play/game_session.hpp"
#include "zugzwang/play/typed_table.hpp"

namespace zugzwang {

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
    game.open_table = [](const OptionValues& options) { return TypedTable<K>::open(options); };
    return game;
}

} // namespace zugzwang
