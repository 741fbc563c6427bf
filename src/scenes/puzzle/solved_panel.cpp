#include <algorithm>
#include <cmath>

#include "scenes/puzzle/puzzle_panels.hpp"
#include "scenes/widgets/paint.hpp"
#include "zugzwang/base/words.hpp"
#include "zugzwang/gfx/look.hpp"

namespace zugzwang {

namespace {

constexpr float inner = 28;
constexpr std::size_t max_facts = 4;

/// The move and its facts from the top down, what follows at the foot.
class SolvedPainter {
  public:
    SolvedPainter(Rect area, const SolvedPlaces& places, const SolvedLook& look, Canvas& canvas)
        : places_(places), look_(look), canvas_(canvas), left_(area.x + canvas.px(inner)),
          right_(area.right() - canvas.px(inner)), y_(area.y + canvas.px(is_low() ? 18.0F : 28.0F)) {}

    void paint() {
        head();
        why();
        facts();
        rule(places_.best_try);
        best_try();
        if (!look_.score.empty() && places_.score.height > 0)
            row(tr("With best play"), look_.score, Role::ink, places_.score);
        proven();
        if (places_.tries.height > 0) row_of_tries();
    }

  private:
    /// One column beside the board: less room for everything.
    [[nodiscard]] bool is_low() const { return places_.wins.height < canvas_.px(40.0F); }
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
        y_ += size + canvas_.px(is_low() ? 6.0F : 20.0F);
        TextStyle style{.size = canvas_.px(42.0F), .paint = {Role::ink}, .weight = Weight::bold};
        style.size = fitting_size(look_.move, style, width(), canvas_.px(Measure::caption), canvas_);
        style.max_width = width();
        canvas_.text(look_.move, {left_, y_ + canvas_.px(22.0F)}, style);
        y_ += canvas_.px(is_low() ? 48.0F : 64.0F);
    }

    /// As much of it as there is room for, smaller where it is long.
    void why() {
        if (look_.why.empty()) return;
        const float room = places_.top - y_;
        TextStyle style{
            .size = canvas_.px(Measure::caption), .paint = {Role::ink}, .align_y = AlignY::top, .wrap_width = width()};
        if (canvas_.measured(look_.why, style).height > room) style.size = canvas_.px(Measure::smallest);
        canvas_.clip({left_, y_, width(), room});
        y_ += canvas_.text(look_.why, {left_, y_}, style).height + canvas_.px(12.0F);
        canvas_.unclip();
    }

    void rule(Rect below) {
        const float gap = canvas_.px(is_low() ? 8.0F : 14.0F);
        canvas_.box({left_, std::round(below.y - gap), width(), canvas_.px(Measure::rim)},
                    {.top = Role::button_rim, .bottom = Role::button_rim});
    }

    void row(const std::string& label, const std::string& value, Role role, Rect place) {
        const float middle = place.centre().y;
        TextStyle style{.size = canvas_.px(Measure::caption),
                        .paint = {role},
                        .weight = Weight::bold,
                        .align_x = AlignX::right,
                        .max_width = place.width * 0.6F};
        style.size = fitting_size(value, style, place.width * 0.6F, canvas_.px(Measure::smallest), canvas_);
        const float taken = canvas_.text(value, {place.right(), middle}, style).width;
        canvas_.text(label, {place.x, middle},
                     {.size = canvas_.px(Measure::caption),
                      .paint = {Role::soft},
                      .max_width = place.width - taken - canvas_.px(12.0F)});
    }

    /// As many of the game's rows as there is room for.
    void facts() {
        const float pitch = canvas_.px(is_low() ? 34.0F : 42.0F);
        std::size_t count = 0;
        for (const auto& fact : look_.facts.rows) {
            if (count == max_facts || y_ + pitch > places_.top) break;
            if (fact.value.empty()) continue;
            ++count;
            const float mark = fact.mark ? canvas_.px(22.0F) : 0, shift = fact.mark ? mark + canvas_.px(10.0F) : 0;
            if (fact.mark) paint_mark(*fact.mark, {left_ + mark / 2, y_ + pitch / 2}, mark, canvas_);
            row(fact.label, fact.value, Role::ink, {left_ + shift, y_, width() - shift, pitch});
            y_ += pitch;
        }
    }

    void best_try() {
        const Rect place = places_.best_try;
        if (look_.best_try.empty()) return row(look_.try_label, tr("…"), Role::soft, place);
        row(look_.try_label, look_.best_try, role_of(look_.rival), place);
        if (!look_.points_at_try) return;
        const float gap = canvas_.px(8.0F);
        paint_ring({place.x - gap, place.y, place.width + 2 * gap, place.height},
                   {.radius = canvas_.px(10.0F), .width = canvas_.px(2.0F), .paint = {Role::act}}, canvas_);
    }

    void proven() {
        const Rect place = places_.wins;
        const TextStyle style{.size = canvas_.px(Measure::smallest),
                              .paint = {Role::act},
                              .weight = Weight::medium,
                              .align_x = AlignX::centre};
        const auto words = tr("proven");
        const float wide = canvas_.measured(words, style).width + canvas_.px(28.0F), high = canvas_.px(34.0F);
        const Rect chip{right_ - wide, place.centre().y - high / 2, wide, high};
        paint_ring(chip, {.radius = canvas_.px(8.0F), .width = canvas_.px(2.0F), .paint = {Role::act}}, canvas_);
        canvas_.text(words, chip.centre(), style);
        canvas_.text(look_.still_wins, {left_, place.centre().y},
                     {.size = canvas_.px(Measure::caption),
                      .paint = {Role::soft},
                      .max_width = width() - wide - canvas_.px(12.0F)});
    }

    void row_of_tries() {
        const bool in_rush = places_.rush.height > 0;
        rule(in_rush ? places_.rush : places_.tries);
        if (in_rush) row(look_.rush_left, look_.rush_solved, Role::act, places_.rush);
        if (look_.tries != nullptr) paint_tries(places_.tries, *look_.tries, true, canvas_);
    }

    const SolvedPlaces& places_;
    const SolvedLook& look_;
    Canvas& canvas_;
    float left_, right_, y_;
};

} // namespace

void paint_solved(Rect area, const SolvedPlaces& places, const SolvedLook& look, Canvas& canvas) {
    paint_panel(area, {.rim = Role::act}, canvas);
    SolvedPainter(area, places, look, canvas).paint();
}

} // namespace zugzwang
