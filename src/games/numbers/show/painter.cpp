#include "games/numbers/show/painter.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "games/numbers/show/theme.hpp"
#include "games/numbers/show/tiles.hpp"
#include "zugzwang/base/words.hpp"
#include "zugzwang/gfx/easing.hpp"
#include "zugzwang/gfx/look.hpp"
#include "zugzwang/gfx/value_plates.hpp"
#include "zugzwang/play/side_words.hpp"
#include "zugzwang/ui/caps.hpp"

namespace zugzwang::numbers {
namespace {

Rect between(Rect a, Rect b, float part) {
    const auto mixed = [part](float from, float to) { return from + (to - from) * part; };
    return snapped({mixed(a.x, b.x), mixed(a.y, b.y), mixed(a.width, b.width), mixed(a.height, b.height)});
}

/// How many numbers a side took in the whole game, as far as the row tells.
std::size_t count_taken(const Rules::State& state, Side side) {
    const auto all = (state.row ? state.row->size() : 0) - state.size();
    return side == state.to_move ? all / 2 : (all + 1) / 2;
}

std::string short_words(std::int64_t margin) {
    if (margin == 0) return tr("a draw");
    return tr("{side} by {margin}",
              {{"side", side_word(margin > 0 ? Side::first : Side::second)}, {"margin", std::abs(margin)}});
}

/// The row, what each side took, and what the insight says of the ends.
class Painter : Picture {
  public:
    Painter(const Picture& picture, Canvas& its_canvas) : Picture(picture), canvas(its_canvas) {}

    void paint() const {
        if (!frame.miniature) {
            for (const auto side : {Side::first, Side::second})
                paint_taken(side);
            if (chosen) paint_landing();
        }
        paint_bars();
        paint_row();
        if (!frame.miniature && !frame.now.empty()) {
            for (const auto end : {End::left, End::right})
                paint_chip(end);
        }
        if (frame.now.empty()) paint_totals();
        if (frame.insight && !frame.miniature) paint_insight(*frame.insight);
        if (frame.progress >= 1) paint_values();
        paint_flying();
    }

  private:
    struct Tile {
        std::uint32_t place = 0;
        Rect area;
        std::optional<Side> owner{}; ///< Tinted in this side's colour.
        float tint = 1;
        float alpha = 1;
    };

    /// The places in State::row of what a side took, oldest first, at most `max`.
    [[nodiscard]] std::vector<std::uint32_t> taken_by(const Rules::State& state, Side side, std::size_t max) const {
        std::vector<std::uint32_t> places;
        for (const auto& one : recently_taken(state, frame.moves, 2 * max)) {
            if (one.side == side) places.push_back(one.place);
        }
        std::ranges::reverse(places);
        return places;
    }

    /// The larger number of tiles that either side took, of those that a layout shows.
    [[nodiscard]] std::uint32_t max_taken(const Rules::State& state, std::size_t max) const {
        return static_cast<std::uint32_t>(
            std::max(taken_by(state, Side::first, max).size(), taken_by(state, Side::second, max).size()));
    }

    /// How far things have moved from their old to their new places, 0 to 1; 1 when motion is reduced.
    [[nodiscard]] float moved() const { return frame.reduced_motion ? 1 : ease_out(frame.progress); }

    [[nodiscard]] std::optional<std::uint32_t> flying() const {
        if (frame.progress >= 1 || !frame.last) return std::nullopt;
        return frame.last->taken == End::left ? frame.before.begin : frame.before.end - 1;
    }

    void paint_row() const {
        const auto paint_range = [&](std::uint32_t begin, std::uint32_t end) {
            for (auto place = begin; place < end; ++place) {
                if (place != flying()) paint_row_tile(place);
            }
        };
        // What is shown now, then what only was shown before and fades.
        paint_range(frame.now.begin, now.bars_begin());
        paint_range(now.bars_end(), frame.now.end);
        if (!now.zoomed_out() || frame.progress >= 1) return;
        paint_range(std::max(frame.before.begin, now.bars_begin()), before.bars_begin());
        paint_range(before.bars_end(), std::min(frame.before.end, now.bars_end()));
    }

