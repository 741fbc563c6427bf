// What can be chosen before a tournament.
#include <algorithm>
#include <array>
#include <thread>
#include <utility>

#include "scenes/frame/acts.hpp"
#include "scenes/frame/scenes.hpp"
#include "scenes/tournament/entrant_words.hpp"
#include "scenes/tournament/tournament_setup.hpp"
#include "zugzwang/base/number_words.hpp"
#include "zugzwang/base/words.hpp"

namespace zugzwang {

namespace {

using tournament::Kind;
using tournament::RosterBot;

constexpr std::int64_t most_games = 1000, most_rounds = 50, most_random_moves = 20;
/// By Kind.
constexpr std::array kind_words{message("Round robin"), message("Gauntlet"), message("Swiss"), message("Knock-out")};

std::string budget_words(const Budget& budget) {
    constexpr std::int64_t second = 1000;
    if (budget.nodes > 0) return tr("{n} nodes a move", {{"n", exact_count_words(budget.nodes)}});
    const auto time = budget.time.count();
    return time < second ? tr("{n} ms a move", {{"n", time}}) : tr("{n} s a move", {{"n", time / second}});
}

ui::Node row_of(std::string label, ui::Node control) {
    return ui::row(ui::line(std::move(label)).wide().at_least(170), std::move(control).wide(2.6F).at_least(340))
        .gaps(Measure::near);
}

/// A number within its bounds.
ui::Node count_row(std::string label, std::string id, ui::Stepper bounds, std::int64_t& count) {
    bounds.value = count;
    const auto set = [&count](std::int64_t value) { count = value; };
    return row_of(std::move(label), ui::stepper(std::move(id), bounds, set));
}

ui::Node state_of(const RosterBot& bot) {
    using State = RosterBot::State;
    if (bot.state == State::checking) return ui::line(tr("Testing …"), ui::caption_look).wide();
    const bool is_ready = bot.state == State::ready;
    const char* sprite = is_ready ? "mark/check" : bot.state == State::slow ? "mark/late" : "mark/wrong";
    auto words = is_ready ? tr("ready") : tr(bot.reason);
    return ui::row(ui::sprite(sprite, 28),
                   ui::words(std::move(words), {.size = Measure::caption, .paint = {is_ready ? Role::act : Role::bad}})
                       .wide())
        .gaps(Measure::tight)
        .wide();
}

/// Pressed, the player comes in or goes out.
ui::Node player_row(std::string id, std::string name, ui::Node origin, ui::Node state, bool plays,
                    std::function<void()> press) {
    auto called = ui::line(std::move(name), {.paint = {plays ? Role::ink : Role::soft}, .weight = Weight::semibold});
    auto flips = ui::chip("switch:" + id, "", plays, press);
    std::get<ui::Chip>(std::get<ui::ControlKind>(flips.face)).slides = true;
    flips.passed_over = true; // the row is pressed as a whole
    auto row = ui::row(std::move(called).wide().at_least(150), std::move(origin).wide(0.6F).at_least(110),
                       std::move(state).wide(1.4F).at_least(180), std::move(flips))
                   .gaps(Measure::snug)
                   .padded(Measure::tight);
    return ui::pressable(std::move(id), std::move(row), std::move(press));
}

} // namespace

ui::Page TournamentSetup::page() {
    add_up();
    ui::Page page{.title = tr("Tournament"), .status = tr("Set up a tournament")};
    page.tell(notice_);
    page.told = [this] { return notice_.words().empty() ? sum_words() : notice_.words(); };
    page.icons.push_back(ui::icon(act::help));
    page.body = ui::columns(played().wide(), ui::nothing(), entrants().wide()).under(sums());
    page.deeds = {{act::play, [this] { start(); }, refusal().empty()},
                  {act::help, [this] { go(SceneChange::push(make_help(context_, *game_))); }}};
    page.hints = {&act::next_part, &act::change, &act::play, &ui::back_act};
    page.focus = "play";
    return page;
}

ui::Node TournamentSetup::played() {
    return ui::panel(
               ui::content(game_row(), kind_row(), all_row().when(kind_ == Kind::gauntlet),
                           count_row(tr("Rounds"), "rounds", {.max = most_rounds}, rounds_).when(kind_ == Kind::swiss),
                           count_row(tr("Games a pair"), "games", {.min = 2, .max = most_games, .step = 2}, games_),
                           time_row(),
                           count_row(tr("Random moves first"), "random", {.max = most_random_moves}, random_moves_),
                           judge_row(), where_row()))
        .titled(tr("The game"))
        .named("tournament");
}

ui::Node TournamentSetup::list_row(const std::string& label, const std::string& id, std::vector<std::string> words,
                                   std::size_t chosen, ui::Choose choose) {
    auto now = words.empty() ? std::string() : words[chosen];
    const auto open = [this, id, words = std::move(words), chosen, choose = std::move(choose)] {
        if (!words.empty()) fresh().open_list(id, words, chosen, choose);
    };
    return row_of(label, ui::list_box(id, "", std::move(now), open));
}

ui::Node TournamentSetup::game_row() {
    struct Board {
        const Game* game;
        OptionValues options;
    };
    auto now = listed(*game_, options_);
    const auto open = [this] {
        std::vector<Board> boards;
        std::vector<std::string> words;
        std::size_t chosen = 0;
        for (const auto& game : context_.games) {
            auto all = game.boards;
            if (all.empty()) all.emplace_back();
            for (const auto& board : all) {
                auto options = board_options(game, board);
                if (&game == game_ && options == options_) chosen = boards.size();
                words.push_back(listed(game, options));
                boards.push_back({&game, std::move(options)});
            }
        }
        fresh().open_list("game", std::move(words), chosen, [this, boards = std::move(boards)](std::size_t index) {
            choose_game(*boards[index].game, boards[index].options);
        });
    };
    return row_of(tr("Game"), ui::list_box("game", "", std::move(now), open));
}

ui::Node TournamentSetup::kind_row() {
    std::vector<std::string> words;
    for (const auto* kind : kind_words)
        words.push_back(tr(kind));
    return row_of(tr("Kind"), ui::choice("kind", std::move(words), static_cast<std::size_t>(kind_),
                                         [this](std::size_t index) { kind_ = static_cast<Kind>(index); }));
}

ui::Node TournamentSetup::all_row() {
    const auto& all = whole_.plan.entrants;
    std::vector<std::string> words;
    for (const auto& entrant : all)
        words.push_back(entrant_words(*game_, entrant));
    return list_row(tr("Meets all others"), "all", std::move(words), 0,
                    [this, all](std::size_t index) { against_all_ = all[index].name; });
}

ui::Node TournamentSetup::time_row() {
    std::vector<std::string> words;
    for (const auto& budget : move_budgets)
        words.push_back(budget_words(budget));
    return list_row(tr("Time"), "time", std::move(words), time_, [this](std::size_t index) { time_ = index; });
}

ui::Node TournamentSetup::judge_row() {
    std::vector<std::string> words{tr("No judge")};
    for (std::size_t at = 1; at < judge_nodes.size(); ++at)
        words.push_back(tr("Looks at {n} positions", {{"n", exact_count_words(judge_nodes[at])}}));
    return ui::column(
               list_row(tr("Judge"), "judge", std::move(words), judge_, [this](std::size_t index) { judge_ = index; }),
               ui::words(tr("A proven result ends the game."), ui::caption_look))
        .gaps(Measure::tight);
}

ui::Node TournamentSetup::where_row() {
    auto where = ui::choice("where", {tr("This machine"), tr("Lab computers"), tr("Cluster")}, 0, [](std::size_t) {});
    std::get<ui::Segmented>(std::get<ui::ControlKind>(where.face)).kept_back = 2;
    const auto most = std::max<std::int64_t>(2, static_cast<std::int64_t>(std::thread::hardware_concurrency()));
    return ui::column(row_of(tr("Where"), std::move(where)),
                      count_row(tr("Games at once"), "jobs", {.min = 1, .max = most}, jobs_),
                      ui::words(tr("Other computers play from a terminal: zugzwang tournament"), ui::caption_look))
        .gaps(Measure::near);
}

ui::Node TournamentSetup::entrants() {
    std::vector<ui::Node> rows;
    const auto& bots = roster_.bots();
    for (std::size_t bot = 0; bot < bots.size(); ++bot)
        rows.push_back(bot_row(bot));
    if (bots.empty()) rows.push_back(ui::words(tr("No bots yet. Add a folder with programs."), ui::soft_look));
    rows.push_back(ui::divider());
    rows.push_back(ui::head(tr("Players of the house")));
    for (const auto& player : game_->players)
        rows.push_back(house_row(player));
    auto found = tr_n("{n} found, {ready} ready", "{n} found, {ready} ready", counted(bots.size()),
                      {{"ready", roster_.count(RosterBot::State::ready)}});
    auto head = ui::row(ui::column(ui::line(tr("Bots"), ui::heading_look), ui::line(std::move(found), ui::caption_look))
                            .wide()
                            .at_least(200),
                        ui::button("add-folder", tr("Add folder …"),
                                   [this] { look_into(folder_.empty() ? std::filesystem::current_path() : folder_); }),
                        ui::button("check", tr("Check all"), [this] { roster_.check(*game_, options_); })
                            .enabled_when(!bots.empty()))
                    .gaps(Measure::near);
    return ui::panel(std::move(head), ui::scroll(std::move(rows)).gaps(Measure::tight).tall())
        .titled(tr("Players"))
        .named("entrants");
}

ui::Node TournamentSetup::bot_row(std::size_t bot) {
    const auto& its = roster_.bots()[bot];
    auto origin = its.program.language.empty() ? tr("Program") : its.program.language;
    return player_row("bot:" + its.program.name, its.program.name, ui::line(std::move(origin), ui::caption_look),
                      state_of(its), its.plays, [this, bot] { roster_.let_play(bot, !roster_.bots()[bot].plays); });
}

ui::Node TournamentSetup::house_row(const PlayerSpec& player) {
    const bool plays = house_.contains(player.id);
    return player_row("player:" + player.id, tr(player.name), ui::line(tr("ours"), ui::caption_look),
                      ui::line(tr(player.thinks), ui::caption_look), plays, [this, id = player.id] {
                          if (house_.erase(id) == 0) house_.insert(id);
                      });
}

std::string TournamentSetup::refusal() const {
    if (whole_.plan.entrants.size() < 2) return tr("Add one more");
    const auto refused = game_->check(options_);
    return refused ? tr(*refused) : std::string();
}

std::string TournamentSetup::sum_words() const {
    const auto& [plan, line, file, played, games] = whole_;
    auto words = tr_n("{n} player", "{n} players", counted(plan.entrants.size()));
    if (games > 0) words += ", " + tr_n("{n} game", "{n} games", counted(games));
    if (minutes() > 0) words += ", " + tr("about {n} min", {{"n", minutes()}});
    if (played > 0) words += ", " + tr_n("{n} is played already", "{n} are played already", counted(played));
    return words;
}

ui::Node TournamentSetup::sums() {
    const auto refused = refusal();
    const bool goes_on = whole_.played > 0;
    return ui::row(
               ui::words(refused.empty() ? sum_words() : refused, {.size = Measure::heading,
                                                                   .paint = {refused.empty() ? Role::ink : Role::bad},
                                                                   .weight = Weight::semibold})
                   .wide(2)
                   .at_least(300),
               ui::button("anew", tr("Begin anew"), [this] { begin_anew(); })
                   .enabled_when(refused.empty())
                   .when(goes_on)
                   .at_least(200),
               ui::primary(act::play, goes_on ? tr("Continue") : tr("Start")).wide().at_least(240))
        .gaps(Measure::apart)
        .padded(Measure::near)
        .on(ui::Ground::panel)
        .named("sums");
}

} // namespace zugzwang
