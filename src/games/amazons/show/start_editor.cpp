#include "games/amazons/show/start_editor.hpp"

#include <algorithm>
#include <optional>
#include <utility>

#include "games/amazons/show/painter.hpp"
#include "games/amazons/show/view.hpp"
#include "zugzwang/gfx/focus_search.hpp"
#include "zugzwang/play/position_editor.hpp"
#include "zugzwang/rules/words.hpp"

namespace zugzwang::amazons {
namespace {

enum Tool : std::size_t { first_queen, second_queen, arrow };

class Editor final : public PositionEditor<Rules> {
  public:
    explicit Editor(Rules::State state) : PositionEditor(std::move(state)) {}

    [[nodiscard]] std::vector<EditTool> tools() const override {
        return {{.name = tr("White queen"), .how = tr("click a square"), .sprite = "amazons/queen-first"},
                {.name = tr("Black queen"), .how = tr("click a square"), .sprite = "amazons/queen-second"},
                {.name = tr("Arrow"), .how = tr("click a square"), .sprite = "amazons/arrow"}};
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
        hovered_ = event.kind == Kind::leave ? std::nullopt : view_.layout().square_under(event.at);
        if (event.kind != Kind::press || !hovered_) return;
        if (event.button == PointerEvent::Button::left) use(*hovered_);
        if (event.button == PointerEvent::Button::right) take_away(*hovered_);
    }
    bool key(const KeyEvent& event) override {
        if (const Vec way = way_of(event.key); way != Vec{})
            return move_focus(static_cast<int>(way.x), -static_cast<int>(way.y));
        if (!focus_) return false;
        if (event.key == Key::enter || event.key == Key::space) {
            use(*focus_);
        } else if (event.key == Key::erase || event.key == Key::backspace) {
            take_away(*focus_);
        } else {
            return false;
        }
        return true;
    }

    void draw(Canvas& canvas) const override {
        const std::optional<Rules::Move> none;
        view_.draw({.before = state(), .now = state(), .last = none}, canvas);
        draw_marks(canvas);
    }
    [[nodiscard]] bool lies_as_in_game() const override { return true; }
    void draw_marks(Canvas& canvas) const override {
        const Painter painter(view_.layout(), canvas);
        if (hovered_) {
            constexpr float ghost = 0.5F;
            const bool is_empty = !taken_squares(state()).has(*hovered_);
            if (is_empty && tool_ == arrow) painter.closed(*hovered_, ghost);
            if (is_empty && tool_ != arrow) painter.queen(side_of_tool(), painter.centre(*hovered_), ghost);
            painter.outline(*hovered_, {Role::act});
        }
        if (focus_) painter.focus(*focus_);
    }
    [[nodiscard]] Cursor cursor() const override { return hovered_ ? Cursor::hand : Cursor::arrow; }
    [[nodiscard]] std::string prompt() const override {
        if (tool_ == arrow) return tr("Click a square to lay an arrow there or take it away");
        return tr("Click a square to put the queen there or take her away");
    }
    void clear() override {
        auto next = state();
        next.closed = {};
        change(std::move(next));
    }
    [[nodiscard]] std::string clear_words() const override { return tr("only the queens stay"); }

  private:
    [[nodiscard]] Side side_of_tool() const { return tool_ == first_queen ? Side::first : Side::second; }
    [[nodiscard]] SquareSet& set_of_tool(Rules::State& state) const {
        return tool_ == arrow ? state.closed : state.queens[side_of_tool()];
    }

    /// What the tool lays is taken away where it lies already, and takes the place of anything else.
    void use(Square square) {
        auto next = state();
        const bool was_there = set_of_tool(next).has(square);
        empty(next, square);
        if (!was_there) set_of_tool(next).add(square);
        change(std::move(next));
    }
    void take_away(Square square) {
        auto next = state();
        empty(next, square);
        change(std::move(next));
    }
    static void empty(Rules::State& state, Square square) {
        state.closed.remove(square);
        for (const Side side : both_sides)
            state.queens[side].remove(square);
    }
    bool move_focus(int files, int ranks) {
        const auto from = focus_ ? focus_ : hovered_;
        const int file = from ? file_of(*from) + files : state().files / 2;
        const int rank = from ? rank_of(*from) + ranks : state().ranks / 2;
        focus_ = square_at(std::clamp(file, 0, state().files - 1), std::clamp(rank, 0, state().ranks - 1));
        hovered_.reset();
        return true;
    }

    View view_;
    std::size_t tool_ = first_queen;
    std::optional<Square> hovered_, focus_;
};

} // namespace

std::unique_ptr<StartEditor> make_start_editor(Rules::State state) {
    return std::make_unique<Editor>(std::move(state));
}

} // namespace zugzwang::amazons
