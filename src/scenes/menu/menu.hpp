// The first scene: the name, a card with a live miniature for each game, and what to do with the chosen one.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "desk/ladder_game.hpp"
#include "scenes/frame/miniature.hpp"
#include "scenes/frame/scenes.hpp"
#include "scenes/frame/stage.hpp"
#include "scenes/menu/menu_layout.hpp"
#include "scenes/widgets/controls.hpp"
#include "zugzwang/gfx/fade.hpp"

namespace zugzwang {

class MenuScene final : public Scene {
  public:
    explicit MenuScene(SceneContext& context);

    void layout(Rect screen, const Canvas& canvas) override;
    [[nodiscard]] SceneChange handle(const InputEvent& event) override;
    [[nodiscard]] SceneChange update(Seconds step) override;
    void suspend() override;
    void draw(Canvas& canvas) const override;
    [[nodiscard]] Cursor cursor() const override { return controls_.cursor(); }
    [[nodiscard]] std::string title() const override;
    [[nodiscard]] std::vector<NamedRect> widgets() const override;

  private:
    struct Card {
        Miniature miniature;
        Climb climb{};
        Fade lift{};
    };

    void rebuild();
    /// Id and words, and what is to be continued.
    [[nodiscard]] std::vector<std::pair<std::string, std::string>> buttons();
    [[nodiscard]] const Game& game() const { return context_.games[chosen_]; }
    [[nodiscard]] bool can_continue(std::size_t index) const;
    [[nodiscard]] bool has_ladder(std::size_t index) const;
    void choose(std::size_t index);
    void follow_focus();
    [[nodiscard]] SceneChange pick(const Picked& picked);
    /// Goes on with a game that was left, else to the setup; before somebody's first game through the guided minute.
    [[nodiscard]] SceneChange play();
    [[nodiscard]] SceneChange key(const KeyEvent& event);
    void draw_title(Canvas& canvas) const;
    void follow_trouble(Seconds step);
    void see_trouble();
    void draw_trouble(Canvas& canvas) const;
    void draw_badge(Canvas& canvas) const;
    void draw_card(std::size_t index, Canvas& canvas) const;
    void draw_words(std::size_t index, Canvas& canvas) const;
    void draw_stars(std::size_t index, Canvas& canvas) const;
    void draw_waiting(Vec at, float width, Canvas& canvas) const;
    void follow_climbs();

    SceneContext& context_;
    Stage stage_;
    MenuLayout layout_;
    Controls controls_{&context_};
    std::vector<Card> cards_;
    std::size_t chosen_;
    std::size_t chosen_before_press_;
    bool continue_shown_ = false;
    Seconds idle_{0};
    std::optional<std::string> trouble_; ///< With what is kept; shown until somebody saw it.
    Seconds trouble_shown_{0};
};

} // namespace zugzwang
