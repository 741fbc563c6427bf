// A game's opponents one above the other: which of them were beaten, the chosen one at large, and how to challenge it.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "desk/ladder_game.hpp"
#include "scenes/frame/scenes.hpp"
#include "scenes/frame/stage.hpp"
#include "scenes/widgets/controls.hpp"

namespace zugzwang {

class LadderScene final : public Scene {
  public:
    /// Requires a game with a ladder.
    LadderScene(SceneContext& context, const Game& game);

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
    void stack();
    void place_beside();
    void rebuild();
    [[nodiscard]] Control side_control(Rect units) const;
    [[nodiscard]] Control button(const char* id, std::string words, Button::Look look, Rect units) const;
    void add_panel(std::vector<Control>& controls) const;
    void add_upright_panel(std::vector<Control>& controls) const;
    void choose(std::size_t rung);
    /// Takes what was won meanwhile.
    void read_records();
    [[nodiscard]] SceneChange key(const KeyEvent& event);
    [[nodiscard]] bool is_passed_over(std::string_view id) const;
    [[nodiscard]] SceneChange pick(const Picked& picked);
    [[nodiscard]] SceneChange challenge();
    [[nodiscard]] SceneChange watch();
    [[nodiscard]] std::size_t rung_count() const { return game_.ladder.rungs.size(); }
    [[nodiscard]] const Rung& chosen() const { return game_.ladder.rungs[chosen_]; }
    [[nodiscard]] const RungStars& stars() const { return records_[chosen_].stars; }
    /// In pixels.
    [[nodiscard]] Rect row(std::size_t rung) const;
    /// Where the stars of a row stand, from the row's right edge, in units.
    [[nodiscard]] float column(std::size_t star) const;
    /// The control of a row.
    [[nodiscard]] ControlState state_of(std::size_t rung) const;

    void draw_heads(Canvas& canvas) const;
    void draw_rail(Canvas& canvas) const;
    void draw_row(std::size_t rung, Canvas& canvas) const;
    void draw_panel(Canvas& canvas) const;
    void draw_upright_panel(Canvas& canvas) const;
    void draw_facts(float top, Canvas& canvas) const; ///< From there down, pixels.
    void draw_latest(Vec right, Canvas& canvas) const;

    SceneContext& context_;
    const Game& game_;
    std::vector<RungRecord> records_; ///< By rung.
    Climb climb_;
    std::size_t chosen_ = 0;
    Side side_ = Side::first; ///< The person's.
    std::string refusal_;     ///< Why a game could not be started; empty when it could.
    Stage stage_;
    Rect rows_{}, panel_{};         ///< In units.
    float apart_ = 0, row_gap_ = 0; ///< Of the columns of stars and of the rows, in units.
    Controls controls_{&context_};
    bool redraw_ = true;
};

} // namespace zugzwang
