#include "games/points/show/start_editor.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
#include <string>
#include <utility>

#include "games/points/layouts.hpp"
#include "games/points/rules.hpp"
#include "zugzwang/rules/words.hpp"

namespace zugzwang::points {

namespace {

constexpr std::int32_t key_step = 20;  ///< Of the keyboard's cross for each press of an arrow.
constexpr std::int32_t min_apart = 20; ///< Closer than this, two points are on one spot: their discs would cover.
constexpr float radius_part = 0.0145F; ///< Of a disc; the board's side is 1.
constexpr float sprite_part = 40 / 15.6F;
constexpr float margin_part = 0.035F;

std::int64_t squared_distance(Point a, Point b) {
    const auto x = std::int64_t{a.x} - b.x, y = std::int64_t{a.y} - b.y;
    return x * x + y * y;
}

Point within_box(Point at) { return {std::clamp(at.x, 0, layout_side), std::clamp(at.y, 0, layout_side)}; }

class Editor final : public StartEditor {
  public:
    explicit Editor(std::vector<Point> points) : points_(std::move(points)) {}

    void place(Rect area) override {
        square_ = snapped(fitted(area, 1));
        inside_ = square_.inset(square_.width * margin_part);
    }

    void pointer(const PointerEvent& event) override {
        using Kind = PointerEvent::Kind;
        if (event.kind == Kind::wheel) return;
        cross_.reset();
        pointer_ = event.kind == Kind::leave ? std::nullopt : std::optional(event.at);
        if (carried_ >= 0) carried_at_ = point_of(event.at);
        if (event.kind == Kind::press && event.button == PointerEvent::Button::left) press(event.at);
        if (event.kind == Kind::press && event.button == PointerEvent::Button::right) {
            if (const int found = near(event.at); found >= 0) remove(found);
        }
        if (event.kind == Kind::release && event.button == PointerEvent::Button::left) drop();
    }

    bool key(const KeyEvent& event) override {
        switch (event.key) {
        case Key::left:
            return move_cross({-key_step, 0});
        case Key::right:
            return move_cross({key_step, 0});
        case Key::up:
            return move_cross({0, key_step});
        case Key::down:
            return move_cross({0, -key_step});
        case Key::enter:
        case Key::space:
            return enter();
        case Key::erase:
        case Key::backspace:
            if (active() >= 0) remove(active());
            return true;
        default:
            return false;
        }
    }

    void draw(Canvas& canvas) const override {
        canvas.box(square_, {.top = Role::panel_bottom,
                             .bottom = Role::well,
                             .radius = canvas.px(Measure::panel_radius),
                             .rim = Role::panel_rim,
                             .rim_width = canvas.px(Measure::rim)});
        for (int point = 0; point < count(); ++point) {
            if (point != carried_)
                draw_point(place_of(at(point)), "points/free", point != active() ? 0 : 0.45F, canvas);
        }
        if (carried_ >= 0) {
            const Vec to = place_of(carried_at_);
            draw_point(to, "points/end-act", 0.45F, canvas);
            if (is_taken(carried_at_, carried_)) {
                canvas.ring(to, radius() * 1.9F, canvas.px(Measure::focus_ring), {Role::bad});
            }
        }
        if (cross_) {
            canvas.ring(place_of(*cross_), radius() * 1.6F + canvas.px(Measure::focus_gap),
                        canvas.px(Measure::focus_ring), {Role::act});
        } else if (carried_ < 0 && pointer_ && square_.contains(*pointer_) && near(*pointer_) < 0 &&
                   count() < max_points) {
            canvas.sprite("points/free", box_about(place_of(point_of(*pointer_))), {.alpha = 0.4F});
        }
    }

    [[nodiscard]] Cursor cursor() const override {
        if (!pointer_ || !square_.contains(*pointer_)) return Cursor::arrow;
        return carried_ >= 0 || near(*pointer_) >= 0 ? Cursor::hand : Cursor::cross;
    }

    [[nodiscard]] std::string prompt() const override {
        if (carried_ >= 0) return tr("Put it where you want it");
        if (count() < min_points) return tr_n("Add {n} more point", "Add {n} more points", min_points - count());
        if (active() >= 0) return tr("Drag it, or remove it with a right click");
        if (count() == max_points) return tr_n("{n} point is the most", "{n} points are the most", max_points);
        return tr("Click to add a point");
    }
    [[nodiscard]] std::string refusal() const override { return refusal_; }
    [[nodiscard]] std::string summary() const override {
        return tr_n("{n} point placed by hand", "{n} points placed by hand", count());
    }
    [[nodiscard]] Panel panel() const override {
        Panel panel;
        panel.title = tr("Your points");
        panel.big = tr_n("{n} point", "{n} points", count());
        panel.rows = {{tr("Click"), tr("add a point")},
                      {tr("Drag"), tr("move it")},
                      {tr("Right click"), tr("remove it")},
                      {tr("Arrows, Enter"), tr("by keys")}};
        panel.words =
            tr("From {min} to {max} points. Three in a row are allowed: a line through a point takes it out of "
               "the game.",
               {{"min", min_points}, {"max", max_points}});
        return panel;
    }

    [[nodiscard]] bool can_undo() const override { return !history_.empty(); }
    void undo() override {
        if (history_.empty()) return;
        let_go();
        refusal_.clear();
        points_ = std::move(history_.back());
        history_.pop_back();
    }
    void clear() override {
        if (points_.empty()) return;
        remember();
        points_.clear();
    }
    [[nodiscard]] bool can_finish() const override { return count() >= min_points; }
    [[nodiscard]] std::string position() const override { return Rules::to_text(Rules::initial({points_})); }