    void paint_row_tile(std::uint32_t place) const {
        const auto from = before.tile(place), to = now.tile(place);
        if (!from && !to) return;
        Tile tile{.place = place,
                  .area = between(from.value_or(*(to ? to : from)), to.value_or(*(from ? from : to)), moved())};
        if (!from) tile.alpha = frame.progress;
        if (!to) tile.alpha = 1 - frame.progress;
        const auto end = place == frame.now.begin ? End::left : End::right;
        const bool is_end = place == frame.now.begin || place + 1 == frame.now.end;
        if (!is_end || frame.progress < 1) return paint_tile(tile);

        const bool single = frame.now.size() == 1;
        const float lift = single ? std::max(lifts[0], lifts[1]) : lifts[static_cast<std::size_t>(end)];
        const float rest = frame.interactive ? part(static_cast<float>(frame.since_last.count()), 0, 0.08F) : 0;
        tile.area.y -= std::round(now.units(lift_units) * ease_out(rest) +
                                  (frame.interactive ? now.units(hover_lift_units) * ease_out(lift) : 0));
        paint_tile(tile);
        const auto is_this = [&](End asked) { return single || asked == end; };
        if (frame.expected && is_this(frame.expected->taken))
            paint_tile_ring(tile.area, role_of(frame.now.to_move), 0.6F);
        if (frame.hint && is_this(frame.hint->taken)) paint_tile_ring(tile.area, Role::act, 0.8F * frame.hint_strength);
        if (chosen && is_this(*chosen)) paint_tile_ring(tile.area, Role::act, 1);
        if (frame.played && is_this(frame.played->taken)) paint_played(tile.area);
        if (frame.better && is_this(frame.better->taken)) {
            paint_tile_ring(tile.area, sign_role(MoveSign::better), 1);
            paint_tile_sign(frame.better_sign(), tile.area);
        }
    }

    /// On the upper edge of the tile at each end.
    void paint_values() const {
        ValuePlates plates(now.units(30), canvas);
        for (const auto& [move, words, keeps] : frame.values) {
            const auto tile = now.tile(move.taken == End::left ? frame.now.begin : frame.now.end - 1);
            if (tile) plates.put({tile->centre().x, tile->y - now.units(34)}, words, keeps ? Role::act : Role::soft);
        }
    }

    void paint_tile_ring(Rect tile, Role role, float alpha) const {
        const float gap = std::min(canvas.px(Measure::focus_gap), std::round(tile.width * 0.12F));
        paint_ring(tile,
                   {.radius = std::round(tile.width * 0.14F),
                    .gap = gap,
                    .width = std::min(canvas.px(Measure::focus_ring), gap),
                    .paint = {role, alpha}},
                   canvas);
    }

    /// What was played there, for who looks back.
    void paint_played(Rect tile) const {
        paint_tile_ring(tile, frame.played_role(), 1);
        if (frame.better) paint_tile_sign(MoveSign::fault, tile);
    }

    void paint_pointed(Rect tile, float alpha) const {
        paint_tile_ring(tile, frame.pointed_role(), alpha);
        if (frame.pointed_solve) paint_tile_sign(MoveSign::only, tile);
    }

    void paint_tile_sign(MoveSign sign, Rect tile) const {
        const float size = std::clamp(tile.width * 0.4F, now.units(20), now.units(48));
        paint_move_sign(sign, {tile.centre().x, tile.y - std::round(size * 0.2F)}, size, canvas);
    }

    /// The colour of a number that is told of.
    [[nodiscard]] std::optional<Role> lit(std::uint32_t place) const {
        std::optional<Role> role;
        if (frame.light == nullptr) return role;
        for_each_lit(*frame.light, [&](int other, std::optional<Side> side) {
            if (other == static_cast<int>(place)) role = side ? role_of(*side) : Role::act;
        });
        return role;
    }

