// The first scene: the name, a card with a live miniature for each game, and what to do with the chosen one.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "desk/ladder_game.hpp"
#include "scenes/frame/miniature.hpp"
#include "scenes/frame/page_scene.hpp"
#include "scenes/frame/scenes.hpp"
#include "zugzwang/gfx/fade.hpp"
#include "zugzwang/ui/notice.hpp"

namespace zugzwang {

class MenuScene final : public PageScene {
  public:
    explicit MenuScene(SceneContext& context);

    [[nodiscard]] SceneChange handle(const InputEvent& event) override;
    void suspend() override;
    [[nodiscard]] std::string title() const override;

  protected:
    [[nodiscard]] ui::Page page() override;
    void advance(Seconds step) override;

  private:
    struct Card {
        Miniature miniature;
        Climb climb{};
        Fade lift{};
    };

    [[nodiscard]] const Game& game() const { return context_.games[chosen_]; }
    [[nodiscard]] bool can_continue(std::size_t index) const;
    [[nodiscard]] bool has_ladder(std::size_t index) const { return !context_.games[index].ladder.rungs.empty(); }
    void follow_focus();
    void follow_trouble(Seconds step);
    void see_trouble();
    /// Goes on with a game that was left, else to the setup; before somebody's first game through the guided minute.
    void play();
    /// False where the person knows the game or it has no guide.
    [[nodiscard]] bool begin_with_guide(AfterGuide next);
    void open_puzzles();
    void open_ladder(std::size_t index);
    void leave();

    [[nodiscard]] std::vector<ui::Deed> deeds();
    [[nodiscard]] ui::Node card(std::size_t index);
    [[nodiscard]] ui::Node card_words(std::size_t index);
    [[nodiscard]] ui::Node stars(std::size_t index);
    [[nodiscard]] ui::Node buttons();

    std::vector<Card> cards_;
    std::size_t turn_ = 0; ///< The card on which something may move: one at a time.
    std::size_t chosen_;
    std::size_t chosen_before_press_;
    Seconds idle_{0};
    std::optional<std::string> trouble_; ///< With what is kept; shown until somebody saw it.
    Seconds trouble_shown_{0};
    ui::Notice leaving_; ///< Escape was pressed, and ends the program if it is pressed again.
};

} // namespace zugzwang