  private:
    [[nodiscard]] int count() const { return static_cast<int>(points_.size()); }
    [[nodiscard]] Point at(int index) const { return points_[static_cast<std::size_t>(index)]; }
    [[nodiscard]] float radius() const { return square_.width * radius_part; }

    [[nodiscard]] Vec place_of(Point point) const {
        return {inside_.x + static_cast<float>(point.x) / layout_side * inside_.width,
                inside_.bottom() - static_cast<float>(point.y) / layout_side * inside_.height};
    }
    [[nodiscard]] Point point_of(Vec place) const {
        const float x = (place.x - inside_.x) / inside_.width, y = (inside_.bottom() - place.y) / inside_.height;
        return within_box({static_cast<std::int32_t>(std::lround(x * layout_side)),
                           static_cast<std::int32_t>(std::lround(y * layout_side))});
    }
    [[nodiscard]] Rect box_about(Vec place) const { return around(place, radius() * sprite_part); }

    /// The point that a place of the screen means, or -1.
    [[nodiscard]] int near(Vec place) const {
        int found = -1;
        float reach = radius() * 1.8F;
        for (int point = 0; point < count(); ++point) {
            const float away = distance(place, place_of(at(point)));
            if (away > reach) continue;
            reach = away;
            found = point;
        }
        return found;
    }
    /// The point on the spot of the keyboard's cross, or -1.
    [[nodiscard]] int under(Point spot) const {
        for (int point = 0; point < count(); ++point) {
            if (squared_distance(at(point), spot) < std::int64_t{min_apart} * min_apart) return point;
        }
        return -1;
    }
    [[nodiscard]] bool is_taken(Point spot, int except) const {
        for (int point = 0; point < count(); ++point) {
            if (point == except) continue;
            if (squared_distance(at(point), spot) < std::int64_t{min_apart} * min_apart) return true;
        }
        return false;
    }
    /// What Delete would take away and a drag would move, or -1.
    [[nodiscard]] int active() const {
        if (carried_ >= 0) return carried_;
        if (cross_) return under(*cross_);
        return pointer_ ? near(*pointer_) : -1;
    }

    void press(Vec place) {
        refusal_.clear();
        if (!square_.contains(place) || carried_ >= 0) return;
        if (const int found = near(place); found >= 0) {
            carried_ = found;
            carried_at_ = at(found);
            grabbed_at_ = place;
        } else {
            add(point_of(place));
        }
    }

    /// A click that hardly moved leaves the point where it was.
    void drop() {
        if (carried_ < 0) return;
        const int point = carried_;
        const bool moved = !pointer_ || distance(*pointer_, grabbed_at_) > radius() / 2;
        const Point to = carried_at_;
        let_go();
        if (moved) move(point, to);
    }

    bool move_cross(Point by) {
        refusal_.clear();
        if (!cross_) cross_ = pointer_ && square_.contains(*pointer_) ? point_of(*pointer_) : Point{500, 500};
        cross_ = within_box({cross_->x + by.x, cross_->y + by.y});
        if (carried_ >= 0) carried_at_ = *cross_;
        return true;
    }

    /// Adds a point, or takes one up and puts it down.
    bool enter() {
        if (!cross_) return false;
        refusal_.clear();
        if (carried_ >= 0) {
            const int point = carried_;
            let_go();
            move(point, *cross_);
        } else if (const int found = under(*cross_); found >= 0) {
            carried_ = found;
            cross_ = carried_at_ = at(found);
        } else {
            add(*cross_);
        }
        return true;
    }

    void add(Point spot) {
        if (count() == max_points) {
            refusal_ = tr_n("{n} point is the most", "{n} points are the most", max_points);
        } else if (is_taken(spot, -1)) {
            refusal_ = tr("There is a point here already");
        } else {
            remember();
            points_.push_back(spot);
        }
    }
    void move(int point, Point to) {
        if (to == at(point)) return;
        if (is_taken(to, point)) {
            refusal_ = tr("Two points cannot lie on one spot");
            return;
        }
        remember();
        points_[static_cast<std::size_t>(point)] = to;
    }
    void remove(int point) {
        remember();
        points_.erase(points_.begin() + point);
    }
    void remember() {
        let_go();
        refusal_.clear();
        history_.push_back(points_);
    }
    void let_go() { carried_ = -1; }

    void draw_point(Vec place, const char* sprite, float light, Canvas& canvas) const {
        canvas.sprite("points/glow", around(place, radius() * 6.4F));
        if (light > 0) canvas.glow(place, radius() * 3.6F, {Role::act, light});
        canvas.sprite(sprite, box_about(place));
    }

    std::vector<Point> points_;
    std::vector<std::vector<Point>> history_; ///< What undo brings back, the newest last.
    Rect square_{}, inside_{};
    std::optional<Vec> pointer_;
    std::optional<Point> cross_; ///< The keyboard's place, once an arrow was pressed.
    int carried_ = -1;           ///< The point that is being moved.
    Point carried_at_{};
    Vec grabbed_at_{};
    std::string refusal_;
};

} // namespace

std::unique_ptr<StartEditor> make_start_editor(std::vector<Point> points) {
    return std::make_unique<Editor>(std::move(points));
}

} // namespace zugzwang::points
