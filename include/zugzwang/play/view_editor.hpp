// What the editors share whose positions look as the game's view draws them.
#pragma once

#include <optional>

#include "zugzwang/play/position_editor.hpp"
#include "zugzwang/play/typed_view.hpp"

namespace zugzwang {

template <Rules R, class View>
class ViewEditor : public PositionEditor<R> {
  public:
    using PositionEditor<R>::PositionEditor;

    void place(Rect area) override {
        area_ = area;
        view_.place(area, this->state());
    }
    void draw(Canvas& canvas) const override {
        View view; // how much lies on the board may decide where it lies
        view.place(area_, this->state());
        const std::optional<typename R::Move> none;
        view.draw({.before = this->state(), .now = this->state(), .last = none}, canvas);
        this->draw_marks(canvas);
    }
    [[nodiscard]] bool lies_as_in_game() const override { return true; }
    [[nodiscard]] Answers position_words(Labels labels) const override {
        return position_answers<R>(view_, this->state(), labels);
    }
    void draw_values(const Analysis& /*known*/, Canvas& /*canvas*/) const override {}

  protected:
    /// Placed for the position to begin with.
    [[nodiscard]] const View& view() const { return view_; }

  private:
    Rect area_{};
    View view_;
};

} // namespace zugzwang
