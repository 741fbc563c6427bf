#include "scenes/table/seat_clock.hpp"

#include <array>
#include <cmath>

#include "scenes/widgets/arc.hpp"
#include "zugzwang/base/number_words.hpp"

namespace zugzwang {

namespace {

/// What is left of the game's time, by the second as the words tell it, or a warning.
void paint_sign(const SeatInfo::Clock& clock, Vec centre, float radius, Canvas& canvas) {
    if (!clock.is_low) {
        const float width = std::max(1.0F, std::round(radius * 0.3F));
        canvas.ring(centre, radius, width, {Role::dim, 0.5F});
        const double left = clock.left.count(), shown = clock.part * std::ceil(left) / left;
        paint_arc(centre, radius - width / 2, std::min(1.0, shown), {.paint = {Role::ink}, .width = width}, canvas);
        return;
    }
    const std::array<Vec, 3> triangle{Vec{centre.x, centre.y - radius * 0.85F},
                                      Vec{centre.x - radius * 0.9F, centre.y + radius * 0.7F},
                                      Vec{centre.x + radius * 0.9F, centre.y + radius * 0.7F}};
    canvas.blob(triangle, radius * 0.2F, {Role::bad});
    const float width = std::max(2.0F, std::round(radius * 0.26F));
    canvas.line({centre.x, centre.y - radius * 0.35F}, {centre.x, centre.y + radius * 0.15F},
                {.paint = {Role::backdrop_bottom}, .width = width});
    canvas.disc({centre.x, centre.y + radius * 0.55F}, width * 0.55F, {Role::backdrop_bottom});
}

} // namespace

float paint_seat_clock(const SeatInfo& seat, Vec at, const TextStyle& style, Canvas& canvas) {
    const auto& clock = seat.clock;
    const TextStyle time{.size = style.size,
                         .paint = {clock && clock->is_low ? Role::bad : Role::ink},
                         .weight = clock && clock->is_low ? Weight::bold : Weight::semibold,
                         .align_x = AlignX::right,
                         .align_y = style.align_y};
    const float width = canvas.text(clock ? left_words(clock->left) : clock_words(seat.used), at, time).width;
    if (!clock) return width;
    const float radius = std::round(style.size * 0.36F), gap = std::round(style.size * 0.32F);
    const float up = style.align_y == AlignY::baseline ? style.size * 0.36F : 0;
    paint_sign(*clock, {at.x - width - gap - radius, at.y - up}, radius, canvas);
    return width + gap + 2 * radius;
}

} // namespace zugzwang
