// The project's own source files as the tests of the architecture read them.
#pragma once

#include <regex>

#include "support/files.hpp"

namespace zugzwang::testing {

struct SourceFile {
    std::string path; ///< From the top of the project, with `/`.
    std::string text;
};

struct Include {
    std::string target;
    bool is_quoted = false; ///< "…" rather than <…>.
};

/// The top of the project.
[[nodiscard]] std::filesystem::path project();

/// All files below a folder of the project whose names end in one of the endings, in order of their paths.
[[nodiscard]] std::vector<SourceFile> files_below(const std::string& folder, const std::vector<std::string>& endings);
/// Every header and source below include/ and src/.
[[nodiscard]] std::vector<SourceFile> sources();

[[nodiscard]] std::vector<Include> includes_of(const SourceFile& file);
/// The given group of every match.
[[nodiscard]] std::vector<std::string> matches(const std::string& text, const std::regex& pattern,
                                               std::size_t group = 1);
/// The text with comments blanked out.
[[nodiscard]] std::string without_comments(const std::string& text);

} // namespace zugzwang::testing
