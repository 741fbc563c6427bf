// How a game of the explorer's list ended: its last board, small, beside its line while that is pointed at or in focus.
#pragma once

#include <cstddef>
#include <memory>
#include <optional>

#include "desk/context.hpp"
#include "record/record.hpp"
#include "zugzwang/play/session.hpp"

namespace zugzwang {

class FinalBoard {
  public:
    FinalBoard(SceneContext& context, const Game& game) : context_(context), game_(game) {}

    /// Once a step, with the game of the list that is pointed at, if one is. The game whose record is wanted now: asked
    /// for once, when it has been pointed at for a while.
    [[nodiscard]] std::optional<std::size_t> follow(std::optional<std::size_t> game, Seconds step);
    /// The record of that game; one that is too long to be played through at once, or is refused, is not shown.
    void know(GameRecord record);
    /// Another list is shown.
    void forget() {
        pointed_.reset();
        session_.reset();
    }

    /// To the right of the line, on the large board.
    void place(Rect line, Rect board);
    void draw(Canvas& canvas) const;

  private:
    SceneContext& context_;
    const Game& game_;
    std::optional<std::size_t> pointed_;
    Seconds rested_{0};
    bool is_asked_ = false;
    std::unique_ptr<Session> session_;
    Rect area_{};
};

} // namespace zugzwang