    void paint_tile(const Tile& tile) const {
        const Rect area = tile.area;
        const float radius = std::round(area.width * 0.14F), foot = std::max(1.0F, std::round(area.height * 0.032F));
        const float drop = std::round(foot * 1.2F);
        canvas.fill({area.x, area.y + drop, area.width, area.height}, {Role::shadow, tile.alpha}, radius);
        canvas.box(area, {.top = Role::drawn,
                          .bottom = own::tile_shade,
                          .radius = radius,
                          .foot = own::tile_foot,
                          .foot_depth = foot,
                          .alpha = tile.alpha});
        if (tile.owner) {
            const auto colour = role_of(*tile.owner);
            canvas.fill(area, {colour, tile.alpha * tile.tint * 0.2F}, radius);
        }
        if (const auto role = lit(tile.place)) canvas.fill(area, {*role, 0.4F * tile.alpha}, radius);
        if (std::ranges::find(pointed, tile.place, &Taking::place) != pointed.end()) paint_pointed(area, tile.alpha);
        const float size = now.number_size(area.width);
        if (size < 6) return;
        canvas.text(
            std::to_string((*frame.now.row)[tile.place]), {area.centre().x, area.y + area.height * 0.47F},
            {.size = size, .paint = {own::tile_ink, tile.alpha}, .weight = Weight::bold, .align_x = AlignX::centre});
        const float mark = std::round(std::min(area.width * 0.25F, now.units(26)));
        canvas.sprite(tile.place % 2 == 0 ? "numbers/odd" : "numbers/even",
                      around({area.centre().x, area.y + area.height * 0.81F}, mark), {.alpha = tile.alpha});
    }

    void paint_flying() const {
        const auto place = flying();
        if (!place) return;
        const auto from = before.tile(*place);
        if (!from) return;
        if (frame.miniature || frame.reduced_motion) {
            const float rise = frame.reduced_motion ? 0 : std::round(ease_out(frame.progress) * from->height * 0.5F);
            return paint_tile({.place = *place, .area = from->moved({0, -rise}), .alpha = 1 - frame.progress});
        }
        const auto index = static_cast<std::uint32_t>(taken_by(frame.now, frame.last_side, now.slots()).size()) - 1;
        const Rect slot = now.slot(frame.last_side, index, max_taken(frame.now, now.slots()));
        Rect area = between(*from, slot, moved());
        // A short way is a leap; a long one would cross the row, so the tile first drops below it.
        const bool is_far = std::abs(slot.x - from->x) > 3 * from->width;
        const float bow = is_far ? 0.9F : -0.35F;
        area.y += std::round(std::sin(moved() * std::numbers::pi_v<float>) * from->height * bow);
        paint_tile({.place = *place, .area = area, .owner = frame.last_side, .tint = moved()});
    }

    void paint_taken(Side side) const {
        const auto old = taken_by(frame.before, side, before.slots()), held = taken_by(frame.now, side, now.slots());
        const auto room_before = max_taken(frame.before, before.slots()), room = max_taken(frame.now, now.slots());
        Rect lowest{};
        for (std::uint32_t index = 0; index < held.size(); ++index) {
            const auto place = held[index];
            Tile tile{.place = place, .area = now.slot(side, index, room), .owner = side};
            const auto found = std::ranges::find(old, place);
            if (found != old.end()) {
                const auto index_before = static_cast<std::uint32_t>(found - old.begin());
                tile.area = between(before.slot(side, index_before, room_before), tile.area, moved());
            }
            lowest = tile.area;
            const bool lands = place == flying();
            if (lands && !frame.reduced_motion) continue;
            if (lands) tile.alpha = frame.progress;
            paint_tile(tile);
            const bool just_taken =
                frame.last && frame.progress >= 1 && index + 1 == held.size() && frame.last_side == side;
            if (just_taken) paint_tile_ring(tile.area, Role::ink, 0.85F);
        }
        if (held.empty()) {
            lowest = now.slot(side, 0, std::max(room, 1U));
            canvas.box(lowest, {.top = Role::well,
                                .bottom = Role::well,
                                .radius = std::round(lowest.width * 0.14F),
                                .rim = own::well_rim,
                                .rim_width = canvas.px(Measure::rim),
                                .alpha = 0.8F});
        }
        paint_taken_caption(side, lowest);
    }

    void paint_taken_caption(Side side, Rect last) const {
        const Rect line = now.slot_caption(side, last);
        const float size = canvas.px(Measure::caption), mark = std::round(size * 0.9F);
        const auto words =
            tr_n("{n} taken", "{n} taken", count_taken(frame.progress < 0.5F ? frame.before : frame.now, side));
        const bool left = side == Side::first;
        const float middle = line.centre().y;
        const float mark_x = left ? line.x + mark / 2 : line.right() - mark / 2;
        canvas.sprite(left ? "mark/first" : "mark/second", around({mark_x, middle}, mark));
        canvas.text(words, {left ? line.x + mark * 1.5F : line.right() - mark * 1.5F, middle},
                    {.size = size, .paint = {Role::soft}, .align_x = left ? AlignX::left : AlignX::right});
    }

