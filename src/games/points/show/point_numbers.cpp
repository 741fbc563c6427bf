#include "games/points/show/point_numbers.hpp"

#include <array>
#include <cmath>
#include <string>
#include <utility>

namespace zugzwang::points {

namespace {

/// Round the point; of places that hide equally little the first.
constexpr std::array<Vec, 8> ways{Vec{0, -1}, Vec{1, -1}, Vec{1, 0}, Vec{-1, -1},
                                  Vec{-1, 0}, Vec{0, 1},  Vec{1, 1}, Vec{-1, 1}};
constexpr int sweeps = 3;         ///< So often the numbers give way to each other.
constexpr float near_part = 0.4F; ///< Of the letters' size: closer than this is close.

struct Candidate {
    Rect place{};
    float weight = 0; ///< How much it hides of what never moves.
};
using Candidates = std::array<Candidate, ways.size()>;

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

/// What must be kept clear, with the weights of hiding it and of coming close.
float hidden(Rect place, int own, const Rules::State& state, const Field& field, float near,
             std::span<const Segment> planned) {
    float weight = field.square().contains(place) ? 0 : 1000;
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
    std::vector<Candidates> candidates(count);
    std::vector<std::size_t> chosen(count, 0);
    for (std::size_t point = 0; point < count; ++point) {
        const auto words = std::to_string(point + 1);
        const float width = canvas.measured(words, {.size = size, .weight = Weight::bold}).width;
        const Size box{width + size * 0.3F, size * 1.1F};
        for (std::size_t way = 0; way < ways.size(); ++way) {
            const Rect place = beside(field.place(static_cast<int>(point)), ways[way], box, away);
            const float weight = hidden(place, static_cast<int>(point), state, field, size * near_part, planned);
            candidates[point][way] = {place, weight + 0.1F * static_cast<float>(way)};
        }
    }
    const auto overlaps = [&](std::size_t point, std::size_t way) {
        float weight = 0;
        for (std::size_t other = 0; other < count; ++other) {
            const auto& place = candidates[other][chosen[other]].place;
            if (other != point && candidates[point][way].place.overlaps(place)) weight += 50;
        }
        return weight;
    };
    for (int sweep = 0; sweep < sweeps; ++sweep) {
        for (std::size_t point = 0; point < count; ++point) {
            float min = candidates[point][chosen[point]].weight + overlaps(point, chosen[point]);
            for (std::size_t way = 0; way < ways.size(); ++way) {
                if (candidates[point][way].weight >= min) continue;
                const float weight = candidates[point][way].weight + overlaps(point, way);
                if (weight >= min) continue;
                min = weight;
                chosen[point] = way;
            }
        }
    }
    for (std::size_t point = 0; point < count; ++point)
        places_.push_back(candidates[point][chosen[point]].place);
}

void paint_point_number(int point, Rect place, float size, Role role, Canvas& canvas) {
    canvas.box(place, {.top = Role::well, .bottom = Role::well, .radius = size * 0.3F, .alpha = 0.75F});
    canvas.text(std::to_string(point + 1), place.centre(),
                {.size = size, .paint = {role}, .weight = Weight::bold, .align_x = AlignX::centre});
}

void PointNumbers::draw(int point, Role role, Canvas& canvas) const {
    paint_point_number(point, places_[static_cast<std::size_t>(point)], size_, role, canvas);
}

void PointNumbers::draw_all(const PointKinds& kinds, Canvas& canvas) const {
    for (int point = 0; point < static_cast<int>(places_.size()); ++point)
        draw(point, (kinds.free & bit_of(point)) != 0 ? Role::ink : Role::soft, canvas);
}

} // namespace zugzwang::points
