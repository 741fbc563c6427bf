#include "scenes/setup/setup.hpp"

#include <algorithm>
#include <utility>

#include "desk/far/far_games.hpp"
#include "desk/ladder_game.hpp"
#include "desk/last_setup.hpp"
#include "scenes/frame/acts.hpp"
#include "scenes/frame/scenes.hpp"
#include "scenes/setup/own_minutes.hpp"
#include "zugzwang/base/number_words.hpp"
#include "zugzwang/base/words.hpp"
#include "zugzwang/play/side_words.hpp"

namespace zugzwang {

SetupScene::SetupScene(SceneContext& context, const Game& game)
    : PageScene(context), game_(game), own_minutes_(own_minutes(context, game)), choices_(choices_of(context, game)),
      rival_(offered_opponents(game).front().id),
      usual_theme_(context.settings.theme == classic_theme ? Settings{}.theme : context.settings.theme),
      bot_(context, game), typed_(choices_.options), names_(context), far_name_(last_far_name(context)),
      opener_(context) {}

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
    const bool refused = !start_->refusal.empty(), tells = more_ && !start_->known.empty();
    ui::Page page{.title = tr(game_.title),
                  .status = refused ? start_->refusal
                            : tells ? start_->known
                                    : tr("Set up a game"),
                  .status_role = refused ? Role::bad : Role::ink};
    page.tell(notice_);
    if (!refused && notice_.words().empty()) page.told = [this] { return help_words(); };
    auto icons = ui::row(look_choice().when(more_), ui::icon(act::analysis).when(more_), ui::icon(act::help));
    page.icons = std::move(icons.children);
    page.body = more_ ? all().under(foot()) : ui::column(ui::content(glance()), foot()).gaps(Measure::near).fills();
    page.deeds = deeds();
    page.hints = {&act::next_part, &act::change, &act::play, &act::ladder, &fold_act(), &ui::back_act};
    const bool meets = !more_ && against(choices_.players) == Against::computer;
    const auto opponent = meets ? chosen_opponent(other(person_side(choices_.players))) : std::nullopt;
    page.focus = opponent ? "opponent:" + offered_opponents(game_)[*opponent].id : "play";
    return page;
}

std::vector<ui::Deed> SetupScene::deeds() {
    std::vector<ui::Deed> all{
        {act::play, [this] { play(); }, can_start()},
        {act::watch_them, [this] { start(only_computers()); }, can_start()},
        {fold_act(), [this] { more_ = !more_; }},
        {act::swap_seats, [this] { swap_seats(); }},
        {act::help, [this] { go(SceneChange::push(make_help(context_, game_, start_->text))); }},
        {act::analysis,
         [this] { go(SceneChange::push(make_analysis(context_, game_, choices_.options, choices_.position))); }}};
    if (!game_.ladder.rungs.empty())
        all.emplace_back(act::ladder, [this] {
            go(SceneChange::push(make_ladder(
                context_, game_, find_rung(game_, choices_.players[other(person_side(choices_.players))]))));
        });
    if (more_) all.emplace_back(ui::back_act, [this] { more_ = false; });
    return all;
}

ui::Node SetupScene::foot() {
    const bool has_ladder = !game_.ladder.rungs.empty();
    return ui::row(more_button().wide(2).at_least(300),
                   ui::words(help_words(), ui::caption_look).wide(2).at_least(300).when(more_),
                   ui::button(act::watch_them).wide().at_least(200).tall().when(more_),
                   ui::button(act::ladder).wide().at_least(200).tall().when(!more_ && has_ladder),
                   ui::primary(act::play).wide(more_ ? 1.0F : 1.5F).at_least(240))
        .gaps(Measure::apart);
}

/// What is otherwise than usual stands on it, so that it is seen while it is folded.
ui::Node SetupScene::more_button() {
    std::string what;
    for (const auto& words : unusual(game_, choices_))
        what += (what.empty() ? "" : ", ") + words;
    const Role ink = what.empty() ? Role::soft : Role::act;
    if (what.empty()) what = more_ ? tr("at a glance") : tr("algorithms, clock, start, bots");
    auto face = ui::row(ui::line(tr(fold_act().words), {.weight = Weight::semibold}),
                        ui::line(std::move(what), {.size = Measure::caption, .paint = {ink}}).wide(),
                        ui::picture([opens = !more_](Rect area, Canvas& canvas) {
                            canvas.sprite("icon/open-list", area, {.turned = opens ? 0.0F : 180.0F});
                        }).sized(30, 30))
                    .gaps(Measure::snug)
                    .padded(Measure::near)
                    .on(ui::Ground::well, Role::panel_rim);
    return ui::pressable("more", std::move(face), [this] { more_ = !more_; });
}

