// The programs of a folder, each as the command that starts it: a class's bots, a file each or a folder each.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace zugzwang::tournament {

struct Program {
    std::string name;     ///< Its file's, without the ending, or its folder's.
    std::string language; ///< "Python"; empty of a program that the system itself can start.
    std::string command;  ///< As ugi::BotProcess takes it.

    friend bool operator==(const Program&, const Program&) = default;
};

/// What can be started: of the folder itself its executable files, and scripts by what runs them: python3 for .py,
/// `java -jar` for .jar, node for .js. Of each folder in it, only what is called bot, as `zugzwang bot new` has it (in
/// Java Bot.class). By name; hidden ones are left out. Empty where the folder cannot be read.
[[nodiscard]] std::vector<Program> programs_in(const std::filesystem::path& folder);

/// Folders that lie in it, by name; hidden ones are left out. Empty where it cannot be read.
[[nodiscard]] std::vector<std::filesystem::path> folders_in(const std::filesystem::path& folder);

} // namespace zugzwang::tournament
