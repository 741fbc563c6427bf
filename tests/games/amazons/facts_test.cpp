// What is said of a move of Amazons: the sentences, and a referee that counts every claim again.
#include "games/amazons/think/facts.hpp"

#include <cctype>
#include <set>

#include "support/catch.hpp"

#include "endgames.hpp"
#include "games/amazons/think/tree.hpp"
#include "slow_counts.hpp"

namespace zugzwang::amazons {

namespace {

struct Kit {
    using Rules = amazons::Rules;
    static constexpr auto facts = amazons::facts;
};

std::vector<std::string> said(const std::string& position, const std::string& move, const Comparison& comparison = {}) {
    const auto state = Rules::state_from_text(position);
    REQUIRE(state);
    std::vector<std::string> words;
    for (const auto& fact : facts_of<Kit>(*state, move, comparison))
        words.push_back(fact.words);
    return words;
}

/// The numbers in the words that are not the rank of a square.
std::multiset<std::int64_t> numbers_in(const std::string& words) {
    std::multiset<std::int64_t> numbers;
    for (std::size_t at = 0; at < words.size(); ++at) {
        if (std::isdigit(static_cast<unsigned char>(words[at])) == 0) continue;
        const bool is_rank = at > 0 && std::isalpha(static_cast<unsigned char>(words[at - 1])) != 0;
        std::size_t length = 0;
        const auto number = std::stoll(words.substr(at), &length);
        if (!is_rank) numbers.insert(number);
        at += length;
    }
    return numbers;
}

/// How a queen fares: the squares that she can go to, and the empty ones of her room.
struct Freedom {
    int steps = 0, room = 0;
};
Freedom freedom(const slow::Position& position, slow::Place queen) {
    return {slow::steps(position, queen), slow::empty_in(position, slow::room(position, queen))};
}

/// Checks facts of one move again, by the rules and by counting alone.
class Referee {
  public:
    Referee(const Rules::State& state, std::string move, Comparison comparison)
        : state_(state), before_(slow::read(Rules::to_text(state))), side_(before_.side), move_(std::move(move)),
          comparison_(std::move(comparison)), after_(play(before_, move_)) {
        if (!comparison_.rival.empty()) rival_ = play(before_, comparison_.rival);
    }

    void check(const Fact& fact) const {
        CAPTURE(fact.kind, fact.words, fact.numbers);
        REQUIRE(numbers_in(fact.words) == std::multiset<std::int64_t>(fact.numbers.begin(), fact.numbers.end()));
        CHECK(fact.words.size() <= 130);
        for (const auto* const side : {"White", "Black", "white", "black"})
            CHECK(fact.words.find(side) == fact.words.npos);
        REQUIRE((is_of_winning(fact) || is_of_rooms(fact) || is_of_queen(fact) || is_of_counts(fact)));
    }

  private:
    [[nodiscard]] static slow::Position play(const slow::Position& position, const std::string& move) {
        const auto moves = slow::moves(position);
        REQUIRE(moves.contains(move));
        return moves.at(move);
    }
    [[nodiscard]] slow::Position answered(const std::string& answer) const { return play(after_, answer); }

    /// Whether the side of the move wins from there, the other side to move.
    [[nodiscard]] static bool mover_wins(const slow::Position& after) { return !slow::BruteForce(after).wins(0); }
    [[nodiscard]] static bool is_over(const slow::Position& position) {
        return slow::open_moves(position, position.side) == 0;
    }
    [[nodiscard]] slow::Pair share(auto count) const { return {count(side_), count(slow::other_side(side_))}; }

    void speaks_of_rival(const Fact& fact) const {
        CHECK(fact.moves == std::vector{comparison_.rival});
        CHECK(fact.words.find(comparison_.rival) != fact.words.npos);
    }

