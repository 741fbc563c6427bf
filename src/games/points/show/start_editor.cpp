#include "games/points/show/start_editor.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
#include <string>
#include <utility>

#include "games/points/layouts.hpp"
#include "games/points/rules.hpp"
#include "zugzwang/gfx/focus_search.hpp"
#include "zugzwang/rules/words.hpp"

namespace zugzwang::points {

namespace {

constexpr std::int32_t steps_across = 50; ///< Of the keyboard's cross, by its arrows.
constexpr float radius_part = 0.0145F;    ///< Of a disc; the board's side is 1.
constexpr float sprite_part = 40 / 15.6F;
constexpr float margin_part = 0.035F;

std::int64_t squared_distance(Point a, Point b) {
    const auto x = std::int64_t{a.x} - b.x, y = std::int64_t{a.y} - b.y;
    return x * x + y * y;
}

enum Tool : std::size_t { points, lines };

/// What is laid out.
struct Laid {
    std::vector<Point> points;
    std::vector<Segment> drawn;
    Side to_move = Side::first;
};

/// Without what can be drawn next.
Rules::State state_of(const Laid& laid) {
    Rules::State state;
    state.board = std::make_shared<const Board>(laid.points);
    state.drawn = laid.drawn;
    state.to_move = laid.to_move;
    return state;
}

/// The square of the plane that is shown.
struct Frame {
    std::int32_t left = 0, low = 0, side = layout_side;
};
/// Of points laid out by us the usual one, of others one that holds them all.
Frame frame_about(const std::vector<Point>& points) {
    Frame frame;
    if (points.empty()) return frame;
    const auto [left, right] = std::ranges::minmax(points, {}, &Point::x);
    const auto [low, high] = std::ranges::minmax(points, {}, &Point::y);
    frame.left = std::min(0, left.x);
    frame.low = std::min(0, low.y);
    frame.side = std::max({layout_side, right.x - frame.left, high.y - frame.low});
    return frame;
}

class Editor final : public StartEditor {
  public:
    explicit Editor(Laid laid) : laid_(std::move(laid)), frame_(frame_about(laid_.points)) {}

    [[nodiscard]] std::vector<EditTool> tools() const override {
        return {{.name = tr("Place points"), .how = tr("click, drag, right click"), .sprite = "points/free"},
                {.name = tr("Draw or erase a line"), .how = tr("click its two ends"), .sprite = "icon/line"}};
    }
    void choose(std::size_t tool) override {
        tool_ = tool;
        let_go();
    }
    [[nodiscard]] std::vector<EditSetting> settings() const override { return {}; }
    void set(std::size_t, std::int64_t) override {}
    void set(std::size_t, std::string_view) override {}
    [[nodiscard]] Side to_move() const override { return laid_.to_move; }
    void set_to_move(Side side) override {
        auto next = laid_;
        next.to_move = side;
        take(std::move(next));
    }
    [[nodiscard]] std::string clear_words() const override { return tr("no point stays"); }

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
        if (tool_ == lines) return line_pointer(event);
        if (event.kind == Kind::press && event.button == PointerEvent::Button::left) press(event.at);
        if (event.kind == Kind::press && event.button == PointerEvent::Button::right) {
            if (const int found = near(event.at); found >= 0) remove(found);
        }
        if (event.kind == Kind::release && event.button == PointerEvent::Button::left) drop();
    }

    bool key(const KeyEvent& event) override {
        if (const Vec way = way_of(event.key); way != Vec{})
            return move_cross({static_cast<std::int32_t>(way.x), -static_cast<std::int32_t>(way.y)});
        if (event.key == Key::enter || event.key == Key::space) return enter();
        if (event.key != Key::erase && event.key != Key::backspace) return false;
        if (active() >= 0 && tool_ == points) remove(active());
        return true;
    }

