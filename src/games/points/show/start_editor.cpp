#include "games/points/show/entry_parts.hpp"

#include <algorithm>
#include <optional>
#include <string>
#include <utility>

#include "games/points/clearance.hpp"
#include "games/points/show/brush.hpp"
#include "games/points/show/labels.hpp"
#include "games/points/show/view.hpp"
#include "zugzwang/base/number_words.hpp"
#include "zugzwang/base/words.hpp"
#include "zugzwang/gfx/focus_search.hpp"
#include "zugzwang/play/position_editor.hpp"
#include "zugzwang/play/typed_view.hpp"
#include "zugzwang/ui/caps.hpp"

namespace zugzwang::points {
namespace {

enum Tool : std::size_t { placing, joining };

/// What is shown of the plane: all that new boards lie in, or more where that is needed to show these points.
Extent extent_about(const std::vector<Point>& points) {
    if (points.empty()) return {};
    const auto [left, right] = std::ranges::minmax(points, {}, &Point::x);
    const auto [low, high] = std::ranges::minmax(points, {}, &Point::y);
    const int from_left = std::min(0, left.x), from_low = std::min(0, low.y);
    return {double(from_left), double(from_low),
            double(std::max({layout_side, right.x - from_left, high.y - from_low}))};
}

/// Requires points that are all different, at most max_points; whether lines touch is not asked here.
Rules::State laid_out(std::vector<Point> points, std::vector<Segment> drawn, Side to_move) {
    auto state = Rules::initial({std::move(points)});
    state.drawn = std::move(drawn);
    for (const auto& line : state.drawn)
        state.legal -= state.board->conflicts(state.board->segment_index(line));
    state.to_move = to_move;
    return state;
}

class Editor final : public PositionEditor<Rules> {
  public:
    explicit Editor(Rules::State state) : PositionEditor(std::move(state)), shown_(extent_about(board().points())) {}

    [[nodiscard]] std::vector<EditTool> tools() const override {
        return {{.name = tr("Place points"),
                 .how = by_mouse() ? tr("click, drag, right click") : tr("choose a place"),
                 .sprite = "points/free"},
                {.name = tr("Draw or erase a line"), .how = tr("choose its two ends"), .sprite = "icon/line"}};
    }
    void choose(std::size_t tool) override {
        tool_ = tool;
        let_go();
    }

    void place(Rect area) override { area_ = area; }
    void pointer(const PointerEvent& event) override {
        using Kind = PointerEvent::Kind;
        using Button = PointerEvent::Button;
        if (event.kind == Kind::wheel) return;
        cross_.reset();
        pointer_.reset();
        if (event.kind != Kind::leave && field().square().contains(event.at)) pointer_ = event.at;
        if (carried_ >= 0 && event.kind != Kind::leave) carried_at_ = field().point_at(event.at);
        if (event.kind == Kind::press) forgive();
        if (event.kind == Kind::press && event.button == Button::right) return put_away(near(event.at));
        if (event.button != Button::left) return;
        if (event.kind == Kind::press && tool_ == joining) return choose_end(near(event.at));
        if (event.kind == Kind::press) press(event.at);
        if (event.kind == Kind::release) drop(event);
    }
    bool key(const KeyEvent& event) override {
        if (const Vec way = way_of(event.key); way != Vec{}) {
            forgive();
            move_cross(way);
            return true;
        }
        if (event.key == Key::erase || event.key == Key::backspace || event.key == Key::pad_x) {
            put_away(active());
            return true;
        }
        if ((event.key != Key::enter && event.key != Key::space) || !cross_) return false;
        forgive();
        enter();
        return true;
    }

    /// The board as in a game, but for what is carried or begun.
    void draw(Canvas& canvas) const override {
        const Brush brush(field(), canvas);
        const auto at = [&](int point) {
            return brush.field().place(point == carried_ ? carried_at_ : this->at(point));
        };
        brush.ground();
        brush.segments(state());
        if (from_ >= 0 && pointer_) brush.rubber(from_, *pointer_);
        const auto used = point_kinds(state()).used;
        for (int point = 0; point < count(); ++point) {
            if ((used & bit_of(point)) == 0 && point != carried_) brush.free_point(at(point));
            if (point == active() || point == from_) brush.act_point(at(point));
        }
        const PointNumbers numbers(state(), brush.field(), canvas.px(Measure::smallest), canvas);
        for (int point = 0; point < count(); ++point) {
            canvas.push_group(at(point) - brush.field().place(point), 1);
            numbers.draw(point, Role::ink, canvas);
            canvas.pop_group();
        }
        if (carried_ >= 0 && on_spot(carried_at_, carried_) >= 0) brush.ring(at(carried_), {Role::bad});
        if (cross_)
            brush.ring(brush.field().place(*cross_), {Role::act});
        else if (pointer_ && tool_ == placing && active() < 0 && count() < max_points)
            brush.free_point(brush.field().place(brush.field().point_at(*pointer_)), 0.4F);
    }
    [[nodiscard]] bool lies_as_in_game() const override { return false; }
    void draw_marks(Canvas&) const override {}
    void draw_values(const Analysis& known, Canvas& canvas) const override {
        if (carried_ >= 0) return;
        const auto values = valued_moves<Rules>(state(), known);
        const Brush brush(field(), canvas);
        brush.value_threads(values, brush.field().radius());
        brush.value_plates(values, from_ >= 0 ? from_ : active(), std::nullopt);
    }
    [[nodiscard]] Cursor cursor() const override {
        if (!pointer_) return Cursor::arrow;
        return active() >= 0 ? Cursor::hand : Cursor::cross;
    }

