// What a sixth game costs outside its own folders: files that know most games by name.
#include <regex>

#include "support/catch.hpp"

#include "architecture/source_tree.hpp"

namespace {

/// The folders of src/games.
std::set<std::string> games() {
    std::set<std::string> names;
    const std::regex entry("src/games/([a-z]+)/game\\.cpp");
    std::smatch match;
    for (const auto& file : files_below("src/games", {"game.cpp"})) {
        if (std::regex_match(file.path, match, entry)) names.insert(match[1].str());
    }
    return names;
}

bool is_of_one_game(const std::string& path, const std::set<std::string>& names) {
    return std::ranges::any_of(names, [&](const std::string& name) {
        return path.starts_with("src/games/" + name + "/") || path.starts_with("tests/games/" + name + "/");
    });
}

/// The files below these folders in which at least four of the games stand as whole words.
std::vector<std::string> files_that_name_four(const std::vector<std::string>& folders) {
    const auto names = games();
    std::vector<std::string> found;
    for (const auto& folder : folders) {
        for (const auto& file : files_below(folder, {".hpp", ".cpp", ".def", ".toml", ".txt", ".sh", ".py", ".mjs"})) {
            if (is_of_one_game(file.path, names)) continue;
            const auto named = std::ranges::count_if(names, [&](const std::string& name) {
                return std::regex_search(file.text, std::regex("\\b" + name + "\\b"));
            });
            if (named >= 4) found.push_back(file.path);
        }
    }
    return found;
}

} // namespace

TEST_CASE("architecture: in the program only the catalog and the light themes know most games by name, and few tests",
          "[architecture]") {
    CHECK(games().size() >= 5);
    // The first is a list that is made; what it does not name is on the page as well.
    CHECK(files_that_name_four({"include", "src", "assets"}) ==
          std::vector<std::string>{"src/app/web/late_code.txt", "src/games/catalog.def", "assets/themes/classic.toml",
                                   "assets/themes/paper.toml"});
    const auto found = files_that_name_four({"tests"});
    CAPTURE(found);
    CHECK(found.size() <= 25);
}