    bool is_of_winning(const Fact& fact) const {
        if (fact.kind == "wins_at_once") {
            CHECK(is_over(after_));
        } else if (fact.kind == "answer_wins_at_once") {
            REQUIRE(fact.moves.size() == 1);
            CHECK(is_over(answered(fact.moves[0])));
            CHECK(comparison_.rival_is_better);
        } else if (fact.kind == "misses_winning_at_once") {
            speaks_of_rival(fact);
            CHECK(is_over(*rival_));
            CHECK(!is_over(after_));
        } else if (fact.kind == "wins") {
            CHECK(mover_wins(after_));
            CHECK(!comparison_.rival_is_better);
        } else if (fact.kind == "loses") {
            CHECK(!mover_wins(after_));
            if (comparison_.rival_is_better) CHECK(mover_wins(*rival_));
        } else if (fact.kind == "keeps_win" || fact.kind == "gives_win_away") {
            speaks_of_rival(fact);
            CHECK(mover_wins(after_) == (fact.kind == "keeps_win"));
            CHECK(mover_wins(*rival_) == (fact.kind == "gives_win_away"));
            CHECK(comparison_.rival_is_better == (fact.kind == "gives_win_away"));
        } else {
            return false;
        }
        return true;
    }

    bool is_of_rooms(const Fact& fact) const {
        const auto& numbers = fact.numbers;
        const auto left = [](const slow::Position& position, char side) { return slow::most_moves(position, side); };
        if (fact.kind == "parts") {
            CHECK(slow::is_divided(after_));
            CHECK_FALSE(slow::is_divided(before_));
            const auto squares = share([&](char side) { return slow::territory(after_, side); });
            CHECK(squares == slow::Pair(numbers.at(0), numbers.at(1)));
            if (comparison_.rival_is_better) {
                CHECK(squares.first < squares.second);
                CHECK_FALSE(slow::is_divided(*rival_));
            }
        } else if (fact.kind == "moves_are_left") {
            CHECK(slow::is_divided(after_));
            CHECK(!comparison_.rival_is_better);
            CHECK(share([&](char side) { return left(after_, side); }) == slow::Pair(numbers.at(0), numbers.at(1)));
        } else if (fact.kind == "wastes_room" || fact.kind == "saves_room") {
            speaks_of_rival(fact);
            CHECK(slow::is_divided(after_));
            CHECK(slow::is_divided(*rival_));
            CHECK(numbers.at(0) == left(after_, side_));
            CHECK(numbers.at(1) == left(*rival_, side_));
            CHECK((numbers[0] < numbers[1]) == (fact.kind == "wastes_room"));
            CHECK(comparison_.rival_is_better == (fact.kind == "wastes_room"));
        } else {
            return false;
        }
        return true;
    }

    /// The square in "queen on d7".
    [[nodiscard]] slow::Place queen_in(const std::string& words) const {
        const auto at = words.find("queen on ");
        REQUIRE(at != words.npos);
        const auto name = words.substr(at + 9);
        return {static_cast<int>(before_.rows.size()) - std::stoi(name.substr(1)), name[0] - 'a'};
    }
    [[nodiscard]] static slow::Place square(const std::string& name, const slow::Position& position) {
        return {static_cast<int>(position.rows.size()) - std::stoi(name.substr(1)), name[0] - 'a'};
    }

    /// That the move takes the freedom of the queen that stands there afterwards.
    static void check_confined(const std::string& what, const Fact& fact, slow::Place queen, char owner,
                               const slow::Position& before, const std::string& move, const slow::Position& after) {
        REQUIRE(slow::letter(after, queen) == slow::queen_of(owner));
        const auto from = square(move, before), to = square(move.substr(move.find('-') + 1), before);
        const auto was = freedom(before, queen == to ? from : queen), now = freedom(after, queen);
        if (what == "blocks") {
            CHECK(now.steps == 0);
            CHECK(was.steps > 0);
        } else if (what == "shuts_in") {
            CHECK(now.steps == fact.numbers.at(0));
            CHECK(now.steps <= 2);
            CHECK(was.steps > 3);
        } else {
            REQUIRE(what == "walls_in");
            CHECK(now.room == fact.numbers.at(0));
            CHECK(now.room <= 8);
            CHECK(was.room >= now.room + 8);
        }
    }

    /// Whether the queen there is no freer after the rival.
    static bool is_as_confined(const std::string& what, const Fact& fact, slow::Place queen, char owner,
                               const slow::Position& position) {
        if (slow::letter(position, queen) != slow::queen_of(owner)) return false;
        const auto now = freedom(position, queen);
        return what == "walls_in" ? now.room <= fact.numbers.at(0)
                                  : now.steps <= (what == "blocks" ? 0 : fact.numbers.at(0));
    }

