// Chomp on the screen: a bar of chocolate; what a bite would take lights up.
#pragma once

#include "sixth_game/chomp/rules.hpp"
#include "zugzwang/base/words.hpp"
#include "zugzwang/play/view.hpp"

namespace zugzwang::chomp {

class View : public PointedView<Rules, Rules::Move> {
  public:
    void place(Rect area, const Rules::State&) { area_ = area; }
    [[nodiscard]] Reaction<Rules> pointer(const PointerEvent& event, const Rules::State& state);
    [[nodiscard]] Reaction<Rules> key(const KeyEvent& event, const Rules::State& state);
    void settle(const Rules::State& state, std::optional<Vec> pointer) {
        point_at(pointer ? square_at(*pointer, state) : std::nullopt);
    }
    [[nodiscard]] static Showing showing(const Played<Rules>& played, const Theme& theme) {
        const float last = static_cast<float>(std::max(1, played.now.columns - 1));
        const float pan = 2 * static_cast<float>(played.move.column) / last - 1;
        return {.time = theme[Motion::hover_out], .cues = {{.kind = Cue::Kind::take, .pan = pan}}};
    }
    void draw(const Frame<Rules>& frame, Canvas& canvas) const;
    [[nodiscard]] static std::string prompt(const Rules::State&, Labels) { return tr("bite off a piece"); }
    [[nodiscard]] Rect square(const Rules::State& state, Rules::Move at) const;

  private:
    [[nodiscard]] std::optional<Rules::Move> square_at(Vec at, const Rules::State& state) const;

    Rect area_{};
};

} // namespace zugzwang::chomp
