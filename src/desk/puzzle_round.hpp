// Puzzles as a person solves them: those that come with the program, what is kept of those that were tried, which one
// comes next. Knows nothing of boards.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "keep/puzzle_book.hpp"
#include "puzzles/day.hpp"
#include "puzzles/puzzle.hpp"
#include "puzzles/rating.hpp"
#include "puzzles/rush.hpp"
#include "zugzwang/base/refusal.hpp"
#include "zugzwang/play/game.hpp"

namespace zugzwang {

struct SceneContext;

/// Reads each pack once, when it is first asked for. Main thread only.
class PuzzleShelf {
  public:
    /// The text of a game's pack, empty where there is none.
    using Source = std::function<std::string(const std::string& game)>;

    void set_source(Source source) { source_ = std::move(source); }
    [[nodiscard]] bool has_any(const Game& game) { return !pack(game.id).empty(); }
    /// The game's puzzles in the order of their numbers; none where there are none, or the pack is none.
    [[nodiscard]] const std::vector<puzzles::Puzzle>& pack(const std::string& game);

    PuzzleMarks loose; ///< What was solved, in a program that keeps nothing.

  private:
    Source source_;
    std::map<std::string, std::vector<puzzles::Puzzle>, std::less<>> packs_;
};

/// What was solved so far.
[[nodiscard]] const PuzzleMarks& puzzle_marks(const SceneContext& context);
/// Keeps one thing more.
void add_puzzle_mark(SceneContext& context, PuzzleMark mark);

/// The day of the place.
[[nodiscard]] puzzles::Day today(const SceneContext& context);
/// A day's puzzle of today was solved, in whatever game.
[[nodiscard]] bool is_today_solved(const SceneContext& context);

/// Which puzzle comes next and what the tries come to: the day's, practice, or a rush.
class PuzzleRound {
  public:
    enum class Kind : std::uint8_t { day, practice, rush };
    static constexpr int any_difficulty = 0; ///< What suits the person.

    /// Begins with the day's puzzle of that game, or of the first one that has any.
    PuzzleRound(SceneContext& context, const Game& game);

    /// The puzzle to solve now; null where there are none, and when a rush is over.
    [[nodiscard]] const puzzles::Puzzle* puzzle() const;
    [[nodiscard]] const Game& game() const;
    [[nodiscard]] std::size_t game_index() const { return game_; }
    /// Its number in its pack, from 1.
    [[nodiscard]] std::size_t number() const { return index_ + 1; }
    [[nodiscard]] Kind kind() const { return kind_; }
    /// That practice was chosen for, 1 to 5, or any_difficulty.
    [[nodiscard]] int difficulty() const { return difficulty_; }
    /// What the tries say so far of that puzzle of the game, or of the person at it.
    [[nodiscard]] puzzles::Rating rating_of(const puzzles::Puzzle& puzzle) const;
    [[nodiscard]] puzzles::Rating own_rating() const;
    /// How much the last try added to the person's rating; 0 where it did not count.
    [[nodiscard]] double gained() const { return gained_; }
    [[nodiscard]] const puzzles::Rush* rush() const { return rush_ ? &*rush_ : nullptr; }
    /// The row of what was tried: of the rush, or since the scene was opened.
    [[nodiscard]] const std::vector<puzzles::Try>& tries() const { return rush_ ? rush_->tries() : tries_; }
    /// What the last try of the present puzzle came to, if it counts already.
    [[nodiscard]] bool counts_already() const { return noted_; }
    /// Whether the day's puzzle of that game was solved today; and whether it was first tried in vain.
    [[nodiscard]] bool is_day_solved(std::size_t game) const;
    [[nodiscard]] bool is_day_missed(std::size_t game) const;
    /// How many puzzles of the game and difficulty that is practised there are, and how many of them were solved.
    struct Share {
        std::size_t solved = 0, all = 0;
    };
    [[nodiscard]] Share practised() const;

    void choose_game(std::size_t game);
    void choose_day();
    void choose_difficulty(int difficulty);
    /// Practises that one of the game's, from 1; requires that there is one.
    void choose_number(std::size_t number);
    void start_rush(std::uint64_t seed);
    /// Back to practice of what was practised before.
    void end_rush();
    void run(Seconds step);

    /// A wrong move was made: the first one counts.
    void miss();
    /// The move was found; after hints it does not count, and after a miss it is no news.
    void solve(bool helped);
    /// Another puzzle: after a day's one the next game's that is not solved yet, else the one after this; in a rush the
    /// one that comes.
    void next();
    /// Given up: in a rush a miss.
    void skip();

  private:
    [[nodiscard]] const std::vector<puzzles::Puzzle>& pack() const;
    [[nodiscard]] bool was_solved(const puzzles::Puzzle& puzzle) const;
    /// The next game after this one whose day's puzzle is not solved yet.
    [[nodiscard]] std::optional<std::size_t> next_open_day() const;
    /// Of the difficulty the one nearest to the person's rating that was not solved yet, nor shown today, where there
    /// is one; of equals the next after that one.
    void practise_after(std::optional<std::size_t> index);
    void show_rush();
    void note(puzzles::Try what);
    void rate(bool solved);
    [[nodiscard]] std::optional<puzzles::Rating> kept_rating(const std::string& position) const;

    SceneContext& context_;
    Kind kind_ = Kind::day;
    std::size_t game_ = 0, index_ = 0;
    int difficulty_ = any_difficulty;
    bool noted_ = false;
    double gained_ = 0;
    std::set<puzzles::PuzzlePlace> shown_; ///< Since the scene was opened.
    std::optional<puzzles::Rush> rush_;
    std::vector<puzzles::Try> tries_;
};

} // namespace zugzwang
