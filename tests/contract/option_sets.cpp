#include "contract/option_sets.hpp"

namespace zugzwang::testing {
namespace {

/// The texts that an option is tried with.
std::vector<std::string> values_of(const OptionSpec& spec, const OptionValues& defaults) {
    if (const auto* integer = std::get_if<IntegerOption>(&spec.kind)) {
        const auto offered = defaults.offered(spec.id);
        return {std::to_string(integer->accepted.min), std::to_string(offered.min), std::to_string(offered.max)};
    }
    if (const auto* choice = std::get_if<ChoiceOption>(&spec.kind)) {
        std::vector<std::string> texts;
        for (const auto& one : choice->choices)
            texts.push_back(one.id);
        return texts;
    }
    return std::holds_alternative<FlagOption>(spec.kind) ? std::vector<std::string>{"true"}
                                                         : std::vector<std::string>{};
}

void add(std::vector<OptionSet>& sets, const Game& game, const OptionSet& set) {
    const bool known =
        std::ranges::any_of(sets, [&](const OptionSet& earlier) { return earlier.values == set.values; });
    if (!known && !game.check(set.values)) sets.push_back(set);
}

} // namespace

std::vector<OptionSet> option_sets(const Game& game) {
    const OptionValues defaults(game.options);
    std::vector<OptionSet> sets{{"defaults", defaults}};
    for (const auto& spec : game.options) {
        for (const auto& text : values_of(spec, defaults)) {
            OptionSet set{spec.id + "=" + text, defaults};
            if (!set.values.set(spec.id, text)) add(sets, game, set);
        }
    }
    // Choices and flags together with the smallest numbers: what is rare in a large game is common in a small one.
    const auto small = small_set(game);
    add(sets, game, small);
    for (const auto& spec : game.options) {
        if (std::holds_alternative<IntegerOption>(spec.kind)) continue;
        for (const auto& text : values_of(spec, defaults)) {
            OptionSet set{small.name + " " + spec.id + "=" + text, small.values};
            if (!set.values.set(spec.id, text)) add(sets, game, set);
        }
    }
    return sets;
}

OptionSet small_set(const Game& game) {
    OptionSet set{"small", small_options(game)};
    for (const auto& spec : game.options) {
        if (!std::holds_alternative<IntegerOption>(spec.kind)) continue;
        auto smaller = set;
        if (smaller.values.set(spec.id, std::to_string(smaller.values.offered(spec.id).min))) continue;
        smaller.name += " " + spec.id;
        if (!game.check(smaller.values)) set = smaller;
    }
    return set;
}

OptionValues small_options_by_chance(const Game& game, Random& random) {
    auto options = small_options(game);
    if (const auto* choice = board_seed(game.options))
        static_cast<void>(options.set(choice->id, std::to_string(random.between(0, 9999))));
    return options;
}

} // namespace zugzwang::testing
