#include "scenes/frame/flat_facts.hpp"

#include <algorithm>

#include "scenes/widgets/balance_bar.hpp"

namespace zugzwang {
namespace {

/// The title, the bar with the big words under it, then the rows side by side or the words.
class FlatFactsPainter {
  public:
    FlatFactsPainter(Rect area, const Panel& panel, const FactsLook& look, Canvas& canvas)
        : panel_(panel), look_(look), canvas_(canvas), left_(area.x + canvas.px(Measure::panel_padding)),
          right_(area.right() - canvas.px(Measure::panel_padding)), y_(area.y + canvas.px(40.0F)) {}

    void paint() {
        if (!panel_.title.empty()) {
            canvas_.text(
                panel_.title, {left_, y_},
                {.size = canvas_.px(24.0F), .paint = {look_.title}, .weight = Weight::semibold, .max_width = width()});
            y_ += canvas_.px(38.0F);
        }
        if (panel_.balance) balance();
        big();
        if (!panel_.rows.empty())
            rows();
        else
            words();
    }

  private:
    [[nodiscard]] float width() const { return right_ - left_; }

    void balance() {
        const float height = canvas_.px(22.0F);
        paint_balance_bar({left_, y_, width(), height}, *panel_.balance, canvas_);
        y_ += height + canvas_.px(24.0F);
        TextStyle style{.size = canvas_.px(Measure::caption),
                        .paint = {Role::first},
                        .weight = Weight::semibold,
                        .max_width = width() * 0.3F};
        big_room_ -= 2 * canvas_.text(panel_.balance_first, {left_, y_}, style).width;
        style.paint = {Role::second};
        style.align_x = AlignX::right;
        const float second = canvas_.text(panel_.balance_second, {right_, y_}, style).width;
        big_room_ = std::min(big_room_, width() - 2 * second) - canvas_.px(24.0F);
    }

    /// Between the two ends of the bar's words, or alone.
    void big() {
        if (!panel_.big.empty()) {
            TextStyle style{.size = canvas_.px(Measure::body), .paint = {look_.big}, .weight = Weight::bold};
            if (canvas_.measured(panel_.big, style).width > big_room_) style.size = canvas_.px(Measure::smallest);
            style.max_width = big_room_;
            style.align_x = panel_.balance ? AlignX::centre : AlignX::left;
            canvas_.text(panel_.big, {panel_.balance ? (left_ + right_) / 2 : left_, y_}, style);
        }
        if (panel_.balance || !panel_.big.empty()) y_ += canvas_.px(42.0F);
    }

    void rows() {
        const std::size_t count = std::min<std::size_t>(panel_.rows.size(), 3);
        const float step = width() / static_cast<float>(count);
        for (std::size_t index = 0; index < count; ++index) {
            const auto& row = panel_.rows[index];
            const float x = left_ + static_cast<float>(index) * step;
            const float room = step - canvas_.px(16.0F);
            const float label =
                canvas_
                    .text(row.label, {x, y_},
                          {.size = canvas_.px(Measure::caption), .paint = {Role::soft}, .max_width = room * 0.75F})
                    .width;
            canvas_.text(row.value, {x + label + canvas_.px(10.0F), y_},
                         {.size = canvas_.px(Measure::body),
                          .paint = {Role::ink},
                          .weight = Weight::bold,
                          .max_width = room - label - canvas_.px(10.0F)});
        }
    }

    void words() {
        canvas_.text(panel_.words, {left_, y_ - canvas_.px(12.0F)},
                     {.size = canvas_.px(Measure::caption),
                      .paint = {Role::soft},
                      .align_y = AlignY::top,
                      .wrap_width = width()});
    }

    const Panel& panel_;
    const FactsLook& look_;
    Canvas& canvas_;
    float left_, right_, y_;
    float big_room_ = right_ - left_;
};

} // namespace

void paint_flat_facts(Rect area, const Panel& panel, const FactsLook& look, Canvas& canvas) {
    FlatFactsPainter(area, panel, look, canvas).paint();
}

} // namespace zugzwang