    void draw(Canvas& canvas) const override {
        canvas.box(square_, {.top = Role::panel_bottom,
                             .bottom = Role::well,
                             .radius = canvas.px(Measure::panel_radius),
                             .rim = Role::panel_rim,
                             .rim_width = canvas.px(Measure::rim)});
        for (std::size_t index = 0; index < laid_.drawn.size(); ++index)
            draw_line(index, canvas);
        if (from_ >= 0 && pointer_ && square_.contains(*pointer_))
            canvas.line(place_of(at(from_)), *pointer_, {.paint = {Role::act, 0.6F}, .width = radius() * 0.4F});
        for (int point = 0; point < count(); ++point) {
            if (point != carried_)
                draw_point(place_of(at(point)), "points/free", point != active() && point != from_ ? 0 : 0.45F, canvas);
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
        } else if (tool_ == points && carried_ < 0 && pointer_ && square_.contains(*pointer_) && near(*pointer_) < 0 &&
                   count() < max_points) {
            canvas.sprite("points/free", box_about(place_of(point_of(*pointer_))), {.alpha = 0.4F});
        }
    }

    [[nodiscard]] bool lies_as_in_game() const override { return false; }
    void draw_marks(Canvas&) const override {}
    [[nodiscard]] Cursor cursor() const override {
        if (!pointer_ || !square_.contains(*pointer_)) return Cursor::arrow;
        return carried_ >= 0 || near(*pointer_) >= 0 ? Cursor::hand : Cursor::cross;
    }

    [[nodiscard]] std::string prompt() const override {
        if (from_ >= 0) return tr("Click the other end of the line");
        if (tool_ == lines) return tr("Click two points to draw a line between them or erase it");
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
        laid_ = std::move(history_.back());
        history_.pop_back();
    }
    void clear() override {
        if (!laid_.points.empty()) take({.points = {}, .drawn = {}, .to_move = laid_.to_move});
    }
    [[nodiscard]] bool can_finish() const override { return count() >= min_points; }
    [[nodiscard]] std::string position() const override { return Rules::to_text(state_of(laid_)); }

  private:
    [[nodiscard]] int count() const { return static_cast<int>(laid_.points.size()); }
    [[nodiscard]] Point at(int index) const { return laid_.points[static_cast<std::size_t>(index)]; }
    [[nodiscard]] float radius() const { return square_.width * radius_part; }

