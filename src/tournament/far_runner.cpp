#include "tournament/far_runner.hpp"

#include <algorithm>
#include <fstream>
#include <functional>
#include <map>
#include <optional>
#include <set>
#include <system_error>
#include <utility>

#include "match/file.hpp"
#include "record/record.hpp"
#include "tournament/task.hpp"
#include "zugzwang/base/text.hpp"

namespace zugzwang::tournament {
namespace fs = std::filesystem;

namespace {

constexpr std::size_t max_tasks = 1000; // at once: as many jobs as an array of Slurm has unless its people raised it

std::uint64_t number_of(const TournamentPlan& plan, const GameTask& task) {
    return game_number(plan, task.pairing.number, task.game);
}

/// The folders of tasks in a work folder, by their numbers.
std::map<std::int64_t, fs::path> folders_in(const fs::path& work) {
    std::map<std::int64_t, fs::path> folders;
    std::error_code none;
    for (fs::directory_iterator entry(work, none), end; !none && entry != end; entry.increment(none)) {
        const auto number = whole_number(entry->path().filename().string());
        if (number && fs::exists(farm::task_list(entry->path()))) folders.emplace(*number, entry->path());
    }
    return folders;
}

/// The last words of a task that was lost.
std::string last_words(const fs::path& file) {
    std::ifstream input(file);
    std::string last;
    for (std::string line; std::getline(input, line);)
        if (!trimmed(line).empty()) last = line;
    return last.empty() ? "none" : printable(last);
}

/// What came in from all machines. A result counts once, whoever sends it, and when its game is due.
class Gathered {
  public:
    Gathered(const TournamentPlan& plan, match::RecordWriter file)
        : plan_(plan), plan_line_(plan_line(plan)), file_(std::move(file)), records_(file_.found()) {
        for (const auto& record : records_) {
            known_.insert(record.match->index);
            seen_.insert(std::hash<std::string>()(to_json_line(record)));
        }
    }

    /// Reads what the tasks of a folder have printed since. False when the record file could not be written.
    [[nodiscard]] bool look_into(const fs::path& folder) {
        std::error_code none;
        for (fs::directory_iterator entry(folder, none), end; !none && entry != end; entry.increment(none)) {
            if (!whole_number(entry->path().filename().string())) continue;
            std::error_code unknown;
            const auto size = entry->file_size(unknown);
            const auto [known, is_new] = sizes_.try_emplace(entry->path(), size);
            if (is_new || std::exchange(known->second, size) != size) read(entry->path());
        }
        return take_due();
    }
    /// Reads every word of all folders: what a machine that shares them tells of a file's size may be some seconds old,
    /// and a task that was lost may have gone on.
    [[nodiscard]] bool look_into_all(const fs::path& work) {
        sizes_.clear();
        const auto folders = folders_in(work);
        return std::ranges::all_of(folders, [&](const auto& folder) { return look_into(folder.second); });
    }
    [[nodiscard]] const std::vector<GameRecord>& records() const { return records_; }
    [[nodiscard]] std::uint64_t repeated() const { return repeated_; }

  private:
    void read(const fs::path& result) {
        std::ifstream input(result, std::ios::binary);
        std::string line;
        // A program of another version may play another tournament.
        if (!std::getline(input, line) || line != plan_line_) return;
        while (std::getline(input, line) && !input.eof()) { // a line without its end is not whole
            if (!seen_.insert(std::hash<std::string>()(line)).second) continue;
            auto record = record_from_json_line(line);
            if (!record || !record->match || !record->result) continue;
            const auto game = record->match->index;
            if (!known_.insert(game).second)
                ++repeated_;
            else
                waiting_.emplace(game, *std::move(record));
        }
    }
    bool take_due() {
        for (auto before = records_.size() + 1; before != records_.size() && !waiting_.empty();) {
            before = records_.size();
            for (const auto& task : due_games(plan_, records_)) {
                const auto game = number_of(plan_, task);
                auto found = waiting_.extract(game);
                if (found && !is_record_of(plan_, task, found.mapped()))
                    known_.erase(game);
                else if (found && !take(std::move(found.mapped())))
                    return false;
            }
        }
        return true;
    }
    bool take(GameRecord record) {
        if (!file_.add(record)) return false;
        add_in_order(std::move(record), records_);
        return true;
    }

    const TournamentPlan& plan_;
    std::string plan_line_;
    match::RecordWriter file_;
    std::vector<GameRecord> records_;             ///< In the order of their numbers.
    std::map<std::uint64_t, GameRecord> waiting_; ///< For the rounds before theirs.
    std::set<std::uint64_t> known_;               ///< Games that have a result.
    std::set<std::size_t> seen_;                  ///< Hashes of the lines that were read.
    std::map<fs::path, std::uintmax_t> sizes_;    ///< Of the files when they were read.
    std::uint64_t repeated_ = 0;
};

/// Hands games out and waits for them.
class FarRunner {
  public:
    FarRunner(const TournamentPlan& plan, const FarRun& run, match::RecordWriter file)
        : plan_(plan), run_(run), gathered_(plan, std::move(file)) {}

