// Draws the board of a View: what lies still, what moves, and what can be done.
#include <algorithm>
#include <cstdlib>
#include <string>

#include "games/amazons/show/painter.hpp"
#include "games/amazons/show/theme.hpp"
#include "games/amazons/show/view.hpp"
#include "zugzwang/gfx/easing.hpp"
#include "zugzwang/gfx/look.hpp"
#include "zugzwang/gfx/value_plates.hpp"

namespace zugzwang::amazons {
namespace {

/// Where an arrow points that lay there before the first move: nobody saw it fly.
constexpr float unseen_turn = 315;
constexpr float ghost = 0.5F, better_ghost = 0.55F;

/// How far the three parts of a move's animation have run, each 0 to 1.
struct Phases {
    float glide = 1, fly = 1, burn = 1;
};

Phases phases(const BoardFrame& frame, const Theme& theme) {
    const auto seconds = [&](Motion motion) { return static_cast<float>(theme[motion].count()); };
    const float glide = frame.by_steps ? 0 : seconds(own::queen_glide);
    const float fly = glide + seconds(own::arrow_fly);
    const float burn = fly + seconds(own::square_burn);
    if (burn <= 0 || frame.progress >= 1) return {};
    const float time = frame.progress * burn;
    return {ease_in_out(part(time, 0, glide)), ease_in_out(part(time, glide, fly)), part(time, fly, burn)};
}

float heat_of(const BoardFrame& frame, const Theme& theme) {
    const Seconds whole = theme[Motion::afterglow];
    return whole > Seconds{0} ? 1 - part(static_cast<float>(frame.since_last / whole), 0, 1) : 0;
}

/// The square of a set that lies nearest to its middle.
Square middle_of(const SquareSet& squares) {
    int files = 0, ranks = 0;
    const int count = squares.count();
    for (const Square square : squares) {
        files += file_of(square);
        ranks += rank_of(square);
    }
    const auto distance = [&](Square square) {
        return std::abs(file_of(square) * count - files) + std::abs(rank_of(square) * count - ranks);
    };
    Square best = *squares.begin();
    for (const Square square : squares) {
        if (distance(square) < distance(best)) best = square;
    }
    return best;
}

/// What is drawn of one frame, from the board up.
class BoardPicture {
  public:
    BoardPicture(const BoardFrame& frame, const Painter& painter, const Theme& theme)
        : frame_(frame), painter_(painter), theme_(theme) {}

    /// Everything but the arrow and queen of a move that is being shown; `hidden` is a queen drawn by somebody else.
    void still(const Rules::State& state, std::optional<Square> hidden) const {
        if (frame_.light) painter_.light(*frame_.light);
        if (frame_.insight)
            painter_.marks(*frame_.insight);
        else if (frame_.light)
            painter_.marks(*frame_.light);
        for (const Square square : state.closed) {
            if (frame_.last && square == frame_.last->arrow) continue; // drawn fresh; not closed yet before it flew
            painter_.closed(square);
            painter_.arrow(square, turn_of(square));
        }
        const auto lines = lines_of(state);
        for (const Side side : {Side::first, Side::second}) {
            for (const Square square : queens_of(state, side)) {
                if (square == hidden) continue;
                const bool can_move = lines.reach(square) > 0;
                painter_.queen(side, painter_.centre(square), can_move ? 1 : 0.6F);
                if (!can_move && !frame_.miniature) painter_.blocked(painter_.centre(square));
            }
        }
    }

    void at_rest(std::optional<Square> hidden) const {
        if (frame_.last) {
            painter_.outline(frame_.last->to, {Role::drawn});
            shot(*frame_.last, 1, heat_of(frame_, theme_));
        }
        still(frame_.now, hidden);
    }

