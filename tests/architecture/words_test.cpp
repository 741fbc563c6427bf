// What may stand in the sources at all.
#include <regex>

#include "support/catch.hpp"

#include "architecture/source_tree.hpp"

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

/// No line of these files is wrong, but for its comments.
template <class IsWrong>
void check_lines(IsWrong is_wrong, const std::string& fault, bool (*is_meant)(const std::string&) = nullptr) {
    for (const auto& file : sources()) {
        if (is_meant != nullptr && !is_meant(file.path)) continue;
        for (const auto& line : lines_of(without_comments(file.text))) {
            if (is_wrong(line)) FAIL_CHECK(file.path << ": " << fault << ": " << line);
        }
    }
}

} // namespace

TEST_CASE("architecture: what programs read is ASCII, and elsewhere other signs stand in words and comments only",
          "[architecture]") {
    check_lines([](const std::string& line) { return !is_ascii(line); }, "not ASCII", speaks_ascii);
    check_lines([](const std::string& line) { return !is_ascii(without_strings(line)); }, "not ASCII");
}

TEST_CASE("architecture: no code names a colour, sleeps or draws from the standard's distributions", "[architecture]") {
    static const std::regex colour("#[0-9a-fA-F]{6}\\b");
    check_lines([](const std::string& line) { return std::regex_search(line, colour); }, "names a colour");
    static const std::regex unwanted(R"(\b(sleep_for|sleep_until|usleep|rand|srand|\w+_distribution)\b)");
    check_lines([](const std::string& line) { return std::regex_search(without_strings(line), unwanted); }, "unwanted");
}
