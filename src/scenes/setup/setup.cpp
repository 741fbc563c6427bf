#include "scenes/setup/setup.hpp"

#include <algorithm>
#include <utility>

#include "desk/clock_choices.hpp"
#include "desk/demo_games.hpp"
#include "scenes/frame/parts.hpp"
#include "scenes/frame/top_bar.hpp"
#include "zugzwang/base/words.hpp"
#include "zugzwang/play/side_words.hpp"

namespace zugzwang {

SetupScene::SetupScene(SceneContext& context, const Game& game)
    : context_(context), game_(game), choices_(choices_of(context, game)),
      usual_theme_(context.settings.theme == classic_theme ? Settings{}.theme : context.settings.theme),
      bot_(context, game), typed_(choices_.options), names_(context) {}

void SetupScene::layout(Rect screen, const Canvas& canvas) {
    layout_ = SetupLayout(screen, canvas);
    rebuild();
    if (controls_.focused().empty()) controls_.focus("play");
}

void SetupScene::look_at_start() {
    if (choices_.position != position_) {
        position_ = choices_.position;
        start_ = position_ && game_.edit_start ? game_.edit_start(choices_.options, position_) : nullptr;
    }
    first_to_move_.reset();
    start_position_.reset();
    known_.clear();
    const auto refusal = game_.check(choices_.options);
    refusal_ = refusal ? tr(*refusal) : typed_.refusal();
    if (!refusal_.empty()) return;
    const auto table = game_.open_table(choices_.options);
    if (!table) {
        refusal_ = tr(table.refusal());
        return;
    }
    if (position_) {
        const auto refused = (*table)->set_position(*position_);
        if (refused) refusal_ = tr(*refused);
    }
    if (game_.known_of && !position_) known_ = game_.known_of(choices_.options);
    first_to_move_ = (*table)->to_move();
    start_position_ = (*table)->position();
}

void SetupScene::rebuild() {
    look_at_start();
    rows_ = rows();
    auto controls = top_bar_controls(
        layout_.stage, {{.id = "analysis", .icon = "icon/analysis"}, {.id = "help", .icon = "icon/help"}});
    add_look(controls);
    add_parts(controls);
    if (shows(SetupPart::first_seat)) add_seat(Side::first, controls);
    if (!shows(SetupPart::options) || !layout_.is_upright()) {
        controls.push_back({.id = "swap",
                            .area = layout_.swap_button(card_count()),
                            .kind = Button{.look = Button::Look::icon, .icon = "icon/swap"},
                            .inside = "seats"});
    }
    if (shows(SetupPart::second_seat)) add_seat(Side::second, controls);
    if (shows(SetupPart::options)) add_rows(controls);
    const bool playable = can_start();
    if (!layout_.is_upright())
        controls.push_back({.id = "leave", .area = layout_.back, .kind = Button{.words = tr("Back")}});
    controls.push_back(
        {.id = "watch", .area = layout_.watch, .kind = Button{.words = tr("Watch them play")}, .enabled = playable});
    controls.push_back({.id = "play",
                        .area = layout_.play,
                        .kind = Button{.look = Button::Look::primary, .words = tr("Play")},
                        .enabled = playable});
    controls_.set(std::move(controls));
}

bool SetupScene::offers_classic_look() const {
    return std::ranges::find(context_.themes, classic_theme, &ThemeChoice::id) != context_.themes.end();
}

bool SetupScene::shows(SetupPart part) const { return !layout_.is_upright() || part == part_; }

void SetupScene::add_parts(std::vector<Control>& controls) const {
    if (!layout_.is_upright()) return;
    controls.push_back({.id = "parts",
                        .area = layout_.parts,
                        .kind = Segmented{.words = {side_name(game_.side_names, Side::first),
                                                    side_name(game_.side_names, Side::second), tr("The game")},
                                          .chosen = static_cast<std::size_t>(part_)}});
}

/// An upright screen has no room for it: the settings have it too.
void SetupScene::add_look(std::vector<Control>& controls) const {
    if (!offers_classic_look() || layout_.is_upright()) return;
    const auto usual = std::ranges::find(context_.themes, usual_theme_, &ThemeChoice::id);
    controls.push_back({.id = "look",
                        .area = layout_.look,
                        .kind = Segmented{.words = {usual == context_.themes.end() ? usual_theme_ : usual->name,
                                                    tr("The classic look")},
                                          .chosen = context_.settings.theme == classic_theme ? 1U : 0U}});
}

void SetupScene::add_rows(std::vector<Control>& controls) const {
    for (std::size_t index = 0; index < rows_.size(); ++index) {
        const Rect line = layout_.option_control(index, rows_.size());
        const float gap = std::round(12 * layout_.stage.scale());
        const float room = line.width - gap * static_cast<float>(rows_[index].pieces.size() - 1);
        float x = line.x;
        for (const auto& piece : rows_[index].pieces) {
            Control control = piece.control;
            control.area = snapped({x, line.y, room * piece.share, line.height});
            control.inside = "options";
            x = control.area.right() + gap;
            controls.push_back(std::move(control));
        }
    }
}

void SetupScene::add_seat(Side side, std::vector<Control>& controls) const {
    const std::string& chosen = choices_.players[side];
    const bool friend_seat = side == Side::second && choices_.players[Side::first] == human;
    const auto add = [&](std::size_t place, const std::string& id, std::string title, std::string words) {
        controls.push_back({.id = std::string(setup_ids::seat[side]) + id,
                            .area = layout_.seat_card(side, place, card_count()),
                            .kind = ChoiceCard{.title = std::move(title),
                                               .words = std::move(words),
                                               .chosen = chosen == id,
                                               .rim = role_of(side)},
                            .inside = "seats"});
    };
    add(0, std::string(human), friend_seat ? tr("A friend") : tr("You"),
        friend_seat ? tr("on the same seat") : tr("mouse or keys"));
    for (std::size_t player = 0; player < game_.players.size(); ++player) {
        const auto& spec = game_.players[player];
        add(player + 1, spec.id, tr(spec.name), tr(spec.thinks));
    }
    if (context_.outside) {
        add(card_count() - 1, std::string(outside_prefix), tr("Your bot"), tr("any program that speaks UGI"));
    }
    add_clock(side, controls);
}

void SetupScene::add_clock(Side side, std::vector<Control>& controls) const {
    Segmented choices{.words = {}, .chosen = place_of(choices_.clocks[side])};
    for (const auto& choice : clock_choices)
        choices.words.emplace_back(choice.sign);
    controls.push_back({.id = std::string(setup_ids::clock[side]),
                        .area = layout_.seat_clock(side, card_count()),
                        .kind = std::move(choices),
                        .inside = "seats"});
}

std::string_view SetupScene::typed_option() const {
    const std::string_view focused = controls_.focused();
    if (!focused.starts_with(setup_ids::option)) return {};
    const auto id = focused.substr(setup_ids::option.size());
    return typed_.line(id) != nullptr ? id : std::string_view();
}

bool SetupScene::can_start() const { return refusal_.empty() && !(seats_bot() && bot_.command().empty()); }

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

SceneChange SetupScene::start(const BySide<std::string>& players) {
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
    if (!session) {
        refusal_ = tr(session.refusal());
        return SceneChange::stay();
    }
    return SceneChange::replace(make_table(context_, game_, *std::move(session)));
}

SceneChange SetupScene::update(Seconds step) {
    if (bot_.update() || choices_.position != position_) rebuild();
    if (const auto picked = controls_.advance(step, context_.theme)) return pick(*picked);
    return SceneChange::stay();
}

void SetupScene::suspend() {
    bot_.stop();
    bot_.keep();
    names_.keep();
}

Cursor SetupScene::cursor() const {
    const auto hovered = std::ranges::find(controls_.all(), controls_.hovered(), &Control::id);
    const bool is_text = hovered != controls_.all().end() && std::holds_alternative<TextField>(hovered->kind);
    return is_text ? Cursor::text : controls_.cursor();
}

std::string SetupScene::title() const { return tr("Set up {game}", {{"game", tr(game_.title)}}); }

std::vector<NamedRect> SetupScene::widgets() const {
    std::vector<NamedRect> panels;
    if (shows(SetupPart::first_seat) || shows(SetupPart::second_seat)) panels.push_back({"seats", layout_.seats, {}});
    if (shows(SetupPart::options)) panels.push_back({"options", layout_.options, {}});
    return with_controls(std::move(panels), controls_);
}

std::unique_ptr<Scene> make_setup(SceneContext& context, const Game& game) {
    return std::make_unique<SetupScene>(context, game);
}

} // namespace zugzwang
