#include "games/numbers/show/entry_parts.hpp"

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

#include "games/numbers/show/row_lesson.hpp"
#include "games/numbers/show/sums_panel.hpp"
#include "games/numbers/show/table_board.hpp"
#include "games/numbers/show/tiles.hpp"
#include "games/numbers/think/players.hpp"
#include "zugzwang/base/words.hpp"
#include "zugzwang/play/lesson_parts.hpp"
#include "zugzwang/play/paged_lesson.hpp"
#include "zugzwang/play/side_words.hpp"

namespace zugzwang::numbers {
namespace {

using Cell = Pyramid::Cell;

constexpr float side_width = 560, tiles_height = 80; ///< Units of a 1080-line screen.
constexpr std::size_t most_moves = 40;

std::string part_words(const TableStory& story, Cell cell) {
    return tr("Opt({i}, {j})", {{"i", story.place(cell.first)}, {"j", story.place(cell.last)}});
}

/// "L  Opt(4, 10)  2 + 25 = 27": what taking that end brings.
ui::Node sum_node(End end, const TableStory& story, Cell at) {
    const auto cell = story.at(at);
    const bool left = end == End::left, best = cell.best == end;
    const auto sum = left ? cell.by_left : cell.by_right;
    const auto number = story.numbers()[left ? at.first : at.last];
    const auto terms = cell.own ? tr("{number} + {value} =", {{"number", number}, {"value", sum - number}}) : tr("=");
    const Role role = best ? Role::act : Role::soft;
    const ui::Look total{.size = Measure::title, .paint = {role}, .weight = Weight::bold};
    return ui::row(lesson_line(left ? tr("L") : tr("R"), role, Weight::bold),
                   lesson_line(part_words(story, at.after({end})), Role::soft).wide(),
                   lesson_line(terms, best ? Role::ink : Role::soft, Weight::medium),
                   ui::line(std::to_string(sum), total))
        .gaps(Measure::snug)
        .padded(Measure::tight)
        .on(best ? ui::Ground::selected : ui::Ground::well, best ? Role::act : Role::panel_rim);
}

/// "27 > 24   Opt = 27, Lep = L"
ui::Node verdict_node(const TableCell& cell) {
    const auto more = std::max(cell.by_left, cell.by_right), less = std::min(cell.by_left, cell.by_right);
    const auto comparison = more == less ? tr("both bring {sum}", {{"sum", more}})
                            : cell.own   ? tr("{more} > {less}", {{"more", more}, {"less", less}})
                                         : tr("{less} < {more}", {{"less", less}, {"more", more}});
    const auto result = !cell.own                ? tr("Opt = {points}", {{"points", cell.opt()}})
                        : cell.best == End::left ? tr("Opt = {points}, Lep = L", {{"points", cell.opt()}})
                                                 : tr("Opt = {points}, Lep = R", {{"points", cell.opt()}});
    return ui::prose({{.text = comparison + "   ", .weight = Weight::medium},
                      {.text = result, .role = Role::act, .weight = Weight::semibold}},
                     Measure::heading);
}

/// The moves from here on, each in the colour of its side.
ui::Node way_node(const TableStory& story, Cell cell) {
    const auto path = story.path_from(cell);
    std::vector<ui::Run> runs{{.text = tr("Play from here:") + " ", .role = Role::soft}};
    for (std::size_t move = 0; move + 1 < path.size() && move < most_moves; ++move)
        runs.push_back({.text = (story.at(path[move]).best == End::left ? tr("L") : tr("R")) + " ",
                        .role = role_of(story.mover(path[move])),
                        .weight = Weight::bold});
    if (path.size() > most_moves + 1) runs.push_back({.text = "…", .role = Role::soft});
    return ui::prose(std::move(runs), Measure::heading);
}

/// Beside the table: the part of the row that a cell stands for, what each of its ends brings, and how play goes on.
/// `known`: the cell is filled in.
ui::Node interval_panel(const TableStory& story, Cell at, bool known) {
    const auto mover = story.mover(at);
    const auto cell = story.at(at);
    auto part = story.state();
    part.begin += at.first;
    part.end = part.begin + at.length();
    auto tiles = ui::picture(
        [part = std::move(part)](Rect area, Canvas& canvas) { paint_row(area, part, {.only_ends = true}, canvas); });
    const ui::Look big{.size = Measure::title, .paint = {Role::act}, .weight = Weight::bold};
    std::vector<ui::Node> nodes;
    nodes.push_back(ui::row(
        ui::line(part_words(story, at), big).wide(),
        ui::row(ui::mark(mover, 24), lesson_line(tr("{side} to move", {{"side", side_word(mover)}}), Role::soft))
            .gaps(Measure::tight)));
    nodes.push_back(std::move(tiles).at_least(0, tiles_height).tall());
    if (!known) {
        nodes.push_back(lesson_words(tr("not filled in yet"), Role::soft));
    } else if (cell.length() > 1) {
        nodes.push_back(sum_node(End::left, story, at));
        nodes.push_back(sum_node(End::right, story, at));
        nodes.push_back(verdict_node(cell));
        nodes.push_back(way_node(story, at));
    } else {
        nodes.push_back(lesson_words(
            tr("the last number, to {side}: Opt = {points}", {{"side", side_word(mover)}, {"points", cell.opt()}})));
    }
    return ui::column(std::move(nodes))
        .on(ui::Ground::panel, Role::act)
        .padded(Measure::apart)
        .gaps(Measure::snug)
        .titled(tr("The cell"))
        .fills();
}

/// Optimal fills in the seed's table and then plays by it.
class TableLesson final : public PagedLesson {
  public:
    TableLesson(const Rules::State& state, Table table, Rules::Move move, std::optional<Parity::Decision> parity)
        : story_(state, std::move(table)), move_(move), parity_(std::move(parity)) {}

