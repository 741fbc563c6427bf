// A guided minute: a few moves on a tiny board, a sentence for each, and only the move that is meant can be played.
#pragma once

#include <memory>
#include <string>

#include "desk/hearing.hpp"
#include "scenes/frame/page_scene.hpp"
#include "scenes/frame/scenes.hpp"
#include "zugzwang/base/number_words.hpp"

namespace zugzwang {

class GuideScene final : public PageScene {
  public:
    /// Requires a game with a guide.
    GuideScene(SceneContext& context, const Game& game, AfterGuide after);

    void suspend() override;
    [[nodiscard]] std::string title() const override;
    [[nodiscard]] std::optional<Address> address() const override;

    /// Of the step, counted from 0; as many as there are once all are done.
    [[nodiscard]] std::size_t step() const { return step_; }
    [[nodiscard]] bool is_done() const { return step_ == game_.guide.size(); }

  protected:
    [[nodiscard]] ui::Page page() override;
    [[nodiscard]] std::string place_words() const override;
    void advance(Seconds step) override;

  private:
    void begin_step();
    /// A new board, where the step says what lies on it.
    void set_up_board();
    /// The person has played: what follows, after a while each, is the answers and the next step.
    void go_on(Seconds step);
    [[nodiscard]] bool asks() const { return !is_done() && session_->news().moves.size() == moves_before_; }
    /// What nobody asks for now does not reach the board, but that it ends what is being shown.
    [[nodiscard]] bool play_input(const InputEvent& event);
    void leave();
    void note_seen();

    [[nodiscard]] std::string sentence() const;
    [[nodiscard]] std::string wanted() const; ///< The move that is meant, in words.
    [[nodiscard]] std::string task() const { return sentences(sentence(), wanted()); }
    [[nodiscard]] ui::Node its_board();
    /// Whose move it is, or who won, between what each side has.
    [[nodiscard]] ui::Node head() const;
    [[nodiscard]] ui::Node figure(Side side) const;
    [[nodiscard]] std::string end_words() const;
    [[nodiscard]] ui::Node steps() const;

    const Game& game_;
    AfterGuide after_;
    std::shared_ptr<Session> session_; ///< Two people sit there: the scene plays the answers.
    CuePlayer cues_;
    ToldGame told_;
    std::size_t step_ = 0;
    std::size_t moves_before_ = 0; ///< On the board when the step began.
    Seconds rest_{0};              ///< Since the board came to rest after a move.
    Seconds board_shown_{0};       ///< Since it is another one.
};

} // namespace zugzwang
