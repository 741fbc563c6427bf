// Computer against computer, one game after the other: the demo of a game, and the attract mode of the menu.
#pragma once

#include <memory>

#include "scenes/table/play.hpp"

namespace zugzwang {

class Demo final : public Scene {
  public:
    Demo(SceneContext& context, DemoRequest request);

    void layout(Rect screen, const Canvas& canvas) override;
    [[nodiscard]] SceneChange handle(const InputEvent& event) override;
    [[nodiscard]] SceneChange update(Seconds step) override;
    void suspend() override;
    void draw(Canvas& canvas) const override;
    [[nodiscard]] Cursor cursor() const override;
    [[nodiscard]] bool take_redraw() override;
    [[nodiscard]] std::string title() const override;
    [[nodiscard]] std::vector<NamedRect> widgets() const override;

    [[nodiscard]] const Game& game() const { return *request_.games[turn_]; }
    /// Whether the title of the game is shown instead of the game.
    [[nodiscard]] bool shows_title() const;

  private:
    [[nodiscard]] SessionConfig config_by_chance();
    void start_game();
    void next_game();
    void draw_title(Canvas& canvas) const;

    SceneContext& context_;
    DemoRequest request_;
    std::size_t turn_ = 0;
    std::unique_ptr<Play> play_; ///< Empty when the game refused to start.
    std::string refusal_;
    BySide<std::string> names_; ///< Of the players, translated.
    Stage stage_;
    const Canvas* canvas_ = nullptr;
    Seconds shown_for_{0};
    bool redraw_ = true;
};

} // namespace zugzwang