    void moving(const Rules::Move& move, Phases phases) const {
        const Vec from = painter_.centre(move.from), to = painter_.centre(move.to), end = painter_.centre(move.arrow);
        const float turned = turn_towards(move.to, move.arrow);
        still(frame_.before, move.from);
        if (phases.burn > 0) shot(move, phases.burn, phases.burn);
        painter_.queen(frame_.last_side, between(from, to, phases.glide));
        if (phases.glide >= 1 && phases.burn < 1) {
            painter_.flying_arrow(between(to, end, phases.fly), turned, 1 - phases.burn);
        }
    }

    void fading(const Rules::Move& move) const {
        const float alpha = frame_.progress;
        still(frame_.before, move.from);
        shot(move, alpha, 0);
        painter_.queen(frame_.last_side, painter_.centre(move.from), 1 - alpha);
        painter_.queen(frame_.last_side, painter_.centre(move.to), alpha);
    }

    /// The move that the thinking computer has in mind.
    void expected(const Rules::Move& move) const {
        const auto side = frame_.now.to_move;
        const Vec from = painter_.centre(move.from), to = painter_.centre(move.to);
        painter_.dots(from, to, {role_of(side), 0.85F});
        painter_.queen(side, to, ghost);
        painter_.dots(to, painter_.centre(move.arrow), {role_of(side), 0.5F});
        painter_.closed(move.arrow, 0.4F);
        painter_.arrow(move.arrow, turn_towards(move.to, move.arrow), 0.7F);
    }

    void traced(const Rules::Move& move, Role role) const {
        painter_.trace_squares(move, role);
        painter_.trace_ways(move, role);
    }

    void pointed(const Rules::Move& move, Canvas& canvas) const {
        traced(move, frame_.pointed_role());
        if (frame_.pointed_solve) sign(MoveSign::only, move.to, canvas);
    }

    /// The move that was played and a better one, upon the position before them.
    void compared(Canvas& canvas) const {
        const auto &played = frame_.played, &better = frame_.better;
        if (played) {
            const Role role = frame_.played_role();
            painter_.outline(played->from, {role});
            painter_.outline(played->to, {role});
            traced(*played, role);
        }
        if (!better) return;
        const Role role = sign_role(MoveSign::better);
        painter_.queen(frame_.now.to_move, painter_.centre(better->to), better_ghost);
        painter_.queen_ring(painter_.centre(better->from), {role});
        painter_.queen_ring(painter_.centre(better->to), {role});
        painter_.outline(better->arrow, {role});
        painter_.trace_ways(*better, role);
        if (frame_.miniature) return;
        if (played) sign(MoveSign::fault, played->to, canvas);
        sign(frame_.better_sign(), better->to, canvas);
    }

    /// How many squares each queen holds, and how many moves each region has once there are several.
    void counts(const Insight& insight, ValuePlates& plates) const {
        for (const auto& [empty, owner, moves] : insight.regions) {
            if (insight.regions.size() < 2) break;
            plates.put(painter_.centre(middle_of(empty)), std::to_string(moves), owner ? role_of(*owner) : Role::ink);
        }
        for (const auto& queen : insight.queens) {
            if (queen.squares == 0) continue;
            const Vec centre = painter_.centre(queen.square);
            plates.put_softly({centre.x, centre.y + painter_.layout().side() * 0.36F}, std::to_string(queen.holds));
        }
    }

    /// What is still to be chosen of it, after the half of it that is chosen.
    void hint(const Rules::Move& move, const HalfMove& half) const {
        const Vec from = painter_.centre(move.from), to = painter_.centre(move.to);
        if (!half.from) painter_.queen_ring(from, {Role::act});
        if (frame_.hint_begins) return;
        if (!half.to) {
            painter_.dots(from, to, {Role::act});
            painter_.lit(move.to, Role::act, 0.9F);
            painter_.queen(frame_.now.to_move, to, ghost);
        }
        painter_.dots(to, painter_.centre(move.arrow), {Role::act});
        painter_.closed(move.arrow, 0.75F);
        painter_.fresh_arrow(move.arrow, turn_towards(move.to, move.arrow));
        painter_.outline(move.arrow, {Role::act});
    }

