// What is said of a move of Numbers, and that it is true.
#include "support/catch.hpp"

#include "brute_force.hpp"
#include "games/numbers/think/reasons.hpp"
#include "rows.hpp"

namespace zugzwang::numbers {
namespace {

/// The numbers that a sentence names.
std::vector<std::int64_t> numbers_in(const std::string& words) {
    std::vector<std::int64_t> numbers;
    bool inside = false;
    for (const char letter : words) {
        const bool digit = letter >= '0' && letter <= '9';
        if (digit && !inside) numbers.push_back(0);
        if (digit) numbers.back() = numbers.back() * 10 + (letter - '0');
        inside = digit;
    }
    return numbers;
}

} // namespace

TEST_CASE("numbers: a reason tells the places or what the ends bring", "[numbers][reason]") {
    const auto state = start_of({4, 7, 2, 9, 5, 2});
    CHECK(reason(state, take_right) == "From here all even places can be had: they hold 18, the odd ones 11.");
    CHECK(reason(state, take_left) ==
          "Uncovers 7: with best play this end brings 15 of the 29 left, the other end 18.");
    CHECK(reason(start_of({9, 1, 1, 1}), take_left) ==
          "From here all odd places can be had: they hold 10, the even ones 2.");
    CHECK(reason(start_of({5, 5}), take_left) == "With best play both ends bring 5 of the 10 left.");
    CHECK(reason(start_of({5, 1, 3}), take_left) == "With best play this end brings 6 of the 9 left, the other end 4.");
    CHECK(reason(start_of({3}), take_right) == "Takes the last number.");
    CHECK(reason(start_of(Row(5000, 1)), take_left) == "Takes 1 at the left end and uncovers 1.");
    CHECK(reason(start_of(Row(5000, 1)), take_right) == "Takes 1 at the right end and uncovers 1.");
    // Places are those of the whole row, and only what is left of it counts.
    CHECK(reason(played(state, {take_right, take_left}), take_left) ==
          "From here all even places can be had: they hold 16, the odd ones 7.");
}

TEST_CASE("numbers: what a reason says of the sums is true", "[numbers][reason]") {
    Random random(61);
    for (int round = 0; round < 400; ++round) {
        const auto row = random_row(random, static_cast<std::size_t>(random.between(2, 14)), 30);
        const std::span<const std::int32_t> all(row);
        const auto state = start_of(row);
        std::int64_t sum = 0;
        std::array<std::int64_t, 2> places{};
        for (std::size_t place = 0; place < row.size(); ++place) {
            sum += row[place];
            places[place % 2] += row[place];
        }
        // The mover's share of a margin.
        const auto left = (sum + row.front() - brute::margin(all.subspan(1))) / 2;
        const auto right = (sum + row.back() - brute::margin(all.first(row.size() - 1))) / 2;
        for (const auto& move : {take_left, take_right}) {
            const auto words = reason(state, move);
            CAPTURE(Rules::to_text(state), words);
            const auto own = move == take_left ? left : right, beside = move == take_left ? right : left;
            auto stated = numbers_in(words);
            if (words.starts_with("From")) {
                CHECK(own > beside);
                const bool odd = words.find("all odd") != words.npos;
                CHECK(stated == (odd ? std::vector{places[0], places[1]} : std::vector{places[1], places[0]}));
                CHECK(own >= stated[0]);
            } else if (own == beside) {
                CHECK(stated == std::vector{own, sum});
            } else {
                if (words.starts_with("Uncovers")) stated.erase(stated.begin());
                CHECK(stated == std::vector{own, sum, beside});
            }
        }
    }
}

} // namespace zugzwang::numbers
