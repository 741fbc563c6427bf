#include "tournament/programs.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <string_view>

namespace zugzwang::tournament {
namespace {

namespace fs = std::filesystem;

struct Runner {
    std::string_view ending, language, words; ///< The words before the file's name.
};
constexpr std::array<Runner, 3> runners{
    {{".py", "Python", "python3 "}, {".jar", "Java", "java -jar "}, {".js", "JavaScript", "node "}}};

bool can_be_started(const fs::directory_entry& file) {
    constexpr auto by_anybody = fs::perms::owner_exec | fs::perms::group_exec | fs::perms::others_exec;
    std::error_code unreadable;
    return (file.status(unreadable).permissions() & by_anybody) != fs::perms::none;
}

/// Of a file; nothing where it cannot be started.
std::optional<Program> program_of(const fs::directory_entry& file) {
    std::error_code gone;
    const auto path = file.path().string();
    const auto name = file.path().filename().string();
    if (!file.is_regular_file(gone) || name.starts_with('.') || path.find('"') != path.npos) return std::nullopt;
    const auto quoted = '"' + path + '"';
    const auto runner = std::ranges::find(runners, file.path().extension().string(), &Runner::ending);
    if (runner != runners.end())
        return Program{file.path().stem().string(), std::string(runner->language), std::string(runner->words) + quoted};
    if (!can_be_started(file)) return std::nullopt;
    return Program{.name = file.path().stem().string(), .language = {}, .command = quoted};
}

/// The bot that a folder holds, under the folder's name.
std::optional<Program> bot_of(const fs::path& folder) {
    std::error_code none;
    for (const char* name : {"bot", "bot.py", "bot.js", "bot.jar"}) {
        auto program = program_of(fs::directory_entry(folder / name, none));
        if (!program) continue;
        program->name = folder.filename().string();
        return program;
    }
    if (!fs::exists(folder / "Bot.class", none) || folder.string().find('"') != std::string::npos) return std::nullopt;
    return Program{folder.filename().string(), "Java", "java -cp \"" + folder.string() + "\" Bot"};
}

} // namespace

std::vector<Program> programs_in(const fs::path& folder) {
    std::vector<Program> programs;
    std::error_code unreadable;
    for (fs::directory_iterator file(folder, unreadable), end; !unreadable && file != end; file.increment(unreadable)) {
        if (auto program = program_of(*file)) programs.push_back(*std::move(program));
    }
    for (const auto& inner : folders_in(folder)) {
        if (auto program = bot_of(inner)) programs.push_back(*std::move(program));
    }
    std::ranges::sort(programs, {}, [](const Program& program) { return std::pair(program.name, program.command); });
    return programs;
}

std::vector<fs::path> folders_in(const fs::path& folder) {
    std::vector<fs::path> folders;
    std::error_code unreadable;
    for (fs::directory_iterator entry(folder, unreadable), end; !unreadable && entry != end;
         entry.increment(unreadable)) {
        std::error_code gone;
        const bool is_hidden = entry->path().filename().string().starts_with('.');
        if (!is_hidden && entry->is_directory(gone)) folders.push_back(entry->path());
    }
    std::ranges::sort(folders);
    return folders;
}

} // namespace zugzwang::tournament
