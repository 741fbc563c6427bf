#include "scenes/table/result_parts.hpp"

#include "scenes/widgets/paint.hpp"

namespace zugzwang {

bool is_beside(Rect area, float scale) {
    constexpr float units = 800;
    return area.width >= units * scale;
}

void paint_title(const ResultLook& look, Vec at, float size, float width, AlignX align, Canvas& canvas) {
    const auto style = TextStyle{
        .size = size, .paint = {Role::ink}, .weight = Weight::extra_bold, .align_x = align, .max_width = width};
    canvas.text(look.title, at, style);
}

void paint_margin(const ResultLook& look, Vec at, float width, AlignX align, Canvas& canvas) {
    TextStyle style{.size = canvas.px(Measure::heading),
                    .paint = {look.winner ? role_of(*look.winner) : Role::soft},
                    .weight = Weight::bold,
                    .align_x = align};
    style.size = fitting_size(look.margin, style, width, canvas.px(Measure::smallest), canvas);
    style.max_width = width;
    canvas.text(look.margin, at, style);
}

void paint_marks(const ResultLook& look, Vec centre, float size, Canvas& canvas) {
    if (look.winner && look.decides_match) canvas.glow(centre, size * 1.2F, {role_of(*look.winner), 0.7F});
    if (look.winner) return paint_mark(*look.winner, centre, size, canvas);
    paint_mark(Side::first, {centre.x - size * 0.5F, centre.y}, size * 0.85F, canvas);
    paint_mark(Side::second, {centre.x + size * 0.5F, centre.y}, size * 0.85F, canvas);
}

float title_size(const ResultLook& look, float wanted, float width, const Canvas& canvas) {
    return fitting_size(look.title, {.size = wanted, .weight = Weight::extra_bold}, width, canvas.px(Measure::smallest),
                        canvas);
}

} // namespace zugzwang