    /// The best moves by what they are worth: the first like a hint, the two after it as ways alone.
    void values(ValuePlates& plates) const {
        constexpr std::size_t shown = 3;
        const auto best = frame_.values.first(std::min(shown, frame_.values.size()));
        for (const auto& [move, words, keeps] : best) {
            const bool first = &move == &best.front().move;
            const Paint paint{keeps ? Role::act : Role::ink, first ? 0.9F : 0.45F};
            const Vec to = painter_.centre(move.to);
            painter_.dots(painter_.centre(move.from), to, paint);
            painter_.dots(to, painter_.centre(move.arrow), {paint.role, paint.alpha * 0.7F});
            painter_.outline(move.arrow, paint);
            if (!first) continue;
            painter_.queen_ring(painter_.centre(move.from), paint);
            painter_.queen(frame_.now.to_move, to, ghost);
        }
        for (const auto& [move, words, keeps] : best)
            plates.put(painter_.centre(move.arrow), words, keeps ? Role::act : Role::ink);
    }

    void hint_value(ValuePlates& plates) const {
        for (const auto& [move, words, keeps] : frame_.values) {
            if (move == *frame_.hint)
                plates.put_on_top(painter_.centre(move.arrow), words, keeps ? Role::act : Role::ink);
        }
    }
    /// On each square that the chosen queen, or then her arrow, can go to, what the best move by it is worth.
    void values_of_choices(const HalfMove& half, std::optional<Square> looked, ValuePlates& plates) const {
        SquareSet done;
        for (const auto& [move, words, keeps] : frame_.values) { // the best first
            if (move.from != *half.from || (half.to && move.to != *half.to)) continue;
            const Square square = half.to ? move.arrow : move.to;
            if (done.has(square)) continue;
            done.add(square);
            const Vec centre = painter_.centre(square);
            if (square == looked)
                plates.put_on_top(centre, words, keeps ? Role::act : Role::ink);
            else if (keeps)
                plates.put(centre, words, Role::act);
            else
                plates.put_softly(centre, words);
        }
    }

  private:
    /// The square that a move closes, with its arrow; heat 0 … 1.
    void shot(const Rules::Move& move, float alpha, float heat) const {
        painter_.closed(move.arrow, alpha);
        painter_.ember(move.arrow, heat);
        painter_.fresh_arrow(move.arrow, turn_towards(move.to, move.arrow), alpha);
    }
    /// In a corner of the square, so that the piece on it can be seen.
    void sign(MoveSign which, Square square, Canvas& canvas) const {
        const Rect place = painter_.layout().square(square);
        const float size = painter_.layout().side() * 0.34F;
        paint_move_sign(which, {place.right() - size * 0.45F, place.y + size * 0.45F}, size, canvas);
    }
    /// The way the arrow flew that closed the square.
    [[nodiscard]] float turn_of(Square square) const {
        const auto move = std::ranges::find(frame_.moves, square, &Rules::Move::arrow);
        return move == frame_.moves.end() ? unseen_turn : turn_towards(move->to, square);
    }

    const BoardFrame& frame_;
    const Painter& painter_;
    const Theme& theme_;
};

/// What a person can do, has chosen and looks at.
class ChoicePicture {
  public:
    ChoicePicture(const Rules::State& state, const HalfMove& half, std::optional<Vec> carried, const Painter& painter)
        : state_(state), half_(half), carried_(carried), painter_(painter) {}

    /// The chosen queen where she stands now, and the squares that can be chosen; strength 0 … 1.
    void chosen(float strength) const {
        const auto side = state_.to_move;
        if (half_.to || carried_) painter_.queen(side, painter_.centre(*half_.from), 0.25F);
        targets(half_.choices(state_), strength);
        if (carried_) return;
        const Vec place = painter_.centre(half_.to.value_or(*half_.from));
        painter_.queen(side, place);
        painter_.queen_ring(place, {Role::act});
    }
    /// The queen that is carried, over everything.
    void carried() const {
        if (!carried_) return;
        const Vec place{carried_->x, carried_->y - painter_.lift()};
        painter_.queen(state_.to_move, place);
        painter_.queen_ring(place, {Role::act});
    }

