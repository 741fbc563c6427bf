#include "scenes/frame/fact_panel.hpp"

#include <algorithm>
#include <cmath>
#include <span>
#include <vector>

#include "scenes/frame/flat_facts.hpp"
#include "scenes/widgets/balance_bar.hpp"
#include "scenes/widgets/paint.hpp"

namespace zugzwang {

namespace {

constexpr float widest_pitch = 48, min_pitch = 29;
constexpr float narrow_below = 340, narrow_padding = 20;
constexpr float flat_below = 225, flat_from_width = 560; ///< A panel so low and so wide is set in lines.

float padding(Rect area, const Canvas& canvas) {
    return canvas.px(area.width < canvas.px(narrow_below) ? narrow_padding : canvas.theme()[Measure::panel_padding]);
}

/// Draws from the top down.
class FactsPainter {
  public:
    FactsPainter(Rect area, const Panel& panel, const FactsLook& look, Canvas& canvas)
        : panel_(panel), look_(look), canvas_(canvas), left_(area.x + padding(area, canvas)),
          right_(area.right() - padding(area, canvas)), bottom_(area.bottom() - canvas.px(20.0F)),
          is_low_(area.height < canvas.px(flat_below)), y_(area.y + canvas.px(is_low_ ? 12.0F : 22.0F)) {}

    void paint() {
        title();
        big();
        chips();
        rows();
        balance();
        words();
    }

  private:
    [[nodiscard]] float width() const { return right_ - left_; }

    void title() {
        if (panel_.title.empty()) return;
        TextStyle style{
            .size = canvas_.px(24.0F), .paint = {look_.title}, .weight = Weight::semibold, .max_width = width()};
        const TextStyle whole{.size = style.size, .weight = style.weight};
        if (canvas_.measured(panel_.title, whole).width > width()) style.size = canvas_.px(Measure::smallest);
        canvas_.text(panel_.title, {left_, y_ + canvas_.px(18.0F)}, style);
        y_ += canvas_.px(panel_.big.empty() && !is_low_ ? 52.0F : 44.0F);
    }

    void big() {
        if (panel_.big.empty()) return;
        TextStyle style{.size = canvas_.px(42.0F), .paint = {look_.big}, .weight = Weight::bold};
        style.size = fitting_size(panel_.big, style, width(), canvas_.px(Measure::smallest), canvas_);
        style.max_width = width();
        canvas_.text(panel_.big, {left_, y_ + canvas_.px(24.0F)}, style);
        y_ += canvas_.px(56.0F);
    }

    /// As large as leaves room for all that follows; where there is too little, the first ones are left out.
    void chips() {
        if (panel_.chips.empty()) return;
        const float gap = canvas_.px(10.0F), below = canvas_.px(8.0F);
        const float room = bottom_ - y_ - below - height_of_rows() - height_after_rows() + gap;
        const std::size_t count = panel_.chips.size();
        std::size_t columns = 0, rows = 0;
        float side = 0;
        for (const std::size_t tried : {5U, 6U, 8U}) {
            columns = tried;
            rows = (count + columns - 1) / columns;
            side = std::floor((width() + gap) / static_cast<float>(columns)) - gap;
            if (static_cast<float>(rows) * (side + gap) <= room) break;
        }
        rows = std::min(rows, static_cast<std::size_t>(std::max(0.0F, room / (side + gap))));
        const std::size_t shown = std::min(count, rows * columns);
        const auto chips = std::span(panel_.chips).last(shown);
        for (std::size_t index = 0; index < shown; ++index) {
            const auto column = static_cast<float>(index % columns);
            const auto row = static_cast<float>(index / columns);
            chip(chips[index], {left_ + column * (side + gap), y_ + row * (side + gap), side, side});
        }
        if (shown > 0) y_ += static_cast<float>(rows) * (side + gap) + below;
    }

    void chip(const Panel::Chip& chip, Rect area) {
        const Role rim = chip.marked ? Role::bad : Role::button_rim;
        canvas_.box(area, {.top = Role::panel_top,
                           .bottom = Role::panel_bottom,
                           .radius = area.width * 0.2F,
                           .rim = rim,
                           .rim_width = canvas_.px(Measure::rim)});
        if (chip.marked) {
            canvas_.box(area, {.top = Role::bad, .bottom = Role::bad, .radius = area.width * 0.2F, .alpha = 0.22F});
            const float line = std::round(area.width * 0.5F);
            const float thick = canvas_.px(3.0F);
            canvas_.box(snapped({area.centre().x - line / 2, area.bottom() - area.height * 0.18F, line, thick}),
                        {.top = Role::bad, .bottom = Role::bad});
        }
        canvas_.text(chip.text, area.centre(),
                     {.size = std::min(canvas_.px(28.0F), area.width * 0.46F),
                      .paint = {chip.marked ? Role::bad : Role::soft},
                      .weight = Weight::bold,
                      .align_x = AlignX::centre,
                      .max_width = area.width});
    }

    [[nodiscard]] TextStyle words_style() const {
        return {.size = canvas_.px(Measure::caption),
                .paint = {look_.rim ? Role::ink : Role::soft},
                .align_y = AlignY::top,
                .wrap_width = width()};
    }

