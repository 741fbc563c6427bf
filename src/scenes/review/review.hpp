// A game looked at again: the board before each move with the move that was played and a better one, what each was
// worth, and the whole game as a curve.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "desk/better_move.hpp"
#include "desk/hearing.hpp"
#include "desk/recorded_game.hpp"
#include "desk/reviewed_game.hpp"
#include "desk/saver.hpp"
#include "scenes/frame/page_scene.hpp"
#include "scenes/frame/shared_parts.hpp"
#include "scenes/review/review_panels.hpp"
#include "zugzwang/ui/notice.hpp"

namespace zugzwang {

class ReviewScene final : public PageScene {
  public:
    ReviewScene(SceneContext& context, const Game& game, GameRecord record, std::optional<std::int64_t> library_id,
                std::optional<std::size_t> ply);

    void suspend() override;
    [[nodiscard]] std::string title() const override;
    [[nodiscard]] std::optional<Address> address() const override { return address_; }

  protected:
    [[nodiscard]] ui::Page page() override;
    [[nodiscard]] std::string place_words() const override {
        return trial_ ? zugzwang::place_words(looked_at().news().pointer_panel) : std::string();
    }
    void advance(Seconds step) override;

  private:
    // Its parts.
    [[nodiscard]] std::vector<ui::Deed> deeds();
    [[nodiscard]] ui::Node its_board();
    [[nodiscard]] ui::Node seat(Side side) const;
    [[nodiscard]] ui::Node move_part() const;
    [[nodiscard]] ui::Node moves_part();
    [[nodiscard]] ui::Node curve_part();
    /// The board after the move that the pointer is at on the curve, above that place.
    [[nodiscard]] ui::Node preview();

    // What they say.
    [[nodiscard]] std::string status() const;
    /// Friends by their names, else the side.
    [[nodiscard]] std::string called(Side side) const;
    [[nodiscard]] std::string side_note(Side side) const;
    [[nodiscard]] std::string move_title() const;
    [[nodiscard]] MoveCard card() const;
    [[nodiscard]] MoveCard end_card() const;
    [[nodiscard]] MoveCard trial_card() const;
    [[nodiscard]] MoveCard line_card() const;
    /// Of the chosen move.
    [[nodiscard]] LineWords explained() const;
    /// The better move than the chosen one, with what it would bring.
    void tell_better(MoveCard& card) const;
    [[nodiscard]] std::string curve_title() const;
    [[nodiscard]] ValueCurve curve() const;
    [[nodiscard]] CurveScale scale() const;

    /// The moves; also what is chosen after the last one: the end.
    [[nodiscard]] std::size_t count() const { return game_.moves().size(); }
    [[nodiscard]] bool at_end() const { return chosen_ == count(); }
    [[nodiscard]] bool has_better() const { return !at_end() && !game_.reader().better(chosen_).empty(); }
    /// What is on the board.
    [[nodiscard]] Session& looked_at() const { return trial_ ? *trial_->session() : line_ ? *line_ : *game_.session(); }
    /// As near to that move as there is one.
    void go_to(std::int64_t move);
    void go_to_turning_point();
    /// Through the game, or through the better line while that is shown.
    void step_to(std::int64_t place);
    [[nodiscard]] std::int64_t place() const { return static_cast<std::int64_t>(line_ ? line_step_ : chosen_); }
    [[nodiscard]] std::int64_t last() const {
        return static_cast<std::int64_t>(line_ ? line_->news().moves.size() - chosen_ : count());
    }
    /// Draws the chosen move and a better one into the board.
    void show_moves();
    /// The next mistake or blunder after the chosen move, else the first one; of people where people played.
    [[nodiscard]] std::optional<std::size_t> next_mistake() const;
    /// Hovered, clicked, dragged or turned; the position after a move stands for that move.
    bool point_at_curve(const PointerEvent& event);

    /// A mistake or blunder, of people where people played.
    [[nodiscard]] bool is_mistake(std::size_t move) const;
    [[nodiscard]] bool can_practise() const { return has_better() && is_mistake(chosen_); }
    void practise();
    void start_trial();
    void start_line();
    /// Back to the game.
    void leave_aside();
    /// Asks against whom; the one who played there first of all.
    void ask_opponent();
    void play_on(const Opponent& opponent);
    void save_film();

    const Game& entry_;
    Address address_;
    ReviewedGame game_;
    const ReviewList list_;
    CuePlayer cues_;
    ToldGame told_;
    ui::Notice notice_; ///< Why something cannot be done.
    Saver saver_;
    std::size_t chosen_ = 0; ///< By ply: the board shows the position before it.
    bool went_ = false;      ///< Somebody has chosen a move.
    bool in_points_ = false; ///< So the curve counts, in a game of points.
    bool dragging_ = false;
    Rect plot_{};                        ///< Where the curve lies.
    std::optional<std::size_t> pointed_; ///< On the curve.
    std::optional<Trial> trial_;
    std::shared_ptr<Session> line_; ///< Goes on with the better line after the moves before the chosen one, if shown;
    std::size_t line_step_ = 0;     ///< so many moves of it have been played.
    std::shared_ptr<Session> miniature_; ///< Made when it is first needed.
};

} // namespace zugzwang
