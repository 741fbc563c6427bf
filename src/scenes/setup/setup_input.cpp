// What keys, clicks and typed words change before a game.
#include <utility>

#include "desk/clock_choices.hpp"
#include "scenes/setup/setup.hpp"

namespace zugzwang {

SceneChange SetupScene::handle(const InputEvent& event) {
    if (const auto* pointer = std::get_if<PointerEvent>(&event)) {
        const auto answer = controls_.pointer(*pointer);
        if (answer.picked) return pick(*answer.picked);
    }
    if (types_command() && bot_.handle(event)) {
        rebuild();
        return SceneChange::stay();
    }
    if (names_.handle(controls_.focused(), event)) {
        rebuild();
        return SceneChange::stay();
    }
    if (typed_.handle(typed_option(), event, choices_.options)) {
        rebuild();
        return SceneChange::stay();
    }
    const auto* pressed = std::get_if<KeyEvent>(&event);
    return pressed != nullptr ? key(*pressed) : SceneChange::stay();
}

SceneChange SetupScene::key(const KeyEvent& event) {
    if (event.key == Key::escape) return SceneChange::pop();
    if (event.key == Key::f1) return SceneChange::push(make_help(context_, game_, start_position_));
    if (types_command() && event.key == Key::enter) return pick({.id = "bot:test"});
    if ((types_name() || !typed_option().empty()) && event.key == Key::enter && can_start())
        return start(choices_.players);
    if (!types_command() && !types_name() && typed_option().empty() && event.key == Key::character &&
        event.character == 'n')
        return pick({.id = "analysis"});
    const auto answer = controls_.key(event);
    if (answer.picked) return pick(*answer.picked);
    if (!answer.used && event.key == Key::enter && can_start()) return start(choices_.players);
    return SceneChange::stay();
}

SceneChange SetupScene::pick(const Picked& picked) {
    if (picked.id == "back" || picked.id == "leave") return SceneChange::pop();
    if (picked.id == "help") return SceneChange::push(make_help(context_, game_, start_position_));
    if (picked.id == "play") return start(choices_.players);
    if (picked.id == "watch") return start(only_computers());
    if (picked.id == "analysis" || picked.id == "start:analysis")
        return SceneChange::push(make_analysis(context_, game_, choices_.options, choices_.position));
    if (picked.id == "start:edit") return SceneChange::push(make_editor(context_, game_));
    if (picked.id == "parts") part_ = static_cast<SetupPart>(picked.value);
    if (picked.id == "bot:test") bot_.start(choices_.options);
    change(picked);
    const bool is_seat =
        picked.id.starts_with(setup_ids::seat[Side::first]) || picked.id.starts_with(setup_ids::seat[Side::second]);
    const bool asks_for_command = is_seat && picked.id.ends_with(outside_prefix) && bot_.command().empty();
    if (asks_for_command) part_ = SetupPart::options;
    rebuild();
    if (asks_for_command) controls_.focus("bot:command");
    return SceneChange::stay();
}

void SetupScene::change(const Picked& picked) {
    for (const Side seat : both_sides) {
        if (picked.id.starts_with(setup_ids::seat[seat])) {
            choices_.players[seat] = picked.id.substr(setup_ids::seat[seat].size());
        }
    }
    if (picked.id == "swap") {
        std::swap(choices_.players[Side::first], choices_.players[Side::second]);
        std::swap(choices_.clocks[Side::first], choices_.clocks[Side::second]);
        if (seats_friends()) names_.swap();
    }
    if (picked.id == "match" || picked.id == "match:anew") change_match(picked);
    for (const Side side : both_sides) {
        const std::string seat = side == Side::first ? "first" : "second";
        const auto index = static_cast<std::size_t>(picked.value);
        if (picked.id == "depth:" + seat) choices_.limits[side].depth = picked.value;
        if (picked.id == "time:" + seat)
            choices_.limits[side].time = index < setup_times.size() ? setup_times[index] : std::chrono::milliseconds(0);
    }
    for (const Side side : both_sides) {
        if (picked.id == setup_ids::clock[side]) set_clock(side, static_cast<std::size_t>(picked.value));
    }
    if (picked.id == "time") choices_.time = setup_times[static_cast<std::size_t>(picked.value)];
    if (picked.id == "start:options") choices_.position.reset();
    if (picked.id == "labels") {
        context_.settings.labels = picked.value == 0 ? Labels::standard : Labels::matrix;
        context_.settings_changed = true;
    }
    if (picked.id == "look") {
        context_.settings.theme = picked.value == 0 ? usual_theme_ : std::string(classic_theme);
        context_.settings_changed = true;
    }
    if (picked.id == "numbers") {
        context_.settings.numbers = picked.value == 1;
        context_.settings_changed = true;
    }
    for (const auto& option : game_.options) {
        if (picked.id == std::string(setup_ids::option) + option.id) set_option(option, picked);
    }
}

void SetupScene::set_clock(Side side, std::size_t choice) {
    auto& clocks = choices_.clocks;
    const bool for_both = side == Side::first && clocks[Side::first] == clocks[Side::second];
    clocks[side] = clock_choices[choice].limit;
    if (for_both) clocks[Side::second] = clocks[side];
}

void SetupScene::set_option(const OptionSpec& option, const Picked& picked) {
    if (std::holds_alternative<TextOption>(option.kind)) return; // its keys go to its line
    auto& values = choices_.options;
    std::string text;
    if (picked.shuffle) {
        const auto range = values.offered(option.id);
        text = std::to_string(context_.random.between(range.min, range.max));
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

} // namespace zugzwang
