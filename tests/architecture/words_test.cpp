// What may stand in the sources at all.
#include <algorithm>
#include <regex>

#include "support/catch.hpp"

#include "architecture/source_tree.hpp"

using namespace zugzwang::testing;

namespace {

/// Rooms whose words go over the wire, where everything is ASCII.
bool speaks_ascii(const std::string& path) {
    const bool is_rules_or_text =
        path.starts_with("src/games/") &&
        (path.ends_with("/rules.cpp") || path.ends_with("/rules.hpp") || path.ends_with("/text.cpp"));
    if (path == "src/zugzwang/base/number_words.cpp") return false; // for people alone
    return is_rules_or_text || path.starts_with("src/zugzwang/base/") || path.starts_with("include/zugzwang/base/") ||
           path.starts_with("src/zugzwang/rules/") || path.starts_with("include/zugzwang/rules/") ||
           path.starts_with("src/cli/") || path.starts_with("src/ugi/") || path.starts_with("src/play_module/");
}

bool is_ascii(const std::string& text) {
    return std::ranges::all_of(text, [](char letter) { return static_cast<unsigned char>(letter) < 0x80; });
}

/// What stands between quotes replaced by nothing.
std::string without_strings(const std::string& line) {
    static const std::regex string(R"("([^"\\]|\\.)*")");
    return std::regex_replace(line, string, "\"\"");
}

} // namespace

TEST_CASE("architecture: what programs read is ASCII", "[architecture]") {
    for (const auto& file : sources()) {
        if (!speaks_ascii(file.path)) continue;
        for (const auto& line : lines_of(without_comments(file.text))) {
            if (!is_ascii(line)) FAIL_CHECK(file.path << ": not ASCII: " << line);
        }
    }
}

TEST_CASE("architecture: other signs than ASCII stand in words and comments only", "[architecture]") {
    for (const auto& file : sources()) {
        for (const auto& line : lines_of(without_comments(file.text))) {
            if (!is_ascii(without_strings(line))) FAIL_CHECK(file.path << ": not ASCII: " << line);
        }
    }
}

TEST_CASE("architecture: no code names a colour", "[architecture]") {
    static const std::regex colour("#[0-9a-fA-F]{6}\\b");
    for (const auto& file : sources()) {
        for (const auto& line : lines_of(without_comments(file.text))) {
            if (std::regex_search(line, colour)) FAIL_CHECK(file.path << " names a colour: " << line);
        }
    }
}

TEST_CASE("architecture: no part of the program sleeps or draws from the standard's distributions", "[architecture]") {
    static const std::regex unwanted(R"(\b(sleep_for|sleep_until|usleep|rand|srand|\w+_distribution)\b)");
    for (const auto& file : sources()) {
        for (const auto& line : lines_of(without_comments(file.text))) {
            if (std::regex_search(without_strings(line), unwanted)) FAIL_CHECK(file.path << ": " << line);
        }
    }
}
