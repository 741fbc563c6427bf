// `zugzwang bot new GAME DIR --language L`: a small bot to begin with.
#include <algorithm>
#include <memory>

#include "bots/new_bot.hpp"
#include "cli/bot_words.hpp"
#include "zugzwang/base/text.hpp"
#include "zugzwang/base/words.hpp"

namespace zugzwang::cli {
namespace {

struct NewBotArguments {
    explicit NewBotArguments(CommandLine& command)
        : words(command, GameChoice::Options::none, "DIR", tr("A folder that is not there yet, or empty")) {}

    BotWords words;
    std::string language;
};

Result<Answer> new_bot(const NewBotArguments& arguments) {
    const auto game = arguments.words.game();
    if (!game) return game.refusal();
    auto folder = arguments.words.word();
    if (!folder) return folder.refusal();
    if (std::ranges::find(bots::languages, arguments.language) == bots::languages.end()) {
        const auto all = joined(bots::languages, ", ");
        if (arguments.language.empty()) return Refusal{"which language? --language is followed by one of {}", all};
        return Refusal{"--language: unknown language: {} (there are {})", arguments.language, all};
    }
    return Answer{NewBotRequest{(*game)->id, arguments.language, *std::move(folder)}};
}

} // namespace

Command bot_new_command(CommandLine& bot) {
    auto& command = bot.command("new", tr("Writes a small complete bot that you can go on from"));
    auto arguments = std::make_shared<NewBotArguments>(command);
    command.word("--language", arguments->language, joined(bots::languages, "|"), tr("What it is written in"));
    return {&command, true, [arguments](const Streams&) { return new_bot(*arguments); }};
}

int write_new_bot(const NewBotRequest& request, const std::string& templates, const Streams& streams) {
    const auto& game = *find_game(request.game);
    if (const auto refusal = bots::write_new_bot(templates, request.language, game, request.folder)) {
        streams.err << "zugzwang: " << printable(refusal->words) << std::endl;
        return exit_refused;
    }
    streams.out << tr("A bot for {game} is in {folder}. Begin with its README.md.",
                      {{"game", tr(game.title)}, {"folder", request.folder}})
                << '\n';
    return ended(exit_done, streams);
}

} // namespace zugzwang::cli
