// A gettext catalogue as its text says, read without gettext: one entry a message.
#pragma once

#include <filesystem>
#include <map>
#include <string>
#include <vector>

namespace zugzwang::testing {

struct CatalogueEntry {
    std::string message;
    std::string plural;
    std::vector<std::string> translations; ///< One for each plural form.
    bool is_fuzzy = false;
};

/// By their messages; the heading is that of the empty message.
[[nodiscard]] std::map<std::string, CatalogueEntry> catalogue(const std::string& text);
/// The files of all languages.
[[nodiscard]] std::vector<std::filesystem::path> catalogue_paths();

} // namespace zugzwang::testing
