// Solves Boxes: the exact value of a position by null-window searches that branch only where nothing can be taken, with
// a transposition table by the set of lines left (Barker and Korf, Solving Dots-And-Boxes, AAAI 2012).
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "games/boxes/rules.hpp"
#include "games/boxes/think/captures.hpp"
#include "games/boxes/think/quiet_search.hpp"
#include "games/boxes/think/strings.hpp"
#include "zugzwang/ai/search_control.hpp"

namespace zugzwang::boxes {

/// Positions with more undrawn lines take longer to solve than any player is given.
inline constexpr int max_lines_to_solve = 60;

/// Values are margins over the boxes that are still open: the mover's less the other's. To be called by one thread at a
/// time. Keeps its table as long as it lives, so that each move of a game profits from those before.
class Solver {
  public:
    /// All positions that it is asked about follow from `start`. The table takes at most `max_bytes`; `threads` search
    /// at once.
    Solver(const Rules::State& start, std::size_t max_bytes, int threads = 1);

    /// Whether this solver can be asked about the position: it is on the same board and has all lines of the start.
    [[nodiscard]] bool covers(const Rules::State& state) const;
    /// The strings of the start.
    [[nodiscard]] const Strings& start_strings() const { return start_strings_; }
    /// What is left of them. Requires covers(state).
    [[nodiscard]] Strings strings_at(const Rules::State& state) const;

    /// The value for the side to move; empty if it was told to stop. A good `guess` saves time. Requires covers(state).
    [[nodiscard]] std::optional<int> value(const Rules::State& state, SearchControl& control, int guess = 0);
    /// A move that keeps the value, the first one found; empty if it was told to stop. Requires the same as
    /// best_moves.
    [[nodiscard]] std::optional<Rules::Move> best_move(const Rules::State& state, int value, SearchControl& control);
    /// Every legal move that keeps the value; empty if it was told to stop. Requires covers(state), a game that is not
    /// over and the true value.
    [[nodiscard]] std::vector<Rules::Move> best_moves(const Rules::State& state, int value, SearchControl& control);

    struct LineValue {
        Rules::Move move;
        int value = 0; ///< Of the position for the player who draws this line now.

        friend bool operator==(const LineValue&, const LineValue&) = default;
    };
    /// The values of all legal moves. Requires the same as best_moves.
    [[nodiscard]] std::vector<LineValue> line_values(const Rules::State& state, int value, SearchControl& control);

    struct Bounds {
        int min = 0, max = 0;
    };
    /// What the table holds about the value of the rest for whoever must move there. Requires the strings of the start,
    /// some of them cut, and that nothing can be taken.
    [[nodiscard]] Bounds bounds(const Strings& rest) const;
    /// That value, searched by one thread; empty if it was told to stop. Requires the same.
    [[nodiscard]] std::optional<int> value_of_rest(const Strings& rest, SearchControl& control);
    /// Different for any two such sets of strings; with more than 64 strings, except with probability 2^-64.
    [[nodiscard]] std::uint64_t key(const Strings& rest) const { return search_->key(rest); }

  private:
    template <class Judge>
    void judge_moves(Strings& strings, Judge judge);
    [[nodiscard]] int value_of(const Strings& strings, const Captures& captures, int guess);
    [[nodiscard]] int value_after(Strings& strings, int string, int guess);
    [[nodiscard]] bool is_at_least_after(const Strings& strings, const Captures& captures, int value);
    [[nodiscard]] bool keeps_value(Strings& strings, int string, int value);

    Rules::State start_;
    Strings start_strings_;
    std::unique_ptr<QuietSearch> search_;
    int threads_;        ///< That may search.
    int active_threads_; ///< That the current call uses.
    SearchControl* control_ = nullptr;
    std::vector<std::int16_t> cuts_; ///< A stack: the cuts that took coins, those of the last call of take_all on top.
};

} // namespace zugzwang::boxes
