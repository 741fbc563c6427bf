// A small game that plays itself on a menu card, slowly, again and again.
#pragma once

#include <memory>

#include "desk/context.hpp"

namespace zugzwang {

class Miniature {
  public:
    Miniature(SceneContext& context, const Game& game, Seconds first_rest);

    void place(Rect area);
    /// True when a move has come to rest, or the game has begun anew.
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

} // namespace zugzwang
