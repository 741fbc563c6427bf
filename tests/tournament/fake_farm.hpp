// A farm within the test, which loses tasks on purpose.
#pragma once

#include "farm/farm.hpp"
#include "match/file.hpp"
#include "record/record.hpp"
#include "support/files.hpp"
#include "support/standard.hpp"
#include "tournament/task.hpp"

namespace zugzwang::testing {

/// What becomes of a task.
enum class Fate {
    done,
    gone,    ///< Nothing comes, but words on its standard error.
    killed,  ///< After its first game, in the midst of a line.
    late,    ///< It is given up for lost, and all comes when the next tasks are under way.
    foreign, ///< A program of another version plays another tournament.
};

class FakeFarm final : public farm::Farm {
  public:
    /// `fate` is asked for every task, by the number of its folder and its own, both from 1.
    FakeFarm(const tournament::TournamentPlan& plan, std::function<Fate(std::size_t, std::size_t)> fate)
        : plan_(plan), fate_(std::move(fate)) {}

    std::optional<Refusal> start(const std::filesystem::path& folder, std::size_t tasks) override {
        const auto lines = lines_of(text_of(farm::task_list(folder)));
        if (lines.size() != tasks) return Refusal{"a list of other tasks"};
        for (const auto& [file, result] : std::exchange(late_, {}))
            write(file, result);
        ++folders;
        for (std::size_t task = 1; task <= tasks; ++task)
            begin(folder, task, lines[task - 1]);
        return std::nullopt;
    }
    bool is_busy() override {
        if (under_way_.empty()) return false;
        write(under_way_.front().first, under_way_.front().second);
        under_way_.pop_front();
        if (written) written();
        return true;
    }
    void cancel() override {
        under_way_.clear();
        ++cancelled;
    }

    std::size_t folders = 0, games = 0, cancelled = 0; ///< Started, handed out.
    std::function<void()> written;                     ///< After every result.

  private:
    void begin(const std::filesystem::path& folder, std::size_t number, const std::string& line) {
        std::vector<tournament::GameTask> tasks;
        std::istringstream words(line);
        for (std::string word; words >> word;) {
            if (word == "'play'") continue;
            const auto task = tournament::task_from_text(plan_, word.substr(1, word.size() - 2));
            REQUIRE(task);
            tasks.push_back(*task);
        }
        games += tasks.size();
        std::string result = plan_line(plan_) + '\n';
        std::size_t first_end = 0;
        REQUIRE_FALSE(tournament::play_tasks(plan_, tasks, [&](GameRecord record) {
            record.match->microseconds[Side::first] += folders; // nobody plays twice in the same time
            result += to_json_line(record) + '\n';
            if (first_end == 0) first_end = result.size();
            return true;
        }));
        const auto file = farm::result_file(folder, number);
        switch (fate_(folders, number)) {
        case Fate::done:
            under_way_.emplace_back(file, result);
            break;
        case Fate::gone:
            write(farm::error_file(folder, number), "\nthe host has gone\n\n");
            break;
        case Fate::killed:
            under_way_.emplace_back(file, result.substr(0, first_end + 20));
            break;
        case Fate::late:
            late_.emplace_back(file, result);
            break;
        case Fate::foreign:
            under_way_.emplace_back(file, "{\"tournament\":\"sticks\"}\n" + result.substr(result.find('\n') + 1));
            break;
        }
    }

    const tournament::TournamentPlan& plan_;
    std::function<Fate(std::size_t, std::size_t)> fate_;
    std::deque<std::pair<std::filesystem::path, std::string>> under_way_, late_; ///< Files and what will stand in them.
};

} // namespace zugzwang::testing
