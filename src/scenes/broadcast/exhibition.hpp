// The attract mode: small championships of the computer players, a game of each in turn, with the table in between,
// until somebody presses a key.
#pragma once

#include <vector>

#include "desk/championship.hpp"
#include "scenes/broadcast/broadcast_scene.hpp"

namespace zugzwang {

class ExhibitionScene final : public BroadcastScene {
  public:
    enum class Part : std::uint8_t { title, game, table };

    ExhibitionScene(SceneContext& context, ExhibitionRequest request);

    [[nodiscard]] SceneChange handle(const InputEvent& event) override;
    [[nodiscard]] SceneChange update(Seconds step) override;
    [[nodiscard]] std::string title() const override;

    [[nodiscard]] const Game& game() const { return *request_.games[turn_]; }
    [[nodiscard]] Part part() const { return part_; }
    /// Of the game that is shown.
    [[nodiscard]] const Championship& championship() const { return championships_[turn_]; }

  private:
    void start_game();
    void go_on_to(Part part);
    void next_game();
    void note_result();

    ExhibitionRequest request_;
    std::vector<Championship> championships_; ///< By game.
    std::size_t turn_ = 0;
    Part part_ = Part::title;
    Seconds part_for_{0};
};

} // namespace zugzwang
