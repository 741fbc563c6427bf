#include <algorithm>

#include "scenes/setup/setup.hpp"
#include "scenes/widgets/formats.hpp"
#include "zugzwang/rules/words.hpp"

namespace zugzwang {

std::vector<Setup::Row> Setup::rows() const {
    std::vector<Row> rows;
    if (!position_) {
        for (const auto& option : game_.options) {
            const bool is_text = std::holds_alternative<TextOption>(option.kind);
            if (!is_text || typed_.line(option.id) != nullptr) rows.push_back(row_of(option));
        }
    }
    if (game_.edit_start) rows.push_back(start_row());
    if (game_.has_labels) rows.push_back(labels_row());
    if (asks_for_time()) rows.push_back(time_row());
    if (seats_bot()) rows.push_back(bot_row());
    return rows;
}

Setup::Row Setup::row_of(const OptionSpec& option) const {
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

Setup::Row Setup::start_row() const {
    const auto button = [](const char* id, std::string words) {
        return Control{.id = id, .area = {}, .kind = Button{.words = std::move(words)}};
    };
    if (!start_) {
        return {.id = "start",
                .label = tr("Or by hand"),
                .help = tr("Lay the start out yourself, with the mouse or the keys."),
                .pieces = {{button("start:edit", tr(game_.edit_start_words))}}};
    }
    return {
        .id = "start",
        .label = start_->summary(),
        .help = tr("The options choose the start again, or you change what you laid out."),
        .pieces = {{button("start:edit", tr("Change")), 0.5F}, {button("start:options", tr("Back to options")), 0.5F}}};
}

Setup::Row Setup::labels_row() const {
    return {.id = "labels",
            .label = tr("Labels"),
            .help = tr("How the squares of a board are called."),
            .pieces = {{{.id = "labels",
                         .area = {},
                         .kind = Segmented{.words = {tr("a–j, 1–10"), tr("0–9")},
                                           .chosen = context_.settings.labels == Labels::standard ? 0U : 1U}}}}};
}

Setup::Row Setup::time_row() const {
    const auto found = std::ranges::find(setup_times, choices_.time);
    return {.id = "time",
            .label = tr("Time for each computer move"),
            .help = tr("More time, better moves."),
            .pieces = {{{.id = "time",
                         .area = {},
                         .kind = Segmented{.words = {tr("0.5 s"), tr("1 s"), tr("3 s"), tr("10 s")},
                                           .chosen = static_cast<std::size_t>(found - setup_times.begin())}}}}};
}

Setup::Row Setup::bot_row() const {
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

bool Setup::asks_for_time() const {
    return std::ranges::any_of(choices_.players.values, [this](const std::string& id) {
        const auto* player = find_player(game_, id);
        return id == outside_prefix || (player != nullptr && player->takes_time);
    });
}

bool Setup::seats_bot() const {
    return context_.outside &&
           std::ranges::find(choices_.players.values, outside_prefix) != choices_.players.values.end();
}

std::string Setup::help_words() const {
    if (bot_.state() == BotTrial::State::failed && seats_bot()) return sentence(bot_.words());
    for (const auto* id : {&controls_.hovered(), &controls_.focused()}) {
        if (*id == "look")
            return tr("The classic look: the colours of the old assignments, drawn lines black and the others cyan.");
        for (const auto& row : rows_) {
            const bool is_here =
                std::ranges::any_of(row.pieces, [&](const Row::Piece& piece) { return piece.control.id == *id; });
            if (is_here) return row.help;
        }
    }
    return {};
}

} // namespace zugzwang
