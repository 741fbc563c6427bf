// The way of a recorded game through its positions, as what an index of openings takes.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "keep/opening_index.hpp"
#include "zugzwang/play/game.hpp"

namespace zugzwang {

/// The number of a position among those of all games: of a table's (Table::key, KeyedMove::key).
[[nodiscard]] std::uint64_t opening_number(const std::string& game, std::uint64_t key);

/// For one thread at a time.
class Walker {
  public:
    /// So far a game is followed, in moves: what comes later is met only once.
    static constexpr std::size_t most_moves = 1000;
    /// A game whose start is a longer text is passed over: a row of a million numbers has no openings.
    static constexpr std::size_t longest_start = 16'384;

    /// The games outlive it.
    explicit Walker(const std::vector<Game>& games) : games_(games) {}

    /// The game of that record under the id that it is to have; empty where the rules refuse it, and where it is none
    /// of the games.
    [[nodiscard]] std::optional<WalkedGame> walked(const GameRecord& record, std::int64_t id, std::uint64_t stamp);

  private:
    const std::vector<Game>& games_;
    std::map<std::string, std::unique_ptr<Table>, std::less<>> tables_; ///< By the game's id; each game needs one.
};

} // namespace zugzwang
