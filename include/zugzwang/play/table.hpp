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

#include "zugzwang/ai/player.hpp"
#include "zugzwang/rules/options.hpp"
#include "zugzwang/rules/side.hpp"

namespace zugzwang {

/// Progress with its moves as text.
struct TextProgress {
    int depth = 0;
    std::uint64_t nodes = 0;
    double score = 0;
    std::optional<double> chance;
    bool proven = false;
    std::vector<std::string> line;
    std::string words;
};
using TextProgressSink = std::function<void(const TextProgress&)>;

/// Which computer player is to sit down.
struct SeatRequest {
    std::string_view player; ///< One of the game's players.
    std::uint64_t seed = 1;
    std::size_t hash_mb = default_hash_mb; ///< Memory for its tables.
};

struct SolveRequest {
    Budget budget{.time = std::chrono::seconds(10)};
    bool all = false;         ///< All best moves even where one is cheaper (amazons).
    std::size_t hash_mb = 64; ///< Memory for tables.
    int threads = 1;
};

/// The value is the side to move's: 1 a win, -1 a loss, or the final margin (PROTOCOL.md).
struct SolveAnswer {
    bool exact = false;
    std::optional<std::int64_t> value; ///< Empty when not exact.
    std::vector<std::string> best;     ///< Sorted as text; when not exact the one move it would play.
    std::optional<std::uint32_t> nim_value;
    std::uint64_t nodes = 0;
};

/// For one thread at a time.
class Table {
  public:
    virtual ~Table() = default;

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
    /// Seats the computer player that `choose` asks.
    [[nodiscard]] virtual std::optional<Refusal> seat(const SeatRequest& request) = 0;
    /// The seated player's move; requires a seated player and a game that is not over.
    [[nodiscard]] virtual Result<std::string> choose(Budget budget, std::stop_token stop,
                                                     const TextProgressSink& report) = 0;
    /// The nodes that the last `choose` visited.
    [[nodiscard]] virtual std::uint64_t nodes() const = 0;
    [[nodiscard]] virtual SolveAnswer solve(const SolveRequest& request, std::stop_token stop) = 0;
};

} // namespace zugzwang
