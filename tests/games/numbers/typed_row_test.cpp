#include "games/numbers/typed_row.hpp"

#include "support/catch.hpp"

#include "games/numbers/rules.hpp"
#include "games/numbers/think/players.hpp"
#include "rows.hpp"

namespace zugzwang::numbers {

TEST_CASE("numbers: a row is typed with blanks, commas or line breaks", "[numbers][options]") {
    const std::string typed = GENERATE("4 7 2 9 5 2", "4,7,2,9,5,2", " 4; 7;2 ,9\t5\n2\n");
    CHECK(*typed_row(typed) == "4,7,2,9,5,2");
}

TEST_CASE("numbers: nothing typed is no row", "[numbers][options]") {
    CHECK(typed_row("")->empty());
    CHECK(typed_row(" , ")->empty());
}

TEST_CASE("numbers: of a typed row the refusal names the culprit and its place", "[numbers][options]") {
    const auto [typed, words] = GENERATE(table<std::string, std::string>({
        {"4 7 2 x7 5", "number 4 of the row, `x7`, is no whole number from 1 to 1000000000"},
        {"0", "number 1 of the row, `0`, is no whole number from 1 to 1000000000"},
        {"4,-7", "number 2 of the row, `-7`, is no whole number from 1 to 1000000000"},
        {"1 1000000001", "number 2 of the row, `1000000001`, is no whole number from 1 to 1000000000"},
        {"4 7\x1b\xff", "number 2 of the row, `7??`, is no whole number from 1 to 1000000000"},
        {"12345678901234567890", "number 1 of the row, `1234567890123456…`, is no whole number from 1 to 1000000000"},
    }));
    const auto row = typed_row(typed);
    REQUIRE_FALSE(row);
    CHECK(row.refusal().words == words);
}

TEST_CASE("numbers: a thousand numbers can be pasted, one more cannot", "[numbers][options]") {
    std::string pasted;
    for (std::size_t count = 0; count < max_typed_numbers; ++count)
        pasted += "1000000000 ";
    REQUIRE(typed_row(pasted));
    CHECK(row_from_text({*typed_row(pasted)})->size() == max_typed_numbers);
    const auto longer = typed_row(pasted + "77");
    REQUIRE_FALSE(longer);
    CHECK(longer.refusal().words == "a row has at most 1000 numbers, `77` is one more");
}

TEST_CASE("numbers: the seed's row typed is the seed's game", "[numbers][options]") {
    // The seed prints 18 for the first player, whose opponent is greedy; by the rules the second one has 11.
    const auto start = start_of(*row_from_text({*typed_row("4 7 2 9 5 2")}));
    Optimal optimal;
    Greedy greedy;
    CHECK(played_out(start, optimal, greedy).totals == BySide<std::int64_t>{18, 11});
}

} // namespace zugzwang::numbers
