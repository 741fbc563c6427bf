// `zugzwang tournament GAME --players A B …`: many players against one another, without a window.
#include <algorithm>
#include <filesystem>
#include <fstream>
#include <memory>
#include <set>

#include "cli/bots_choice.hpp"
#include "cli/command.hpp"
#include "cli/entrant.hpp"
#include "cli/far_games.hpp"
#include "cli/games_choice.hpp"
#include "cli/progress_line.hpp"
#include "match/file.hpp"
#include "tournament/far_runner.hpp"
#include "tournament/page.hpp"
#include "tournament/programs.hpp"
#include "tournament/report.hpp"
#include "tournament/runner.hpp"
#include "tournament/task.hpp"
#include "zugzwang/base/words.hpp"

namespace zugzwang::cli {
namespace {

constexpr std::int64_t max_rounds = 1000;
constexpr std::size_t max_players = 1000;

struct TournamentArguments {
    TournamentArguments(const CommandLine& program, CommandLine& command)
        : played(command, 2, tr("How many games each pairing has: in pairs from one opening, sides swapped")),
          bots(command), far(program, command) {
        command.words(
            "--players", players, "P",
            tr("Players of the game, or ugi:COMMAND; NAME=P gives one a name, NAME[nodes=N]=P limits of its own "
               "(movetime, nodes, depth, clock=60+0.5, hash), NAME[option.X=Y]=P an option of a bot. The strongest "
               "first"));
        command.words("--bots", bot_folders, "DIRS",
                      tr("The bots of these folders play, too: the programs that lie there, and what is called bot in "
                         "each folder in them"));
        command.word("--kind", kind, "round-robin|gauntlet|swiss|knock-out",
                     tr("Everybody against everybody, the first against all others, those with as many points in each "
                        "round, or who loses plays on for the places below"));
        command.number("--rounds", rounds, {1, max_rounds}, "R",
                       tr("Of a Swiss tournament (as many as tell a winner, and two more)"));
        command.words("--report", reports, "FILES",
                      tr("Write the table there: html (a page with all games), md, json or csv, or all games: txt, as "
                         "the file's name "
                         "ends (- is JSON on standard output)"));
    }

