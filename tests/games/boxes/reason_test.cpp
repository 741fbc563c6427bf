// What is said of a move of Boxes, and that it is true.
#include "games/boxes/think/reason.hpp"

#include "support/catch.hpp"

#include "pictured.hpp"

using namespace zugzwang;
using namespace zugzwang::boxes;
using R = boxes::Rules;

namespace {

std::string said(std::string_view text, std::string_view line) {
    const auto state = test::position(text);
    const auto move = R::move_from_text(state, line);
    REQUIRE(move);
    return reason(state, *move);
}

} // namespace

TEST_CASE("boxes: reasons", "[boxes][reason]") { CHECK(said("----/|_._._._|/---- 1", "b1-b2") == ""); }
