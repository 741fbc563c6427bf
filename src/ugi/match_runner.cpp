#include "ugi/match_runner.hpp"

#include <algorithm>
#include <fstream>
#include <set>

#include <nlohmann/json.hpp>

#include "zugzwang/ai/worker.hpp"
#include "zugzwang/rules/words.hpp"

namespace zugzwang::ugi {
namespace {

/// The games of this plan's shard that are not played yet, in order.
std::vector<std::uint64_t> games_to_play(const MatchPlan& plan, const std::vector<GameRecord>& played) {
    std::set<std::uint64_t> done;
    for (const auto& record : played)
        done.insert(record.index);
    std::vector<std::uint64_t> games;
    for (std::uint64_t index = 0; index < plan.games; ++index) {
        const bool ours = (plan.swap ? index / 2 : index) % plan.shards == plan.shard;
        if (ours && !done.contains(index)) games.push_back(index);
    }
    return games;
}

/// The records of an earlier run of the same match; a new file is begun with the plan's line.
Result<std::vector<GameRecord>> resumed(const MatchPlan& plan, const std::string& file) {
    if (file.empty()) return std::vector<GameRecord>{};
    std::ifstream input(file);
    std::string first;
    if (!input || !std::getline(input, first) || first.empty()) {
        std::ofstream begun(file, std::ios::trunc);
        begun << plan_line(plan) << std::endl;
        if (!begun) return Refusal{tr("cannot be written: {}", file)};
        return std::vector<GameRecord>{};
    }
    if (first != plan_line(plan)) return Refusal{tr("{} holds the games of another match", file)};
    auto records = read_records(file);
    if (!records) return records;
    // A line that was cut off is dropped for good: the whole ones are written anew.
    const auto fresh = file + ".new";
    std::ofstream rewritten(fresh, std::ios::trunc);
    rewritten << first << '\n';
    for (const auto& record : *records)
        rewritten << to_json_line(record) << '\n';
    rewritten.close();
    if (!rewritten || std::rename(fresh.c_str(), file.c_str()) != 0) return Refusal{tr("cannot be written: {}", file)};
    return records;
}

/// Keeps `jobs` games under way at once, each on a worker of its own.
class Tournament {
  public:
    Tournament(const MatchPlan& plan, int jobs) : plan_(plan) {
        for (int job = 0; job < jobs; ++job)
            workers_.push_back(std::make_unique<Worker>());
        pending_.resize(workers_.size());
    }
    void begin(std::size_t worker, std::uint64_t index) {
        pending_[worker] = workers_[worker]->submit([this, worker, index](std::stop_token) {
            ended_.post({worker, play_game(plan_, index)});
            return true;
        });
    }
    struct Ended {
        std::size_t worker;
        Result<GameRecord> record;
    };
    [[nodiscard]] Ended wait() { return ended_.wait(); }
    [[nodiscard]] std::size_t workers() const { return workers_.size(); }

  private:
    const MatchPlan& plan_;
    Channel<Ended> ended_;
    std::vector<Pending<bool>> pending_;
    std::vector<std::unique_ptr<Worker>> workers_; ///< Last: they end before what they post to.
};

} // namespace

std::string plan_line(const MatchPlan& plan) {
    nlohmann::ordered_json json;
    json["match"] = plan.game->id;
    json["players"] = plan.players;
    json["games"] = plan.games;
    nlohmann::ordered_json options = nlohmann::ordered_json::object();
    for (const auto& option : plan.game->options)
        options[option.id] = plan.options.text(option.id);
    json["options"] = options;
    json["movetime"] = plan.budget.time.count();
    json["nodes"] = plan.budget.nodes;
    json["depth"] = plan.budget.depth;
    json["seed"] = plan.seed;
    json["swap"] = plan.swap;
    json["random_opening"] = plan.random_opening;
    json["openings"] = plan.openings;
    json["shard"] = filled("{}/{}", plan.shard, plan.shards);
    return json.dump(-1, ' ', true, nlohmann::json::error_handler_t::replace);
}

Result<std::vector<GameRecord>> read_records(const std::string& file) {
    std::ifstream input(file);
    if (!input) return Refusal{tr("cannot be read: {}", file)};
    std::vector<GameRecord> records;
    std::string line;
    for (std::size_t number = 1; std::getline(input, line); ++number) {
        if (number == 1 && line.starts_with("{\"match\":")) continue;
        auto record = record_from_json_line(line);
        if (!record && input.eof()) break; // cut off in the middle of writing
        if (!record) return Refusal{tr("{}, line {}: {}", file, number, record.refusal().words)};
        records.push_back(*std::move(record));
    }
    return records;
}

Result<Statistics> run_match(const MatchPlan& plan, const MatchRun& run) {
    const auto before = resumed(plan, run.record_file);
    if (!before) return before.refusal();
    Statistics statistics;
    for (const auto& record : *before)
        statistics.add(record, plan.swap);
    const auto games = games_to_play(plan, *before);
    const std::uint64_t planned = before->size() + games.size();
    std::ofstream records;
    if (!run.record_file.empty()) records.open(run.record_file, std::ios::app);

    Tournament tournament(plan, std::max(1, run.jobs));
    std::size_t begun = 0, ended = 0;
    while (begun < std::min(games.size(), tournament.workers())) {
        tournament.begin(begun, games[begun]);
        ++begun;
    }
    while (ended < begun) {
        auto game = tournament.wait();
        ++ended;
        if (!game.record) return game.record.refusal();
        statistics.add(*game.record, plan.swap);
        if (records.is_open()) records << to_json_line(*game.record) << std::endl;
        if (run.report) run.report(statistics, planned);
        const bool decided = plan.sprt && statistics.sprt(*plan.sprt) != SprtState::undecided;
        if (!decided && begun < games.size()) tournament.begin(game.worker, games[begun++]);
    }
    return statistics;
}

} // namespace zugzwang::ugi
