// The task that Numbers comes from: programs graded as its module sees them.
#include "support/catch.hpp"

#include "bots/task.hpp"

using namespace zugzwang;
using namespace zugzwang::bots;

namespace {

Result<RowGrade> graded(const std::string& program, const std::string& row) {
    return grade_row(*find_game("numbers"), program, row);
}

} // namespace

TEST_CASE("bot check: a program that plays best gets both points of a row", "[bots][task]") {
    const auto grade = graded(PLAY_EXAMPLE, "4,7,2,9,5,2");
    REQUIRE(grade);
    CHECK_FALSE(grade->failure);
    CHECK(grade->first == 18); // the row of the task
    CHECK(grade->second == 11);
    CHECK(grade->secured == 18);
    CHECK(grade->points == 2);
}

TEST_CASE("bot check: totals that are not the row's get none", "[bots][task]") {
    const auto [program, points] = GENERATE(table<std::string, int>({
        {"echo 18 11", 2},
        {"echo 17 12", 1}, // less than best play secures, but not less than the other
        {"echo 11 18", 0},
        {"echo 18 12", 0},
        {"echo -1 30", 0},
        {"echo", 0},
        {"true", 0},
        {"echo 1 2 3", 0},
    }));
    CAPTURE(program);
    const auto grade = graded(program, "4,7,2,9,5,2");
    REQUIRE(grade);
    CHECK(grade->points == points);
}

TEST_CASE("bot check: rows that the task does not allow are refused", "[bots][task]") {
    const std::string row = GENERATE("", "1", "1,2,3", "0,1", "a,b", "1,2147483648", "1,,2");
    CAPTURE(row);
    CHECK_FALSE(graded(PLAY_EXAMPLE, row));
}
