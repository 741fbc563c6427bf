#include "scenes/setup/setup.hpp"

#include <algorithm>
#include <utility>

#include "desk/championship.hpp"
#include "scenes/frame/acts.hpp"
#include "scenes/frame/scenes.hpp"
#include "zugzwang/base/number_words.hpp"
#include "zugzwang/base/words.hpp"
#include "zugzwang/play/side_words.hpp"

namespace zugzwang {

namespace {

constexpr std::size_t options_part = 2; ///< Of those that a phone shows one at a time.

} // namespace

SetupScene::SetupScene(SceneContext& context, const Game& game)
    : PageScene(context), game_(game), choices_(choices_of(context, game)),
      usual_theme_(context.settings.theme == classic_theme ? Settings{}.theme : context.settings.theme),
      bot_(context, game), typed_(choices_.options), names_(context) {}

void SetupScene::look_at_start() {
    if (start_ && start_->options == choices_.options && start_->position == choices_.position &&
        start_->typed_refusal == typed_.refusal())
        return;
    Start start{.options = choices_.options, .position = choices_.position, .typed_refusal = typed_.refusal()};
    if (start.position && game_.edit_start) start.editor = game_.edit_start(choices_.options, start.position);
    const auto refusal = game_.check(choices_.options);
    start.refusal = refusal ? tr(*refusal) : typed_.refusal();
    if (start.refusal.empty()) {
        const auto table = game_.open_table(choices_.options);
        std::optional<Refusal> refused;
        if (!table)
            refused = table.refusal();
        else if (start.position)
            refused = (*table)->set_position(*start.position);
        if (refused) start.refusal = tr(*refused);
        if (table) {
            if (game_.known_of && !start.position) start.known = game_.known_of(choices_.options);
            start.to_move = (*table)->to_move();
            start.text = (*table)->position();
        }
    }
    start_ = std::move(start);
}

ui::Page SetupScene::page() {
    look_at_start();
    helps_.clear();
    const bool refused = !start_->refusal.empty();
    ui::Page page{.title = tr(game_.title),
                  .status = refused                 ? start_->refusal
                            : start_->known.empty() ? tr("Set up a game")
                                                    : start_->known,
                  .status_role = refused ? Role::bad : Role::ink};
    page.icons.push_back(look_choice());
    page.icons.push_back(ui::icon(act::analysis));
    page.icons.push_back(ui::icon(act::help));
    std::erase_if(page.icons, [](const ui::Node& icon) { return icon.absent; });
    auto seats = ui::column(seat(Side::first), seat(Side::second)).gaps(Measure::apart).named("seats");
    page.body = ui::columns(std::move(seats).wide(1.6F), ui::nothing(), options().wide()).under(foot());
    page.deeds = deeds();
    page.hints = {&act::next_part, &act::change, &act::play};
    page.focus = "play";
    return page;
}

std::vector<ui::Deed> SetupScene::deeds() {
    return {{act::play, [this] { play(); }, can_start()},
            {act::watch_them, [this] { start(only_computers()); }, can_start()},
            {act::leave, [this] { go(SceneChange::pop()); }},
            {act::swap_seats, [this] { swap_seats(); }},
            {act::help, [this] { go(SceneChange::push(make_help(context_, game_, start_->text))); }},
            {act::analysis,
             [this] { go(SceneChange::push(make_analysis(context_, game_, choices_.options, choices_.position))); }}};
}

/// The house's colours or the classic ones, where there are both; on a phone the settings alone have it.
ui::Node SetupScene::look_choice() {
    const auto& themes = context_.themes;
    if (std::ranges::find(themes, classic_theme, &ThemeChoice::id) == themes.end()) return ui::nothing();
    const auto usual = std::ranges::find(themes, usual_theme_, &ThemeChoice::id);
    return ui::choice("look", {usual == themes.end() ? usual_theme_ : usual->name, tr("The classic look")},
                      context_.settings.theme == classic_theme ? 1 : 0,
                      [this](std::size_t index) {
                          change_settings([&](Settings& settings) {
                              settings.theme = index == 0 ? usual_theme_ : std::string(classic_theme);
                          });
                      })
        .only_where_wide();
}

ui::Node SetupScene::seat_head(Side side) {
    const auto name = side_name(game_.side_names, side);
    const bool moves_first = start_->to_move == side;
    std::vector<std::string> clocks;
    for (const auto& choice : clock_choices)
        clocks.emplace_back(choice.sign);
    auto clock =
        ui::choice(side == Side::first ? "clock:first" : "clock:second", std::move(clocks),
                   place_of(choices_.clocks[side]), [this, side](std::size_t choice) { set_clock(side, choice); });
    auto called =
        ui::row(ui::mark(side, 42), ui::line(moves_first ? tr("{player}, moves first", {{"player", name}}) : name,
                                             {.size = Measure::heading, .weight = Weight::bold})
                                        .wide())
            .gaps(Measure::snug);
    auto time = ui::row(ui::sprite("icon/clock", 30), std::move(clock).wide(),
                        ui::icon(act::swap_seats).when(side == Side::second))
                    .gaps(Measure::snug);
    return ui::row(std::move(called).wide().at_least(280), std::move(time).wide().at_least(440)).gaps(Measure::snug);
}

ui::Node SetupScene::seat(Side side) {
    const std::string& chosen = choices_.players[side];
    const bool friend_seat = side == Side::second && choices_.players[Side::first] == human;
    std::vector<ui::Node> cards;
    const auto add = [&](std::string id, std::string title, std::string words) {
        cards.push_back(ui::card((side == Side::first ? "first:" : "second:") + id, std::move(title), std::move(words),
                                 chosen == id, [this, side, id] { seat_player(side, id); }, role_of(side))
                            .at_least(160));
    };
    add(std::string(human), friend_seat ? tr("A friend") : tr("You"),
        friend_seat ? tr("at this computer") : tr("mouse or keys"));
    for (const auto& player : game_.players)
        add(player.id, tr(player.name), tr(player.thinks));
    if (context_.outside) add(std::string(outside_prefix), tr("Your bot"), tr("any program that speaks UGI"));
    auto panel = ui::panel(seat_head(side), ui::tiles(std::move(cards)).gaps(Measure::snug).tall())
                     .titled(side_name(game_.side_names, side))
                     .tall();
    return side == Side::first ? std::move(panel) : std::move(panel).seen_first(); // whom one plays against
}

ui::Node SetupScene::options() {
    std::vector<ui::Node> all;
    for (auto& row : rows()) {
        std::vector<std::string> ids;
        for (const auto& piece : row.pieces)
            ids.push_back(piece.id);
        helps_.emplace_back(std::move(ids), std::move(row.help));
        all.push_back(ui::column(ui::words(row.label, {.paint = {row.label_role}}),
                                 ui::row(std::move(row.pieces)).gaps(Measure::snug))
                          .gaps(Measure::tight));
    }
    if (start_->editor)
        all.push_back(ui::picture([editor = start_->editor](Rect area, Canvas& canvas) {
                          editor->place(area);
                          editor->draw(canvas);
                      })
                          .fills()
                          .at_least(0, 150));
    return ui::panel(std::move(all)).titled(tr("The game")).named("options");
}

ui::Node SetupScene::foot() {
    return ui::row(ui::button(act::leave).only_where_wide(),
                   ui::words(help_words(), ui::caption_look).wide(2).at_least(300),
                   ui::button(act::watch_them).wide().at_least(200), ui::primary(act::play).wide().at_least(240))
        .gaps(Measure::apart);
}

std::string SetupScene::help_words() const {
    if (bot_.state() == BotTrial::State::failed && seats_bot()) return sentence(bot_.words());
    for (const auto& id : {last().hovered(), last().focused()}) {
        if (id == "look")
            return tr("The classic look: the colours of the old assignments, drawn lines black and the others cyan.");
        if (id.starts_with("clock:"))
            return tr("The clock: minutes for the game + seconds for each move; ∞ is none. Whoever runs out loses.");
        for (const auto& [ids, help] : helps_) {
            if (std::ranges::find(ids, id) != ids.end()) return help;
        }
    }
    return {};
}

void SetupScene::seat_player(Side side, const std::string& id) {
    choices_.players[side] = id;
    if (id != outside_prefix || !bot_.command().empty()) return;
    last().choose_part(options_part);
    fresh().focus("bot:command");
}

void SetupScene::swap_seats() {
    std::swap(choices_.players[Side::first], choices_.players[Side::second]);
    std::swap(choices_.clocks[Side::first], choices_.clocks[Side::second]);
    if (seats_friends()) names_.swap();
}

void SetupScene::set_clock(Side side, std::size_t choice) {
    auto& clocks = choices_.clocks;
    const bool for_both = side == Side::first && clocks[Side::first] == clocks[Side::second];
    clocks[side] = clock_choices[choice].limit;
    if (for_both) clocks[Side::second] = clocks[side];
}

void SetupScene::set_option(const std::string& id, const std::string& text) {
    if (!choices_.options.set(id, text)) choices_.options.clamp_to_offered();
}

bool SetupScene::can_start() const { return start_->refusal.empty() && !(seats_bot() && bot_.command().empty()); }

BySide<std::string> SetupScene::only_computers() {
    auto players = choices_.players;
    const auto offered = demo_players(game_, context_.random);
    for (const Side seat : both_sides) {
        if (players[seat] == human) players[seat] = offered[seat];
    }
    return players;
}

std::string SetupScene::player_id(const std::string& choice) const {
    return choice == outside_prefix ? choice + bot_.command() : choice;
}

std::optional<Budget> SetupScene::budget_of(Side side, const std::string& player) const {
    // A player that only watching put there has the usual limits.
    if (player != choices_.players[side] || !seats_have_depth() || !takes_time(side)) return std::nullopt;
    Budget budget{.time = time_of(side)};
    if (!depth_option(side).empty()) budget.depth = static_cast<int>(depth_of(side));
    return budget;
}

void SetupScene::start(const BySide<std::string>& players) {
    SessionConfig config;
    config.options = choices_.options;
    for (const Side side : both_sides) {
        config.players[side] = player_id(players[side]);
        config.budgets[side] = budget_of(side, players[side]);
    }
    config.clocks = choices_.clocks;
    if (players[Side::first] == human && players[Side::second] == human) {
        auto& match = context_.settings.friends;
        if (winner_of(match)) begin_anew(match);
        config.names = names_by_side(match);
        context_.settings_changed = true;
    }
    config.position = choices_.position;
    auto session = start_game(context_, game_, std::move(config));
    if (session)
        go(SceneChange::replace(make_table(context_, game_, *std::move(session))));
    else
        start_->refusal = tr(session.refusal());
}

void SetupScene::advance(Seconds) { static_cast<void>(bot_.update()); }

void SetupScene::suspend() {
    PageScene::suspend();
    bot_.stop();
    bot_.keep();
    names_.keep();
}

std::string SetupScene::title() const { return tr("Set up {game}", {{"game", tr(game_.title)}}); }

std::unique_ptr<Scene> make_setup(SceneContext& context, const Game& game) {
    return std::make_unique<SetupScene>(context, game);
}

} // namespace zugzwang