    void paint_landing() const {
        const auto side = frame.now.to_move;
        const auto held = static_cast<std::uint32_t>(taken_by(frame.now, side, now.slots()).size());
        if (held == now.slots()) return;
        const auto room = max_taken(frame.now, now.slots()), needed = std::max(room, held + 1);
        const Rect slot = now.slot(side, held, needed);
        // Where the taken tiles would have to close up first, the place is not shown.
        if (held > 0 && now.slot(side, 0, needed) != now.slot(side, 0, room)) return;
        paint_ring(
            slot,
            {.radius = std::round(slot.width * 0.14F), .width = canvas.px(Measure::rim), .paint = {Role::act, 0.55F}},
            canvas);
    }

    void paint_totals() const {
        const Vec middle = now.row_middle();
        const float size = frame.miniature ? std::round(now.units(180)) : canvas.px(Measure::hero);
        const float mark = std::round(size * 0.5F), apart = std::round(size * 0.45F);
        const float alpha = frame.progress >= 1 ? 1 : ease_in_out(frame.progress);
        for (const auto side : {Side::first, Side::second}) {
            const bool left = side == Side::first;
            const float sign = left ? -1.0F : 1.0F;
            const TextStyle style{.size = size,
                                  .paint = {role_of(side), alpha},
                                  .weight = Weight::extra_bold,
                                  .align_x = left ? AlignX::right : AlignX::left};
            const auto points = std::to_string(total(frame.now, side));
            const float width = canvas.measured(points, style).width;
            canvas.text(points, {middle.x + sign * apart, middle.y}, style);
            canvas.sprite(left ? "mark/first" : "mark/second",
                          around({middle.x + sign * (apart * 1.6F + width + mark / 2), middle.y}, mark),
                          {.alpha = alpha});
        }
    }

    void paint_chip(End end) const {
        const Rect place = between(frame.before.empty() ? now.chip(end) : before.chip(end), now.chip(end), moved());
        const bool hinted = frame.hint && frame.hint->taken == end;
        const bool lit = frame.interactive && (chosen == end || hinted);
        paint_plate(place,
                    {.radius = std::round(place.height * 0.22F),
                     .lit = lit,
                     .alpha = frame.interactive || frame.progress < 1 ? 1.0F : 0.45F},
                    canvas);
        const bool has_letters = ui::held().hand == ui::Hand::keys;
        const auto words = end == End::left ? (has_letters ? tr("← L") : "←") : (has_letters ? tr("R →") : "→");
        canvas.text(words, place.centre(),
                    {.size = std::max(canvas.px(Measure::smallest), std::round(place.height * 0.5F)),
                     .paint = {lit ? Role::primary_ink : Role::ink, frame.interactive ? 1.0F : 0.5F},
                     .weight = Weight::semibold,
                     .align_x = AlignX::centre});
    }

