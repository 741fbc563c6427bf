// A match between two players, headless: many games from paired openings on several threads, recorded as they end, so
// that a match that was killed goes on where it stopped.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "ugi/game_record.hpp"
#include "ugi/statistics.hpp"
#include "zugzwang/play/game.hpp"

namespace zugzwang::ugi {

/// What decides the games of a match. Two runs with the same plan and a budget of nodes play the same games.
struct MatchPlan {
    const Game* game = nullptr;
    OptionValues options;
    std::array<std::string, 2> players; ///< Ids or `ugi:COMMAND`; [0] is "the first player" of all figures.
    std::uint64_t games = 100;
    Budget budget; ///< For each move.
    std::uint64_t seed = 1;
    bool swap = false;                   ///< Games 2k and 2k+1 share an opening, with sides swapped.
    int random_opening = 0;              ///< Moves played at random from the start position before each game or pair.
    std::vector<std::string> openings;   ///< Positions, used in turn; with random moves after them if both are given.
    std::uint64_t shard = 0, shards = 1; ///< Plays the pairs (or games) k with k mod shards = shard.
    std::optional<SprtBounds> sprt;
};

struct MatchRun {
    int jobs = 1;
    std::string record_file; ///< Games are appended; those in it are not played again.
    std::function<void(const Statistics&, std::uint64_t planned)> report; ///< After every game, on the calling thread.
};

/// The start position of a game of the plan; depends on nothing but the plan and the index.
[[nodiscard]] Result<std::string> opening_of(const MatchPlan& plan, std::uint64_t index);

/// Plays one game of the plan; an outside bot that fails forfeits.
[[nodiscard]] Result<GameRecord> play_game(const MatchPlan& plan, std::uint64_t index);

/// Plays the whole plan. Refuses unknown players, bad openings, and a record file of another match.
[[nodiscard]] Result<Statistics> run_match(const MatchPlan& plan, const MatchRun& run);

/// The games of a record file, without those of a last line that was cut off; refuses other text.
[[nodiscard]] Result<std::vector<GameRecord>> read_records(const std::string& file);

/// One line of JSON that names all that decides the games; the first line of a record file.
[[nodiscard]] std::string plan_line(const MatchPlan& plan);

} // namespace zugzwang::ugi
