// `zugzwang match GAME`: many games between two players, without a window.
#include <fstream>
#include <memory>

#include "cli/command.hpp"
#include "cli/match_arguments.hpp"
#include "cli/progress_line.hpp"
#include "match/file.hpp"
#include "match/game.hpp"
#include "match/report.hpp"
#include "match/runner.hpp"
#include "zugzwang/base/words.hpp"

namespace zugzwang::cli {
namespace {

/// Words on standard output, JSON where it was asked for.
Result<Answer> tell(const match::MatchReport& report, const match::Statistics& statistics, const std::string& json_file,
                    const Streams& streams) {
    if (json_file == "-") {
        streams.out << match::report_json(report, statistics) << std::endl;
        return Answer{streams.out ? exit_done : exit_failed};
    }
    streams.out << match::report_words(report, statistics) << std::flush;
    if (!streams.out) return Answer{exit_failed};
    if (json_file.empty()) return Answer{exit_done};
    std::ofstream json(json_file, std::ios::trunc);
    json << match::report_json(report, statistics) << std::endl;
    if (!json) return Refusal{"--json: cannot be written: {}", json_file};
    return Answer{exit_done};
}

Result<Answer> play(const MatchArguments& arguments, const Streams& streams) {
    const auto plan = arguments.plan();
    if (!plan) return plan.refusal();
    const bool writes_file = !arguments.json_file.empty() && arguments.json_file != "-";
    if (writes_file && !std::ofstream(arguments.json_file, std::ios::app)) {
        return Refusal{"--json: cannot be written: {}", arguments.json_file};
    }
    ProgressLine progress(streams.err);
    const auto statistics = match::run_match(
        *plan, {.jobs = static_cast<int>(arguments.jobs),
                .record_file = arguments.record_file,
                .report = [&](const match::Statistics& now, std::uint64_t planned) {
                    progress.show([&] { return match::progress_words(now, planned); }, now.games() >= planned);
                }});
    progress.clear();
    if (!statistics) return statistics.refusal();
    return tell({.game = plan->game->id, .players = plan->players, .sprt = plan->sprt}, *statistics,
                arguments.json_file, streams);
}

Result<Answer> merge(const MatchArguments& arguments, const Streams& streams) {
    const auto match = match::merged_match_files(arguments.merge_files);
    if (!match) return match.refusal();
    const auto bounds = arguments.sprt_bounds();
    if (!bounds) return bounds.refusal();
    match::Statistics statistics;
    for (const auto& record : match->records)
        statistics.add(record, match->swap);
    return tell({.game = match->game, .players = match->players, .sprt = *bounds}, statistics, arguments.json_file,
                streams);
}

Result<Answer> replay(const std::string& file, const Streams& streams) {
    const auto match = match::read_match_file(file);
    if (!match) return match.refusal();
    const auto* game = find_game(match->game);
    if (!game) return Refusal{"{}: unknown game: {}", file, match->game};
    for (const auto& record : match->records) {
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
    if (!arguments.merge_files.empty()) return merge(arguments, streams);
    if (!arguments.replay_file.empty()) return replay(arguments.replay_file, streams);
    return play(arguments, streams);
}

} // namespace

Command match_command(CommandLine& program) {
    auto& command = program.command("match", tr("Plays many games between two players, without a window"));
    auto arguments = std::make_shared<MatchArguments>(command);
    return {&command, true, [arguments](const Streams& streams) { return match(*arguments, streams); }};
}

} // namespace zugzwang::cli