    /// What choosing the square would do; strength 0 … 1.
    void preview(Square square, float strength) const {
        if (queens_of(state_, state_.to_move).has(square) && !(half_.to && square == *half_.from)) {
            queen(square, strength);
            return;
        }
        if (half_.to) {
            painter_.closed(square, strength * 0.75F);
            painter_.fresh_arrow(square, turn_towards(*half_.to, square), strength);
            painter_.outline(square, {Role::act, strength});
        } else if (half_.from) {
            painter_.lit(square, Role::act, strength);
            if (!carried_) painter_.queen(state_.to_move, painter_.centre(square), strength * ghost);
        }
    }

  private:
    /// Another queen that could be chosen; the first one is lifted.
    void queen(Square square, float strength) const {
        if (carried_) return;
        Vec place = painter_.centre(square);
        if (!half_.from) {
            targets(reach_from(state_, square), strength * ghost);
            place.y -= std::round(painter_.lift() * ease_out(strength));
            painter_.queen(state_.to_move, place);
        }
        painter_.queen_ring(place, {Role::act, strength});
    }
    void targets(const SquareSet& squares, float alpha) const {
        for (const Square square : squares)
            painter_.target(square, alpha);
    }

    const Rules::State& state_;
    const HalfMove& half_;
    std::optional<Vec> carried_; ///< Where she is carried to.
    const Painter& painter_;
};

} // namespace

void View::draw(const BoardFrame& frame, Canvas& canvas) const {
    const auto edge = frame.miniature ? BoardLayout::Edge::bare : BoardLayout::Edge::named;
    const BoardLayout layout(area_, frame.now, edge);
    const Painter painter(layout, canvas);
    const BoardPicture picture(frame, painter, canvas.theme());
    painter.board(frame.now);
    if (!frame.miniature) painter.names(frame.now, frame.labels);
    if (frame.last && frame.progress < 1) {
        if (frame.reduced_motion)
            picture.fading(*frame.last);
        else
            picture.moving(*frame.last, phases(frame, canvas.theme()));
        return;
    }
    const bool chosen = frame.interactive && half_.from && queens_of(frame.now, frame.now.to_move).has(*half_.from);
    const auto looked = frame.interactive ? looked_at_or_left(frame.now) : std::nullopt;
    const bool lifts = looked && !chosen;
    picture.at_rest(chosen ? half_.from : lifts ? looked : std::nullopt);
    for (const auto& move : frame.pointed)
        picture.pointed(move, canvas);
    picture.compared(canvas);
    if (frame.expected) picture.expected(*frame.expected);
    const bool hinted = frame.hint && (!chosen || half_.begins(*frame.hint));
    const ChoicePicture choice(frame.now, half_, carried_, painter);
    if (chosen) choice.chosen(hinted ? ghost : 1);
    if (hinted) {
        canvas.push_group({}, frame.hint_strength);
        picture.hint(*frame.hint, chosen ? half_ : HalfMove{});
        canvas.pop_group();
    }
    ValuePlates plates(layout.side() * 0.26F, canvas);
    if (frame.insight && !frame.miniature) picture.counts(*frame.insight, plates);
    if (frame.hint && !chosen)
        picture.hint_value(plates);
    else if (!chosen)
        picture.values(plates);
    if (looked) choice.preview(*looked, focus_shown_ ? 1 : hover_.level());
    if (frame.interactive && focus_shown_ && focus_) painter.focus(*focus_);
    if (chosen) picture.values_of_choices(half_, looked, plates);
    if (chosen) choice.carried();
}

} // namespace zugzwang::amazons