    bool is_of_queen(const Fact& fact) const {
        const auto& kind = fact.kind;
        for (const std::string what : {"blocks", "shuts_in", "walls_in"}) {
            if (!kind.ends_with(what)) continue;
            const auto whose = kind.substr(0, kind.size() - what.size());
            const auto queen = queen_in(fact.words);
            const char enemy = slow::other_side(side_);
            if (whose.empty()) {
                CHECK(!comparison_.rival_is_better);
                check_confined(what, fact, queen, enemy, before_, move_, after_);
            } else if (whose == "own_") {
                REQUIRE(comparison_.rival_is_better);
                check_confined(what, fact, queen, side_, before_, move_, after_);
                CHECK_FALSE(is_as_confined(what, fact, queen, side_, *rival_));
            } else if (whose == "answer_") {
                REQUIRE(comparison_.rival_is_better);
                REQUIRE(fact.moves.size() == 1);
                if (!comparison_.answer.empty()) CHECK(fact.moves[0] == comparison_.answer);
                CHECK(fact.words.find(fact.moves[0]) != fact.words.npos);
                check_confined(what, fact, queen, side_, after_, fact.moves[0], answered(fact.moves[0]));
                const auto beside = slow::moves(*rival_);
                if (const auto same = beside.find(fact.moves[0]); same != beside.end())
                    CHECK_FALSE(is_as_confined(what, fact, queen, side_, same->second));
            } else if (whose == "misses_") {
                REQUIRE(comparison_.rival_is_better);
                speaks_of_rival(fact);
                check_confined(what, fact, queen, enemy, before_, comparison_.rival, *rival_);
                CHECK_FALSE(is_as_confined(what, fact, queen, enemy, after_));
            } else {
                return false;
            }
            return true;
        }
        return false;
    }

    /// A count by the name that kinds of facts begin with.
    [[nodiscard]] slow::Pair counted(const std::string& name, const slow::Position& position) const {
        if (name == "first") return slow::sooner(position, side_, false);
        if (name == "near") return slow::sooner(position, side_, true);
        if (name == "territory") return share([&](char side) { return slow::territory(position, side); });
        if (name == "two_moves") return share([&](char side) { return slow::within_two_moves(position, side); });
        REQUIRE(name == "open");
        return share([&](char side) { return slow::open_moves(position, side); });
    }

    void check_beside(const std::string& name, const Fact& fact, const slow::Position& own,
                      const slow::Position& others) const {
        const auto& numbers = fact.numbers;
        REQUIRE(numbers.size() == 4);
        CHECK(counted(name, own) == slow::Pair(numbers[0], numbers[1]));
        CHECK(counted(name, others) == slow::Pair(numbers[2], numbers[3]));
        const auto lead = numbers[0] - numbers[1], rivals_lead = numbers[2] - numbers[3];
        CHECK(lead != rivals_lead);
        CHECK((lead < rivals_lead) == comparison_.rival_is_better);
    }

