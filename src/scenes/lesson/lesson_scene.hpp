// See the algorithm: a computer player's own thoughts about the position, step by step, for a class to watch.
#pragma once

#include <array>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "scenes/frame/scenes.hpp"
#include "scenes/frame/stage.hpp"
#include "scenes/widgets/controls.hpp"
#include "scenes/widgets/pan.hpp"
#include "zugzwang/play/lesson.hpp"

namespace zugzwang {

/// Of what the settings say, that it plays by itself at.
inline constexpr std::array lesson_speeds{0.5, 1.0, 2.0, 4.0};

class LessonScene final : public Scene {
  public:
    LessonScene(SceneContext& context, const Game& game, std::shared_ptr<Session> session);

    void layout(Rect screen, const Canvas& canvas) override;
    [[nodiscard]] SceneChange handle(const InputEvent& event) override;
    [[nodiscard]] SceneChange update(Seconds step) override;
    void suspend() override;
    void draw(Canvas& canvas) const override;
    [[nodiscard]] Cursor cursor() const override { return controls_.cursor(); }
    [[nodiscard]] std::string title() const override;
    [[nodiscard]] std::vector<NamedRect> widgets() const override;

  private:
    void ask();
    void stack();
    void place_wide();
    void rebuild();
    void add_players(std::vector<Control>& controls) const;
    [[nodiscard]] SceneChange pointer(const PointerEvent& event);
    [[nodiscard]] SceneChange key(const KeyEvent& event);
    [[nodiscard]] std::optional<Picked> shortcut(const KeyEvent& event) const;
    [[nodiscard]] SceneChange pick(const Picked& picked);
    /// As near to that step as there is one.
    void go_to(std::int64_t step);
    void go_by(std::int64_t steps) { go_to(static_cast<std::int64_t>(step_) + steps); }
    void drag_to(float x);
    [[nodiscard]] std::size_t last() const { return lesson_ ? lesson_->steps() - 1 : 0; }
    [[nodiscard]] std::string status() const;
    void draw_strip(Canvas& canvas) const;

    SceneContext& context_;
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
    std::size_t speed_;
    Seconds in_step_{0};    ///< Since the step was begun.
    bool moves_in_ = false; ///< The step came from the one before, and is shown coming.
    bool dragging_ = false;
    const Canvas* canvas_ = nullptr;
    Stage stage_;
    Rect board_{}, strip_{}, bar_{}, words_{};
    Pan pan_;       ///< The lesson under `board_`, where that is narrower than lessons are made for.
    Rect player_{}; ///< The choice of one; of no width where there is none.
    std::array<Rect, 4> buttons_{};
    Controls controls_{&context_};
};

/// The players of the game whose work can be watched, in the catalog's order.
[[nodiscard]] std::vector<const PlayerSpec*> players_with_lesson(const Game& game);

} // namespace zugzwang
