// CONTRIBUTING.md speaks of what is there: rooms, files and commands.
#include <regex>

#include "support/catch.hpp"

#include "architecture/source_tree.hpp"

namespace fs = std::filesystem;

namespace {

std::string text_in(const std::string& file) { return text_of(project() / file); }

/// What stands between backquotes.
std::vector<std::string> quoted_in(const std::string& text) { return matches(text, std::regex("`([^`\n]+)`")); }

/// A word that the script takes as its first: a branch of its `case`.
bool is_command(const std::string& word) {
    static const auto script = text_in("arcade");
    return std::regex_search(script, std::regex("\n    ([\"a-z-]+ \\| )*" + word + "( \\| [a-z-]+)*\\)"));
}

} // namespace

TEST_CASE("architecture: CONTRIBUTING names rooms and files that are there", "[architecture]") {
    std::set<std::string> named;
    for (const auto& words : quoted_in(text_in("CONTRIBUTING.md"))) {
        const bool is_path = words.find('/') != std::string::npos && words.find(' ') == std::string::npos;
        const bool is_in_each_game =
            words.starts_with("think/") || words.starts_with("show/") || words.starts_with("tools/");
        const bool is_in_scenes = words == "frame/";
        const bool is_for_each_game = words.find("GAME") != std::string::npos;
        if (!is_path || words.starts_with("./") || is_for_each_game) continue;
        CAPTURE(words);
        if (is_in_each_game) CHECK(fs::exists(project() / "src/games/amazons" / words));
        if (is_in_scenes) CHECK(fs::exists(project() / "src/scenes" / words));
        if (is_in_each_game || is_in_scenes) continue;
        CHECK(fs::exists(project() / words));
        named.insert(words);
    }
    CHECK(named.size() > 30);
    for (const std::string folder : {"src/", "src/zugzwang/"}) {
        for (const auto& room : fs::directory_iterator(project() / folder)) {
            if (!room.is_directory()) continue;
            CAPTURE(room.path());
            CHECK(named.contains(folder + room.path().filename().string() + "/"));
        }
    }
}

TEST_CASE("architecture: CONTRIBUTING names commands that there are", "[architecture]") {
    const auto text = text_in("CONTRIBUTING.md");
    for (const auto& word : matches(text, std::regex(R"(\./arcade (\w+))"))) {
        CAPTURE(word);
        CHECK(is_command(word));
    }
    // The first lines list the others, and presets.
    for (const auto& word : quoted_in(text.substr(0, text.find("**One idea**")))) {
        if (!std::regex_match(word, std::regex("[a-z]+"))) continue;
        CAPTURE(word);
        CHECK(
            (is_command(word) || text_in("CMakePresets.json").find("\"name\": \"" + word + "\"") != std::string::npos));
    }
}
