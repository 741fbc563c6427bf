// How large the rooms of the upper half are, and how little of their pages is placed by hand. Each bound was reached
// once and holds.
#include <regex>

#include "support/catch.hpp"

#include "architecture/source_tree.hpp"

namespace {

std::size_t lines_in(const std::string& room) {
    std::size_t lines = 0;
    for (const auto& file : files_below(room, {".hpp", ".cpp", ".h"})) {
        const auto is_of = [&](const char* whole, const char* part) {
            return room == whole && file.path.find(part) != file.path.npos;
        };
        const bool has_own_bound = is_of("src/scenes", "/tournament/") || is_of("src/scenes", "/class_set/") ||
                                   is_of("src/app", "/windows/") || is_of("src/app", "/sheet/");
        if (!has_own_bound) lines += static_cast<std::size_t>(std::ranges::count(file.text, '\n'));
    }
    return lines;
}

std::size_t count_in_scenes(const std::string& pattern) {
    std::size_t count = 0;
    for (const auto& file : files_below("src/scenes", {".hpp", ".cpp"}))
        count += matches(without_comments(file.text), std::regex(pattern), 0).size();
    return count;
}

} // namespace

TEST_CASE("size: rooms, and what a game needs at least, stay as small as they became", "[architecture]") {
    const auto [room, bound] = GENERATE(table<std::string, std::size_t>({
        {"src/scenes", 11'408}, // with the keys that a person changes, and captions; without the next two
        {"src/scenes/class_set", 298},
        {"src/scenes/tournament", 1'456}, // with a picture of the table, and lines that fade
        {"src/studio", 2'000},
        {"src/desk", 4'500}, // with sets of a class
        {"src/app", 3'432},  // with pads that hum, monitors, and the voice; without the next two
        {"src/app/sheet", 36},
        {"src/app/windows", 135},
        {"tests/sixth_game/chomp", 349}, // and its line in the catalog
    }));
    CAPTURE(room);
    CHECK(lines_in(room) > 0);
    CHECK(lines_in(room) <= bound);
}

TEST_CASE("size: scenes have no rectangles in numbers, and few numbers at all", "[architecture]") {
    CHECK(count_in_scenes(R"(\bRect\{\s*-?[0-9])") == 0);
    CHECK(count_in_scenes(R"(\bpx\(\s*[0-9])") <= 17);
    CHECK(count_in_scenes(R"(\bconstexpr float\b)") <= 36);
}

TEST_CASE("size: few scenes ask whether the screen is upright", "[architecture]") {
    std::set<std::string> askers;
    for (const auto& file : files_below("src/scenes", {".hpp", ".cpp"})) {
        if (without_comments(file.text).find("is_upright(") != std::string::npos) askers.insert(file.path);
    }
    CHECK(askers.size() <= 5);
}
