#include "sixth_game/chomp/view.hpp"

#include <algorithm>

namespace zugzwang::chomp {

Rect View::square(const Rules::State& state, Rules::Move at) const {
    const auto columns = static_cast<float>(state.columns), rows = static_cast<float>(state.left.size());
    const Rect bar = fitted(area_.inset(area_.height * 0.06F), columns / rows);
    const float side = bar.width / columns;
    const Vec corner{bar.x + static_cast<float>(at.column) * side, bar.y + static_cast<float>(at.row) * side};
    return snapped(Rect{corner.x, corner.y, side, side}.inset(side * 0.04F));
}

std::optional<Rules::Move> View::square_at(Vec at, const Rules::State& state) const {
    const auto moves = Rules::legal_moves(state);
    const auto found = std::ranges::find_if(moves, [&](const auto& move) { return square(state, move).contains(at); });
    return found == moves.end() ? std::nullopt : std::optional(*found);
}

Reaction<Rules> View::pointer(const PointerEvent& event, const Rules::State& state) {
    const auto under = event.kind == PointerEvent::Kind::leave ? std::nullopt : square_at(event.at, state);
    if (under && event.kind == PointerEvent::Kind::press && event.button == PointerEvent::Button::left)
        return Reaction<Rules>::plays(*under);
    return Reaction<Rules>::notices(point_at(under));
}

Reaction<Rules> View::key(const KeyEvent& event, const Rules::State& state) {
    if ((event.key == Key::enter || event.key == Key::space) && focus_) return Reaction<Rules>::plays(*focus_);
    const auto is = [&](Key key) { return event.key == key ? 1 : 0; };
    const Rules::Move step{is(Key::down) - is(Key::up), is(Key::right) - is(Key::left)};
    if (step == Rules::Move{}) return {};
    const auto from = chosen().value_or(Rules::Move{});
    under_pointer_.reset();
    const Rules::Move to{from.row + step.row, from.column + step.column};
    focus_ = Rules::is_legal(state, to) ? to : from;
    return Reaction<Rules>::notices();
}

void View::draw(const Frame<Rules>& frame, Canvas& canvas) const {
    const auto bite = frame.interactive ? chosen() : std::nullopt;
    canvas.box(area_, {.top = Role::well, .bottom = Role::well, .radius = canvas.px(Measure::panel_radius)});
    for (const auto& at : Rules::legal_moves(frame.before)) {
        const bool bitten = !Rules::is_legal(frame.now, at);
        if (bitten && frame.progress >= 1) continue;
        const Rect place = square(frame.now, at);
        const bool lit = bite && at.row >= bite->row && at.column >= bite->column;
        const bool marked = at == frame.hint || at == frame.expected;
        canvas.box(place, {.top = lit ? Role::primary_top : Role::button_top,
                           .bottom = lit ? Role::primary_bottom : Role::button_bottom,
                           .radius = place.width * 0.12F,
                           .rim = marked ? Role::act : Role::button_rim,
                           .rim_width = canvas.px(marked ? Measure::focus_ring : Measure::rim),
                           .alpha = bitten ? 1 - frame.progress : 1});
        if (at == Rules::Move{}) canvas.disc(place.centre(), place.width * 0.2F, {Role::bad});
    }
}

} // namespace zugzwang::chomp
