// Which puzzles and which exercises stand on a sheet.
#include "sheet/questions.hpp"
#include "support/catch.hpp"
#include "zugzwang/base/words.hpp"

namespace {

using namespace zugzwang::sheet;

/// Twenty of each difficulty, in no order.
std::vector<puzzles::Puzzle> pack() {
    std::vector<puzzles::Puzzle> all;
    for (int number = 0; number < 100; ++number)
        all.push_back({.game = "sticks",
                       .position = std::to_string(number),
                       .difficulty = number % 5 + 1,
                       .effort = number * 37 % 101,
                       .refutations = {}});
    return all;
}

constexpr practice::Day monday = std::chrono::sys_days(std::chrono::year(2026) / 11 / 23);

/// At Sticks, from so many of which three may be taken; made so many days before Monday.
practice::Exercise exercise(int sticks, const std::string& kind, int days) {
    practice::Exercise made{.key = {.game = "sticks", .position = filled("{}/3 1", sticks)},
                            .played = "3",
                            .kind = kind,
                            .before = {.first_share = 1, .exact = true, .choices = 3, .best = {"1", "2"}},
                            .after = {.first_share = 0, .exact = true, .choices = 3}};
    made.origin = {.begun = monday - std::chrono::days(days), .day = monday - std::chrono::days(days)};
    REQUIRE(practice::judge(made));
    return made;
}

practice::Notes notes_of(const std::vector<practice::Exercise>& exercises) {
    practice::Notes notes;
    for (const auto& one : exercises)
        notes.add(
            practice::GameRead{.game = {one.key.game, one.origin.begun}, .day = one.origin.day, .exercises = {one}});
    return notes;
}

std::vector<std::string> positions_of(const Result<std::vector<SheetQuestion>>& questions) {
    REQUIRE(questions);
    std::vector<std::string> positions;
    for (const auto& one : *questions)
        positions.push_back(one.position);
    return positions;
}

} // namespace

TEST_CASE("sheet: exercises are those that are due, or of a kind, the longest due first", "[sheet][practice]") {
    // A mistake is asked the day after it was made: the one of today is not due.
    const auto notes = notes_of({exercise(9, "counted", 1), exercise(10, "hurried", 5), exercise(13, "counted", 0)});
    CHECK(positions_of(exercises_of({.game = "sticks", .due = monday}, notes)) ==
          std::vector<std::string>{"10/3 1", "9/3 1"});
    CHECK(positions_of(exercises_of({.game = "sticks"}, notes)) ==
          std::vector<std::string>{"10/3 1", "9/3 1", "13/3 1"});
    CHECK(positions_of(exercises_of({.game = "sticks", .kind = "counted"}, notes)) ==
          std::vector<std::string>{"9/3 1", "13/3 1"});
    CHECK(positions_of(exercises_of({.game = "sticks", .count = 1}, notes)) == std::vector<std::string>{"10/3 1"});
    CHECK(exercises_of({.game = "boxes"}, notes).refusal().words == "there is no such exercise of this game");
    CHECK(exercises_of({.game = "sticks", .due = monday - std::chrono::days(9)}, notes).refusal().words ==
          "no exercise of this game is due today");
}

TEST_CASE("sheet: an exercise is answered by every move that keeps its value", "[sheet][practice]") {
    const auto asked = question_of(exercise(9, "counted", 1));
    CHECK(asked.right.size() == 2);
    CHECK(asked.right.front() == exercise(9, "counted", 1).better);
    CHECK(asked.rival == "3");
}

TEST_CASE("sheet: no puzzle stands there twice, and the hard ones come last", "[sheet]") {
    const auto seed = GENERATE(range(std::uint64_t{0}, std::uint64_t{20}));
    auto doubled = pack();
    const auto again = pack();
    doubled.insert(doubled.end(), again.begin(), again.begin() + 50);
    const auto found = questions_of({.count = 60, .seed = seed}, doubled);
    REQUIRE(found);
    CHECK(found->size() == 60);
    std::set<std::string> positions;
    for (const auto& puzzle : *found)
        positions.insert(puzzle.position);
    CHECK(positions.size() == 60);
    const auto difficulty = [](const SheetQuestion& one) { return std::stoi(one.position) % 5 + 1; };
    CHECK(std::ranges::is_sorted(*found, {}, difficulty));
}

TEST_CASE("sheet: the same seed draws the same puzzles, another one others", "[sheet]") {
    const auto one = questions_of({.count = 12, .seed = 7}, pack());
    REQUIRE(one);
    CHECK(*questions_of({.count = 12, .seed = 7}, pack()) == *one);
    CHECK(*questions_of({.count = 12, .seed = 8}, pack()) != *one);
}

TEST_CASE("sheet: a difficulty is kept to, and what there is not is refused", "[sheet]") {
    const auto found = questions_of({.count = 20, .difficulty = 3}, pack());
    REQUIRE(found);
    CHECK(std::ranges::all_of(*found, [](const auto& one) { return std::stoi(one.position) % 5 == 2; }));
    CHECK(questions_of({.count = 21, .difficulty = 3}, pack()).refusal().words ==
          "there are only 20 puzzles of difficulty 3, not 21");
    CHECK(questions_of({.count = 12}, {}).refusal().words == "there are only 0 puzzles, not 12");
}
