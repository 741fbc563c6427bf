// The puzzles that come with the program, and what is kept of those that were tried.
#pragma once

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "keep/puzzle_marks.hpp"
#include "puzzles/day.hpp"
#include "puzzles/puzzle.hpp"
#include "zugzwang/base/refusal.hpp"

namespace zugzwang {

struct SceneContext;

/// Reads each pack once, when it is first asked for. Main thread only.
class PuzzleShelf {
  public:
    /// The text of a game's pack, empty where there is none.
    using Source = std::function<std::string(const std::string& game)>;

    void set_source(Source source) { source_ = std::move(source); }
    /// The game's puzzles in the order of their numbers; none where there are none, or the pack is none.
    [[nodiscard]] const std::vector<puzzles::Puzzle>& pack(const std::string& game);

  private:
    friend const PuzzleMarks& puzzle_marks(const SceneContext& context);
    friend void add_puzzle_mark(SceneContext& context, PuzzleMark mark);

    Source source_;
    std::map<std::string, std::vector<puzzles::Puzzle>, std::less<>> packs_;
    PuzzleMarks loose_; ///< Of a program that keeps nothing.
};

/// What was solved so far.
[[nodiscard]] const PuzzleMarks& puzzle_marks(const SceneContext& context);
/// Keeps one thing more.
void add_puzzle_mark(SceneContext& context, PuzzleMark mark);

/// The day of the place.
[[nodiscard]] puzzles::Day today(const SceneContext& context);
/// A day's puzzle of today was solved, in whatever game.
[[nodiscard]] bool is_today_solved(const SceneContext& context);

} // namespace zugzwang
