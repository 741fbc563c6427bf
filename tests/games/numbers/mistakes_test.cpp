// The kinds of mistakes, read a second time by the recursion of the rules and by sums over every second number.
#include "games/numbers/think/mistakes.hpp"

#include "support/catch.hpp"

#include "brute_force.hpp"
#include "rows.hpp"

namespace zugzwang::numbers {
namespace {

/// The row as it looks from the end that was played: that end first.
std::vector<std::int32_t> from_played(const Rules::State& state, const Rules::Move& played) {
    std::vector<std::int32_t> row(state.numbers().begin(), state.numbers().end());
    if (played == take_right) std::ranges::reverse(row);
    return row;
}

/// Of the first number beside the last.
std::string kind_by_brute_force(const std::vector<std::int32_t>& row) {
    const std::span all(row);
    const auto left = all.subspan(1);
    if (row.front() - brute::margin(left) >= row.back() - brute::margin(all.first(row.size() - 1))) return {};
    if (row.front() > row.back()) return "larger-end";
    std::int64_t own = 0, others = 0;
    for (std::size_t place = 0; place < row.size(); ++place)
        (place % 2 == 0 ? own : others) += row[place];
    if (row.size() % 2 == 0 && own < others) return "poor-places";
    const auto uncovered = left.front() - brute::margin(left.subspan(1));
    const auto beside = left.back() - brute::margin(left.first(left.size() - 1));
    if (left.front() > row.front() && uncovered >= beside) return "uncovered";
    return beside >= uncovered ? "left-end" : "";
}

std::string kind_of(const std::string& position, const Rules::Move& played, const Rules::Move& better) {
    return kind_of_mistake(*Rules::state_from_text(position), played, better);
}

} // namespace

TEST_CASE("numbers: a mistake has the kind that brute force and sums tell", "[numbers][mistakes]") {
    Random random(29);
    std::map<std::string, int> kinds;
    for (int found = 0; found < 200;) {
        auto state = start_of(random_row(random, random.between(2, 14), random.between(2, 31)));
        for (auto taken = random.below(3); taken > 0 && state.size() > 2; --taken)
            state = Rules::after(state, random.pick(Rules::legal_moves(state)));
        const auto played = random.pick(Rules::legal_moves(state));
        const auto better = played == take_left ? take_right : take_left;
        const auto kind = kind_by_brute_force(from_played(state, played));
        CAPTURE(Rules::to_text(state), Rules::move_to_text(state, played));
        CHECK(kind_of_mistake(state, played, better) == kind);
        if (kind.empty()) continue;
        ++found;
        ++kinds[kind];
    }
    CHECK(kinds.size() == 4); // each of them is among those
}

TEST_CASE("numbers: the kinds of some mistakes", "[numbers][mistakes]") {
    CHECK(kind_of("4,9,3 0-0 1", take_left, take_right) == "");             // both open the 9
    CHECK(kind_of("5,9,1,3 0-0 1", take_left, take_right) == "larger-end"); // 12 of the even places with the 3
    CHECK(kind_of("1,2 0-0 1", take_left, take_right) == "poor-places");
    CHECK(kind_of("1,2 0-0 1", take_right, take_left).empty()); // the other way round
    CHECK(kind_of("7 0-0 1", take_left, take_right).empty());   // the same number
}

} // namespace zugzwang::numbers
