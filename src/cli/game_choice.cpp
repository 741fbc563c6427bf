#include "cli/game_choice.hpp"

#include "cli/command.hpp"
#include "zugzwang/base/words.hpp"

namespace zugzwang::cli {

std::string values_words(const OptionSpec& spec) {
    if (const auto* integer = std::get_if<IntegerOption>(&spec.kind))
        return filled("{}..{}", integer->accepted.min, integer->accepted.max);
    if (const auto* choice = std::get_if<ChoiceOption>(&spec.kind))
        return joined(choice->choices, "|", &ChoiceOption::Choice::id);
    return std::holds_alternative<TextOption>(spec.kind) ? "TEXT" : "";
}

std::string game_ids() { return joined(catalog(), ", ", &Game::id); }

GameChoice::GameChoice(CommandLine& command, Options options) : command_(command) {
    for (const auto& game : catalog()) {
        auto& below = command.game(game.id, tr(game.title));
        if (options == Options::none) continue;
        for (const auto& spec : game.options) {
            auto& written = written_.emplace_back(Written{&game, spec.id});
            if (std::holds_alternative<FlagOption>(spec.kind))
                below.flag("--" + spec.id, written.is_set, tr(spec.help));
            else
                below.word("--" + spec.id, written.text, values_words(spec), tr(spec.help));
        }
    }
}

Result<const Game*> GameChoice::game() const {
    if (const auto chosen = command_.given_below(); !chosen.empty()) return find_game(chosen);
    const auto left = command_.left_over();
    if (!left.empty()) return Refusal{"unknown game: {} (the games are {})", left.front(), game_ids()};
    return Refusal{"which game? {} is followed by one of {}", command_.name(), game_ids()};
}

Result<OptionValues> GameChoice::options() const {
    const auto* chosen = find_game(command_.given_below());
    OptionValues values(chosen->options);
    for (const auto& written : written_) {
        if (written.game != chosen || (!written.text && !written.is_set)) continue;
        if (const auto refusal = values.set(written.id, written.text.value_or("true"))) return *refusal;
    }
    if (const auto refusal = chosen->check(values)) return *refusal;
    return values;
}

std::optional<Refusal> check_player(const Game& game, std::string_view option, const std::string& id, Seat seat) {
    if (find_player(game, id) || (seat == Seat::anyone && id == human)) return std::nullopt;
    if (seat != Seat::our_player && id.starts_with(outside_prefix)) {
        if (id.find_first_not_of(" \"", outside_prefix.size()) != std::string::npos) return std::nullopt;
        return Refusal{"{}: {} is followed by the command of a program", option, outside_prefix};
    }
    const auto ids = joined(game.players, ", ", &PlayerSpec::id);
    return Refusal{"{}: unknown player: {} (in {} there are {}{})",       option, id, game.id,
                   seat == Seat::anyone ? std::string(human) + ", " : "", ids};
}

std::uint64_t seed_from(std::int64_t seed, const OptionValues& options) {
    return options.chosen_board().value_or(static_cast<std::uint64_t>(seed));
}

} // namespace zugzwang::cli
