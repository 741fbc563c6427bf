// What is kept of puzzles: which were solved and missed, on which days, what that says of them, and the best rushes. In
// memory for whoever asks, in a SQLite file by a worker.
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "keep/book.hpp"
#include "keep/mend.hpp"
#include "zugzwang/base/refusal.hpp"

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
/// What is known from elsewhere, of the same person: at least so often.
struct KnownTries {
    std::string game, position;
    PuzzleTries tries{};
};
struct SolvedDay {
    std::string game;
    std::chrono::sys_days day{};
};
/// The first move that was tried at the day's puzzle was wrong.
struct MissedDay {
    std::string game;
    std::chrono::sys_days day{};
};
/// What results say of a puzzle, or of the person at a game.
struct KeptRating {
    double value = 0, deviation = 0;
    std::chrono::sys_days day{}; ///< Of the last result.

    friend bool operator==(const KeptRating&, const KeptRating&) = default;
};
struct RatedPuzzle {
    std::string game, position; ///< No position: the person.
    KeptRating rating{};
};
using PuzzleMark = std::variant<TriedPuzzle, KnownTries, SolvedDay, MissedDay, RatedPuzzle, RushScore>;

struct PuzzleMarks {
    std::map<std::pair<std::string, std::string>, PuzzleTries> tries{};  ///< By game and position.
    std::set<std::pair<std::chrono::sys_days, std::string>> days{};      ///< With the game; days of the place.
    std::set<std::pair<std::chrono::sys_days, std::string>> missed{};    ///< As `days`, whether solved then or not.
    std::map<std::pair<std::string, std::string>, KeptRating> ratings{}; ///< By game and position.
    std::vector<RushScore> scores{}; ///< Best first, of equals the older one; at most max_rush_scores of each kind.

    void add(const PuzzleMark& mark);
    /// The days on which a day's puzzle was solved, in whatever game.
    [[nodiscard]] std::set<std::chrono::sys_days> solved_days() const;
    /// Those of them on which none was solved at the first try.
    [[nodiscard]] std::set<std::chrono::sys_days> days_after_a_miss() const;
    /// Of that game, or of rushes through all.
    [[nodiscard]] std::vector<RushScore> scores_of(const std::string& game) const;
    /// A rush with so many solved is among the best of its kind; none with nothing solved is.
    [[nodiscard]] bool is_score(const std::string& game, int solved) const;

    friend bool operator==(const PuzzleMarks&, const PuzzleMarks&) = default;
};

/// All marks of a file; none where it is not there. Refuses a file that is no such file, or of a newer version.
[[nodiscard]] Result<PuzzleMarks> read_puzzle_marks(const std::filesystem::path& file);
/// As keep/mend.hpp does it.
[[nodiscard]] Result<std::optional<Mended>> mend_puzzle_marks(const std::filesystem::path& file);
/// Adds marks to the file, all or none, and waits for the disk; false where it takes none.
[[nodiscard]] bool write_puzzle_marks(const std::filesystem::path& file, const std::vector<PuzzleMark>& marks);

/// Main thread only.
class PuzzleBook : public Book<PuzzleMarks, PuzzleMark> {
  public:
    PuzzleBook(std::filesystem::path file, Worker& worker);

    [[nodiscard]] const PuzzleMarks& marks() const { return kept(); }
};

} // namespace zugzwang
