#include "zugzwang/play/value_curve.hpp"

#include <algorithm>
#include <cmath>

#include "zugzwang/gfx/look.hpp"

namespace zugzwang {
namespace {

constexpr float fill = 0.36F;
constexpr float line_units = 4, blunder_units = 9, mistake_units = 6, tick_units = 26;

/// A stretch of the curve on one side of the middle.
struct Stretch {
    std::vector<Vec> points;
    bool above = true;
};

class CurvePainter {
  public:
    CurvePainter(Rect plot, const ValueCurve& curve, Canvas& canvas)
        : plot_(plot), curve_(curve), canvas_(canvas), moves_(curve.shares.size() - 1), middle_(plot.centre().y) {}

    void paint() {
        paint_well(plot_, canvas_);
        ticks();
        canvas_.clip(plot_);
        for (const auto& stretch : stretches()) {
            if (!curve_.small) paint_fill(stretch);
        }
        canvas_.fill(snapped({plot_.x, middle_, plot_.width, canvas_.px(1.0F)}), {Role::soft, 0.7F});
        paint_gaps();
        for (const auto& stretch : stretches())
            paint_line(stretch);
        canvas_.unclip();
        if (curve_.pointed) paint_pointed(*curve_.pointed);
        if (curve_.cursor) paint_cursor(*curve_.cursor);
        for (const auto& mark : curve_.marks)
            paint_mark(mark);
    }

  private:
    [[nodiscard]] Vec place(std::size_t ply, double share) const { return curve_place(plot_, moves_, ply, share); }

    [[nodiscard]] Role role(bool above) const { return above ? Role::first : Role::second; }

    /// Of known values that follow one another, cut where they cross the middle.
    [[nodiscard]] std::vector<Stretch> stretches() const {
        std::vector<Stretch> all;
        bool going_on = false;
        for (std::size_t ply = 0; ply < curve_.shares.size(); ++ply) {
            const auto& share = curve_.shares[ply];
            if (!share) {
                going_on = false;
                continue;
            }
            const Vec at = place(ply, *share);
            const bool above = at.y <= middle_;
            if (going_on && all.back().above != above) {
                const Vec last = all.back().points.back();
                const float part = (middle_ - last.y) / (at.y - last.y);
                const Vec crossing{last.x + (at.x - last.x) * part, middle_};
                all.back().points.push_back(crossing);
                all.push_back({.points = {crossing}, .above = above});
            } else if (!going_on) {
                all.push_back({.points = {}, .above = above});
            }
            all.back().points.push_back(at);
            going_on = true;
        }
        return all;
    }

    /// Column by column, each as wide as the line, under which their steps do not show; those of the same height at
    /// once.
    void paint_fill(const Stretch& stretch) {
        const auto& points = stretch.points;
        std::size_t segment = 0;
        const float step = canvas_.px(line_units), last = std::round(points.back().x);
        float begin = std::round(points.front().x), height = -1;
        const auto flush = [&](float end) {
            if (height <= 0 || end <= begin) return;
            const float top = stretch.above ? middle_ - height : middle_;
            canvas_.fill({begin, top, end - begin, height}, {role(stretch.above), fill});
        };
        float x = begin;
        for (; x < last; x += step) {
            const float middle = std::min(x + step, last) / 2 + x / 2;
            while (segment + 2 < points.size() && points[segment + 1].x <= middle)
                ++segment;
            const Vec a = points[segment], b = points[segment + 1];
            const float part = b.x > a.x ? std::clamp((middle - a.x) / (b.x - a.x), 0.0F, 1.0F) : 1;
            const float now = std::round(std::abs(a.y + (b.y - a.y) * part - middle_));
            if (now == height) continue;
            flush(x);
            begin = x;
            height = now;
        }
        flush(last);
    }

    void paint_line(const Stretch& stretch) {
        const Paint paint{role(stretch.above)};
        const float width = canvas_.px(line_units);
        if (stretch.points.size() > 1)
            canvas_.polyline(stretch.points, {.paint = paint, .width = width});
        else
            canvas_.disc(stretch.points.front(), width * 0.75F, paint);
    }

    /// What lies between two known values is not known: a thin line leads across.
    void paint_gaps() {
        std::optional<std::size_t> last;
        for (std::size_t ply = 0; ply < curve_.shares.size(); ++ply) {
            if (!curve_.shares[ply]) continue;
            if (last && ply > *last + 1)
                canvas_.line(place(*last, *curve_.shares[*last]), place(ply, *curve_.shares[ply]),
                             {.paint = {Role::dim}, .width = canvas_.px(line_units) / 2});
            last = ply;
        }
    }

