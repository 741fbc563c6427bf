// What an onlooker is told of a move of Boxes, in positions whose chains can be counted on the page.
#include "games/boxes/think/remark.hpp"

#include "positions.hpp"

namespace {

std::string said(std::string_view text, std::string_view line) {
    const auto state = boxes::test::position(text);
    return remark(state, boxes::test::move_of(state, line));
}

} // namespace

TEST_CASE("boxes: an onlooker is told who hands over a chain or pays for control, and nothing of small change",
          "[boxes][remark]") {
    CHECK(said("---/._._._./---/._._._./--- 1", "a1-a2") == "hands over a chain of 3 boxes");
    CHECK(said("--/|_._|/../|_._|/-- 1", "a2-b2") == "hands over the last 4 boxes");
    CHECK(said("---/._._._./---/|2|_._./--- 2", "d1-d2") == "gives up 2 boxes to keep control");
    CHECK(said("-/._./-/._./- 1", "a1-a2").empty());
    CHECK(said("---/._._._./---/|2|_._./--- 2", "c1-c2").empty());
    const auto start = boxes::Rules::initial({.rows = 4, .columns = 4});
    for (const auto& move : boxes::Rules::legal_moves(start))
        CHECK(remark(start, move).empty());
}
