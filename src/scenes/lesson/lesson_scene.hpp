// See the algorithm: a computer player's own thoughts about the position, step by step, for a class to watch.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "scenes/frame/page_scene.hpp"
#include "scenes/frame/scenes.hpp"
#include "zugzwang/play/lesson.hpp"
#include "zugzwang/ui/scroll.hpp"

namespace zugzwang {

class LessonScene final : public PageScene {
  public:
    LessonScene(SceneContext& context, const Game& game, std::shared_ptr<Session> session);

    void suspend() override;
    [[nodiscard]] std::string title() const override;

  protected:
    [[nodiscard]] ui::Page page() override;
    void advance(Seconds step) override;

  private:
    void ask();
    /// As near to that step as there is one.
    void go_to(std::int64_t step);
    void go_by(std::int64_t steps) { go_to(static_cast<std::int64_t>(step_) + steps); }
    [[nodiscard]] std::size_t last() const { return lesson_ ? lesson_->steps() - 1 : 0; }

    [[nodiscard]] ui::Node players();
    [[nodiscard]] ui::Node picture();
    [[nodiscard]] ui::Node strip(bool upright);
    [[nodiscard]] ui::Node bar();

    const Game& game_;
    std::shared_ptr<Session> session_;
    std::size_t ply_;                        ///< Of the position that it is about.
    std::vector<const PlayerSpec*> players_; ///< Those that show their work; at least one.
    std::size_t chosen_ = 0;
    Pending<std::shared_ptr<Lesson>> making_;
    std::shared_ptr<Lesson> lesson_; ///< Null until the player is done.
    bool asked_ = false;
    std::size_t step_ = 0;
    bool playing_ = false;
    std::size_t speed_ = 1; ///< Of those that are offered.
    Seconds in_step_{0};    ///< Since the step was begun.
    bool moves_in_ = false; ///< The step came from the one before, and is shown coming.
    ui::Scroll scroll_;     ///< The lesson, where there is less room than lessons are made for.
    Rect bar_{};
    bool dragging_ = false;
};

} // namespace zugzwang
