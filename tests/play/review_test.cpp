// What moves cost and are called, from values that are told.
#include "zugzwang/play/review.hpp"

#include "support/catch.hpp"

namespace {

using Values = std::vector<std::optional<PositionValue>>;

PositionValue estimate(double first_share, std::vector<std::string> best = {}) {
    return {.first_share = first_share, .best = std::move(best)};
}
PositionValue proven(double first_share, std::vector<std::string> best = {}, std::size_t choices = 3) {
    return {.first_share = first_share, .exact = true, .choices = choices, .best = std::move(best)};
}
PositionValue by_margin(std::int64_t margin, std::vector<std::string> best = {}) {
    auto value = proven(margin > 0 ? 1 : margin < 0 ? 0 : 0.5, std::move(best));
    value.margin = margin;
    return value;
}

/// One move of that side between two values.
std::optional<ReviewedMove> reviewed(const PositionValue& before, const PositionValue& after, Side side = Side::first,
                                     std::int64_t points = 0) {
    const std::vector<MoveToReview> moves{{side, "a"}};
    return review_of(moves, Values{before, after}, points).moves.front();
}

MoveClass kind(const PositionValue& before, const PositionValue& after, Side side = Side::first,
               std::int64_t points = 0) {
    const auto move = reviewed(before, after, side, points);
    REQUIRE(move);
    CHECK(move->side == side);
    CHECK(move->before >= move->after);
    return move->kind;
}

} // namespace

TEST_CASE("review: estimated moves are called by what they cost their side", "[review][play]") {
    CHECK(kind(estimate(0.5), estimate(0.5)) == MoveClass::best);
    CHECK(kind(estimate(0.5), estimate(0.6)) == MoveClass::best); // not better than best
    CHECK(kind(estimate(0.5), estimate(0.48)) == MoveClass::good);
    CHECK(kind(estimate(0.5), estimate(0.45)) == MoveClass::inaccuracy);
    CHECK(kind(estimate(0.5), estimate(0.4)) == MoveClass::mistake);
    CHECK(kind(estimate(0.5), estimate(0.29)) == MoveClass::blunder);
    CHECK(kind(estimate(0.5), estimate(0.6), Side::second) == MoveClass::mistake);
    CHECK(kind(estimate(0.5), estimate(0.4), Side::second) == MoveClass::best);
}

TEST_CASE("review: what the strongest player would play too costs nothing", "[review][play]") {
    const auto move = reviewed(estimate(0.6, {"a"}), estimate(0.2));
    REQUIRE(move);
    CHECK(move->kind == MoveClass::best);
    CHECK(move->before == 0.2);
    CHECK(kind(estimate(0.6, {"b"}), estimate(0.2)) == MoveClass::blunder);
    CHECK(kind(estimate(0.6, {"a"}), proven(0)) == MoveClass::best);
}

TEST_CASE("review: before a move stands no less than after it", "[review][play]") {
    const auto better = reviewed(estimate(0.5, {"b"}), estimate(0.8));
    CHECK(better->before == 0.8);
    CHECK(better->after == 0.8);
    const auto won = reviewed(estimate(0.5, {"b"}), proven(1));
    CHECK(won->before == 1);
    CHECK_FALSE(won->exact);
    const auto proven_before = reviewed(proven(0.5, {"a", "b"}), estimate(0.7));
    CHECK(proven_before->before == 0.5);
    CHECK(proven_before->after == 0.5);
}

TEST_CASE("review: a proven win or draw thrown away is a blunder", "[review][play]") {
    CHECK(kind(proven(1, {"b"}), proven(0)) == MoveClass::blunder);
    CHECK(kind(proven(0, {"b"}), proven(1), Side::second) == MoveClass::blunder);
    CHECK(kind(by_margin(3, {"b"}), by_margin(0)) == MoveClass::blunder);
    CHECK(kind(by_margin(0, {"b"}), by_margin(-1)) == MoveClass::blunder);
    // Of a game without margins all that does not keep the win loses it, whatever is thought of the position after it.
    const auto hidden = reviewed(proven(1, {"b"}), estimate(0.97));
    CHECK(hidden->kind == MoveClass::blunder);
    CHECK(hidden->after == 0);
    CHECK(hidden->exact);
    auto some = proven(1, {"b"});
    some.partial = true;
    CHECK(kind(some, estimate(0.97)) == MoveClass::good);
    CHECK(kind(some, proven(1)) == MoveClass::best);
    CHECK(kind(some, proven(0)) == MoveClass::blunder);
}

TEST_CASE("review: in a lost position every move that stays lost is best", "[review][play]") {
    CHECK(kind(proven(0, {"a", "b"}), proven(0)) == MoveClass::best);
    CHECK(kind(proven(1, {"a", "b"}), proven(1), Side::second) == MoveClass::best);
    CHECK(kind(proven(0, {"a"}, 1), proven(0)) == MoveClass::best); // the only legal move is no feat
}

