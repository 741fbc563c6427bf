// What the computers reported of each of their moves, one under the other, and the sums of each player: for a class
// that compares two algorithms.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "scenes/frame/scenes.hpp"
#include "scenes/frame/stage.hpp"
#include "scenes/widgets/controls.hpp"
#include "scenes/widgets/scroll.hpp"

namespace zugzwang {

class Figures final : public Scene {
  public:
    Figures(SceneContext& context, const Game& game, std::shared_ptr<Session> session);

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
    struct Line {
        Side side = Side::first;
        std::string number, name; ///< Of the move; or the player, for a sum.
        std::string time, nodes, depth, score, cut;
    };

    [[nodiscard]] SceneChange key(const KeyEvent& event);
    [[nodiscard]] Line sum_of(Side side) const;
    void draw_line(const Line& line, float y, Weight weight, Canvas& canvas) const;
    void draw_cell(const std::string& words, std::size_t column, float y, Paint paint, Weight weight,
                   Canvas& canvas) const;

    SceneContext& context_;
    const Game& game_;
    std::shared_ptr<Session> session_;
    std::vector<Line> moves_, sums_;
    Stage stage_;
    Controls controls_{&context_};
    float line_units_ = 0; ///< Of a line; units.
    Rect panel_{}, list_{};
    Scroll scroll_;
};

} // namespace zugzwang
