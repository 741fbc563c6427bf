// `zugzwang match GAME`: many games between two players, without a window.
#include <cmath>
#include <fstream>
#include <memory>
#include <string>
#include <vector>

#include "cli/bots_choice.hpp"
#include "cli/command.hpp"
#include "cli/entrant.hpp"
#include "cli/far_games.hpp"
#include "cli/games_choice.hpp"
#include "cli/progress_line.hpp"
#include "match/far_runner.hpp"
#include "match/file.hpp"
#include "match/game.hpp"
#include "match/plan.hpp"
#include "match/report.hpp"
#include "match/runner.hpp"
#include "match/speed.hpp"
#include "zugzwang/base/text.hpp"
#include "zugzwang/base/words.hpp"

namespace zugzwang::cli {
namespace {

/// What was asked on the command line, turned into a plan and checked.
struct MatchArguments {
    MatchArguments(const CommandLine& program, CommandLine& command);

    GamesChoice played;
    BotsChoice bots;
    FarGames far;
    std::string first, second, sprt, sprt_model; ///< Empty when not given.
    bool swap = false;
    std::string json_file;   ///< Empty: none.
    std::string replay_file; ///< Not empty: check its games and play nothing.

    /// Who plays, and what each has of its own. Refuses whom the game does not know.
    [[nodiscard]] Result<std::array<tournament::Entrant, 2>> entrants() const;
    /// The plan that the arguments describe, between these two.
    [[nodiscard]] Result<match::MatchPlan> plan(const std::array<tournament::Entrant, 2>& between) const;
    /// `--sprt elo0,elo1[,alpha,beta]` with its model, if it was given.
    [[nodiscard]] Result<std::optional<match::SprtBounds>> sprt_bounds() const;
};

MatchArguments::MatchArguments(const CommandLine& program, CommandLine& command)
    : played(command, 100, tr("How many games")), bots(command), far(program, command) {
    command.word("--first", first, "P",
                 tr("A player of the game, or ugi:COMMAND; all figures are this one's. NAME[OWN,...]=P gives it a name "
                    "and limits of its own, as for tournament"));
    command.word("--second", second, "P", tr("The other player"));
    command.flag("--swap", swap, tr("Games in pairs from the same opening, sides swapped"));
    command.word("--sprt", sprt, "ELO0,ELO1[,ALPHA,BETA]", tr("End early when one of two Elo differences is clear"));
    command.word("--sprt-model", sprt_model, "logistic|normalized|bayesian",
                 tr("What Elo means to --sprt: the score (logistic, if nobody says), standard deviations of a game, or "
                    "BayesElo's model"));
    command.word("--json", json_file, "FILE", tr("Write the figures there (- is standard output)"));
    command.word("--replay", replay_file, "FILE", tr("Check a record file by playing its games again"));
}

Result<std::optional<match::SprtBounds>> MatchArguments::sprt_bounds() const {
    if (sprt.empty() && !sprt_model.empty()) return Refusal{"--sprt-model is for --sprt, which is not given"};
    if (sprt.empty()) return std::optional<match::SprtBounds>{};
    std::vector<double> numbers;
    for (const auto& piece : split(sprt, ',')) {
        const auto number = decimal_number(piece.text);
        if (!number) return Refusal{"--sprt: not a number: {}", piece.text};
        numbers.push_back(*number);
    }
    if (numbers.size() != 2 && numbers.size() != 4) {
        return Refusal{"--sprt must be two Elo differences, perhaps with two chances: {}", sprt};
    }
    match::SprtBounds bounds{.elo0 = numbers[0], .elo1 = numbers[1]};
    if (numbers.size() == 4) {
        bounds.alpha = numbers[2];
        bounds.beta = numbers[3];
    }
    for (const double elo : {bounds.elo0, bounds.elo1}) {
        if (std::abs(elo) > match::max_sprt_elo)
            return Refusal{"--sprt: Elo differences must be within {} of 0: {}", match::max_sprt_elo, sprt};
    }
    if (bounds.elo0 >= bounds.elo1) return Refusal{"--sprt: the first Elo difference must be the smaller: {}", sprt};
    const auto is_chance = [](double chance) { return chance > 0 && chance < 0.5; };
    if (!is_chance(bounds.alpha) || !is_chance(bounds.beta)) {
        return Refusal{"--sprt: chances must be more than 0 and less than 0.5: {}", sprt};
    }
    if (sprt_model.empty()) return std::optional(bounds);
    const auto model = match::sprt_model_from_word(sprt_model);
    if (!model) return Refusal{"--sprt-model is one of logistic, normalized and bayesian, not {}", sprt_model};
    bounds.model = *model;
    return std::optional(bounds);
}

Result<std::array<tournament::Entrant, 2>> MatchArguments::entrants() const {
    const auto game = played.choice.game();
    if (!game) return game.refusal();
    if (first.empty() || second.empty()) return Refusal{"who plays? match takes --first P and --second P"};
    std::array<tournament::Entrant, 2> both;
    for (const auto& [option, text, entrant] :
         {std::tuple{"--first", &first, &both[0]}, {"--second", &second, &both[1]}}) {
        auto read = entrant_from(option, *text);
        if (!read) return read.refusal();
        *entrant = *std::move(read);
        if (auto refusal = check_player(**game, option, entrant->player, Seat::programs)) return *std::move(refusal);
    }
    return both;
}

Result<match::MatchPlan> MatchArguments::plan(const std::array<tournament::Entrant, 2>& between) const {
    auto plan = played.plan(bots);
    if (!plan) return plan;
    const auto shard = played.wanted_shard();
    if (!shard) return shard.refusal();
    const auto bounds = sprt_bounds();
    if (!bounds) return bounds.refusal();
    plan->players = {between[0].player, between[1].player};
    plan->terms = {between[0].terms, between[1].terms};
    plan->swap = swap;
    plan->sprt = *bounds;
    plan->shard = shard->number;
    plan->shards = shard->of;
    return plan;
}

/// Words on standard output, JSON where it was asked for.
Result<Answer> tell(const match::MatchReport& report, const match::Statistics& statistics, const FarNews& news,
                    const std::string& json_file, const Streams& streams) {
    const auto report_json = news.added_to(match::report_json(report, statistics));
    if (json_file == "-") {
        streams.out << report_json << std::endl;
        return Answer{streams.out ? exit_done : exit_failed};
    }
    streams.out << match::report_words(report, statistics) << news.words() << std::flush;
    if (!streams.out) return Answer{exit_failed};
    if (json_file.empty()) return Answer{exit_done};
    std::ofstream json(json_file, std::ios::trunc);
    json << report_json << std::endl;
    if (!json) return Refusal{"--json: cannot be written: {}", json_file};
    return Answer{exit_done};
}

/// Of a computer that is asked for its part: its name and the records of its games.
Result<Answer> play_tasks(const match::MatchPlan& plan, const FarGames& far, const Streams& streams) {
    std::vector<std::uint64_t> games;
    for (const auto& text : far.tasks()) {
        const auto game = match::task_from_text(plan, text);
        if (!game) return game.refusal();
        games.push_back(*game);
    }
    return far.print_games(match::plan_line(plan), streams, [&](double factor, const auto& take) {
        return match::play_tasks(match::scaled(plan, factor), games, take);
    });
}

match::Statistics statistics_of(const std::vector<GameRecord>& records, bool in_pairs) {
    match::Statistics statistics;
    for (const auto& record : records)
        statistics.add(record, in_pairs);
    return statistics;
}

Result<Answer> play_far(const MatchArguments& arguments, const match::MatchPlan& plan, farm::Farm& farm,
                        const match::MatchReport& about, const Streams& streams) {
    ProgressLine progress(streams.err);
    const Interruption interruption;
    auto run = arguments.far.run(farm, arguments.played.record_file, interruption);
    run.report = [&](const std::vector<GameRecord>& played, std::uint64_t planned) {
        progress.show([&] { return match::progress_words(statistics_of(played, plan.swap), planned); },
                      played.size() >= planned);
    };
    const auto played = match::run_far(plan, run);
    progress.clear();
    if (!played) return played.refusal();
    tell_losses(played->handed_out, played->records.size(), streams);
    if (played->handed_out.is_stopped) return Answer{exit_failed};
    return tell(about, statistics_of(played->records, plan.swap),
                {.handed_out = played->handed_out,
                 .machines = match::machines_of(plan, *played),
                 .players = {about.players.begin(), about.players.end()}},
                arguments.json_file, streams);
}

Result<Answer> play(const MatchArguments& arguments, const Streams& streams) {
    const auto entrants = arguments.entrants();
    if (!entrants) return entrants.refusal();
    const auto plan = arguments.plan(*entrants);
    if (!plan) return plan.refusal();
    if (!arguments.far.tasks().empty()) return play_tasks(*plan, arguments.far, streams);
    const bool writes_file = !arguments.json_file.empty() && arguments.json_file != "-";
    if (writes_file && !std::ofstream(arguments.json_file, std::ios::app)) {
        return Refusal{"--json: cannot be written: {}", arguments.json_file};
    }
    const auto farm = arguments.far.farm(arguments.played.record_file, plan->shards);
    if (!farm) return farm.refusal();
    const match::MatchReport about{
        .game = plan->game->id, .players = {(*entrants)[0].name, (*entrants)[1].name}, .sprt = plan->sprt};
    if (*farm) return play_far(arguments, *plan, **farm, about, streams);
    ProgressLine progress(streams.err);
    const auto statistics = match::run_match(
        *plan, {.jobs = static_cast<int>(arguments.played.jobs),
                .record_file = arguments.played.record_file,
                .report = [&](const match::Statistics& now, std::uint64_t planned) {
                    progress.show([&] { return match::progress_words(now, planned); }, now.games() >= planned);
                }});
    progress.clear();
    if (!statistics) return statistics.refusal();
    return tell(about, *statistics, {}, arguments.json_file, streams);
}

Result<Answer> merge(const MatchArguments& arguments, const Streams& streams) {
    const auto match = match::merged_match_files(arguments.played.merge_files);
    if (!match) return match.refusal();
    const auto bounds = arguments.sprt_bounds();
    if (!bounds) return bounds.refusal();
    return tell({.game = match->game, .players = match->players, .sprt = *bounds},
                statistics_of(match->records, match->swap), {}, arguments.json_file, streams);
}

Result<Answer> replay(const std::string& file, const Streams& streams) {
    const auto match = match::read_record_file(file);
    if (!match) return match.refusal();
    for (const auto& record : match->records) {
        const auto* game = find_game(record.game);
        if (!game) return Refusal{"{}: unknown game: {}", file, record.game};
        if (const auto wrong = match::check_by_replay(*game, record))
            return Refusal{"{}, game {}: {}", file, record.match->index, wrong->words};
    }
    streams.out << tr_n("{n} game played again: every move is legal and the result right",
                        "{n} games played again: every move is legal and every result right",
                        static_cast<std::int64_t>(match->records.size()))
                << std::endl;
    return Answer{streams.out ? exit_done : exit_failed};
}

Result<Answer> match(const MatchArguments& arguments, const Streams& streams) {
    if (!arguments.played.merge_files.empty()) return merge(arguments, streams);
    if (!arguments.replay_file.empty()) return replay(arguments.replay_file, streams);
    return play(arguments, streams);
}

} // namespace

Command match_command(CommandLine& program) {
    auto& command = program.command("match", tr("Plays many games between two players, without a window"));
    auto arguments = std::make_shared<MatchArguments>(program, command);
    return {&command, true, [arguments](const Streams& streams) { return match(*arguments, streams); }};
}

} // namespace zugzwang::cli
