// What the scene of a person tells of ratings: the chart, a row for each game, the best win.
#include <algorithm>
#include <cmath>
#include <utility>

#include "desk/day_words.hpp"
#include "desk/recorded_game.hpp"
#include "scenes/frame/acts.hpp"
#include "scenes/frame/scenes.hpp"
#include "scenes/frame/shared_parts.hpp"
#include "scenes/frame/star.hpp"
#include "scenes/you/you_scene.hpp"
#include "zugzwang/base/words.hpp"

namespace zugzwang {

namespace {

constexpr ui::Look bold_figure{.size = Measure::heading, .weight = Weight::bold};

std::string above_words(const you::BestWin& best) {
    if (!best.above || *best.above <= 0) return tr("rated {rating}", {{"rating", best.result.opponent_rating}});
    return tr("rated {n} above you that day", {{"n", *best.above}});
}

} // namespace

ui::Node YouScene::ratings() {
    auto head = ui::row(ui::head(tr("Rating")), ui::words(chart_words(), soft_small_look).wide(),
                        ui::line(tr("rungs climbed"), soft_small_look).only_where_wide())
                    .gaps(Measure::near);
    auto links = ui::picture([this](Rect area, Canvas& canvas) {
                     const auto chart = last().place_of("chart");
                     if (!chart) return;
                     for (std::size_t place = 0; place < told_.games.size(); ++place) {
                         const auto end = end_of_line(*chart, place, told_, canvas);
                         const auto row = last().place_of(row_id(*told_.games[place].game));
                         if (!end || !row) continue;
                         const Role role = place == bright() ? Role::soft : Role::button_rim;
                         const LineStyle style{.paint = {role}, .width = canvas.px(Measure::rim)};
                         const float in = area.x + area.width / 3, right = area.right() - canvas.px(Measure::tight);
                         canvas.line(*end, {in, end->y}, style);
                         canvas.line({in, end->y}, {right, row->centre().y}, style);
                     }
                 })
                     .at_least(44)
                     .at_most(44)
                     .tall()
                     .only_where_wide();
    auto shown = ui::spread(chart().wide(1.7F), std::move(links), rows().wide());
    return ui::panel(std::move(head), std::move(shown).gaps(Measure::hair).tall()).named("ratings");
}

/// Of the week that is pointed at.
std::string YouScene::chart_words() const {
    const auto point = pointed();
    if (!point) return tr("the last twelve weeks, against the computers and bots you met");
    const auto& [game, rating, climbed] = told_.games[point->game];
    const auto ago = static_cast<std::int64_t>(you::weeks_told - 1 - point->week);
    const auto when = ago == 0 ? tr("this week") : tr_n("{n} week ago", "{n} weeks ago", ago);
    const auto value = std::to_string(std::lround(rating.weeks[point->week]->value));
    return tr_n("{game}, {when}: {rating}, {n} game", "{game}, {when}: {rating}, {n} games",
                static_cast<std::int64_t>(rating.games[point->week]),
                {{"game", tr(game->title)}, {"when", when}, {"rating", value}});
}

ui::Node YouScene::chart() {
    const bool has_lines = std::ranges::any_of(told_.games, [](const auto& one) { return one.rating.all > 0; });
    auto drawn = ui::picture([this](Rect area, Canvas& canvas) {
                     paint_chart(area, told_, {.bright = bright(), .pointed = pointed()}, canvas);
                 })
                     .at_least(300, 260)
                     .fills()
                     .named("chart");
    if (has_lines) return drawn;
    auto words = ui::words(tr("Your rating begins with the fifth game"),
                           {.size = Measure::caption, .paint = {Role::soft}, .align = AlignX::centre});
    return ui::stack(std::move(drawn), ui::column(std::move(words)).centred().padded(Measure::gap).fills()).fills();
}

ui::Node YouScene::rows() {
    std::vector<ui::Node> all;
    for (const auto place : order())
        all.push_back(row(place));
    return ui::column(std::move(all)).gaps(Measure::hair);
}

ui::Node YouScene::row(std::size_t place) {
    const auto& [game, rating, climbed] = told_.games[place];
    const auto now = rating.now();
    auto number = ui::line(now ? std::to_string(std::lround(now->value)) : "…", bold_figure);
    auto about = now ? ui::line(tr("± {n}", {{"n", std::lround(2 * now->deviation)}}), soft_small_look) : ui::nothing();
    auto named = ui::column(ui::line(tr(game->title), ui::caption_look),
                            ui::row(std::move(number), std::move(about)).gaps(Measure::snug));
    auto plate = ui::row(std::move(named).wide(), star_row(climbed).at_most(178).wide().when(!climbed.empty()))
                     .padded(Measure::tight)
                     .gaps(Measure::snug);
    if (place == bright()) plate = std::move(plate).on(ui::Ground::selected);
    auto pressed = ui::pressable(row_id(*game), std::move(plate),
                                 [this, game = game] { go(SceneChange::push(make_ladder(context_, *game))); });
    pressed.passed_over = place != chosen_;
    return std::move(pressed).enabled_when(!climbed.empty()).tall();
}

ui::Node YouScene::best() {
    if (!told_.best) {
        const ui::Look look{.size = Measure::caption, .paint = {Role::soft}, .align = AlignX::centre};
        return ui::panel(ui::head(tr("Best win")),
                         ui::column(ui::words(tr("Your best win will stand here"), look)).centred().fills())
            .named("best");
    }
    const auto& win = *told_.best;
    const auto day = named_day(day_of_place(win.result.begun), told_.today);
    auto head = ui::row(ui::head(tr("Best win")).wide(), ui::line(day, soft_small_look));
    auto rated = ui::words(above_words(win), ui::caption_look);
    auto look = ui::button(act::look_at_it);
    if (!best_ || !best_->session)
        return ui::panel(std::move(head), ui::words(tr("The game is not among your games any more."), ui::caption_look),
                         std::move(rated))
            .named("best");
    auto board = still_board(best_->session).at_least(150, 150);
    auto told =
        ui::column(ui::words(best_->title, ui::caption_look), score(), ui::divider(), std::move(rated), std::move(look))
            .gaps(Measure::snug)
            .at_least(190)
            .of_words();
    return ui::panel(std::move(head),
                     ui::row(ui::stack(std::move(board)).on(ui::Ground::well).fills(1.4F), std::move(told).wide())
                         .gaps(Measure::near)
                         .tall(),
                     ui::words(best_->words, {.size = Measure::caption}))
        .named("best");
}

/// The person first.
ui::Node YouScene::score() const {
    const auto person = person_of(best_->record).value_or(Side::first);
    const auto& news = best_->session->news();
    const auto game = std::ranges::find(context_.games, best_->record.game, &Game::id);
    std::vector<ui::Node> lines;
    for (const Side side : {person, other(person)}) {
        const Role role = side == Side::first ? Role::first : Role::second;
        auto name = ui::line(player_name(*game, best_->record.seats, side), {.weight = Weight::semibold});
        auto points = ui::line(news.seats[side].figure.number,
                               {.size = Measure::heading, .paint = {role}, .weight = Weight::bold});
        lines.push_back(
            ui::row(ui::mark(side), std::move(name).wide().gives_way(), std::move(points).when(game->points != nullptr))
                .gaps(Measure::snug));
    }
    return ui::column(std::move(lines)).gaps(Measure::tight);
}

} // namespace zugzwang
