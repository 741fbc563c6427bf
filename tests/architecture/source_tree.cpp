#include "architecture/source_tree.hpp"
#include "support/places.hpp"

#include <cctype>

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
        files.push_back({entry.path().lexically_relative(project()).generic_string(), text_of(entry.path())});
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

std::vector<std::string> matches(const std::string& text, const std::regex& pattern, std::size_t group) {
    std::vector<std::string> found;
    for (std::sregex_iterator match(text.begin(), text.end(), pattern), end; match != end; ++match)
        found.push_back((*match)[group]);
    return found;
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

} // namespace zugzwang::testing
