#include "scenes/broadcast/between_games.hpp"

#include <utility>
#include <vector>

#include "zugzwang/base/words.hpp"
#include "zugzwang/ui/paint.hpp"
#include "zugzwang/ui/parts.hpp"

namespace zugzwang {

namespace {

// Units of a 1080-line screen.
constexpr float widest_table = 1400, table_line = 70, emblem_side = 58;
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
        all.push_back(ui::Node(number).wide().at_most(widest_number).of_words());
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
ui::Node line(std::size_t row, const Championship::Line& line, const Game& game, const PlayerSpec& player,
              bool with_habit) {
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
    auto words = ui::column(ui::words(tr(player.name), name),
                            ui::words(tr(player.thinks), habit).only_where_wide().when(with_habit))
                     .along_at(ui::Align::centre);
    auto node = line_of(std::to_string(row + 1), std::move(emblem), std::move(words), numbers).at_least(0, table_line);
    return leads ? std::move(node).on(ui::Ground::lit_panel, Role::act).barred() : node;
}

constexpr float card_emblem = 210, mark_size = 30;
constexpr float widest_pair = 1080;

ui::Node emblem_of(const Game& game, std::size_t rung, Side side) {
    return ui::picture([&game, rung, side](Rect area, Canvas& canvas) {
               canvas.glow(area.centre(), area.width * 1.05F, {role_of(side), 0.22F});
               game.ladder.draw_emblem(canvas, area, rung);
           })
        .sized(card_emblem, card_emblem);
}

/// Who it is, under the emblem where there is one.
ui::Node player_of(const TitleCard& card, Side side, std::optional<std::size_t> rung) {
    const auto* known = find_player(card.game, card.players[side]);
    const ui::Look name{.size = Measure::heading, .weight = Weight::bold};
    const auto wins = static_cast<std::int64_t>(card.score.wins[side]);
    const ui::Look won{.paint = {role_of(side)}, .weight = Weight::semibold};
    const ui::Look habit{.size = Measure::caption, .paint = {Role::soft}, .align = AlignX::centre};
    return ui::column(rung ? emblem_of(card.game, *rung, side) : ui::nothing(),
                      ui::row(ui::mark(side, mark_size), ui::line(known ? tr(known->name) : card.names[side], name))
                          .gaps(Measure::near)
                          .along_at(ui::Align::centre),
                      rung ? ui::words(tr(known->thinks), habit) : ui::nothing(),
                      card.score.games() > 0 ? centred(tr_n("{n} win", "{n} wins", wins), won) : ui::nothing())
        .gaps(Measure::near)
        .across_at(ui::Align::centre);
}

} // namespace

ui::Node standings(const Game& game, const Championship& championship, std::span<const PlayerSpec* const> players,
                   const Canvas& canvas) {
    const auto table = championship.table();
    std::vector<ui::Node> lines;
    lines.push_back(head(static_cast<bool>(game.ladder.draw_emblem)));
    for (std::size_t row = 0; row < table.size(); ++row)
        lines.push_back(line(row, table[row], game, *players[table[row].player], !ui::has_large_words(canvas)));
    const auto title = championship.is_over()
                           ? tr("{game}: {player} is the champion",
                                {{"game", tr(game.title)}, {"player", tr(players[table.front().player]->name)}})
                           : tr("{game}: championship", {{"game", tr(game.title)}});
    const auto note =
        tr("{played} of {count} games played", {{"played", championship.played()}, {"count", championship.games()}});
    return ui::column(
               centred(title, {.size = Measure::title, .weight = Weight::bold}), centred(note, ui::soft_look),
               ui::panel(std::move(lines)).padded(Measure::near).gaps(Measure::tight).at_most(widest_table).of_words(),
               centred(tr("Press anything, and it is your turn."), ui::soft_look))
        .gaps(Measure::near)
        .centred()
        .fills();
}

ui::Node title_card(const TitleCard& card) {
    const auto& [game, players, names, score, round, refusal] = card;
    auto first = find_rung(game, players[Side::first]), second = find_rung(game, players[Side::second]);
    if (!first || !second) first = second = std::nullopt;
    const ui::Look about{.size = Measure::heading, .paint = {Role::soft}};
    auto met = ui::row(player_of(card, Side::first, first).wide(), player_of(card, Side::second, second).wide())
                   .gaps(Measure::gap)
                   .across_at(ui::Align::start)
                   .at_most(widest_pair);
    std::string before;
    if (score.draws > 0)
        before = tr_n("{n} draw", "{n} draws", static_cast<std::int64_t>(score.draws));
    else if (first && score.games() == 0)
        before = tr("Their first meeting");
    const bool starts = refusal.empty();
    return ui::column(centred(tr(game.title), {.size = Measure::hero, .weight = Weight::extra_bold}),
                      ui::column(centred(tr(game.tagline[0]), about), centred(tr(game.tagline[1]), about)),
                      starts ? std::move(met) : centred(refusal, {.paint = {Role::bad}}),
                      centred(starts ? before : "", ui::soft_look), centred(starts ? round : "", ui::soft_look))
        .gaps(Measure::gap)
        .centred()
        .fills();
}

} // namespace zugzwang
