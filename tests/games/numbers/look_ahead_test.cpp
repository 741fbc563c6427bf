#include "games/numbers/think/look_ahead.hpp"

#include "support/catch.hpp"

#include "rows.hpp"

namespace zugzwang::numbers {
namespace {

/// The margin that is seen so many numbers ahead, by the plain recursion.
std::int64_t seen(std::span<const std::int32_t> row, std::size_t depth) {
    if (row.empty() || depth == 0) return 0;
    return std::max(row.front() - seen(row.subspan(1), depth - 1),
                    row.back() - seen(row.first(row.size() - 1), depth - 1));
}

/// One depth after another, as it is defined.
int depth_by_recursion(std::span<const std::int32_t> row, const Rules::Move& move) {
    int needed = 1;
    for (std::size_t depth = 1; depth <= row.size(); ++depth) {
        const auto by_left = row.front() - seen(row.subspan(1), depth - 1);
        const auto by_right = row.back() - seen(row.first(row.size() - 1), depth - 1);
        const bool is_preferred = move == take_left ? by_left > by_right : by_right > by_left;
        if (!is_preferred) needed = static_cast<int>(depth) + 1;
    }
    return needed;
}

} // namespace

TEST_CASE("numbers: how far one must look to see a move is what the recursion says", "[numbers][engine]") {
    Random random(8);
    std::set<int> depths;
    for (int round = 0; round < 300; ++round) {
        const auto state = random_position(random, 1 + random.below(9), 9);
        for (const auto& move : {take_left, take_right}) {
            CAPTURE(Rules::to_text(state), Rules::move_to_text(state, move));
            const int depth = depth_to_see(state, move);
            CHECK(depth == depth_by_recursion(state.numbers(), move));
            depths.insert(depth);
        }
    }
    CHECK(depths.size() > 5);
}

TEST_CASE("numbers: what an end uncovers is seen one move further", "[numbers][engine]") {
    // The larger end uncovers the 9.
    CHECK(depth_to_see(start_of({2, 1, 9, 3}), take_left) == 2);
    CHECK(depth_to_see(start_of({2, 1, 9, 3}), take_right) == 5);
    CHECK(depth_to_see(start_of({5, 1}), take_left) == 1);
    CHECK(depth_to_see(start_of({4, 4}), take_left) == 3); // one is as good as the other
}

} // namespace zugzwang::numbers
