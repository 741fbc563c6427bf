// What is kept of puzzles: which were solved and missed, on which days, and the best rushes. Plain values.
#pragma once

#include <chrono>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace zugzwang {

/// How often a puzzle was solved without help, and missed at the first try.
struct PuzzleTries {
    std::uint32_t solved = 0, missed = 0;

    friend bool operator==(const PuzzleTries&, const PuzzleTries&) = default;
};

/// A rush that is over.
struct RushScore {
    std::string initials; ///< max_initials letters or digits at most.
    std::string game;     ///< Its id; empty for a rush through all games.
    int solved = 0;
    std::chrono::sys_seconds date{};

    friend bool operator==(const RushScore&, const RushScore&) = default;
};
inline constexpr std::size_t max_initials = 3;
inline constexpr std::size_t max_rush_scores = 10; ///< Of each game, and of all together.

/// One thing more to keep.
struct TriedPuzzle {
    std::string game, position;
    bool solved = false;
};
struct SolvedDay {
    std::string game;
    std::chrono::sys_days day{};
};
using PuzzleMark = std::variant<TriedPuzzle, SolvedDay, RushScore>;

struct PuzzleMarks {
    std::map<std::pair<std::string, std::string>, PuzzleTries> tries{}; ///< By game and position.
    std::set<std::pair<std::chrono::sys_days, std::string>> days{};     ///< With the game; days of the place.
    std::vector<RushScore> scores{}; ///< Best first, of equals the older one; at most max_rush_scores of each kind.

    void add(const PuzzleMark& mark);
    /// The days on which a day's puzzle was solved, in whatever game.
    [[nodiscard]] std::set<std::chrono::sys_days> solved_days() const;
    /// Of that game, or of rushes through all.
    [[nodiscard]] std::vector<RushScore> scores_of(const std::string& game) const;
    /// A rush with so many solved is among the best of its kind; none with nothing solved is.
    [[nodiscard]] bool is_score(const std::string& game, int solved) const;

    friend bool operator==(const PuzzleMarks&, const PuzzleMarks&) = default;
};

} // namespace zugzwang
