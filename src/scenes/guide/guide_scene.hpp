// A guided minute: a few moves on a tiny board, a sentence for each, and only the move that is meant can be played.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "desk/hearing.hpp"
#include "scenes/frame/scenes.hpp"
#include "scenes/frame/stage.hpp"
#include "scenes/guide/guide_layout.hpp"
#include "scenes/widgets/controls.hpp"

namespace zugzwang {

class GuideScene final : public Scene {
  public:
    /// Requires a game with a guide.
    GuideScene(SceneContext& context, const Game& game, AfterGuide after);

    void layout(Rect screen, const Canvas& canvas) override;
    [[nodiscard]] SceneChange handle(const InputEvent& event) override;
    [[nodiscard]] SceneChange update(Seconds step) override;
    void suspend() override;
    void draw(Canvas& canvas) const override;
    [[nodiscard]] Cursor cursor() const override;
    [[nodiscard]] std::string title() const override;
    [[nodiscard]] std::vector<NamedRect> widgets() const override;

    /// Of the step, counted from 0; as many as there are once all are done.
    [[nodiscard]] std::size_t step() const { return step_; }
    [[nodiscard]] bool is_done() const { return step_ == game_.guide.size(); }

  private:
    void begin_step();
    /// A new board, where the step says what lies on it.
    void set_up_board();
    /// The person has played: what follows, after a while each, is the answers and the next step.
    void go_on(Seconds step);
    void rebuild();
    [[nodiscard]] bool asks() const { return !is_done() && session_->news().moves.size() == moves_before_; }
    void play_input(const InputEvent& event);
    [[nodiscard]] SceneChange key(const KeyEvent& event);
    [[nodiscard]] SceneChange pick(const std::string& id);
    [[nodiscard]] SceneChange leave();
    void start_again();
    void note_seen();

    [[nodiscard]] std::string sentence() const;
    void draw_board(Canvas& canvas) const;
    void draw_head(Canvas& canvas) const;
    void draw_figures(Canvas& canvas) const;
    void draw_sentence(Canvas& canvas) const;
    void draw_steps(Canvas& canvas) const;

    SceneContext& context_;
    const Game& game_;
    AfterGuide after_;
    Stage stage_;
    GuideLayout layout_;
    Controls controls_{&context_};
    std::shared_ptr<Session> session_; ///< Two people sit there: the scene plays the answers.
    CuePlayer cues_;
    std::size_t step_ = 0;
    std::size_t moves_before_ = 0; ///< On the board when the step began.
    Seconds rest_{0};              ///< Since the board came to rest after a move.
    Seconds board_shown_{0};       ///< Since it is another one.
    Rect board_{};
    Vec pointer_at_{-1, -1};
};

} // namespace zugzwang
