#include "games/points/show/entry_parts.hpp"

#include <algorithm>
#include <optional>
#include <string>
#include <utility>

#include "games/points/show/laid_painter.hpp"
#include "games/points/show/laying.hpp"
#include "games/points/show/plane.hpp"
#include "games/points/show/value_lines.hpp"
#include "zugzwang/base/text.hpp"
#include "zugzwang/base/words.hpp"
#include "zugzwang/gfx/focus_search.hpp"
#include "zugzwang/play/position_editor.hpp"
#include "zugzwang/play/typed_view.hpp"

namespace zugzwang::points {
namespace {

enum Tool : std::size_t { points, lines };

class Editor final : public PositionEditor<Rules> {
  public:
    explicit Editor(Rules::State state) : PositionEditor(std::move(state)), plane_(board()) {}

    [[nodiscard]] std::vector<EditTool> tools() const override {
        return {{.name = tr("Place points"), .how = tr("click, drag, right click"), .sprite = "points/free"},
                {.name = tr("Draw or erase a line"), .how = tr("click its two ends"), .sprite = "icon/line"}};
    }
    void choose(std::size_t tool) override {
        tool_ = tool;
        let_go();
    }

    void place(Rect area) override { plane_.fill(area); }
    void pointer(const PointerEvent& event) override {
        using Kind = PointerEvent::Kind;
        using Button = PointerEvent::Button;
        if (event.kind == Kind::wheel) return;
        hand_.cross.reset();
        hand_.pointer =
            event.kind != Kind::leave && plane_.square().contains(event.at) ? std::optional(event.at) : std::nullopt;
        if (hand_.carried >= 0 && event.kind != Kind::leave) hand_.carried_at = plane_.point_of(event.at);
        if (event.kind == Kind::press) forgive();
        if (event.kind == Kind::press && event.button == Button::right) return put_away(near(event.at));
        if (event.button != Button::left) return;
        if (event.kind == Kind::press && tool_ == lines) return choose_end(near(event.at));
        if (event.kind == Kind::press) press(event.at);
        if (event.kind == Kind::release) drop(event.at);
    }
    bool key(const KeyEvent& event) override {
        if (const Vec way = way_of(event.key); way != Vec{}) {
            forgive();
            move_cross(static_cast<int>(way.x), -static_cast<int>(way.y));
            return true;
        }
        if (event.key == Key::erase || event.key == Key::backspace) {
            put_away(active());
            return true;
        }
        if ((event.key != Key::enter && event.key != Key::space) || !hand_.cross) return false;
        forgive();
        enter();
        return true;
    }

    void draw(Canvas& canvas) const override {
        auto hand = hand_;
        hand.lit = active();
        hand.adds = tool_ == points && hand.carried < 0 && hand.lit < 0 && count() < max_points;
        paint_laid(state(), plane_, hand, canvas);
    }
    [[nodiscard]] bool lies_as_in_game() const override { return false; }
    void draw_marks(Canvas&) const override {}
    void draw_values(const Analysis& known, Canvas& canvas) const override {
        if (hand_.carried >= 0) return;
        const auto values = valued_moves<Rules>(state(), known);
        const ValueLines lines(values,
                               {.place = [this](int point) { return plane_.place_of(at(point)); },
                                .board = plane_.square().width,
                                .thread = std::max(1.5F, plane_.radius() * 0.2F),
                                .gap = plane_.radius()},
                               canvas);
        lines.draw_threads();
        lines.draw_plates({.point = hand_.from >= 0 ? hand_.from : active()});
    }
    [[nodiscard]] Cursor cursor() const override {
        if (!hand_.pointer) return Cursor::arrow;
        return active() >= 0 ? Cursor::hand : Cursor::cross;
    }

    [[nodiscard]] std::string prompt() const override {
        if (hand_.from >= 0) return tr("Click the other end of the line");
        if (tool_ == lines) return tr("Click two points to draw a line between them or erase it");
        if (hand_.carried >= 0) return tr("Put it where you want it");
        if (count() < min_points) return tr_n("Add {n} more point", "Add {n} more points", min_points - count());
        if (active() >= 0) return tr("Drag it, or remove it with a right click");
        if (count() == max_points) return too_many();
        return tr("Click to add a point");
    }
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
    [[nodiscard]] bool can_finish() const override { return count() >= min_points; }

