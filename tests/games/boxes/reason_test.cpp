// What is said of a move of Boxes, and that it is true: boxes and safe lines are counted here by the rules alone.
#include "games/boxes/think/reason.hpp"

#include <set>

#include "support/catch.hpp"

#include "brute_force.hpp"
#include "games/boxes/think/insight.hpp"
#include "games/boxes/think/solver.hpp"
#include "positions.hpp"

using namespace zugzwang;
using namespace zugzwang::boxes;
using R = boxes::Rules;

namespace {

std::string said(std::string_view text, std::string_view line) {
    const auto state = test::position(text);
    return reason(state, test::move_of(state, line));
}

std::optional<R::Move> closing_move(const R::State& state) {
    for (const auto& move : R::legal_moves(state)) {
        if (boxes_closed_by(state, move.edge) > 0) return move;
    }
    return std::nullopt;
}

/// The position after everything that can be closed was closed.
R::State emptied(R::State state) {
    while (const auto move = closing_move(state))
        state = R::after(state, *move);
    return state;
}
int closed_boxes(const R::State& state) { return boxes_owned(state, Side::first) + boxes_owned(state, Side::second); }
int closable(const R::State& state) { return closed_boxes(emptied(state)) - closed_boxes(state); }
/// Of a position where nothing can be closed.
int safe_lines(const R::State& state) {
    int safe = 0;
    for (const auto& move : R::legal_moves(state))
        safe += closable(R::after(state, move)) == 0 ? 1 : 0;
    return safe;
}
int least_given(const R::State& state) {
    int least = max_boxes;
    for (const auto& move : R::legal_moves(state))
        least = std::min(least, closable(R::after(state, move)));
    return least;
}

/// The most boxes of a chain or loop that has a box beside the line in it.
int longest_beside(const Insight& look, const R::State& state, const R::Move& move) {
    std::size_t longest = 0;
    for (const auto& run : look.runs) {
        for (const int box : state.grid.boxes_beside(move.edge)) {
            if (std::ranges::find(run.boxes, box) != run.boxes.end()) longest = std::max(longest, run.boxes.size());
        }
    }
    return static_cast<int>(longest);
}

/// The number that stands for `#` in the one of these patterns that begins the sentence; a box is 1.
std::optional<int> number_in(const std::string& words, std::initializer_list<std::string_view> patterns) {
    for (const auto pattern : patterns) {
        const auto mark = pattern.find('#');
        const auto before = pattern.substr(0, mark);
        const auto found = words.find(before);
        if (found == words.npos) continue;
        const auto rest = words.substr(found + before.size());
        const auto after = pattern.substr(mark + 1);
        if (rest.starts_with("a box") && rest.substr(5).starts_with(after)) return 1;
        const auto digits = rest.find_first_not_of("0123456789");
        if (digits == 0 || digits == rest.npos) continue;
        auto tail = rest.substr(digits);
        if (tail.starts_with(" boxes")) tail = tail.substr(6);
        if (tail.starts_with(after)) return std::stoi(rest.substr(0, digits));
    }
    return std::nullopt;
}

} // namespace

TEST_CASE("boxes: a reason knows handouts and loony moves", "[boxes][reason]") {
    // Solved, so in a few words.
    CHECK(said("---/._._._./---/._._._./--- 1", "a1-a2") ==
          "A loony move: opens 3 boxes and gives control away. It brings 2 of the last 6 boxes.");
    CHECK(said("--/._._./--/._._./-- 1", "a1-a2") ==
          "A half-hearted handout of 2 boxes. It brings 2 of the last 4 boxes.");
    CHECK(said("--/._._./--/._._./-- 1", "b1-b2") ==
          "A hard-hearted handout of 2 boxes. It brings 2 of the last 4 boxes.");
    CHECK(said("-/._./-/._./- 1", "a1-a2") == "Gives a box away. It brings 1 of the last 2 boxes.");
    CHECK(said("--/|_._|/../|_._|/-- 1", "a2-b2") ==
          "Gives the last 4 boxes away: the other side closes them in a row.");
    CHECK(said("----/|_._._._|/..../|_._._._|/..../|_._._._|/..../|_._._._|/---- 1", "a4-b4")
              .starts_with("Gives a box away while there are safe lines."));
}

TEST_CASE("boxes: a reason tells who keeps control", "[boxes][reason]") {
    CHECK(said("---/._._._./---/|_._._./--- 2", "b1-b2") ==
          "Closes a box and can still keep control. It brings 4 of the last 6 boxes.");
    CHECK(said("---/._._._./---/|2|_._./--- 2", "d1-d2") ==
          "Keeps control: leaves 2 boxes to the other side. It brings 3 of the last 5 boxes.");
    CHECK(said("---/._._._./---/|2|_._./--- 2", "c1-c2") ==
          "Takes the boxes that would have kept control. It brings 2 of the last 5 boxes.");
    CHECK(said("---/._._._./---/|_._._./--- 2", "a2-a3") ==
          "Closes nothing and opens more: the other side can close 6 boxes in a row.");
}

TEST_CASE("boxes: a reason counts safe lines and what is left", "[boxes][reason]") {
    CHECK(said("./._./. 1", "a1-b1") == "A safe line; 3 more are left. It brings 0 of the last box.");
    CHECK(said("./._./- 2", "a1-a2") ==
          "The last safe line: the other side must give away a box. It brings 1 of the last box.");
    CHECK(said("---/|_._._./--- 1", "b1-b2") == "All 3 boxes that are left can be closed in a row.");
    CHECK(said("-/._|/- 1", "a1-a2") == "Closes the last box.");
}

