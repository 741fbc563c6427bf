#include "languages/catalogue_entries.hpp"

#include <sstream>

#include "architecture/source_tree.hpp"
#include "support/standard.hpp"

namespace zugzwang::testing {
namespace {

/// What stands between the quotation marks of a line.
std::string unquoted(const std::string& line) {
    const auto open = line.find('"'), close = line.rfind('"');
    std::string text;
    for (auto at = open + 1; at < close; ++at) {
        if (line[at] != '\\') {
            text += line[at];
            continue;
        }
        ++at;
        text += line[at] == 'n' ? '\n' : line[at];
    }
    return text;
}

} // namespace

std::map<std::string, CatalogueEntry> catalogue(const std::string& text) {
    std::map<std::string, CatalogueEntry> all;
    CatalogueEntry entry;
    std::string* part = nullptr; // of the entry, that the lines go on with
    const auto finish = [&] {
        if (!entry.translations.empty()) all[entry.message] = entry;
        entry = {};
        part = nullptr;
    };
    std::istringstream lines(text);
    for (std::string line; std::getline(lines, line);) {
        if (line.empty()) finish();
        if (line.starts_with("#,") && line.find("fuzzy") != line.npos) entry.is_fuzzy = true;
        if (line.starts_with("msgid_plural "))
            part = &entry.plural;
        else if (line.starts_with("msgid "))
            part = &entry.message;
        else if (line.starts_with("msgstr"))
            part = &entry.translations.emplace_back();
        if (part != nullptr && !line.empty() && !line.starts_with('#')) *part += unquoted(line);
    }
    finish();
    return all;
}

std::vector<std::filesystem::path> catalogue_paths() {
    std::vector<std::filesystem::path> paths;
    for (const auto& file : std::filesystem::directory_iterator(project() / "assets/translations")) {
        if (file.path().extension() == ".po") paths.push_back(file.path());
    }
    std::ranges::sort(paths);
    return paths;
}

} // namespace zugzwang::testing
