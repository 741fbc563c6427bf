// A game's opponents one above the other: which of them were beaten, the chosen one at large, and how to challenge it.
#pragma once

#include <string>
#include <vector>

#include "desk/ladder_game.hpp"
#include "scenes/frame/page_scene.hpp"

namespace zugzwang {

class LadderScene final : public PageScene {
  public:
    /// Requires a game with a ladder.
    LadderScene(SceneContext& context, const Game& game);

    [[nodiscard]] std::string title() const override;

  protected:
    [[nodiscard]] ui::Page page() override;
    void advance(Seconds step) override;

  private:
    void choose(std::size_t rung);
    /// Takes what was won meanwhile.
    void read_records();
    void challenge();
    void watch();
    [[nodiscard]] std::size_t rung_count() const { return game_.ladder.rungs.size(); }
    [[nodiscard]] const Rung& chosen() const { return game_.ladder.rungs[chosen_]; }
    [[nodiscard]] const RungStars& stars() const { return records_[chosen_].stars; }
    [[nodiscard]] std::string row_id(std::size_t rung) const { return "rung:" + game_.ladder.rungs[rung].player.id; }
    /// Nobody expects yet that the others be climbed.
    [[nodiscard]] bool is_expected(std::size_t rung) const;

    [[nodiscard]] ui::Node rows();
    [[nodiscard]] ui::Node row(std::size_t rung);
    [[nodiscard]] ui::Node rail(std::size_t rung) const;
    [[nodiscard]] ui::Node emblem(std::size_t rung) const;
    [[nodiscard]] ui::Node panel();
    [[nodiscard]] std::vector<ui::Node> facts() const;

    const Game& game_;
    std::vector<RungRecord> records_; ///< By rung.
    Climb climb_;
    std::size_t chosen_ = 0;
    Side side_ = Side::first; ///< The person's.
    std::string refusal_;     ///< Why a game could not be started; empty when it could.
};

} // namespace zugzwang
