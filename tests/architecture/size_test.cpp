// How large the rooms of the upper half are, and how little of their pages is placed by hand. Each bound was reached
// once and holds.
#include <regex>

#include "support/catch.hpp"

#include "architecture/source_tree.hpp"

namespace {

struct Bound {
    std::string room;
    std::size_t lines = 0;
};
/// A room does not count what lies in another one of these.
const std::vector<Bound>& bounds() {
    static const std::vector<Bound> all{
        {"src/scenes", 12'333}, // with the keys that a person changes, captions, links, what puzzles and practice
                                // share, the ways to the explorer and to You, a phone held sideways, what a screen
                                // reader finds, and addresses
        {"src/scenes/tournament", 1'462}, // with a picture of the table, and lines that fade
        {"src/scenes/practice", 1'140},   // with its words and its curves, and a way to You
        {"src/scenes/you", 857},
        {"src/scenes/explorer", 1'143}, // with its words, rows and bars, a last board, rows that are pointed at
        {"src/scenes/letter", 176},
        {"src/scenes/class_set", 302},
        {"src/scenes/sheet", 328},
        {"src/studio", 2'033},
        {"src/studio/openings", 81},
        {"src/studio/practice", 120},
        {"src/studio/you", 159},
        {"src/desk", 4'837}, // with days and months by name, a person's file, where a game turned, and addresses
        {"src/desk/sheet", 63},
        {"src/desk/openings", 523}, // of the library and of a file
        {"src/desk/practice", 553},
        {"src/desk/rated", 350},
        {"src/desk/you", 884},
        {"src/desk/far", 494},
        {"src/app", 3'084}, // with pads that hum, monitors, the voice, paper, and a window that is made again
        {"src/app/web",
         813}, // with links, a canvas that comes back, the browser's Back, and what a screen reader finds
        {"src/app/sheet", 63},
        {"src/app/windows", 124},
        {"tests/sixth_game/chomp", 349}, // and its line in the catalog
    };
    return all;
}

std::size_t lines_in(const std::string& room) {
    std::size_t lines = 0;
    for (const auto& file : files_below(room, {".hpp", ".cpp", ".h"})) {
        const bool is_elsewhere = std::ranges::any_of(bounds(), [&](const Bound& other) {
            return other.room.starts_with(room + '/') && file.path.find(other.room + '/') != file.path.npos;
        });
        if (!is_elsewhere) lines += static_cast<std::size_t>(std::ranges::count(file.text, '\n'));
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
    for (const auto& [room, bound] : bounds()) {
        CAPTURE(room);
        CHECK(lines_in(room) > 0);
        CHECK(lines_in(room) <= bound);
    }
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