    [[nodiscard]] std::string title() const override {
        return tr_n("Optimal, the table · {n} number", "Optimal, the table · {n} numbers", story_.size());
    }
    [[nodiscard]] std::size_t steps() const override { return story_.steps(); }
    [[nodiscard]] LessonWords words(std::size_t step, Labels) const override { return story_.words(step); }
    /// So that there is room for values.
    [[nodiscard]] Size least_size() const override { return Lesson::least_size(); }
    [[nodiscard]] std::string move() const override { return Rules::move_to_text(story_.state(), move_); }

  protected:
    [[nodiscard]] ui::Node page(const LessonFrame& frame) override {
        const auto step = story_.step(frame.step);
        const auto shown = pointed_.value_or(step.cell);
        auto table = ui::picture([this, step, shown, progress = frame.progress](Rect, Canvas& canvas) {
            board_.draw({.story = story_, .step = step, .shown = shown, .progress = progress}, canvas);
        });
        const auto place = [this](Rect area) { board_.place(area, story_, canvas()); };
        const auto point = [this](const PointerEvent& event) {
            pointed_ = event.kind == PointerEvent::Kind::leave ? std::nullopt : board_.at(event.at);
            const bool click = event.kind == PointerEvent::Kind::press && event.button == PointerEvent::Button::left;
            if (click && pointed_) go(story_.step_of(*pointed_));
            return false;
        };
        auto panel = ui::column(board_.legend(story_),
                                std::move(table).fills().named("table").reacting({.place = place, .pointer = point}))
                         .on(ui::Ground::panel)
                         .padded(Measure::near)
                         .gaps(Measure::snug)
                         .fills();
        auto side = interval_panel(story_, shown, story_.is_filled(shown, step));
        auto sums = parity_
                        ? sums_panel({.heading = tr("Without the table"), .sums = parity_->sums, .kept = parity_->kept})
                        : ui::nothing();
        return ui::columns(ui::nothing(), std::move(panel),
                           ui::column(std::move(side), std::move(sums)).gaps(Measure::near).at_most(side_width));
    }

  private:
    TableStory story_;
    Rules::Move move_;
    std::optional<Parity::Decision> parity_; ///< What can be had without the table; only of an even row.
    TableBoard board_;
    std::optional<Cell> pointed_;
};

/// Requires 1 … longest_table numbers left.
std::unique_ptr<Lesson> table_lesson(const Rules::State& state) {
    SearchControl control({});
    Table table(state.size());
    const auto move = *Optimal(&table).choose(state, control, {});
    Parity parity;
    static_cast<void>(parity.choose(state, control, {}));
    return std::make_unique<TableLesson>(state, std::move(table), move, parity.decision());
}

} // namespace

std::unique_ptr<Lesson> lesson(const LessonRequest<Rules::State>& request) {
    if (request.player == "optimal" && request.state.size() <= longest_table) return table_lesson(request.state);
    return row_lesson(request.player, request.state);
}

} // namespace zugzwang::numbers
