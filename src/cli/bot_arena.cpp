// `zugzwang bot arena GAME COMMAND`: a bot climbs the ladder of a game.
#include <algorithm>
#include <memory>

#include "bots/climb.hpp"
#include "cli/bot_words.hpp"
#include "cli/bots_choice.hpp"
#include "record/json.hpp"
#include "zugzwang/base/words.hpp"

namespace zugzwang::cli {
namespace {

constexpr std::int64_t max_arena_games = 1000;

struct ArenaArguments {
    explicit ArenaArguments(CommandLine& command)
        : words(command, GameChoice::Options::none, "COMMAND", tr("What starts the bot")), bots(command) {}

    BotWords words;
    BotsChoice bots;
    std::int64_t movetime = 1000, games = 3, seed = 1;
    bool json = false;
};

std::string attempt_words(Side side, const bots::Attempt& attempt) {
    const auto games = static_cast<std::int64_t>(attempt.games);
    if (side == Side::first)
        return attempt.won ? tr_n("won moving first, in {n} game", "won moving first, in {n} games", games)
                           : tr_n("not won moving first, in {n} game", "not won moving first, in {n} games", games);
    return attempt.won ? tr_n("won moving second, in {n} game", "won moving second, in {n} games", games)
                       : tr_n("not won moving second, in {n} game", "not won moving second, in {n} games", games);
}

std::string rung_words(const Game& game, const bots::RungClimb& climbed) {
    auto words = tr("{place}. {name}: {first}; {second}",
                    {{"place", climbed.rung + 1},
                     {"name", tr(game.ladder.rungs[climbed.rung].player.name)},
                     {"first", attempt_words(Side::first, climbed.attempts[Side::first])},
                     {"second", attempt_words(Side::second, climbed.attempts[Side::second])}});
    if (climbed.forfeit) words += " (" + tr("forfeit: {why}", {{"why", tr(*climbed.forfeit)}}) + ")";
    return words;
}

Json attempt_json(const bots::Attempt& attempt) { return Json::Object{{"games", attempt.games}, {"won", attempt.won}}; }

Json rung_json(const Game& game, const bots::RungClimb& climbed) {
    Json rung = Json::Object{{"player", game.ladder.rungs[climbed.rung].player.id},
                             {"first", attempt_json(climbed.attempts[Side::first])},
                             {"second", attempt_json(climbed.attempts[Side::second])},
                             {"climbed", climbed.is_climbed()}};
    if (climbed.forfeit) rung.set("forfeit", climbed.forfeit->words);
    return rung;
}

Result<Answer> arena(const ArenaArguments& arguments, const Streams& streams) {
    const auto game = arguments.words.game();
    if (!game) return game.refusal();
    const auto command = arguments.words.word();
    if (!command) return command.refusal();
    const auto terms = arguments.bots.terms();
    if (!terms) return terms.refusal();
    const auto rungs = (*game)->ladder.rungs.size();
    if (rungs == 0) return Refusal{"there is no ladder of {}", (*game)->id};
    const auto climb = bots::climb({.game = *game,
                                    .command = *command,
                                    .movetime = std::chrono::milliseconds(arguments.movetime),
                                    .games = static_cast<std::uint64_t>(arguments.games),
                                    .terms = *terms,
                                    .seed = static_cast<std::uint64_t>(arguments.seed),
                                    .report = [&](const bots::RungClimb& rung) {
                                        if (!arguments.json) streams.out << rung_words(**game, rung) << std::endl;
                                    }});
    if (!climb) return climb.refusal();
    const auto climbed = std::ranges::count_if(*climb, &bots::RungClimb::is_climbed);
    if (arguments.json) {
        Json::Array told;
        for (const auto& rung : *climb)
            told.push_back(rung_json(**game, rung));
        const Json line =
            Json::Object{{"game", (*game)->id}, {"climbed", climbed}, {"rungs", rungs}, {"attempts", std::move(told)}};
        streams.out << line.line() << std::endl;
    } else {
        streams.out << tr("{climbed} of {rungs} rungs climbed", {{"climbed", climbed}, {"rungs", rungs}}) << std::endl;
    }
    return Answer{streams.out ? exit_done : exit_failed};
}

} // namespace

Command bot_arena_command(CommandLine& bot) {
    auto& command = bot.command("arena", tr("Lets a bot climb the ladder of a game, and says how far it comes"));
    auto arguments = std::make_shared<ArenaArguments>(command);
    command.number("--movetime", arguments->movetime, {1, max_movetime}, "MS",
                   tr("Time for each move of the bot, in milliseconds"));
    command.number("--games", arguments->games, {1, max_arena_games}, "N",
                   tr("How often it may try each rung on each side; it has to win once on both"));
    command.number("--seed", arguments->seed, seeds, "S", tr("Of all that is drawn: boards, the players' choices"));
    command.flag("--json", arguments->json, tr("Answers in JSON, one line"));
    return {&command, true, [arguments](const Streams& streams) { return arena(*arguments, streams); }};
}

} // namespace zugzwang::cli
