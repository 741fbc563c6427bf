// `zugzwang tune GAME`: leads numeric options of a bot to where it wins more games against itself.
#include <algorithm>
#include <cmath>
#include <memory>
#include <string>
#include <vector>

#include "cli/bots_choice.hpp"
#include "cli/command.hpp"
#include "cli/farm_choice.hpp"
#include "cli/games_choice.hpp"
#include "match/far_tuning.hpp"
#include "match/number_text.hpp"
#include "match/tuning.hpp"
#include "ugi/words.hpp"
#include "zugzwang/base/text.hpp"
#include "zugzwang/base/words.hpp"
#include "zugzwang/play/outside.hpp"

namespace zugzwang::cli {
namespace {

constexpr const char* trial_option = "--trial";
constexpr std::int64_t usual_games = 2000, max_pairs = 100'000, largest = 1'000'000'000;

struct TuneArguments {
    TuneArguments(const CommandLine& program, CommandLine& command);

    GamesChoice played;
    BotsChoice bots;
    FarmChoice far;
    std::string player, rate, trial; ///< Empty when not given.
    std::vector<std::string> options;
    std::int64_t pairs = 1;

    [[nodiscard]] Result<match::TuningPlan> plan() const;

  private:
    [[nodiscard]] Result<match::MatchPlan> match_plan() const;
    [[nodiscard]] Result<match::Spsa> spsa() const;
};

TuneArguments::TuneArguments(const CommandLine& program, CommandLine& command)
    : played(command, usual_games, tr("How many games in all")), bots(command), far(program, command) {
    command.word("--player", player, "ugi:COMMAND", tr("The bot"));
    command.words("--option", options, "NAME=START,MIN,MAX,STEP",
                  tr("An option that it announces: where it begins, the least and the most that is tried, and how far "
                     "the last tries are from what is found"));
    command.number("--pairs", pairs, {1, max_pairs}, "P", tr("Pairs of games before the options are moved"));
    command.word("--rate", rate, "R",
                 tr("So many steps a point moves the options in the end (0.35 divided by the square root of how often "
                    "they are moved)"));
    command.word(trial_option, trial, "LINE", tr("The settings that the tasks of --task try: for --on"));
}

/// `Threads=4,1,16,2`.
Result<match::TunedNumber> number_from(const std::string& text) {
    const auto refuse = [&] {
        return Refusal{"--option must be like Threads=4,1,16,2 (start, least, most, step), not {}", text};
    };
    const auto equals = text.rfind('=');
    if (equals == 0 || equals == text.npos) return refuse();
    const auto pieces = split(std::string_view(text).substr(equals + 1), ',');
    if (pieces.size() != 4) return refuse();
    const auto start = whole_number(pieces[0].text), min = whole_number(pieces[1].text),
               max = whole_number(pieces[2].text);
    const auto step = decimal_number(pieces[3].text);
    const bool are_numbers = start && min && max && step;
    if (!are_numbers || *min < -largest || *max > largest || *min >= *max || *start < *min || *start > *max ||
        *step <= 0 || *step > static_cast<double>(*max - *min))
        return refuse();
    return match::TunedNumber{.name = text.substr(0, equals), .start = *start, .min = *min, .max = *max, .step = *step};
}

Result<match::Spsa> TuneArguments::spsa() const {
    match::Spsa spsa;
    for (const auto& text : options) {
        const auto number = number_from(text);
        if (!number) return number.refusal();
        const auto is_it = [&](const auto& known) { return ugi::is_same_name(known.name, number->name); };
        if (std::ranges::any_of(spsa.numbers, is_it)) return Refusal{"--option: {} stands there twice", number->name};
        spsa.numbers.push_back(*number);
    }
    if (spsa.numbers.empty()) return Refusal{"what is tuned? tune takes --option NAME=START,MIN,MAX,STEP"};
    spsa.iterations = static_cast<std::uint64_t>((played.games + 2 * pairs - 1) / (2 * pairs));
    spsa.seed = static_cast<std::uint64_t>(played.seed);
    spsa.rate = match::usual_rate(spsa.iterations);
    if (rate.empty()) return spsa;
    const auto wanted = decimal_number(rate);
    if (!wanted || *wanted <= 0) return Refusal{"--rate must be a number more than 0, not {}", rate};
    spsa.rate = *wanted;
    return spsa;
}

Result<match::MatchPlan> TuneArguments::match_plan() const {
    const auto game = played.choice.game();
    if (!game) return game.refusal();
    if (player.empty()) return Refusal{"which bot? tune takes --player ugi:COMMAND"};
    if (!player.starts_with(outside_prefix)) return Refusal{"--player is ugi:COMMAND for tune, not {}", player};
    if (auto refusal = check_player(**game, "--player", player, Seat::programs)) return *std::move(refusal);
    auto plan = played.plan(bots);
    if (!plan) return plan;
    plan->players = {player, player};
    plan->swap = true;
    return plan;
}

Result<match::TuningPlan> TuneArguments::plan() const {
    if (!played.shard.empty() || !played.merge_files.empty())
        return Refusal{"{}: what a tuning tries depends on the games before",
                       played.shard.empty() ? "--merge" : "--shard"};
    auto match = match_plan();
    if (!match) return match.refusal();
    auto numbers = spsa();
    if (!numbers) return numbers.refusal();
    return match::TuningPlan{
        .match = *std::move(match), .spsa = *std::move(numbers), .pairs = static_cast<std::uint64_t>(pairs)};
}

/// "Threads 4.2, Depth 7.0".
std::string values_words(const match::Spsa& spsa, const std::vector<double>& values) {
    std::string words;
    for (std::size_t at = 0; at < values.size(); ++at)
        words += (at == 0 ? "" : ", ") + spsa.numbers[at].name + " " + match::decimal(values[at], 1);
    return words;
}

/// Of a computer that is asked for its part.
Result<Answer> play_pairs(const match::TuningPlan& plan, const TuneArguments& arguments, const Streams& streams) {
    if (auto refusal = match::print_pairs(plan, arguments.trial, arguments.far.tasks(), streams.out))
        return *std::move(refusal);
    return Answer{streams.out ? exit_done : exit_failed};
}

Result<Answer> tune(const TuneArguments& arguments, const Streams& streams) {
    const auto plan = arguments.plan();
    if (!plan) return plan.refusal();
    if (!arguments.far.tasks().empty()) return play_pairs(*plan, arguments, streams);
    const auto work = arguments.far.work(arguments.played.record_file);
    if (arguments.far.is_given() && work.empty())
        return Refusal{"--on needs --record FILE or --work DIR, for its tasks"};
    const auto farm = arguments.far.farm();
    if (!farm) return farm.refusal();
    if (auto refusal = match::check_tuning(*plan)) return *std::move(refusal);
    constexpr std::uint64_t told = 100; // lines at most
    const auto iterations = plan->spsa.iterations, apart = (iterations + told - 1) / told;
    const auto jobs = static_cast<int>(arguments.played.jobs);
    const match::FarTuning far{.farm = farm->get(),
                               .command =
                                   [&](const std::string& line) {
                                       return arguments.far.command({trial_option, line});
                                   },
                               .work = work};
    farm::HandedOut handed_out;
    std::size_t moved = 0;
    const auto values = match::run_tuning(
        *plan,
        {.record_file = arguments.played.record_file,
         .play =
             [&](const std::string& line) {
                 return *farm ? match::play_trial_far(*plan, line, far, handed_out)
                              : match::play_trial(*plan, line, jobs);
             },
         .report =
             [&](std::uint64_t iteration, const std::vector<double>& now) {
                 moved = iteration;
                 if (iteration % apart != 0 && iteration != iterations) return;
                 streams.out << tr("Moved {n} of {all} times: {values}",
                                   {{"n", iteration}, {"all", iterations}, {"values", values_words(plan->spsa, now)}})
                             << std::endl;
             }});
    tell_losses(handed_out, moved, streams);
    if (handed_out.is_stopped) return Answer{exit_failed};
    if (!values) return values.refusal();
    for (std::size_t at = 0; at < values->size(); ++at) {
        const auto& number = plan->spsa.numbers[at];
        streams.out << tr("{option}: {value}, from {start}",
                          {{"option", number.name}, {"value", std::llround((*values)[at])}, {"start", number.start}})
                    << std::endl;
    }
    return Answer{streams.out ? exit_done : exit_failed};
}

} // namespace

Command tune_command(CommandLine& program) {
    auto& command = program.command("tune", tr("Tunes numeric options of a bot by games against itself"));
    command.epilogue(
        tr("Two settings to either side of what is known play a pair of games, and the winner's side is moved to: "
           "SPSA (Spall 1992). A step is right when the two settings differ in strength a little."));
    auto arguments = std::make_shared<TuneArguments>(program, command);
    return {&command, true, [arguments](const Streams& streams) { return tune(*arguments, streams); }};
}

} // namespace zugzwang::cli
