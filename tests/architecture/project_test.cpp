// The top of the project and where its dependencies come from.
#include <regex>

#include "support/catch.hpp"

#include "architecture/source_tree.hpp"

namespace fs = std::filesystem;

namespace {

const std::set<std::string> top_level{"CMakeLists.txt", "CMakePresets.json", "src",       "include",         "assets",
                                      "tests",          "third_party",       "README.md", "CONTRIBUTING.md", "LICENSE",
                                      "arcade"};

/// What the repository ignores lies about in many checkouts.
std::set<std::string> ignored() {
    std::set<std::string> names;
    for (const auto& file : files_below(".", {".gitignore"})) {
        for (auto line : lines_of(file.text)) {
            std::erase(line, '/');
            names.insert(line);
        }
    }
    return names;
}

/// The Debian package that each CMake look-up finds.
const std::map<std::string, std::string> package_of{{"Threads", "build-essential"},
                                                    {"SDL2", "libsdl2-dev"},
                                                    {"SDL2_ttf", "libsdl2-ttf-dev"},
                                                    {"SDL2_image", "libsdl2-image-dev"},
                                                    {"SDL2_mixer", "libsdl2-mixer-dev"},
                                                    {"CLI11", "libcli11-dev"},
                                                    {"nlohmann_json", "nlohmann-json3-dev"},
                                                    {"SQLite3", "libsqlite3-dev"},
                                                    {"PkgConfig", "pkg-config"},
                                                    {"Catch2", "catch2"},
                                                    {"Boost", "libboost-dev"},
                                                    {"Python3", "python3"},
                                                    {"tomlplusplus", "libtomlplusplus-dev"},
                                                    {"msgfmt", "gettext"},
                                                    {"ccache", "ccache"}};

/// Programs of other languages: tests use them where they are installed and say so where not. No package is asked for.
const std::set<std::string> optional_programs{"fpc", "javac", "java"};

struct ListedPackage {
    std::string name;
    std::string section; ///< The word of the heading above it.
};

std::vector<ListedPackage> listed_packages() {
    std::vector<ListedPackage> packages;
    std::string section;
    for (const auto& file : files_below("third_party", {"packages.txt"})) {
        for (const auto& line : lines_of(file.text)) {
            if (line.starts_with("# ") && line.find(": ") != std::string::npos)
                section = line.substr(2, line.find(':') - 2);
            if (!line.empty() && line.front() != '#') packages.push_back({line, section});
        }
    }
    return packages;
}

/// Where dependencies are looked up.
std::vector<SourceFile> cmake_files() {
    auto files = files_below("src", {"CMakeLists.txt"});
    for (const auto* const folder : {"tests", "third_party"})
        std::ranges::move(files_below(folder, {"CMakeLists.txt", ".cmake"}), std::back_inserter(files));
    return files;
}

} // namespace

TEST_CASE("architecture: the top level holds what the design lists", "[architecture]") {
    const auto allowed_too = ignored();
    for (const auto& entry : fs::directory_iterator(project())) {
        const auto name = entry.path().filename().string();
        if (name.starts_with('.') || allowed_too.contains(name)) continue;
        if (!top_level.contains(name)) FAIL_CHECK("not in the design: " << name);
    }
    for (const auto& name : top_level) {
        if (!fs::exists(project() / name)) FAIL_CHECK("missing: " << name);
    }
}

TEST_CASE("architecture: every look-up of a dependency has its package in the list, where it is needed",
          "[architecture]") {
    static const std::regex look_up(R"(find_(?:package\(|path\(\w+ |program\(\w+ )([\w+/.]+))");
    const auto packages = listed_packages();
    for (const auto& file : cmake_files()) {
        for (const auto& name : matches(file.text, look_up)) {
            CAPTURE(file.path, name);
            if (optional_programs.contains(name) && file.path.starts_with("tests/")) continue;
            REQUIRE(package_of.contains(name));
            const auto listed = std::ranges::find(packages, package_of.at(name), &ListedPackage::name);
            REQUIRE(listed != packages.end());
            // Whoever only plays needs nothing that the tests need.
            CHECK((listed->section == "build" || (listed->section == "test" && file.path.starts_with("tests/"))));
        }
    }
}

TEST_CASE("architecture: the list of packages names each once, in a section that the script knows", "[architecture]") {
    const std::set<std::string> sections{"build",   "run",     "films", "test", "checks",   "folder",
                                         "sources", "windows", "fuzz",  "web",  "browsers", "npm"};
    std::set<std::string> seen, used;
    for (const auto& [name, section] : listed_packages()) {
        CAPTURE(name, section);
        CHECK(name.find(' ') == std::string::npos);
        CHECK(seen.insert(name).second);
        CHECK(sections.contains(section));
        used.insert(section);
    }
    CHECK(used == sections);
}

TEST_CASE("architecture: the scripts can be run", "[architecture]") {
    for (const auto* const script : {"arcade", ".ci/run"}) {
        CAPTURE(script);
        const auto permissions = fs::status(project() / script).permissions();
        CHECK((permissions & fs::perms::owner_exec) != fs::perms::none);
    }
}
