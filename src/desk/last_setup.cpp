#include "desk/last_setup.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "desk/quick_setup.hpp"
#include "zugzwang/base/text.hpp"

namespace zugzwang {

namespace {

using Kept = std::map<std::string, std::string, std::less<>>; // as Settings::last_setups

std::optional<std::string> kept(const Kept& all, const std::string& key) {
    const auto found = all.find(key);
    return found == all.end() ? std::nullopt : std::optional(found->second);
}

std::optional<std::int64_t> number(const std::optional<std::string>& text) {
    const auto value = text ? whole_number(*text) : std::nullopt;
    return value && *value >= 0 ? value : std::nullopt;
}

bool can_sit(const Game& game, const std::string& id) {
    return id == human || id == outside_prefix || id == far_prefix || find_player(game, id) != nullptr;
}

void keep_seat(const SetupChoices& choices, Side side, const std::string& key, Kept& all) {
    all[key] = choices.players[side];
    if (choices.clocks[side]) all[key + ".clock"] = std::to_string(place_of(choices.clocks[side]));
    const auto& limits = choices.limits[side];
    if (limits.time) all[key + ".time"] = std::to_string(limits.time->count());
    if (limits.depth) all[key + ".depth"] = std::to_string(*limits.depth);
}

void restore_seat(const Game& game, Side side, const std::string& key, const Kept& all, SetupChoices& choices) {
    if (auto player = kept(all, key); player && can_sit(game, *player)) choices.players[side] = *std::move(player);
    const auto clock = number(kept(all, key + ".clock"));
    if (clock && *clock < static_cast<std::int64_t>(clock_choices.size()))
        choices.clocks[side] = clock_choices[static_cast<std::size_t>(*clock)].limit;
    auto& limits = choices.limits[side];
    if (const auto time = number(kept(all, key + ".time"))) limits.time = std::chrono::milliseconds(*time);
    if (const auto depth = number(kept(all, key + ".depth"))) limits.depth = *depth;
}

} // namespace

void keep_setup(SceneContext& context, const Game& game) {
    const auto& choices = choices_of(context, game);
    auto& all = context.settings.last_setups;
    const std::string prefix = game.id + ".";
    std::erase_if(all, [&](const auto& one) { return one.first.starts_with(prefix); });
    for (const Side side : both_sides)
        keep_seat(choices, side, prefix + seat_id(side), all);
    if (choices.takes_turns) all[prefix + "turns"] = "1";
    if (choices.had) all[prefix + "had"] = seat_id(*choices.had);
    all[prefix + "time"] = std::to_string(choices.time.count());
    for (const auto& [id, text] : choices.options.chosen())
        all[prefix + "option." + id] = text;
    context.settings_changed = true;
}

void restore_setup(const Settings& settings, const Game& game, SetupChoices& choices) {
    const auto& all = settings.last_setups;
    const std::string prefix = game.id + ".";
    if (!all.contains(prefix + seat_id(Side::first))) return;
    for (const Side side : both_sides)
        restore_seat(game, side, prefix + seat_id(side), all, choices);
    choices.takes_turns = all.contains(prefix + "turns");
    for (const Side side : both_sides)
        if (kept(all, prefix + "had") == seat_id(side)) choices.had = side;
    if (const auto time = number(kept(all, prefix + "time")); time && *time > 0)
        choices.time = std::chrono::milliseconds(*time);
    OptionValues options(game.options);
    for (const auto& spec : game.options) {
        if (const auto text = kept(all, prefix + "option." + spec.id)) static_cast<void>(options.set(spec.id, *text));
    }
    if (!game.check(options)) choices.options = std::move(options);
}

} // namespace zugzwang