ui::Node SetupScene::laid(Row row) {
    std::vector<std::string> ids;
    for (const auto& piece : row.pieces)
        ids.push_back(piece.id);
    helps_.emplace_back(std::move(ids), std::move(row.help));
    return ui::column(ui::words(row.label, {.paint = {row.label_role}}),
                      ui::row(std::move(row.pieces)).gaps(Measure::snug))
        .gaps(Measure::tight);
}

void SetupScene::swap_seats() {
    std::swap(choices_.players[Side::first], choices_.players[Side::second]);
    std::swap(choices_.clocks[Side::first], choices_.clocks[Side::second]);
    if (against(choices_.players) == Against::friend_here) names_.swap();
}

bool SetupScene::can_start() const { return start_->refusal.empty() && !(seats_bot() && bot_.command().empty()); }

std::optional<Budget> SetupScene::budget_of(Side side, const std::string& player) const {
    // A player that only watching put there has the usual limits.
    if (player != choices_.players[side] || !seats_have_depth() || !takes_time(side)) return std::nullopt;
    Budget budget{.time = time_of(side)};
    if (!depth_option(side).empty()) budget.depth = static_cast<int>(depth_of(side));
    return budget;
}

/// Who takes turns begins with the side that they did not have last.
void SetupScene::play() {
    const auto& players = choices_.players;
    const bool meets = against(players) == Against::computer;
    if (meets && choices_.takes_turns && choices_.had == person_side(players)) swap_seats();
    start(players);
}

void SetupScene::start_far() {
    const auto id = begin_far_game(context_, game_,
                                   {.options = choices_.options,
                                    .position = choices_.position,
                                    .name = far_name_.text(),
                                    .begins = person_side(choices_.players) == mover()});
    auto scene = id ? far_scene(context_, {.id = *id, .known = 0}) : Result<std::unique_ptr<Scene>>(id.refusal());
    if (!scene) {
        start_->refusal = tr(scene.refusal());
        return;
    }
    keep_setup(context_, game_);
    go(SceneChange::replace(*std::move(scene)));
}

void SetupScene::start(const BySide<std::string>& players) {
    if (against(players) == Against::friend_far) return start_far();
    SessionConfig config;
    config.options = choices_.options;
    for (const Side side : both_sides) {
        config.players[side] = players[side] == outside_prefix ? players[side] + bot_.command() : players[side];
        config.budgets[side] = budget_of(side, players[side]);
        if (const auto rung = find_rung(game_, players[side])) seat_rung(config, game_, side, *rung);
    }
    config.clocks = choices_.clocks;
    if (against(players) == Against::computer) choices_.had = person_side(players);
    if (against(players) == Against::friend_here) {
        auto& match = context_.settings.friends;
        if (winner_of(match)) begin_anew(match);
        config.names = names_by_side(match);
        context_.settings_changed = true;
    }
    config.position = choices_.position;
    auto session = start_game(context_, game_, std::move(config));
    if (!session) {
        start_->refusal = tr(session.refusal());
        return;
    }
    keep_setup(context_, game_);
    go(SceneChange::replace(make_table(context_, game_, *std::move(session))));
}

SceneChange SetupScene::handle(const InputEvent& event) {
    if (!takes_text() && opener_.handle(event, &game_)) return SceneChange::stay();
    return PageScene::handle(event);
}

void SetupScene::advance(Seconds step) {
    static_cast<void>(bot_.update());
    static_cast<void>(notice_.advance(step));
    if (auto refusal = open_read(opener_); !refusal.empty()) notice_.tell(std::move(refusal), Role::bad);
    if (start_ && start_->small && !more_ && !context_.settings.reduced_motion) start_->small->update(step);
}

void SetupScene::suspend() {
    PageScene::suspend();
    if (start_ && start_->small) start_->small->suspend();
    bot_.stop();
    bot_.keep();
    names_.keep();
}

std::string SetupScene::title() const { return tr("Set up {game}", {{"game", tr(game_.title)}}); }

std::unique_ptr<Scene> make_setup(SceneContext& context, const Game& game) {
    return std::make_unique<SetupScene>(context, game);
}

} // namespace zugzwang
