#include "support/catch.hpp"

#include "zugzwang/play/board_names.hpp"

TEST_CASE("board names: letters and numbers from the lower left, or numbers from the upper left", "[play][view]") {
    CHECK(column_name(0, Labels::standard) == "a");
    CHECK(column_name(9, Labels::standard) == "j");
    CHECK(row_name(0, 10, Labels::standard) == "1");
    CHECK(row_name(9, 10, Labels::standard) == "10");
    CHECK(column_name(9, Labels::matrix) == "9");
    CHECK(row_name(0, 10, Labels::matrix) == "9");
    CHECK(row_name(9, 10, Labels::matrix) == "0");
}
