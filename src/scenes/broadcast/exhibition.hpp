// The attract mode: small championships of the computer players, a game of each in turn, with the table in between,
// until somebody presses a key.
#pragma once

#include <memory>
#include <vector>

#include "desk/championship.hpp"
#include "scenes/broadcast/standings.hpp"
#include "scenes/broadcast/title_card.hpp"
#include "scenes/frame/scenes.hpp"
#include "scenes/frame/stage.hpp"

namespace zugzwang {

class ExhibitionScene final : public Scene {
  public:
    enum class Part : std::uint8_t { title, game, table };

    /// The rungs of a game's ladder take part; where there is none so many of its players, the strongest.
    static constexpr std::size_t max_players = 8;

    ExhibitionScene(SceneContext& context, ExhibitionRequest request);

    void layout(Rect screen, const Canvas& canvas) override;
    [[nodiscard]] SceneChange handle(const InputEvent& event) override;
    [[nodiscard]] SceneChange update(Seconds step) override;
    void suspend() override;
    void draw(Canvas& canvas) const override;
    [[nodiscard]] Cursor cursor() const override { return Cursor::arrow; }
    [[nodiscard]] std::string title() const override;
    [[nodiscard]] std::vector<NamedRect> widgets() const override;

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
    void follow_game(Seconds step);
    void note_result();
    [[nodiscard]] TitleCard card() const;
    [[nodiscard]] StandingsLook standings() const;

    SceneContext& context_;
    ExhibitionRequest request_;
    std::vector<Championship> championships_; ///< By game.
    std::size_t turn_ = 0;
    Part part_ = Part::title;
    Championship::Pairing pairing_{};
    BroadcastScore score_;                 ///< Before the game.
    std::unique_ptr<WatchedGame> watched_; ///< Empty when the game refused to start.
    std::string refusal_;
    Stage stage_;
    const Canvas* canvas_ = nullptr;
    Seconds part_for_{0};
};

} // namespace zugzwang
