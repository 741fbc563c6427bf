// What is said of a move of Amazons: the sentences, and a referee that counts every claim again.
#include "games/amazons/think/facts.hpp"

#include <map>
#include <set>

#include "support/catch.hpp"

#include "endgames.hpp"
#include "fact_referee.hpp"
#include "games/amazons/think/tree.hpp"

namespace zugzwang::amazons {

namespace {

struct Kit {
    using Rules = amazons::Rules;
    static constexpr auto facts = amazons::facts;
};

std::vector<std::string> facts_said(const std::string& position, const std::string& move,
                                    const Comparison& comparison = {}) {
    const auto state = Rules::state_from_text(position);
    REQUIRE(state);
    std::vector<std::string> words;
    for (const auto& fact : facts_of<Kit>(*state, move, comparison))
        words.push_back(fact.words);
    return words;
}

/// What was said in all.
struct Tally {
    std::size_t facts = 0, questions = 0, unexplained = 0;
    std::map<std::string, int> kinds;
};

std::vector<Fact> checked(const Rules::State& state, const std::string& move, const Comparison& comparison,
                          Tally& tally) {
    INFO(Rules::to_text(state) << ", " << move << ", rival " << comparison.rival << ", answer " << comparison.answer);
    auto told = facts_of<Kit>(state, move, comparison);
    CHECK(!told.empty());
    CHECK(told.size() <= 3);
    const Referee referee(state, move, comparison);
    for (const auto& fact : told) {
        referee.check(fact);
        ++tally.kinds[fact.kind];
    }
    tally.facts += told.size();
    ++tally.questions;
    tally.unexplained += !told.empty() && told.front().kind == "names_answer" ? 1 : 0;
    return told;
}

/// Everything that can be asked of a worse and a better move.
void check_pair(const Rules::State& state, const Rules::Move& worse, const Rules::Move& better,
                const std::optional<Rules::Move>& answer, Tally& tally) {
    const auto bad = Rules::move_to_text(state, worse), good = Rules::move_to_text(state, better);
    std::set<std::string> of_better;
    for (const auto& fact : checked(state, good, {.rival = bad}, tally))
        of_better.insert(fact.words);
    for (const auto& fact : checked(state, good, {}, tally))
        of_better.insert(fact.words);
    checked(state, bad, {}, tally);
    Comparison comparison{.rival = good, .rival_is_better = true};
    for (const bool known : {false, true}) {
        if (known && !answer) break;
        if (known) comparison.answer = Rules::move_to_text(Rules::after(state, worse), *answer);
        for (const auto& fact : checked(state, bad, comparison, tally)) {
            CAPTURE(Rules::to_text(state), bad, good, fact.words);
            CHECK_FALSE(of_better.contains(fact.words));
        }
    }
}

/// The move that a short search of the champion's tree finds, and its side's chance.
Tree::Choice searched(const Rules::State& state, std::uint64_t nodes) {
    SearchControl control(Budget{.nodes = nodes});
    Tree tree(std::size_t{1} << 20);
    tree.set_root(state);
    REQUIRE(tree.expand_root(control));
    tree.grow(control, nullptr, nodes);
    return tree.best();
}

/// From a game that was played well enough to get walls and shut in queens.
Rules::State played_state(Random& random) {
    auto state = Rules::initial({.board = random.below(3) == 0 ? 8 : 10});
    const int squares = state.files * state.ranks;
    const auto plies = random.between(4, squares * 2 / 3);
    for (int ply = 0; ply < plies && !Rules::outcome(state); ++ply) {
        const bool by_chance = random.below(4) == 0;
        state = Rules::after(state, by_chance ? random.pick(Rules::legal_moves(state)) : searched(state, 150).move);
    }
    return state;
}

/// On a board so narrow that arrows wall queens in.
Rules::State narrow_state(Random& random) {
    Rules::State state;
    state.files = 16;
    state.ranks = 3;
    for (int queens = 0; queens < 4;) {
        const auto square = square_at(static_cast<int>(random.below(16)), static_cast<int>(random.below(3)));
        if (taken_squares(state).has(square)) continue;
        state.queens[queens++ % 2 == 0 ? Side::first : Side::second].add(square);
    }
    for (int arrows = 0; arrows < 8; ++arrows) {
        const auto square = square_at(static_cast<int>(random.below(16)), static_cast<int>(random.below(3)));
        if (!taken_squares(state).has(square)) state.closed.add(square);
    }
    state.to_move = random.below(2) == 0 ? Side::first : Side::second;
    return state;
}

} // namespace

TEST_CASE("amazons: a move is told in sentences", "[amazons][reason]") {
    using Words = std::vector<std::string>;
    CHECK(facts_said("*1*q**/**1**Q/Q*1***/******/****1q/2**1* b", "f2-e2/f2") ==
          Words{"Leaves the other side without a move, and wins."});
    CHECK(facts_said("1q2q1/6/6/6/6/1Q2Q1 w", "e1-c3/c2") ==
          Words{"Gets first to 8 squares, the other side to 7; before, it was 8 to 8."});
    CHECK(facts_said("*5/2**2/1*2**/*2qq1/***2*/Q3Q* w", "e1-e2/d2") ==
          Words{"Shuts the other side's queen on e3 in: she can go to 2 squares.",
                "Is nearer to 4 squares in single steps, the other side to 14; before, it was 2 to 15.",
                "With best play the other side wins."});
    CHECK(facts_said("*1*q**/**1**Q/1*1***/*Q****/****1q/2**1* w", "b3-a4/b3") ==
          Words{"Parts the sides for good: 0 squares are left to this one, 5 to the other.",
                "With best play the other side wins."});
}

TEST_CASE("amazons: a worse move is told beside the better one", "[amazons][reason]") {
    using Words = std::vector<std::string>;
    CHECK(facts_said("2*2*/qQ**2/1*1***/1*2Q1/*1**2/5q w", "e3-e1/f2",
                     {.rival = "e3-e1/e2", .rival_is_better = true, .answer = "f1-e2/d1"}) ==
          Words{"The answer f1-e2/d1 shuts the queen on e1 in: she can go to 1 square.",
                "After f1-e2/d1 it gets first to 0 squares, the other side to 6; with e3-e1/e2 it would be 5 to 3."});
    CHECK(facts_said("2*2*/qQ**2/1*1*2/1*1q1Q/*1**2/6 w", "f3-f1/e2", {.rival = "f3-e3/e4", .rival_is_better = true}) ==
          Words{"Is nearer to 3 squares in single steps, the other side to 11; with f3-e3/e4 it would be 7 to 4."});
    CHECK(facts_said("2*2*/qQ**2/1*1*2/1*1q1Q/*1**2/6 w", "f3-e3/e4", {.rival = "f3-f1/e2"}) ==
          Words{"Is nearer to 7 squares in single steps, the other side to 4; with f3-f1/e2 it would be 3 to 11.",
                "Gets first to 6 squares, the other side to 4; before, it was 4 to 3."});
}

TEST_CASE("amazons: every claim about a move near the end is true", "[amazons][reason][referee]") {
    Random random(64);
    Tally tally;
    for (int pairs = 0; pairs < 160;) {
        const auto state =
            endgame(random, 5, 1 + pairs % 2, static_cast<int>(random.between(4, pairs % 2 == 0 ? 11 : 9)));
        std::vector<Rules::Move> winning, losing;
        for (const auto& move : Rules::legal_moves(state))
            (slow::wins(Rules::after(state, move)) ? losing : winning).push_back(move);
        if (winning.empty() || losing.empty()) continue;
        ++pairs;
        const auto worse = random.pick(losing);
        const auto after = Rules::after(state, worse);
        std::vector<Rules::Move> answers;
        for (const auto& answer : Rules::legal_moves(after)) {
            if (!slow::wins(Rules::after(after, answer))) answers.push_back(answer);
        }
        const auto answer = random.pick(answers);
        const auto better = random.pick(winning);
        check_pair(state, worse, better, answer, tally);
    }
    CHECK(tally.facts > 1000);
    CHECK(tally.unexplained == 0);
    for (const auto* const kind :
         {"wins_at_once", "misses_winning_at_once", "gives_win_away", "keeps_win", "wins", "loses", "parts"}) {
        CAPTURE(kind);
        CHECK(tally.kinds[kind] > 0);
    }
}

TEST_CASE("amazons: every claim about a move in a room of its own is true", "[amazons][reason][referee]") {
    Random random(66);
    Tally tally;
    for (int pairs = 0; pairs < 60;) {
        Rules::State state;
        state.files = 7;
        state.ranks = static_cast<std::uint8_t>(random.between(2, 4));
        state.to_move = random.below(2) == 0 ? Side::first : Side::second;
        for (int rank = 0; rank < state.ranks; ++rank) {
            for (int file = 0; file < state.files; ++file) {
                if (file == 3 || random.below(4) == 0) state.closed.add(square_at(file, rank));
            }
        }
        for (const Side side : both_sides) {
            const int file = static_cast<int>(random.between(0, 2)) + (side == Side::first ? 0 : 4);
            const auto square = square_at(file, static_cast<int>(random.between(0, state.ranks - 1)));
            state.closed.remove(square);
            state.queens[side].add(square);
        }
        const auto most = [&](const Rules::Move& move) {
            const auto after = slow::read(Rules::to_text(Rules::after(state, move)));
            return slow::most_moves(after, slow::other_side(after.side));
        };
        const auto moves = Rules::legal_moves(state);
        if (moves.size() < 2) continue;
        const auto worse = random.pick(moves), better = random.pick(moves);
        if (most(worse) >= most(better)) continue;
        ++pairs;
        check_pair(state, worse, better, {}, tally);
    }
    for (const auto* const kind : {"moves_are_left", "wastes_room", "saves_room"}) {
        CAPTURE(kind);
        CHECK(tally.kinds[kind] > 0);
    }
}

TEST_CASE("amazons: every claim about a move in an open position is true, and goes the way of its value",
          "[amazons][reason][referee]") {
    constexpr int won_by_search = 32; // With fewer empty squares facts tell who wins, which the case above checks.
    Random random(65);
    Tally tally;
    for (int pairs = 0; pairs < 165;) {
        const auto state = pairs % 3 == 0   ? played_state(random)
                           : pairs % 3 == 1 ? slow::random_state(random, 10, 4, static_cast<int>(random.between(0, 30)))
                                            : narrow_state(random);
        if (Rules::outcome(state) || state.queens[other(state.to_move)].is_empty()) continue;
        if (empty_squares(state).count() <= won_by_search + 1) continue;
        const auto better = searched(state, 1000);
        const auto worse = random.pick(Rules::legal_moves(state));
        const auto after = Rules::after(state, worse), rivals = Rules::after(state, better.move);
        if (Rules::outcome(after) || Rules::outcome(rivals)) continue;
        const auto answer = searched(after, 1000);
        if (answer.chance < 1.08 - better.chance) continue;
        ++pairs;
        check_pair(state, worse, better.move, answer.move, tally);
    }
    CHECK(tally.facts > 1000);
    CHECK(tally.unexplained * 200 < tally.questions);
    for (const auto* const kind :
         {"blocks", "shuts_in", "walls_in", "answer_shuts_in", "answer_walls_in", "misses_shuts_in", "misses_walls_in",
          "own_shuts_in", "first_after_answer", "near_after_answer", "near_beside", "two_moves_after_answer",
          "gains_first", "gains_near", "first", "closes_off"}) {
        CAPTURE(kind);
        CHECK(tally.kinds[kind] > 0);
    }
}

} // namespace zugzwang::amazons
