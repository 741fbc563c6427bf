#include <algorithm>

#include "scenes/setup/setup.hpp"
#include "zugzwang/base/number_words.hpp"
#include "zugzwang/base/words.hpp"
#include "zugzwang/play/side_words.hpp"

namespace zugzwang {

std::vector<SetupScene::Row> SetupScene::rows() const {
    std::vector<Row> rows;
    if (!position_) {
        for (const auto& option : game_.options) {
            const bool is_text = std::holds_alternative<TextOption>(option.kind);
            const bool can_be_set = !is_text || typed_.line(option.id) != nullptr;
            if (can_be_set && !is_of_seats(option)) rows.push_back(row_of(option));
        }
    }
    if (position_ || !game_.edit_start_words.empty()) rows.push_back(start_row());
    if (game_.has_labels) rows.push_back(labels_row());
    if (!game_.numbers_words.empty()) rows.push_back(numbers_row());
    if (seats_have_depth()) {
        for (const Side side : both_sides) {
            if (takes_time(side)) rows.push_back(seat_row(side));
        }
    } else if (asks_for_time()) {
        rows.push_back(time_row());
    }
    if (seats_bot()) rows.push_back(bot_row());
    if (seats_friends()) {
        rows.push_back(names_row());
        rows.push_back(match_row());
    }
    return rows;
}

SetupScene::Row SetupScene::row_of(const OptionSpec& option) const {
    Control control{.id = "option:" + option.id, .area = {}, .kind = Spot{}};
    const auto& values = choices_.options;
    control.enabled = !is_replaced(values, option.id);
    if (const auto* integer = std::get_if<IntegerOption>(&option.kind)) {
        const auto range = values.offered(option.id);
        control.kind = Stepper{.value = values.integer(option.id),
                               .min = range.min,
                               .max = range.max,
                               .step = integer->step,
                               .shuffle = integer->draws_board};
    } else if (const auto* choice = std::get_if<ChoiceOption>(&option.kind)) {
        Segmented segmented;
        for (const auto& one : choice->choices) {
            if (one.id == values.text(option.id)) segmented.chosen = segmented.words.size();
            segmented.words.push_back(tr(one.label));
        }
        control.kind = std::move(segmented);
    } else if (const auto* flag = std::get_if<FlagOption>(&option.kind)) {
        control.kind = Segmented{.words = {tr(flag->no), tr(flag->yes)}, .chosen = values.flag(option.id) ? 1U : 0U};
    }
    if (const auto* text = std::get_if<TextOption>(&option.kind)) {
        const auto& line = *typed_.line(option.id);
        control.kind = TextField{.text = line.text(), .caret = line.caret(), .placeholder = text->example};
    }
    return {.id = option.id,
            .label = tr(option.label),
            .help = option.help.empty() ? std::string() : sentence(tr(option.help)),
            .pieces = {{std::move(control)}}};
}

SetupScene::Row SetupScene::start_row() const {
    const auto button = [](const char* id, std::string words) {
        return Control{.id = id, .area = {}, .kind = Button{.words = std::move(words)}};
    };
    if (!position_) {
        return {.id = "start",
                .label = tr("Or by hand"),
                .help = tr("Lay the start out yourself, with the mouse or the keys."),
                .pieces = {{button("start:edit", tr(game_.edit_start_words))}}};
    }
    return {.id = "start",
            .label = start_ ? start_->summary() : tr("A position set up by hand"),
            .help = tr("The options choose the start again, or you change what you laid out."),
            .pieces = {{button(game_.edit_start_words.empty() ? "start:analysis" : "start:edit", tr("Change")), 0.5F},
                       {button("start:options", tr("Back to options")), 0.5F}}};
}

SetupScene::Row SetupScene::labels_row() const {
    return {.id = "labels",
            .label = tr("Labels"),
            .help = tr("How the squares of a board are called."),
            .pieces = {{{.id = "labels",
                         .area = {},
                         .kind = Segmented{.words = {tr("a–j, 1–10"), tr("0–9")},
                                           .chosen = context_.settings.labels == Labels::standard ? 0U : 1U}}}}};
}

SetupScene::Row SetupScene::numbers_row() const {
    return {.id = "numbers",
            .label = tr(game_.numbers_words),
            .help = tr("The list of moves calls them by these numbers."),
            .pieces = {{{.id = "numbers",
                         .area = {},
                         .kind = Segmented{.words = {tr("in the insight"), tr("always")},
                                           .chosen = context_.settings.numbers ? 1U : 0U}}}}};
}

SetupScene::Row SetupScene::time_row() const {
    const auto found = std::ranges::find(setup_times, choices_.time);
    return {.id = "time",
            .label = tr("Time for each computer move"),
            .help = tr("More time, better moves."),
            .pieces = {{{.id = "time",
                         .area = {},
                         .kind = Segmented{.words = {tr("0.5 s"), tr("1 s"), tr("3 s"), tr("10 s")},
                                           .chosen = static_cast<std::size_t>(found - setup_times.begin())}}}}};
}

SetupScene::Row SetupScene::seat_row(Side side) const {
    constexpr BySide<const char*> depth_ids{{"depth:first", "depth:second"}}, time_ids{{"time:first", "time:second"}};
    const auto name = side_name(game_.side_names, side);
    const auto option = depth_option(side);
    Segmented times{.words = {tr("0.5"), tr("1"), tr("3"), tr("10")}};
    if (!option.empty()) times.words.push_back("∞"); // others think for as long as they are let
    const auto found = std::ranges::find(setup_times, time_of(side));
    times.chosen = static_cast<std::size_t>(found - setup_times.begin());
    Row row{.id = time_ids[side],
            .label = tr("{side}: seconds for each move", {{"side", name}}),
            .help = tr("More time, better moves."),
            .pieces = {}};
    if (!option.empty()) {
        const auto range = choices_.options.offered(option);
        row.label = tr("{side}: moves ahead, seconds", {{"side", name}});
        row.help = tr("How far it looks ahead, and how long it may think. ∞: to the end of its depth; you can end it "
                      "with P.");
        row.pieces.push_back({{.id = depth_ids[side],
                               .area = {},
                               .kind = Stepper{.value = depth_of(side), .min = range.min, .max = range.max, .step = 1}},
                              0.42F});
    }
    row.pieces.push_back({{.id = time_ids[side], .area = {}, .kind = std::move(times)}, option.empty() ? 1 : 0.58F});
    return row;
}

SetupScene::Row SetupScene::bot_row() const {
    const bool is_tried = bot_.state() == BotTrial::State::passed || bot_.state() == BotTrial::State::failed;
    const Role role = bot_.state() == BotTrial::State::failed ? Role::bad : Role::act;
    return {.id = "bot",
            .label = bot_.words(),
            .help = is_tried
                        ? sentence(bot_.words())
                        : tr("As in a terminal, for example: python3 my_bot.py. The test greets it and asks it for "
                             "a move."),
            .pieces = {{{.id = "bot:command",
                         .area = {},
                         .kind = TextField{.text = bot_.line().text(),
                                           .caret = bot_.line().caret(),
                                           .placeholder = tr("python3 my_bot.py")}},
                        0.72F},
                       {{.id = "bot:test",
                         .area = {},
                         .kind = Button{.words = tr("Test")},
                         .enabled = context_.test_bot && !bot_.command().empty()},
                        0.28F}},
            .label_role = is_tried ? role : Role::ink};
}

bool SetupScene::takes_time(Side side) const {
    const auto& id = choices_.players[side];
    const auto* player = find_player(game_, id);
    return id == outside_prefix || (player != nullptr && player->takes_time);
}

bool SetupScene::asks_for_time() const {
    return std::ranges::any_of(both_sides, [this](Side side) { return takes_time(side); });
}

std::string SetupScene::depth_option(Side side) const {
    const auto* player = find_player(game_, choices_.players[side]);
    return player != nullptr ? player->depth_option : std::string();
}

bool SetupScene::seats_have_depth() const {
    return std::ranges::any_of(both_sides, [this](Side side) { return !depth_option(side).empty(); });
}

bool SetupScene::is_of_seats(const OptionSpec& option) const {
    return std::ranges::find(game_.players, option.id, &PlayerSpec::depth_option) != game_.players.end();
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

std::string SetupScene::help_words() const {
    if (bot_.state() == BotTrial::State::failed && seats_bot()) return sentence(bot_.words());
    for (const auto* id : {&controls_.hovered(), &controls_.focused()}) {
        if (*id == "look")
            return tr("The classic look: the colours of the old assignments, drawn lines black and the others cyan.");
        if (id->starts_with("clock:"))
            return tr("The clock: minutes for the game + seconds for each move; ∞ is none. Who runs out loses.");
        for (const auto& row : rows_) {
            const bool is_here =
                std::ranges::any_of(row.pieces, [&](const Row::Piece& piece) { return piece.control.id == *id; });
            if (is_here) return row.help;
        }
    }
    return {};
}

} // namespace zugzwang
