// One game as text, whatever game it is: for the command line, UGI, saves and tests.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

#include "zugzwang/ai/fact.hpp"
#include "zugzwang/ai/player.hpp"
#include "zugzwang/ai/solution.hpp"
#include "zugzwang/base/refusal.hpp"
#include "zugzwang/play/lesson.hpp"
#include "zugzwang/rules/options.hpp"
#include "zugzwang/rules/record.hpp"
#include "zugzwang/rules/side.hpp"

namespace zugzwang {

/// Progress with its moves as text.
struct TextProgress {
    int depth = 0;
    std::uint64_t nodes = 0;
    double score = 0;
    std::optional<double> chance;
    std::optional<Outcome> proven{}; ///< As in Progress.
    std::vector<std::string> line;
    std::optional<std::uint64_t> cut{};
    std::string words;
};
using TextProgressSink = std::function<void(const TextProgress&)>;

/// Which computer player is to sit down.
struct SeatRequest {
    std::string_view player; ///< One of the game's players.
    std::uint64_t seed = 1;
    std::size_t hash_mb = default_hash_mb; ///< Memory for its tables.
    int threads = 1;
};

/// A Solution with its moves as text.
struct SolveAnswer {
    bool exact = false;
    std::optional<std::int64_t> value;
    std::vector<std::string> best; ///< Sorted.
    bool has_nim_value = false;    ///< Positions of this game have one, known or not.
    std::optional<std::uint32_t> nim_value;
    std::uint64_t nodes = 0;
};

/// A move with the number of the position that it leads to, as Table::key.
struct KeyedMove {
    std::string text;
    std::uint64_t key = 0;
};

/// For one thread at a time.
class Table {
  public:
    virtual ~Table() = default;

    /// Another one of the same start at this position, with nothing to take back and nobody seated.
    [[nodiscard]] virtual std::unique_ptr<Table> copy() const = 0;
    [[nodiscard]] virtual std::string position() const = 0;
    /// Starts anew from a position; a refusal changes nothing.
    [[nodiscard]] virtual std::optional<Refusal> set_position(std::string_view text) = 0;
    /// Starts anew from the position that the options describe.
    virtual void set_start_position() = 0;
    [[nodiscard]] virtual std::optional<Refusal> play(std::string_view move) = 0;
    virtual bool undo() = 0;
    [[nodiscard]] virtual Side to_move() const = 0;
    [[nodiscard]] virtual std::optional<Outcome> outcome() const = 0;
    [[nodiscard]] virtual std::vector<std::string> legal_moves() const = 0;
    [[nodiscard]] virtual std::uint64_t perft(int depth) const = 0;
    /// The number of the position: the same one for all that are the same by a symmetry of the board
    /// (play/position_key.hpp), whatever led to them. Those of two games need not differ.
    [[nodiscard]] virtual std::uint64_t key() const = 0;
    /// All legal moves: those that a symmetry makes the same have the same number.
    [[nodiscard]] virtual std::vector<KeyedMove> keyed_moves() const = 0;
    /// Seats the computer player that `choose` asks.
    [[nodiscard]] virtual std::optional<Refusal> seat(const SeatRequest& request) = 0;
    /// The seated player's move; requires a seated player and a game that is not over.
    [[nodiscard]] virtual Result<std::string> choose(Budget budget, std::stop_token stop,
                                                     const TextProgressSink& report) = 0;
    /// Lets the seated player think ahead about the position, as Player::ponder; requires what `choose` does.
    virtual void ponder(Budget budget, std::stop_token stop) = 0;
    /// The nodes that the last `choose` visited.
    [[nodiscard]] virtual std::uint64_t nodes() const = 0;
    [[nodiscard]] virtual SolveAnswer solve(const SolveRequest& request, std::stop_token stop) = 0;
    /// What the position is worth, as Session::ask_value has it; requires a limited budget.
    [[nodiscard]] virtual PositionValue value(Budget budget, std::stop_token stop) = 0;
    /// The move that a person who asks for help is shown; requires a position that is not over.
    [[nodiscard]] virtual Result<std::string> hint(Budget budget, std::stop_token stop) const = 0;
    /// As Session::lesson, of a player that has moved on this seat since the position was set.
    [[nodiscard]] virtual std::shared_ptr<Lesson> lesson(const LessonWish& wish, std::stop_token stop) const = 0;
    /// Of a move of the position, as `facts_of` tells them.
    [[nodiscard]] virtual std::vector<Fact> facts(std::string_view move, const Comparison& comparison) const = 0;
};

} // namespace zugzwang