TEST_CASE("review: an only move was one of several", "[review][play]") {
    CHECK(kind(proven(1, {"a"}, 2), proven(1)) == MoveClass::only);
    CHECK(kind(proven(1, {"a"}, 1), proven(1)) == MoveClass::best);
    CHECK(kind(proven(1, {"a", "b"}, 3), proven(1)) == MoveClass::best);
    CHECK(kind(estimate(1, {"a"}), estimate(1)) == MoveClass::best);
    auto some = proven(1, {"a"});
    some.partial = true;
    CHECK(kind(some, proven(1)) == MoveClass::best);
    CHECK(reviewed(proven(1, {"a", "b"}), proven(1))->keeping == 2);
    CHECK(reviewed(some, proven(1))->keeping == 0);
    CHECK(reviewed(estimate(1, {"a"}), estimate(1))->keeping == 0);
}

TEST_CASE("review: an estimated move is the only one where all others are more than 3 % behind", "[review][play]") {
    const auto seen = [](double first_share, std::optional<double> runner_up) {
        auto value = estimate(first_share, {"a"});
        value.runner_up_share = runner_up;
        return value;
    };
    CHECK(kind(seen(0.6, 0.5), estimate(0.6)) == MoveClass::only);
    CHECK(kind(seen(0.6, 0.56), estimate(0.6)) == MoveClass::only);
    CHECK(kind(seen(0.6, 0.58), estimate(0.6)) == MoveClass::best);
    CHECK(kind(seen(0.6, 0.6), estimate(0.6)) == MoveClass::best);
    CHECK(kind(seen(0.6, {}), estimate(0.6)) == MoveClass::best);   // nobody looked, or there is no other move
    CHECK(kind(seen(0.6, 0.5), estimate(0.51)) == MoveClass::best); // it was no better than the others
    CHECK(kind(seen(0.4, 0.5), estimate(0.4), Side::second) == MoveClass::only);
    CHECK(kind(seen(0.4, 0.42), estimate(0.4), Side::second) == MoveClass::best);
    auto other_move = seen(0.6, 0.5);
    other_move.best = {"b"};
    CHECK(kind(other_move, estimate(0.6)) == MoveClass::best);
    CHECK(reviewed(seen(0.6, 0.5), estimate(0.6))->beside == 0.5);
    CHECK(reviewed(seen(0.4, 0.5), estimate(0.4), Side::second)->beside == 0.5);
    CHECK_FALSE(reviewed(seen(0.6, 0.58), estimate(0.6))->beside);
    CHECK_FALSE(reviewed(proven(1, {"a"}, 2), proven(1))->beside);
}

TEST_CASE("review: margin given away is not best, won or lost", "[review][play]") {
    CHECK(kind(by_margin(7, {"a"}), by_margin(7)) == MoveClass::only);
    CHECK(kind(by_margin(7, {"b"}), by_margin(5)) == MoveClass::good);
    CHECK(kind(by_margin(-2, {"b"}), by_margin(-4)) == MoveClass::good);
    CHECK(reviewed(by_margin(-7, {"b"}), by_margin(-1), Side::second)->lost_margin == 6);
    CHECK(reviewed(by_margin(7, {"a"}), by_margin(7))->lost_margin == 0);
    CHECK_FALSE(reviewed(proven(1, {"a"}), proven(1))->lost_margin);
    CHECK(kind(by_margin(7, {"b"}), estimate(1)) == MoveClass::good); // it is known that it gave something away
}

TEST_CASE("review: what is given away costs its part of all points", "[review][play]") {
    constexpr std::int64_t boxes = 25; // each changes the margin by 2
    const auto kind_of_loss = [](std::int64_t lost, std::int64_t margin, Side side) {
        const auto before = side == Side::first ? margin : -margin;
        const auto after = side == Side::first ? margin - lost : lost - margin;
        return kind(by_margin(before, {"b"}), by_margin(after), side, boxes);
    };
    for (const auto& [margin, side] :
         {std::pair{24, Side::first}, {-1, Side::first}, {24, Side::second}, {-1, Side::second}}) {
        CAPTURE(margin, side == Side::first);
        CHECK(kind_of_loss(1, margin, side) == MoveClass::good);       // 2 %
        CHECK(kind_of_loss(2, margin, side) == MoveClass::inaccuracy); // 4 %
        CHECK(kind_of_loss(4, margin, side) == MoveClass::inaccuracy);
        CHECK(kind_of_loss(6, margin, side) == MoveClass::mistake);  // 12 %
        CHECK(kind_of_loss(20, margin, side) == MoveClass::mistake); // the result is as it was
    }
    CHECK(kind(by_margin(1, {"b"}), by_margin(-1), Side::first, boxes) == MoveClass::blunder);
    CHECK(kind(by_margin(7, {"a"}), by_margin(7), Side::first, boxes) == MoveClass::only);
    CHECK(kind(by_margin(70, {"b"}), by_margin(50), Side::first, 500) == MoveClass::good); // 2 % of a long row
    CHECK(kind(proven(1, {"a", "b"}), proven(1), Side::first, boxes) == MoveClass::best);
    const auto mistake = reviewed(by_margin(10, {"b"}), by_margin(5), Side::first, boxes);
    CHECK(mistake->cost == Approx(0.1));
    CHECK(mistake->before == mistake->after);
    const std::vector<MoveToReview> moves{{Side::first, "a"}};
    const auto totals = review_of(moves, Values{by_margin(10, {"b"}), by_margin(5)}, boxes).totals[Side::first];
    CHECK(*totals.accuracy == Approx(0.6358).margin(0.001)); // as of 10 % of the expected result
    CHECK(totals.mistakes == 1);
}

