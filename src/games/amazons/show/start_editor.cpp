#include <algorithm>
#include <optional>
#include <utility>

#include "games/amazons/show/painter.hpp"
#include "games/amazons/show/view.hpp"
#include "zugzwang/base/words.hpp"
#include "zugzwang/play/board_editor.hpp"

namespace zugzwang::amazons {
namespace {

enum Tool : std::size_t { first_queen, second_queen, arrow };

class Editor final : public BoardEditor<Rules, View, Square> {
  public:
    using BoardEditor::BoardEditor;

    [[nodiscard]] std::vector<EditTool> tools() const override {
        return {{.name = tr("White queen"), .how = tr("choose a square"), .sprite = "amazons/queen-first"},
                {.name = tr("Black queen"), .how = tr("choose a square"), .sprite = "amazons/queen-second"},
                {.name = tr("Arrow"), .how = tr("choose a square"), .sprite = "amazons/arrow"}};
    }

    void draw_marks(Canvas& canvas) const override {
        const Painter painter(view().layout(), canvas);
        if (hovered()) {
            constexpr float ghost = 0.5F;
            const bool is_empty = !taken_squares(state()).has(*hovered());
            if (is_empty && tool() == arrow) painter.closed(*hovered(), ghost);
            if (is_empty && tool() != arrow) painter.queen(side_of_tool(), painter.centre(*hovered()), ghost);
            painter.outline(*hovered(), {Role::act});
        }
        if (focus()) painter.focus(*focus());
    }
    [[nodiscard]] std::string prompt() const override {
        if (tool() == arrow) return tr("Choose a square to lay an arrow there or take it away");
        return tr("Choose a square to put the queen there or take her away");
    }
    void clear() override {
        auto next = state();
        next.closed = {};
        change(std::move(next));
    }
    [[nodiscard]] std::string clear_words() const override { return tr("removes all but the queens"); }

  private:
    [[nodiscard]] Side side_of_tool() const { return tool() == first_queen ? Side::first : Side::second; }
    [[nodiscard]] SquareSet& set_of_tool(Rules::State& state) const {
        return tool() == arrow ? state.closed : state.queens[side_of_tool()];
    }

    /// What the tool lays is taken away where it lies already, and takes the place of anything else.
    void use(Square square) override {
        auto next = state();
        const bool was_there = set_of_tool(next).has(square);
        empty(next, square);
        if (!was_there) set_of_tool(next).add(square);
        change(std::move(next));
    }
    void take_away(Square square) override {
        auto next = state();
        empty(next, square);
        change(std::move(next));
    }
    [[nodiscard]] std::string told(Square square, Labels labels) const override {
        const auto has = [&](Side side) { return state().queens[side].has(square); };
        return tr("{what}: {it}", {{"what", square_words(square, state().ranks, labels)},
                                   {"it", state().closed.has(square) ? tr("Arrow")
                                          : has(Side::first)         ? tr("White queen")
                                          : has(Side::second)        ? tr("Black queen")
                                                                     : tr("empty")}});
    }
    static void empty(Rules::State& state, Square square) {
        state.closed.remove(square);
        for (const Side side : both_sides)
            state.queens[side].remove(square);
    }
    [[nodiscard]] std::optional<Square> thing_at(Vec place) const override {
        return view().layout().square_under(place);
    }
    [[nodiscard]] std::optional<Square> neighbour(std::optional<Square> from, Vec way) const override {
        if (!from) return square_at(state().files / 2, state().ranks / 2);
        return square_at(std::clamp(file_of(*from) + static_cast<int>(way.x), 0, state().files - 1),
                         std::clamp(rank_of(*from) - static_cast<int>(way.y), 0, state().ranks - 1));
    }
};

} // namespace

std::unique_ptr<StartEditor> make_start_editor(Rules::State state) {
    return std::make_unique<Editor>(std::move(state));
}

} // namespace zugzwang::amazons
