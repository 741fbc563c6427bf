// What is said of a move of Boxes, and that it is true.
#include "games/boxes/think/facts.hpp"

#include <map>
#include <set>

#include "support/catch.hpp"

#include "positions.hpp"
#include "referee.hpp"
#include "safe_lines.hpp"

using namespace zugzwang;
using namespace zugzwang::boxes;
using R = boxes::Rules;
using Asked = MoveQuestion<R>;

namespace {

std::string facts_said(std::string_view text, std::string_view line) {
    const auto state = boxes::test::position(text);
    return words_of(facts({.state = state, .move = boxes::test::move_of(state, line)}));
}
std::string said_beside(std::string_view text, std::string_view line, std::string_view better) {
    const auto state = boxes::test::position(text);
    return words_of(facts({.state = state,
                           .move = boxes::test::move_of(state, line),
                           .rival = boxes::test::move_of(state, better),
                           .rival_is_better = true}));
}

/// Of a board and a stage by chance; most of them by safe lines as long as there are some.
R::State any_position(Random& random) {
    const std::vector<R::Setup> setups{{3, 3, Start::empty},  {2, 6, Start::empty},  {4, 4, Start::border},
                                       {4, 4, Start::empty},  {4, 5, Start::border}, {5, 5, Start::border},
                                       {3, 7, Start::border}, {5, 5, Start::empty}};
    const auto& setup = random.pick(setups);
    const int lines = static_cast<int>(random.between(2, 26));
    if (random.happens(0.2)) return boxes::test::random_position(setup, lines, random);
    auto state = boxes::test::after_safe_lines(R::initial(setup), random, static_cast<int>(random.between(2, 30)));
    // Some end before there is no safe line left, some go on a little.
    for (int more = static_cast<int>(random.between(-6, 6)); more > 0 && R::lines_left(state) > 2; --more) {
        const auto move = random.happens(0.7) ? boxes::test::closing_move(state) : std::nullopt;
        state = R::after(state, move ? *move : random.pick(R::legal_moves(state)));
    }
    return state;
}

/// A check of all that is told in answer to a question; how many facts that were.
class Checked {
  public:
    explicit Checked(boxes::test::Referee& referee) : referee_(referee) {}

    std::vector<Fact> told(const Asked& question) {
        auto told = facts(question);
        CHECK(told.size() <= 3);
        for (const auto& fact : told) {
            CAPTURE(fact.kind, fact.numbers, fact.moves, fact.words);
            CHECK(referee_.is_true(fact, question));
            CHECK(referee_.names_its_moves(fact, question));
            for (const auto number : fact.numbers)
                CHECK(boxes::test::says(fact.words, number));
            CHECK(fact.words.size() <= 95);
            ++count_;
        }
        return told;
    }
    [[nodiscard]] int count() const { return count_; }

  private:
    boxes::test::Referee& referee_;
    int count_ = 0;
};

} // namespace

TEST_CASE("boxes: facts of taking tell who keeps control", "[boxes][facts]") {
    CHECK(facts_said("---/._._._./---/|_._._./--- 2", "b1-b2") ==
          "Closes a box and can still leave the last 2 to keep control. "
          "Brings 4 of the last 6 boxes, as many as any line.");
    CHECK(facts_said("---/._._._./---/|2|_._./--- 2", "d1-d2") ==
          "Leaves 2 boxes and keeps control: the other side must then open the chain of 3. "
          "Brings 3 of the last 5 boxes, as many as any line.");
    CHECK(said_beside("---/._._._./---/|2|_._./--- 2", "c1-c2", "d1-d2") ==
          "Takes the 2 boxes; d1-d2 leaves them and keeps control. Brings 2 of the last 5 boxes; d1-d2 brings 3.");
    CHECK(said_beside(".-./|_|_._|/---/._._._./--- 1", "c2-c3", "a3-b3") ==
          "Takes all 3; with a3-b3 the last 2 can be left to keep control. "
          "Brings 3 of the last 6 boxes; a3-b3 brings 4.");
    CHECK(facts_said("---/|_._._./--- 1", "b1-b2") == "The last 3 boxes can all be closed in a row.");
    CHECK(facts_said("-/._|/- 1", "a1-a2") == "Closes the last box.");
}

TEST_CASE("boxes: facts of giving away compare what is given", "[boxes][facts]") {
    CHECK(facts_said("-/._./-/._./- 1", "a1-a2") ==
          "Gives a box away; no line gives fewer. Brings 1 of the last 2 boxes, as many as any line.");
    CHECK(facts_said("--/|_._|/../|_._|/-- 1", "a2-b2") == "Gives the last 4 boxes away.");
    CHECK(said_beside("--./._|_._|/..-/|_._|2|/.-- 2", "c2-c3", "a2-b2") ==
          "Gives 3 boxes away; with a2-b2 it would be 1. Opens a chain of 3 that the other side takes. "
          "Brings 2 of the last 5 boxes; a2-b2 brings 4.");
    CHECK(said_beside(".--/|_._._./--./._._._|/--- 2", "c1-c2", "b2-b3") ==
          "Gives 3 boxes away; with b2-b3 it would be 2. "
          "Opens a chain of 3: the other side takes 1, leaves 2 and keeps control. "
          "Brings 2 of the last 6 boxes; b2-b3 brings 4.");
    CHECK(said_beside("--./|_._|_|/.../|_._|_|/--. 1", "c1-d1", "c2-d2") ==
          "The other side can leave these 2 boxes again; after c2-d2 it cannot. "
          "Brings 2 of the last 6 boxes; c2-d2 brings 4.");
}

