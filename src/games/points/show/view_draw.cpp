#include <algorithm>

#include "games/points/show/insight_overlay.hpp"
#include "games/points/show/labels.hpp"
#include "games/points/show/view.hpp"
#include "zugzwang/gfx/easing.hpp"
#include "zugzwang/gfx/look.hpp"

namespace zugzwang::points {

class View::Picture {
  public:
    Picture(const View& view, const Frame<Rules, Insight>& frame, Canvas& canvas)
        : view_(view), frame_(frame), canvas_(canvas), brush_(Field(view.area_, *frame.now.board), canvas),
          kinds_(point_kinds(frame.now)), before_(point_kinds(frame.before)) {
        const auto& drawn = frame.now.drawn;
        if (frame.last && !drawn.empty() && drawn.back() == *frame.last) last_ = drawn.size() - 1;
        const auto move = view.proposed();
        if (frame.interactive && move && Rules::is_legal(frame.now, *move)) looked_at_ = move;
        const bool some = !frame.pointed.empty() || (frame.interactive && (view.active() >= 0 || view.chosen_ >= 0));
        if (!frame.miniature && (frame.numbers || some)) {
            const float size = std::max(canvas.px(Measure::smallest), field().square().width * 0.024F);
            numbers_.emplace(frame.now, field(), size, canvas);
        }
        if (frame.insight && frame.progress == 1)
            insight_.emplace(*frame.insight, frame.now, brush_, looked_at_, view.graphs_ && !frame.miniature);
    }

    void draw() const {
        if (!frame_.miniature) brush_.ground();
        if (insight_) insight_->draw_grounds();
        if (frame_.light) light(*frame_.light);
        for (const auto& segment : frame_.pointed)
            brush_.light(segment, frame_.pointed_role());
        segments();
        if (frame_.expected && !frame_.interactive) brush_.ghost(*frame_.expected, frame_.now.to_move);
        if (frame_.interactive) choice();
        if (insight_) insight_->draw_told_lines();
        brush_.value_threads(frame_.values);
        points();
        numbers();
        if (frame_.hint) {
            canvas_.push_group({}, frame_.hint_strength);
            if (frame_.hint_begins)
                brush_.act_point(at(frame_.hint->a));
            else
                brush_.proposal(*frame_.hint);
            canvas_.pop_group();
        }
        if (insight_ && !frame_.miniature)
            insight_->draw_labels(frame_.numbers ? numbers_->places() : std::vector<Rect>());
        compared();
        if (frame_.interactive) active();
        plates();
    }

  private:
    [[nodiscard]] const Field& field() const { return brush_.field(); }
    [[nodiscard]] Vec at(int point) const { return field().place(point); }
    void number(int point, Role role) const {
        if (numbers_) numbers_->draw(point, role, canvas_);
    }

    /// The zone that is told of, and the lines.
    void light(const Light& light) const {
        PointSet zone = 0;
        for (const int point : light.places)
            zone |= bit_of(point);
        if (zone != 0) brush_.area(zone, 2.4F, {Role::act, 0.14F});
        for (const auto& text : light.moves) {
            if (const auto line = Rules::move_from_text(frame_.now, text)) brush_.thread(*line, {Role::act, 0.7F});
        }
    }

    /// The last segment grows from its first point to its second; in reduced motion it fades in.
    void segments() const {
        // Wider than a line, it would lie over the ends of others.
        if (last_ && frame_.progress == 1) brush_.outline(frame_.now.drawn[*last_]);
        for (std::size_t i = 0; i < frame_.now.drawn.size(); ++i) {
            Growth growth;
            if (i == last_ && frame_.reduced_motion)
                growth = {.alpha = frame_.progress};
            else if (i == last_ && frame_.progress < 1)
                growth = {.drawn = ease_out(frame_.progress),
                          .first_end = overshoot(part(frame_.progress, 0, 0.4F), 0.25F),
                          .second_end = overshoot(part(frame_.progress, 0.6F, 1), 0.25F)};
            brush_.segment(frame_.now.drawn[i], drawn_by(frame_.now, i), growth);
        }
    }

