// What the scene of a tournament shows.
#include <algorithm>
#include <array>
#include <utility>

#include "desk/game_words.hpp"
#include "scenes/frame/acts.hpp"
#include "scenes/frame/scenes.hpp"
#include "scenes/frame/shared_parts.hpp"
#include "scenes/tournament/contest_scene.hpp"
#include "scenes/tournament/entrant_words.hpp"
#include "zugzwang/base/number_words.hpp"
#include "zugzwang/base/words.hpp"
#include "zugzwang/gfx/motion_part.hpp"
#include "zugzwang/ui/confetti.hpp"

namespace zugzwang {

namespace {

constexpr Seconds worth_telling{10}; ///< Of what a tournament took.

/// So high is the block of each place, units.
constexpr std::array block_heights{250, 180, 130};

} // namespace

ui::Page ContestScene::page() {
    ui::Page page{.title = tr("Tournament"), .status = status()};
    page.tell(notice_);
    page.told = [this] { return told(); };
    page.icons = ui::row(folder_button(context_, saved_in_), ui::icon(act::openings), ui::icon(act::help)).children;
    page.deeds = deeds();
    if (watched_) {
        page.body = watched();
    } else if (shows_podium_) {
        page.body = podium();
    } else {
        std::vector<ui::Node> below;
        if (chosen_ || is_over())
            below.push_back(
                games_of(chosen_.value_or(Encountering{contest_.standings().table().front().entrant})).wide(2));
        else
            for (std::size_t at = 0; at < boards_.size(); ++at)
                below.push_back(live(at).wide());
        below.push_back(progress().wide());
        page.body =
            ui::column(table().tall(1.2F), ui::spread(std::move(below)).gaps(Measure::near).tall()).gaps(Measure::near);
    }
    page.focus = is_over() ? std::string(act::save_game.id) : std::string(act::pause.id);
    return page;
}

std::vector<ui::Deed> ContestScene::deeds() {
    const bool runs = contest_.state() == State::running;
    const auto& pause = contest_.is_paused() ? act::go_on : act::pause;
    return {{pause, [this] { contest_.pause(!contest_.is_paused()); }, runs},
            {act::watch, [this] { is_over() ? show_best() : watch(0); }, runs || is_over()},
            {act::save_game, [this] { save(); }, !context_.saving.texts.empty()},
            {act::openings, [this] { explore(); }, !contest_.records().empty() && !record_file_.empty()},
            {act::help, [this] { go(SceneChange::push(make_help(context_, game()))); }},
            {ui::back_act, [this] { leave(); }}};
}

std::string ContestScene::status() const {
    auto pointed = words_of(last().hovered().empty() ? last().focused() : last().hovered());
    if (!pointed.empty()) return pointed;
    const auto& plan = contest_.plan();
    return tr("{game}: every pair plays {n} games", {{"game", listed(game(), plan.options)}, {"n", plan.games}});
}

std::string ContestScene::told() const {
    if (!notice_.words().empty()) return notice_.words();
    if (auto focused = words_of(last().focused()); !focused.empty()) return focused;
    if (is_over()) return tr("{side} wins", {{"side", name_at(0)}});
    if (contest_.is_paused()) return tr("paused");
    return contest_.records().empty() ? status() : tr("{player} leads", {{"player", name_at(0)}});
}

ui::Node ContestScene::table() {
    const auto choose = [this](const Encountering& who) {
        chosen_ = chosen_ == who ? std::nullopt : std::optional(who);
    };
    const auto opacity = [this](std::size_t row, const Canvas& canvas) {
        return rows_[row] == rows_before_[row] ? 1 : part_of(context_.settings.fade(), time_ - ordered_at_, canvas);
    };
    const float widths = screen().width / canvas().px(Measure::body);
    return crosstable({contest_.plan(), contest_.standings(), rows_, chosen_, choose, widths, opacity}).named("table");
}

ui::Node ContestScene::seats(std::size_t table) {
    const auto& board = boards_[table];
    const auto& news = board.session()->news();
    std::vector<ui::Node> rows;
    for (const Side side : both_sides) {
        const bool thinks = !board.game()->result && news.to_move == side;
        auto row = ui::row(ui::mark(side, 30),
                           ui::line(name_of(board.game()->entrants[side]), {.weight = Weight::semibold}).wide(),
                           ui::line(tr("thinks"), ui::label_look).when(thinks),
                           ui::line(news.seats[side].figure.number,
                                    {.size = Measure::heading, .paint = {role_of(side)}, .weight = Weight::bold}))
                       .gaps(Measure::snug)
                       .padded(Measure::tight);
        rows.push_back(thinks ? std::move(row).on(ui::Ground::selected) : std::move(row));
    }
    return ui::column(std::move(rows)).gaps(Measure::hair);
}

ui::Node ContestScene::live(std::size_t table) {
    const auto& board = boards_[table];
    if (!board.session()) return ui::panel(ui::space()).named(filled("live:{}", table));
    auto head = ui::row(ui::line(tr("Game {n}", {{"n", board.game()->number + 1}}), ui::caption_look).wide(),
                        ui::line(tr_n("{n} move", "{n} moves", counted(board.game()->moves.size())), ui::label_look));
    auto shown = still_board(board.session()).at_least(120, 120).named(filled("board:{}", table));
    return ui::pressable(filled("live:{}", table),
                         ui::panel(std::move(head), seats(table), std::move(shown)).gaps(Measure::tight),
                         [this, table] { watch(table); });
}

ui::Node ContestScene::watched() {
    const auto& board = boards_[*watched_];
    const bool is_there = board.session() != nullptr;
    auto left = ui::panel(ui::head(is_there ? tr("Game {n}", {{"n", board.game()->number + 1}}) : ""),
                          is_there ? seats(*watched_) : ui::nothing(), ui::space());
    return ui::columns(std::move(left).titled(tr("Players")).named("seats"),
                       is_there ? still_board(board.session()) : ui::space(), progress());
}

ui::Node ContestScene::progress() {
    const auto& records = contest_.records();
    const auto planned = std::max<std::uint64_t>(contest_.planned(), 1);
    const bool runs = contest_.state() == State::running;
    auto count = ui::row(ui::line(std::to_string(records.size()), ui::figure_look),
                         ui::line(tr_n("of {n} game", "of {n} games", counted(planned)), ui::soft_look).wide(),
                         ui::line(contest_.is_paused() ? tr("paused") : "", {.weight = Weight::semibold}))
                     .gaps(Measure::snug);
    const auto left = contest_.left();
    std::string took;
    const auto elapsed = length_words(contest_.elapsed());
    if (contest_.elapsed() >= worth_telling) took = is_over() ? elapsed : tr("{time} so far", {{"time", elapsed}});
    if (runs && left && *left >= worth_telling) took += ", " + tr("{time} left", {{"time", length_words(*left)}});
    const auto& pause = contest_.is_paused() ? act::go_on : act::pause;
    auto first = is_over() ? ui::primary(act::save_game, tr("Save table"))
                           : ui::primary(act::watch, tr("Watch a game")).enabled_when(runs && !watched_);
    auto others = ui::row(
        ui::button(pause).wide().when(runs), ui::button(act::save_game, tr("Save table")).wide().when(!is_over()),
        ui::button("podium", tr("The winners"), [this] { shows_podium_ = true; }).wide().when(is_over()));
    return ui::panel(std::move(count), ui::bar(static_cast<double>(records.size()) / static_cast<double>(planned)),
                     ui::words(took, ui::caption_look), ui::space(), ui::row(std::move(first).wide()),
                     std::move(others).gaps(Measure::near))
        .titled(tr("Games"))
        .named("progress");
}

ui::Node ContestScene::podium() {
    const auto& table = contest_.standings().table();
    const auto step_of = [&](std::size_t place) {
        if (place >= table.size()) return ui::space().wide();
        const bool is_best = place == 0;
        auto block =
            ui::column(ui::line(std::to_string(table[place].place), {.size = Measure::hero,
                                                                     .paint = {is_best ? Role::act : Role::soft},
                                                                     .weight = Weight::extra_bold,
                                                                     .align = AlignX::centre}))
                .along_at(ui::Align::centre)
                .on(is_best ? ui::Ground::lit_panel : ui::Ground::panel,
                    is_best ? std::optional(Role::act) : std::nullopt)
                .at_least(120, static_cast<float>(block_heights[place]));
        const auto points = table[place].points();
        return ui::column(ui::words(name_at(place), {.size = is_best ? Measure::title : Measure::heading,
                                                     .weight = Weight::bold,
                                                     .align = AlignX::centre}),
                          ui::line(tr("{points} of {n} points",
                                      {{"points", points_words(points)}, {"n", table[place].score.games()}}),
                                   {.size = Measure::caption, .paint = {Role::soft}, .align = AlignX::centre}),
                          std::move(block))
            .gaps(Measure::tight)
            .along_at(ui::Align::end)
            .wide();
    };
    auto steps = ui::row(step_of(1), step_of(0), step_of(2)).gaps(Measure::near).at_most(1000);
    std::string of_best;
    if (best_) {
        const auto& record = contest_.records()[*best_];
        of_best =
            tr("The best game: {n}, {moves}", {{"n", record.match->index + 1},
                                               {"moves", tr_n("{n} move", "{n} moves", counted(record.moves.size()))}});
    }
    auto buttons = ui::row(ui::button("to-table", tr("See the table"), [this] { shows_podium_ = false; }),
                           ui::button(act::watch, tr("Watch the best game")).when(best_.has_value()),
                           ui::primary(act::save_game, tr("Save table")))
                       .gaps(Measure::near)
                       .along_at(ui::Align::centre);
    auto all = ui::column(ui::line(tr("{side} wins", {{"side", name_at(0)}}),
                                   {.size = Measure::hero, .weight = Weight::extra_bold, .align = AlignX::centre}),
                          std::move(steps), ui::words(of_best, {.paint = {Role::soft}, .align = AlignX::centre}),
                          std::move(buttons))
                   .gaps(Measure::gap)
                   .centred()
                   .fills();
    if (context_.settings.reduced_motion || time_ - over_at_ >= context_.theme[Motion::win]) return all;
    auto confetti = ui::picture([this](Rect area, Canvas& canvas) {
        ui::draw_confetti(area, part_of(Motion::win, time_ - over_at_, canvas), Role::first, canvas);
    });
    return ui::stack(std::move(all), std::move(confetti).fills()).fills();
}

} // namespace zugzwang
