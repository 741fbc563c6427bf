// Every rung of every ladder: named after a thing, with a habit; plays legal moves, the same again from the same seed,
// within its own nodes; stops when told; never misses a win in one.
#include "contract/tables.hpp"

namespace {

/// The most that any rung looks at for a move.
constexpr std::uint64_t max_nodes = 100'000;

/// The moves of a game on the ladder's board that the rung plays as both sides, the rest by chance.
std::vector<std::string> game_of(const Game& game, const std::string& rung, std::uint64_t seed, Side climber) {
    Random random(seed);
    const auto table = open(game, ladder_options(game, seed, climber));
    REQUIRE_FALSE(table->seat({rung, seed, 16}));
    std::vector<std::string> moves;
    while (!table->outcome()) {
        const bool chooses = random.below(2) == 0;
        moves.push_back(chooses ? chosen(*table) : random.pick(table->legal_moves()));
        if (chooses) CHECK(table->nodes() <= max_nodes);
        play(*table, moves.back());
    }
    return moves;
}

/// The moves that end the game and win it.
std::set<std::string> wins_in_one(Table& table) {
    std::set<std::string> wins;
    const Side mover = table.to_move();
    for (const auto& move : table.legal_moves()) {
        play(table, move);
        const auto outcome = table.outcome();
        if (outcome && outcome->winner == mover) wins.insert(move);
        table.undo();
    }
    return wins;
}

/// A game need not have a ladder.
std::vector<Game> games_with_ladder() {
    std::vector<Game> games;
    std::ranges::copy_if(catalog(), std::back_inserter(games),
                         [](const Game& game) { return !game.ladder.rungs.empty(); });
    return games;
}

bool begins_with_capital(const std::string& text) { return !text.empty() && text[0] >= 'A' && text[0] <= 'Z'; }

} // namespace

TEST_CASE("ladder: rungs have ids of their own, names, habits and words", "[contract][ladder]") {
    REQUIRE(games_with_ladder().size() >= 5);
    for (const auto& game : games_with_ladder()) {
        CAPTURE(game.id);
        const auto& ladder = game.ladder;
        REQUIRE(ladder.rungs.size() >= 4);
        REQUIRE(ladder.rungs.size() <= 8);
        CHECK_FALSE(ladder.board.empty());
        CHECK(ladder.draw_emblem);
        std::set<std::string> ids, names, habits;
        for (const auto& player : game.players)
            ids.insert(player.id);
        for (const auto& [player, words, rating] : ladder.rungs) {
            CAPTURE(player.id);
            CHECK(ids.insert(player.id).second);
            CHECK(names.insert(player.name).second);
            CHECK(habits.insert(player.thinks).second);
            CHECK(begins_with_capital(player.name));
            CHECK(player.name.find(' ') == std::string::npos);
            CHECK_FALSE(player.thinks.empty());
            CHECK(player.thinks.size() <= 46);
            CHECK(words.size() >= 60);
            CHECK(words.size() <= 220);
            CHECK(words.back() == '.');
            CHECK(rating >= 800);
            CHECK(find_player(game, player.id) != nullptr);
        }
    }
}

TEST_CASE("ladder: the board can be set up, and its number draws another one", "[contract][ladder]") {
    for (const auto& game : games_with_ladder()) {
        CAPTURE(game.id);
        for (const Side climber : both_sides) {
            const auto one = open(game, ladder_options(game, 1, climber))->position();
            CHECK(open(game, ladder_options(game, 1, climber))->position() == one);
            if (board_seed(game.options)) CHECK(open(game, ladder_options(game, 2, climber))->position() != one);
        }
    }
}

TEST_CASE("ladder: where the board can be solved at once, the climber can win it", "[contract][ladder]") {
    for (const char* id : {"sticks", "numbers"}) {
        const auto& game = *find_game(id);
        for (std::uint64_t number = 0; number < 20; ++number) {
            const Side climber = number % 2 == 0 ? Side::first : Side::second;
            const auto table = open(game, ladder_options(game, number, climber));
            const auto solved = table->solve({}, {});
            REQUIRE(solved.exact);
            CHECK((*solved.value > 0) == (climber == Side::first));
        }
    }
}

TEST_CASE("ladder: every rung plays legal moves, and the same game from the same seed", "[contract][ladder]") {
    for (const auto& game : games_with_ladder()) {
        for (const auto& rung : game.ladder.rungs) {
            DYNAMIC_SECTION(game.id << " " << rung.player.id) {
                for (const Side climber : both_sides)
                    CHECK(game_of(game, rung.player.id, 3, climber) == game_of(game, rung.player.id, 3, climber));
            }
        }
    }
}

TEST_CASE("ladder: a rung that is told to stop answers all the same", "[contract][ladder]") {
    for (const auto& game : games_with_ladder()) {
        for (const auto& rung : game.ladder.rungs) {
            CAPTURE(game.id, rung.player.id);
            const auto table = open(game, ladder_options(game, 1, Side::first));
            REQUIRE_FALSE(table->seat({rung.player.id, 1, 16}));
            play(*table, chosen(*table, {}, stopped()));
        }
    }
}

TEST_CASE("ladder: no rung misses a win in one", "[contract][ladder]") {
    constexpr int positions = 200;
    for (const auto& game : games_with_ladder()) {
        DYNAMIC_SECTION(game.id) {
            const auto options = small_options(game);
            const auto table = open(game, options);
            Random random(11);
            int found = 0;
            for (int tries = 0; found < positions && tries < 20'000; ++tries) {
                table->set_start_position();
                std::string last;
                while (!table->outcome()) {
                    last = table->position();
                    play(*table, random.pick(table->legal_moves()));
                }
                static_cast<void>(table->set_position(last)); // one move before the end
                const auto wins = wins_in_one(*table);
                if (wins.empty()) continue;
                ++found;
                const auto& rungs = game.ladder.rungs;
                const auto& rung = rungs[static_cast<std::size_t>(found) % rungs.size()].player.id;
                CAPTURE(rung, last);
                REQUIRE_FALSE(table->seat({rung, static_cast<std::uint64_t>(found), 16}));
                CHECK(wins.contains(chosen(*table)));
            }
            CHECK(found == positions);
        }
    }
}
