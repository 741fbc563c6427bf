// What stands on a sheet: puzzles of a pack, the same for everybody who asks for the same, or exercises of one's own.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "practice/notes.hpp"
#include "puzzles/puzzle.hpp"
#include "zugzwang/base/refusal.hpp"

namespace zugzwang::sheet {

inline constexpr std::size_t max_count = 60;
inline constexpr int any_difficulty = 0;

/// What is asked in all positions of a sheet.
enum class Asks : std::uint8_t {
    win,   ///< Exactly one move wins.
    better ///< Somebody went wrong there: a move that keeps what the position is worth.
};

struct SheetQuestion {
    std::string position;
    std::vector<std::string> right;        ///< The moves that answer it, at least one; the first one is shown.
    std::optional<std::int64_t> wins_by{}; ///< Where margins count.
    std::string rival{};                   ///< Another move, which it is explained beside: the one that was played.

    friend bool operator==(const SheetQuestion&, const SheetQuestion&) = default;
};

[[nodiscard]] SheetQuestion question_of(const puzzles::Puzzle& puzzle);
[[nodiscard]] SheetQuestion question_of(const practice::Exercise& exercise);

struct SheetWish {
    std::size_t count = 12;          ///< 1 to max_count.
    int difficulty = any_difficulty; ///< 1 to 5, or any_difficulty.
    std::uint64_t seed = 1;

    friend bool operator==(const SheetWish&, const SheetWish&) = default;
};

/// So many of a game's pack, drawn by the seed, no position twice, the easier ones first. Refuses where there are
/// fewer.
[[nodiscard]] Result<std::vector<SheetQuestion>> questions_of(const SheetWish& wish,
                                                              const std::vector<puzzles::Puzzle>& pack);

/// Which of one's own exercises.
struct ExerciseWish {
    std::string game;                   ///< Its id.
    std::size_t count = 12;             ///< At most; 1 to max_count.
    std::optional<practice::Day> due{}; ///< Only those that are asked on that day.
    std::optional<std::string> kind{};  ///< Of mistake, by its id; empty text: those without a name.

    friend bool operator==(const ExerciseWish&, const ExerciseWish&) = default;
};

/// Those that have waited longest first; fewer where there are fewer. Refuses where there is none.
[[nodiscard]] Result<std::vector<SheetQuestion>> exercises_of(const ExerciseWish& wish, const practice::Notes& notes);

} // namespace zugzwang::sheet
