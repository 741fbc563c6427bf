// The rooms of the house: a room includes only what lies below it. The table is the design's.
#include "support/catch.hpp"

#include "architecture/source_tree.hpp"

namespace fs = std::filesystem;

namespace {

struct Room {
    std::string folder;               ///< Of its files, below include/ and src/; the first row that fits counts.
    std::vector<std::string> ours;    ///< What the project's own includes may begin with.
    std::vector<std::string> foreign; ///< What includes from other projects may begin with, in src/ alone.
};

const std::string anything;

const std::vector<Room>& rooms() {
    static const std::vector<Room> table{
        {"zugzwang/base/", {"zugzwang/base/"}, {"boost/locale/utf.hpp", "cpuid.h"}},
        {"zugzwang/rules/", {"zugzwang/base/", "zugzwang/rules/"}, {}},
        {"zugzwang/ai/", {"zugzwang/base/", "zugzwang/rules/", "zugzwang/ai/"}, {"sys/mman.h"}},
        {"zugzwang/gfx/", {"zugzwang/base/", "zugzwang/gfx/"}, {}},
        {"zugzwang/ui/", {"zugzwang/base/", "zugzwang/rules/side.hpp", "zugzwang/gfx/", "zugzwang/ui/"}, {}},
        {"zugzwang/play/", {"zugzwang/"}, {}},
        {"std.cpp", {}, {}},
        {"games/", {"zugzwang/", "games/catalog."}, {}},
        {"ugi/", {"zugzwang/", "ugi/"}, {"boost/", "sys/", "unistd.h", "signal.h", "fcntl.h", "poll.h"}},
        {"record/json.cpp", {"record/"}, {"nlohmann/"}},
        {"record/", {"zugzwang/base/", "zugzwang/rules/", "record/"}, {}},
        {"answers/", {"zugzwang/", "record/", "answers/"}, {}},
        {"zugzwang.h", {}, {"stddef.h", "stdint.h"}}, // for programs in C
        {"library/", {"zugzwang/", "record/", "answers/", "svg/", "themes/", "library/"}, {"zugzwang.h"}},
        {"svg/", {"zugzwang/base/", "zugzwang/gfx/", "svg/"}, {}},
        {"themes/", {"zugzwang/base/", "zugzwang/gfx/", "themes/"}, {"toml++/"}},
        {"languages/", {"zugzwang/base/", "languages/"}, {"boost/locale/", "libintl.h", "locale.h"}},
        {"keep/",
         {"zugzwang/base/", "zugzwang/rules/", "record/", "practice/", "keep/"},
         {"sqlite3.h", "sys/", "unistd.h", "fcntl.h", "io.h", "windows.h"}},
        {"practice/", {"zugzwang/base/", "zugzwang/rules/", "zugzwang/play/", "practice/"}, {}},
        {"puzzles/", {"zugzwang/", "puzzles/"}, {}},
        {"letter/", {"zugzwang/", "letter/"}, {"boost/crc.hpp"}},
        {"sheet/pdf.cpp", {"zugzwang/base/", "farm/program.hpp", "keep/disk.hpp", "sheet/"}, {}},
        {"sheet/", {"zugzwang/", "record/", "practice/", "puzzles/", "svg/", "sheet/"}, {}},
        {"sound/recipe.cpp", {"zugzwang/base/", "sound/"}, {"toml++/"}},
        {"sound/", {"zugzwang/base/", "sound/"}, {}},
        {"match/", {"zugzwang/", "record/", "ugi/", "farm/", "match/"}, {}},
        {"farm/", {"zugzwang/base/", "farm/"}, {"boost/", "sys/prctl.h", "unistd.h"}},
        {"tournament/", {"zugzwang/", "record/", "match/", "farm/", "tournament/"}, {}},
        {"bots/", {"zugzwang/", "record/", "ugi/", "match/", "bots/"}, {}},
        {"cli/backup.cpp", {"zugzwang/base/", "cli/", "keep/backup.hpp"}, {}},
        {"cli/sheet.cpp", {"zugzwang/base/", "cli/", "keep/disk.hpp", "puzzles/", "sheet/"}, {}},
        {"cli/answers.cpp", {"zugzwang/base/", "cli/", "keep/disk.hpp", "sheet/"}, {}},
        {"cli/prove.cpp", {"zugzwang/base/", "cli/", "keep/disk.hpp"}, {}},
        {"cli/cli.hpp", {"zugzwang/play/", "cli/", "sheet/", "svg/"}, {}},
        {"cli/command_line.cpp", {"zugzwang/", "cli/"}, {"CLI/"}},
        {"cli/tournament_file.cpp", {"zugzwang/base/", "cli/"}, {"toml++/"}},
        {"cli/",
         {"zugzwang/", "record/", "answers/", "puzzles/", "ugi/", "match/", "farm/", "tournament/", "bots/", "cli/"},
         {"unistd.h", "windows.h"}},
        {"package/",
         {"zugzwang/base/", "zugzwang/gfx/", "zugzwang/play/", "languages/", "themes/", "cli/", "package/"},
         {}},
        {"voice/unix/", {"zugzwang/base/", "voice/"}, {"libspeechd.h"}},
        {"voice/web/", {"zugzwang/base/", "voice/"}, {"emscripten"}},
        {"voice/", {"zugzwang/base/", "zugzwang/rules/", "zugzwang/play/", "zugzwang/ui/", "voice/"}, {}},
        {"desk/",
         {"zugzwang/base/", "zugzwang/rules/", "zugzwang/ai/", "zugzwang/gfx/input.hpp", "zugzwang/play/", "record/",
          "keep/", "languages/", "letter/", "practice/", "puzzles/", "sheet/", "sound/", "voice/", "desk/"},
         {}},
        {"canvas/", {"zugzwang/base/", "zugzwang/gfx/", "canvas/"}, {"SDL"}},
        {"app/",
         {"zugzwang/", "record/", "themes/", "canvas/", "keep/", "languages/", "letter/", "puzzles/", "sheet/",
          "sound/", "voice/", "desk/", "scenes/", "cli/", "ugi/", "match/", "app/"},
         {anything}},
        {"studio/",
         {"zugzwang/", "record/", "canvas/", "keep/", "languages/", "practice/", "puzzles/", "desk/", "scenes/", "cli/",
          "match/", "app/", "studio/"},
         {anything}},
    };
    return table;
}

/// A scene knows what all scenes share, and no other scene: scenes/frame/scenes.hpp leads from one to another.
const std::set<std::string>& scene_folders() {
    static const std::set<std::string> folders{
        "analysis", "broadcast", "class_set", "editor", "explorer", "figures",    "frame",    "guide",
        "help",     "ladder",    "lesson",    "letter", "library",  "menu",       "practice", "puzzle",
        "review",   "settings",  "setup",     "sheet",  "table",    "tournament", "you"};
    return folders;
}

bool begins_with_any(const std::string& text, const std::vector<std::string>& beginnings) {
    return std::ranges::any_of(beginnings, [&](const auto& beginning) { return text.starts_with(beginning); });
}

/// Headers of the C++ standard library have neither folder nor ending.
bool is_standard(const std::string& target) { return target.find_first_of("/.") == std::string::npos; }

/// Below include/ or src/.
std::string inside(const std::string& path) { return path.substr(path.find('/') + 1); }

/// The folder of a room's folders that a file belongs to, "games/boxes/"; empty for other files.
std::string folder_below(const std::string& room, const std::string& path) {
    const auto within = inside(path);
    const auto end = within.starts_with(room) ? within.find('/', room.size()) : std::string::npos;
    return end == std::string::npos ? "" : within.substr(0, end + 1);
}

std::string game_folder(const std::string& path) { return folder_below("games/", path); }

Room room_of(const std::string& path) {
    if (const auto folder = game_folder(path); !folder.empty()) {
        const auto is_in = [&](const char* room) { return path.starts_with("src/" + folder + room); };
        if (is_in("tools/"))
            return {path, {"zugzwang/base/", "zugzwang/rules/", "zugzwang/ai/", "farm/", folder}, {"CLI/"}};
        if (!is_in("think/")) return {path, {"zugzwang/", folder}, {}};
        return {path, {"zugzwang/base/", "zugzwang/rules/", "zugzwang/ai/", folder}, {}};
    }
    if (const auto folder = folder_below("scenes/", path); !folder.empty()) {
        const auto scene = folder.substr(folder.find('/') + 1);
        if (!scene_folders().contains(scene.substr(0, scene.size() - 1))) FAIL("no room is known for " << path);
        Room room{path,
                  {"zugzwang/", "record/", "keep/", "practice/", "puzzles/", "sound/", "voice/", "desk/",
                   "scenes/frame/", folder},
                  {}};
        if (scene == "class_set/" || scene == "sheet/") room.ours.emplace_back("sheet/");
        if (scene == "tournament/") room.ours.insert(room.ours.end(), {"match/", "tournament/"}); // it plays one
        return room;
    }
    const auto room =
        std::ranges::find_if(rooms(), [&](const Room& one) { return inside(path).starts_with(one.folder); });
    if (room == rooms().end()) FAIL("no room is known for " << path);
    return *room;
}

} // namespace

