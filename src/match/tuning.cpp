#include "match/tuning.hpp"

#include <filesystem>
#include <fstream>
#include <utility>

#include "match/file.hpp"
#include "match/game.hpp"
#include "match/runner.hpp"

namespace zugzwang::match {
namespace {

Json json_of(const Trial& trial) {
    return Json::Object{{"iteration", trial.iteration}, {"plus", trial.plus}, {"minus", trial.minus}};
}

Trial trial_from(const TuningPlan& plan, const Json& json) {
    Trial trial;
    json.at("iteration").read(trial.iteration);
    json.at("plus").read(trial.plus);
    json.at("minus").read(trial.minus);
    const auto numbers = plan.spsa.numbers.size();
    const bool is_of_plan = trial.iteration >= 1 && trial.iteration <= plan.spsa.iterations &&
                            trial.plus.size() == numbers && trial.minus.size() == numbers;
    if (!is_of_plan) throw BadJson("of another tuning");
    return trial;
}

/// What `read` makes of the line.
template <class T, class Read>
Result<T> read_line(const std::string& line, const Read& read) {
    try {
        return read(Json::parsed(line));
    } catch (const BadJson& error) {
        return Refusal{"not a line of this tuning: {}", std::string(error.what())};
    }
}

ugi::BotOptions options_of(const TuningPlan& plan, const std::vector<std::int64_t>& values) {
    ugi::BotOptions options;
    for (std::size_t at = 0; at < values.size(); ++at)
        options.emplace(plan.spsa.numbers[at].name, std::to_string(values[at]));
    return options;
}

/// The record file, open for more results.
class TuningFile {
  public:
    /// As RecordWriter::open.
    [[nodiscard]] static Result<TuningFile> open(const std::string& plan, const std::string& file) {
        auto lines = std::filesystem::exists(file) ? read_lines(file) : Result<Lines>(Lines{});
        if (!lines) return lines.refusal();
        auto& [whole, rest] = *lines;
        if (whole.empty() ? !plan.starts_with(rest) : whole.front() != plan)
            return Refusal{"{} is not the record file of this tuning", file};
        std::uintmax_t size = 0;
        for (const auto& line : whole)
            size += line.size() + 1;
        std::error_code error;
        if (!rest.empty()) std::filesystem::resize_file(file, size, error);
        std::ofstream stream(file, std::ios::app);
        if (whole.empty()) stream << plan << std::endl;
        if (error || !stream) return Refusal{"cannot be written: {}", file};
        if (!whole.empty()) whole.erase(whole.begin());
        return TuningFile(std::move(stream), std::move(whole));
    }

    [[nodiscard]] const std::vector<std::string>& found() const { return found_; }
    /// False when it could not be written.
    [[nodiscard]] bool add(const std::string& line) {
        stream_ << line << std::endl;
        return static_cast<bool>(stream_);
    }

  private:
    TuningFile(std::ofstream stream, std::vector<std::string> found)
        : stream_(std::move(stream)), found_(std::move(found)) {}

    std::ofstream stream_;
    std::vector<std::string> found_; ///< Results.
};

/// The values after the result of the next iteration; refuses the result of another trial.
Result<std::vector<double>> values_after(const TuningPlan& plan, const std::vector<double>& values,
                                         std::uint64_t iteration, const std::string& line) {
    const auto result = result_from_line(plan, line);
    if (!result) return result.refusal();
    const auto games = result->wins + result->draws + result->losses;
    if (result->trial != trial_of(plan.spsa, values, iteration) || games != 2 * plan.pairs)
        return Refusal{"not the result of iteration {}: {}", iteration, line};
    const auto surplus = static_cast<double>(result->wins) - static_cast<double>(result->losses);
    return moved(plan.spsa, values, iteration, surplus / static_cast<double>(plan.pairs));
}

} // namespace

std::string plan_line(const TuningPlan& plan) {
    Json::Array numbers;
    for (const auto& number : plan.spsa.numbers) {
        numbers.push_back(Json::Object{{"option", number.name},
                                       {"start", number.start},
                                       {"min", number.min},
                                       {"max", number.max},
                                       {"step", number.step}});
    }
    return Json(Json::Object{{"tuning", numbers},
                             {"iterations", plan.spsa.iterations},
                             {"pairs", plan.pairs},
                             {"rate", plan.spsa.rate},
                             {"games", Json::parsed(plan_line(plan.match))}})
        .line();
}

std::string to_line(const Trial& trial) { return json_of(trial).line(); }

std::string to_line(const TrialResult& result) {
    auto json = json_of(result.trial);
    json.set("wins", result.wins);
    json.set("draws", result.draws);
    json.set("losses", result.losses);
    return json.line();
}

Result<Trial> trial_from_line(const TuningPlan& plan, const std::string& line) {
    return read_line<Trial>(line, [&](const Json& json) { return trial_from(plan, json); });
}

Result<TrialResult> result_from_line(const TuningPlan& plan, const std::string& line) {
    return read_line<TrialResult>(line, [&](const Json& json) {
        TrialResult result{.trial = trial_from(plan, json)};
        json.at("wins").read(result.wins);
        json.at("draws").read(result.draws);
        json.at("losses").read(result.losses);
        return result;
    });
}

MatchPlan match_of(const TuningPlan& plan, const Trial& trial) {
    auto match = plan.match;
    match.games = 2 * plan.pairs * plan.spsa.iterations;
    match.swap = true;
    match.shards = plan.spsa.iterations;
    match.shard = trial.iteration - 1;
    match.terms[0].options = options_of(plan, trial.plus);
    match.terms[1].options = options_of(plan, trial.minus);
    return match;
}

Result<std::string> play_trial(const TuningPlan& plan, const std::string& line, int jobs) {
    const auto trial = trial_from_line(plan, line);
    if (!trial) return trial.refusal();
    const auto played = run_match(match_of(plan, *trial), {.jobs = jobs, .record_file = {}, .report = {}});
    if (!played) return played.refusal();
    return to_line(TrialResult{*trial, played->wins(), played->draws(), played->losses()});
}

std::optional<Refusal> check_tuning(const TuningPlan& plan) {
    Trial extremes;
    for (const auto& number : plan.spsa.numbers) {
        extremes.plus.push_back(number.min);
        extremes.minus.push_back(number.max);
    }
    const auto match = match_of(plan, extremes);
    auto table = MatchTable::open(match);
    return table ? table->greet() : std::optional(table.refusal());
}

Result<std::vector<double>> run_tuning(const TuningPlan& plan, const TuningRun& run) {
    std::optional<TuningFile> file;
    if (!run.record_file.empty()) {
        auto opened = TuningFile::open(plan_line(plan), run.record_file);
        if (!opened) return opened.refusal();
        file.emplace(*std::move(opened));
    }
    auto values = first_values(plan.spsa);
    std::uint64_t iteration = 0;
    for (const auto& line : file ? file->found() : std::vector<std::string>{}) {
        auto after = values_after(plan, values, ++iteration, line);
        if (!after) return Refusal{"{}, line {}: {}", run.record_file, iteration + 1, after.refusal().words};
        values = *std::move(after);
    }
    while (iteration < plan.spsa.iterations) {
        const auto result = run.play(to_line(trial_of(plan.spsa, values, ++iteration)));
        if (!result) return result.refusal();
        auto after = values_after(plan, values, iteration, *result);
        if (!after) return after;
        values = *std::move(after);
        if (file && !file->add(*result)) return Refusal{"cannot be written: {}", run.record_file};
        if (run.report) run.report(iteration, values);
    }
    return values;
}

} // namespace zugzwang::match
