#include "games/points/show/insight_overlay.hpp"

#include <algorithm>

#include "games/points/show/theme.hpp"
#include "games/points/show/value_words.hpp"
#include "games/points/think/champion_work.hpp"
#include "zugzwang/base/words.hpp"

namespace zugzwang::points {

namespace {

/// Larger graphs are a thicket.
constexpr int max_knots = 45;

using NimValue = std::optional<std::uint32_t>;

std::string value_words(NimValue value) { return value ? nim_words(*value) : "?"; }
Role colour_of(NimValue value) { return value == 0U ? Role::undrawn : own::glow; }

std::string words_of(const ZoneNote& zone, bool alone) {
    const auto counts = counts_words(zone.counts);
    if (zone.sure_moves()) return tr("{counts} sure", {{"counts", counts}});
    if (zone.undecided()) return tr("{counts} undecided", {{"counts", counts}});
    if (zone.nim_value && zone.counts != 0)
        return tr("{counts} · nim-value {value}", {{"counts", counts}, {"value", *zone.nim_value}});
    if (zone.nim_value) return tr("nim-value {value}", {{"value", *zone.nim_value}});
    if (zone.counts != 0) return counts;
    return alone ? std::string() : tr_n("{n} point", "{n} points", static_cast<std::int64_t>(zone.points.size()));
}

std::string words_of(const LeftNote& left) {
    std::uint32_t sum = 0;
    for (const auto& value : left.nim_values)
        sum ^= value.value_or(0);
    const bool known = std::ranges::all_of(left.nim_values, [](NimValue value) { return value.has_value(); });
    if (left.wins == true) return tr("leaves 0: wins");
    if (left.wins == false && known && sum != 0) return tr("leaves ∗{value}: loses", {{"value", sum}});
    return left.wins == false ? tr("loses") : std::string();
}

/// On the line, a little off its middle, so that knots of lines that share it stand apart.
Vec knot(Segment line, const Field& field) {
    return field.on(line, 0.5F + 0.045F * static_cast<float>((3 * line.a + 5 * line.b) % 5 - 2));
}

} // namespace

InsightOverlay::InsightOverlay(const Insight& insight, const Rules::State& state, const Brush& brush,
                               std::optional<Segment> line, bool graphs)
    : insight_(insight), state_(state), brush_(brush), line_(line), graphs_(graphs) {
    if (line) taken_ = state.board->conflicts(state.board->segment_index(*line));
}

std::vector<InsightOverlay::Group> InsightOverlay::zones() const {
    std::vector<Group> groups;
    for (const auto& zone : insight_.zones) {
        Group group{.words = words_of(zone, insight_.zones.size() == 1),
                    .colour = zone.undecided() ? Role::act : Role::soft};
        for (const int point : zone.points)
            group.points |= bit_of(point);
        group.ground =
            zone.undecided() ? Paint{Role::act, 0.13F} : Paint{zone.sure_moves() ? own::glow : Role::undrawn, 0.17F};
        groups.push_back(std::move(group));
    }
    return groups;
}

std::vector<InsightOverlay::Group> InsightOverlay::parts() const {
    std::vector<Group> groups;
    for (const auto& [segments, value] : insight_.parts) {
        const int lines = segments.size();
        auto words = value_words(value);
        if (lines > max_knots) words = tr_n("{n} line", "{n} lines", lines) + " · " + words;
        const Role colour = colour_of(value);
        groups.push_back({ends_of(*state_.board, segments), {colour, 0.17F}, std::move(words), colour});
    }
    return groups;
}

LeftNote InsightOverlay::left() const {
    const auto known = std::ranges::find(insight_.left, *line_, &LeftNote::move);
    return known != insight_.left.end() ? *known : LeftNote{.move = *line_, .wins = {}, .nim_values = {}};
}

std::vector<InsightOverlay::Group> InsightOverlay::left_parts() const {
    auto values = left().nim_values;
    const auto parts = independent_parts(*state_.board, state_.legal - taken_);
    values.resize(parts.size());
    std::vector<Group> groups;
    for (std::size_t part = 0; part < parts.size(); ++part)
        groups.push_back({ends_of(*state_.board, parts[part]),
                          {own::glow, 0.2F},
                          value_words(values[part]),
                          colour_of(values[part])});
    return groups;
}

void InsightOverlay::draw_grounds() const {
    for (const auto& group : graphs_ ? parts() : line_ ? left_parts() : zones())
        brush_.area(group.points, 2.8F, group.ground);
    if (graphs_) {
        for (const auto& part : insight_.parts) {
            if (part.segments.size() <= max_knots) draw_graph(part);
        }
    } else if (!line_) {
        const auto& field = brush_.field();
        const LineStyle pen{.paint = {Role::soft, 0.7F}, .width = field.line_width() * 0.3F, .dash = field.radius()};
        for (const auto& [one, two] : insight_.crossings) {
            brush_.stroke(one, pen);
            brush_.stroke(two, pen);
        }
    }
}

void InsightOverlay::draw_graph(const PartNote& part) const {
    auto& canvas = brush_.canvas();
    const auto& field = brush_.field();
    const auto& board = *state_.board;
    const float radius = field.radius() * 0.62F, thin = std::max(1.0F, field.line_width() * 0.14F);
    part.segments.for_each([&](int one) { brush_.thread(board.segment(one), {Role::undrawn, 0.28F}); });
    part.segments.for_each([&](int one) {
        (part.segments & board.conflicts(one)).for_each([&](int two) {
            if (one >= two) return;
            const bool stays = !taken_.contains(one) && !taken_.contains(two);
            canvas.line(knot(board.segment(one), field), knot(board.segment(two), field),
                        {.paint = {own::glow, stays ? 0.75F : 0.22F}, .width = thin});
        });
    });
    part.segments.for_each([&](int index) {
        const auto line = board.segment(index);
        const Vec at = knot(line, field);
        const bool goes = taken_.contains(index);
        const bool wins = std::ranges::find(insight_.winning, line) != insight_.winning.end();
        canvas.disc(at, radius * 1.25F, {Role::well});
        canvas.disc(at, radius, {wins ? Role::act : own::glow, goes ? 0.3F : 1});
        if (wins) canvas.ring(at, radius * 1.6F, thin * 1.4F, {Role::act, goes ? 0.4F : 1});
        if (!goes) return;
        const Vec across{radius * 0.9F, radius * 0.9F}, down{radius * 0.9F, -radius * 0.9F};
        canvas.line(at - across, at + across, {.paint = {Role::ink, 0.9F}, .width = thin * 1.4F});
        canvas.line(at - down, at + down, {.paint = {Role::ink, 0.9F}, .width = thin * 1.4F});
    });
}

void InsightOverlay::draw_told_lines() const {
    const bool few = insight_.winning.size() <= 6;
    for (const auto& segment : insight_.winning)
        brush_.thread(segment, {Role::act, few ? 0.9F : 0.45F});
    if (!insight_.hardest) return;
    const auto& field = brush_.field();
    brush_.stroke(insight_.hardest->move,
                  {.paint = {Role::ink, 0.8F}, .width = field.line_width() * 0.34F, .dash = field.radius()});
}

void InsightOverlay::draw_labels(std::vector<Rect> numbers) const {
    auto& canvas = brush_.canvas();
    const auto& field = brush_.field();
    const float text = std::max(canvas.px(Measure::smallest), field.square().width * 0.022F);
    ChipRoom room(state_, field, canvas, std::move(numbers), line_ ? std::vector{*line_} : std::vector<Segment>());
    const auto put = [&](std::span<const Vec> places, Role colour, std::string words) {
        const ChipLook look{.colour = colour, .text = text, .words = std::move(words)};
        if (!look.words.empty()) paint_chip(room.take(places, look), look, canvas);
    };
    if (!line_ && !graphs_) {
        const ChipLook look{.text = text, .words = tr("these cross")};
        for (const auto& [one, two] : insight_.crossings) {
            if (const auto chip = room.take_at(field.meeting(one, two), look)) paint_chip(*chip, look, canvas);
        }
    }
    const auto groups = line_ ? left_parts() : graphs_ ? parts() : zones();
    for (const auto& group : groups)
        put(field.places(group.points), group.colour, group.words);
    if (!line_ || groups.empty()) return;
    const auto known = left();
    const Vec middle = field.on(*line_, 0.5F);
    put(std::span(&middle, 1), known.wins == true ? Role::act : Role::ink, words_of(known));
}

} // namespace zugzwang::points
