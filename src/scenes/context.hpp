// What all scenes share: the worker, the theme, the settings, the running games and the last choices of each game.
// Owned by the app, outlives every scene. Main thread only.
#pragma once

#include <array>
#include <chrono>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "scenes/settings.hpp"
#include "zugzwang/ai/random.hpp"
#include "zugzwang/ai/worker.hpp"
#include "zugzwang/play/game.hpp"

namespace zugzwang {

/// What was chosen in a game's setup scene.
struct SetupChoices {
    OptionValues options;
    std::array<std::string, 2> players;   ///< By Side; `human` or an id of the game's players.
    std::chrono::milliseconds time{1000}; ///< For each move of a computer that takes time.
};

struct SceneContext {
    SceneContext(Worker& its_worker, const Theme& its_theme, const std::vector<Game>& its_games, std::uint64_t seed)
        : worker(its_worker), theme(its_theme), games(its_games), random(seed) {}

    Worker& worker;
    const Theme& theme; ///< The app puts another theme into the same place when the settings ask for it.
    const std::vector<Game>& games;
    Settings settings{};
    /// A scene changed the settings: the app applies and keeps them, and sets this back.
    bool settings_changed = false;
    Random random; ///< For seeds of games and players.
    /// Games that were left and can be continued, by the game's id. Never demos, never games that are over.
    std::map<std::string, std::shared_ptr<Session>, std::less<>> running{};
    std::map<std::string, SetupChoices, std::less<>> choices{}; ///< By the game's id.
};

} // namespace zugzwang
