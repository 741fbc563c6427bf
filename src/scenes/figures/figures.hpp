// What the computers reported of each of their moves, one under the other, and the sums of each player: for a class
// that compares two algorithms.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "scenes/frame/page_scene.hpp"

namespace zugzwang {

class FiguresScene final : public PageScene {
  public:
    FiguresScene(SceneContext& context, const Game& game, std::shared_ptr<Session> session);

    [[nodiscard]] std::string title() const override;

  protected:
    [[nodiscard]] ui::Page page() override;

  private:
    struct Line {
        Side side = Side::first;
        std::string number{}, name{}; ///< Of the move; or the player, for a sum.
        std::string time{}, nodes{}, depth{}, score{}, cut{};
    };
    [[nodiscard]] static ui::Node row_of(const Line& line, const ui::Look& look);

    const Game& game_;
    std::vector<Line> moves_, sums_;
};

} // namespace zugzwang