    [[nodiscard]] Vec place_of(Point point) const {
        return {inside_.x + static_cast<float>(point.x - frame_.left) / static_cast<float>(frame_.side) * inside_.width,
                inside_.bottom() -
                    static_cast<float>(point.y - frame_.low) / static_cast<float>(frame_.side) * inside_.height};
    }
    [[nodiscard]] Point point_of(Vec place) const {
        const float x = (place.x - inside_.x) / inside_.width, y = (inside_.bottom() - place.y) / inside_.height;
        const auto side = static_cast<float>(frame_.side);
        return within({frame_.left + static_cast<std::int32_t>(std::lround(x * side)),
                       frame_.low + static_cast<std::int32_t>(std::lround(y * side))});
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
    /// The point on that spot, but for the one that is excepted; -1 for none.
    [[nodiscard]] int under(Point spot, int except = -1) const {
        for (int point = 0; point < count(); ++point) {
            if (point == except) continue;
            if (squared_distance(at(point), spot) < std::int64_t{apart()} * apart()) return point;
        }
        return -1;
    }
    [[nodiscard]] bool is_taken(Point spot, int except) const { return under(spot, except) >= 0; }
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

    bool move_cross(Point way) {
        refusal_.clear();
        if (!cross_)
            cross_ = pointer_ && square_.contains(*pointer_) ? point_of(*pointer_) : point_of(inside_.centre());
        const auto step = static_cast<std::int32_t>(frame_.side / steps_across);
        cross_ = within({cross_->x + way.x * step, cross_->y + way.y * step});
        if (carried_ >= 0) carried_at_ = *cross_;
        return true;
    }

    /// Adds a point, or takes one up and puts it down; with the other tool chooses the end of a line.
    bool enter() {
        if (!cross_) return false;
        refusal_.clear();
        if (tool_ == lines) {
            choose_end(under(*cross_));
        } else if (carried_ >= 0) {
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

    void line_pointer(const PointerEvent& event) {
        if (event.kind != PointerEvent::Kind::press) return;
        refusal_.clear();
        if (event.button == PointerEvent::Button::left)
            choose_end(near(event.at));
        else
            from_ = -1;
    }
    void choose_end(int point) {
        const int from = std::exchange(from_, -1);
        if (point < 0 || point == from) return;
        if (from < 0) {
            from_ = point;
            return;
        }
        const Segment line{std::min(from, point), std::max(from, point)};
        auto next = laid_;
        if (std::erase(next.drawn, line) == 0) {
            next.drawn.push_back(line);
            next.to_move = other(next.to_move);
        }
        take(std::move(next));
    }

    void add(Point spot) {
        if (count() == max_points) {
            refusal_ = tr_n("{n} point is the most", "{n} points are the most", max_points);
        } else if (is_taken(spot, -1)) {
            refusal_ = tr("There is a point here already");
        } else {
            auto next = laid_;
            next.points.push_back(spot);
            take(std::move(next));
        }
    }
    void move(int point, Point to) {
        if (to == at(point)) return;
        if (is_taken(to, point)) {
            refusal_ = tr("Two points cannot lie on one spot");
            return;
        }
        auto next = laid_;
        next.points[static_cast<std::size_t>(point)] = to;
        take(std::move(next));
    }
    /// Its lines go with it.
    void remove(int point) {
        auto next = laid_;
        next.points.erase(next.points.begin() + point);
        std::erase_if(next.drawn, [point](Segment line) { return line.a == point || line.b == point; });
        for (auto& line : next.drawn) {
            line.a -= line.a > point ? 1 : 0;
            line.b -= line.b > point ? 1 : 0;
        }
        take(std::move(next));
    }
    /// Unless the rules refuse its text, and then they say why.
    void take(Laid next) {
        let_go();
        refusal_.clear();
        if (!next.drawn.empty()) {
            if (const auto read = Rules::state_from_text(Rules::to_text(state_of(next))); !read) {
                refusal_ = tr(read.refusal());
                return;
            }
        }
        history_.push_back(std::exchange(laid_, std::move(next)));
    }
    void let_go() { carried_ = from_ = -1; }

    [[nodiscard]] Point within(Point at) const {
        return {std::clamp(at.x, frame_.left, frame_.left + frame_.side),
                std::clamp(at.y, frame_.low, frame_.low + frame_.side)};
    }
    /// Closer than this, two points are on one spot: their discs would cover.
    [[nodiscard]] std::int32_t apart() const { return std::max(1, frame_.side / steps_across); }

    /// Solid for the first side, a row of dashes for the second.
    void draw_line(std::size_t index, Canvas& canvas) const {
        const auto& line = laid_.drawn[index];
        const Side side = drawn_by(state_of(laid_), index);
        const float width = radius() * 0.9F;
        canvas.line(place_of(at(line.a)), place_of(at(line.b)),
                    {.paint = {role_of(side)}, .width = width, .dash = side == Side::first ? 0 : width * 1.2F});
    }

    void draw_point(Vec place, const char* sprite, float light, Canvas& canvas) const {
        canvas.sprite("points/glow", around(place, radius() * 6.4F));
        if (light > 0) canvas.glow(place, radius() * 3.6F, {Role::act, light});
        canvas.sprite(sprite, box_about(place));
    }

    Laid laid_;
    Frame frame_;
    std::vector<Laid> history_; ///< What undo brings back, the newest last.
    std::size_t tool_ = points;
    int from_ = -1; ///< The first end of a line that is being drawn.
    Rect square_{}, inside_{};
    std::optional<Vec> pointer_;
    std::optional<Point> cross_; ///< The keyboard's place, once an arrow was pressed.
    int carried_ = -1;           ///< The point that is being moved.
    Point carried_at_{};
    Vec grabbed_at_{};
    std::string refusal_;
};

} // namespace

std::unique_ptr<StartEditor> make_start_editor(std::vector<Point> points, std::vector<Segment> drawn, Side to_move) {
    return std::make_unique<Editor>(Laid{std::move(points), std::move(drawn), to_move});
}

} // namespace zugzwang::points
