#include "games/points/show/part_overlay.hpp"

#include <algorithm>
#include <string>

#include "games/points/show/chips.hpp"
#include "games/points/show/theme.hpp"
#include "games/points/think/champion_work.hpp"
#include "zugzwang/base/words.hpp"

namespace zugzwang::points {

namespace {

/// Larger graphs are a thicket.
constexpr int max_knots = 45;

std::vector<Vec> places_of(const SegmentSet& part, const Board& board, const Field& field) {
    std::vector<Vec> places;
    for (auto points = ends_of(board, part); points != 0; points &= points - 1)
        places.push_back(field.place(std::countr_zero(points)));
    return places;
}

std::string value_words(std::optional<std::uint32_t> value) {
    if (!value) return "?";
    return *value == 0 ? std::string("0") : filled("∗{}", *value);
}

Role colour_of(std::optional<std::uint32_t> value) { return value && *value == 0 ? Role::undrawn : own::glow; }

/// On the line, a little off its middle, so that knots of lines that share it stand apart.
Vec knot(Segment line, const Field& field) {
    const float part = 0.5F + 0.045F * static_cast<float>((3 * line.a + 5 * line.b) % 5 - 2);
    return between(field.place(line.a), field.place(line.b), part);
}

float text_size(const Brush& brush) {
    return std::max(brush.canvas().px(Measure::smallest), brush.field().square().width * 0.022F);
}

/// Writes the words at the places, where they hide least.
void label(std::span<const Vec> places, const ChipLook& look, ChipRoom& room, const Rules::State& state,
           const Brush& brush) {
    auto& canvas = brush.canvas();
    const Rect chip = chip_place(places, chip_size(look, canvas), room, state, brush.field());
    room.chips.push_back(chip);
    paint_chip(chip, look, canvas);
}

std::string left_words(const LeftNote& left) {
    std::uint32_t sum = 0;
    bool known = true;
    for (const auto& value : left.nim_values) {
        known = known && value;
        sum ^= value.value_or(0);
    }
    if (left.wins == true) return tr("leaves 0: wins");
    if (left.wins == false && known && sum != 0) return tr("leaves ∗{value}: loses", {{"value", sum}});
    return left.wins == false ? tr("loses") : std::string();
}

void draw_graph(const PartNote& part, const Insight& insight, const SegmentSet& taken, const Rules::State& state,
                const Brush& brush) {
    auto& canvas = brush.canvas();
    const auto& field = brush.field();
    const auto& board = *state.board;
    const float radius = field.radius() * 0.62F, thin = std::max(1.0F, field.line_width() * 0.14F);
    std::vector<int> lines;
    part.segments.for_each([&](int index) { lines.push_back(index); });
    for (const int one : lines)
        brush.thread(board.segment(one), {Role::undrawn, 0.28F});
    for (const int one : lines) {
        for (const int two : lines) {
            if (one >= two || !board.conflicts(one).contains(two)) continue;
            const bool stays = !taken.contains(one) && !taken.contains(two);
            canvas.line(knot(board.segment(one), field), knot(board.segment(two), field),
                        {.paint = {own::glow, stays ? 0.75F : 0.22F}, .width = thin});
        }
    }
    for (const int index : lines) {
        const auto line = board.segment(index);
        const Vec at = knot(line, field);
        const bool goes = taken.contains(index),
                   wins = std::ranges::find(insight.winning, line) != insight.winning.end();
        canvas.disc(at, radius * 1.25F, {Role::well});
        canvas.disc(at, radius, {wins ? Role::act : own::glow, goes ? 0.3F : 1});
        if (wins) canvas.ring(at, radius * 1.6F, thin * 1.4F, {Role::act, goes ? 0.4F : 1});
        if (!goes) continue;
        const Vec across{radius * 0.9F, radius * 0.9F}, down{radius * 0.9F, -radius * 0.9F};
        canvas.line(at - across, at + across, {.paint = {Role::ink, 0.9F}, .width = thin * 1.4F});
        canvas.line(at - down, at + down, {.paint = {Role::ink, 0.9F}, .width = thin * 1.4F});
    }
}

} // namespace

void draw_what_is_left(Segment line, const Rules::State& state, const Brush& brush) {
    const auto& field = brush.field();
    for (const auto& part : independent_parts(*state.board, Rules::after(state, line).legal))
        brush.canvas().blob(places_of(part, *state.board, field), field.radius() * 2.8F, {own::glow, 0.2F});
}

void draw_left_labels(const Insight& insight, Segment line, const Rules::State& state, const Brush& brush,
                      const std::vector<Rect>& taken) {
    const auto& field = brush.field();
    const float text = text_size(brush);
    const auto found = std::ranges::find(insight.left, line, &LeftNote::move);
    const LeftNote left = found != insight.left.end() ? *found : LeftNote{.move = line, .wins = {}, .nim_values = {}};
    const auto parts = independent_parts(*state.board, Rules::after(state, line).legal);
    ChipRoom room{.chips = {}, .numbers = taken, .lines = {line}};
    for (std::size_t i = 0; i < parts.size(); ++i) {
        const auto value = i < left.nim_values.size() ? left.nim_values[i] : std::nullopt;
        label(places_of(parts[i], *state.board, field),
              {.colour = colour_of(value), .text = text, .words = value_words(value)}, room, state, brush);
    }
    if (parts.empty() || left_words(left).empty()) return;
    const Vec middle = between(field.place(line.a), field.place(line.b), 0.5F);
    label(std::span(&middle, 1),
          {.colour = left.wins == true ? Role::act : Role::ink, .text = text, .words = left_words(left)}, room, state,
          brush);
}

void draw_graphs(const Insight& insight, std::optional<Segment> line, const Rules::State& state, const Brush& brush) {
    const auto taken = line ? state.board->conflicts(state.board->segment_index(*line)) : SegmentSet();
    for (const auto& part : insight.parts) {
        brush.canvas().blob(places_of(part.segments, *state.board, brush.field()), brush.field().radius() * 2.8F,
                            {colour_of(part.nim_value), 0.17F});
    }
    for (const auto& part : insight.parts) {
        if (part.segments.size() <= max_knots) draw_graph(part, insight, taken, state, brush);
    }
}

void draw_graph_labels(const Insight& insight, const Rules::State& state, const Brush& brush,
                       const std::vector<Rect>& taken) {
    ChipRoom room{.chips = {}, .numbers = taken, .lines = {}};
    for (const auto& part : insight.parts) {
        const int lines = part.segments.size();
        auto words = value_words(part.nim_value);
        if (lines > max_knots) words = tr_n("{n} line", "{n} lines", lines) + " · " + words;
        label(places_of(part.segments, *state.board, brush.field()),
              {.colour = colour_of(part.nim_value), .text = text_size(brush), .words = std::move(words)}, room, state,
              brush);
    }
}

} // namespace zugzwang::points
