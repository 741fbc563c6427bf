// What the scene of a person shows.
#include <algorithm>
#include <cmath>
#include <utility>

#include "desk/game_words.hpp"
#include "scenes/frame/acts.hpp"
#include "scenes/frame/scenes.hpp"
#include "scenes/frame/shared_parts.hpp"
#include "scenes/you/you_scene.hpp"
#include "zugzwang/base/words.hpp"

namespace zugzwang {

namespace {

/// A big number with its unit, over what is said of it.
ui::Node big_number(std::string number, std::string unit, Role role) {
    auto figure = ui::figure_look;
    figure.paint = {role};
    return ui::row(ui::line(std::move(number), figure), ui::words(std::move(unit), ui::caption_look).wide())
        .gaps(Measure::snug);
}

/// Hours, below one of them minutes.
ui::Node big_time(Seconds time) {
    const auto minutes = static_cast<std::int64_t>(std::floor(time.count() / 60)), hours = minutes / 60;
    return hours > 0 ? big_number(std::to_string(hours), tr_n("hour", "hours", hours), Role::ink)
                     : big_number(std::to_string(minutes), tr_n("minute", "minutes", minutes), Role::ink);
}

} // namespace

ui::Page YouScene::page() {
    ui::Page page{.title = tr("You"), .status = status()};
    page.tell(notice_);
    auto restore = ui::button(act::take_back).when(can_take_back_for_ > Seconds{0});
    page.icons = ui::row(folder_button(context_, saved_in_), std::move(restore), ui::icon(act::help)).children;
    page.body = asks_ ? sheet() : body();
    page.deeds = deeds();
    if (asks_) page.focus = act::keep_all.id;
    page.told = [this] {
        if (!notice_.words().empty()) return notice_.words();
        return ui::read_out(asks_ ? sheet() : rows());
    };
    return page;
}

std::vector<ui::Deed> YouScene::deeds() {
    std::vector<ui::Deed> all{
        {ui::back_act, [this] { leave(); }},
        {act::help, [this] { go(SceneChange::push(make_help(context_, *told_.games[chosen_].game))); }},
        {act::take_back, [this] { take_back(); }, can_take_back_for_ > Seconds{0}}};
    if (asks_) {
        all.push_back({act::keep_all, [this] { asks_ = false; }});
        all.push_back({act::delete_now, [this] { delete_all(); }});
        return all;
    }
    const auto places = order();
    all.push_back({act::above, [this] { step_in_order(-1); }, chosen_ != places.front()});
    all.push_back({act::below, [this] { step_in_order(1); }, chosen_ != places.back()});
    all.push_back({act::look_at_it, [this] { look_at_best(); }, best_ && best_->session});
    all.push_back({act::export_all, [this] { save(); }, !has_nothing() && !context_.saving.texts.empty()});
    return all;
}

ui::Node YouScene::body() {
    auto above = ui::spread(ratings().wide(1.75F), best().wide());
    auto below = ui::spread(cards().wide(0.93F), kinds().wide());
    return ui::column(std::move(above).gaps(Measure::apart).tall(2), std::move(below).gaps(Measure::apart).tall(),
                      foot())
        .gaps(Measure::apart);
}

ui::Node YouScene::cards() const {
    const auto& [solved, tried] = told_.puzzles;
    const auto card = [](std::string head, ui::Node number, std::string below, ui::Node picture) {
        return ui::panel(ui::head(std::move(head)), std::move(number), ui::words(std::move(below), soft_small_look),
                         ui::space(), std::move(picture))
            .gaps(Measure::tight)
            .at_least(150)
            .wide();
    };
    const auto drawn = [](auto paint, float height) { return ui::picture(paint).at_least(100, height); };
    auto puzzles = card(tr("Puzzles solved"), big_number(std::to_string(solved), {}, Role::act),
                        tr("of {n} tried", {{"n", tried}}),
                        ui::bar(tried == 0 ? 0 : static_cast<double>(solved) / static_cast<double>(tried)));
    auto days = card(
        tr("Days in a row"), big_number(std::to_string(told_.days.now), tr_n("day", "days", told_.days.now), Role::act),
        tr("best {n}", {{"n", told_.days.best}}),
        drawn([week = told_.days.week](Rect area, Canvas& canvas) { paint_days(area, week, canvas); }, 28));
    const auto this_week = told_.time.weeks.back();
    auto time = card(
        tr("Time played"), big_time(told_.time.all),
        this_week < Seconds{1} ? tr("nothing this week") : tr("{time} this week", {{"time", length_words(this_week)}}),
        drawn([weeks = told_.time.weeks](Rect area, Canvas& canvas) { paint_bars(area, weeks, canvas); }, 34));
    return ui::row(std::move(puzzles), std::move(days), std::move(time)).gaps(Measure::apart).tall();
}

ui::Node YouScene::kinds() {
    auto head = ui::row(ui::head(tr("What you know")).wide(),
                        ui::words(tr("mistakes of yours, solved since and still open"), soft_small_look))
                    .gaps(Measure::snug);
    if (told_.kinds.empty())
        return ui::panel(std::move(head), ui::words(tr("Mistakes from your games come here"), ui::caption_look))
            .named("kinds");
    std::vector<ui::Node> all;
    for (const auto& told : told_.kinds)
        all.push_back(kind(told));
    return ui::panel(std::move(head), ui::content(std::move(all)).gaps(Measure::hair)).named("kinds");
}

ui::Node YouScene::kind(const you::KindTold& told) {
    const auto& [key, learned] = told;
    const auto game = std::ranges::find(context_.games, key.game, &Game::id);
    if (game == context_.games.end()) return ui::nothing();
    const auto& kinds = game->mistakes.kinds;
    const auto named = std::ranges::find(kinds, key.kind, &MistakeKind::id);
    const auto name = tr(named == kinds.end() ? message("other mistakes") : named->name);
    const auto solved = static_cast<std::int64_t>(learned.solved), open = static_cast<std::int64_t>(learned.open);
    const double part = static_cast<double>(solved) / static_cast<double>(solved + open);
    const ui::Look bold{.size = Measure::smallest, .weight = Weight::semibold, .align = AlignX::right};
    auto open_look = soft_small_look;
    open_look.align = AlignX::right;
    auto words = ui::prose({{.text = name}, {.text = " · " + tr(game->title), .role = Role::dim}}, Measure::caption);
    auto counts = ui::row(ui::line(tr_n("{n} solved", "{n} solved", solved), bold).wide(),
                          ui::line(open == 0 ? tr("none open") : tr_n("{n} open", "{n} open", open), open_look).wide())
                      .gaps(Measure::snug);
    auto line = ui::row(std::move(words).wide(1.5F).at_least(210), ui::bar(part).wide().at_least(90, 12),
                        std::move(counts).wide(1.1F).at_least(190))
                    .gaps(Measure::near)
                    .padded(Measure::hair);
    return ui::pressable(filled("kind:{}:{}", key.game, key.kind), std::move(line),
                         [this, &game = *game, id = key.kind] {
                             go(SceneChange::push(make_practice(context_, game, {.games = {game.id}, .kind = id})));
                         });
}

ui::Node YouScene::foot() {
    auto words = ui::column(ui::words(tr("Everything on this page stays on this machine."), {.size = Measure::caption}),
                            ui::words(tr("Export writes one file that you can read. Let it fall on this window, and it "
                                         "is read in again."),
                                      soft_small_look))
                     .gaps(Measure::hair);
    const bool can_delete = context_.keeper != nullptr && !has_nothing();
    const ui::Look quiet_look{.size = Measure::caption, .paint = {can_delete ? Role::soft : Role::dim}};
    auto quiet = ui::pressable(std::string(act::delete_all.id),
                               ui::row(ui::line(tr(act::delete_all.words), quiet_look)).padded(Measure::snug),
                               [this] { asks_ = true; })
                     .enabled_when(can_delete);
    auto acts = ui::row(std::move(quiet), ui::button(act::export_all).at_least(220)).gaps(Measure::near);
    return ui::spread(std::move(words).wide(), std::move(acts)).gaps(Measure::apart);
}

ui::Node YouScene::sheet() const {
    const auto amount = [](std::string label, std::size_t count) {
        return ui::fact(std::move(label), std::to_string(count)).when(count > 0);
    };
    auto gone =
        ui::column(amount(tr("Games"), amounts_.games), amount(tr("Games you are rated by"), amounts_.rated),
                   amount(tr("Stars of the ladders"), amounts_.stars), amount(tr("Puzzles tried"), amounts_.puzzles),
                   amount(tr("Mistakes to practise"), amounts_.exercises))
            .gaps(Measure::tight);
    auto stays = tr("Games on the boards, games by link, the settings and files that you saved stay.");
    auto panel =
        ui::panel(ui::words(tr("This goes from the disk"), ui::heading_look), std::move(gone), ui::divider(),
                  ui::words(std::move(stays), ui::caption_look),
                  ui::row(ui::primary(act::keep_all).wide(), ui::button(act::delete_now).wide()).gaps(Measure::near))
            .on(ui::Ground::lit_panel)
            .at_least(420)
            .at_most(640)
            .named("sheet");
    return ui::column(std::move(panel)).centred();
}

} // namespace zugzwang