    void undo() override {
        let_go();
        PositionEditor::undo();
    }
    void clear() override { take(laid_out({}, {}, state().to_move)); }
    [[nodiscard]] std::string clear_words() const override { return tr("no point stays"); }

  private:
    [[nodiscard]] const Board& board() const { return *state().board; }
    [[nodiscard]] int count() const { return board().point_count(); }
    [[nodiscard]] Point at(int point) const { return board().points()[static_cast<std::size_t>(point)]; }
    [[nodiscard]] int near(Vec place) const { return plane_.near(place, board()); }
    /// What Delete would take away and a drag would move, or -1.
    [[nodiscard]] int active() const {
        if (hand_.carried >= 0) return hand_.carried;
        if (hand_.cross) return plane_.on_spot(*hand_.cross, board());
        return hand_.pointer ? near(*hand_.pointer) : -1;
    }
    [[nodiscard]] static std::string too_many() {
        return tr_n("{n} point is the most", "{n} points are the most", max_points);
    }

    void let_go() { hand_.carried = hand_.from = -1; }
    void take(Rules::State next) {
        let_go();
        change(std::move(next));
    }
    [[nodiscard]] bool has_text(const Rules::State& state) const override { return state.board->point_count() > 0; }

    void pick_up(int point) {
        hand_.carried = point;
        hand_.carried_at = at(point);
    }
    void press(Vec place) {
        if (!plane_.square().contains(place) || hand_.carried >= 0) return;
        grabbed_at_ = place;
        if (const int found = near(place); found >= 0)
            pick_up(found);
        else
            add(plane_.point_of(place));
    }
    /// A click that hardly moved leaves the point where it was.
    void drop(Vec place) {
        const int point = hand_.carried;
        if (point < 0) return;
        if (distance(place, grabbed_at_) > plane_.radius() / 2) return move(point, hand_.carried_at);
        let_go();
    }
    void move_cross(int right, int up) {
        if (!hand_.cross) hand_.cross = hand_.pointer ? plane_.point_of(*hand_.pointer) : plane_.middle();
        hand_.cross = plane_.stepped(*hand_.cross, right, up);
        hand_.carried_at = *hand_.cross;
    }
    /// Adds a point, or takes one up and puts it down; with the other tool chooses the end of a line.
    void enter() {
        const Point spot = *hand_.cross;
        const int found = plane_.on_spot(spot, board());
        if (tool_ == lines) return choose_end(found);
        if (hand_.carried >= 0) return move(hand_.carried, spot);
        if (found < 0) return add(spot);
        pick_up(found);
        hand_.cross = at(found);
    }

    /// A line is drawn or erased once both its ends are chosen.
    void choose_end(int point) {
        const int from = std::exchange(hand_.from, -1);
        if (point < 0 || point == from) return;
        if (from < 0) {
            hand_.from = point;
            return;
        }
        const Segment line{std::min(from, point), std::max(from, point)};
        if (std::ranges::find(state().drawn, line) == state().drawn.end() && !Rules::is_legal(state(), line))
            return refuse(
                tr("{line} would touch a line that is drawn", {{"line", filled("{}-{}", line.a + 1, line.b + 1)}}));
        take(with_line_turned(state(), line));
    }
    void add(Point spot) {
        if (count() == max_points) return refuse(too_many());
        if (plane_.on_spot(spot, board()) >= 0) return refuse(tr("There is a point here already"));
        take(with_point(state(), spot));
    }
    void move(int point, Point to) {
        let_go();
        if (plane_.on_spot(to, board(), point) >= 0) return refuse(tr("Two points cannot lie on one spot"));
        take(with_moved(state(), point, to));
    }
    /// Takes the point away, or gives up the line that was begun.
    void put_away(int point) {
        if (tool_ == lines || point < 0) return let_go();
        take(without_point(state(), point));
    }

    Plane plane_;
    std::size_t tool_ = points;
    LayingHand hand_; ///< What it lights is found out when it is drawn.
    Vec grabbed_at_{};
};

} // namespace

std::unique_ptr<StartEditor> make_start_editor(Rules::State state) {
    return std::make_unique<Editor>(std::move(state));
}

} // namespace zugzwang::points
