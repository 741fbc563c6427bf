#include "games/numbers/show/interval_panel.hpp"

#include <algorithm>
#include <utility>
#include <vector>

#include "games/numbers/show/tile.hpp"
#include "zugzwang/base/words.hpp"
#include "zugzwang/play/lesson_parts.hpp"
#include "zugzwang/play/side_words.hpp"

namespace zugzwang::numbers {
namespace {

using Cell = Pyramid::Cell;

constexpr float tile_height = 58; ///< Units of a 1080-line screen.
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

} // namespace

ui::Node interval_panel(const TableStory& story, Cell at, bool known) {
    const auto mover = story.mover(at);
    const auto cell = story.at(at);
    auto tiles = ui::picture([&story, at](Rect area, Canvas& canvas) {
        paint_interval(area, story.numbers().subspan(at.first, at.length()), canvas);
    });
    const ui::Look big{.size = Measure::title, .paint = {Role::act}, .weight = Weight::bold};
    std::vector<ui::Node> nodes;
    nodes.push_back(ui::row(
        ui::line(part_words(story, at), big).wide(),
        ui::row(ui::mark(mover, 24), lesson_line(tr("{side} to move", {{"side", side_word(mover)}}), Role::soft))
            .gaps(Measure::tight)));
    nodes.push_back(std::move(tiles).at_least(0, tile_height));
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

} // namespace zugzwang::numbers
