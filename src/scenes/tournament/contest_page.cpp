// What the scene of a tournament shows.
#include <algorithm>
#include <array>
#include <utility>

#include "desk/game_words.hpp"
#include "match/statistics.hpp"
#include "scenes/frame/acts.hpp"
#include "scenes/frame/scenes.hpp"
#include "scenes/frame/shared_parts.hpp"
#include "scenes/tournament/contest_scene.hpp"
#include "scenes/tournament/entrant_words.hpp"
#include "zugzwang/base/number_words.hpp"
#include "zugzwang/base/words.hpp"
#include "zugzwang/ui/confetti.hpp"

namespace zugzwang {

namespace {

constexpr Seconds worth_telling{10}; ///< Of what a tournament took.
constexpr std::size_t most_listed = 200;

std::int64_t counted(std::size_t count) { return static_cast<std::int64_t>(count); }

/// So high is the block of each place, units.
constexpr std::array block_heights{250, 180, 130};

} // namespace

ui::Page ContestScene::page() {
    ui::Page page{.title = tr("Tournament"), .status = status()};
    page.tell(notice_);
    page.told = [this] { return told(); };
    page.icons = ui::row(folder_button(context_, saved_in_), ui::icon(act::help)).children;
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
            {act::help, [this] { go(SceneChange::push(make_help(context_, game()))); }},
            {ui::back_act, [this] { leave(); }}};
}

std::string ContestScene::status() const {
    const auto hovered = last().hovered();
    for (const auto& one : contest_.standings().table()) {
        for (const auto& other : contest_.standings().table()) {
            if (!hovered.starts_with("cell:") || hovered != filled("cell:{}:{}", one.entrant, other.entrant)) continue;
            return tr("{first} against {second}",
                      {{"first", name_of(one.entrant)}, {"second", name_of(other.entrant)}}) +
                   ": " + score_in_words(contest_.standings().against(one.entrant, other.entrant));
        }
    }
    const auto& plan = contest_.plan();
    return tr("{game}: every pair plays {n} games", {{"game", listed(game(), plan.options)}, {"n", plan.games}});
}

std::string ContestScene::told() const {
    if (!notice_.words().empty()) return notice_.words();
    if (is_over()) return tr("{side} wins", {{"side", name_at(0)}});
    if (contest_.is_paused()) return tr("paused");
    return contest_.records().empty() ? status() : tr("{player} leads", {{"player", name_at(0)}});
}

ui::Node ContestScene::table() {
    const auto choose = [this](const Encountering& who) {
        chosen_ = chosen_ == who ? std::nullopt : std::optional(who);
    };
    const float widths = screen().width / canvas().px(Measure::body);
    auto note = ui::words(tr("Points of the line against the column, of the games played. ± is the 95 % interval."),
                          {.size = Measure::smallest, .paint = {Role::soft}});
    return ui::panel(crosstable({contest_.plan(), contest_.standings(), chosen_, choose, widths}).tall(),
                     std::move(note).only_where_wide())
        .gaps(Measure::tight)
        .named("table");
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
    std::vector<ui::Node> left;
    left.push_back(ui::head(board.session() ? tr("Game {n}", {{"n", board.game()->number + 1}}) : ""));
    if (board.session()) left.push_back(seats(*watched_));
    left.push_back(ui::space());
    auto shown = board.session() ? still_board(board.session()) : ui::space();
    return ui::columns(ui::panel(std::move(left)).titled(tr("Players")).named("seats"), std::move(shown), progress());
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
    if (contest_.elapsed() >= worth_telling) took = tr("{time} so far", {{"time", length_words(contest_.elapsed())}});
    if (runs && left && *left >= worth_telling) took += ", " + tr("{time} left", {{"time", length_words(*left)}});
    const auto& pause = contest_.is_paused() ? act::go_on : act::pause;
    auto winners = ui::button("podium", tr("The winners"), [this] { shows_podium_ = true; }).when(is_over());
    auto buttons = ui::row(runs ? ui::button(pause).wide() : std::move(winners).wide(),
                           is_over() ? ui::nothing() : ui::button(act::save_game, tr("Save table")).wide())
                       .gaps(Measure::near);
    return ui::panel(std::move(count), ui::bar(static_cast<double>(records.size()) / static_cast<double>(planned)),
                     ui::words(took, ui::caption_look), ui::space(),
                     ui::row((is_over() ? ui::primary(act::save_game, tr("Save table"))
                                        : ui::primary(act::watch, tr("Watch a game")).enabled_when(runs && !watched_))
                                 .wide()),
                     std::move(buttons))
        .titled(tr("Games"))
        .named("progress");
}

