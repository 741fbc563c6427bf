#include "games/boxes/show/entry_parts.hpp"

#include <algorithm>
#include <numeric>
#include <optional>
#include <utility>
#include <vector>

#include "games/boxes/show/view.hpp"
#include "zugzwang/base/words.hpp"
#include "zugzwang/gfx/focus_search.hpp"
#include "zugzwang/gfx/look.hpp"
#include "zugzwang/play/board_editor.hpp"
#include "zugzwang/play/side_words.hpp"

namespace zugzwang::boxes {
namespace {

enum Tool : std::size_t { lines, first_box, second_box };

/// A thing is a line or a box, by its number, as the tool has it.
class Editor final : public BoardEditor<Rules, View, int> {
  public:
    using BoardEditor::BoardEditor;

    [[nodiscard]] std::vector<EditTool> tools() const override {
        const auto box_of = [](Side side) {
            return EditTool{.name = tr("{side}’s box", {{"side", side_word(side)}}),
                            .how = tr("choose a closed box"),
                            .sprite = side == Side::first ? "boxes/owned-first" : "boxes/owned-second"};
        };
        return {{.name = tr("Draw or erase a line"), .how = tr("choose the line"), .sprite = "icon/line"},
                box_of(Side::first),
                box_of(Side::second)};
    }

    void draw_marks(Canvas& canvas) const override {
        const auto chosen = focus() ? focus() : hovered();
        if (!chosen) return;
        const auto& board = view().board();
        const float ring = std::max(2.0F, board.cell() * 0.03F);
        const Rect place = tool() == lines ? board.bar(*chosen, board.sizes().line).inset(-board.sizes().line * 0.6F)
                                           : around(board.middle_of_box(*chosen), board.sizes().box);
        paint_ring(snapped(place), {.radius = std::min(place.width, place.height) / 3, .width = ring}, canvas);
    }
    [[nodiscard]] std::string prompt() const override {
        if (tool() == lines) return tr("Choose a line to draw or erase it");
        return tr("Choose a closed box to give it to {side}", {{"side", side_word(side_of_tool())}});
    }
    void clear() override {
        auto next = state();
        next.of_second.reset();
        next.drawn.reset();
        for (int edge = 0; edge < next.grid.edges() && next.grid.boxes() > 1; ++edge)
            next.drawn[static_cast<std::size_t>(edge)] = next.grid.is_border(edge);
        change(std::move(next));
    }
    [[nodiscard]] std::string clear_words() const override { return tr("removes all but the border"); }

  private:
    [[nodiscard]] Side side_of_tool() const { return tool() == first_box ? Side::first : Side::second; }

    [[nodiscard]] std::optional<int> thing_at(Vec at) const override {
        const auto& board = view().board();
        if (tool() == lines) return board.edge_near(at);
        for (int box = 0; box < board.grid().boxes(); ++box) {
            if (around(board.middle_of_box(box), board.cell()).contains(at)) return box;
        }
        return std::nullopt;
    }

    void use(int thing) override {
        if (tool() == lines) return turn_line(thing);
        if (sides_drawn(state(), thing) < 4) return refuse(tr("Only a closed box has an owner: draw its lines first"));
        auto next = state();
        next.of_second[static_cast<std::size_t>(thing)] = tool() == second_box;
        change(std::move(next));
    }
    void take_away(int thing) override {
        if (tool() == lines && is_drawn(state(), thing)) turn_line(thing);
    }
    [[nodiscard]] std::string told(int thing, Labels labels) const override {
        if (tool() == lines)
            return tr("{what}: {it}", {{"what", line_words(state(), thing, labels)},
                                       {"it", is_drawn(state(), thing) ? tr("drawn") : tr("not drawn")}});
        const auto box = box_words(state(), thing, labels);
        const auto whose = owner(state(), thing);
        if (!whose)
            return tr_n("The box at {box} has {n} side.", "The box at {box} has {n} sides.",
                        sides_drawn(state(), thing), {{"box", box}});
        const auto taken = tr("{side}’s box", {{"side", side_word(*whose)}});
        return tr("{what}: {it}", {{"what", box}, {"it", taken}});
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

    [[nodiscard]] Vec middle(int thing) const {
        return tool() == lines ? view().board().middle_of(thing) : view().board().middle_of_box(thing);
    }
    [[nodiscard]] std::optional<int> neighbour(std::optional<int> from, Vec way) const override {
        const auto& grid = view().board().grid();
        std::vector<int> things(static_cast<std::size_t>(tool() == lines ? grid.edges() : grid.boxes()));
        std::iota(things.begin(), things.end(), 0);
        const auto next = focus_search(
            things, from ? middle(*from) : view().board().area().centre(), from ? way : Vec{},
            [this](int thing) { return middle(thing); },
            [](int, Offset offset) { return offset.ahead + 2 * offset.aside; });
        return next ? next : from;
    }
};

} // namespace

std::unique_ptr<StartEditor> make_start_editor(Rules::State state) {
    return std::make_unique<Editor>(std::move(state));
}

} // namespace zugzwang::boxes
