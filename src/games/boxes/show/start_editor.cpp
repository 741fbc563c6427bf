#include "games/boxes/show/start_editor.hpp"

#include <algorithm>
#include <numeric>
#include <optional>
#include <utility>
#include <vector>

#include "games/boxes/show/view.hpp"
#include "zugzwang/gfx/focus_search.hpp"
#include "zugzwang/gfx/look.hpp"
#include "zugzwang/play/position_editor.hpp"
#include "zugzwang/play/side_words.hpp"
#include "zugzwang/rules/words.hpp"

namespace zugzwang::boxes {
namespace {

enum Tool : std::size_t { lines, first_box, second_box };

class Editor final : public PositionEditor<Rules> {
  public:
    explicit Editor(Rules::State state) : PositionEditor(std::move(state)) {}

    [[nodiscard]] std::vector<EditTool> tools() const override {
        const auto box_of = [](Side side) {
            return EditTool{.name = tr("{side}’s box", {{"side", side_word(side)}}),
                            .how = tr("click a closed box"),
                            .sprite = side == Side::first ? "boxes/owned-first" : "boxes/owned-second"};
        };
        return {{.name = tr("Draw or erase a line"), .how = tr("click the line"), .sprite = "icon/line"},
                box_of(Side::first),
                box_of(Side::second)};
    }
    void choose(std::size_t tool) override {
        tool_ = tool;
        hovered_.reset();
        focus_.reset();
    }

    void place(Rect area) override { view_.place(area, state()); }
    void pointer(const PointerEvent& event) override {
        using Kind = PointerEvent::Kind;
        focus_.reset();
        hovered_ = event.kind == Kind::leave ? std::nullopt : found(event.at);
        if (event.kind == Kind::press && event.button == PointerEvent::Button::left && hovered_) use(*hovered_);
    }
    bool key(const KeyEvent& event) override {
        const Vec way = way_of(event.key);
        if (way != Vec{}) {
            move_focus(way);
            return true;
        }
        if (event.key != Key::enter && event.key != Key::space) return false;
        if (focus_) use(*focus_);
        return focus_.has_value();
    }

    void draw(Canvas& canvas) const override {
        const std::optional<Rules::Move> none;
        view_.draw({.before = state(), .now = state(), .last = none}, canvas);
        draw_marks(canvas);
    }
    [[nodiscard]] bool lies_as_in_game() const override { return true; }
    void draw_marks(Canvas& canvas) const override {
        const auto chosen = focus_ ? focus_ : hovered_;
        if (!chosen) return;
        const auto& board = view_.board();
        const float ring = std::max(2.0F, board.cell() * 0.03F);
        const Rect place = tool_ == lines ? board.bar(*chosen, board.sizes().line).inset(-board.sizes().line * 0.6F)
                                          : around(board.middle_of_box(*chosen), board.sizes().box);
        paint_ring(snapped(place), {.radius = std::min(place.width, place.height) / 3, .width = ring}, canvas);
    }
    [[nodiscard]] Cursor cursor() const override { return hovered_ ? Cursor::hand : Cursor::arrow; }
    [[nodiscard]] std::string prompt() const override {
        if (tool_ == lines) return tr("Click a line to draw or erase it");
        return tr("Click a closed box to give it to {side}", {{"side", side_word(side_of_tool())}});
    }
    void clear() override {
        auto next = state();
        next.of_second.reset();
        next.drawn.reset();
        for (int edge = 0; edge < next.grid.edges() && next.grid.boxes() > 1; ++edge)
            next.drawn[static_cast<std::size_t>(edge)] = next.grid.is_border(edge);
        give_closed_boxes(next, Side::first);
        change(std::move(next));
    }
    [[nodiscard]] std::string clear_words() const override { return tr("only the border stays"); }

  private:
    [[nodiscard]] Side side_of_tool() const { return tool_ == first_box ? Side::first : Side::second; }

    /// The line or the box at a place of the screen.
    [[nodiscard]] std::optional<int> found(Vec at) const {
        const auto& board = view_.board();
        if (tool_ == lines) return board.edge_near(at);
        for (int box = 0; box < board.grid().boxes(); ++box) {
            if (around(board.middle_of_box(box), board.cell()).contains(at)) return box;
        }
        return std::nullopt;
    }

    void use(int thing) {
        if (tool_ == lines) return turn_line(thing);
        if (sides_drawn(state(), thing) < 4) return refuse(tr("Only a closed box has an owner: draw its lines first"));
        auto next = state();
        next.of_second[static_cast<std::size_t>(thing)] = tool_ == second_box;
        change(std::move(next));
    }
    /// A box that the line closes is of the side that is not to move, as if it had drawn it, and can be given away.
    void turn_line(int edge) {
        auto next = state();
        next.drawn.flip(static_cast<std::size_t>(edge));
        for (const int box : next.grid.boxes_beside(edge)) {
            const bool closed = sides_drawn(next, box) == 4;
            next.of_second[static_cast<std::size_t>(box)] = closed && state().to_move == Side::first;
        }
        change(std::move(next));
    }
    /// Of a board so small that its border closes boxes.
    static void give_closed_boxes(Rules::State& state, Side side) {
        for (int box = 0; box < state.grid.boxes(); ++box)
            state.of_second[static_cast<std::size_t>(box)] = sides_drawn(state, box) == 4 && side == Side::second;
    }

    [[nodiscard]] Vec middle(int thing) const {
        return tool_ == lines ? view_.board().middle_of(thing) : view_.board().middle_of_box(thing);
    }
    void move_focus(Vec way) {
        hovered_.reset();
        const auto& grid = view_.board().grid();
        std::vector<int> things(static_cast<std::size_t>(tool_ == lines ? grid.edges() : grid.boxes()));
        std::iota(things.begin(), things.end(), 0);
        const Vec from = focus_ ? middle(*focus_) : view_.board().area().centre();
        const auto next = focus_search(
            things, from, focus_ ? way : Vec{}, [this](int thing) { return middle(thing); },
            [](int, Offset offset) { return offset.ahead + 2 * offset.aside; });
        if (next) focus_ = next;
    }

    View view_;
    std::size_t tool_ = lines;
    std::optional<int> hovered_, focus_; ///< A line or a box, as the tool has it.
};

} // namespace

std::unique_ptr<StartEditor> make_start_editor(Rules::State state) {
    return std::make_unique<Editor>(std::move(state));
}

} // namespace zugzwang::boxes
