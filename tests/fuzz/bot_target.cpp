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

/// One question; false when nothing came of it. Whoever stops a bot may ask it again.
bool ask(ugi::Bot& bot, Table& table, Budget budget) {
    SearchControl control(budget, told_to_stop());
    const auto move = bot.choose(table.position(), control, check);
    for (const auto& words : bot.last_words().output)
        if (!words.empty()) require_line(words);
    if (!move) {
        require_line(move.refusal().words);
        return control.stop_token().stop_requested();
    }
    if (const auto refusal = table.play(*move)) {
        require_line(refusal->words);
        require_line(ugi::illegal_move(*move).words);
        return false;
    }
    return !table.outcome();
}

void play_a_game(const Game& game, std::string_view text) {
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
    for (int question = 0; question < questions; ++question) {
        const auto time = std::chrono::milliseconds(question % 2); // with none a bot has a minute
        if (!ask(bot, *table, {.time = time})) return;
    }
}

/// As a person tries a bot, and as it is seated at the table, where a clock runs.
void try_and_seat(const Game& game, std::string_view text) {
    const auto options = small_options(game);
    let_bots_say(text);
    const auto name = ugi::test_bot(game, options, "told", {}, {});
    require_line(name ? *name : name.refusal().words);

    let_bots_say(text);
    const auto player = ugi::outside_players([] { return ugi::BotTerms{}; })(game.id, options, "told");
    GameClocks clocks;
    clocks.sides[Side::first] = ClockReading{.left = std::chrono::milliseconds(1)};
    SearchControl control({}, {}, clocks);
    const auto move = player((*game.open_table(options))->position(), control, check);
    if (!move) require_line(move.refusal().words);
}

} // namespace

void take_bot(std::string_view text) {
    static const Game& game = *find_game("sticks");
    play_a_game(game, text);
    try_and_seat(game, text);
}

} // namespace zugzwang::fuzz
