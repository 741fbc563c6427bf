// What a letter brings to who knows the game: nothing new, new moves, an old state, a fork, another game.
#include "letter/comparison.hpp"

#include "letter/some_letters.hpp"
#include "support/catch.hpp"

namespace zugzwang::letter {
namespace {

Letter sticks(std::vector<std::string> moves, std::optional<Side> given_up = {}, std::uint64_t id = 7) {
    return {.id = id, .game = "sticks", .moves = std::move(moves), .given_up = given_up};
}

TEST_CASE("comparison: two letters of one game", "[letter]") {
    struct Case {
        Letter known, received;
        Relation relation;
        std::size_t common;
    };
    const auto first = std::optional(Side::first), second = std::optional(Side::second);
    const auto [known, received, relation, common] = GENERATE_COPY(values<Case>({
        {sticks({}), sticks({}), Relation::same, 0},
        {sticks({"1"}), sticks({"1"}), Relation::same, 1},
        {sticks({}), sticks({"1"}), Relation::continues, 0},
        {sticks({"1", "2"}), sticks({"1", "2", "3"}), Relation::continues, 2},
        {sticks({"1", "2"}), sticks({"1"}), Relation::old, 1},
        {sticks({"1", "2", "3"}), sticks({}), Relation::old, 0},
        {sticks({"1", "2"}), sticks({"1", "3"}), Relation::forked, 1},
        {sticks({"1"}), sticks({"2", "3"}), Relation::forked, 0},
        {sticks({"1"}), sticks({"1"}, second), Relation::continues, 1},
        {sticks({"1"}, second), sticks({"1"}), Relation::old, 1},
        {sticks({"1"}), sticks({"1", "2"}, first), Relation::continues, 1},
        {sticks({"1"}, first), sticks({"1", "2"}), Relation::forked, 1},
        {sticks({"1"}, first), sticks({"1"}, second), Relation::forked, 1},
        {sticks({"1", "2"}), sticks({"1"}, second), Relation::forked, 1},
        {sticks({"1"}), sticks({"1"}, {}, 8), Relation::another, 0},
    }));
    CAPTURE(known.moves, received.moves);
    CHECK(compared(known, received) == Comparison{.relation = relation, .common = common});
}

TEST_CASE("comparison: the same number with another beginning is not that game", "[letter]") {
    auto larger = sticks({"1"});
    larger.options["sticks"] = "20";
    auto laid_out = sticks({"1"});
    laid_out.position = "10/3 1";
    auto drawn = sticks({});
    drawn.lot = Lot{};
    for (const auto& other : {larger, laid_out, drawn})
        CHECK(compared(sticks({"1"}), other).relation == Relation::other_beginning);
}

} // namespace
} // namespace zugzwang::letter
