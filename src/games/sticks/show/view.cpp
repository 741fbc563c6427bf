#include "games/sticks/show/view.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>

#include "games/sticks/show/theme.hpp"
#include "zugzwang/base/text.hpp"
#include "zugzwang/base/words.hpp"
#include "zugzwang/gfx/focus_search.hpp"

namespace zugzwang::sticks {
namespace {

constexpr int max_buttons = 20;
constexpr int buttons_in_row = 10;
constexpr float match_aspect = 36.0F / 432.0F; ///< Width : height of the sprite.

int columns_for(int count, int rows) { return (count + rows - 1) / rows; }

/// The middle of one of so many things that stand in rows on the ground, each row centred.
Vec middle_in_rows(Rect ground, int index, int count, int rows, float pitch) {
    const int columns = std::max(1, columns_for(count, rows));
    const int row = index / columns;
    const int in_row = std::min(columns, count - row * columns);
    return {ground.centre().x + (static_cast<float>(index % columns) - static_cast<float>(in_row - 1) / 2) * pitch,
            ground.y + ground.height * (static_cast<float>(row) + 0.5F) / static_cast<float>(rows)};
}

} // namespace

std::string numbers_to_take(const Rules::State& state) {
    const int max = max_to_take(state);
    const std::array few{tr("1"), tr("1 or 2"), tr("1, 2 or 3"), tr("1, 2, 3 or 4"), tr("1, 2, 3, 4 or 5")};
    const auto place = static_cast<std::size_t>(max) - 1;
    return place < few.size() ? few[place] : tr("1 to {max}", {{"max", max}});
}

void View::place(Rect area, const Rules::State& state) {
    area_ = area;
    total_ = std::max(total_, state.left);
}

Rect View::stick(int index) const {
    const Rect ground{area_.x, area_.y + area_.height * 0.26F, area_.width, area_.height * 0.47F};
    // As many rows as make the matches largest: few rows are high but crowded.
    const auto height_in = [&](int rows) {
        const auto columns = static_cast<float>(columns_for(total_, rows));
        const float high = ground.height / static_cast<float>(rows) * (rows > 1 ? 0.9F : 1.0F);
        return std::min(high, ground.width / columns / (match_aspect * 1.3F));
    };
    int rows = 1;
    while (rows < total_ && height_in(rows + 1) > height_in(rows))
        ++rows;
    const float height = height_in(rows);
    const float width = height * match_aspect;
    const float pitch = std::min(ground.width / static_cast<float>(columns_for(total_, rows)), width * 2.15F);
    return around(middle_in_rows(ground, index, total_, rows, pitch), width, height);
}

std::optional<Rect> View::button(int count, const Rules::State& state) const {
    const int buttons = std::min(state.take, std::max(total_, 1));
    if (buttons > max_buttons || count < 1 || count > buttons) return std::nullopt;
    const int rows = (buttons + buttons_in_row - 1) / buttons_in_row;
    const Rect strip{area_.x, area_.y + area_.height * 0.86F, area_.width, area_.height * 0.13F};
    const float height = std::min(strip.height / static_cast<float>(rows) * (rows > 1 ? 0.88F : 0.8F),
                                  strip.width / (static_cast<float>(columns_for(buttons, rows)) * 1.5F));
    const float width = height * 1.32F;
    return snapped(around(middle_in_rows(strip, count - 1, buttons, rows, width * 1.13F), width, height));
}

int View::count_at(Vec at, const Rules::State& state) const {
    const auto signed_count = [&](int count) { return count <= max_to_take(state) ? count : -count; };
    for (int count = 1; count <= state.take; ++count) {
        const auto place = button(count, state);
        if (place && place->contains(at)) return signed_count(count);
    }
    for (int index = 0; index < state.left; ++index) {
        const Rect place = stick(index);
        if (around(place.centre(), place.width * 2.15F, place.height * 1.08F).contains(at))
            return signed_count(state.left - index);
    }
    return 0;
}

int View::chosen() const {
    if (under_pointer_ > 0) return under_pointer_;
    if (const auto number = whole_number(typed_)) return static_cast<int>(std::min<std::int64_t>(*number, max_sticks));
    return focus_;
}

Reaction<Rules> View::take(std::int64_t count, const Rules::State& state) {
    typed_.clear();
    if (count < 1)
        return Reaction<Rules>::refuses(
            tr("Take at least one. You may take {numbers}", {{"numbers", numbers_to_take(state)}}));
    if (count > max_to_take(state)) {
        return Reaction<Rules>::refuses(
            tr("{count} is too many. You may take {numbers}", {{"count", count}, {"numbers", numbers_to_take(state)}}));
    }
    return Reaction<Rules>::plays({static_cast<int>(count)});
}

Reaction<Rules> View::pointer(const PointerEvent& event, const Rules::State& state) {
    if (event.kind == PointerEvent::Kind::leave) {
        under_pointer_ = 0;
        return Reaction<Rules>::notices();
    }
    const int count = count_at(event.at, state);
    if (event.kind == PointerEvent::Kind::press && count != 0) return take(std::abs(count), state);
    const int before = std::exchange(under_pointer_, std::max(count, 0));
    return Reaction<Rules>::notices(before != under_pointer_);
}

Reaction<Rules> View::character(char typed, const Rules::State& state) {
    if (typed < '0' || typed > '9') {
        typed_.clear();
        return Reaction<Rules>::refuses(
            tr("{letter} is not a number. You may take {numbers}",
               {{"letter", std::string_view(&typed, 1)}, {"numbers", numbers_to_take(state)}}));
    }
    if (state.take < 10) return take(typed - '0', state);
    if (typed_.size() >= 4) typed_.clear();
    if (typed == '0' && typed_.empty()) return take(0, state);
    typed_ += typed;
    return Reaction<Rules>::notices();
}

Reaction<Rules> View::key(const KeyEvent& event, const Rules::State& state) {
    if (const Vec way = way_of(event.key); way != Vec{}) { // the sticks are taken from the right: going left takes more
        focus_ = std::clamp(focus_ + (way.x + way.y < 0 ? 1 : -1), 1, max_to_take(state));
        under_pointer_ = 0;
        return Reaction<Rules>::notices();
    }
    switch (event.key) {
    case Key::enter:
    case Key::space:
        if (typed_.empty() && focus_ == 0) return {};
        return take(typed_.empty() ? focus_ : whole_number(typed_).value_or(0), state);
    case Key::backspace:
        if (typed_.empty()) return {};
        typed_.pop_back();
        under_pointer_ = 0;
        return Reaction<Rules>::notices();
    case Key::character:
        if (event.control || event.alt) return {};
        return character(event.character, state);
    default:
        return {};
    }
}

bool View::cancel() {
    under_pointer_ = 0;
    const bool had_focus = std::exchange(focus_, 0) > 0;
    return !std::exchange(typed_, {}).empty() || had_focus;
}

void View::settle(const Rules::State& state, std::optional<Vec> pointer) {
    cancel();
    if (pointer) under_pointer_ = std::max(count_at(*pointer, state), 0);
}

void View::advance(Seconds step, const Theme& theme) {
    lift_.set(chosen() > 0);
    lift_.advance(step, theme);
}

/// Sticks leap towards who takes them, one after the other; after a few more nobody counts them by ear.
Showing View::showing(const Played<Rules>& played, const Theme& theme) {
    constexpr int max_heard = 4;
    Showing showing{.time = theme[own::leap]};
    const float pan = played.before.to_move == Side::first ? -0.5F : 0.5F;
    for (int stick = 0; stick < std::min(played.move.count, max_heard); ++stick)
        showing.cues.push_back({.kind = Cue::Kind::take, .when = showing.time * stick / max_heard, .pan = pan});
    return showing;
}

} // namespace zugzwang::sticks
