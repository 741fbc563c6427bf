#include "games/points/show/laid_painter.hpp"

#include <string>

namespace zugzwang::points {
namespace {

constexpr float sprite_part = 40 / 15.6F; ///< Of a point's picture, by its disc.
constexpr float lit = 0.45F;

class Painter {
  public:
    Painter(const Rules::State& state, const Plane& plane, const LayingHand& hand, Canvas& canvas)
        : state_(state), plane_(plane), hand_(hand), canvas_(canvas), radius_(plane.radius()) {}

    void paint() const {
        canvas_.box(plane_.square(), {.top = Role::panel_bottom,
                                      .bottom = Role::well,
                                      .radius = canvas_.px(Measure::panel_radius),
                                      .rim = Role::panel_rim,
                                      .rim_width = canvas_.px(Measure::rim)});
        for (std::size_t index = 0; index < state_.drawn.size(); ++index)
            line(index);
        if (hand_.from >= 0 && hand_.pointer)
            canvas_.line(place(hand_.from), *hand_.pointer, {.paint = {Role::act, 0.6F}, .width = radius_ * 0.4F});
        for (int index = 0; index < state_.board->point_count(); ++index) {
            if (index == hand_.carried) continue;
            disc(place(index), "points/free", index == hand_.lit || index == hand_.from ? lit : 0);
        }
        for (int index = 0; index < state_.board->point_count(); ++index)
            number(index);
        if (hand_.carried >= 0) carried();
        if (hand_.cross) {
            canvas_.ring(plane_.place_of(*hand_.cross), radius_ * 1.6F + canvas_.px(Measure::focus_gap),
                         canvas_.px(Measure::focus_ring), {Role::act});
        } else if (hand_.adds && hand_.pointer) {
            const Vec ghost = plane_.place_of(plane_.point_of(*hand_.pointer));
            canvas_.sprite("points/free", box_about(ghost), {.alpha = 0.4F});
        }
    }

  private:
    [[nodiscard]] Vec place(int point) const {
        return plane_.place_of(state_.board->points()[static_cast<std::size_t>(point)]);
    }
    [[nodiscard]] Rect box_about(Vec at) const { return around(at, radius_ * sprite_part); }

    /// Solid for the first side, a row of dashes for the second.
    void line(std::size_t index) const {
        const auto& line = state_.drawn[index];
        const Side side = drawn_by(state_, index);
        const float width = radius_ * 0.9F;
        canvas_.line(place(line.a), place(line.b),
                     {.paint = {role_of(side)}, .width = width, .dash = side == Side::first ? 0 : width * 1.2F});
    }
    void disc(Vec at, const char* sprite, float light) const {
        canvas_.sprite("points/glow", around(at, radius_ * 6.4F));
        if (light > 0) canvas_.glow(at, radius_ * 3.6F, {Role::act, light});
        canvas_.sprite(sprite, box_about(at));
    }
    /// By which moves and texts name the point: above it, or below where the square ends.
    void number(int point) const {
        const float size = canvas_.px(Measure::smallest), away = radius_ + size * 0.75F;
        const Vec at = point == hand_.carried ? plane_.place_of(hand_.carried_at) : place(point);
        const bool above = at.y - away - size / 2 > plane_.square().y;
        canvas_.text(std::to_string(point + 1), {at.x, above ? at.y - away : at.y + away},
                     {.size = size, .paint = {Role::soft}, .weight = Weight::semibold, .align_x = AlignX::centre});
    }
    /// With a ring where it cannot be put down.
    void carried() const {
        const Vec to = plane_.place_of(hand_.carried_at);
        disc(to, "points/end-act", lit);
        if (plane_.on_spot(hand_.carried_at, *state_.board, hand_.carried) >= 0)
            canvas_.ring(to, radius_ * 1.9F, canvas_.px(Measure::focus_ring), {Role::bad});
    }

    const Rules::State& state_;
    const Plane& plane_;
    const LayingHand& hand_;
    Canvas& canvas_;
    float radius_;
};

} // namespace

void paint_laid(const Rules::State& state, const Plane& plane, const LayingHand& hand, Canvas& canvas) {
    Painter(state, plane, hand, canvas).paint();
}

} // namespace zugzwang::points