ui::Node ContestScene::game_row(const GameRecord& record) {
    const auto& result = *record.result;
    const auto winner = result.outcome.winner;
    std::vector<ui::Run> runs;
    for (const Side side : both_sides) {
        const auto& plan = contest_.plan();
        if (side == Side::second) runs.push_back({.text = " –", .role = Role::dim});
        const auto found = std::ranges::find(plan.entrants, record.seats[side].name, &tournament::Entrant::name);
        runs.push_back({.text = entrant_words(game(), *found),
                        .role = winner == side ? Role::ink : Role::soft,
                        .weight = winner == side ? Weight::bold : Weight::regular,
                        .mark = side});
    }
    auto how = result.forfeit ? tr(*result.forfeit)
               : winner       ? tr_n("{n} move", "{n} moves", counted(record.moves.size()))
                              : tr("A draw");
    auto row =
        ui::row(ui::line(tr("Game {n}", {{"n", record.match->index + 1}}), ui::label_look).wide(0.5F).at_least(110),
                ui::prose(std::move(runs)).wide(1.4F).at_least(220),
                ui::words(std::move(how),
                          {.size = Measure::caption, .paint = {match::forfeit_of(record) ? Role::bad : Role::soft}})
                    .wide()
                    .at_least(140))
            .gaps(Measure::snug)
            .padded(Measure::tight);
    return ui::pressable(filled("game:{}", record.match->index), std::move(row), [this, number = record.match->index] {
        const auto found =
            std::ranges::find(contest_.records(), number, [](const GameRecord& one) { return one.match->index; });
        show(*found);
    });
}

ui::Node ContestScene::games_of(const Encountering& who) {
    const auto& entrants = contest_.plan().entrants;
    const auto is_of = [&](const GameRecord& record, std::size_t entrant) {
        return std::ranges::any_of(both_sides,
                                   [&](Side side) { return record.seats[side].name == entrants[entrant].name; });
    };
    tournament::Score all;
    for (const auto& standing : contest_.standings().table()) {
        if (!who.other && standing.entrant == who.entrant) all = standing.score;
    }
    std::vector<ui::Node> rows;
    std::vector<const GameRecord*> found;
    for (const auto& record : contest_.records()) {
        if (is_of(record, who.entrant) && (!who.other || is_of(record, *who.other))) found.push_back(&record);
    }
    // Forfeits first, all by number.
    std::ranges::sort(found, {}, [](const GameRecord* record) {
        return std::pair(!match::forfeit_of(*record), record->match->index);
    });
    for (const auto* record : found) {
        if (rows.size() < most_listed) rows.push_back(game_row(*record));
    }
    if (rows.empty()) rows.push_back(ui::words(tr("No games yet"), ui::soft_look));
    const auto score = who.other ? contest_.standings().against(who.entrant, *who.other) : all;
    auto name = who.other
                    ? tr("{first} against {second}", {{"first", name_of(who.entrant)}, {"second", name_of(*who.other)}})
                    : name_of(who.entrant);
    auto head = ui::row(
        ui::column(ui::line(std::move(name), ui::heading_look), ui::words(score_in_words(score), ui::caption_look))
            .wide(),
        ui::button("close-games", tr("Close"), [this] { chosen_.reset(); }).when(chosen_.has_value()));
    return ui::panel(std::move(head), ui::scroll(std::move(rows)).gaps(Measure::hair).tall())
        .titled(tr("The games"))
        .named("games");
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
    const Seconds win = context_.theme[Motion::win];
    if (context_.settings.reduced_motion || over_for_ >= win) return all;
    auto confetti = ui::picture([this, win](Rect area, Canvas& canvas) {
        const double progress = std::clamp((over_for_ + canvas.ahead()) / win, 0.0, 1.0);
        ui::draw_confetti(area, static_cast<float>(progress), Role::first, canvas);
    });
    return ui::stack(std::move(all), std::move(confetti).fills()).fills();
}

} // namespace zugzwang
