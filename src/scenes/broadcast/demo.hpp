// Computer against computer, one game after the other: the demo of a game.
#pragma once

#include <memory>

#include "scenes/broadcast/title_card.hpp"
#include "scenes/frame/scenes.hpp"
#include "scenes/frame/stage.hpp"

namespace zugzwang {

class DemoScene final : public Scene {
  public:
    DemoScene(SceneContext& context, DemoRequest request);

    void layout(Rect screen, const Canvas& canvas) override;
    [[nodiscard]] SceneChange handle(const InputEvent& event) override;
    [[nodiscard]] SceneChange update(Seconds step) override;
    void suspend() override;
    void draw(Canvas& canvas) const override;
    [[nodiscard]] Cursor cursor() const override;
    [[nodiscard]] std::string title() const override;
    [[nodiscard]] std::vector<NamedRect> widgets() const override;

    [[nodiscard]] const Game& game() const { return *request_.games[turn_]; }
    /// Whether the card of the game is shown instead of the game: between two games.
    [[nodiscard]] bool shows_title() const;

  private:
    [[nodiscard]] SessionConfig config_by_chance();
    void start_game();
    /// The same two again with the sides exchanged, or the next of several games.
    void next_game();
    void note_result();
    /// A game that was played elsewhere is played again: nobody wins anything by that.
    [[nodiscard]] bool is_replay() const { return request_.session && request_.session->outside; }
    [[nodiscard]] TitleCard card() const;

    SceneContext& context_;
    DemoRequest request_;
    std::size_t turn_ = 0;
    SessionConfig config_;                 ///< Of the game on the board.
    std::unique_ptr<WatchedGame> watched_; ///< Empty when the game refused to start.
    std::string refusal_;
    BySide<std::string> names_; ///< Of the players, translated.
    BroadcastScore score_;      ///< By where they sit now.
    bool between_ = false;      ///< It was not the first game that began.
    bool noted_ = false;        ///< How the game ended is in the score.
    Stage stage_;
    const Canvas* canvas_ = nullptr;
    Seconds shown_for_{0};
};

} // namespace zugzwang
