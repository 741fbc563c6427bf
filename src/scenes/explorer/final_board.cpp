#include "scenes/explorer/final_board.hpp"

#include <algorithm>
#include <utility>

#include "desk/recorded_game.hpp"
#include "zugzwang/gfx/canvas.hpp"

namespace zugzwang {

namespace {

constexpr Seconds rest_before_reading{0.15}; ///< The pointer may only be passing by.
constexpr std::size_t longest_played = 400;

} // namespace

std::optional<std::size_t> FinalBoard::follow(std::optional<std::size_t> game, Seconds step) {
    if (std::exchange(pointed_, game) != game) {
        session_.reset();
        rested_ = Seconds{0};
        is_asked_ = false;
    }
    rested_ += step;
    if (!pointed_ || rested_ < rest_before_reading || std::exchange(is_asked_, true)) return std::nullopt;
    return pointed_;
}

void FinalBoard::know(GameRecord record) {
    if (record.moves.size() > longest_played) return;
    if (auto session = look_back(context_, game_, std::move(record), true)) session_ = *std::move(session);
}

void FinalBoard::place(Rect line, Rect board) {
    const float side = std::min(board.width, board.height) / 3;
    const float top = std::clamp(line.centre().y - side / 2, board.y, std::max(board.y, board.bottom() - side));
    area_ = {board.x, top, side, side};
    if (session_) session_->place(area_.inset(side / 24));
}

void FinalBoard::draw(Canvas& canvas) const {
    if (!session_) return;
    canvas.box(area_,
               {.radius = canvas.px(Measure::button_radius), .rim = Role::act, .rim_width = canvas.px(Measure::rim)});
    session_->draw(canvas);
}

} // namespace zugzwang
