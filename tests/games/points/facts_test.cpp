// What is said of a line of Points, and that each claim is true.
#include "games/points/think/facts.hpp"

#include <cctype>
#include <iterator>
#include <memory>

#include "support/catch.hpp"

#include "fact_referee.hpp"
#include "games/points/think/zones.hpp"
#include "positions.hpp"
#include "solved.hpp"

namespace zugzwang::points {
namespace {

/// What `facts_of` needs of the game.
struct Kit {
    using Rules = points::Rules;
    [[nodiscard]] static std::vector<Fact> facts(const MoveQuestion<Rules>& question) {
        return points::facts(question);
    }
};

using Words = std::vector<std::string>;

Words words(const std::vector<Fact>& facts) {
    Words words;
    for (const auto& fact : facts)
        words.push_back(fact.words);
    return words;
}

Words said(const Rules::State& state, const std::string& move, const Comparison& comparison = {}) {
    return words(facts_of<Kit>(state, move, comparison));
}

/// The numbers that a sentence names.
Numbers numbers_in(const std::string& sentence) {
    Numbers numbers;
    bool is_inside = false;
    for (const char letter : sentence) {
        const bool is_digit = std::isdigit(static_cast<unsigned char>(letter)) != 0;
        if (is_digit && !is_inside) numbers.push_back(0);
        if (is_digit) numbers.back() = numbers.back() * 10 + (letter - '0');
        is_inside = is_digit;
    }
    return numbers;
}

/// Nim-values of lines of one board: by brute force where they are few, otherwise by the solver.
FactReferee::NimValue nim_values(const std::shared_ptr<const Board>& board) {
    auto game = std::make_shared<brute::Game>(brute::Game{board->points()});
    auto solver = std::make_shared<Solver>(board, table_bytes);
    return [=](const Lines& lines) {
        if (lines.size() <= 24) return game->nim_value(lines);
        SegmentSet legal;
        for (const auto& line : lines)
            legal.insert(board->segment_index(line));
        SearchControl unlimited({});
        return static_cast<int>(*solver->nim_value(legal, unlimited));
    };
}

/// What was checked.
struct Checked {
    int positions = 0;
    std::map<std::string, int> claims;
    int pairs = 0;   ///< Of which one line wins and the other does not,
    int right = 0;   ///< and the first sentence says of the line what is true of it alone,
    int neutral = 0; ///< or compares what is left.
};

/// Each fact by itself.
void check_claims(const std::vector<Fact>& told, const FactReferee& referee, const Question& question,
                  Checked& checked) {
    CHECK(told.size() <= 3);
    for (const auto& fact : told) {
        CAPTURE(fact.kind, fact.words);
        ++checked.claims[fact.kind];
        CHECK(referee.holds(fact, question));
        CHECK(fact.words.size() <= 95);
        for (const auto number : fact.numbers)
            CHECK(std::ranges::count(numbers_in(fact.words), number) > 0);
        for (const auto& move : fact.moves)
            CHECK(fact.words.find(move) != fact.words.npos);
    }
}

std::optional<Segment> some_answer(const FactReferee& referee, Segment line, Random& random) {
    const auto answers = referee.answers(line);
    return answers.empty() ? std::nullopt : std::optional(random.pick(answers));
}

/// What is said of the line alone, and what is said of it with an answer.
void check_line(const Rules::State& state, const FactReferee& referee, Segment line, Random& random, Checked& checked) {
    for (const auto& answer : {std::optional<Segment>(), some_answer(referee, line, random)}) {
        const auto told = facts({.state = state, .move = line, .rival = {}, .answer = answer});
        CAPTURE(Rules::to_text(state), text_of(line), answer ? text_of(*answer) : "-", words_of(told));
        CHECK_FALSE(told.empty());
        check_claims(told, referee, {.move = line, .answer = answer}, checked);
        for (const auto& fact : told)
            CHECK(FactReferee::verdict(fact.kind).value_or(referee.wins(line)) == referee.wins(line));
    }
}

/// What is said of the line beside another one.
void check_pair(const Rules::State& state, const FactReferee& referee, Segment line, Segment rival, Random& random,
                Checked& checked) {
    const bool wins = referee.wins(line), rival_wins = referee.wins(rival);
    auto of_rival = words(facts_of<Kit>(state, text_of(rival), {}));
    std::ranges::copy(said(state, text_of(rival), {.rival = text_of(line)}), std::back_inserter(of_rival));
    for (const auto& answer : {std::optional<Segment>(), some_answer(referee, line, random)}) {
        const Comparison comparison{.rival = text_of(rival),
                                    .rival_is_better = rival_wins && !wins,
                                    .answer = answer ? text_of(*answer) : std::string()};
        const auto told = facts_of<Kit>(state, text_of(line), comparison);
        CAPTURE(Rules::to_text(state), text_of(line), text_of(rival), comparison.answer, words_of(told));
        check_claims(told, referee, {.move = line, .rival = rival, .answer = answer}, checked);
        if (wins == rival_wins) continue;
        REQUIRE_FALSE(told.empty());
        for (const auto& fact : told) {
            CHECK(FactReferee::verdict(fact.kind).value_or(wins) == wins);
            if (!wins) CHECK(std::ranges::count(of_rival, fact.words) == 0);
        }
        ++checked.pairs;
        const auto verdict = FactReferee::verdict(told.front().kind);
        checked.right += verdict == wins && !referee.holds(told.front(), {.move = rival, .answer = answer}) ? 1 : 0;
        checked.neutral += verdict ? 0 : 1;
    }
}

/// Each time a line by chance, alone and beside one that is worth something else, if there is one.
void check_position(const Rules::State& state, const FactReferee::NimValue& nim_value, Random& random, int lines,
                    Checked& checked) {
    const FactReferee referee(state, nim_value);
    REQUIRE(std::ssize(referee.open()) == state.legal.size());
    ++checked.positions;
    for (int count = 0; count < lines; ++count) {
        const auto line = random.pick(referee.open());
        check_line(state, referee, line, random, checked);
        auto rivals = referee.open();
        std::erase(rivals, line);
        if (count % 3 != 0)
            std::erase_if(rivals, [&](const Segment& rival) { return referee.wins(rival) == referee.wins(line); });
        if (!rivals.empty()) check_pair(state, referee, line, random.pick(rivals), random, checked);
    }
}

/// Plays a game by chance and checks every position of so many lines at most.
void check_game(Rules::State state, int max_lines, Random& random, Checked& checked) {
    const auto nim_value = nim_values(state.board);
    for (; !state.legal.empty(); state = Rules::after(state, random.pick(Rules::legal_moves(state)))) {
        if (state.legal.size() <= max_lines) check_position(state, nim_value, random, 6, checked);
    }
}

/// The windmill with more points at the ends of its arms and in its corners.
Rules::State wider_windmill(Random& random) {
    const auto plain = *Rules::state_from_text(windmill);
    auto points = plain.board->points();
    const auto count = 4 + static_cast<std::size_t>(random.between(1, 5));
    while (points.size() < 8 + count) {
        const auto at = points[static_cast<std::size_t>(random.below(4))];
        const Point near{at.x + static_cast<std::int32_t>(random.between(-70, 70)),
                         at.y + static_cast<std::int32_t>(random.between(-70, 70))};
        if (std::ranges::find(points, near) == points.end()) points.push_back(near);
    }
    auto state = Rules::initial({points});
    for (const auto& line : plain.drawn)
        state = Rules::after(state, line);
    return state;
}

std::string words_of(const Checked& checked) {
    auto words = filled("{} positions, {} pairs, {} told apart, {} neutral", checked.positions, checked.pairs,
                        checked.right, checked.neutral);
    for (const auto& [kind, count] : checked.claims)
        words += filled("\n{}: {}", kind, count);
    return words;
}

} // namespace

TEST_CASE("points: facts tell why a line wins or loses", "[points][facts]") {
    // Below the line from side to side a zone of two points, above it one of three: each ends after one line.
    const auto halved = halved_board();
    const auto board = Rules::initial({halved.board->points()});
    const std::string even = "Leaves room for exactly 2 more lines, an even number: the other side loses.",
                      split = "Splits a zone of 8 points into zones of 3 and 2.";
    CHECK(said(board, "1-2") == Words{even, split});
    CHECK(said(board, "1-2", {.rival = "1-3"}) == Words{even, "1-3 would leave nim-value 3.", split});
    CHECK(said(board, "1-3", {.rival = "1-2", .rival_is_better = true}) ==
          Words{"The answer 4-6 leaves room for exactly 2 more lines, an even number, and wins.",
                "1-2 would leave room for exactly 2 more lines, an even number."});
    // What is advised where nothing helps is not reproached; what was played is explained.
    CHECK(said(halved, "6-7") == Words{"Each of the 4 lines loses here.", "Ends a zone of 2 points."});
    CHECK(said(halved, "6-7", {.answer = "3-4"}) ==
          Words{"Each of the 4 lines loses here.", "Leaves room for one more line: the other side draws it and wins."});
    CHECK(said(Rules::after(halved, {5, 6}), "3-4") ==
          Words{"Draws the last line and wins.", "Ends a zone of 3 points."});
}

TEST_CASE("points: facts name the nim-values of independent parts, and the answer", "[points][facts]") {
    // Points in convex position are Dawson's Kayles: 7 and 8 of them are worth 1, 9 of them 0 (Guy and Smith, 1956).
    const auto round = Rules::initial({points_of(Layout::convex, 18, 1)});
    CHECK(said(round, "1-10") == Words{"Leaves parts worth ∗1 and ∗1: their nim-sum is 0, so the other side loses.",
                                       "Splits a zone of 18 points into zones of 8 and 8."});
    CHECK(said(round, "1-9", {.rival = "1-10", .rival_is_better = true, .answer = "2-8"}) ==
          Words{"Leaves parts worth ∗1 and 0: the answer 2-8 makes their nim-sum 0.", "1-10 would leave nim-value 0."});
}

TEST_CASE("points: facts compare what is left where it is not known who wins", "[points][facts]") {
    const auto round = Rules::initial({points_of(Layout::convex, 20, 1)});
    CHECK(said(round, "1-2") == Words{"Leaves a zone of 18 points where there were 20.", "Leaves 153 possible lines."});
    CHECK(said(round, "1-2", {.rival = "1-11", .rival_is_better = true, .answer = "11-12"}) ==
          Words{"Leaves 153 possible lines; 1-11 would leave 72.", "1-11 would leave nim-value 0.",
                "The answer 11-12 then leaves 120 possible lines."});
    CHECK(said(round, "1-2", {.rival = "2-3"}) == Words{"Takes away 17 lines that 2-3 would leave."});
}

TEST_CASE("points: every claim about a line is true, and the first tells who wins", "[points][facts][referee]") {
    Random random(62);
    Checked checked;
    for (int board = 0; board < 120; ++board) {
        const auto points = static_cast<int>(random.between(5, 9));
        check_game(Rules::initial({brute::crowded_points(points, board % 3 == 0 ? 6 : 1000, random)}), 36, random,
                   checked);
    }
    for (std::uint64_t board = 0; board < 60; ++board) {
        const auto layout = board % 3 == 0 ? Layout::grid : board % 3 == 1 ? Layout::random : Layout::convex;
        check_game(after_moves(layout, static_cast<int>(random.between(10, 26)), 0, board), 36, random, checked);
    }
    CAPTURE(words_of(checked));
    CHECK(checked.positions > 300);
    CHECK(checked.claims.size() > 25);
    CHECK(checked.pairs > 1000);
    CHECK(checked.right == checked.pairs);
}

TEST_CASE("points: every claim is true where zones cross, so that counting them is not enough",
          "[points][facts][referee]") {
    Random random(65);
    Checked checked;
    for (int board = 0; board < 150; ++board) {
        auto state = wider_windmill(random);
        const auto nim_value = nim_values(state.board);
        for (; !state.legal.empty(); state = Rules::after(state, random.pick(Rules::legal_moves(state)))) {
            if (state.legal.size() > 24 || zone_crossings(*state.board, zones(*state.board, state.legal)).empty())
                continue;
            check_position(state, nim_value, random, 6, checked);
        }
    }
    CAPTURE(words_of(checked));
    CHECK(checked.positions > 100);
    CHECK(checked.pairs > 100);
    CHECK(checked.right == checked.pairs);
}

TEST_CASE("points: every claim about a line of a large board is true", "[points][facts][referee]") {
    Random random(63);
    Checked checked;
    for (std::uint64_t board = 0; board < 40; ++board) {
        const auto layout = board % 3 == 0 ? Layout::grid : board % 3 == 1 ? Layout::random : Layout::convex;
        const auto points = static_cast<int>(random.between(12, 20));
        const auto state = after_moves(layout, points, static_cast<int>(random.between(0, points / 4)), board);
        if (!state.legal.empty()) check_position(state, nim_values(state.board), random, 3, checked);
    }
    CAPTURE(words_of(checked));
    CHECK(checked.pairs > 100);
    CHECK(checked.right + checked.neutral == checked.pairs);
    CHECK(checked.neutral * 10 < checked.pairs);
}

TEST_CASE("points: of boards too large to be solved facts count what is left", "[points][facts][referee]") {
    Random random(64);
    Checked checked;
    for (std::uint64_t board = 0; board < 60; ++board) {
        const auto points = static_cast<int>(random.between(20, 60));
        const auto state = after_moves(board % 2 == 0 ? Layout::grid : Layout::random, points,
                                       static_cast<int>(random.between(0, points / 4)), board);
        if (state.legal.empty()) continue;
        const FactReferee referee(state, nim_values(state.board));
        for (int count = 0; count < 3; ++count) {
            const auto line = random.pick(referee.open()), rival = random.pick(referee.open());
            const bool is_better = random.happens(0.5);
            const auto answer = count == 0 ? std::nullopt : some_answer(referee, line, random);
            const auto told = facts({.state = state,
                                     .move = line,
                                     .rival = line == rival ? std::nullopt : std::optional(rival),
                                     .rival_is_better = line != rival && is_better,
                                     .answer = answer});
            CAPTURE(Rules::to_text(state), text_of(line), text_of(rival), words_of(told));
            CHECK_FALSE(told.empty());
            check_claims(told, referee, {.move = line, .rival = rival, .answer = answer}, checked);
        }
    }
    CAPTURE(words_of(checked));
    CHECK(checked.claims["leaves_lines"] > 50);
}

} // namespace zugzwang::points
