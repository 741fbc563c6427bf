// Files of a test's own, and texts.
#pragma once

#include "support/standard.hpp"
#include "support/temporary_folder.hpp"

namespace zugzwang::testing {

/// Its files by their names.
struct Folder : TemporaryFolder {
    [[nodiscard]] std::string file(const std::string& name) const { return (path() / name).string(); }
};

/// All of a file; empty where there is none.
[[nodiscard]] inline std::string text_of(const std::filesystem::path& file) {
    std::ifstream stream(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(stream), {}};
}

inline void write(const std::filesystem::path& file, const std::string& text) {
    std::ofstream(file, std::ios::binary | std::ios::trunc) << text;
}

[[nodiscard]] inline std::vector<std::string> lines_of(const std::string& text) {
    std::vector<std::string> lines;
    std::istringstream stream(text);
    for (std::string line; std::getline(stream, line);)
        lines.push_back(line);
    return lines;
}

} // namespace zugzwang::testing