TEST_CASE("review: nothing is said where too little is known", "[review][play]") {
    CHECK_FALSE(reviewed(PositionValue{}, estimate(0.5)));
    CHECK_FALSE(reviewed(PositionValue{}, proven(0)));
    CHECK_FALSE(reviewed(estimate(0.5), PositionValue{}));
    CHECK(reviewed(PositionValue{}, proven(1))->kind == MoveClass::best);
    const std::vector<MoveToReview> moves{{Side::first, "a"}, {Side::second, "b"}, {Side::first, "c"}};
    const auto review = review_of(moves, Values{estimate(0.5), std::nullopt, estimate(0.5)});
    REQUIRE(review.moves.size() == 3);
    CHECK(std::ranges::none_of(review.moves, [](const auto& move) { return move.has_value(); }));
    CHECK_FALSE(review.totals[Side::first].accuracy);
    CHECK_FALSE(review.turning_point);
    CHECK(review_of({}, {}).moves.empty());
}

TEST_CASE("review: totals and accuracy of each side", "[review][play]") {
    const std::vector<MoveToReview> moves{
        {Side::first, "a"}, {Side::second, "b"}, {Side::first, "c"}, {Side::first, "d"}, {Side::second, "e"}};
    const auto review = review_of(moves, Values{proven(1, {"a"}), proven(1, {"b", "x"}), estimate(0.8), estimate(0.7),
                                                estimate(0.45), estimate(0.5)});
    const auto& first = review.totals[Side::first];
    CHECK(first.only == 1);
    CHECK(first.mistakes == 1);
    CHECK(first.blunders == 1);
    CHECK(first.inaccuracies == 0);
    // lichess.org's formula gives 100, 63.58 and 31.57 percent for what costs 0, 10 and 25. Two values are 0, 10 and 25
    // apart around these moves, half of which is their deviation: 0.5 at least, 5, and 12 at most.
    REQUIRE(first.accuracy);
    const double weighted = (0.5 * 1 + 5 * 0.6358 + 12 * 0.3157) / 17.5;
    const double harmonic = 3 / (1 + 1 / 0.6358 + 1 / 0.3157);
    CHECK(*first.accuracy == Approx((weighted + harmonic) / 2).margin(0.001));
    CHECK(review.totals[Side::second].inaccuracies == 1);
    const double second = (10 * 1 + 2.5 * 0.7982) / 12.5; // 20 and 5 apart
    CHECK(*review.totals[Side::second].accuracy == Approx((second + 2 / (1 + 1 / 0.7982)) / 2).margin(0.001));
}

TEST_CASE("review: the turning point is the costliest move of who stands worse", "[review][play]") {
    const std::vector<MoveToReview> moves{
        {Side::first, "a"}, {Side::second, "b"}, {Side::first, "c"}, {Side::second, "d"}};
    // Both blunder twice: the last blunder of the second decided it.
    CHECK(review_of(moves, Values{proven(1, {"x"}), proven(0, {"x"}), proven(1, {"x"}), proven(0, {"x"}), proven(1)})
              .turning_point == 3);
    CHECK(review_of(moves, Values{proven(1, {"x"}), proven(0, {"x"}), proven(1, {"x"}), proven(0, {"d"}), proven(0)})
              .turning_point == 2);
    CHECK_FALSE(
        review_of(moves, Values{proven(1, {"a"}), proven(1, {"b"}), proven(1, {"c"}), proven(1, {"d"}), proven(1)})
            .turning_point);
    // A draw is turned by whoever erred most.
    CHECK(review_of(moves, Values{by_margin(4, {"x"}), by_margin(0, {"b"}), by_margin(0, {"c"}), by_margin(0, {"d"}),
                                  by_margin(0)})
              .turning_point == 0);
}
