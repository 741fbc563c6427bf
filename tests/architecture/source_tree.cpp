#include "architecture/source_tree.hpp"
#include "support/places.hpp"

#include <algorithm>
#include <cctype>
#include <fstream>
#include <regex>
#include <sstream>

namespace zugzwang::testing {
namespace fs = std::filesystem;

fs::path project() { return ZUGZWANG_SOURCE_DIR; }

std::vector<SourceFile> files_below(const std::string& folder, const std::vector<std::string>& endings) {
    std::vector<SourceFile> files;
    for (const auto& entry :
         fs::recursive_directory_iterator(project() / folder, fs::directory_options::follow_directory_symlink)) {
        const auto name = entry.path().filename().string();
        const bool wanted = std::ranges::any_of(endings, [&](const auto& ending) { return name.ends_with(ending); });
        if (!wanted || !entry.is_regular_file()) continue;
        std::ostringstream text;
        text << std::ifstream(entry.path()).rdbuf();
        files.push_back({entry.path().lexically_relative(project()).generic_string(), text.str()});
    }
    std::ranges::sort(files, {}, &SourceFile::path);
    return files;
}

std::vector<SourceFile> sources() {
    const std::vector<std::string> endings{".hpp", ".cpp", ".h", ".c", ".def"};
    auto files = files_below("include", endings);
    std::ranges::move(files_below("src", endings), std::back_inserter(files));
    return files;
}

std::vector<Include> includes_of(const SourceFile& file) {
    static const std::regex line_of_include(R"(^\s*#\s*include\s*([<"])([^>"]+)[>"])");
    std::vector<Include> includes;
    for (const auto& line : lines_of(file.text)) {
        std::smatch match;
        if (std::regex_search(line, match, line_of_include)) includes.push_back({match[2], match[1] == "\""});
    }
    return includes;
}

std::string without_comments(const std::string& text) {
    std::string code = text;
    char quote = 0;
    for (std::size_t at = 0; at < code.size(); ++at) {
        if (quote != 0) {
            if (code[at] == '\\')
                ++at;
            else if (code[at] == quote || code[at] == '\n')
                quote = 0;
        } else if (code[at] == '\'' && at > 0 && std::isdigit(static_cast<unsigned char>(code[at - 1])) != 0) {
            continue; // within a number: 1'000
        } else if (code[at] == '"' || code[at] == '\'') {
            quote = code[at];
        } else if (code.compare(at, 2, "//") == 0 || code.compare(at, 2, "/*") == 0) {
            const bool whole_line = code[at + 1] == '/';
            const auto end = std::min(code.size(), whole_line ? code.find('\n', at) : code.find("*/", at) + 2);
            for (; at < end; ++at)
                code[at] = code[at] == '\n' ? '\n' : ' ';
            --at;
        }
    }
    return code;
}

std::vector<std::string> lines_of(const std::string& text) {
    std::vector<std::string> lines;
    std::istringstream stream(text);
    for (std::string line; std::getline(stream, line);)
        lines.push_back(line);
    return lines;
}

} // namespace zugzwang::testing
