#include "cli/game_choice.hpp"

#include <memory>

#include "cli/command.hpp"
#include "cli/option_words.hpp"
#include "zugzwang/rules/words.hpp"

namespace zugzwang::cli {

std::string game_ids() {
    std::vector<std::string> ids;
    for (const auto& game : catalog())
        ids.push_back(game.id);
    return joined(ids);
}

GameChoice::GameChoice(CLI::App& command, Options options) : command_(command) {
    command.require_subcommand(0, 1);
    const auto layout = std::make_shared<CLI::Formatter>(); // the commands share theirs
    layout->label("SUBCOMMAND", "GAME");
    layout->label("Subcommands", tr("Games"));
    command.formatter(layout);
    for (const auto& game : catalog()) {
        auto& below = *command.add_subcommand(game.id, tr(game.title))->fallthrough();
        below.set_help_flag(); // the command's does for both, and so do its other options
        below.footer([&command, layout] { return layout->make_groups(&command, CLI::AppFormatMode::Normal); });
        if (options == Options::none) continue;
        for (const auto& spec : game.options)
            add_option(below, spec);
    }
}

void GameChoice::add_option(CLI::App& below, const OptionSpec& spec) {
    const auto name = "--" + spec.id;
    const auto help = tr(spec.help);
    if (std::holds_alternative<FlagOption>(spec.kind)) {
        below
            .add_flag_callback(
                name, [this, id = spec.id] { written_.emplace_back(id, "true"); }, help)
            ->group(tr("Options of the game"));
        return;
    }
    below
        .add_option_function<std::string>(
            name, [this, id = spec.id](const std::string& text) { written_.emplace_back(id, text); }, help)
        ->type_name(values_words(spec))
        ->group(tr("Options of the game"));
}

Result<const Game*> GameChoice::game() const {
    const auto chosen = command_.get_subcommands();
    if (!chosen.empty()) return find_game(chosen.front()->get_name());
    const auto left = command_.remaining();
    if (!left.empty()) return Refusal{tr("unknown game: {} (the games are {})", left.front(), game_ids())};
    return Refusal{tr("which game? {} is followed by one of {}", command_.get_name(), game_ids())};
}

Result<OptionValues> GameChoice::options() const {
    const auto* chosen = find_game(command_.get_subcommands().front()->get_name());
    OptionValues values(chosen->options);
    for (const auto& [id, text] : written_) {
        if (const auto refusal = values.set(id, text)) return *refusal;
    }
    if (const auto refusal = chosen->check(values)) return *refusal;
    return values;
}

} // namespace zugzwang::cli