TEST_CASE("boxes: facts of safe lines tell who runs out of them first", "[boxes][facts]") {
    constexpr auto left = "-.-/._._|2|/.--/|_._._./.-. 2";
    CHECK(said_beside(left, "d1-d2", "a1-b1") ==
          "Leaves 3 safe lines; the other side can make this side run out of them first. "
          "Brings 3 of the last 5 boxes; a1-b1 brings 4.");
    CHECK(said_beside(left, "d1-d2", "a1-b1") != facts_said(left, "a1-b1"));
    CHECK(said_beside("-../|_._|_|/.-./._._._|/-.- 1", "b1-c1", "b1-b2") ==
          "Leaves 1 safe line: this side must give boxes away first. "
          "Leaves 1 long chain, b1-b2 leaves 2; if no more are made, this side needs an even number. "
          "Brings 0 of the last 6 boxes; b1-b2 brings 4.");
    CHECK(facts_said("./._./- 2", "a1-a2") ==
          "The last safe line: the other side must give away a box or more. Brings 1 of "
          "the last box, as many as any line.");
}

TEST_CASE("boxes: an answer that is known is told", "[boxes][facts]") {
    const auto state = boxes::test::position(".../|_._|_./..-/._|_|_./-.. 1");
    const auto told = facts({.state = state,
                             .move = boxes::test::move_of(state, "a3-b3"),
                             .rival = boxes::test::move_of(state, "b2-b3"),
                             .rival_is_better = true,
                             .answer = boxes::test::move_of(state, "b3-c3")});
    CHECK(told.back().words == "b3-c3 then makes it 1 long chain; if no more are made, this side must open it.");
    REQUIRE(told.back().moves.size() > 1);
    CHECK(told.back().moves.front() == "b3-c3");
}

TEST_CASE("boxes: a hint reproaches nothing", "[boxes][facts]") {
    Random random(66);
    for (int round = 0; round < 200; ++round) {
        const auto state = any_position(random);
        if (R::outcome(state)) continue;
        boxes::test::Referee referee(state);
        const auto moves = R::legal_moves(state);
        const auto best =
            *std::ranges::max_element(moves, {}, [&](const R::Move& move) { return referee.brings(move); });
        CAPTURE(R::to_text(state), R::move_to_text(state, best));
        const auto told = facts({.state = state, .move = best});
        REQUIRE_FALSE(told.empty());
        for (const auto& fact : told) {
            CAPTURE(fact.words);
            const std::set<std::string> bad{"this_gives_first", "can_be_outlasted", "chains_against"};
            CHECK_FALSE(bad.contains(fact.kind));
        }
        // What gives boxes away says first that nothing brings more, if that is known.
        if (told.size() > 1 && (told.back().kind == "gives_boxes" || told.back().kind.starts_with("opens_chain")))
            CHECK(told.front().kind == "brings_most");
    }
}

TEST_CASE("boxes: moves that are not worth the same have different facts", "[boxes][facts]") {
    Random random(65);
    for (int positions = 0; positions < 150;) {
        const auto state =
            boxes::test::random_position({5, 5, Start::border}, static_cast<int>(random.between(8, 24)), random);
        boxes::test::Referee referee(state);
        std::map<std::string, std::set<int>> told;
        std::set<int> values;
        for (const auto& move : R::legal_moves(state)) {
            told[words_of(facts({.state = state, .move = move}))].insert(referee.brings(move));
            values.insert(referee.brings(move));
        }
        if (values.size() < 2) continue;
        ++positions;
        for (const auto& [words, worth] : told) {
            CAPTURE(R::to_text(state), words);
            CHECK(worth.size() == 1);
        }
    }
}

TEST_CASE("boxes: every claim about a move is true, and false of a better one", "[boxes][facts][referee]") {
    Random random(63);
    int sentences = 0, pairs = 0, told_apart = 0;
    std::set<std::string> kinds;
    for (int round = 0; round < 500; ++round) {
        const auto state = any_position(random);
        auto moves = R::legal_moves(state);
        const auto safe = boxes::test::closing_move(state) ? std::vector<R::Move>() : boxes::test::safe_lines(state);
        if (safe.size() > 1 && random.happens(0.6)) moves = safe;
        if (moves.size() < 2) continue;
        boxes::test::Referee referee(state);
        Checked checked(referee);
        for (int pair = 0; pair < 2; ++pair) {
            auto move = random.pick(moves), better = random.pick(moves);
            if (move == better) continue;
            if (referee.brings(move) > referee.brings(better)) std::swap(move, better);
            const bool differ = referee.brings(move) != referee.brings(better);
            CAPTURE(R::to_text(state), R::move_to_text(state, move), R::move_to_text(state, better));
            Asked of_worse{.state = state, .move = move, .rival = better, .rival_is_better = differ};
            if (random.happens(0.5)) of_worse.answer = referee.best_answer(move);
            const auto worse = checked.told(of_worse);
            for (const auto& told :
                 {worse, checked.told({.state = state, .move = better, .rival = move}),
                  checked.told({.state = state, .move = move}), checked.told({.state = state, .move = better})}) {
                for (const auto& fact : told)
                    kinds.insert(fact.kind);
            }
            if (!differ) continue;
            ++pairs;
            told_apart += worse.empty() ? 0 : 1;
            if (R::lines_left(state) <= 20) CHECK_FALSE(worse.empty());
            Asked of_better = of_worse;
            std::swap(of_better.move, *of_better.rival);
            for (const auto& fact : worse) {
                CAPTURE(fact.kind, fact.words);
                CHECK_FALSE(referee.is_true(fact, of_better));
            }
        }
        sentences += checked.count();
    }
    CHECK(sentences > 4000);
    CHECK(pairs > 300);
    CHECK(told_apart * 100 >= pairs * 98);
    CHECK(kinds.size() >= 40);
}
