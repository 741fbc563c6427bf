// The protocols of other arenas, as their statements have them: what the bot is asked, and what goes out.
#include "support/catch.hpp"

#include <sstream>

#include "bots/arenas.hpp"
#include "support/places.hpp"
#include "support/shell.hpp"

using namespace zugzwang;
using namespace zugzwang::bots;
using namespace zugzwang::testing;

namespace {

struct Spoken {
    std::vector<std::string> positions; ///< That the bot was asked about.
    std::string out;
    std::optional<Refusal> refusal;
};

/// The bot answers these moves in turn.
Spoken spoken(const std::string& name, const std::string& game, const std::string& input,
              const std::vector<std::string>& moves) {
    const auto* arena = find_arena(name, game);
    REQUIRE(arena);
    Spoken told;
    const auto ask = [&](const std::string& position, std::chrono::milliseconds) -> Result<std::string> {
        const auto at = told.positions.size();
        told.positions.push_back(position);
        return moves.at(at);
    };
    std::istringstream in(input);
    std::ostringstream out;
    told.refusal = arena->speak(*arena, ask, in, out);
    told.out = out.str();
    return told;
}

void check_legal(const std::string& game, const std::string& position, const std::string& move) {
    const auto table = find_game(game)->open_table(OptionValues(find_game(game)->options));
    REQUIRE(table);
    REQUIRE_FALSE((*table)->set_position(position));
    CHECK_FALSE((*table)->play(move));
}

} // namespace

TEST_CASE("bot wrap: the board of CodinGame's Amazons is read from above", "[bots][arenas]") {
    const auto told = spoken("codingame", "amazons",
                             "4\nw\n..b.\n....\n.-..\n.w..\nnull\n11\n"
                             "b\n..b.\n.w..\n.--.\n....\nb1b3c2\n9\n",
                             {"b1-a1/b1", "c4-d4/c4"});
    CHECK_FALSE(told.refusal);
    CHECK(told.positions == std::vector<std::string>{"2q1/4/1*2/1Q2 w", "2q1/1Q2/1**1/4 b"});
    CHECK(told.out == "b1a1b1\nc4d4c4\n");
    check_legal("amazons", told.positions[0], "b1-a1/b1");
    check_legal("amazons", told.positions[1], "c4-d4/c4");
}

TEST_CASE("bot wrap: the boxes of CodinGame stand as ours do, the first row below", "[bots][arenas]") {
    // 2 x 2: nothing drawn; then A1 closed by the opponent, who owns it, and it is the second player's turn.
    const auto told = spoken("codingame", "boxes",
                             "2\nB\n0 0\n4\nA1 LTRB\nB1 LTRB\nA2 LTRB\nB2 LTRB\n"
                             "0 1\n3\nB1 TRB\nA2 LTR\nB2 LTRB\n",
                             {"a1-b1", "c2-c3"});
    CHECK_FALSE(told.refusal);
    CHECK(told.positions == std::vector<std::string>{"../._._./../._._./.. 2", "../._._./-./|1|_./-. 2"});
    CHECK(told.out == "A1 B\nB2 R\n");
    check_legal("boxes", told.positions[0], "a1-b1");
    check_legal("boxes", told.positions[1], "c2-c3");
}

TEST_CASE("bot wrap: every side of a box of CodinGame is named", "[bots][arenas]") {
    const auto [move, side] = GENERATE(table<std::string, std::string>({{"a1-a2", "A1 L"},
                                                                        {"b1-b2", "B1 L"},
                                                                        {"c1-c2", "B1 R"},
                                                                        {"a1-b1", "A1 B"},
                                                                        {"a2-b2", "A2 B"},
                                                                        {"a3-b3", "A2 T"}}));
    const auto told = spoken("codingame", "boxes", "2\nA\n0 0\n4\nA1 LTRB\nB1 LTRB\nA2 LTRB\nB2 LTRB\n", {move});
    CHECK_FALSE(told.refusal);
    CHECK(told.out == side + "\n");
}

TEST_CASE("bot wrap: Botzone's Black, who moves first above, is our White below", "[bots][arenas]") {
    // The statement has Black at (0,2) (2,0) (5,0) (7,2), White at (0,5) (2,7) (5,7) (7,5), y from above.
    const auto told = spoken("botzone", "amazons", "1\n-1 -1 -1 -1 -1 -1\n2 7 2 5 3 5\n", {"c1-c4/d4", "f1-f4/e4"});
    CHECK_FALSE(told.refusal);
    CHECK(told.positions ==
          std::vector<std::string>{"2q2q2/8/q6q/8/8/Q6Q/8/2Q2Q2 w", "5q2/8/q1q*3q/8/2Q*4/Q6Q/8/5Q2 w"});
    const std::string goes_on = ">>>BOTZONE_REQUEST_KEEP_RUNNING<<<\n";
    CHECK(told.out == "2 0 2 3 3 3\n" + goes_on + "5 0 5 3 4 3\n" + goes_on);
}

TEST_CASE("bot wrap: Botzone's first input holds what was played so far", "[bots][arenas]") {
    const auto told = spoken("botzone", "amazons", "2\n-1 -1 -1 -1 -1 -1\n2 0 2 3 3 3\n2 7 2 5 3 5\n", {"f1-f4/e4"});
    CHECK_FALSE(told.refusal);
    CHECK(told.positions == std::vector<std::string>{"5q2/8/q1q*3q/8/2Q*4/Q6Q/8/5Q2 w"});
}

TEST_CASE("bot wrap: what is not of the protocol is refused by name", "[bots][arenas]") {
    const auto [name, game, input, culprit] = GENERATE(table<std::string, std::string, std::string, std::string>({
        {"codingame", "amazons", "many", "many"},
        {"codingame", "amazons", "2\nred\n", "red"},
        {"codingame", "amazons", "2\nw\n.x\n..\nnull\n1\n", ".x"},
        {"codingame", "amazons", "2\nw\n...\n", "..."},
        {"codingame", "boxes", "2\nC\n", "C"},
        {"codingame", "boxes", "2\nA\n0 0\n1\nC1 L\n", "C1"},
        {"codingame", "boxes", "2\nA\n0 0\n1\nA1 X\n", "X"},
        {"codingame", "boxes", "2\nA\n0 0\n99\n", "99"},
        {"botzone", "amazons", "0\n", "0"},
        {"botzone", "amazons", "1\n9 9 9 9 9 9\n", "9"},
        {"botzone", "amazons", "2\n-1 -1 -1 -1 -1 -1\n0 0 1 1 2 2\n", "a1"},
    }));
    CAPTURE(name, game, input);
    const auto told = spoken(name, game, input, {});
    REQUIRE(told.refusal);
    CHECK(told.refusal->words.find(culprit) != std::string::npos);
    CHECK(told.positions.empty());
}

TEST_CASE("bot wrap: an illegal move of the bot does not go out", "[bots][arenas]") {
    const auto ran = shell_in("/", "printf '2\\nA\\n0 0\\n1\\nA1 L\\n' | '" ZUGZWANG_PROGRAM
                                   "' bot wrap boxes '" BAD_BOT " good' --as codingame 2>&1 | tail -1");
    CHECK(ran.out == "zugzwang: illegal move `1`\n");
}
