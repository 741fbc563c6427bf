// A small game that plays itself on a menu card, slowly, again and again.
#pragma once

#include <memory>

#include "scenes/frame/context.hpp"

namespace zugzwang {

class Miniature {
  public:
    Miniature(SceneContext& context, const Game& game, Seconds first_rest);

    void place(Rect area);
    /// True when the picture changed.
    bool update(Seconds step);
    void suspend();
    void draw(Canvas& canvas) const;

  private:
    void start(bool in_the_middle);

    SceneContext* context_;
    const Game* game_;
    std::unique_ptr<Session> session_; ///< Null when the game refused to start.
    Rect area_{};
    Seconds rest_; ///< Until the next move.
    std::size_t moves_ = 0;
};

/// Another board by chance, where boards are drawn by a number.
void draw_board(const Game& game, OptionValues& values, Random& random);

/// Plays that a demo can show: two different computer players where there are two, never the random one.
[[nodiscard]] BySide<std::string> demo_players(const Game& game, Random& random);

} // namespace zugzwang
