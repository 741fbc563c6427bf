// The rules of a game in a few paragraphs, and the words that its insight uses.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "scenes/frame/scenes.hpp"
#include "scenes/frame/stage.hpp"
#include "scenes/widgets/controls.hpp"
#include "scenes/widgets/scroll.hpp"

namespace zugzwang {

class Help final : public Scene {
  public:
    Help(SceneContext& context, const Game& game, const std::optional<std::string>& position);

    void layout(Rect screen, const Canvas& canvas) override;
    [[nodiscard]] SceneChange handle(const InputEvent& event) override;
    [[nodiscard]] SceneChange update(Seconds step) override;
    void suspend() override {}
    void draw(Canvas& canvas) const override;
    [[nodiscard]] Cursor cursor() const override { return controls_.cursor(); }
    [[nodiscard]] bool take_redraw() override;
    [[nodiscard]] std::string title() const override;
    [[nodiscard]] std::vector<NamedRect> widgets() const override;

  private:
    struct Paragraph {
        enum class Kind : std::uint8_t { heading, words, term };
        Kind kind = Kind::words;
        std::string words;
        float y = 0, height = 0; ///< Within the whole text, in pixels.
    };

    [[nodiscard]] SceneChange key(const KeyEvent& event);

    SceneContext& context_;
    const Game& game_;
    Stage stage_;
    Controls controls_{&context_};
    std::vector<Paragraph> text_;
    Rect panel_{}, list_{};
    Scroll scroll_;
};

} // namespace zugzwang
