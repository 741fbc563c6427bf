// Numbers: a row of positive integers; a move takes the left or the right end and adds it to the mover's total; when
// the row is empty the larger total wins, equal totals draw. After "Számjáték" (seed 003).
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "zugzwang/base/text.hpp"
#include "zugzwang/rules/rules.hpp"

namespace zugzwang::numbers {

inline constexpr std::int64_t max_numbers = 1'000'000;
inline constexpr std::int64_t largest_number = 1'000'000'000;
/// No total can be more than all numbers of the longest row together.
inline constexpr std::int64_t largest_total = max_numbers * largest_number;
/// The numbers that a row is drawn from when none is given are 1 … this.
inline constexpr std::int64_t largest_drawn_number = 31;

/// Every number 1 … largest_number.
using Row = std::vector<std::int32_t>;

enum class End : std::uint8_t { left, right };

struct Rules {
    struct Setup {
        std::int64_t numbers = 12; ///< How many to draw, 1 … max_numbers.
        std::uint64_t seed = 1;    ///< Of the draw.
        Row row;                   ///< This row instead, when it is not empty.

        friend bool operator==(const Setup&, const Setup&) = default;
    };

    /// All positions of a game share the row; the numbers left are those between two places. Two positions are equal if
    /// the same can still happen, whatever part of the row was taken before.
    struct State {
        std::shared_ptr<const Row> row; ///< The whole row of the start; null for an empty one.
        std::uint32_t begin = 0;        ///< The place of the left end, from 0.
        std::uint32_t end = 0;          ///< One beyond the place of the right end.
        BySide<std::int64_t> totals{};
        Side to_move = Side::first;

        [[nodiscard]] std::size_t size() const { return end - begin; }
        [[nodiscard]] bool empty() const { return begin == end; }
        /// What is left, from the left; valid as long as some copy of the state lives.
        [[nodiscard]] std::span<const std::int32_t> numbers() const;

        friend bool operator==(const State& a, const State& b);
    };

    struct Move {
        End taken = End::left;

        friend bool operator==(const Move&, const Move&) = default;
    };

    [[nodiscard]] static State initial(const Setup& setup);
    [[nodiscard]] static Side to_move(const State& state) { return state.to_move; }
    [[nodiscard]] static std::vector<Move> legal_moves(const State& state); ///< Left, right; both for one number too.
    [[nodiscard]] static std::uint64_t move_count(const State& state) { return state.empty() ? 0 : 2; }
    [[nodiscard]] static bool is_legal(const State& state, const Move& move);
    [[nodiscard]] static State after(const State& state, const Move& move);
    [[nodiscard]] static std::optional<Outcome> outcome(const State& state);

    [[nodiscard]] static std::string to_text(const State& state);
    [[nodiscard]] static Result<State> state_from_text(std::string_view text);
    [[nodiscard]] static std::string move_to_text(const State& state, const Move& move);
    [[nodiscard]] static Result<Move> move_from_text(const State& state, std::string_view text);
};

inline constexpr Rules::Move take_left{End::left};
inline constexpr Rules::Move take_right{End::right};

/// The position before anything is taken.
[[nodiscard]] Rules::State start_of(Row row);

/// The total of a side.
[[nodiscard]] inline std::int64_t total(const Rules::State& state, Side side) { return state.totals[side]; }
/// The number that a move takes; requires a legal move.
[[nodiscard]] std::int64_t number_taken(const Rules::State& state, const Rules::Move& move);

/// Reads `4,7,2`: 1 to max_numbers numbers.
[[nodiscard]] Result<Row> row_from_text(Token token);

} // namespace zugzwang::numbers
