// What is said of a move of Numbers; and a referee that checks each claim again by the recursion of the rules.
#include "games/numbers/think/facts.hpp"

#include <cctype>
#include <cstdlib>
#include <map>
#include <numeric>

#include "support/catch.hpp"

#include "brute_force.hpp"
#include "rows.hpp"

namespace zugzwang::numbers {
namespace {

using Numbers = std::vector<std::int64_t>;

/// What `facts_of` needs of the game.
struct Kit {
    using Rules = numbers::Rules;
    [[nodiscard]] static std::vector<Fact> facts(const MoveQuestion<Rules>& question) {
        return numbers::facts(question);
    }
};

std::vector<std::string> said(const Rules::State& state, const Rules::Move& move) {
    std::vector<std::string> words;
    for (const auto& fact : facts({.state = state, .move = move}))
        words.push_back(fact.words);
    return words;
}

/// The numbers that a sentence names.
Numbers numbers_in(const std::string& words) {
    Numbers numbers;
    bool is_inside = false;
    for (const char letter : words) {
        const bool is_digit = std::isdigit(static_cast<unsigned char>(letter)) != 0;
        if (is_digit && !is_inside) numbers.push_back(0);
        if (is_digit) numbers.back() = numbers.back() * 10 + (letter - '0');
        is_inside = is_digit;
    }
    return numbers;
}

Rules::Move beside(const Rules::Move& move) { return move == take_left ? take_right : take_left; }

/// A position as the recursion of the rules sees it.
class Referee {
  public:
    explicit Referee(const Rules::State& state) : state_(state), row_(state.numbers()), table_(row_) {}

    /// By how much the mover wins with best play after this end.
    [[nodiscard]] std::int64_t margin(const Rules::Move& move) const {
        const auto lead = total(state_, state_.to_move) - total(state_, other(state_.to_move));
        return lead + (move == take_left ? table_.by_left(0, row_.size()) : table_.by_right(0, row_.size()));
    }
    [[nodiscard]] std::vector<Rules::Move> best_answers(const Rules::Move& move) const {
        return brute::IntervalTable(row_after(move)).best();
    }
    /// Whether the fact is true of the move. Unknown kinds are not.
    [[nodiscard]] bool holds(const Fact& fact, const Rules::Move& move) const {
        const auto all = std::accumulate(row_.begin(), row_.end(), std::int64_t{0});
        const auto lead = total(state_, state_.to_move) - total(state_, other(state_.to_move));
        const auto own = margin(move), beside_it = margin(beside(move));
        const auto sum = (all + own - lead) / 2, other_sum = (all + beside_it - lead) / 2;
        const auto& [kind, numbers, moves, words, light] = fact;
        if (!moves.empty()) return false;
        if (kind == "takes_last") return row_.size() == 1 && numbers == Numbers{row_[0]};
        if (kind == "ends_are_equal") return own == beside_it && numbers == Numbers{sum, all};
        if (kind == "brings_more") return sum > other_sum && numbers == Numbers{sum, all, other_sum};
        if (kind == "brings_less") return sum < other_sum && numbers == Numbers{sum, all, other_sum - sum};
        if (kind == "wins_instead_of_losing") return own > 0 && beside_it < 0 && numbers == Numbers{own, -beside_it};
        if (kind == "wins_instead_of_drawing") return own > 0 && beside_it == 0 && numbers == Numbers{own};
        if (kind == "draws_instead_of_losing") return own == 0 && beside_it < 0 && numbers == Numbers{-beside_it};
        if (kind == "loses_instead_of_winning") return own < 0 && beside_it > 0 && numbers == Numbers{-own, beside_it};
        if (kind == "loses_instead_of_drawing") return own < 0 && beside_it == 0 && numbers == Numbers{-own};
        if (kind == "draws_instead_of_winning") return own == 0 && beside_it > 0 && numbers == Numbers{beside_it};
        if (kind == "uncovers") return own < beside_it && takes_then(move, true, numbers);
        if (kind == "leaves_end") return own < beside_it && takes_then(move, false, numbers);
        if (kind == "keeps_covered")
            return own > beside_it && takes_then(beside(move), true, numbers) && row_.size() > 3;
        if (kind == "takes_first")
            return own > beside_it && takes_then(beside(move), false, numbers) && numbers == Numbers{taken(move)};
        return holds_of_places(fact, move, sum, other_sum);
    }

  private:
    /// Whether it is best for the other side to take just that number after the move: beneath the one taken, or at the
    /// other end.
    [[nodiscard]] bool takes_then(const Rules::Move& move, bool is_uncovered, const Numbers& numbers) const {
        const auto rest = row_after(move);
        const auto answer = is_uncovered || rest.size() == 1 ? move : beside(move);
        const auto number = answer == take_left ? rest.front() : rest.back();
        return numbers == Numbers{number} &&
               std::ranges::any_of(best_answers(move), [&](const auto& best) { return best == answer; });
    }
    [[nodiscard]] bool holds_of_places(const Fact& fact, const Rules::Move& move, std::int64_t sum,
                                       std::int64_t other_sum) const {
        if (row_.size() % 2 != 0) return false;
        std::array<std::int64_t, 2> sums{};
        for (std::size_t place = 0; place < row_.size(); ++place)
            sums[(state_.begin + place) % 2] += row_[place];
        const std::size_t own = (move == take_left ? state_.begin : state_.end - 1) % 2;
        const auto& kind = fact.kind;
        if (kind != (own == 0 ? "has_odd_places" : "has_even_places") &&
            kind != (own == 0 ? "takes_poorer_odd_place" : "takes_poorer_even_place"))
            return false;
        if (fact.numbers != Numbers{sums[own], sums[1 - own]}) return false;
        return kind.starts_with("has") ? sum >= sums[own] && other_sum < sums[own] && keeps_to_kind(own)
                                       : sum < other_sum && sums[own] < sums[1 - own];
    }
    /// Whether taking the places of a kind always leaves one of them at an end, whatever is taken between.
    [[nodiscard]] bool keeps_to_kind(std::size_t kind) const {
        for (std::size_t begin = state_.begin; begin < state_.end; ++begin) {
            for (std::size_t end = begin + 2; end <= state_.end; end += 2) {
                if ((begin % 2 == kind) == ((end - 1) % 2 == kind)) return false;
            }
        }
        return true;
    }
    [[nodiscard]] std::int64_t taken(const Rules::Move& move) const {
        return move == take_left ? row_.front() : row_.back();
    }
    [[nodiscard]] std::span<const std::int32_t> row_after(const Rules::Move& move) const {
        return move == take_left ? row_.subspan(1) : row_.first(row_.size() - 1);
    }

