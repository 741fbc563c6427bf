// All that can be chosen before a game: who sits on each seat, and the lines of the options, those of the game and
// those of who sits there.
#include <algorithm>
#include <array>
#include <utility>

#include "scenes/frame/acts.hpp"
#include "scenes/frame/scenes.hpp"
#include "scenes/setup/setup.hpp"
#include "zugzwang/base/number_words.hpp"
#include "zugzwang/base/words.hpp"
#include "zugzwang/play/side_words.hpp"

namespace zugzwang {

namespace {

std::size_t place_of_time(std::chrono::milliseconds time) {
    return static_cast<std::size_t>(std::ranges::find(time_choices, time, &TimeChoice::time) - time_choices.begin());
}

std::chrono::milliseconds time_at(std::size_t place) {
    return place < time_choices.size() ? time_choices[place].time : std::chrono::milliseconds(0);
}

std::vector<ui::Node> pieces(ui::Node piece) {
    std::vector<ui::Node> all;
    all.push_back(std::move(piece).wide());
    return all;
}
std::vector<ui::Node> pieces(ui::Node first, ui::Node second) {
    auto all = pieces(std::move(first));
    all.push_back(std::move(second).wide());
    return all;
}

} // namespace

ui::Node SetupScene::options() {
    std::vector<ui::Node> all;
    for (auto& row : rows())
        all.push_back(laid(std::move(row)));
    if (start_->editor)
        all.push_back(ui::picture([editor = start_->editor](Rect area, Canvas& canvas) {
                          editor->place(area);
                          editor->draw(canvas);
                      })
                          .fills()
                          .at_least(0, 150));
    return ui::panel(std::move(all)).titled(tr("The game")).named("options");
}

void SetupScene::set_option(const std::string& id, const std::string& text) {
    if (!choices_.options.set(id, text)) choices_.options.clamp_to_offered();
}

std::vector<SetupScene::Row> SetupScene::rows() {
    const auto& position = choices_.position;
    std::vector<Row> rows;
    for (const auto& option : game_.options) {
        const bool is_text = std::holds_alternative<TextOption>(option.kind);
        const bool can_be_set = !is_text || typed_.line(option.id) != nullptr;
        const bool is_of_seats = // where each chooses its own
            std::ranges::find(game_.players, option.id, &PlayerSpec::depth_option) != game_.players.end();
        if (!position && can_be_set && !is_of_seats) rows.push_back(row_of(option));
    }
    if (position || !game_.edit_start_words.empty()) rows.push_back(start_row());
    const auto& settings = context_.settings;
    if (game_.has_labels)
        rows.push_back(
            setting_row("labels", tr("Labels"), tr("What the squares of a board are called."),
                        {tr("a–j, 1–10"), tr("0–9")}, settings.labels != Labels::standard,
                        [](Settings& its, bool second) { its.labels = second ? Labels::matrix : Labels::standard; }));
    if (!game_.numbers_words.empty())
        rows.push_back(setting_row("numbers", tr(game_.numbers_words),
                                   tr("The list of moves calls them by these numbers."),
                                   {tr("in the insight"), tr("always")}, settings.numbers,
                                   [](Settings& its, bool second) { its.numbers = second; }));
    if (seats_have_depth()) {
        for (const Side side : both_sides) {
            if (takes_time(side)) rows.push_back(seat_row(side));
        }
    } else if (std::ranges::any_of(both_sides, [this](Side side) { return takes_time(side); })) {
        rows.push_back(time_row());
    }
    if (seats_bot()) rows.push_back(bot_row());
    if (against(choices_.players) == Against::friend_here) {
        rows.push_back(names_row());
        rows.push_back(match_row());
    }
    return rows;
}

SetupScene::Row SetupScene::row_of(const OptionSpec& option) {
    return {.label = tr(option.label),
            .help = option.help.empty() ? std::string() : sentence(tr(option.help)),
            .pieces = pieces(piece_of(option).enabled_when(!is_replaced(choices_.options, option.id)))};
}

ui::Node SetupScene::piece_of(const OptionSpec& option) {
    const auto& values = choices_.options;
    const auto id = "option:" + option.id;
    if (const auto* integer = std::get_if<IntegerOption>(&option.kind)) {
        const auto range = values.offered(option.id);
        std::function<void()> shuffle;
        if (integer->draws_board)
            shuffle = [this, id = option.id, range] {
                set_option(id, std::to_string(context_.random.between(range.min, range.max)));
            };
        return ui::stepper(
            id, {.value = values.integer(option.id), .min = range.min, .max = range.max, .step = integer->step},
            [this, id = option.id](std::int64_t value) { set_option(id, std::to_string(value)); }, std::move(shuffle));
    }
    if (const auto* choice = std::get_if<ChoiceOption>(&option.kind)) {
        std::vector<std::string> words;
        std::size_t chosen = 0;
        for (const auto& one : choice->choices) {
            if (one.id == values.text(option.id)) chosen = words.size();
            words.push_back(tr(one.label));
        }
        return ui::choice(id, std::move(words), chosen, [this, id = option.id, choice](std::size_t index) {
            set_option(id, choice->choices[index].id);
        });
    }
    if (const auto* flag = std::get_if<FlagOption>(&option.kind))
        return ui::choice(id, {tr(flag->no), tr(flag->yes)}, values.flag(option.id) ? 1 : 0,
                          [this, id = option.id](std::size_t index) { set_option(id, index == 1 ? "true" : "false"); });
    return ui::field(id, *typed_.line(option.id), std::get<TextOption>(option.kind).example,
                     [this, id = option.id](const InputEvent& event) {
                         return plays_on_enter(event) || typed_.handle(id, event, choices_.options);
                     });
}

bool SetupScene::plays_on_enter(const InputEvent& event) {
    const auto* pressed = std::get_if<KeyEvent>(&event);
    if (pressed == nullptr || pressed->key != Key::enter) return false;
    if (can_start()) play();
    return true;
}

SetupScene::Row SetupScene::start_row() {
    const auto edit = [this] { go(SceneChange::push(make_editor(context_, game_))); };
    if (!choices_.position)
        return {.label = tr("Or by hand"),
                .help = tr("Set up the start yourself."),
                .pieces = pieces(ui::button("start:edit", tr(game_.edit_start_words), edit))};
    const auto analyse = [this] {
        go(SceneChange::push(make_analysis(context_, game_, choices_.options, choices_.position)));
    };
    const bool by_editor = !game_.edit_start_words.empty();
    return {.label = start_->editor ? start_->editor->summary() : tr("A position set up by hand"),
            .help = tr("Go back to the start that the options give, or change yours."),
            .pieces =
                pieces(by_editor ? ui::button("start:edit", tr("Change"), edit)
                                 : ui::button("start:analysis", tr("Change"), analyse),
                       ui::button("start:options", tr("Back to options"), [this] { choices_.position.reset(); }))};
}

SetupScene::Row SetupScene::setting_row(std::string id, std::string label, std::string help,
                                        std::vector<std::string> words, bool second, void (*set)(Settings&, bool)) {
    return {.label = std::move(label),
            .help = std::move(help),
            .pieces =
                pieces(ui::choice(std::move(id), std::move(words), second ? 1 : 0, [this, set](std::size_t index) {
                    change_settings([&](Settings& settings) { set(settings, index == 1); });
                }))};
}

SetupScene::Row SetupScene::time_row() {
    std::vector<std::string> times;
    for (const auto& choice : time_choices)
        times.push_back(tr(choice.words));
    return {.label = tr("Time for each computer move"),
            .help = tr("More time, better moves."),
            .pieces = pieces(ui::choice("time", std::move(times), place_of_time(choices_.time),
                                        [this](std::size_t index) { choices_.time = time_at(index); }))};
}

SetupScene::Row SetupScene::seat_row(Side side) {
    const auto seat = seat_id(side);
    const auto name = side_name(game_.side_names, side), option = depth_option(side);
    std::vector<std::string> times{tr("0.5"), tr("1"), tr("3"), tr("10")};
    if (!option.empty()) times.push_back("∞"); // others think for as long as they are let
    auto time = ui::choice("time:" + seat, std::move(times), place_of_time(time_of(side)),
                           [this, side](std::size_t index) { choices_.limits[side].time = time_at(index); });
    if (option.empty())
        return {.label = tr("{side}: seconds for each move", {{"side", name}}),
                .help = tr("More time, better moves."),
                .pieces = pieces(std::move(time))};
    const auto range = choices_.options.offered(option);
    auto depth = ui::stepper("depth:" + seat, {.value = depth_of(side), .min = range.min, .max = range.max, .step = 1},
                             [this, side](std::int64_t value) { choices_.limits[side].depth = value; });
    return {.label = tr("{side}: moves ahead, seconds", {{"side", name}}),
            .help =
                tr("How far it looks ahead, and how long it may think. ∞: to the end of its depth; `{act}` ends it.",
                   {{"act", tr(act::move_now.words)}}),
            .pieces = pieces(std::move(depth), std::move(time))};
}

SetupScene::Row SetupScene::bot_row() {
    const bool failed = bot_.state() == BotTrial::State::failed;
    const bool is_tried = failed || bot_.state() == BotTrial::State::passed;
    const auto test = [this] { bot_.start(choices_.options); };
    auto command =
        ui::field("bot:command", bot_.line(), tr("python3 my_bot.py"), [this, test](const InputEvent& event) {
            const auto* pressed = std::get_if<KeyEvent>(&event);
            if (pressed == nullptr || pressed->key != Key::enter) return bot_.handle(event);
            test();
            return true;
        });
    auto button = ui::button("bot:test", tr("Test"), test).enabled_when(context_.test_bot && !bot_.command().empty());
    Row row{.label = bot_.words(),
            .help = is_tried
                        ? sentence(bot_.words())
                        : tr("As in a terminal, for example: python3 my_bot.py. The test greets it and asks it for "
                             "a move."),
            .pieces = pieces(std::move(command)),
            .label_role = failed     ? Role::bad
                          : is_tried ? Role::act
                                     : Role::ink};
    row.pieces.push_back(std::move(button));
    return row;
}

SetupScene::Row SetupScene::names_row() {
    const auto usual = names_by_side({.first = context_.settings.friends.first});
    const auto line = [&](Side side) {
        return ui::field(
            side == Side::first ? "name:first" : "name:second", names_.line(side), usual[side],
            [this, side](const InputEvent& event) { return plays_on_enter(event) || names_.handle(side, event); });
    };
    return {.label = tr("Names of {first} and {second}", {{"first", side_name(game_.side_names, Side::first)},
                                                          {"second", side_name(game_.side_names, Side::second)}}),
            .help = tr("You swap sides after every game."),
            .pieces = pieces(line(Side::first), line(Side::second))};
}

/// What was won so far counts for the new length too; begun anew, the score can be taken back.
SetupScene::Row SetupScene::match_row() {
    const auto& match = context_.settings.friends;
    const auto chosen = std::ranges::find(match_targets, match.target);
    const bool is_begun = match.won != std::array<int, 2>{}, was_begun = score_before_ != std::array<int, 2>{};
    Row row{.label = is_begun ? score_words(match) : tr("Match: first to"),
            .help = tr("The first to win that many games wins the match; ∞ goes on and on. A draw counts for nobody."),
            .pieces = pieces(ui::choice(
                "match", {"3", "5", "10", "∞"}, static_cast<std::size_t>(chosen - match_targets.begin()),
                [this](std::size_t index) {
                    change_settings([&](Settings& settings) { settings.friends.target = match_targets[index]; });
                }))};
    if (is_begun || was_begun)
        row.pieces.push_back(ui::button("match:anew", is_begun ? tr("New match") : tr("Undo"), [this] {
            change_settings([&](Settings& settings) { std::swap(settings.friends.won, score_before_); });
        }));
    return row;
}

} // namespace zugzwang
