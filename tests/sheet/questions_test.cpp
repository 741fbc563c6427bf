// Which puzzles stand on a sheet.
#include "sheet/questions.hpp"
#include "support/catch.hpp"

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

} // namespace

TEST_CASE("sheet: no puzzle stands there twice, and the hard ones come last", "[sheet]") {
    const auto seed = GENERATE(range(std::uint64_t{0}, std::uint64_t{20}));
    auto doubled = pack();
    doubled.insert(doubled.end(), doubled.begin(), doubled.begin() + 50);
    const auto found = questions_of({.count = 60, .seed = seed}, doubled);
    REQUIRE(found);
    CHECK(found->size() == 60);
    std::set<std::string> positions;
    for (const auto& puzzle : *found)
        positions.insert(puzzle.position);
    CHECK(positions.size() == 60);
    CHECK(std::ranges::is_sorted(*found, {}, &puzzles::Puzzle::difficulty));
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
    CHECK(std::ranges::all_of(*found, [](const auto& puzzle) { return puzzle.difficulty == 3; }));
    CHECK(questions_of({.count = 21, .difficulty = 3}, pack()).refusal().words ==
          "there are only 20 puzzles of difficulty 3, not 21");
    CHECK(questions_of({.count = 12}, {}).refusal().words == "there are only 0 puzzles, not 12");
}