    const Rules::State& state_;
    std::span<const std::int32_t> row_;
    brute::IntervalTable table_;
};

/// With points already taken, so that who wins is open.
Rules::State close_position(Random& random) {
    auto state = random_position(random, static_cast<std::size_t>(random.between(1, 24)), random.between(2, 40));
    const auto sides = total(state, Side::first) + total(state, Side::second);
    state.totals[Side::first] = random.between(sides / 3, sides - sides / 3);
    state.totals[Side::second] = sides - state.totals[Side::first];
    return state;
}

} // namespace

TEST_CASE("numbers: facts tell what the ends bring, and why", "[numbers][facts]") {
    using Words = std::vector<std::string>;
    const auto state = start_of({4, 7, 2, 9, 5, 2});
    CHECK(said(state, take_right) == Words{"From here all even places can be had: they hold 18, the odd ones 11.",
                                           "With best play this end brings 18 of the 29 left, the other end 15.",
                                           "Keeps 7 covered, which the other end would open to the other side."});
    CHECK(said(state, take_left) ==
          Words{"With best play this end brings 15 of the 29 left, 3 fewer than the other end.",
                "Uncovers 7, which the other side then takes.",
                "Takes from the odd places, which hold only 11; the even ones hold 18."});
    CHECK(said(start_of({5, 1, 3}), take_left) ==
          Words{"With best play this end wins by 3; the other end loses by 1.",
                "Takes 5, which the other side would take after the other end."});
    CHECK(said(start_of({5, 1, 3}), take_right) ==
          Words{"With best play this end loses by 1; the other end wins by 3.",
                "Leaves 5 at the other end, which the other side then takes."});
    CHECK(said(start_of({5, 5}), take_left) == Words{"With best play both ends bring 5 of the 10 left."});
    CHECK(said(start_of({3}), take_right) == Words{"Takes the last number, 3."});
    // Places are those of the whole row, and only what is left of it counts.
    CHECK(said(played(state, {take_right, take_left}), take_left) ==
          Words{"With best play this end wins by 7; the other end loses by 1.",
                "From here all even places can be had: they hold 16, the odd ones 7.",
                "Keeps 9 covered, which the other end would open to the other side."});
}

TEST_CASE("numbers: of a row that is too long to count facts tell what lies at the ends", "[numbers][facts]") {
    Row row(50'001, 2);
    row.front() = 5;
    row[1] = 3;
    row[row.size() - 2] = 4;
    row.back() = 1;
    CHECK(said(start_of(row), take_left) ==
          std::vector<std::string>{"Takes 5 at the left end and uncovers 3; the right end is 1 with 4 beneath."});
    CHECK(said(start_of(row), take_right) ==
          std::vector<std::string>{"Takes 1 at the right end and uncovers 4; the left end is 5 with 3 beneath."});
}

TEST_CASE("numbers: every claim about a move is true", "[numbers][facts][referee]") {
    Random random(61);
    std::map<std::string, int> claims;
    int told_apart = 0, pairs = 0;
    for (int round = 0; round < 1500; ++round) {
        const auto state = close_position(random);
        const Referee referee(state);
        for (const auto& move : {take_left, take_right}) {
            const auto rival = beside(move);
            const auto own = referee.margin(move), beside_it = referee.margin(rival);
            Comparison comparison{.rival = Rules::move_to_text(state, rival), .rival_is_better = own < beside_it};
            std::vector<std::string> answers{""};
            if (state.size() > 1) answers = {"", "L", "R"};
            const auto of_rival = facts_of<Kit>(state, comparison.rival, {});
            for (const auto& answer : answers) {
                comparison.answer = answer;
                const auto told = facts_of<Kit>(state, Rules::move_to_text(state, move), comparison);
                CAPTURE(Rules::to_text(state), Rules::move_to_text(state, move), answer, words_of(told));
                REQUIRE((!told.empty() && told.size() <= 3));
                for (const auto& fact : told) {
                    CAPTURE(fact.kind, fact.words);
                    ++claims[fact.kind];
                    CHECK(referee.holds(fact, move));
                    for (const auto number : fact.numbers)
                        CHECK(std::ranges::count(numbers_in(fact.words), number) > 0);
                    if (own == beside_it) continue;
                    for (const auto& other : of_rival)
                        CHECK(other.words != fact.words);
                }
                if (own == beside_it) continue;
                ++pairs;
                // The first claim is false of the other end.
                told_apart += referee.holds(told.front(), rival) ? 0 : 1;
            }
        }
    }
    for (const auto& [kind, count] : claims)
        UNSCOPED_INFO(kind << ": " << count);
    CHECK(claims.size() == 18);
    for (const auto& [kind, count] : claims)
        CHECK(count > 20);
    CHECK(pairs > 3000);
    CHECK(told_apart == pairs);
}

} // namespace zugzwang::numbers
