// Puzzles: exactly one move wins, find it. The day's, for practice, or as many as one can in a rush.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "desk/initials.hpp"
#include "desk/puzzle_round.hpp"
#include "scenes/frame/scenes.hpp"
#include "scenes/frame/stage.hpp"
#include "scenes/puzzle/puzzle_board.hpp"
#include "scenes/puzzle/puzzle_layout.hpp"
#include "scenes/widgets/controls.hpp"

namespace zugzwang {

class PuzzleScene final : public Scene {
  public:
    PuzzleScene(SceneContext& context, const Game& game);

    void layout(Rect screen, const Canvas& canvas) override;
    [[nodiscard]] SceneChange handle(const InputEvent& event) override;
    [[nodiscard]] SceneChange update(Seconds step) override;
    void suspend() override;
    [[nodiscard]] bool takes_text() const override { return enters_initials(); }
    void draw(Canvas& canvas) const override;
    [[nodiscard]] Cursor cursor() const override;
    [[nodiscard]] std::string title() const override;
    [[nodiscard]] std::vector<NamedRect> widgets() const override;

  private:
    /// What the panel on the right is about.
    enum class Face { practice, rush, solved, over, empty };

    [[nodiscard]] Face face() const;
    /// Puts the round's puzzle on the board.
    void show_puzzle();
    void rebuild();
    void add_practice(std::vector<Control>& controls) const;
    void add_over(std::vector<Control>& controls) const;
    [[nodiscard]] SceneChange pointer(const PointerEvent& event);
    [[nodiscard]] SceneChange key(const KeyEvent& event);
    [[nodiscard]] std::optional<Picked> shortcut(const KeyEvent& event) const;
    [[nodiscard]] SceneChange pick(const Picked& picked);
    void pick_in_round(const Picked& picked);
    void pick_initials(const std::string& id);
    void follow_board(Seconds step);
    /// The other side's best try is played once when its line is pointed at.
    void follow_pointing();
    void run_rush(Seconds step);
    void end_rush();
    void keep_score();
    /// A rush ends first, and what was solved in it is kept.
    [[nodiscard]] SceneChange leave();
    [[nodiscard]] bool enters_initials() const { return initials_ && face() == Face::over; }
    [[nodiscard]] std::string status() const;

    [[nodiscard]] std::size_t games_with_puzzles() const;
    [[nodiscard]] SolvedPlaces solved_parts() const;
    void draw_panel(Canvas& canvas) const;
    void draw_ticks(Canvas& canvas) const;

    static constexpr const char* game_prefix = "game:"; ///< Of the ids of their chips.

    SceneContext& context_;
    PuzzleRound round_;
    PuzzleBoard board_;
    std::optional<Initials> initials_; ///< While the score of a rush waits for them.
    bool over_ = false;                ///< The rush has ended and its scores are shown.
    Seconds solved_for_{0};
    Seconds rush_left_{0}; ///< What was left in the last step.
    bool pointed_ = false; ///< At the line of the best try.
    std::string trouble_;  ///< Why there is no puzzle.
    Stage stage_;
    PuzzleLayout layout_;
    Controls controls_{&context_};
};

} // namespace zugzwang
