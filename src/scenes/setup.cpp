#include "scenes/setup.hpp"

#include <algorithm>
#include <utility>

#include "scenes/miniature.hpp"
#include "scenes/top_bar.hpp"
#include "zugzwang/rules/words.hpp"

namespace zugzwang {

namespace {

using std::chrono::milliseconds;

constexpr milliseconds times[] = {milliseconds(500), milliseconds(1000), milliseconds(3000), milliseconds(10000)};
constexpr std::string_view seat_prefix[] = {"first:", "second:"};
/// Games whose squares have names that the labels setting changes.
constexpr std::string_view labelled_game = "amazons";

SetupChoices first_choices(const Game& game) {
    return {.options = OptionValues(game.options),
            .players = {std::string(human), game.players[game.players.size() / 2].id}};
}

} // namespace

Setup::Setup(SceneContext& context, const Game& game)
    : context_(context), game_(game),
      choices_(context.choices.try_emplace(game.id, first_choices(game)).first->second) {}

void Setup::layout(Rect screen, const Canvas& canvas) {
    layout_ = SetupLayout(screen, canvas);
    rebuild();
    if (controls_.focused().empty()) controls_.focus("play");
}

void Setup::rebuild() {
    const auto refusal = game_.check(choices_.options);
    refusal_ = refusal ? refusal->words : std::string();
    first_to_move_.reset();
    if (!refusal) {
        const auto table = game_.open_table(choices_.options);
        if (table)
            first_to_move_ = (*table)->to_move();
        else
            refusal_ = table.refusal().words;
    }
    rows_ = rows();
    auto controls = top_bar_controls(layout_.stage, {{.id = "help", .icon = "icon/help"}});
    add_seat(Side::first, controls);
    controls.push_back({.id = "swap",
                        .area = layout_.swap_button(card_count()),
                        .kind = Button{.look = Button::Look::icon, .icon = "icon/swap"},
                        .inside = "seats"});
    add_seat(Side::second, controls);
    for (std::size_t index = 0; index < rows_.size(); ++index) {
        Control control = rows_[index].control;
        control.area = layout_.option_control(index, rows_.size());
        control.inside = "options";
        controls.push_back(std::move(control));
    }
    const bool playable = refusal_.empty();
    controls.push_back({.id = "leave", .area = layout_.back, .kind = Button{.words = tr("Back")}});
    controls.push_back(
        {.id = "watch", .area = layout_.watch, .kind = Button{.words = tr("Watch them play")}, .enabled = playable});
    controls.push_back({.id = "play",
                        .area = layout_.play,
                        .kind = Button{.look = Button::Look::primary, .words = tr("Play")},
                        .enabled = playable});
    controls_.set(std::move(controls));
}

void Setup::add_seat(Side side, std::vector<Control>& controls) const {
    const auto index = static_cast<std::size_t>(side);
    const std::string& chosen = choices_.players[index];
    const bool friend_seat = side == Side::second && choices_.players[0] == human;
    const auto add = [&](std::size_t place, const std::string& id, std::string title, std::string words) {
        controls.push_back({.id = std::string(seat_prefix[index]) + id,
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
}

std::vector<Setup::Row> Setup::rows() const {
    std::vector<Row> rows;
    for (const auto& option : game_.options) {
        if (!std::holds_alternative<TextOption>(option.kind)) rows.push_back(row_of(option));
    }
    if (game_.id == labelled_game) {
        rows.push_back({"labels",
                        tr("Labels"),
                        tr("How the squares of a board are called."),
                        {.id = "labels",
                         .area = {},
                         .kind = Segmented{.words = {tr("a–j, 1–10"), tr("0–9")},
                                           .chosen = context_.settings.labels == Labels::standard ? 0U : 1U}}});
    }
    if (asks_for_time()) {
        const auto* found = std::ranges::find(times, choices_.time);
        rows.push_back({"time",
                        tr("Time for each computer move"),
                        tr("More time, better moves."),
                        {.id = "time",
                         .area = {},
                         .kind = Segmented{.words = {tr("0.5 s"), tr("1 s"), tr("3 s"), tr("10 s")},
                                           .chosen = static_cast<std::size_t>(found - std::begin(times))}}});
    }
    return rows;
}

Setup::Row Setup::row_of(const OptionSpec& option) const {
    Row row{option.id,
            tr(option.label),
            option.help.empty() ? std::string() : tr(option.help),
            {.id = "option:" + option.id, .area = {}, .kind = Spot{}}};
    const auto& values = choices_.options;
    if (const auto* integer = std::get_if<IntegerOption>(&option.kind)) {
        const auto range = values.offered(option.id);
        row.control.kind = Stepper{.value = values.integer(option.id),
                                   .least = range.least,
                                   .most = range.most,
                                   .step = integer->step,
                                   .shuffle = integer->random_offered};
    } else if (const auto* choice = std::get_if<ChoiceOption>(&option.kind)) {
        Segmented segmented;
        for (const auto& one : choice->choices) {
            if (one.id == values.text(option.id)) segmented.chosen = segmented.words.size();
            segmented.words.push_back(tr(one.label));
        }
        row.control.kind = std::move(segmented);
    } else if (const auto* flag = std::get_if<FlagOption>(&option.kind)) {
        row.control.kind =
            Segmented{.words = {tr(flag->no), tr(flag->yes)}, .chosen = values.flag(option.id) ? 1U : 0U};
    }
    return row;
}

bool Setup::asks_for_time() const {
    return std::ranges::any_of(choices_.players, [this](const std::string& id) {
        const auto* player = find_player(game_, id);
        return player != nullptr && player->takes_time;
    });
}

std::string Setup::help_words() const {
    for (const auto* id : {&controls_.hovered(), &controls_.focused()}) {
        const auto found = std::ranges::find_if(rows_, [id](const Row& row) { return row.control.id == *id; });
        if (found != rows_.end()) return found->help;
    }
    return {};
}

SceneChange Setup::handle(const InputEvent& event) {
    if (const auto* pointer = std::get_if<PointerEvent>(&event)) {
        const auto answer = controls_.pointer(*pointer);
        if (answer.picked) return pick(*answer.picked);
    }
    if (const auto* pressed = std::get_if<KeyEvent>(&event)) {
        if (pressed->key == Key::escape) return SceneChange::pop();
        if (pressed->key == Key::f1) return SceneChange::push(make_help(context_, game_));
        const auto answer = controls_.key(*pressed);
        if (answer.picked) return pick(*answer.picked);
        if (!answer.used && pressed->key == Key::enter && refusal_.empty()) return start(choices_.players);
    }
    return SceneChange::stay();
}

SceneChange Setup::pick(const Picked& picked) {
    if (picked.id == "back" || picked.id == "leave") return SceneChange::pop();
    if (picked.id == "help") return SceneChange::push(make_help(context_, game_));
    if (picked.id == "play") return start(choices_.players);
    if (picked.id == "watch") return start(only_computers());
    change(picked);
    rebuild();
    return SceneChange::stay();
}

void Setup::change(const Picked& picked) {
    for (const std::size_t seat : {0U, 1U}) {
        if (picked.id.starts_with(seat_prefix[seat])) {
            choices_.players[seat] = picked.id.substr(seat_prefix[seat].size());
        }
    }
    if (picked.id == "swap") std::swap(choices_.players[0], choices_.players[1]);
    if (picked.id == "time") choices_.time = times[picked.value];
    if (picked.id == "labels") {
        context_.settings.labels = picked.value == 0 ? Labels::standard : Labels::matrix;
        context_.settings_changed = true;
    }
    for (const auto& option : game_.options) {
        if (picked.id == "option:" + option.id) set_option(option, picked);
    }
}

void Setup::set_option(const OptionSpec& option, const Picked& picked) {
    auto& values = choices_.options;
    std::string text;
    if (picked.shuffle) {
        const auto range = values.offered(option.id);
        text = std::to_string(context_.random.between(range.least, range.most));
    } else if (const auto* choice = std::get_if<ChoiceOption>(&option.kind)) {
        text = choice->choices[static_cast<std::size_t>(picked.value)].id;
    } else if (std::holds_alternative<FlagOption>(option.kind)) {
        text = picked.value == 1 ? "true" : "false";
    } else {
        text = std::to_string(picked.value);
    }
    const auto refusal = values.set(option.id, text);
    if (!refusal) values.clamp_to_offered();
}

std::array<std::string, 2> Setup::only_computers() {
    auto players = choices_.players;
    const auto offered = demo_players(game_, context_.random);
    for (const std::size_t seat : {0U, 1U}) {
        if (players[seat] == human) players[seat] = offered[seat];
    }
    return players;
}

SceneChange Setup::start(const std::array<std::string, 2>& players) {
    SessionConfig config;
    config.options = choices_.options;
    config.players = players;
    config.budget.time = choices_.time;
    config.seed = context_.random.below(1'000'000'000) + 1;
    config.theme = &context_.theme;
    auto session = game_.start_session(config, context_.worker);
    if (!session) {
        refusal_ = session.refusal().words;
        return SceneChange::stay();
    }
    return SceneChange::replace(make_play(context_, game_, *std::move(session)));
}

SceneChange Setup::update(Seconds step) {
    if (const auto picked = controls_.advance(step, context_.theme)) return pick(*picked);
    return SceneChange::stay();
}

std::vector<NamedRect> Setup::widgets() const {
    std::vector<NamedRect> rects{{"seats", layout_.seats, {}}, {"options", layout_.options, {}}};
    for (const auto& control : controls_.all())
        rects.push_back({control.id, control.area, control.inside});
    return rects;
}

std::unique_ptr<Scene> make_setup(SceneContext& context, const Game& game) {
    return std::make_unique<Setup>(context, game);
}

} // namespace zugzwang
