#include "desk/variations.hpp"
#include "support/catch.hpp"

TEST_CASE("variations: undo goes back, the same step is the same branch, redo takes the last one", "[desk]") {
    Variations tree("start");
    CHECK_FALSE(tree.can_go_back());
    tree.go({.text = "a", .is_move = true});
    tree.go({.text = "b", .is_move = true});
    CHECK(tree.line().position == "start");
    CHECK(tree.line().moves.size() == 2);
    tree.back();
    tree.go({.text = "c", .is_move = true});
    tree.back();
    tree.go({.text = "b", .is_move = true});
    tree.back();
    REQUIRE(tree.branches().size() == 2);
    CHECK(tree.usual_branch() == 0);
    tree.go({.text = "other", .is_move = false});
    CHECK(tree.line().position == "other");
    CHECK(tree.line().moves.empty());
    tree.back();
    CHECK(tree.line().moves.size() == 1);
    CHECK(tree.usual_branch() == 2);
}
