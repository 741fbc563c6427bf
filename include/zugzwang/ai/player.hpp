// A computer player and what it may spend: the seam between a game's rules and everything that thinks about it.
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <optional>
#include <stop_token>
#include <string>
#include <utility>
#include <vector>

#include "zugzwang/rules/rules.hpp"

namespace zugzwang {

/// Memory for a player's tables where nobody says otherwise, in megabytes.
inline constexpr std::size_t default_hash_mb = 128;

/// What one search may spend; zero means no limit of that kind. Tests use nodes, which are the same on any machine.
struct Budget {
    std::chrono::milliseconds time{0};
    std::uint64_t nodes = 0;
    int depth = 0; ///< Plies of the nominal search.

    friend bool operator==(const Budget&, const Budget&) = default;
};

/// Counts the nodes of one search and tells it when to stop. For the one thread that searches; the stop may come from
/// any thread through the token.
class SearchControl {
  public:
    using Clock = std::chrono::steady_clock;

    explicit SearchControl(Budget budget, std::stop_token stop = {})
        : budget_(budget), stop_(std::move(stop)), start_(Clock::now()) {}

    /// Counts a node. False when the search must return at once with the best whole result that it has.
    [[nodiscard]] bool visit() noexcept {
        if (stopped_) return false;
        if (budget_.nodes != 0 && nodes_ >= budget_.nodes) return !(stopped_ = true);
        ++nodes_;
        if (nodes_ % nodes_between_looks == 0) look();
        return !stopped_;
    }
    /// Looks at the stop flag and the clock now, for work that is not counted in nodes.
    [[nodiscard]] bool must_stop() noexcept {
        if (!stopped_) look();
        return stopped_;
    }
    /// Whether a limit was met; once true it stays true.
    [[nodiscard]] bool stopped() const noexcept { return stopped_; }
    [[nodiscard]] std::uint64_t nodes() const noexcept { return nodes_; }
    [[nodiscard]] const Budget& budget() const noexcept { return budget_; }
    [[nodiscard]] const std::stop_token& stop_token() const noexcept { return stop_; }
    [[nodiscard]] Clock::duration elapsed() const { return Clock::now() - start_; }

  private:
    static constexpr std::uint64_t nodes_between_looks = 256;

    void look() noexcept {
        stopped_ = stop_.stop_requested() || (budget_.time.count() > 0 && Clock::now() - start_ >= budget_.time);
    }

    Budget budget_;
    std::stop_token stop_;
    Clock::time_point start_;
    std::uint64_t nodes_ = 0;
    bool stopped_ = false;
};

/// What a search knows so far. Scores and chances are those of the side to move at the root.
template <Rules R>
struct Progress {
    int depth = 0;
    std::uint64_t nodes = 0;
    double score = 0;                   ///< In the game's unit (boxes, points) or the player's own.
    std::optional<double> chance;       ///< Expected result, 0 (lost) to 1 (won).
    std::optional<Outcome> proven;      ///< How the game ends under best play, once that is certain.
    std::vector<typename R::Move> line; ///< The expected moves, the first one its own; may be empty.
    std::string words; ///< One line for the curious, already translated, that names no side; may be empty.
};

/// Called on the searching thread, at most a few times a second plus once for each depth.
template <Rules R>
using ProgressSink = std::function<void(const Progress<R>&)>;

/// A computer player. Used by one thread at a time; may keep what it learned between the moves of one game.
template <Rules R>
struct Player {
    virtual ~Player() = default;
    /// A legal move of `state`, which is not over. When told to stop it still answers with the best it has; only a
    /// player outside the program may fail, and then forfeits with the words of the refusal.
    [[nodiscard]] virtual Result<typename R::Move> choose(const typename R::State& state, SearchControl& control,
                                                          const ProgressSink<R>& report) = 0;
};

} // namespace zugzwang
