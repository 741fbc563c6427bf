// A caller who does everything wrong gets a status and words, and the library goes on.
#include "library/handles.hpp"

#include <atomic>
#include <thread>

#include "support/every_game.hpp"

namespace {

/// Every function that takes a game, called with that number.
std::vector<zz_status> everything_with(zz_game game) {
    const char* answer = nullptr;
    zz_game other = 0;
    int side = 0;
    zz_result result = ZZ_NONE;
    uint64_t sequences = 0;
    zz_solution solution{};
    zz_thought thought{};
    return {zz_copy(game, &other),
            zz_id(game, &answer),
            zz_position(game, &answer),
            zz_side(game, &side),
            zz_outcome(game, &result, nullptr),
            zz_legal(game, &answer, nullptr),
            zz_play(game, "1"),
            zz_undo(game),
            zz_perft(game, 1, &sequences),
            zz_svg(game, 480, nullptr, &answer),
            zz_solve(game, nullptr, 0, &solution),
            zz_think(game, "random", nullptr, nullptr, nullptr, &thought),
            zz_stop(game),
            zz_record(game, &answer),
            zz_close(game)};
}

} // namespace

TEST_CASE("library: a number that is no game, or no longer one, is told", "[library]") {
    zz_game closed = 0;
    {
        const auto game = open("sticks");
        closed = game;
    }
    for (const zz_game number : {zz_game{0}, closed, ~zz_game{0}}) {
        for (const auto status : everything_with(number))
            CHECK(status == ZZ_NO_GAME);
        CHECK(std::string(zz_words()) == std::to_string(number) + " is no game");
    }
    CHECK(zz_game(open("sticks")) != closed);
}

TEST_CASE("library: null where something must be is refused", "[library]") {
    const auto game = open("sticks");
    zz_game other = 0;
    zz_limits limits{};
    const char* answer = nullptr;
    zz_thought thought{};
    const zz_status statuses[] = {zz_games(nullptr),
                                  zz_open(nullptr, nullptr, &other),
                                  zz_open("sticks", nullptr, nullptr),
                                  zz_open_position(nullptr, "10/3 1", &other),
                                  zz_open_position("sticks", nullptr, &other),
                                  zz_open_position("sticks", "10/3 1", nullptr),
                                  zz_copy(game, nullptr),
                                  zz_id(game, nullptr),
                                  zz_position(game, nullptr),
                                  zz_side(game, nullptr),
                                  zz_outcome(game, nullptr, nullptr),
                                  zz_legal(game, nullptr, nullptr),
                                  zz_play(game, nullptr),
                                  zz_perft(game, 1, nullptr),
                                  zz_svg(game, 480, nullptr, nullptr),
                                  zz_solve(game, &limits, 0, nullptr),
                                  zz_think(game, nullptr, &limits, nullptr, nullptr, &thought),
                                  zz_think(game, "random", &limits, nullptr, nullptr, nullptr),
                                  zz_record(game, nullptr),
                                  zz_review(nullptr, 1, nullptr, nullptr, &answer),
                                  zz_review("{}", 1, nullptr, nullptr, nullptr)};
    for (const auto status : statuses)
        CHECK(status == ZZ_INVALID);
    CHECK(std::string(zz_words()) == "lines is null");
    CHECK(other == 0);
    CHECK(zz_open("sticks", nullptr, &other) == ZZ_OK); // here null is allowed
    CHECK(zz_close(other) == ZZ_OK);
}

