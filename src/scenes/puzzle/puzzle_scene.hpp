// Puzzles: exactly one move wins, find it. The day's, for practice, or as many as one can in a rush.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "desk/puzzle_round.hpp"
#include "puzzles/initials.hpp"
#include "scenes/frame/page_scene.hpp"
#include "scenes/puzzle/puzzle_board.hpp"

namespace zugzwang {

class PuzzleScene final : public PageScene {
  public:
    PuzzleScene(SceneContext& context, const Game& game, std::optional<std::size_t> number);

    void suspend() override;
    [[nodiscard]] bool takes_text() const override { return enters_initials(); }
    [[nodiscard]] std::string title() const override;
    [[nodiscard]] std::optional<Address> address() const override;

  protected:
    [[nodiscard]] ui::Page page() override;
    [[nodiscard]] std::string place_words() const override {
        return board_ ? zugzwang::place_words(board_.session().news().pointer_panel) : std::string();
    }
    void advance(Seconds step) override;

  private:
    /// What the panel on the right is about.
    enum class Face { practice, rush, solved, over, empty };

    [[nodiscard]] Face face() const;
    /// Puts the round's puzzle on the board.
    void show_puzzle();
    /// Something else was chosen in the round: its puzzle, or the end of the rush.
    void show_round();
    void next();
    void follow_board(Seconds step);
    /// The other side's best try is played once when its line is pointed at.
    void follow_pointing();
    void run_rush(Seconds step);
    void end_rush();
    void keep_score();
    /// A move that is half made is taken back first, a rush ends first, and what was solved in it is kept.
    void leave();
    [[nodiscard]] bool enters_initials() const { return initials_ && face() == Face::over; }
    [[nodiscard]] std::string status() const;

    // puzzle_page.cpp
    [[nodiscard]] std::vector<ui::Deed> deeds();
    [[nodiscard]] ui::Node board();
    [[nodiscard]] ui::Node number() const;
    [[nodiscard]] ui::Node days() const;
    [[nodiscard]] ui::Node mover() const;
    [[nodiscard]] ui::Node panel();
    [[nodiscard]] ui::Node choices();
    [[nodiscard]] ui::Node practice();
    [[nodiscard]] ui::Node rush() const;
    [[nodiscard]] ui::Node solved();
    [[nodiscard]] ui::Node over();
    [[nodiscard]] ui::Node letters();
    [[nodiscard]] ui::Node tries(bool waits) const;

    PuzzleRound round_;
    PuzzleBoard board_;
    std::optional<puzzles::Initials> initials_; ///< While the score of a rush waits for them.
    bool over_ = false;                         ///< The rush has ended and its scores are shown.
    Seconds solved_for_{0};
    Seconds rush_left_{0}; ///< At the step before.
    bool pointed_ = false; ///< At the line of the best try.
    std::string trouble_;  ///< Why there is no puzzle.
};

} // namespace zugzwang
