// Which moves of positions that nobody proves are the only ones: positions made by hand where that is plain to see.
#include "contract/tables.hpp"
#include "zugzwang/play/review.hpp"

namespace {

constexpr Budget little{.nodes = 200'000}; // to prove these positions

/// What the review calls the move in that position.
MoveClass class_of(const std::string& game, const std::string& position, const std::string& move) {
    const auto& entry = *find_game(game);
    const auto table = open(entry);
    REQUIRE_FALSE(table->set_position(position));
    const std::vector<MoveToReview> moves{{table->to_move(), move}};
    std::vector<std::optional<PositionValue>> values{table->value(little, {})};
    REQUIRE_FALSE(values[0]->exact);
    CAPTURE(values[0]->best, *values[0]->first_share, values[0]->runner_up_share.value_or(-1));
    play(*table, move);
    values.push_back(table->value(little, {}));
    CAPTURE(*values[1]->first_share);
    const auto review = review_of(moves, values, points_of(entry, position));
    REQUIRE(review.moves.front());
    return review.moves.front()->kind;
}

} // namespace

TEST_CASE("contract: the move that begins a long row of boxes is the only one", "[contract][review]") {
    // The five boxes of the top row can be closed in a row; else the other side closes them. Nothing else is drawn.
    const std::string board = "-----/|_._._._._./-----/._._._._._./...../._._._._._./...../._._._._._./...../"
                              "._._._._._./..... ";
    for (const auto* side : {"1", "2"}) {
        CHECK(class_of("boxes", board + side, "b5-b6") == MoveClass::only);
        CHECK(class_of("boxes", board + side, "a1-b1") != MoveClass::only);
    }
}

TEST_CASE("contract: of two moves that are worth the same none is the only one", "[contract][review]") {
    for (const auto* game : {"amazons", "boxes"}) {
        // The board of the start is its own mirror image, so each move has one that is worth as much.
        const auto& entry = *find_game(game);
        OptionValues options(entry.options);
        static_cast<void>(options.set("rows", "7")); // of boxes: that is in no book
        const auto table = open(entry, options);
        const auto value = table->value(little, {});
        REQUIRE_FALSE(value.exact);
        REQUIRE(value.runner_up_share);
        const double lead = std::abs(*value.first_share - *value.runner_up_share);
        CAPTURE(game, value.best, *value.first_share, *value.runner_up_share);
        CHECK(lead <= 0.03);
        CHECK(class_of(game, table->position(), value.best.front()) != MoveClass::only);
    }
}

TEST_CASE("contract: where the strongest player cannot tell, no move is called the only one", "[contract][review]") {
    const auto& points = *find_game("points");
    OptionValues options(points.options);
    REQUIRE_FALSE(options.set("points", "60"));
    const auto value = open(points, options)->value(little, {});
    CHECK_FALSE(value.exact);
    CHECK_FALSE(value.first_share);
    CHECK_FALSE(value.runner_up_share);
}
