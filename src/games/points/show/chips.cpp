#include "games/points/show/chips.hpp"

#include <array>
#include <limits>

#include "games/points/show/point_numbers.hpp"

namespace zugzwang::points {

namespace {

constexpr float height_for_text = 1.75F, side_for_text = 0.55F, badge_pad = 0.38F;

/// How much a chip there would hide: points weigh most, then other chips, numbers and lines.
float hidden(Rect chip, const ChipRoom& room, const Rules::State& state, const Field& field) {
    float weight = field.square().inset(chip.height * 0.2F).contains(chip) ? 0 : 1000;
    for (const auto& other : room.chips)
        weight += chip.inset(-4).overlaps(other) ? 50.0F : 0.0F;
    for (const auto& other : room.numbers)
        weight += chip.overlaps(other) ? 15.0F : 0.0F;
    const Rect near = chip.inset(-field.radius() * 1.3F);
    for (int point = 0; point < state.board->point_count(); ++point)
        weight += near.contains(field.place(point)) ? 20.0F : 0.0F;
    for (const auto& segments : {std::span<const Segment>(state.drawn), std::span<const Segment>(room.lines)}) {
        for (const auto& [a, b] : segments)
            weight += runs_through(chip, field.place(a), field.place(b)) ? 8.0F : 0.0F;
    }
    return weight;
}

/// Whether the two cross; touching does not count.
bool cross(Vec a, Vec b, Vec c, Vec d) {
    const auto side = [](Vec from, Vec to, Vec at) {
        return (to.x - from.x) * (at.y - from.y) - (to.y - from.y) * (at.x - from.x);
    };
    return side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0;
}

/// How little a chip there seems to belong to where it starts from: far away, or beyond lines.
float apart(Vec start, Vec at, float width, const Rules::State& state, const Field& field) {
    const float far = distance(at, start) / width;
    float weight = 9 * far * far;
    for (const auto& [a, b] : state.drawn)
        weight += cross(start, at, field.place(a), field.place(b)) ? 9.0F : 0.0F;
    return weight;
}

float badge_width(const ChipLook& look, const Canvas& canvas) {
    if (look.badge.empty()) return 0;
    return std::max(look.text * 1.15F, canvas.measured(look.badge, {.size = look.text, .weight = Weight::bold}).width +
                                           look.text * badge_pad);
}

} // namespace

Rect chip_place(std::span<const Vec> places, Size size, const ChipRoom& room, const Rules::State& state,
                const Field& field) {
    Vec middle{};
    for (const Vec place : places)
        middle = middle + place;
    middle = middle * (1 / static_cast<float>(places.size()));
    std::vector<Vec> starts{middle};
    for (const Vec place : places)
        starts.push_back(between(middle, place, 0.5F));
    // About each start, and once more further away.
    constexpr std::array<Vec, 9> ways{Vec{0, 0},   Vec{0, -1}, Vec{0, 1},  Vec{-1, 0}, Vec{1, 0},
                                      Vec{-1, -1}, Vec{1, -1}, Vec{-1, 1}, Vec{1, 1}};
    constexpr std::array<float, 2> reaches{1, 1.9F};
    Rect best{};
    float min = std::numeric_limits<float>::max();
    for (const Vec start : starts) {
        for (const float reach : reaches) {
            for (const Vec way : ways) {
                const Vec at{start.x + way.x * size.width * 0.6F * reach, start.y + way.y * size.height * reach};
                const Rect chip = snapped(around(at, size.width, size.height));
                const float far = apart(start, at, size.width, state, field) + distance(at, middle) / size.width;
                if (far >= min) continue;
                const float weight = hidden(chip, room, state, field) + far;
                if (weight >= min) continue;
                min = weight;
                best = chip;
            }
        }
    }
    return best;
}

Size chip_size(const ChipLook& look, const Canvas& canvas) {
    const float side = look.text * side_for_text;
    const float words =
        look.words.empty() ? 0 : canvas.measured(look.words, {.size = look.text, .weight = Weight::semibold}).width;
    const float badge = badge_width(look, canvas);
    if (badge == 0) return {words + 2 * side, look.text * height_for_text};
    const float inset = look.text * 0.28F;
    return {inset + badge + (words > 0 ? words + side * 1.6F : inset), look.text * height_for_text};
}

void paint_badge(Rect area, const std::string& number, Role colour, float text, float alpha, Canvas& canvas) {
    canvas.box(area, {.top = colour, .bottom = colour, .radius = text * 0.35F, .alpha = alpha});
    canvas.text(number, area.centre(),
                {.size = text, .paint = {Role::closed, alpha}, .weight = Weight::bold, .align_x = AlignX::centre});
}

void paint_chip(Rect chip, const ChipLook& look, Canvas& canvas) {
    canvas.box(chip, {.top = Role::well,
                      .bottom = Role::well,
                      .radius = look.text * 0.5F,
                      .rim = look.colour,
                      .rim_width = canvas.px(Measure::rim),
                      .alpha = 0.95F * look.alpha});
    const TextStyle style{
        .size = look.text, .paint = {look.colour, look.alpha}, .weight = Weight::semibold, .align_x = AlignX::centre};
    const float badge = badge_width(look, canvas);
    if (badge == 0) {
        canvas.text(look.words, chip.centre(), style);
        return;
    }
    const float inset = std::round(look.text * 0.28F);
    paint_badge(snapped({chip.x + inset, chip.y + inset, badge, chip.height - 2 * inset}), look.badge, look.colour,
                look.text, look.alpha, canvas);
    const float left = chip.x + inset + badge;
    if (!look.words.empty()) canvas.text(look.words, {(left + chip.right()) / 2, chip.centre().y}, style);
}

} // namespace zugzwang::points
