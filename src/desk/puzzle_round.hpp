// Which puzzle comes next and what the tries come to: the day's, practice, or a rush. Knows nothing of boards.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "desk/context.hpp"
#include "puzzles/rush.hpp"

namespace zugzwang {

class PuzzleRound {
  public:
    enum class Kind : std::uint8_t { day, practice, rush };

    /// Begins with the day's puzzle of that game, or of the first one that has any.
    PuzzleRound(SceneContext& context, const Game& game);

    /// The puzzle to solve now; null where there are none, and when a rush is over.
    [[nodiscard]] const puzzles::Puzzle* puzzle() const;
    [[nodiscard]] const Game& game() const { return context_.games[game_]; }
    [[nodiscard]] std::size_t game_index() const { return game_; }
    /// Its number in its pack, from 1.
    [[nodiscard]] std::size_t number() const { return index_ + 1; }
    [[nodiscard]] Kind kind() const { return kind_; }
    /// That practice was chosen for, 1 to 5.
    [[nodiscard]] int difficulty() const { return difficulty_; }
    [[nodiscard]] const puzzles::Rush* rush() const { return rush_ ? &*rush_ : nullptr; }
    /// The row of what was tried: of the rush, or since the scene was opened.
    [[nodiscard]] const std::vector<puzzles::Try>& tries() const { return rush_ ? rush_->tries() : tries_; }
    /// What the last try of the present puzzle came to, if it counts already.
    [[nodiscard]] bool counts_already() const { return noted_; }
    [[nodiscard]] bool can_rush() const;
    /// The day's puzzle of that game was solved today.
    [[nodiscard]] bool is_day_solved(std::size_t game) const;
    /// How many puzzles of the game and difficulty that is practised there are, and how many of them were solved.
    struct Share {
        std::size_t solved = 0, all = 0;
    };
    [[nodiscard]] Share practised() const;

    void choose_game(std::size_t game);
    void choose_day();
    void choose_difficulty(int difficulty);
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
    [[nodiscard]] const std::vector<puzzles::Puzzle>& pack() const { return context_.puzzles.pack(game().id); }
    void show_day();
    /// The next game after this one whose day's puzzle is not solved yet.
    [[nodiscard]] std::optional<std::size_t> next_open_day() const;
    /// The next one of the difficulty that was not solved yet; round again where all were.
    void practise_after(std::optional<std::size_t> index);
    void show_rush();
    void note(puzzles::Try what);

    SceneContext& context_;
    Kind kind_ = Kind::day;
    std::size_t game_ = 0, index_ = 0;
    int difficulty_ = puzzles::easiest;
    bool noted_ = false;
    std::optional<puzzles::Rush> rush_;
    std::vector<puzzles::Try> tries_;
};

} // namespace zugzwang
