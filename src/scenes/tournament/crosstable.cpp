#include "scenes/tournament/crosstable.hpp"

#include <algorithm>
#include <cmath>
#include <utility>
#include <vector>

#include "match/statistics.hpp"
#include "scenes/tournament/entrant_words.hpp"
#include "zugzwang/base/number_words.hpp"
#include "zugzwang/base/words.hpp"
#include "zugzwang/ui/parts.hpp"

namespace zugzwang {

namespace {

using tournament::Score;
using tournament::Standing;

/// Shares of a line's width, which are about the widths of its words, too.
struct Shares {
    static constexpr double place = 1.6, name = 8, cell = 3.6, points = 4, score = 6.5, elo = 6, forfeits = 4.5;
};

/// What has room, the most important first.
struct TableColumns {
    bool score = false, elo = false, cells = false;
};

TableColumns columns_of(const Crosstable& table) {
    double left = static_cast<double>(table.widths) - Shares::place - Shares::name - Shares::points - Shares::forfeits;
    const auto fits = [&left](double share) {
        if (share > left) return false;
        left -= share;
        return true;
    };
    return {.score = fits(Shares::score),
            .elo = fits(Shares::elo),
            .cells = fits(Shares::cell * static_cast<double>(table.plan.entrants.size()))};
}

ui::Node in_column(ui::Node node, double share) {
    auto cell = std::move(node).wide(static_cast<float>(share));
    cell.width.gives_way = true;
    return cell;
}

/// A number with a smaller one behind it.
ui::Node with_small(std::string number, const std::string& small, Role role = Role::ink) {
    auto first = ui::line(std::move(number), {.paint = {role}, .weight = Weight::bold, .align = AlignX::right});
    if (small.empty()) return first;
    return ui::row(std::move(first).wide(), ui::line(small, {.size = Measure::smallest, .paint = {Role::dim}}))
        .gaps(Measure::hair);
}

std::string within(double reach) { return "± " + std::to_string(std::llround(reach)); }

ui::Node head_of(const Crosstable& table, const TableColumns& columns) {
    const auto word = [](std::string text) {
        return ui::line(
            std::move(text),
            {.size = Measure::smallest, .paint = {Role::soft}, .weight = Weight::semibold, .align = AlignX::right});
    };
    auto cells = ui::row(in_column(ui::space(), Shares::place), in_column(ui::space(), Shares::name)).children;
    for (std::size_t place = 1; columns.cells && place <= table.plan.entrants.size(); ++place)
        cells.push_back(in_column(word(std::to_string(place)), Shares::cell));
    cells.push_back(in_column(word(tr("Points")), Shares::points));
    if (columns.score) cells.push_back(in_column(word(tr("Score")), Shares::score));
    if (columns.elo) cells.push_back(in_column(word(tr("Elo")), Shares::elo));
    cells.push_back(in_column(word(tr("Forfeits")), Shares::forfeits));
    return ui::row(std::move(cells)).gaps(Measure::tight).padded(Measure::tight);
}

/// Of a line, which leads there as well.
ui::Node pressed(const Crosstable& table, const Encountering& who, ui::Node face) {
    if (!table.choose) return face;
    if (table.chosen == who) face = std::move(face).on(ui::Ground::selected, Role::act);
    auto node = ui::pressable(id_of(table.plan, who), std::move(face), [choose = table.choose, who] { choose(who); });
    node.passed_over = true;
    return node;
}

ui::Node cell(const Crosstable& table, const Encountering& who) {
    if (who.entrant == *who.other) return ui::Node().on(ui::Ground::well).tall();
    const auto score = table.standings.against(who.entrant, *who.other);
    if (score.games() == 0) return ui::line("·", {.paint = {Role::dim}, .align = AlignX::right});
    const double share = score.points() / static_cast<double>(score.games());
    auto face = ui::column(with_small(points_words(score.points()), "/" + std::to_string(score.games())),
                           ui::bar(share, Role::soft).at_least(20, 6).at_most(ui::Extent::unlimited, 6))
                    .gaps(Measure::hair);
    return pressed(table, who, std::move(face));
}

/// How its games were lost by forfeit, and how many.
ui::Node forfeits_cell(const Crosstable& table, const Standing& standing) {
    const auto count = standing.score.forfeits;
    auto number = with_small(std::to_string(count), "", count > 0 ? Role::bad : Role::dim);
    if (count == 0) return number;
    std::vector<ui::Node> marks;
    for (const auto& mark : forfeit_marks) {
        const bool is_there = std::ranges::any_of(table.standings.forfeits(), [&](const auto& lost) {
            return lost.entrant == standing.entrant && &forfeit_mark(lost.why) == &mark;
        });
        marks.push_back(ui::sprite(mark.sprite, 26).when(is_there));
    }
    return pressed(table, {.entrant = standing.entrant, .by_forfeit = true},
                   ui::row(ui::space().wide(), std::move(marks), std::move(number)).gaps(Measure::tight));
}

ui::Node name_of(const Crosstable& table, const Standing& standing) {
    const auto& entrant = table.plan.entrants[standing.entrant];
    const bool is_ours = find_player(*table.plan.game, entrant.player) != nullptr;
    auto name = ui::line(entrant_words(*table.plan.game, entrant), {.weight = Weight::semibold});
    return ui::row(std::move(name), ui::line(tr("ours"), ui::label_look).when(is_ours)).gaps(Measure::snug);
}

ui::Node line_of(const Crosstable& table, const TableColumns& columns, std::size_t row) {
    const auto& standing = *std::ranges::find(table.standings.table(), table.rows[row], &Standing::entrant);
    const auto& score = standing.score;
    const bool has_played = score.games() > 0;
    auto cells =
        ui::row(in_column(ui::line(std::to_string(standing.place), {.paint = {Role::soft}, .align = AlignX::centre}),
                          Shares::place),
                in_column(name_of(table, standing), Shares::name))
            .children;
    for (const auto other : table.rows) {
        if (columns.cells) cells.push_back(in_column(cell(table, {standing.entrant, other}), Shares::cell));
    }
    const auto games = std::max<double>(1, static_cast<double>(score.games()));
    const auto interval = match::wilson_interval(score.points() / games, games);
    const auto add = [&](std::string number, const std::string& small, double share) {
        cells.push_back(in_column(with_small(std::move(number), has_played ? small : ""), share));
    };
    add(points_words(standing.points()), "/" + std::to_string(score.games()), Shares::points);
    if (columns.score)
        add(has_played ? percent_words(score.points() / games) : "…", within((interval.high - interval.low) * 50),
            Shares::score);
    if (columns.elo) add(has_played ? score_words(std::round(standing.elo)) : "…", within(standing.reach), Shares::elo);
    cells.push_back(in_column(forfeits_cell(table, standing), Shares::forfeits));
    const Encountering who{standing.entrant};
    const bool is_chosen = table.chosen && table.chosen->entrant == who.entrant;
    auto line = ui::row(std::move(cells)).gaps(Measure::tight).padded(Measure::tight).at_least(0, 54);
    if (is_chosen || (!table.chosen && row == 0 && has_played)) line = std::move(line).on(ui::Ground::lit_panel);
    auto node = pressed(table, who, std::move(line));
    node.passed_over = table.chosen ? !is_chosen : row > 0;
    if (table.opacity) node.opacity = std::bind_front(table.opacity, row);
    return node;
}

} // namespace

ui::Node crosstable(const Crosstable& table) {
    const auto columns = columns_of(table);
    std::vector<ui::Node> lines, note;
    for (std::size_t row = 0; row < table.rows.size(); ++row)
        lines.push_back(line_of(table, columns, row));
    const ui::Look small{.size = Measure::smallest, .paint = {Role::soft}};
    const auto words = tr("Points of the line against the column, of the games played. ± is the 95 % interval.");
    note.push_back(ui::words(words, small).wide());
    for (const auto& mark : forfeit_marks)
        note.push_back(ui::row(ui::sprite(mark.sprite, 24), ui::line(tr(mark.words), small)).gaps(Measure::tight));
    auto all = ui::column(head_of(table, columns), ui::divider(), ui::scroll(std::move(lines)).tall());
    return ui::panel(std::move(all).gaps(Measure::hair).tall(),
                     ui::row(std::move(note)).gaps(Measure::near).only_where_wide())
        .gaps(Measure::tight);
}

std::string id_of(const tournament::TournamentPlan& plan, const Encountering& who) {
    if (who.other) return filled("cell:{}:{}", who.entrant, *who.other);
    return (who.by_forfeit ? "forfeits:" : "line:") + plan.entrants[who.entrant].name;
}

std::string score_in_words(const Score& score) {
    auto words = tr_n("{n} win", "{n} wins", counted(score.wins)) + ", " +
                 tr_n("{n} draw", "{n} draws", counted(score.draws)) + ", " +
                 tr_n("{n} loss", "{n} losses", counted(score.losses));
    if (score.forfeits > 0) words += ", " + tr_n("{n} by forfeit", "{n} by forfeit", counted(score.forfeits));
    return words;
}

std::string points_words(double points) {
    const auto whole = static_cast<std::uint64_t>(points);
    const bool and_a_half = points > static_cast<double>(whole);
    return (whole > 0 || !and_a_half ? std::to_string(whole) : "") + (and_a_half ? "½" : "");
}

} // namespace zugzwang
