#include "scenes/broadcast/title_card.hpp"

#include <utility>

#include "zugzwang/base/words.hpp"
#include "zugzwang/ui/parts.hpp"

namespace zugzwang {

namespace {

// Units of a 1080-line screen.
constexpr float emblem_side = 210, mark_size = 30;
constexpr float widest_pair = 1080;

ui::Node centred(std::string text, ui::Look look) {
    look.align = AlignX::centre;
    return ui::line(std::move(text), look);
}

ui::Node emblem_of(const Game& game, std::size_t rung, Side side) {
    return ui::picture([&game, rung, side](Rect area, Canvas& canvas) {
               canvas.glow(area.centre(), area.width * 1.05F, {role_of(side), 0.22F});
               game.ladder.draw_emblem(canvas, area, rung);
           })
        .sized(emblem_side, emblem_side);
}

/// Who it is, under the emblem where there is one.
ui::Node player(const TitleCard& card, Side side, std::optional<std::size_t> rung) {
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

ui::Node title_card(const TitleCard& card) {
    const auto& [game, players, names, score, round, refusal] = card;
    auto first = find_rung(game, players[Side::first]), second = find_rung(game, players[Side::second]);
    if (!first || !second) first = second = std::nullopt;
    const ui::Look about{.size = Measure::heading, .paint = {Role::soft}};
    auto met = ui::row(player(card, Side::first, first).wide(), player(card, Side::second, second).wide())
                   .gaps(Measure::gap)
                   .across_at(ui::Align::start)
                   .at_most(widest_pair);
    std::string before;
    if (score.draws > 0)
        before = tr_n("{n} draw", "{n} draws", static_cast<std::int64_t>(score.draws));
    else if (first && score.games() == 0)
        before = tr("They meet for the first time");
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
