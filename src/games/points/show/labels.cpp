#include "games/points/show/labels.hpp"

#include <array>
#include <cmath>
#include <limits>
#include <utility>

#include "zugzwang/gfx/convex_hull.hpp"

namespace zugzwang::points {

namespace {

constexpr float unusable = 1000; ///< The weight of lying beyond the board.

/// Round a place; of those that hide equally little the first.
constexpr std::array<Vec, 8> ways_beside{Vec{0, -1}, Vec{1, -1}, Vec{1, 0}, Vec{-1, -1},
                                         Vec{-1, 0}, Vec{0, 1},  Vec{1, 1}, Vec{-1, 1}};
constexpr std::array<Vec, 9> ways_about{Vec{0, 0},   Vec{0, -1}, Vec{0, 1},  Vec{-1, 0}, Vec{1, 0},
                                        Vec{-1, -1}, Vec{1, -1}, Vec{-1, 1}, Vec{1, 1}};

struct Candidate {
    Rect place{};
    float weight = 0; ///< How much it hides of what never moves.
};

Rect beside(Vec at, Vec way, Size size, float away) {
    const bool slanted = way.x != 0 && way.y != 0;
    const float gap = slanted ? away * 0.72F : away;
    return snapped(around({at.x + way.x * (gap + size.width / 2), at.y + way.y * (gap + size.height / 2)}, size.width,
                          size.height));
}

float distance_to(Rect rect, Vec at) {
    return std::hypot(std::max({rect.x - at.x, 0.0F, at.x - rect.right()}),
                      std::max({rect.y - at.y, 0.0F, at.y - rect.bottom()}));
}

/// What the number of a point would hide, or come closer to than `near`.
float hidden(Rect place, int own, const Rules::State& state, const Field& field, float near,
             std::span<const Segment> planned) {
    float weight = field.square().contains(place) ? 0 : unusable;
    const float disc = field.radius() * 1.2F;
    for (int point = 0; point < state.board->point_count(); ++point) {
        if (point == own) continue;
        const float gap = distance_to(place, field.place(point)) - disc;
        weight += gap < 0 ? 60.0F : gap < near ? 2.0F : 0.0F;
    }
    const float line = field.line_width() / 2 + field.line_edge();
    for (const auto& segments : {std::span<const Segment>(state.drawn), planned}) {
        for (const auto& [a, b] : segments) {
            const Vec from = field.place(a), to = field.place(b);
            if (runs_through(place.inset(-line), from, to))
                weight += 40;
            else if (a != own && b != own && runs_through(place.inset(-line - near), from, to))
                weight += 2;
        }
    }
    return weight;
}

/// Whether the two cross; touching does not count.
bool cross_each_other(Vec a, Vec b, Vec c, Vec d) {
    return cross(b - a, c - a) * cross(b - a, d - a) < 0 && cross(d - c, a - c) * cross(d - c, b - c) < 0;
}

float badge_width(const ChipLook& look, const Canvas& canvas) {
    if (look.badge.empty()) return 0;
    const float letters = canvas.measured(look.badge, {.size = look.text, .weight = Weight::bold}).width;
    return std::max(look.text * 1.15F, letters + look.text * 0.38F);
}

} // namespace

bool runs_through(Rect rect, Vec a, Vec b) {
    // Clipped side by side (Liang & Barsky 1984): what is left of the way from a to b.
    float first = 0, last = 1;
    const Vec way = b - a;
    const std::array<std::pair<float, float>, 4> sides{std::pair{-way.x, a.x - rect.x},
                                                       {way.x, rect.right() - a.x},
                                                       {-way.y, a.y - rect.y},
                                                       {way.y, rect.bottom() - a.y}};
    for (const auto& [slope, room] : sides) {
        if (slope == 0) {
            if (room < 0) return false;
        } else if (slope < 0) {
            first = std::max(first, room / slope);
        } else {
            last = std::min(last, room / slope);
        }
    }
    return first <= last;
}

PointNumbers::PointNumbers(const Rules::State& state, const Field& field, float size, const Canvas& canvas,
                           std::span<const Segment> planned)
    : size_(size) {
    const auto count = static_cast<std::size_t>(state.board->point_count());
    const float away = field.radius() * 1.3F + size * 0.1F;
    constexpr float near_part = 0.4F; // of the letters' size: closer than this is close
    std::vector<std::array<Candidate, ways_beside.size()>> candidates(count);
    std::vector<std::size_t> chosen(count, 0);
    for (std::size_t point = 0; point < count; ++point) {
        const auto words = std::to_string(point + 1);
        const float width = canvas.measured(words, {.size = size, .weight = Weight::bold}).width;
        const Size box{width + size * 0.3F, size * 1.1F};
        for (std::size_t way = 0; way < ways_beside.size(); ++way) {
            const Rect place = beside(field.place(static_cast<int>(point)), ways_beside[way], box, away);
            const float weight = hidden(place, static_cast<int>(point), state, field, size * near_part, planned);
            candidates[point][way] = {place, weight + 0.1F * static_cast<float>(way)};
        }
    }
    const auto weight_of = [&](std::size_t point, std::size_t way) {
        float weight = candidates[point][way].weight;
        for (std::size_t other = 0; other < count; ++other) {
            const auto& place = candidates[other][chosen[other]].place;
            if (other != point && candidates[point][way].place.overlaps(place)) weight += 50;
        }
        return weight;
    };
    // So often the numbers give way to each other.
    for (int sweep = 0; sweep < 3; ++sweep) {
        for (std::size_t point = 0; point < count; ++point) {
            float min = weight_of(point, chosen[point]);
            for (std::size_t way = 0; way < ways_beside.size(); ++way) {
                if (candidates[point][way].weight >= min) continue;
                const float weight = weight_of(point, way);
                if (weight >= min) continue;
                min = weight;
                chosen[point] = way;
            }
        }
    }
    for (std::size_t point = 0; point < count; ++point)
        places_.push_back(candidates[point][chosen[point]].place);
}

void PointNumbers::draw(int point, Role role, Canvas& canvas) const {
    const Rect place = places_[static_cast<std::size_t>(point)];
    canvas.box(place, {.top = Role::well, .bottom = Role::well, .radius = size_ * 0.3F, .alpha = 0.75F});
    canvas.text(std::to_string(point + 1), place.centre(),
                {.size = size_, .paint = {role}, .weight = Weight::bold, .align_x = AlignX::centre});
}

void PointNumbers::draw_all(PointSet bright, Canvas& canvas) const {
    for (int point = 0; point < static_cast<int>(places_.size()); ++point)
        draw(point, (bright & bit_of(point)) != 0 ? Role::ink : Role::soft, canvas);
}

Size ChipRoom::size_of(const ChipLook& look) const {
    const float side = look.text * 0.55F, height = look.text * 1.75F;
    const float words =
        look.words.empty() ? 0 : canvas_.measured(look.words, {.size = look.text, .weight = Weight::semibold}).width;
    const float badge = badge_width(look, canvas_);
    if (badge == 0) return {words + 2 * side, height};
    const float inset = look.text * 0.28F;
    return {inset + badge + (words > 0 ? words + side * 1.6F : inset), height};
}

/// How much a chip there would hide: points weigh most, then other chips, numbers and lines.
float ChipRoom::hidden(Rect chip) const {
    float weight = field_.square().inset(chip.height * 0.2F).contains(chip) ? 0 : unusable;
    for (const auto& other : chips_)
        weight += chip.inset(-4).overlaps(other) ? 50.0F : 0.0F;
    for (const auto& other : numbers_)
        weight += chip.overlaps(other) ? 15.0F : 0.0F;
    const Rect near = chip.inset(-field_.radius() * 1.3F);
    for (int point = 0; point < state_.board->point_count(); ++point)
        weight += near.contains(field_.place(point)) ? 20.0F : 0.0F;
    for (const auto* segments : {&state_.drawn, &lines_}) {
        for (const auto& [a, b] : *segments)
            weight += runs_through(chip, field_.place(a), field_.place(b)) ? 8.0F : 0.0F;
    }
    return weight;
}

/// How little a chip there seems to belong to where it starts from: far away, or beyond lines.
float ChipRoom::apart(Vec start, Vec at, float width) const {
    const float far = distance(at, start) / width;
    float weight = 9 * far * far;
    for (const auto& [a, b] : state_.drawn)
        weight += cross_each_other(start, at, field_.place(a), field_.place(b)) ? 9.0F : 0.0F;
    return weight;
}

Rect ChipRoom::take(std::span<const Vec> places, const ChipLook& look) {
    const auto [width, height] = size_of(look);
    Vec middle{};
    for (const Vec place : places)
        middle = middle + place;
    middle = middle * (1 / static_cast<float>(places.size()));
    std::vector<Vec> starts{middle};
    for (const Vec place : places)
        starts.push_back(between(middle, place, 0.5F));
    Rect best{};
    float min = std::numeric_limits<float>::max();
    for (const Vec start : starts) {
        // About it, and once more further away.
        for (const float reach : {1.0F, 1.9F}) {
            for (const Vec way : ways_about) {
                const Vec at{start.x + way.x * width * 0.6F * reach, start.y + way.y * height * reach};
                const Rect chip = snapped(around(at, width, height));
                const float far = apart(start, at, width) + distance(at, middle) / width;
                if (far >= min) continue;
                const float weight = hidden(chip) + far;
                if (weight >= min) continue;
                min = weight;
                best = chip;
            }
        }
    }
    keep_clear(best);
    return best;
}

std::optional<Rect> ChipRoom::take_at(Vec centre, const ChipLook& look) {
    const auto [width, height] = size_of(look);
    const Rect chip = snapped(around(centre, width, height));
    if (std::ranges::any_of(chips_, [&](const Rect& other) { return other.overlaps(chip); })) return std::nullopt;
    keep_clear(chip);
    return chip;
}

void paint_chip(Rect chip, const ChipLook& look, Canvas& canvas) {
    canvas.box(chip, {.top = Role::well,
                      .bottom = Role::well,
                      .radius = look.text * 0.5F,
                      .rim = look.colour,
                      .rim_width = canvas.px(Measure::rim),
                      .alpha = 0.95F * look.alpha});
    float left = chip.x;
    if (const float width = badge_width(look, canvas); width > 0) {
        const float inset = std::round(look.text * 0.28F);
        const Rect badge = snapped({chip.x + inset, chip.y + inset, width, chip.height - 2 * inset});
        canvas.box(badge,
                   {.top = look.colour, .bottom = look.colour, .radius = look.text * 0.35F, .alpha = look.alpha});
        canvas.text(look.badge, badge.centre(),
                    {.size = look.text,
                     .paint = {Role::closed, look.alpha},
                     .weight = Weight::bold,
                     .align_x = AlignX::centre});
        left += inset + width;
    }
    if (look.words.empty()) return;
    canvas.text(
        look.words, {(left + chip.right()) / 2, chip.centre().y},
        {.size = look.text, .paint = {look.colour, look.alpha}, .weight = Weight::semibold, .align_x = AlignX::centre});
}

} // namespace zugzwang::points
