// Plays Boxes without error: the exact value of a position, by a search of null windows that branches only where
// nothing can be taken (Barker and Korf, Solving Dots-And-Boxes, AAAI 2012) and keeps what it finds by the set of lines
// left.
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

/// More undrawn lines than this are not solved in any time that a player is given.
inline constexpr int max_lines_to_solve = 60;

/// Values are margins over the boxes that are still open: the mover's less the other's. Asked by one thread at a time;
/// keeps its table as long as it lives, so that the moves of a game help each other.
class Solver {
  public:
    /// `start` is the first position it will be asked about; `max_bytes` bounds the table, on which so many
    /// threads search at once.
    Solver(const Rules::State& start, std::size_t max_bytes, int threads = 1);

    /// Whether this solver can be asked about the position: it has the same board and no line that the start had not.
    [[nodiscard]] bool covers(const Rules::State& state) const;
    /// The strings of the start.
    [[nodiscard]] const Strings& whole() const { return whole_; }
    /// What is left of them. Requires covers(state).
    [[nodiscard]] Strings strings_at(const Rules::State& state) const;

    /// The value for the side to move; empty when it was told to stop. `guess` may speed it up. Requires covers(state).
    [[nodiscard]] std::optional<int> value(const Rules::State& state, SearchControl& control, int guess = 0);
    /// One of the moves that keep the value, the cheapest to find; empty when it was told to stop. Requires the same as
    /// best_moves.
    [[nodiscard]] std::optional<Rules::Move> best_move(const Rules::State& state, int value, SearchControl& control);
    /// Every legal move that keeps the value; empty when it was told to stop. Requires covers(state), a game that is
    /// not over and the true value.
    [[nodiscard]] std::vector<Rules::Move> best_moves(const Rules::State& state, int value, SearchControl& control);

    struct LineValue {
        Rules::Move move;
        int value = 0; ///< Of the position for who draws this line now.

        friend bool operator==(const LineValue&, const LineValue&) = default;
    };
    /// Every legal move; the rest as in best_moves.
    [[nodiscard]] std::vector<LineValue> line_values(const Rules::State& state, int value, SearchControl& control);

    struct Bounds {
        int min = 0, max = 0;
    };
    /// Between which two numbers the value of what is left lies for who must move, as far as the table has it. Requires
    /// what is left of whole() and that nothing can be taken there.
    [[nodiscard]] Bounds bounds(const Strings& rest) const;
    /// That value, found by one thread; empty when it was told to stop. Requires the same.
    [[nodiscard]] std::optional<int> value_of_rest(const Strings& rest, SearchControl& control);
    /// Different for any two such sets of strings, where there are more than 64 but for a chance of 2^-64.
    [[nodiscard]] std::uint64_t name(const Strings& rest) const { return search_->name(rest); }

  private:
    template <class Judge>
    void judge_moves(Strings& strings, Judge judge);
    [[nodiscard]] int value_of(const Strings& strings, const Captures& captures, int guess);
    [[nodiscard]] int value_after(Strings& strings, int string, int guess);
    [[nodiscard]] bool is_at_least_after(const Strings& strings, const Captures& captures, int value);
    [[nodiscard]] bool keeps(Strings& strings, int string, int value);

    Rules::State start_;
    Strings whole_;
    std::unique_ptr<QuietSearch> search_;
    int threads_;       ///< That may search.
    int threads_asked_; ///< That search now.
    SearchControl* control_ = nullptr;
    std::vector<std::int16_t> cuts_; ///< That take coins, those of the last call of take_all on top.
};

} // namespace zugzwang::boxes