    Result<FarRecords> run() {
        if (!gathered_.look_into_all(run_.work)) return not_written();
        for (auto due = told_due(); !due.empty(); due = told_due()) {
            for (const auto& task : due) {
                const auto found = losses_.find(number_of(plan_, task));
                if (found != losses_.end() && found->second.times == max_losses) return given_up(*found);
            }
            auto refusal = play(due);
            if (refusal) return *std::move(refusal);
            if (is_stopped_) return answer();
            count_losses(due);
        }
        for (const auto& [number, folder] : folders_in(run_.work)) {
            std::error_code none;
            fs::remove_all(folder, none);
            fs::remove(run_.work, none); // where nothing else lies in it
        }
        return answer();
    }

  private:
    struct Loss {
        int times = 0;
        fs::path errors; ///< What the task wrote that was to play it.
    };

    [[nodiscard]] Refusal not_written() const { return Refusal{"cannot be written: {}", run_.record_file}; }
    [[nodiscard]] static Refusal given_up(const std::pair<const std::uint64_t, Loss>& loss) {
        return Refusal{"game {} was lost {} times; the last words of its task: {}", loss.first, loss.second.times,
                       last_words(loss.second.errors)};
    }
    [[nodiscard]] FarRecords answer() const {
        return {
            .records = gathered_.records(), .lost = lost_, .repeated = gathered_.repeated(), .is_stopped = is_stopped_};
    }
    /// What is to be played, after it was reported.
    [[nodiscard]] std::vector<GameTask> told_due() const {
        auto due = due_games(plan_, gathered_.records());
        if (run_.report) run_.report(gathered_.records(), gathered_.records().size() + due.size());
        return due;
    }
    /// Games of one task, at least a pair; the last one may have fewer.
    [[nodiscard]] static std::size_t games_of_a_task(std::size_t games) {
        const auto pairs = (games + 1) / 2;
        return 2 * ((pairs + max_tasks - 1) / max_tasks);
    }
    [[nodiscard]] std::vector<farm::Task> tasks_of(const std::vector<GameTask>& games) const {
        std::vector<farm::Task> tasks;
        const auto size = games_of_a_task(games.size());
        for (std::size_t at = 0; at < games.size(); ++at) {
            if (at % size == 0) tasks.push_back(run_.command);
            tasks.back().push_back(to_text(games[at]));
        }
        return tasks;
    }
    std::optional<Refusal> play(const std::vector<GameTask>& games) {
        const auto before = folders_in(run_.work);
        folder_ = fs::absolute(run_.work) / std::to_string(before.empty() ? 1 : before.rbegin()->first + 1);
        const auto tasks = tasks_of(games);
        if (auto refusal = farm::write_tasks(folder_, tasks)) return refusal;
        if (auto refusal = run_.farm->start(folder_, tasks.size())) return refusal;
        for (bool is_busy = true; is_busy;) {
            is_busy = run_.farm->is_busy();
            is_stopped_ = run_.stopped && run_.stopped();
            if (is_stopped_) run_.farm->cancel();
            is_busy = is_busy && !is_stopped_;
            const auto played = gathered_.records().size();
            const bool is_written = is_busy ? gathered_.look_into(folder_) : gathered_.look_into_all(run_.work);
            if (!is_written) {
                run_.farm->cancel();
                return not_written();
            }
            if (is_busy && gathered_.records().size() > played) static_cast<void>(told_due());
        }
        return std::nullopt;
    }
    /// Of these, which were handed out.
    void count_losses(const std::vector<GameTask>& games) {
        std::set<std::uint64_t> played;
        for (const auto& record : gathered_.records())
            played.insert(record.match->index);
        for (std::size_t at = 0; at < games.size(); ++at) {
            const auto game = number_of(plan_, games[at]);
            if (played.contains(game)) continue;
            ++lost_;
            auto& loss = losses_[game];
            ++loss.times;
            loss.errors = farm::error_file(folder_, at / games_of_a_task(games.size()) + 1);
        }
    }

    const TournamentPlan& plan_;
    const FarRun& run_;
    Gathered gathered_;
    fs::path folder_; ///< Of the tasks under way.
    std::map<std::uint64_t, Loss> losses_;
    std::uint64_t lost_ = 0;
    bool is_stopped_ = false;
};

} // namespace

Result<FarRecords> run_far(const TournamentPlan& plan, const FarRun& run) {
    auto file = match::RecordWriter::open(plan_line(plan), run.record_file);
    if (!file) return file.refusal();
    return FarRunner(plan, run, *std::move(file)).run();
}

} // namespace zugzwang::tournament
