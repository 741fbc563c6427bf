#include "fuzz/targets.hpp"

#include "fuzz/told_process.hpp"
#include "ugi/bot.hpp"

namespace zugzwang::fuzz {
namespace {

/// What a bot reports while it thinks is shown as it comes.
void check(const TextProgress& progress) {
    require(progress.depth >= 0 && progress.line.size() <= 16, "a report out of its range");
    if (!progress.words.empty()) require_line(progress.words);
}

/// One question; false when nothing came of it.
bool ask(ugi::Bot& bot, Table& table) {
    SearchControl control({.time = std::chrono::milliseconds(1)});
    const auto move = bot.choose(table.position(), control, check);
    for (const auto& words : bot.last_words().output)
        if (!words.empty()) require_line(words);
    if (!move) {
        require_line(move.refusal().words);
        return false;
    }
    if (const auto refusal = table.play(*move)) {
        require_line(refusal->words);
        require_line(ugi::illegal_move(*move).words);
        return false;
    }
    return !table.outcome();
}

} // namespace

void take_bot(std::string_view text) {
    static const Game& game = *find_game("sticks");
    static const ugi::BotOptions own{{"Level", "3"}, {"Style", "solid"}, {"Learn", "true"}};
    let_bots_say(text);
    const auto options = small_options(game);
    // Half of the bots are set up by a person, half play as they are.
    ugi::Bot bot(game, options, "told", {}, text.size() % 2 == 0 ? ugi::BotOptions{} : own);
    bot.begin_game(1);
    const auto name = bot.greet({});
    require_line(name ? *name : name.refusal().words);
    const auto table = *game.open_table(options);
    constexpr int questions = 4;
    for (int question = 0; question < questions && ask(bot, *table); ++question) {
    }
}

} // namespace zugzwang::fuzz
