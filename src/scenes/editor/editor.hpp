// Lays a start position out by hand: the game's own editor on the board, what it says beside it, undo, clear, done.
#pragma once

#include <memory>

#include "scenes/frame/scenes.hpp"
#include "scenes/frame/stage.hpp"
#include "scenes/widgets/controls.hpp"

namespace zugzwang {

/// Done puts the position among the game's choices; leaving by any other way changes nothing.
class EditorScene final : public Scene {
  public:
    /// Requires a game with `edit_start`.
    EditorScene(SceneContext& context, const Game& game);

    void layout(Rect screen, const Canvas& canvas) override;
    [[nodiscard]] SceneChange handle(const InputEvent& event) override;
    [[nodiscard]] SceneChange update(Seconds step) override;
    void suspend() override {}
    void draw(Canvas& canvas) const override;
    [[nodiscard]] Cursor cursor() const override;
    [[nodiscard]] std::string title() const override;
    [[nodiscard]] std::vector<NamedRect> widgets() const override;

  private:
    void stack();
    void place_beside();
    void rebuild();
    [[nodiscard]] SceneChange key(const KeyEvent& event);
    [[nodiscard]] SceneChange pick(const Picked& picked);
    [[nodiscard]] std::string status() const;

    SceneContext& context_;
    const Game& game_;
    SetupChoices& choices_;
    std::unique_ptr<StartEditor> start_;
    Stage stage_;
    Rect board_{}, panel_{}, done_{};
    Controls controls_{&context_};
};

} // namespace zugzwang
