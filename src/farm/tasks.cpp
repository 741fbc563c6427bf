#include <fstream>

#include "farm/farm.hpp"
#include "zugzwang/base/text.hpp"

namespace zugzwang::farm {
namespace {

/// As a shell reads it back, whatever it holds.
std::string quoted(const std::string& word) {
    std::string text = "'";
    for (const char letter : word)
        text += letter == '\'' ? std::string(R"('\'')") : std::string(1, letter);
    return text + "'";
}

} // namespace

std::optional<Refusal> write_tasks(const std::filesystem::path& folder, const std::vector<Task>& tasks) {
    std::error_code trouble;
    std::filesystem::create_directories(folder, trouble);
    std::ofstream list(task_list(folder), std::ios::trunc | std::ios::binary);
    for (const auto& task : tasks) {
        for (const auto& word : task) {
            if (word.find_first_of("\n\r") != word.npos) return Refusal{"a task has a word of several lines: {}", word};
        }
        list << joined(task, " ", quoted) << '\n';
    }
    list.close();
    if (!list) return Refusal{"cannot be written: {}", task_list(folder).string()};
    return std::nullopt;
}

std::filesystem::path task_list(const std::filesystem::path& folder) { return folder / "tasks"; }

std::filesystem::path result_file(const std::filesystem::path& folder, std::size_t number) {
    return folder / std::to_string(number);
}

std::filesystem::path error_file(const std::filesystem::path& folder, std::size_t number) {
    return folder / (std::to_string(number) + ".err");
}

} // namespace zugzwang::farm
