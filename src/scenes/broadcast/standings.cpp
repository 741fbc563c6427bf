#include "scenes/broadcast/standings.hpp"

#include <string>
#include <utility>
#include <vector>

#include "zugzwang/base/words.hpp"
#include "zugzwang/ui/parts.hpp"

namespace zugzwang {

namespace {

// Units of a 1080-line screen.
constexpr float widest_table = 1400, line_height = 70, emblem_side = 58;
constexpr float place_share = 0.4F, name_share = 2; ///< Of a line's width, where a number has 1.
constexpr float widest_place = 70, widest_number = 130;

ui::Node centred(std::string text, ui::Look look) {
    look.align = AlignX::centre;
    return ui::line(std::move(text), look);
}

/// Its cells are as broad as those of every other line, whatever stands in them.
ui::Node line_of(std::string place, ui::Node emblem, ui::Node name, const std::vector<ui::Node>& numbers) {
    std::vector<ui::Node> all;
    all.push_back(centred(std::move(place), ui::soft_look).wide(place_share).at_most(widest_place));
    emblem.width = {.min = emblem_side, .max = emblem_side};
    if (!emblem.absent) all.push_back(std::move(emblem));
    all.push_back(std::move(name).padded(Measure::hair).wide(name_share));
    for (const auto& number : numbers)
        all.push_back(ui::Node(number).wide().at_most(widest_number));
    for (auto& cell : all)
        cell.width.gives_way = true;
    return ui::row(std::move(all)).gaps(Measure::tight).padded(Measure::snug);
}

ui::Node head(bool has_emblems) {
    ui::Look look{.size = Measure::smallest, .paint = {Role::soft}, .weight = Weight::semibold};
    auto name = ui::line(tr("Player"), look);
    look.align = AlignX::right;
    std::vector<ui::Node> numbers;
    for (auto& word : {tr("Games"), tr("Wins"), tr("Draws"), tr("Losses"), tr("Points")})
        numbers.push_back(ui::line(word, look));
    return line_of(" ", has_emblems ? ui::Node() : ui::nothing(), std::move(name), numbers);
}

/// The first one stands out by its ground, its bar and its weight.
ui::Node line(std::size_t row, const Championship::Line& line, const Game& game, const PlayerSpec& player) {
    const bool leads = row == 0 && line.played > 0;
    ui::Look number{.paint = {leads ? Role::ink : Role::soft},
                    .weight = leads ? Weight::bold : Weight::regular,
                    .align = AlignX::right};
    std::vector<ui::Node> numbers;
    for (const auto count : {line.played, line.wins, line.draws, line.losses})
        numbers.push_back(ui::line(std::to_string(count), number));
    number.paint = {leads ? Role::act : Role::ink};
    number.weight = Weight::bold;
    numbers.push_back(ui::line(std::to_string(line.points), number));
    auto emblem = ui::nothing();
    if (game.ladder.draw_emblem)
        emblem = ui::picture([draw = game.ladder.draw_emblem, place = line.player](Rect area, Canvas& canvas) {
                     draw(canvas, area, place);
                 }).sized(emblem_side, emblem_side);
    const ui::Look name{.weight = leads ? Weight::bold : Weight::semibold};
    const ui::Look habit{.size = Measure::smallest, .paint = {Role::soft}};
    auto words = ui::column(ui::line(tr(player.name), name).gives_way(),
                            ui::line(tr(player.thinks), habit).gives_way().only_where_wide())
                     .along_at(ui::Align::centre);
    auto node = line_of(std::to_string(row + 1), std::move(emblem), std::move(words), numbers).at_least(0, line_height);
    return leads ? std::move(node).on(ui::Ground::lit_panel, Role::act).barred() : node;
}

} // namespace

ui::Node standings(const Game& game, const Championship& championship, std::span<const PlayerSpec* const> players) {
    const auto table = championship.table();
    std::vector<ui::Node> lines;
    lines.push_back(head(static_cast<bool>(game.ladder.draw_emblem)));
    for (std::size_t row = 0; row < table.size(); ++row)
        lines.push_back(line(row, table[row], game, *players[table[row].player]));
    const auto title = championship.is_over()
                           ? tr("{game}: {player} is the champion",
                                {{"game", tr(game.title)}, {"player", tr(players[table.front().player]->name)}})
                           : tr("{game}: championship", {{"game", tr(game.title)}});
    const auto note =
        tr("{played} of {count} games played", {{"played", championship.played()}, {"count", championship.games()}});
    return ui::column(centred(title, {.size = Measure::title, .weight = Weight::bold}), centred(note, ui::soft_look),
                      ui::panel(std::move(lines)).padded(Measure::near).gaps(Measure::tight).at_most(widest_table),
                      centred(tr("Press a key or click, and it is your turn."), ui::soft_look))
        .gaps(Measure::near)
        .centred()
        .fills();
}

} // namespace zugzwang