    [[nodiscard]] std::string prompt() const override {
        if (from_ >= 0) return tr("Choose the other end of the line");
        if (tool_ == joining) return tr("Choose two points to draw a line between them or erase it");
        if (carried_ >= 0) return tr("Put it where you want it");
        if (count() < min_points) return tr_n("Add {n} more point", "Add {n} more points", min_points - count());
        if (active() >= 0) return active_words();
        if (count() == max_points) return too_many();
        return tr("Choose a place for a point");
    }
    [[nodiscard]] std::string summary() const override {
        return tr_n("{n} point placed by hand", "{n} points placed by hand", count());
    }
    [[nodiscard]] Panel panel() const override {
        Panel panel;
        panel.title = tr("Your points");
        panel.big = tr_n("{n} point", "{n} points", count());
        if (ui::held().hand == ui::Hand::finger)
            panel.rows = {{tr("Touch"), tr("add a point, or remove it")}, {tr("Drag"), tr("move it")}};
        if (by_mouse())
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
    [[nodiscard]] std::string place_words(Labels /*labels*/) const override {
        if (!cross_) return {};
        const auto [x, y] = *cross_;
        const int point = carried_ >= 0 ? -1 : on_spot(*cross_);
        if (point < 0) return tr("At {x} across and {y} up.", {{"x", x}, {"y", y}});
        auto words = tr("Point {number}, at {x} across and {y} up.",
                        {{"number", point + 1}, {"x", at(point).x}, {"y", at(point).y}});
        for (const auto& line : state().drawn) {
            if (line.a != point && line.b != point) continue;
            words = sentences(words, tr("Joined to {point}.", {{"point", line.a + line.b - point + 1}}));
        }
        return words;
    }
    [[nodiscard]] Answers position_words(Labels labels) const override {
        return position_answers<Rules>(View(), state(), labels);
    }
    [[nodiscard]] bool can_finish() const override { return count() >= min_points; }

    void undo() override {
        let_go();
        PositionEditor::undo();
    }
    void clear() override { take({}, {}, state().to_move); }
    [[nodiscard]] std::string clear_words() const override { return tr("removes all points"); }

  private:
    [[nodiscard]] static bool by_mouse() { return ui::held().hand == ui::Hand::keys; }
    /// What can be done with the point that is pointed at.
    [[nodiscard]] std::string active_words() const {
        if (by_mouse() && !cross_) return tr("Drag it, or remove it with a right click");
        if (ui::held().hand == ui::Hand::finger) return tr("Drag it where you want it, or touch it to remove it");
        return tr("Move it: {key}, remove it: {other}",
                  {{"key", ui::sign_of(Key::enter)}, {"other", ui::sign_of(by_mouse() ? Key::erase : Key::pad_x)}});
    }
    [[nodiscard]] const Board& board() const { return *state().board; }
    [[nodiscard]] int count() const { return board().point_count(); }
    [[nodiscard]] Point at(int point) const { return board().points()[static_cast<std::size_t>(point)]; }
    [[nodiscard]] Field field() const { return {area_, board(), shown_}; }
    /// The point whose disc the pointer means, or -1.
    [[nodiscard]] int near(Vec place) const {
        return field().nearest(place, bit_of(count()) - 1, field().radius() * 1.8F);
    }
    /// The point, but for the one excepted, that is so close that their discs would cover, or -1.
    [[nodiscard]] int on_spot(Point spot, int except = -1) const {
        for (int point = 0; point < count(); ++point) {
            if (point != except && squared_distance(at(point), spot) < std::int64_t{step()} * step()) return point;
        }
        return -1;
    }
    /// Of the keyboard.
    [[nodiscard]] std::int32_t step() const { return std::max(1, static_cast<std::int32_t>(shown_.side) / 50); }
    /// What Delete would take away and a drag would move, or -1.
    [[nodiscard]] int active() const {
        if (carried_ >= 0) return carried_;
        if (cross_) return on_spot(*cross_);
        return pointer_ ? near(*pointer_) : -1;
    }
    [[nodiscard]] static std::string too_many() {
        return tr_n("{n} point is the most", "{n} points are the most", max_points);
    }
    [[nodiscard]] bool has_text(const Rules::State& state) const override { return state.board->point_count() > 0; }

    void let_go() { carried_ = from_ = -1; }
    void take(std::vector<Point> points, std::vector<Segment> drawn, Side to_move) {
        let_go();
        change(laid_out(std::move(points), std::move(drawn), to_move));
    }
    void pick_up(int point) {
        carried_ = point;
        carried_at_ = at(point);
    }
    void press(Vec place) {
        if (!field().square().contains(place) || carried_ >= 0) return;
        grabbed_at_ = place;
        if (const int found = near(place); found >= 0)
            pick_up(found);
        else
            add(field().point_at(place));
    }
    /// A click that hardly moved leaves the point where it was; a finger, which has no other button, takes it away.
    void drop(const PointerEvent& event) {
        const int point = carried_;
        if (point < 0) return;
        if (distance(event.at, grabbed_at_) > field().radius() / 2) return move(point, carried_at_);
        let_go();
        if (event.device == PointerEvent::Device::touch) put_away(point);
    }
    void move_cross(Vec way) {
        if (!cross_) cross_ = field().point_at(pointer_.value_or(field().square().centre()));
        const auto along = [this](std::int32_t from, float steps, double least) {
            const auto to = static_cast<double>(from + static_cast<std::int32_t>(steps) * step());
            return static_cast<std::int32_t>(std::clamp(to, least, least + shown_.side));
        };
        cross_ = carried_at_ = {along(cross_->x, way.x, shown_.left), along(cross_->y, -way.y, shown_.low)};
    }
    /// Adds a point, or takes one up and puts it down; with the other tool chooses the end of a line.
    void enter() {
        const Point spot = *cross_;
        const int found = on_spot(spot);
        if (tool_ == joining) return choose_end(found);
        if (carried_ >= 0) return move(carried_, spot);
        if (found < 0) return add(spot);
        pick_up(found);
        cross_ = at(found);
    }

    /// A line is drawn, by the side to move, or erased once both its ends are chosen.
    void choose_end(int point) {
        const int from = std::exchange(from_, -1);
        if (point < 0 || point == from) return;
        if (from < 0) {
            from_ = point;
            return;
        }
        const Segment line{std::min(from, point), std::max(from, point)};
        auto drawn = state().drawn;
        if (std::erase(drawn, line) > 0) return take(board().points(), std::move(drawn), state().to_move);
        if (!Rules::is_legal(state(), line))
            return refuse(
                tr("{line} would touch a line that is drawn", {{"line", Rules::move_to_text(state(), line)}}));
        drawn.push_back(line);
        take(board().points(), std::move(drawn), other(state().to_move));
    }
    void add(Point spot) {
        if (count() == max_points) return refuse(too_many());
        if (on_spot(spot) >= 0) return refuse(tr("There is a point here already"));
        auto points = board().points();
        points.push_back(spot);
        take(std::move(points), state().drawn, state().to_move);
    }
    void move(int point, Point to) {
        let_go();
        if (on_spot(to, point) >= 0) return refuse(tr("Two points cannot lie on one spot"));
        auto points = board().points();
        points[static_cast<std::size_t>(point)] = to;
        take(std::move(points), state().drawn, state().to_move);
    }
    /// Takes the point away with its line, or gives up the line that was begun.
    void put_away(int point) {
        if (tool_ == joining || point < 0) return let_go();
        auto points = board().points();
        points.erase(points.begin() + point);
        auto drawn = state().drawn;
        std::erase_if(drawn, [point](Segment line) { return line.a == point || line.b == point; });
        for (auto& line : drawn) {
            line.a -= line.a > point ? 1 : 0;
            line.b -= line.b > point ? 1 : 0;
        }
        take(std::move(points), std::move(drawn), state().to_move);
    }

    Rect area_{};
    Extent shown_; ///< Stays the same, whatever is laid out.
    std::size_t tool_ = placing;
    int carried_ = -1;             ///< The point that is being moved,
    Point carried_at_{};           ///< which is here now;
    Vec grabbed_at_{};             ///< the pointer took it up here.
    int from_ = -1;                ///< The first end of a line that is being drawn.
    std::optional<Vec> pointer_{}; ///< Over the board.
    std::optional<Point> cross_{}; ///< The keyboard's place.
};

} // namespace

std::unique_ptr<StartEditor> make_start_editor(Rules::State state) {
    return std::make_unique<Editor>(std::move(state));
}

} // namespace zugzwang::points
