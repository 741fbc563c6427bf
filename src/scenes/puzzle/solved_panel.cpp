#include <algorithm>
#include <cmath>

#include "scenes/puzzle/puzzle_panels.hpp"
#include "scenes/widgets/paint.hpp"
#include "zugzwang/gfx/look.hpp"
#include "zugzwang/rules/words.hpp"

namespace zugzwang {

namespace {

constexpr float inner = 28;
constexpr std::size_t most_facts = 4;

/// From the top down.
class SolvedPainter {
  public:
    SolvedPainter(Rect area, float bottom, const SolvedLook& look, Canvas& canvas)
        : look_(look), canvas_(canvas), left_(area.x + canvas.px(inner)), right_(area.right() - canvas.px(inner)),
          bottom_(bottom), y_(area.y + canvas.px(24.0F)) {}

    Rect paint() {
        head();
        why();
        const float tries = canvas_.px(look_.rush_left.empty() ? 64.0F : 104.0F);
        facts(bottom_ - tries - canvas_.px(130.0F));
        const Rect best = best_try();
        if (bottom_ - y_ >= tries) row_of_tries();
        return best;
    }

  private:
    [[nodiscard]] float width() const { return right_ - left_; }

    void head() {
        const float size = canvas_.px(36.0F);
        canvas_.disc({left_ + size / 2, y_ + size / 2}, size / 2, {Role::act});
        const Vec centre{left_ + size / 2, y_ + size / 2};
        canvas_.text("!", centre,
                     {.size = size * 0.7F,
                      .paint = {Role::primary_ink},
                      .weight = Weight::extra_bold,
                      .align_x = AlignX::centre});
        canvas_.text(
            tr("Only this wins"), {left_ + size + canvas_.px(14.0F), centre.y},
            {.size = canvas_.px(30.0F), .paint = {Role::act}, .weight = Weight::bold, .max_width = width() - size});
        y_ += size + canvas_.px(16.0F);
        TextStyle style{.size = canvas_.px(42.0F), .paint = {Role::ink}, .weight = Weight::bold};
        style.size = fitting_size(look_.move, style, width(), canvas_.px(Measure::caption), canvas_);
        style.max_width = width();
        canvas_.text(look_.move, {left_, y_ + canvas_.px(22.0F)}, style);
        y_ += canvas_.px(56.0F);
    }

    void why() {
        if (look_.why.empty()) return;
        const TextStyle style{
            .size = canvas_.px(Measure::caption), .paint = {Role::ink}, .align_y = AlignY::top, .wrap_width = width()};
        y_ += canvas_.text(look_.why, {left_, y_}, style).height + canvas_.px(10.0F);
    }

    void rule() {
        y_ += canvas_.px(8.0F);
        canvas_.box({left_, y_, width(), canvas_.px(Measure::rim)},
                    {.top = Role::button_rim, .bottom = Role::button_rim});
        y_ += canvas_.px(10.0F);
    }

    void row(const std::string& label, const std::string& value, Role role) {
        const float pitch = canvas_.px(38.0F), middle = y_ + pitch / 2;
        TextStyle style{.size = canvas_.px(Measure::caption),
                        .paint = {role},
                        .weight = Weight::bold,
                        .align_x = AlignX::right,
                        .max_width = width() * 0.6F};
        style.size = fitting_size(value, style, width() * 0.6F, canvas_.px(Measure::smallest), canvas_);
        const float taken = canvas_.text(value, {right_, middle}, style).width;
        canvas_.text(label, {left_, middle},
                     {.size = canvas_.px(Measure::caption),
                      .paint = {Role::soft},
                      .max_width = width() - taken - canvas_.px(12.0F)});
        y_ += pitch;
    }

    /// As many of the game's rows as there is room for.
    void facts(float end) {
        std::size_t count = 0;
        for (const auto& fact : look_.facts.rows) {
            if (count == most_facts || y_ + canvas_.px(38.0F) > end) break;
            if (fact.value.empty()) continue;
            ++count;
            const float mark = fact.mark ? canvas_.px(22.0F) : 0;
            if (fact.mark) paint_mark(*fact.mark, {left_ + mark / 2, y_ + canvas_.px(19.0F)}, mark, canvas_);
            const float shift = fact.mark ? mark + canvas_.px(10.0F) : 0;
            left_ += shift;
            row(fact.label, fact.value, Role::ink);
            left_ -= shift;
        }
    }

    Rect best_try() {
        rule();
        const float top = y_;
        if (!look_.best_try.empty()) row(look_.try_label, look_.best_try, role_of(look_.rival));
        const Rect line{left_, top, width(), y_ - top};
        if (!look_.score.empty()) row(tr("With best play"), look_.score, Role::ink);
        proven();
        return line;
    }

    void proven() {
        const float pitch = canvas_.px(42.0F), middle = y_ + pitch / 2;
        const TextStyle style{.size = canvas_.px(Measure::smallest),
                              .paint = {Role::act},
                              .weight = Weight::medium,
                              .align_x = AlignX::centre};
        const auto words = tr("proven");
        const float wide = canvas_.measured(words, style).width + canvas_.px(28.0F), high = canvas_.px(34.0F);
        const Rect chip{right_ - wide, middle - high / 2, wide, high};
        paint_ring(chip, {.radius = canvas_.px(8.0F), .width = canvas_.px(2.0F), .paint = {Role::act}}, canvas_);
        canvas_.text(words, chip.centre(), style);
        canvas_.text(look_.still_wins, {left_, middle},
                     {.size = canvas_.px(Measure::caption),
                      .paint = {Role::soft},
                      .max_width = width() - wide - canvas_.px(12.0F)});
        y_ += pitch;
    }

    void row_of_tries() {
        rule();
        if (!look_.rush_left.empty()) row(look_.rush_left, look_.rush_solved, Role::act);
        if (look_.tries != nullptr)
            paint_tries({left_, y_ + canvas_.px(4.0F), width(), 0}, *look_.tries, true, canvas_);
    }

    const SolvedLook& look_;
    Canvas& canvas_;
    float left_, right_, bottom_, y_;
};

} // namespace

Rect paint_solved(Rect area, float bottom, const SolvedLook& look, Canvas& canvas) {
    paint_panel(area, {.rim = Role::act}, canvas);
    canvas.clip(area);
    const Rect line = SolvedPainter(area, bottom, look, canvas).paint();
    canvas.unclip();
    return line;
}

} // namespace zugzwang
