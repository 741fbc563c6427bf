#include "games/numbers/show/view.hpp"

#include <algorithm>
#include <utility>

#include "games/numbers/show/painter.hpp"
#include "games/numbers/show/theme.hpp"
#include "zugzwang/base/words.hpp"
#include "zugzwang/play/side_words.hpp"

namespace zugzwang::numbers {
namespace {

int digits_of(std::int64_t number) { return static_cast<int>(std::to_string(number).size()); }

Reaction<Rules> take(End end) { return Reaction<Rules>::plays({end}); }

/// "Blue wins by 15"; "A draw".
std::string end_words(std::int64_t margin) {
    if (margin == 0) return tr("A draw");
    return tr("{side} wins by {margin}",
              {{"side", side_word(margin > 0 ? Side::first : Side::second)}, {"margin", std::abs(margin)}});
}

} // namespace

void View::place(Rect area, const Rules::State& state) {
    area_ = area;
    if (!overview_.is_of(state.row)) overview_ = Overview(state.row);
}

RowExtent View::extent(const Rules::State& state) const {
    return {.begin = state.begin, .end = state.end, .digits = digits_of(overview_.largest())};
}

Rect View::triangle(const Rules::State& state) const {
    auto extent = this->extent(state);
    extent.triangle =
        static_cast<std::uint32_t>(std::min(triangle_size(state.size()), state.row ? state.row->size() : 0));
    return Layout(area_, extent).triangle();
}

std::optional<End> View::end_at(Vec at, const Rules::State& state) const {
    if (state.empty()) return std::nullopt;
    const auto places = layout(state);
    for (const auto end : {End::left, End::right}) {
        if (places.chip(end).contains(at)) return end;
    }
    const float reach = places.units(lift_units + hover_lift_units);
    for (const auto end : {End::left, End::right}) {
        auto tile = *places.tile(end == End::left ? state.begin : state.end - 1);
        tile.y -= reach; // it does not slip from under the pointer when it is lifted
        tile.height += reach;
        if (!tile.contains(at)) continue;
        if (state.size() > 1) return end;
        return at.x < tile.centre().x ? End::left : End::right;
    }
    return std::nullopt;
}

bool View::is_inner(Vec at, const Rules::State& state) const {
    if (state.empty()) return false;
    const auto places = layout(state);
    const Rect first = *places.tile(state.begin), last = *places.tile(state.end - 1);
    return Rect{first.x, first.y, last.right() - first.x, first.height}.contains(at);
}

Reaction<Rules> View::pointer(const PointerEvent& event, const Rules::State& state) {
    const auto end = event.kind == PointerEvent::Kind::leave ? std::nullopt : end_at(event.at, state);
    if (event.kind == PointerEvent::Kind::press && event.button == PointerEvent::Button::left) {
        if (end) return take(*end);
        if (is_inner(event.at, state)) return Reaction<Rules>::refuses(tr("Only the two ends can be taken"));
    }
    const bool here = event.kind != PointerEvent::Kind::leave && !end && triangle(state).contains(event.at);
    const auto lens = std::exchange(lens_at_, here ? std::optional(event.at) : std::nullopt);
    const auto before = std::exchange(under_pointer_, end);
    return Reaction<Rules>::notices(before != end || lens != lens_at_);
}

Reaction<Rules> View::key(const KeyEvent& event, const Rules::State& state) {
    if (state.empty() || event.control || event.alt) return {};
    switch (event.key) {
    case Key::left:
    case Key::right:
        focus_ = event.key == Key::left ? End::left : End::right;
        under_pointer_.reset();
        return Reaction<Rules>::notices();
    case Key::enter:
    case Key::space:
        if (!focus_ || event.repeat) return {};
        return take(*focus_);
    case Key::character:
        if (event.repeat) return {};
        // The seed's letters are those of the Hungarian words: bal, jobb.
        if (event.character == 'l' || event.character == 'b') return take(End::left);
        if (event.character == 'r' || event.character == 'j') return take(End::right);
        return {};
    default:
        return {};
    }
}

bool View::cancel() {
    const bool had = focus_.has_value();
    under_pointer_.reset();
    focus_.reset();
    return had;
}

void View::settle(const Rules::State& state, std::optional<Vec> pointer) {
    point_at(pointer ? end_at(*pointer, state) : std::nullopt);
    lens_at_.reset();
}

void View::advance(Seconds step, const Theme& theme) {
    for (const auto end : {End::left, End::right}) {
        auto& lift = lifts_[static_cast<std::size_t>(end)];
        lift.set(chosen() == end);
        lift.advance(step, theme);
    }
}

Showing View::showing(const Played<Rules>& played, const Theme& theme) {
    const float pan = played.move.taken == End::left ? -1.0F : 1.0F;
    return {.time = theme[own::tile_fly], .cues = {{.kind = Cue::Kind::take, .pan = pan}}};
}

std::vector<Taking> View::pointed(const Frame<Rules, Insight>& frame) {
    if (frame.pointed.empty() || !frame.now.row) return {};
    const auto from = static_cast<std::size_t>(frame.pointed.data() - frame.moves.data());
    return takings(frame.moves, from, frame.pointed.size(), frame.now.row->size());
}

void View::draw(const Frame<Rules, Insight>& frame, Canvas& canvas) const {
    if (!overview_.is_of(frame.now.row)) {
        View fresh = *this;
        fresh.place(area_, frame.now);
        return fresh.draw(frame, canvas);
    }
    const bool has_triangle = frame.insight && frame.insight->triangle && !frame.miniature;
    const auto way = has_triangle ? way_to(frame.now, frame.moves) : Way{};
    const auto layout = [&](const Rules::State& state) {
        auto extent = this->extent(state);
        extent.miniature = frame.miniature;
        extent.triangle = static_cast<std::uint32_t>(way.size());
        return Layout(area_, extent);
    };
    paint_board({.frame = frame,
                 .overview = overview_,
                 .before = layout(frame.before),
                 .now = layout(frame.now),
                 .chosen = frame.interactive ? chosen() : std::nullopt,
                 .lifts = {lifts_[0].level(), lifts_[1].level()},
                 .way = way,
                 .lens = frame.interactive ? lens_at_ : std::nullopt,
                 .pointed = pointed(frame)},
                canvas);
}

std::string View::told(const Played<Rules>& played, const std::string& side, Labels) {
    const auto& [before, move, now, by_steps] = played;
    const Side mover = before.to_move;
    const auto number = number_taken(before, move);
    const auto score = tr("{own} to {others}", {{"own", total(now, mover)}, {"others", total(now, other(mover))}});
    if (now.empty())
        return tr("{side} takes the last number, {number}: {score}.",
                  {{"side", side}, {"number", number}, {"score", score}});
    return move.taken == End::left ? tr("{side} takes {number} on the left, {score}.",
                                        {{"side", side}, {"number", number}, {"score", score}})
                                   : tr("{side} takes {number} on the right, {score}.",
                                        {{"side", side}, {"number", number}, {"score", score}});
}

std::string View::prompt(const Rules::State& state, Labels) const {
    return state.size() == 1 ? tr("take the last number") : tr("left or right?");
}

std::optional<Panel> View::pointer_panel(const Rules::State& state, Labels) const {
    if (!chosen() || state.empty()) return std::nullopt;
    const auto number = number_taken(state, {*chosen()});
    Panel panel;
    panel.title = tr("If you take {number}", {{"number", number}});
    const auto points = total(state, state.to_move) + number;
    panel.big = tr_n("{n} point", "{n} points", points);
    panel.words = tr("Under a number: a dot at odd places of the row, a dash at even ones.");
    return panel;
}

Figure View::figure(const Match<Rules>& match, Side side) {
    const auto points = total(match.state(), side);
    return {std::to_string(points), tr_n("point", "points", points)};
}

MarginWords View::margin_words(std::int64_t margin, const std::string& side) {
    return {.by = tr_n("by {n} point", "by {n} points", margin),
            .you_win = tr_n("You win by {n} point", "You win by {n} points", margin),
            .side_wins = tr_n("{side} wins by {n} point", "{side} wins by {n} points", margin, {{"side", side}})};
}

std::optional<Panel> View::insight_panel(const Insight& insight, const Rules::State& state, Labels) {
    Panel panel;
    panel.title = tr("If both play perfectly from here");
    if (insight.margin) {
        const auto all = insight.finals[Side::first] + insight.finals[Side::second];
        panel.big = end_words(*insight.margin);
        panel.balance = all == 0 ? 0.5 : static_cast<double>(insight.finals[Side::first]) / static_cast<double>(all);
        panel.balance_first =
            tr("{side} {points}", {{"side", side_word(Side::first)}, {"points", insight.finals[Side::first]}});
        panel.balance_second =
            tr("{side} {points}", {{"side", side_word(Side::second)}, {"points", insight.finals[Side::second]}});
    }
    // One row of both: beside a broad board the panel is low.
    if (!state.empty()) panel.rows = {{tr("odd and even places"), filled("{} · {}", insight.sums[0], insight.sums[1])}};
    return panel;
}

} // namespace zugzwang::numbers