TEST_CASE("library: limits out of their range are refused", "[library]") {
    const auto game = open("sticks");
    zz_solution solution{};
    const auto refuses = [&](auto member, auto value) {
        zz_limits limits{};
        limits.*member = value;
        CHECK(zz_solve(game, &limits, 0, &solution) == ZZ_INVALID);
    };
    refuses(&zz_limits::milliseconds, -1);
    refuses(&zz_limits::milliseconds, 86'400'001);
    refuses(&zz_limits::depth, -1);
    refuses(&zz_limits::depth, 1001);
    refuses(&zz_limits::hash_mb, -1);
    refuses(&zz_limits::hash_mb, 65'537);
    refuses(&zz_limits::threads, -1);
    refuses(&zz_limits::threads, 65);
    uint64_t sequences = 0;
    CHECK(zz_perft(game, -1, &sequences) == ZZ_INVALID);
    CHECK(zz_perft(game, 101, &sequences) == ZZ_INVALID);
}

TEST_CASE("library: ten megabytes of text are refused in one line", "[library][slow]") {
    const auto id = GENERATE(from_range(game_ids()));
    const auto game = open(id);
    const auto before = text(zz_position, zz_game(game));
    for (const std::string& part : {std::string("9"), std::string("1,"), std::string("\n"), std::string("/"),
                                    std::string("\xff"), std::string("Q"), std::string("0,0;")}) {
        std::string large;
        while (large.size() < std::size_t{10} << 20)
            large += part;
        CAPTURE(id, part);
        zz_game other = 0;
        const char* answer = nullptr;
        CHECK(zz_open_position(id.c_str(), large.c_str(), &other) == ZZ_REFUSED);
        CHECK(zz_open(large.c_str(), nullptr, &other) == ZZ_REFUSED);
        const char* options[] = {large.c_str(), large.c_str(), nullptr};
        CHECK(zz_open(id.c_str(), options, &other) == ZZ_REFUSED);
        CHECK(zz_play(game, large.c_str()) == ZZ_REFUSED);
        CHECK(zz_review(large.c_str(), 1, nullptr, nullptr, &answer) == ZZ_REFUSED);
        const std::string words = zz_words();
        CHECK(words.size() <= 500);
        CHECK(words.find('\n') == words.npos);
    }
    CHECK(text(zz_position, zz_game(game)) == before);
}

TEST_CASE("library: the moves and positions of another game are refused", "[library]") {
    const auto id = GENERATE(from_range(game_ids()));
    const auto other = GENERATE(from_range(game_ids()));
    if (id == other) return;
    CAPTURE(id, other);
    const auto game = open(id), foreign = open(other);
    const auto moves = legal(game);
    for (const auto& move : legal(foreign)) {
        if (std::ranges::find(moves, move) == moves.end()) CHECK(zz_play(game, move.c_str()) == ZZ_REFUSED);
    }
    zz_game opened = 0;
    CHECK(zz_open_position(id.c_str(), text(zz_position, zz_game(foreign)).c_str(), &opened) == ZZ_REFUSED);
}

TEST_CASE("library: a listener who calls with the game that thinks is told so", "[library]") {
    const auto game = open("amazons");
    struct Seen {
        zz_game game;
        zz_status same, stopped;
        std::string other;
    } seen{game, ZZ_OK, ZZ_INVALID, {}};
    const auto listen = [](void* data, const zz_progress*) {
        auto& noted = *static_cast<Seen*>(data);
        const char* answer = nullptr;
        noted.same = zz_position(noted.game, &answer);
        noted.other = text(zz_position, zz_game(open("sticks")));
        noted.stopped = zz_stop(noted.game);
        return 0;
    };
    zz_thought thought{};
    REQUIRE(zz_think(game, "champion", nullptr, listen, &seen, &thought) == ZZ_OK);
    CHECK(seen.same == ZZ_INVALID);
    CHECK(seen.other == "10/3 1");
    CHECK(seen.stopped == ZZ_OK);
    const std::string move = thought.move;
    const auto moves = legal(game);
    CHECK(std::ranges::find(moves, move) != moves.end());
}

TEST_CASE("library: another thread stops what thinks, and may close its game", "[library]") {
    const bool closes = GENERATE(false, true);
    zz_game number = 0;
    REQUIRE(zz_open("amazons", nullptr, &number) == ZZ_OK);
    std::atomic<bool> thinks = false;
    const auto listen = [](void* data, const zz_progress*) {
        auto& noted = *static_cast<std::atomic<bool>*>(data);
        noted = true;
        noted.notify_all();
        return 0;
    };
    std::thread other([&] {
        thinks.wait(false);
        CHECK((closes ? zz_close(number) : zz_stop(number)) == ZZ_OK);
    });
    zz_thought thought{};
    CHECK(zz_think(number, "champion", nullptr, listen, &thinks, &thought) == ZZ_OK);
    CHECK(thought.move != nullptr);
    other.join();
    CHECK(zz_close(number) == (closes ? ZZ_NO_GAME : ZZ_OK));
}

TEST_CASE("library: several threads use one game and games of their own", "[library]") {
    const auto shared = open("boxes");
    std::vector<std::thread> threads;
    std::atomic<int> failed = 0;
    for (int each = 0; each < 4; ++each) {
        threads.emplace_back([&] {
            for (int round = 0; round < 50; ++round) {
                zz_game own = 0;
                const char* moves = nullptr;
                zz_thought thought{};
                const bool fine = zz_copy(shared, &own) == ZZ_OK && zz_legal(own, &moves, nullptr) == ZZ_OK &&
                                  zz_think(own, "random", nullptr, nullptr, nullptr, &thought) == ZZ_OK &&
                                  zz_play(own, std::string(thought.move).c_str()) == ZZ_OK && zz_close(own) == ZZ_OK &&
                                  zz_legal(shared, &moves, nullptr) == ZZ_OK;
                if (!fine) ++failed;
            }
        });
    }
    for (auto& thread : threads)
        thread.join();
    CHECK(failed == 0);
}
