#include "games/numbers/show/sums_panel.hpp"

#include <algorithm>
#include <cmath>

#include "zugzwang/base/words.hpp"
#include "zugzwang/gfx/look.hpp"
#include "zugzwang/play/lesson.hpp"

namespace zugzwang::numbers {

void paint_place_mark(std::uint32_t kind, Vec centre, float size, Role role, Canvas& canvas) {
    if (kind == 0)
        canvas.disc(centre, size * 0.32F, {role});
    else
        canvas.box(snapped(around(centre, size, std::max(2.0F, size * 0.24F))), {.top = role, .bottom = role});
}

void paint_sums_panel(Rect area, const SumsLook& look, Canvas& canvas) {
    paint_panel(area, {}, canvas);
    const float pad = canvas.px(26.0F), line = canvas.px(50.0F), mark = canvas.px(22.0F);
    const TextStyle usual{.size = canvas.px(lesson_text), .paint = {Role::soft}};
    const float left = area.x + pad, right = area.right() - pad;
    float y = area.y + pad + canvas.px(16.0F);
    auto style = usual;
    style.weight = Weight::semibold;
    style.max_width = right - left;
    canvas.text(look.heading, {left, y}, style);
    const std::array<std::string, 2> names{tr("odd places"), tr("even places")};
    const auto larger = std::max(look.sums[0], look.sums[1]);
    const TextStyle number{
        .size = canvas.px(lesson_text), .paint = {Role::ink}, .weight = Weight::bold, .align_x = AlignX::right};
    const float numbers = canvas.measured(std::to_string(larger), number).width;
    const float words = std::max(canvas.measured(names[0], usual).width, canvas.measured(names[1], usual).width);
    const float begin = left + mark * 1.6F + words + canvas.px(22.0F), end = right - numbers - canvas.px(18.0F);
    for (std::uint32_t kind = 0; kind < 2; ++kind) {
        y += line;
        const bool kept = look.kept == kind;
        paint_place_mark(kind, {left + mark / 2, y}, mark, kept ? Role::ink : Role::soft, canvas);
        style = usual;
        style.paint.role = kept ? Role::ink : Role::soft;
        style.weight = kept ? Weight::semibold : Weight::regular;
        canvas.text(names[kind], {left + mark * 1.6F, y}, style);
        if (!look.known[kind]) continue;
        canvas.text(std::to_string(look.sums[kind]), {right, y}, number);
        const auto part = static_cast<float>(static_cast<double>(look.sums[kind]) / static_cast<double>(larger));
        const auto role = kept ? Role::act : Role::button_rim;
        if (end - begin > canvas.px(30.0F))
            canvas.box(snapped({begin, y - mark / 2, std::max(2.0F, (end - begin) * part), mark}),
                       {.top = role, .bottom = role, .radius = canvas.px(5.0F)});
    }
    if (!look.kept) return;
    style = usual;
    style.paint.role = Role::ink;
    style.align_y = AlignY::top;
    style.wrap_width = right - left;
    const auto sum = look.sums[*look.kept];
    canvas.text(*look.kept == 0 ? tr("Keeping to odd places: {sum} are sure.", {{"sum", sum}})
                                : tr("Keeping to even places: {sum} are sure.", {{"sum", sum}}),
                {left, y + line * 0.6F}, style);
}

} // namespace zugzwang::numbers