TEST_CASE("architecture: a room includes only what it may", "[architecture]") {
    for (const auto& file : sources()) {
        if (file.path.starts_with("src/play_module/")) continue;
        const auto room = room_of(file.path);
        for (const auto& include : includes_of(file)) {
            const bool may_reach_out = file.path.starts_with("src/") || room.folder == "zugzwang.h";
            const bool allowed =
                include.is_quoted
                    ? begins_with_any(include.target, room.ours)
                    : is_standard(include.target) || (may_reach_out && begins_with_any(include.target, room.foreign));
            if (!allowed) FAIL_CHECK(file.path << " may not include " << include.target);
        }
    }
}

TEST_CASE("architecture: headers that stand among a room's sources are its own", "[architecture]") {
    for (const auto& file : sources()) {
        for (const auto& include : includes_of(file)) {
            if (!include.target.starts_with("zugzwang/") || fs::exists(project() / "include" / include.target))
                continue;
            const auto room = include.target.substr(0, include.target.rfind('/') + 1);
            if (!file.path.starts_with("src/" + room)) FAIL_CHECK(file.path << " may not include " << include.target);
        }
    }
}

TEST_CASE("architecture: the Play module stands alone", "[architecture]") {
    for (const auto& file : sources()) {
        if (!file.path.starts_with("src/play_module/")) continue;
        for (const auto& include : includes_of(file)) {
            const bool own =
                include.is_quoted && (!include.target.starts_with("zugzwang/")) &&
                (include.target.find('/') == std::string::npos || include.target.starts_with("play_module/"));
            if (!own && !is_standard(include.target)) FAIL_CHECK(file.path << " may not include " << include.target);
        }
    }
}