    GamesChoice played;
    BotsChoice bots;
    FarGames far;
    std::vector<std::string> players, bot_folders, reports;
    std::string kind = "round-robin";
    std::optional<std::int64_t> rounds;
};

/// Adds the bots of the folders.
std::optional<Refusal> add_bots(const std::vector<std::string>& folders, std::vector<tournament::Entrant>& entrants) {
    for (const auto& folder : folders) {
        auto programs = tournament::programs_in(std::filesystem::absolute(folder));
        if (programs.empty()) return Refusal{"--bots: no bot in {}", folder};
        for (auto& [name, language, command] : programs)
            entrants.push_back({.name = std::move(name), .player = std::string(outside_prefix) + command});
    }
    return std::nullopt;
}

Result<std::vector<tournament::Entrant>> entrants_of(const TournamentArguments& arguments, const Game& game) {
    std::vector<tournament::Entrant> entrants;
    for (const auto& text : arguments.players) {
        auto entrant = entrant_from("--players", text);
        if (!entrant) return entrant.refusal();
        entrants.push_back(*std::move(entrant));
    }
    if (auto refusal = add_bots(arguments.bot_folders, entrants)) return *std::move(refusal);
    std::set<std::string> names;
    for (const auto& [name, player, terms] : entrants) {
        if (!names.insert(name).second)
            return Refusal{"--players: {} stands there twice: name them, as A=PLAYER", name};
        if (auto refusal = check_player(game, "--players", player, Seat::programs)) return *std::move(refusal);
    }
    if (entrants.size() < 2) return Refusal{"who plays? tournament takes --players P P or --bots DIR, at least two"};
    if (entrants.size() > max_players) return Refusal{"--players: at most {}, not {}", max_players, entrants.size()};
    return entrants;
}

Result<tournament::TournamentPlan> plan_of(const TournamentArguments& arguments) {
    const auto& played = arguments.played;
    const auto game = played.choice.game();
    if (!game) return game.refusal();
    const auto options = played.choice.options();
    if (!options) return options.refusal();
    const auto kind = tournament::kind_from_word(arguments.kind);
    if (!kind) return Refusal{"--kind is one of round-robin, gauntlet, swiss and knock-out, not {}", arguments.kind};
    const bool by_rounds = *kind == tournament::Kind::swiss || *kind == tournament::Kind::knock_out;
    if (arguments.rounds && *kind != tournament::Kind::swiss) return Refusal{"--rounds are of a Swiss tournament"};
    auto entrants = entrants_of(arguments, **game);
    if (!entrants) return entrants.refusal();
    auto openings = played.wanted_openings(**game);
    if (!openings) return openings.refusal();
    const auto clock = played.wanted_clock();
    if (!clock) return clock.refusal();
    const auto judging = played.judging();
    if (!judging) return judging.refusal();
    const auto shard = played.wanted_shard();
    if (!shard) return shard.refusal();
    if (shard->of > 1 && by_rounds)
        return Refusal{"--shard: who meets in a round of {} depends on the rounds before", arguments.kind};
    const auto terms = arguments.bots.terms();
    if (!terms) return terms.refusal();
    return tournament::TournamentPlan{.game = *game,
                                      .options = *options,
                                      .entrants = *std::move(entrants),
                                      .kind = *kind,
                                      .games = static_cast<std::uint64_t>(played.games),
                                      .rounds = static_cast<std::uint64_t>(arguments.rounds.value_or(0)),
                                      .budget = played.budget(),
                                      .clock = *clock,
                                      .seed = seed_from(played.seed, *options),
                                      .judging = *judging,
                                      .random_opening = openings->random,
                                      .openings = openings->positions,
                                      .max_opening_margin = played.max_opening_margin,
                                      .shard = shard->number,
                                      .shards = shard->of,
                                      .bots = *terms};
}

using Writer = std::string (*)(const tournament::Report&);

/// By what the file's name ends in.
Result<Writer> writer_for(const std::string& file) {
    const auto ending = std::filesystem::path(file).extension();
    if (file == "-" || ending == ".json") return Writer(&tournament::report_json);
    if (ending == ".html") return Writer(&tournament::report_page);
    if (ending == ".md") return Writer(&tournament::report_markdown);
    if (ending == ".csv") return Writer(&tournament::report_csv);
    if (ending == ".txt") return Writer(&tournament::report_games);
    return Refusal{"--report: a file's name ends in html, md, json, csv or txt, not {}", file};
}

std::optional<Refusal> check_reports(const std::vector<std::string>& files) {
    for (const auto& file : files) {
        if (const auto writer = writer_for(file); !writer) return writer.refusal();
        if (file != "-" && !std::ofstream(file, std::ios::app)) return Refusal{"--report: cannot be written: {}", file};
    }
    return std::nullopt;
}

Result<Answer> tell(const TournamentArguments& arguments, const tournament::TournamentPlan& plan,
                    const match::FarRecords& played, const Streams& streams) {
    const tournament::Standings standings(plan, played.records);
    const tournament::Report report{plan, played.records, standings};
    FarNews news{.handed_out = played.handed_out, .machines = tournament::machines_of(plan, played)};
    for (const auto& entrant : plan.entrants)
        news.players.push_back(entrant.name);
    bool on_output = false;
    for (const auto& file : arguments.reports) {
        const auto writer = *writer_for(file);
        auto text = (*writer)(report);
        if (writer == &tournament::report_json) text = news.added_to(text);
        if (file == "-") {
            streams.out << text << std::endl;
            on_output = true;
            continue;
        }
        std::ofstream output(file, std::ios::trunc | std::ios::binary);
        output << text << (file.ends_with(".json") ? "\n" : "") << std::flush;
        if (!output) return Refusal{"--report: cannot be written: {}", file};
    }
    if (!on_output) streams.out << tournament::report_words(report) << news.words() << std::flush;
    return Answer{streams.out ? exit_done : exit_failed};
}

using Report = std::function<void(const std::vector<GameRecord>&, std::uint64_t)>;

Result<match::FarRecords> play_here(const TournamentArguments& arguments, const tournament::TournamentPlan& plan,
                                    const Report& report) {
    auto records = tournament::run_tournament(plan, {.jobs = static_cast<int>(arguments.played.jobs),
                                                     .record_file = arguments.played.record_file,
                                                     .report = report});
    if (!records) return records.refusal();
    return match::FarRecords{.records = *std::move(records)};
}

Result<match::FarRecords> play_far(const TournamentArguments& arguments, const tournament::TournamentPlan& plan,
                                   farm::Farm& farm, const Report& report) {
    const Interruption interruption;
    auto run = arguments.far.run(farm, arguments.played.record_file, interruption);
    run.report = report;
    return tournament::run_far(plan, run);
}

/// Of a computer that is asked for its part: its name and the records of its games.
Result<Answer> play_tasks(const tournament::TournamentPlan& plan, const FarGames& far, const Streams& streams) {
    std::vector<tournament::GameTask> tasks;
    for (const auto& text : far.tasks()) {
        const auto task = tournament::task_from_text(plan, text);
        if (!task) return task.refusal();
        tasks.push_back(*task);
    }
    return far.print_games(tournament::plan_line(plan), streams, [&](double factor, const auto& take) {
        return tournament::play_tasks(tournament::scaled(plan, factor), tasks, take);
    });
}

Result<Answer> play(const TournamentArguments& arguments, const Streams& streams) {
    const auto plan = plan_of(arguments);
    if (!plan) return plan.refusal();
    if (!arguments.far.tasks().empty()) return play_tasks(*plan, arguments.far, streams);
    if (auto refusal = check_reports(arguments.reports)) return *std::move(refusal);
    const auto& merge_files = arguments.played.merge_files;
    if (!merge_files.empty()) {
        const auto merged = match::merged_record_files(merge_files);
        if (!merged) return merged.refusal();
        if (merged->plan != tournament::plan_line(*plan))
            return Refusal{"{} holds the games of another tournament", merge_files.front()};
        return tell(arguments, *plan, {.records = merged->records}, streams);
    }
    const auto farm = arguments.far.farm(arguments.played.record_file, plan->shards);
    if (!farm) return farm.refusal();
    ProgressLine progress(streams.err);
    const auto report = [&](const std::vector<GameRecord>& played, std::uint64_t planned) {
        progress.show([&] { return tournament::progress_words(*plan, tournament::Standings(*plan, played), planned); },
                      played.size() >= planned);
    };
    const auto played = *farm ? play_far(arguments, *plan, **farm, report) : play_here(arguments, *plan, report);
    progress.clear();
    if (!played) return played.refusal();
    tell_losses(played->handed_out, played->records.size(), streams);
    if (played->handed_out.is_stopped) return Answer{exit_failed};
    return tell(arguments, *plan, *played, streams);
}

} // namespace

Command tournament_command(CommandLine& program) {
    auto& command = program.command("tournament", tr("Plays many games between many players, without a window"));
    command.epilogue(
        tr("tournament FILE.toml plays what the file describes: game, every option by its name, the game's own "
           "in [options], and for each player one [[players]] with player, name and its own limits."));
    auto arguments = std::make_shared<TournamentArguments>(program, command);
    return {&command, true, [arguments](const Streams& streams) { return play(*arguments, streams); }};
}

} // namespace zugzwang::cli