TEST_CASE("boxes: a reason tells the chain that a line makes", "[boxes][reason]") {
    const auto words = said("-----/._._._._._./----./._._._._._./...../._._._._._./..... 1", "e3-f3");
    CHECK(words.find("Makes a chain of 5 boxes; if it stays at 1 long chain, the other side must open it.") !=
          words.npos);
    CHECK(said("-----/._._._._._./----./._._._._._./...../._._._._._./..... 1", "a1-b1").find("Makes") ==
          std::string::npos);
}

TEST_CASE("boxes: the boxes that a reason says a move brings are those of a brute force", "[boxes][reason]") {
    Random random(64);
    test::BruteForce brute_force;
    int counted = 0;
    for (int round = 0; round < 60; ++round) {
        const auto state = test::random_position({3, 3, Start::empty}, static_cast<int>(random.between(2, 12)), random);
        const int open = 9 - closed_boxes(state);
        for (const auto& move : R::legal_moves(state)) {
            const auto after = R::after(state, move);
            const int value = after.to_move == state.to_move ? brute_force.value(after) : -brute_force.value(after);
            const int before = boxes_owned(state, state.to_move) - boxes_owned(state, other(state.to_move));
            const auto words = reason(state, move);
            CAPTURE(R::to_text(state), R::move_to_text(state, move), words);
            const auto brings = number_in(words, {"It brings # of the"});
            counted += brings ? 1 : 0;
            if (brings) CHECK(2 * *brings - open == value - before);
        }
    }
    CHECK(counted > 100);
}

TEST_CASE("boxes: moves that are not worth the same have different reasons", "[boxes][reason]") {
    Random random(65);
    int positions = 0;
    while (positions < 200) {
        const auto state =
            test::random_position({5, 5, Start::border}, static_cast<int>(random.between(8, 24)), random);
        Solver solver(state, std::size_t{16} << 20);
        SearchControl unlimited({});
        std::map<std::string, std::set<int>> reasons;
        std::set<int> values;
        for (const auto& move : R::legal_moves(state)) {
            const auto after = R::after(state, move);
            const int closed = boxes_closed_by(state, move.edge);
            const int value = R::outcome(after) ? 0 : *solver.value(after, unlimited);
            const int worth = closed + (after.to_move == state.to_move ? value : -value);
            reasons[reason(state, move)].insert(worth);
            values.insert(worth);
        }
        if (values.size() < 2) continue;
        ++positions;
        for (const auto& [words, worth] : reasons) {
            CAPTURE(R::to_text(state), words);
            CHECK(worth.size() == 1);
        }
    }
}

TEST_CASE("boxes: what a reason says is true", "[boxes][reason]") {
    Random random(63);
    std::map<std::string, int> kinds;
    for (int round = 0; round < 300; ++round) {
        const int lines = static_cast<int>(random.between(2, 24));
        const auto state = test::random_position({4, 4, Start::border}, lines, random);
        const auto safe_before = safe_lines(emptied(state));
        for (const auto& move : R::legal_moves(state)) {
            const auto words = reason(state, move);
            const auto after = R::after(state, move);
            const auto rest = emptied(after);
            CAPTURE(R::to_text(state), R::move_to_text(state, move), words);
            ++kinds[words.substr(0, 8)];
            const bool closes = boxes_closed_by(state, move.edge) > 0, could = closing_move(state).has_value();
            if (const auto all = number_in(words, {"All # that are left"})) {
                CHECK(R::outcome(rest));
                CHECK(*all == closed_boxes(rest) - closed_boxes(state));
            }
            if (const auto given = number_in(
                    words, {"Gives # away", "loony move: opens # and", "handout of #.", "opens more: # for the",
                            "Keeps control: leaves # to", "Gives the last # away", "of the # that it opens",
                            "can close # in a row", "leaves # to the other side", "Leaves # to the other side"}))
                CHECK(*given == closable(after));
            if (const auto given = number_in(words, {"then give away #.", "side must give away #."}))
                CHECK(*given == least_given(rest));
            if (words.find("while there are safe lines") != words.npos) CHECK(safe_before > 0);
            if (words.find("safe lines to go on with") != words.npos) CHECK(safe_lines(rest) > 0);
            if (const auto safe = number_in(words, {"A safe line; # more are left."}))
                CHECK(*safe == safe_lines(after));
            if (words.find("f it stays at") != words.npos) {
                SearchControl control({.nodes = 1});
                const bool own = insight(after, control).in_control == state.to_move;
                CHECK(own == (words.find("the other side must open") != words.npos));
            }
            if (const auto made = number_in(words, {"Makes a chain of #;"})) {
                SearchControl control({.nodes = 1});
                CHECK(longest_beside(insight(after, control), state, move) == *made);
                CHECK(longest_beside(insight(state, control), state, move) < *made);
            }
            CHECK(words.starts_with("Closes nothing") == (!closes && could && closable(after) > closable(state)));
            CHECK((words.find("afe line") != words.npos && words.find("while there") == words.npos &&
                   words.find("go on with") == words.npos) == (!closes && !could && closable(after) == 0));
            CHECK((words.find("handout") != words.npos || words.find("loony") != words.npos ||
                   words.starts_with("Gives")) == (!closes && !could && closable(after) > 0));
        }
    }
    CHECK(kinds.size() >= 10);
}