TEST_CASE("architecture: a game's rules reach nothing but rules and what all stands on", "[architecture]") {
    const std::vector<std::string> below_rules{"zugzwang/base/", "zugzwang/rules/"};
    std::map<std::string, SourceFile> by_path;
    for (auto& file : sources())
        by_path.emplace(file.path, file);
    for (const auto& [path, file] : by_path) {
        const auto folder = game_folder(path);
        if (folder.empty() || (path != "src/" + folder + "rules.cpp" && path != "src/" + folder + "text.cpp")) continue;
        std::set<std::string> seen{path};
        for (std::vector<std::string> open{path}; !open.empty();) {
            const auto at = open.back();
            open.pop_back();
            for (const auto& include : includes_of(by_path.at(at))) {
                if (!include.is_quoted || begins_with_any(include.target, below_rules)) continue;
                const auto own = "src/" + include.target;
                if (!include.target.starts_with(folder) || !by_path.contains(own)) {
                    FAIL_CHECK(at << ", which the rules need, includes " << include.target);
                } else if (seen.insert(own).second) {
                    open.push_back(own);
                }
            }
        }
    }
}

TEST_CASE("architecture: a game's rules are a target that links nothing", "[architecture]") {
    // "points=" for a target without libraries, "points=a;b" for one with; told by CMake.
    const std::string links = ZUGZWANG_RULES_LINKS;
    CHECK_FALSE(links.empty());
    for (std::size_t at = 0; at < links.size();) {
        const auto end = std::min(links.size(), links.find(' ', at));
        const auto entry = links.substr(at, end - at);
        CAPTURE(entry);
        CHECK(entry.ends_with("="));
        at = end + 1;
    }
}

TEST_CASE("architecture: every header guards itself and says what it is for", "[architecture]") {
    for (const auto& file : sources()) {
        if (!file.path.ends_with(".hpp")) continue;
        if (!file.text.starts_with("// ")) FAIL_CHECK(file.path << " does not begin with what it is for");
        if (file.text.find("#pragma once") == std::string::npos) FAIL_CHECK(file.path << " has no #pragma once");
    }
}

// Two would be one for the linker, whichever of them it meets first: code for the one would run with the other.
TEST_CASE("architecture: a name of a namespace stands for one type", "[architecture]") {
    static const std::regex opens(R"(^namespace ([\w:]+) \{$)"),
        type(R"(^(struct|class|enum class) (\w+)( [^;]*)?\{.*$)");
    std::map<std::string, std::string> places;
    for (const auto& file : sources()) {
        if (!file.path.ends_with(".hpp")) continue;
        std::vector<std::string> around;
        std::istringstream lines(file.text);
        std::smatch match;
        for (std::string line; std::getline(lines, line);) {
            if (line.starts_with("} // namespace")) around.pop_back();
            if (std::regex_match(line, match, opens))
                around.push_back((around.empty() ? "" : around.back()) + match.str(1) + "::");
            if (!std::regex_match(line, match, type) || around.empty()) continue;
            const auto [known, is_new] = places.emplace(around.back() + match.str(2), file.path);
            if (!is_new) FAIL_CHECK(known->first << " in " << file.path << " and in " << known->second);
        }
    }
    CHECK(places.contains("zugzwang::Rect"));
}
