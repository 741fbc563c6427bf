// Computer against computer, one game after the other: the demo of a game.
#pragma once

#include "scenes/broadcast/broadcast_scene.hpp"

namespace zugzwang {

class DemoScene final : public BroadcastScene {
  public:
    DemoScene(SceneContext& context, DemoRequest request);

    [[nodiscard]] SceneChange handle(const InputEvent& event) override;
    [[nodiscard]] SceneChange update(Seconds step) override;
    [[nodiscard]] std::string title() const override;
    [[nodiscard]] std::optional<Address> address() const override;
    [[nodiscard]] bool is_watched() const override { return true; }

    [[nodiscard]] const Game& game() const { return *request_.games[turn_]; }
    /// Whether the card of the game is shown instead of the game: between two games.
    [[nodiscard]] bool shows_title() const { return shows_page(); }

  private:
    [[nodiscard]] SessionConfig config_by_chance();
    void start_game();
    /// The same two again with the sides exchanged, or the next of several games.
    void next_game();
    void note_result();
    /// A game that was played elsewhere is played again: nobody wins anything by that.
    [[nodiscard]] bool is_replay() const { return request_.session && request_.session->replays; }

    DemoRequest request_;
    std::size_t turn_ = 0;
    SessionConfig config_; ///< Of the game on the board.
    BroadcastScore score_; ///< By where they sit now.
    bool between_ = false; ///< It was not the first game that began.
    bool noted_ = false;   ///< How the game ended is in the score.
    Seconds title_shown_for_{0};
};

} // namespace zugzwang