    /// Points that are free or blocked; one that changes with the last move changes with its animation.
    void points() const {
        PointSet lit = ~PointSet{0};
        if (frame_.interactive && view_.chosen_ >= 0) lit = view_.playable(frame_.now);
        PointSet soon_blocked = 0;
        if (looked_at_) soon_blocked = point_kinds(Rules::after(frame_.now, *looked_at_)).blocked & kinds_.free;
        for (int point = 0; point < frame_.now.board->point_count(); ++point) {
            const auto bit = bit_of(point);
            const float was_free = (before_.free & bit) != 0 ? std::min(1.0F, 2.5F * (1 - frame_.progress)) : 0;
            if ((kinds_.free & bit) != 0) {
                const bool pale = (lit & bit) == 0 || (soon_blocked & bit) != 0;
                brush_.free_point(at(point), pale ? 0.4F : 1);
                if ((soon_blocked & bit) != 0) brush_.blocked_point(at(point), 0.9F);
            } else if ((kinds_.blocked & bit) != 0) {
                if (was_free > 0) brush_.free_point(at(point), was_free);
                brush_.blocked_point(at(point), (before_.blocked & bit) != 0 ? 1 : frame_.progress);
            } else if (frame_.progress < 0.6F && last_ && (frame_.last->a == point || frame_.last->b == point)) {
                brush_.free_point(at(point)); // until its end of the line stands there
            }
        }
    }

    /// Of all points where that is switched on, else of those that the list of moves is pointed at.
    void numbers() const {
        if (numbers_ && frame_.numbers) numbers_->draw_all(kinds_.free, canvas_);
        for (const auto& segment : frame_.pointed) {
            number(segment.a, frame_.pointed_role());
            number(segment.b, frame_.pointed_role());
        }
    }

    /// Where the active point could be joined to, or the move that is being made.
    void choice() const {
        const int from = view_.chosen_ >= 0 ? view_.chosen_ : view_.active();
        if (from < 0 || (kinds_.free & bit_of(from)) == 0) return;
        for (auto partners = joinable(frame_.now, from); partners != 0; partners &= partners - 1) {
            const int partner = std::countr_zero(partners);
            if (view_.chosen_ >= 0)
                brush_.halo(at(partner), 0.5F);
            else
                brush_.thread({from, partner}, {Role::undrawn, 0.75F * view_.lit_.level()});
        }
        if (view_.chosen_ >= 0 && !view_.proposed() && view_.pointing_) brush_.rubber(from, view_.pointer_);
    }

    /// The line that was drawn whole in its frame, the better one dashed; while that is looked for, the drawn one.
    void compared() const {
        const auto &played = frame_.played, &better = frame_.better;
        const auto sign = [&](MoveSign which, Segment segment, float part) {
            paint_move_sign(which, field().on(segment, part), field().radius() * 2.6F, canvas_);
        };
        for (const auto& segment : frame_.pointed) {
            if (frame_.pointed_solve) sign(MoveSign::only, segment, 0.5F);
        }
        if (played && frame_.better_is_secret) {
            brush_.dashes(*played, frame_.played_role());
        } else if (played) {
            brush_.light(*played, frame_.played_role());
            brush_.segment(*played, frame_.now.to_move);
            if (better) sign(MoveSign::fault, *played, 0.4F);
        }
        if (better) {
            brush_.proposal(*better);
            sign(frame_.better_sign(), *better, 0.6F);
        }
    }

    /// The chosen point, the one under the pointer or in focus, and the line between them, on top of all.
    void active() const {
        const int shown = view_.chosen_ >= 0 ? view_.chosen_ : view_.active();
        if (const auto move = view_.proposed()) {
            brush_.proposal(*move);
            number(move->a, Role::act);
            number(move->b, Role::act);
        } else if (shown >= 0 && shown < frame_.now.board->point_count()) {
            brush_.act_point(at(shown), view_.chosen_ >= 0 ? 1 : view_.lit_.level());
            number(shown, Role::act);
        }
        if (view_.chosen_ >= 0) brush_.ring(at(view_.chosen_), {Role::act, 0.55F});
        if (view_.focus_ >= 0) brush_.ring(at(view_.focus_), {Role::act});
    }

    /// The line that is being made or pointed at, or the hint, is looked at.
    void plates() const {
        const int from = view_.chosen_ >= 0 ? view_.chosen_ : view_.active();
        auto line = frame_.interactive ? view_.proposed() : std::nullopt;
        if (frame_.hint) line = frame_.hint;
        brush_.value_plates(frame_.values, frame_.interactive ? from : -1, line);
    }

    const View& view_;
    const Frame<Rules, Insight>& frame_;
    Canvas& canvas_;
    Brush brush_;
    PointKinds kinds_, before_;             ///< Of the position now and of the one before.
    std::optional<std::size_t> last_;       ///< Index of the last segment in now.drawn, when the frame has one.
    std::optional<Segment> looked_at_;      ///< The line that is being made, when it can be drawn.
    std::optional<PointNumbers> numbers_;   ///< Where some number is shown.
    std::optional<InsightOverlay> insight_; ///< At rest.
};

void View::draw(const Frame<Rules, Insight>& frame, Canvas& canvas) const { Picture(*this, frame, canvas).draw(); }

} // namespace zugzwang::points
