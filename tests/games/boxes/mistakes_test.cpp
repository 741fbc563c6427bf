// The kinds of mistakes, read a second time by trying moves: what can be closed in a row, left, and waited with.
#include "games/boxes/think/mistakes.hpp"

#include "brute_force.hpp"
#include "by_the_rules.hpp"
#include "positions.hpp"
#include "safe_lines.hpp"

namespace {

/// The fewest boxes that the side to move can leave to the other side of those that can be closed; 0: it must take all.
int least_left(const R::State& state) {
    for (int boxes = 2; boxes <= 4; ++boxes) {
        if (closable(state) >= boxes && Leaving(boxes).is_possible(state)) return boxes;
    }
    return 0;
}

bool leaves_least(const R::State& state, const R::Move& move) {
    const auto after = R::after(state, move);
    return boxes_closed_by(state, move.edge) == 0 && closable(after) == least_left(state) &&
           emptied(after).drawn == emptied(state).drawn;
}

std::string kind_by_trying(const R::State& state, const R::Move& played, const R::Move& better) {
    const auto own = R::after(state, played), other = R::after(state, better);
    const int given = closable(own), by_better = closable(other);
    const bool closes = boxes_closed_by(state, played.edge) > 0,
               better_closes = boxes_closed_by(state, better.edge) > 0;
    if (closing_move(state)) {
        if (!closes) return better_closes || given > by_better ? "left-boxes" : "";
        const bool can_leave = better_closes && least_left(other) > least_left(own);
        return leaves_least(state, better) || can_leave ? "took-all" : "";
    }
    if (given == 0 && by_better > 0) return "gave-late";
    if (given > 0 && by_better == 0) return given < 3 ? "gave-box" : "opened-chain";
    if (given > 0) return given > by_better ? "gave-more" : "";
    const bool chains = long_chains(own).size() % 2 == long_chains(other).size() % 2;
    const bool lines = safe_lines(own).size() % 2 == safe_lines(other).size() % 2;
    return chains && lines ? "quiet-line" : "wrong-count";
}

std::string kind_of(std::string_view text, std::string_view played, std::string_view better) {
    const auto state = position(text);
    return kind_of_mistake(state, move_of(state, played), move_of(state, better));
}

} // namespace

TEST_CASE("boxes: a line beside another one has the kind that trying moves tells", "[boxes][mistakes]") {
    Random random(31);
    std::map<std::string, int> kinds;
    const std::vector<R::Setup> boards{{.rows = 3, .columns = 4}, {.rows = 4, .columns = 4}, {.rows = 2, .columns = 6}};
    for (int positions = 0; positions < 1000; ++positions) {
        auto state = after_safe_lines(R::initial(random.pick(boards)), random, static_cast<int>(random.between(4, 22)));
        for (auto drawn = random.below(4); drawn > 0 && R::lines_left(state) > 2; --drawn)
            state = R::after(state, random.pick(R::legal_moves(state)));
        const auto played = random.pick(R::legal_moves(state)), better = random.pick(R::legal_moves(state));
        CAPTURE(R::to_text(state), R::move_to_text(state, played), R::move_to_text(state, better));
        const auto kind = kind_by_trying(state, played, better);
        CHECK(kind_of_mistake(state, played, better) == kind);
        ++kinds[kind];
    }
    kinds.erase("");
    CHECK(kinds.size() == 8); // each of them is among those
}

TEST_CASE("boxes: most mistakes have a kind", "[boxes][mistakes]") {
    Random random(37);
    BruteForce brute_force;
    int named = 0;
    for (int found = 0; found < 50;) {
        auto state = after_safe_lines(R::initial({.rows = 3, .columns = 4}), random, 9);
        while (R::lines_left(state) > 9)
            state = R::after(state, random.pick(R::legal_moves(state)));
        const auto best = brute_force.best(state);
        const auto played = random.pick(R::legal_moves(state));
        if (std::ranges::find(best, played) != best.end()) continue;
        ++found;
        named += kind_of_mistake(state, played, best.front()).empty() ? 0 : 1;
    }
    CHECK(named >= 45);
}

TEST_CASE("boxes: the kinds of some mistakes", "[boxes][mistakes]") {
    // Above a chain of three that is open at both ends, below two boxes of which one can be closed.
    const auto chains = "---/._._._./---/|2|_._./--- 2";
    CHECK(kind_of(chains, "c1-c2", "d1-d2") == "took-all");
    CHECK(kind_of(chains, "a2-a3", "c1-c2") == "left-boxes");
    CHECK(kind_of(chains, "d1-d2", "c1-c2") == "left-boxes");
    // Above the same chain, below a box with two sides drawn beside two with a safe line.
    const auto corner = "---/._._._./---/._|_._./... 1";
    CHECK(kind_of(corner, "a2-a3", "d1-d2") == "opened-chain");
    CHECK(kind_of(corner, "a1-b1", "d1-d2") == "gave-box");
    CHECK(kind_of(corner, "a2-a3", "a1-b1") == "gave-more");
    CHECK(kind_of(corner, "d1-d2", "a1-b1") == "gave-late");
}