    /// Set as close as they may be.
    [[nodiscard]] float height_of_rows() const {
        return panel_.rows.empty() ? 0
                                   : static_cast<float>(panel_.rows.size()) * canvas_.px(min_pitch) + canvas_.px(6.0F);
    }

    [[nodiscard]] float height_after_rows() const {
        float height = 0;
        if (panel_.balance) height += canvas_.px(86.0F);
        if (!panel_.words.empty()) height += canvas_.measured(panel_.words, words_style()).height + canvas_.px(22.0F);
        return height;
    }

    /// Those for which there is room: where there is too little, noughts are left out first, then the last ones.
    [[nodiscard]] std::vector<Panel::Row> fitting_rows(float room) const {
        auto rows = panel_.rows;
        const auto max = static_cast<std::size_t>(std::max(0.0F, room / canvas_.px(min_pitch)));
        while (rows.size() > max) {
            const auto nought = std::ranges::find(rows, "0", &Panel::Row::value);
            rows.erase(nought == rows.end() ? rows.end() - 1 : nought);
        }
        return rows;
    }

    void rows() {
        const float room = bottom_ - y_ - height_after_rows();
        const auto rows = fitting_rows(room);
        if (rows.empty()) return;
        const float pitch = std::clamp(std::floor(room / static_cast<float>(rows.size())), canvas_.px(min_pitch),
                                       canvas_.px(widest_pitch));
        has_rows_ = true;
        has_marks_ = std::ranges::any_of(rows, [](const auto& row) { return row.mark.has_value(); });
        for (const auto& each : rows) {
            row(each, y_ + pitch / 2, pitch);
            y_ += pitch;
        }
        y_ += canvas_.px(6.0F);
    }

    void row(const Panel::Row& row, float middle, float pitch) {
        const float label = left_ + (has_marks_ ? canvas_.px(46.0F) : 0);
        const float gap = canvas_.px(16.0F);
        TextStyle name{.size = std::min(canvas_.px(24.0F), pitch * 0.75F), .paint = {Role::soft}};
        TextStyle value{.size = std::min(canvas_.px(28.0F), pitch * 0.85F),
                        .paint = {Role::ink},
                        .weight = Weight::bold,
                        .align_x = AlignX::right};
        const float room = std::max(width() * 0.5F, right_ - label - canvas_.measured(row.label, name).width - gap);
        value.size = fitting_size(row.value, value, room, canvas_.px(Measure::smallest), canvas_);
        value.max_width = room;
        const float taken = canvas_.text(row.value, {right_, middle}, value).width;
        if (has_marks_) mark(row, {left_ + canvas_.px(15.0F), middle});
        name.max_width = right_ - label - taken - gap;
        canvas_.text(row.label, {label, middle}, name);
    }

    /// The player's shape, or a dash for what is nobody's.
    void mark(const Panel::Row& row, Vec centre) {
        if (row.mark) return paint_mark(*row.mark, centre, canvas_.px(30.0F), canvas_);
        canvas_.box(snapped(around(centre, canvas_.px(22.0F), canvas_.px(5.0F))),
                    {.top = Role::soft, .bottom = Role::soft, .radius = canvas_.px(2.0F)});
    }

    void balance() {
        if (!panel_.balance) return;
        const float height = canvas_.px(22.0F);
        y_ += canvas_.px(10.0F);
        paint_balance_bar({left_, y_, width(), height}, *panel_.balance, canvas_);
        y_ += height + canvas_.px(24.0F);
        TextStyle style{.size = canvas_.px(Measure::caption),
                        .paint = {Role::first},
                        .weight = Weight::semibold,
                        .max_width = width() * 0.48F};
        canvas_.text(panel_.balance_first, {left_, y_}, style);
        style.paint = {Role::second};
        style.align_x = AlignX::right;
        canvas_.text(panel_.balance_second, {right_, y_}, style);
        y_ += canvas_.px(26.0F);
    }

    void words() {
        if (panel_.words.empty()) return;
        if (has_rows_) {
            canvas_.box({left_, y_, width(), canvas_.px(Measure::rim)},
                        {.top = Role::button_rim, .bottom = Role::button_rim});
            y_ += canvas_.px(14.0F);
        }
        canvas_.text(panel_.words, {left_, y_}, words_style());
    }

    const Panel& panel_;
    const FactsLook& look_;
    Canvas& canvas_;
    float left_, right_, bottom_;
    bool is_low_; ///< Set closer.
    float y_;
    bool has_rows_ = false;  ///< Some were drawn.
    bool has_marks_ = false; ///< Players' shapes stand before them.
};

} // namespace

void paint_facts(Rect area, const Panel& panel, const FactsLook& look, Canvas& canvas) {
    paint_panel(area, {.rim = look.rim}, canvas);
    canvas.clip(area);
    const bool flat = area.height < canvas.px(flat_below) && area.width > canvas.px(flat_from_width);
    if (flat)
        paint_flat_facts(area, panel, look, canvas);
    else
        FactsPainter(area, panel, look, canvas).paint();
    canvas.unclip();
}

} // namespace zugzwang