    /// The middle of a row that is too long to be read: a bar for each number, or for several.
    void paint_bars() const {
        if (!now.zoomed_out()) return;
        const Rect well = now.bars();
        const float padding = std::round(std::min(well.height * 0.07F, well.width * 0.05F));
        const Rect inside = well.inset(padding);
        if (inside.width < 4 || inside.height < 4) return;
        canvas.box(well, {.top = Role::well,
                          .bottom = Role::well,
                          .radius = std::round(well.height * 0.08F),
                          .rim = own::well_rim,
                          .rim_width = canvas.px(Measure::rim)});
        const auto hidden = now.bars_end() - now.bars_begin();
        const auto max_columns = static_cast<std::uint32_t>(inside.width / std::max(4.0F, now.units(4)));
        const auto columns = std::clamp(hidden, 1U, std::max(max_columns, 1U));
        const float pitch = std::min(inside.width / static_cast<float>(columns), now.units(22));
        const float left = inside.centre().x - pitch * static_cast<float>(columns) / 2;
        const float gap = pitch > 8 ? std::round(pitch * 0.2F) : 1;
        const auto bar = [&](std::uint32_t column, double number, Role role, float alpha) {
            const float height =
                std::max(1.0F, static_cast<float>(number / static_cast<double>(overview.largest())) * inside.height);
            const float x = std::round(left + static_cast<float>(column) * pitch);
            const float next = std::round(left + static_cast<float>(column + 1) * pitch);
            canvas.fill({x, inside.bottom() - std::round(height), std::max(1.0F, next - x - gap), std::round(height)},
                        {role, alpha});
        };
        for (std::uint32_t column = 0; column < columns; ++column) {
            const auto at = [&](std::uint64_t edge) {
                return now.bars_begin() + static_cast<std::uint32_t>(edge * hidden / columns);
            };
            const auto begin = at(column), end = at(column + 1);
            // One number: its bar. Many: their mean, and dimmer above it the largest.
            const auto [largest, sum] = overview.summary(begin, end);
            if (end - begin > 1) bar(column, static_cast<double>(largest), own::tile_foot, 0.55F);
            bar(column, static_cast<double>(sum) / (end - begin), own::tile_shade, 0.95F);
        }
        if (frame.miniature) return;
        canvas.text(tr_n("{n} more number", "{n} more numbers", hidden),
                    {well.centre().x, now.chip(End::left).centre().y},
                    {.size = canvas.px(Measure::caption), .paint = {Role::soft}, .align_x = AlignX::centre});
    }

    void paint_insight(const Insight& insight) const {
        if (insight.triangle) paint_triangle(*this, *insight.triangle, canvas);
        if (frame.now.empty()) return;
        paint_sums(insight);
        if (!insight.margin) return;
        paint_end_words(insight, End::left);
        paint_end_words(insight, End::right);
    }

    void paint_end_words(const Insight& insight, End end) const {
        const Rect chip = now.chip(end);
        const bool best = std::ranges::find(insight.best, Rules::Move{end}) != insight.best.end();
        const auto words = short_words(insight.margin_after[static_cast<std::size_t>(end)]);
        // Short rows have their room outside the two chips, long ones between them.
        const bool outside = frame.now.size() <= 6;
        const bool after_chip = (end == End::right) == outside;
        const float gap = now.units(14);
        TextStyle style{.size = canvas.px(Measure::caption),
                        .paint = {best ? Role::act : Role::soft},
                        .weight = best ? Weight::semibold : Weight::regular,
                        .align_x = after_chip ? AlignX::left : AlignX::right};
        const auto told = best ? "✓ " + words : words;
        if (canvas.measured(told, style).width > now.units(300)) style.wrap_width = now.units(300);
        canvas.text(told, {after_chip ? chip.right() + gap : chip.x - gap, chip.centre().y}, style);
    }

    void paint_sums(const Insight& insight) const {
        const TextStyle style{.size = canvas.px(Measure::caption), .paint = {Role::soft}};
        const std::array<std::string, 2> words{tr("odd places sum to {sum}", {{"sum", insight.sums[0]}}),
                                               tr("even places sum to {sum}", {{"sum", insight.sums[1]}})};
        const float mark = std::round(style.size * 0.8F), gap = std::round(style.size * 0.45F), apart = style.size * 2;
        const std::array<float, 2> widths{canvas.measured(words[0], style).width,
                                          canvas.measured(words[1], style).width};
        const Vec middle = now.sums();
        const float whole = widths[0] + widths[1] + 2 * (mark + gap) + apart;
        std::array<float, 2> x{middle.x - whole / 2, middle.x + whole / 2 - widths[1] - mark - gap};
        if (way.size() > 0)
            x = {now.sum_beside(Side::first).x, now.sum_beside(Side::second).x - widths[1] - mark - gap};
        for (std::uint32_t kind = 0; kind < 2; ++kind) {
            const Vec centre{x[kind] + mark / 2, middle.y};
            paint_place_mark(kind, centre, mark, Role::soft, canvas);
            canvas.text(words[kind], {x[kind] + mark + gap, middle.y}, style);
        }
    }

    Canvas& canvas;
};

} // namespace

void paint_board(const Picture& picture, Canvas& canvas) { Painter(picture, canvas).paint(); }

} // namespace zugzwang::numbers
