// Lays a start position out by hand: the game's own editor on the board, what it says beside it, undo, clear, done.
#pragma once

#include <memory>

#include "scenes/frame/page_scene.hpp"
#include "scenes/frame/scenes.hpp"

namespace zugzwang {

/// Done puts the position among the game's choices; leaving by any other way changes nothing.
class EditorScene final : public PageScene {
  public:
    /// Requires a game with `edit_start`.
    EditorScene(SceneContext& context, const Game& game);

    [[nodiscard]] std::string title() const override;

  protected:
    [[nodiscard]] ui::Page page() override;

  private:
    [[nodiscard]] std::string status() const;

    const Game& game_;
    SetupChoices& choices_;
    std::shared_ptr<StartEditor> start_;
};

} // namespace zugzwang
