// A farm within the test, which loses tasks on purpose.
#pragma once

#include <deque>

#include "farm/farm.hpp"
#include "farm/machine.hpp"
#include "support/catch.hpp"
#include "support/files.hpp"
#include "support/standard.hpp"

namespace zugzwang::testing {

/// What becomes of a task.
enum class Fate {
    done,
    gone,    ///< Nothing comes, but words on its standard error.
    killed,  ///< After its first result, in the midst of a line.
    late,    ///< It is given up for lost, and all comes when the next tasks are under way.
    foreign, ///< A program of another version does other work.
};

class FakeFarm final : public farm::Farm {
  public:
    /// The result of the piece with that text, one line.
    using Do = std::function<std::string(const std::string& text)>;
    /// `fate` is asked for every task, by the number of its folder and its own, both from 1.
    FakeFarm(std::string first_line, Do result, std::function<Fate(std::size_t, std::size_t)> fate)
        : head(std::move(first_line)), result_(std::move(result)), fate_(std::move(fate)) {}

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
    /// Of the machine that does the task of that number; there are three.
    [[nodiscard]] static farm::Machine machine(std::size_t task) {
        return {.name = "m" + std::to_string(task % 3), .speed = 1000 * (task % 3 + 1)};
    }

    std::string head;                                   ///< What a task prints first.
    std::size_t folders = 0, pieces = 0, cancelled = 0; ///< Started, handed out.
    std::size_t doing = 0;                              ///< The number of the task under way.
    std::vector<std::string> commands;                  ///< The words before the texts of the last tasks' pieces.
    std::function<void()> written;                      ///< After every result.

  private:
    void begin(const std::filesystem::path& folder, std::size_t number, const std::string& line) {
        std::istringstream words(line);
        doing = number;
        std::string result = head + '\n' + to_text(machine(number)) + '\n';
        std::size_t first_end = 0;
        commands.clear();
        bool is_text = false;
        for (std::string quoted; words >> quoted;) {
            const auto word = quoted.substr(1, quoted.size() - 2);
            if (!is_text) commands.push_back(word);
            if (is_text) {
                ++pieces;
                result += result_(word) + '\n';
                if (first_end == 0) first_end = result.size();
            }
            is_text = is_text || word == "do";
        }
        const auto file = farm::result_file(folder, number);
        switch (fate_(folders, number)) {
        case Fate::done:
            under_way_.emplace_back(file, result);
            break;
        case Fate::gone:
            write(farm::error_file(folder, number), "\nthe host has gone\n\n");
            break;
        case Fate::killed:
            under_way_.emplace_back(file, result.substr(0, first_end + 3));
            break;
        case Fate::late:
            late_.emplace_back(file, result);
            break;
        case Fate::foreign:
            under_way_.emplace_back(file, "other work" + result.substr(result.find('\n')));
            break;
        }
    }

    Do result_;
    std::function<Fate(std::size_t, std::size_t)> fate_;
    std::deque<std::pair<std::filesystem::path, std::string>> under_way_, late_; ///< Files and what will stand in them.
};

} // namespace zugzwang::testing
