// Every function of zugzwang.h, by what PROTOCOL.md and the rules say.
#include "library/handles.hpp"

#include "support/every_game.hpp"

TEST_CASE("library: a game is begun with the options of the command line", "[library]") {
    CHECK(text(zz_position, zz_game(open("sticks"))) == "10/3 1");
    CHECK(text(zz_position, zz_game(open("sticks", {"sticks", "7", "misere", "true"}))) == "7/3 1 misere");
    CHECK(text(zz_position, zz_game(open("boxes", {"rows", "2", "cols", "2"}))) == "--/|_._|/../|_._|/-- 1");
    CHECK(text(zz_id, zz_game(open("boxes"))) == "boxes");
}

TEST_CASE("library: moves are played and taken back, and what they led to is told", "[library]") {
    const auto game = open("sticks", {"sticks", "3", "take", "2"});
    CHECK(legal(game) == std::vector<std::string>{"1", "2"});
    int side = 0;
    zz_result result = ZZ_DRAW;
    int64_t margin = 7;
    REQUIRE(zz_outcome(game, &result, &margin) == ZZ_OK);
    CHECK(result == ZZ_NONE);
    REQUIRE(zz_play(game, "1") == ZZ_OK);
    REQUIRE(zz_side(game, &side) == ZZ_OK);
    CHECK(side == 2);
    REQUIRE(zz_play(game, "2") == ZZ_OK);
    CHECK(legal(game).empty());
    REQUIRE(zz_outcome(game, &result, &margin) == ZZ_OK);
    CHECK(result == ZZ_SECOND_WINS);
    CHECK(margin == 0);
    CHECK(zz_play(game, "1") == ZZ_REFUSED);
    REQUIRE(zz_undo(game) == ZZ_OK);
    REQUIRE(zz_undo(game) == ZZ_OK);
    CHECK(zz_undo(game) == ZZ_REFUSED);
    CHECK(std::string(zz_words()) == "there is no move to take back");
    CHECK(text(zz_position, zz_game(game)) == "3/2 1");
}

TEST_CASE("library: a margin is told where margins count", "[library]") {
    // Of 4 and 7 the first player takes 7.
    const auto game = open_position("numbers", "4,7 0-0 1");
    REQUIRE(zz_play(game, "R") == ZZ_OK);
    REQUIRE(zz_play(game, "L") == ZZ_OK);
    zz_result result = ZZ_NONE;
    int64_t margin = 0;
    REQUIRE(zz_outcome(game, &result, &margin) == ZZ_OK);
    CHECK(result == ZZ_FIRST_WINS);
    CHECK(margin == 3);
    REQUIRE(zz_outcome(game, &result, nullptr) == ZZ_OK);
}

TEST_CASE("library: a copy goes its own way", "[library]") {
    const auto game = open("sticks");
    REQUIRE(zz_play(game, "3") == ZZ_OK);
    zz_game number = 0;
    REQUIRE(zz_copy(game, &number) == ZZ_OK);
    const Handle copy(number);
    CHECK(number != zz_game(game));
    REQUIRE(zz_play(copy, "2") == ZZ_OK);
    CHECK(text(zz_position, zz_game(game)) == "7/3 2");
    CHECK(text(zz_position, zz_game(copy)) == "5/3 1");
    REQUIRE(zz_undo(copy) == ZZ_OK);
    CHECK(zz_undo(copy) == ZZ_REFUSED);
}

TEST_CASE("library: move sequences are counted", "[library]") {
    uint64_t sequences = 0;
    // Twelve lines of an empty 2 x 2 board, each once in any order while no game ends: 12 * 11 * 10.
    REQUIRE(zz_perft(open("boxes", {"rows", "2", "cols", "2", "start", "empty"}), 3, &sequences) == ZZ_OK);
    CHECK(sequences == 12 * 11 * 10);
}

TEST_CASE("library: a position is worth its final margin where margins count", "[library]") {
    zz_solution solution{};
    REQUIRE(zz_solve(open_position("numbers", "4,7 0-0 1"), nullptr, 0, &solution) == ZZ_OK);
    CHECK(solution.value == 3);
    CHECK(std::string(solution.best) == "R");
}

TEST_CASE("library: a game so far is a record, which is reviewed", "[library]") {
    const auto game = open("sticks");
    for (const char* move : {"1", "1", "3", "1"})
        REQUIRE(zz_play(game, move) == ZZ_OK);
    const auto record = text(zz_record, zz_game(game));
    std::vector<int> read;
    const auto listen = [](void* data, const zz_progress* progress) {
        static_cast<std::vector<int>*>(data)->push_back(progress->depth);
        return 0;
    };
    const char* answer = nullptr;
    REQUIRE(zz_review(record.c_str(), 1000, listen, &read, &answer) == ZZ_OK);
    const std::string lines = answer;
    CHECK(std::ranges::count(lines, '\n') == 3);
    // 10 - 1 leaves 9, which is lost for the mover: only 2 leaves a multiple of four.
    CHECK(lines.starts_with(R"({"ply":0,"side":1,"move":"1","chance":1.0,"after":0.0,"best":["2"],"proven":true,)"
                            R"("class":"blunder"})"));
    CHECK(read == std::vector<int>{1, 2, 3, 4, 5});
    const auto stop = [](void*, const zz_progress*) { return 1; };
    CHECK(zz_review(record.c_str(), 1000, stop, nullptr, &answer) == ZZ_REFUSED);
    CHECK(std::string(zz_words()) == "stopped");
}

TEST_CASE("library: the games are told as the command line tells them", "[library]") {
    const auto games = text(zz_games);
    for (const auto& id : game_ids())
        CHECK(games.find("\"id\":\"" + id + "\"") != games.npos);
    CHECK(std::string(zz_version()) == ZUGZWANG_VERSION);
    CHECK(zz_interface() == ZZ_INTERFACE);
}

TEST_CASE("library: what is wrong is told in one line that names it", "[library]") {
    zz_game game = 0;
    const char* none[] = {nullptr};
    const char* unfinished[] = {"rows", nullptr};
    const char* large[] = {"rows", "1000", nullptr};
    const char* unknown[] = {"colour", "red", nullptr};
    CHECK(zz_open("chess", none, &game) == ZZ_REFUSED);
    CHECK(std::string(zz_words()).starts_with("unknown game: chess (the games are "));
    CHECK(zz_open("boxes", unfinished, &game) == ZZ_INVALID);
    CHECK(std::string(zz_words()) == "rows has no value");
    CHECK(zz_open("boxes", large, &game) == ZZ_REFUSED);
    CHECK(zz_open("boxes", unknown, &game) == ZZ_REFUSED);
    CHECK(std::string(zz_words()).find("colour") != std::string::npos);
    CHECK(zz_open_position("sticks", "10/x 1", &game) == ZZ_REFUSED);
    CHECK(game == 0);
    const auto sticks = open("sticks");
    CHECK(zz_play(sticks, "d1-d7/g7") == ZZ_REFUSED);
    CHECK(std::string(zz_words()).find("d1-d7/g7") != std::string::npos);
    CHECK(text(zz_position, zz_game(sticks)) == "10/3 1");
    CHECK(std::string(zz_words()).empty());
    zz_thought thought{};
    CHECK(zz_think(sticks, "nobody", nullptr, nullptr, nullptr, &thought) == ZZ_REFUSED);
    CHECK(std::string(zz_words()) == "unknown player: nobody");
}