    bool is_of_counts(const Fact& fact) const {
        const auto& [kind, numbers, moves, words] = fact;
        const std::string beside = "_beside", after_answer = "_after_answer";
        if (kind.ends_with(beside)) {
            speaks_of_rival(fact);
            check_beside(kind.substr(0, kind.size() - beside.size()), fact, after_, *rival_);
        } else if (kind.ends_with(after_answer)) {
            REQUIRE(moves.size() == 3);
            if (!comparison_.answer.empty()) CHECK(moves[0] == comparison_.answer);
            CHECK(moves[1] == comparison_.rival);
            CHECK(words.find("After " + moves[0]) == 0);
            CHECK(words.find("with " + moves[1]) != words.npos);
            check_beside(kind.substr(0, kind.size() - after_answer.size()), fact, answered(moves[0]),
                         play(*rival_, moves[2]));
        } else if (kind == "has_open_moves" || kind == "leaves_open_moves") {
            REQUIRE(moves.size() == 3);
            REQUIRE(comparison_.rival_is_better);
            if (!comparison_.answer.empty()) CHECK(moves[0] == comparison_.answer);
            CHECK(moves[1] == comparison_.rival);
            CHECK(words.find("with " + moves[1]) != words.npos);
            const bool own = kind == "has_open_moves";
            const char whose = own ? side_ : slow::other_side(side_);
            CHECK(numbers.at(0) == slow::open_moves(answered(moves[0]), whose));
            CHECK(numbers.at(1) == slow::open_moves(play(*rival_, moves[2]), whose));
            CHECK((numbers[0] < numbers[1]) == own);
            CHECK(numbers[0] != numbers[1]);
        } else if (kind == "first") {
            CHECK(!comparison_.rival_is_better);
            CHECK(counted("first", after_) == slow::Pair(numbers.at(0), numbers.at(1)));
        } else if (kind == "gains_first" || kind == "gains_near") {
            CHECK(!comparison_.rival_is_better);
            const auto name = kind.substr(6);
            const auto now = counted(name, after_), was = counted(name, before_);
            CHECK(now == slow::Pair(numbers.at(0), numbers.at(1)));
            CHECK(was == slow::Pair(numbers.at(2), numbers.at(3)));
            CHECK(now.first - now.second > was.first - was.second);
        } else if (kind == "closes_off") {
            CHECK(!comparison_.rival_is_better);
            CHECK(numbers ==
                  std::vector<std::int64_t>{slow::territory(after_, side_), slow::territory(before_, side_)});
            CHECK(numbers[0] > numbers[1]);
        } else if (kind == "names_answer") {
            REQUIRE(moves.size() == 1);
            if (!comparison_.answer.empty()) CHECK(moves[0] == comparison_.answer);
            CHECK(counted("first", answered(moves[0])) == slow::Pair(numbers.at(0), numbers.at(1)));
        } else {
            return false;
        }
        return true;
    }

    Rules::State state_;
    slow::Position before_;
    char side_;
    std::string move_;
    Comparison comparison_;
    slow::Position after_;
    std::optional<slow::Position> rival_;
};

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
    CHECK(said("*1*q**/**1**Q/Q*1***/******/****1q/2**1* b", "f2-e2/f2") ==
          Words{"Leaves the other side without a move, and wins."});
    CHECK(said("1q2q1/6/6/6/6/1Q2Q1 w", "e1-c3/c2") ==
          Words{"Gets first to 8 squares, the other side to 7; before, it was 8 to 8."});
    CHECK(said("*5/2**2/1*2**/*2qq1/***2*/Q3Q* w", "e1-e2/d2") ==
          Words{"Shuts the other side's queen on e3 in: she can go to 2 squares.",
                "Is nearer to 4 squares in single steps, the other side to 14; before, it was 2 to 15.",
                "With best play the other side wins."});
    CHECK(said("*1*q**/**1**Q/1*1***/*Q****/****1q/2**1* w", "b3-a4/b3") ==
          Words{"Parts the sides for good: 0 squares are left to this one, 5 to the other.",
                "With best play the other side wins."});
}

TEST_CASE("amazons: a worse move is told beside the better one", "[amazons][reason]") {
    using Words = std::vector<std::string>;
    CHECK(said("2*2*/qQ**2/1*1***/1*2Q1/*1**2/5q w", "e3-e1/f2",
               {.rival = "e3-e1/e2", .rival_is_better = true, .answer = "f1-e2/d1"}) ==
          Words{"The answer f1-e2/d1 shuts the queen on e1 in: she can go to 1 square.",
                "After f1-e2/d1 it gets first to 0 squares, the other side to 6; with e3-e1/e2 it would be 5 to 3."});
    CHECK(said("2*2*/qQ**2/1*1*2/1*1q1Q/*1**2/6 w", "f3-f1/e2", {.rival = "f3-e3/e4", .rival_is_better = true}) ==
          Words{"Is nearer to 3 squares in single steps, the other side to 11; with f3-e3/e4 it would be 7 to 4."});
    CHECK(said("2*2*/qQ**2/1*1*2/1*1q1Q/*1**2/6 w", "f3-e3/e4", {.rival = "f3-f1/e2"}) ==
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
        check_pair(state, worse, random.pick(winning), random.pick(answers), tally);
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