    void ticks() {
        const TextStyle style{.size = canvas_.px(Measure::smallest), .paint = {Role::soft}, .align_x = AlignX::centre};
        for (const auto& [ply, label] : curve_.ticks) {
            const float x = std::round(place(ply, 0).x);
            canvas_.fill({x, plot_.bottom() - canvas_.px(6.0F), canvas_.px(1.0F), canvas_.px(6.0F)}, {Role::dim});
            canvas_.text(label, {x, plot_.bottom() + canvas_.px(tick_units) / 2 + canvas_.px(4.0F)}, style);
        }
    }

    void paint_upright(std::size_t ply, Paint paint, float width) {
        const float x = std::round(place(ply, 0).x - width / 2);
        canvas_.fill({x, plot_.y, width, plot_.height}, paint);
    }

    void paint_pointed(std::size_t ply) { paint_upright(ply, {Role::ink, 0.5F}, canvas_.px(2.0F)); }

    /// A line with a flag above the plot, or at its top.
    void paint_cursor(std::size_t ply) {
        paint_upright(ply, {Role::act}, canvas_.px(3.0F));
        if (curve_.cursor_words.empty()) return;
        const TextStyle style{.size = canvas_.px(Measure::smallest),
                              .paint = {Role::primary_ink},
                              .weight = Weight::bold,
                              .align_x = AlignX::centre};
        const float width = canvas_.measured(curve_.cursor_words, style).width + canvas_.px(24.0F);
        const float height = canvas_.px(32.0F), gap = canvas_.px(4.0F);
        const float x = std::clamp(place(ply, 0).x, plot_.x + width / 2, plot_.right() - width / 2);
        const auto& share = curve_.shares[ply];
        const float y = !curve_.small           ? plot_.y - height / 2 - gap
                        : share && *share > 0.5 ? plot_.bottom() - height / 2 - gap
                                                : plot_.y + height / 2 + gap;
        const Rect flag = snapped(around({x, y}, width, height));
        canvas_.fill(flag, {Role::act}, canvas_.px(8.0F));
        canvas_.text(curve_.cursor_words, flag.centre(), style);
    }

    /// Mistakes as discs, the worse the larger; moves without an alternative as a diamond.
    void paint_mark(const ValueCurve::Mark& mark) {
        if (mark.ply >= curve_.shares.size() || !curve_.shares[mark.ply]) return;
        const Vec at = place(mark.ply, *curve_.shares[mark.ply]);
        const float rim = canvas_.px(2.0F);
        const auto disc = [&](float units) {
            canvas_.disc(at, canvas_.px(units) + rim, {Role::well});
            canvas_.disc(at, canvas_.px(units), {Role::bad});
        };
        if (mark.kind == MoveClass::blunder) disc(blunder_units);
        if (mark.kind == MoveClass::mistake) disc(mistake_units);
        if (mark.kind == MoveClass::only) {
            canvas_.diamond(at, canvas_.px(mistake_units) + 2 * rim, {Role::well});
            canvas_.diamond(at, canvas_.px(mistake_units) + rim / 2, {Role::act});
        }
    }

    Rect plot_;
    const ValueCurve& curve_;
    Canvas& canvas_;
    std::size_t moves_;
    float middle_;
};

} // namespace

Vec curve_place(Rect plot, std::size_t moves, std::size_t ply, double share) {
    // The line's own width stays inside.
    const float edge = std::min(plot.height * 0.06F, 8.0F);
    const float part = moves == 0 ? 0 : static_cast<float>(ply) / static_cast<float>(moves);
    return {plot.x + edge + part * (plot.width - 2 * edge),
            plot.y + edge + static_cast<float>(1 - share) * (plot.height - 2 * edge)};
}

std::size_t curve_ply(Rect plot, std::size_t moves, float x) {
    const float first = curve_place(plot, moves, 0, 0).x, last = curve_place(plot, moves, moves, 0).x;
    if (last <= first) return 0;
    const float part = std::clamp((x - first) / (last - first), 0.0F, 1.0F);
    return static_cast<std::size_t>(std::lround(part * static_cast<float>(moves)));
}

void paint_value_curve(Rect plot, const ValueCurve& curve, Canvas& canvas) {
    CurvePainter(plot, curve, canvas).paint();
}

} // namespace zugzwang
