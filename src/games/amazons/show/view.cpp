#include "games/amazons/show/view.hpp"

#include <utility>

#include "games/amazons/show/theme.hpp"
#include "zugzwang/base/words.hpp"
#include "zugzwang/gfx/focus_search.hpp"

namespace zugzwang::amazons {
namespace {

SquareSet queens_that_can_move(const Rules::State& state) {
    const auto lines = lines_of(state);
    SquareSet queens;
    for (const Square queen : queens_of(state, state.to_move)) {
        if (lines.reach(queen) > 0) queens.add(queen);
    }
    return queens;
}

/// Where a square is heard.
float pan_of(Square square, const Rules::State& state) {
    const auto last = static_cast<float>(state.files - 1);
    return last > 0 ? 2 * static_cast<float>(file_of(square)) / last - 1 : 0;
}

/// Why a square cannot be chosen; translated.
std::string why_not(Square square, const HalfMove& half, const Rules::State& state) {
    if (queens_of(state, other(state.to_move)).has(square)) return tr("That is the other side's queen");
    if (queens_of(state, state.to_move).has(square)) return tr("This queen cannot move");
    if (state.closed.has(square)) return tr("This square is closed for good");
    if (!half.from) return tr("Choose one of your queens first");
    return half.to ? tr("An arrow flies in a straight line over empty squares")
                   : tr("A queen moves in a straight line over empty squares");
}

} // namespace

SquareSet HalfMove::choices(const Rules::State& state) const {
    if (!from) return queens_that_can_move(state);
    return to ? arrow_reach(state, *from, *to) : reach_from(state, *from);
}

void View::place(Rect area, const Rules::State& state) {
    area_ = area;
    layout_ = BoardLayout(area, state, BoardLayout::Edge::named);
}

void View::hover(std::optional<Square> square) {
    if (square == under_pointer_) return;
    under_pointer_ = square;
    if (!square) return;
    faded_ = square;
    hover_ = Fade{};
}

bool View::can_choose(Square square, const Rules::State& state) const {
    return half_.choices(state).has(square) || (half_.from && queens_that_can_move(state).has(square));
}

std::optional<Square> View::looked_at_or_left(const Rules::State& state) const {
    const auto square = focus_shown_ ? focus_ : hover_.level() > 0 ? faded_ : under_pointer_;
    return square && can_choose(*square, state) ? square : std::nullopt;
}

Reaction<Rules> View::choose(Square square, const Rules::State& state) {
    if (half_.choices(state).has(square)) {
        hover(std::nullopt);
        if (!half_.from) {
            half_.from = square;
        } else if (!half_.to) {
            half_.to = square;
        } else {
            auto reaction = Reaction<Rules>::plays({*half_.from, *half_.to, square});
            reaction.by_steps = true; // the queen stands where she goes
            return reaction;
        }
        return Reaction<Rules>::chooses(pan_of(square, state));
    }
    // The queen that is on her way can be put back, and another one can be taken instead.
    if (half_.from && square == half_.to.value_or(*half_.from)) return Reaction<Rules>::notices(cancel());
    if (queens_that_can_move(state).has(square)) {
        half_ = {.from = square, .to = {}};
        return Reaction<Rules>::chooses(pan_of(square, state));
    }
    return Reaction<Rules>::refuses(why_not(square, half_, state));
}

Reaction<Rules> View::press(Square square, const Rules::State& state) {
    held_.reset();
    carried_.reset();
    const auto queen = square == half_.to                        ? half_.from
                       : queens_that_can_move(state).has(square) ? std::optional(square)
                                                                 : std::nullopt;
    auto reaction = choose(square, state);
    if (queen && !reaction.move) held_ = Held{.queen = *queen, .pressed = square};
    return reaction;
}

void View::carry(Vec at, std::optional<Square> square) {
    if (!carried_ && square == held_->pressed) return;
    half_ = {.from = held_->queen, .to = {}};
    carried_ = at;
}

Reaction<Rules> View::let_go(std::optional<Square> square, const Rules::State& state) {
    held_.reset();
    if (!std::exchange(carried_, std::nullopt)) return {};
    // Let go where she cannot go, she is back where she stood and still chosen.
    const bool goes = square && half_.choices(state).has(*square);
    return goes ? choose(*square, state) : Reaction<Rules>::notices();
}

Reaction<Rules> View::pointer(const PointerEvent& event, const Rules::State& state) {
    using Kind = PointerEvent::Kind;
    const auto before = std::pair(looked_at(), focus_shown_);
    const auto square = event.kind == Kind::leave ? std::nullopt : layout_.square_under(event.at);
    if (event.kind == Kind::move || event.kind == Kind::press) focus_shown_ = false;
    const bool left = event.button == PointerEvent::Button::left;
    if (square && left && event.kind == Kind::press) return press(*square, state);
    if (held_ && left && event.kind == Kind::release) return let_go(square, state);
    if (held_ && event.kind == Kind::move) carry(event.at, square);
    hover(square && can_choose(*square, state) ? square : std::nullopt);
    return Reaction<Rules>::notices(carried_ || before != std::pair(looked_at(), focus_shown_));
}

void View::move_focus(Vec way, const Rules::State& state) {
    const auto choices = half_.choices(state);
    if (choices.is_empty()) return;
    const bool appears = !focus_shown_ || !focus_ || !is_on_board(state, *focus_);
    const auto from = focus_.value_or(*choices.begin());
    const auto place = [](Square square) {
        return Vec{static_cast<float>(file_of(square)), static_cast<float>(rank_of(square))};
    };
    // Up and down go to the next rank with a choice, left and right stay on theirs while they can: so every choice can
    // be reached.
    const auto cost = [&](Square, Offset offset) {
        if (appears) return offset.ahead + offset.aside;
        if (way.y != 0) return offset.ahead * max_ranks + offset.aside;
        return offset.aside > 0 ? max_ranks + offset.ahead + 2 * offset.aside : offset.ahead;
    };
    const auto nearest = focus_search(choices, place(from), appears ? Vec{} : way, place, cost);
    if (nearest) focus_ = nearest;
    focus_shown_ = true;
    hover(std::nullopt);
}

Reaction<Rules> View::key(const KeyEvent& event, const Rules::State& state) {
    if (const Vec way = way_of(event.key); way != Vec{}) {
        move_focus({way.x, -way.y}, state);
        return Reaction<Rules>::notices();
    }
    if (event.key == zugzwang::Key::backspace) return Reaction<Rules>::notices(cancel());
    const bool chooses = event.key == zugzwang::Key::enter || event.key == zugzwang::Key::space;
    if (!chooses || !focus_shown_ || !focus_ || !is_on_board(state, *focus_)) return {};
    return choose(*focus_, state);
}

bool View::cancel() {
    held_.reset();
    carried_.reset();
    if (!half_.from) return false;
    if (half_.to)
        half_.to.reset();
    else
        half_.from.reset();
    hover(std::nullopt);
    return true;
}

void View::settle(const Rules::State& state, std::optional<Vec> pointer) {
    half_ = {};
    held_.reset();
    carried_.reset();
    focus_shown_ = false;
    const auto square = pointer ? layout_.square_under(*pointer) : std::nullopt;
    hover(std::nullopt);
    if (square && can_choose(*square, state)) hover(square);
}

void View::advance(Seconds step, const Theme& theme) {
    hover_.set(under_pointer_.has_value());
    hover_.advance(step, theme);
}

Showing View::showing(const Played<Rules>& played, const Theme& theme) {
    const auto& [from, to, arrow] = played.move;
    const auto pan = [&](Square square) { return pan_of(square, played.now); };
    const Seconds glide = played.by_steps ? Seconds{0} : theme[own::queen_glide];
    const Seconds burn = glide + theme[own::arrow_fly];
    Showing showing{.time = burn + theme[own::square_burn]};
    if (!played.by_steps) showing.cues.push_back({.kind = Cue::Kind::slide, .pan = pan(from)});
    showing.cues.push_back({.kind = Cue::Kind::fly, .when = glide, .pan = pan(to)});
    showing.cues.push_back({.kind = Cue::Kind::burn, .when = burn, .pan = pan(arrow)});
    return showing;
}

} // namespace zugzwang::amazons
