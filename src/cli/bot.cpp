// `zugzwang bot`: everything for those who write one. Its commands are in files of their own.
#include "cli/bot_words.hpp"
#include "zugzwang/base/text.hpp"
#include "zugzwang/base/words.hpp"

namespace zugzwang::cli {

BotWords::BotWords(CommandLine& command, GameChoice::Options options, const std::string& kind, const std::string& help)
    : command_(command), choice_(command, options), kind_(kind) {
    command.words(kind, words_, "", help);
}

Result<const Game*> BotWords::game() const {
    if (command_.given_below().empty() && words_.size() > 1)
        return Refusal{"unknown game: {} (the games are {})", words_.front(), game_ids()};
    return choice_.game();
}

Result<std::string> BotWords::word() const {
    if (words_.empty()) return Refusal{"{} takes GAME {}", command_.name(), kind_};
    if (words_.size() > 1) return Refusal{"unexpected word: {}", words_[1]};
    return words_.front();
}

Command bot_command(CommandLine& program) {
    auto& bot = program.command("bot", tr("Helps you to write a bot of your own"));
    const std::vector<Command> commands{bot_new_command(bot), bot_check_command(bot), bot_arena_command(bot),
                                        bot_wrap_command(bot)};
    const auto act = [&bot, commands](const Streams& streams) -> Result<Answer> {
        for (const auto& command : commands) {
            if (!command.line->is_given()) continue;
            if (const auto refusal = command.line->take_numbers()) return *refusal;
            return command.act(streams);
        }
        const auto left = bot.left_over();
        const auto names = joined(commands, ", ", [](const Command& command) { return command.line->name(); });
        if (left.empty()) return Refusal{"which command? bot is followed by one of {}", names};
        return Refusal{"unknown command: bot {} (the commands are {})", left.front(), names};
    };
    return {&bot, true, act};
}

} // namespace zugzwang::cli
