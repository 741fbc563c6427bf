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

    /// The rungs of a game's ladder take part; where there is none so many of its players, the strongest.
    static constexpr std::size_t max_players = 8;

    ExhibitionScene(SceneContext& context, ExhibitionRequest request);

    [[nodiscard]] SceneChange handle(const InputEvent& event) override;
    [[nodiscard]] SceneChange update(Seconds step) override;
    [[nodiscard]] std::string title() const override;

    [[nodiscard]] const Game& game() const { return *request_.games[turn_]; }
    [[nodiscard]] Part part() const { return part_; }
    /// Of the game that is shown.
    [[nodiscard]] const Championship& championship() const { return championships_[turn_]; }

  private:
    /// How many players of that game take part.
    [[nodiscard]] static std::size_t entrants(const Game& game);
    [[nodiscard]] bool has_ladder() const { return !game().ladder.rungs.empty(); }
    /// Of the game that is shown, by its place in the championship; the only player of a game meets itself.
    [[nodiscard]] const PlayerSpec& player(std::size_t place) const;
    void seat(SessionConfig& config) const;
    [[nodiscard]] SessionConfig config();
    void start_game();
    void go_on_to(Part part);
    void next_game();
    void note_result();

    ExhibitionRequest request_;
    std::vector<Championship> championships_; ///< By game.
    std::size_t turn_ = 0;
    Part part_ = Part::title;
    Championship::Pairing pairing_{};
    Seconds part_for_{0};
};

} // namespace zugzwang
