// Nothing of the look lies about unused, and nothing is named that is not there.
#include <regex>

#include "support/catch.hpp"

#include "architecture/source_tree.hpp"

namespace {

const std::string theme_header = "include/zugzwang/gfx/theme.hpp";

std::string hyphened(std::string name) {
    std::ranges::replace(name, '_', '-');
    return name;
}

std::string underscored(std::string name) {
    std::ranges::replace(name, '-', '_');
    return name;
}

/// All sources but those that are left out, as one text.
std::string code_without(const std::string& path_part) {
    std::string code;
    for (const auto& file : sources()) {
        if (file.path.find(path_part) == std::string::npos) code += without_comments(file.text);
    }
    return code;
}

/// The names of roles that pictures are drawn in: `ink`, `amazons.ember`.
std::set<std::string> roles_in_pictures() {
    std::set<std::string> roles;
    for (const auto& picture : files_below("assets", {".svg"})) {
        for (auto& role : matches(picture.text, std::regex("@([a-z.-]+)@")))
            roles.insert(std::move(role));
    }
    return roles;
}

/// The names in one of the lists of the theme's header.
std::vector<std::string> listed(const std::string& list) {
    for (const auto& file : sources()) {
        if (file.path != theme_header) continue;
        const auto from = file.text.find("#define " + list + "(X)");
        const auto end = file.text.find("///", from);
        REQUIRE(from != std::string::npos);
        return matches(file.text.substr(from, end - from), std::regex(R"(X\(([a-z_]+)\))"));
    }
    FAIL("no " << theme_header);
    return {};
}

/// "amazons/queen-first", for every sprite.
std::set<std::string> sprites() {
    std::set<std::string> names;
    const std::string folder = "assets/sprites/", ending = ".svg";
    for (const auto& file : files_below(folder, {ending}))
        names.insert(file.path.substr(folder.size(), file.path.size() - folder.size() - ending.size()));
    return names;
}

} // namespace

TEST_CASE("look: every colour, measure and motion is used somewhere", "[architecture][look][slow]") {
    const auto code = code_without(theme_header);
    const auto pictures = roles_in_pictures();
    const auto check = [&](const std::string& list, const std::string& kind) {
        const auto names = listed(list);
        REQUIRE(names.size() > 5);
        for (const auto& name : names) {
            const bool in_code = std::regex_search(code, std::regex(kind + "::" + name + "\\b"));
            if (!in_code && !pictures.contains(hyphened(name))) FAIL_CHECK(kind << "::" << name << " is used nowhere");
        }
    };
    check("ZUGZWANG_COLOUR_ROLES", "Role");
    check("ZUGZWANG_MEASURES", "Measure");
    check("ZUGZWANG_MOTIONS", "Motion");
}

TEST_CASE("look: whatever a game adds to a theme it draws with", "[architecture][look][slow]") {
    const auto code = code_without("/show/theme.hpp");
    const auto pictures = roles_in_pictures();
    std::size_t games = 0;
    for (const auto& file : sources()) {
        if (!file.path.ends_with("/show/theme.hpp")) continue;
        ++games;
        const auto id = matches(file.path, std::regex("src/games/([a-z]+)/show")).front();
        for (const auto& name : matches(file.text, std::regex(R"re(\{"([a-z-]+)", )re"))) {
            const bool in_code = std::regex_search(code, std::regex("own::" + underscored(name) + "\\b"));
            if (!in_code && !pictures.contains(id + "." + name)) FAIL_CHECK(id << "." << name << " is used nowhere");
        }
    }
    CHECK(games > 0);
}

TEST_CASE("look: every sprite is drawn, and every sprite that is named is there", "[architecture][look]") {
    const auto there = sprites();
    std::set<std::string> folders, named;
    for (const auto& name : there)
        folders.insert(name.substr(0, name.find('/') + 1));
    const auto code = code_without("src/studio/");
    for (const auto& text : matches(code, std::regex(R"re("((?:[a-z]+/)?[a-z0-9-]*[a-z0-9])")re"))) {
        if (there.contains(text)) named.insert(text);
        const auto folder = text.substr(0, text.find('/') + 1);
        if (!folder.empty() && folders.contains(folder) && !there.contains(text))
            FAIL_CHECK("there is no sprite " << text);
    }
    for (const auto& name : there) {
        if (!named.contains(name)) FAIL_CHECK("the sprite " << name << " is drawn nowhere");
    }
}
