// Packs of puzzles: what is written is read again, and what is no pack is refused in words.
#include "puzzles/pack.hpp"

#include "support/catch.hpp"

namespace zugzwang::puzzles {
namespace {

Puzzle example() {
    return {.game = "sticks",
            .position = "17/5 1",
            .solution = "5",
            .value = 3,
            .difficulty = 2,
            .effort = 28,
            .seed = 4711,
            .refutations = {{.moves = {"1"}, .line = {"4", "1", "5"}, .value = -1},
                            {.moves = {"2", "3"}, .line = {"2"}, .value = 0},
                            {.moves = {"4"}, .line = {}, .value = -7}}};
}

const std::string head = "zugzwang puzzles 1 sticks\n";
const std::string line = "2 28 4711\t17/5 1\t5 3\t1>4>1>5=-1 2,3>2=0 4=-7\n";

TEST_CASE("pack: a puzzle is one line", "[puzzles]") {
    CHECK(pack_head("sticks") == head);
    CHECK(pack_line(example()) == line);
}

TEST_CASE("pack: what was written is read again", "[puzzles]") {
    const auto read = read_pack(head + line + line);
    REQUIRE(read);
    CHECK(*read == std::vector{example(), example()});
    REQUIRE(read_pack(head));
    CHECK(read_pack(head)->empty());
}

TEST_CASE("pack: a puzzle knows its moves and what refutes them", "[puzzles]") {
    const auto puzzle = example();
    CHECK(move_count(puzzle) == 5);
    CHECK(refutation_of(puzzle, "3") == &puzzle.refutations[1]);
    CHECK(refutation_of(puzzle, "5") == nullptr);
    CHECK(refutation_of(puzzle, "9") == nullptr);
}

TEST_CASE("pack: what is none is refused by its line", "[puzzles]") {
    struct Case {
        std::string text, words;
    };
    const auto with = [](const std::string& from, const std::string& to) {
        auto changed = line;
        changed.replace(changed.find(from), from.size(), to);
        return head + line + changed;
    };
    const auto [text, words] = GENERATE_COPY(values<Case>({
        {"", "this is no pack of puzzles"},
        {"zugzwang puzzles 2 sticks\n", "this is no pack of puzzles"},
        {head + "2 28", "the last line of the pack is cut off"},
        {head + "\n", "line 2: four fields were wanted, not 1"},
        {with("2 28 ", "6 28 "), "line 3: a difficulty is 1 to 5"},
        {with("2 28 ", "2 -1 "), "line 3: an effort is 0 to 1000"},
        {with(" 4711", " x"), "line 3: a seed was wanted"},
        {with(" 4711", ""), "line 3: difficulty, effort and seed were wanted"},
        {with("17/5 1", ""), "line 3: a position was wanted"},
        {with("5 3\t", "5 0\t"), "line 3: a solution is worth 1 or more"},
        {with("5 3\t", "5\t"), "line 3: a move and its value were wanted"},
        {with("4=-7", "4=7"), "line 3: a refutation with its value was wanted"},
        {with("4=-7", "4"), "line 3: a refutation with its value was wanted"},
        {with("4=-7", "4=-99999999999999999999"), "line 3: a refutation with its value was wanted"},
        {with("2,3", "2,,3"), "line 3: a move is missing"},
        {with(">4>1", ">>1"), "line 3: a move is missing"},
        {std::string(max_pack_bytes + 1, 'x'), "too long for a pack of puzzles"},
    }));
    const auto read = read_pack(text);
    REQUIRE_FALSE(read);
    CAPTURE(words);
    CHECK_THAT(read.refusal().words, Catch::Matchers::StartsWith(words));
}

} // namespace
} // namespace zugzwang::puzzles
