#include "match/runner.hpp"

#include <algorithm>
#include <memory>
#include <optional>
#include <set>
#include <utility>
#include <vector>

#include "match/file.hpp"
#include "match/game.hpp"
#include "match/hall.hpp"

namespace zugzwang::match {
namespace {

using Tables = std::vector<MatchTable>;

/// So many tables with players of their own.
Result<std::shared_ptr<Tables>> open_tables(const MatchPlan& plan, std::size_t count) {
    auto tables = std::make_shared<Tables>();
    for (std::size_t at = 0; at < count; ++at) {
        auto table = MatchTable::open(plan);
        if (!table) return table.refusal();
        tables->push_back(*std::move(table));
    }
    return tables;
}

} // namespace

std::vector<std::uint64_t> games_to_play(const MatchPlan& plan, const std::vector<GameRecord>& played) {
    std::set<std::uint64_t> done;
    for (const auto& record : played)
        done.insert(record.match->index);
    auto games = games_of_shard(plan);
    std::erase_if(games, [&](std::uint64_t game) { return done.contains(game); });
    return games;
}

bool is_decided(const MatchPlan& plan, const Statistics& statistics) {
    return plan.sprt && sprt_state(statistics.counts(), *plan.sprt) != SprtState::undecided;
}

Result<Statistics> run_match(const MatchPlan& plan, const MatchRun& run) {
    std::optional<RecordWriter> file;
    if (!run.record_file.empty()) {
        auto opened = RecordWriter::open(plan_line(plan), run.record_file);
        if (!opened) return opened.refusal();
        file.emplace(*std::move(opened));
    }
    const auto before = file ? file->found() : std::vector<GameRecord>{};
    Statistics statistics;
    for (const auto& record : before)
        statistics.add(record, plan.swap);
    const auto games = games_to_play(plan, before);
    const std::uint64_t planned = before.size() + games.size();
    if (run.report) run.report(statistics, planned);

    const auto count = std::min(static_cast<std::size_t>(run.jobs), std::max<std::size_t>(games.size(), 1));
    auto tables = open_tables(plan, count);
    if (!tables) return tables.refusal();
    if (auto missing = (*tables)->front().greet()) return *std::move(missing);
    Hall hall(count, [seats = *std::move(tables)](std::size_t table, std::uint64_t game, const std::stop_token& stop) {
        return (*seats)[table].play(game, stop);
    });
    std::size_t begun = 0, ended = 0;
    const auto begin_next = [&](std::size_t table) {
        if (begun < games.size() && !is_decided(plan, statistics)) hall.begin(table, games[begun++]);
    };
    for (std::size_t table = 0; table < count; ++table)
        begin_next(table);
    while (ended < begun) {
        auto game = hall.wait();
        ++ended;
        if (!game.record) return game.record.refusal();
        statistics.add(*game.record, plan.swap);
        if (file && !file->add(*game.record)) return Refusal{"cannot be written: {}", run.record_file};
        if (run.report) run.report(statistics, planned);
        begin_next(game.table);
    }
    return statistics;
}

} // namespace zugzwang::match
