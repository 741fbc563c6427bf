// Under More, the seats: who sits there, with which clock, and what a computer there may spend.
#include <algorithm>
#include <utility>

#include "desk/championship.hpp"
#include "scenes/frame/acts.hpp"
#include "scenes/setup/setup.hpp"
#include "zugzwang/base/number_words.hpp"
#include "zugzwang/base/words.hpp"
#include "zugzwang/play/side_words.hpp"

namespace zugzwang {

namespace {

constexpr std::size_t options_part = 2; ///< Of those that a phone shows one at a time.

} // namespace

ui::Node SetupScene::all() {
    auto seats = ui::column(seat(Side::first), seat(Side::second)).gaps(Measure::apart).named("seats");
    return ui::columns(std::move(seats).wide(1.6F), ui::nothing(), options().wide());
}

/// The house's colours or the classic ones, where there are both; on a phone the settings alone have it.
ui::Node SetupScene::look_choice() {
    const auto& themes = context_.themes;
    if (std::ranges::find(themes, classic_theme, &NamedChoice::id) == themes.end()) return ui::nothing();
    const auto usual = std::ranges::find(themes, usual_theme_, &NamedChoice::id);
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
    auto called = ui::row(ui::mark(side, 42),
                          ui::line(moves_first ? tr("{player}, moves first", {{"player", name}}) : name,
                                   {.size = Measure::heading, .weight = Weight::bold})
                              .wide(),
                          ui::icon(act::swap_seats).when(side == Side::second))
                      .gaps(Measure::snug);
    auto time = ui::row(ui::sprite("icon/clock", 30), std::move(clock).wide()).gaps(Measure::snug);
    return ui::row(std::move(called).wide().at_least(220), std::move(time).wide().at_least(440)).gaps(Measure::snug);
}

ui::Node SetupScene::seat_card(Side side, std::string id, std::string title, std::string words) {
    const bool chosen = choices_.players[side] == id;
    auto name = seat_id(side) + ":" + id;
    return ui::card(
               std::move(name), std::move(title), std::move(words), chosen,
               [this, side, id = std::move(id)] { seat_player(side, id); }, role_of(side))
        .at_least(160);
}

ui::Node SetupScene::seat(Side side) {
    const std::string& chosen = choices_.players[side];
    const bool friend_seat = side == Side::second && choices_.players[Side::first] == human;
    std::vector<ui::Node> others, algorithms;
    const auto add = [&](std::vector<ui::Node>& cards, std::string id, std::string title, std::string words) {
        cards.push_back(seat_card(side, std::move(id), std::move(title), std::move(words)));
    };
    add(others, std::string(human), friend_seat ? tr("A friend") : tr("You"), tr("at this computer"));
    const auto offered = offered_opponents(game_);
    const auto rung = std::ranges::find(offered, find_rung(game_, chosen) ? chosen : rival_, &OfferedOpponent::id);
    if (chosen != human && rung != offered.end() && rung->rung) add(others, rung->id, rung->words, rung->called);
    for (const auto& player : game_.players)
        add(algorithms, player.id, tr(player.name), tr(player.thinks));
    if (context_.outside) add(others, std::string(outside_prefix), tr("Your bot"), tr("any program that speaks UGI"));
    auto panel = ui::panel(seat_head(side), ui::tiles(std::move(others)).gaps(Measure::snug),
                           ui::head(tr("Algorithms")), ui::tiles(std::move(algorithms)).gaps(Measure::snug).tall())
                     .titled(side_name(game_.side_names, side))
                     .gaps(Measure::tight)
                     .tall();
    return side == Side::first ? std::move(panel) : std::move(panel).seen_first(); // whom one plays against
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
    const auto& players = choices_.players;
    if (against(players) == Against::computer && find_rung(game_, rival())) rival_ = rival(); // who can be met again
    choices_.players[side] = id;
    auto& another = choices_.players[other(side)];
    if (id != human && another == far_prefix) another = human; // somebody is here
    if (id != outside_prefix || !bot_.command().empty()) return;
    last().choose_part(options_part);
    fresh().focus("bot:command");
}

void SetupScene::set_clock(Side side, std::size_t choice) {
    auto& clocks = choices_.clocks;
    const bool for_both = side == Side::first && clocks[Side::first] == clocks[Side::second];
    clocks[side] = clock_choices[choice].limit;
    if (for_both) clocks[Side::second] = clocks[side];
}

BySide<std::string> SetupScene::only_computers() {
    auto players = choices_.players;
    const auto offered = demo_players(game_, context_.random);
    for (const Side seat : both_sides) {
        if (players[seat] == human || players[seat] == far_prefix) players[seat] = offered[seat];
    }
    return players;
}

bool SetupScene::takes_time(Side side) const {
    const auto& id = choices_.players[side];
    const auto* player = find_player(game_, id);
    return id == outside_prefix || (player != nullptr && player->takes_time);
}

std::string SetupScene::depth_option(Side side) const {
    const auto* player = find_player(game_, choices_.players[side]);
    return player != nullptr ? player->depth_option : std::string();
}

bool SetupScene::seats_have_depth() const {
    return std::ranges::any_of(both_sides, [this](Side side) { return !depth_option(side).empty(); });
}

std::int64_t SetupScene::depth_of(Side side) const {
    return choices_.limits[side].depth.value_or(choices_.options.integer(depth_option(side)));
}

/// Without a depth nothing but time ends it.
std::chrono::milliseconds SetupScene::time_of(Side side) const {
    const auto time = choices_.limits[side].time.value_or(choices_.time);
    return time.count() == 0 && depth_option(side).empty() ? choices_.time : time;
}

bool SetupScene::seats_bot() const {
    return context_.outside &&
           std::ranges::find(choices_.players.values, outside_prefix) != choices_.players.values.end();
}

} // namespace zugzwang
