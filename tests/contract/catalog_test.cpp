// What every catalog entry must be, whatever the game.
#include "contract/option_sets.hpp"
#include "contract/tables.hpp"
#include "zugzwang/play/side_words.hpp"

namespace {

/// Options of the commands themselves, and what a player id may not be.
const std::set<std::string, std::less<>> taken_option_ids{"first", "second",   "position", "windowed", "size",
                                                          "help",  "movetime", "player",   "games",    "nodes",
                                                          "swap",  "jobs",     "json"};

/// Strings that a person reads are there and are one line.
void check_words(const std::string& words) {
    CHECK_FALSE(words.empty());
    CHECK(words.find('\n') == std::string::npos);
}

} // namespace

TEST_CASE("catalog: games have ids of their own and can be found by them", "[contract]") {
    std::set<std::string> ids;
    for (const auto& game : catalog()) {
        CHECK(is_id(game.id));
        CHECK(ids.insert(game.id).second);
        CHECK(find_game(game.id) == &game);
    }
    CHECK_FALSE(find_game("chess"));
    CHECK_FALSE(find_game(""));
}

TEST_CASE("catalog: every game has its words", "[contract]") {
    const auto& game = each_game();
    CAPTURE(game.id);
    check_words(game.title);
    for (const auto& line : game.tagline)
        check_words(line);
    for (const Side side : {Side::first, Side::second})
        check_words(side_name(game.side_names, side));
    CHECK_FALSE(game.rules.empty());
    for (const auto& paragraph : game.rules)
        check_words(paragraph);
    for (const auto& term : game.terms) {
        check_words(term.word);
        check_words(term.meaning);
    }
}

TEST_CASE("catalog: options have ids, words and defaults that they accept", "[contract]") {
    const auto& game = each_game();
    std::set<std::string> ids;
    for (const auto& spec : game.options) {
        CAPTURE(game.id, spec.id);
        CHECK(is_id(spec.id));
        CHECK(ids.insert(spec.id).second);
        CHECK_FALSE(taken_option_ids.contains(spec.id));
        check_words(spec.label);
        check_words(spec.help);
        OptionValues values(game.options);
        const auto refusal = values.set(spec.id, values.text(spec.id));
        CHECK_FALSE(refusal);
    }
}

TEST_CASE("catalog: what the setup offers is accepted, and the defaults go together", "[contract]") {
    const auto& game = each_game();
    CAPTURE(game.id);
    const OptionValues defaults(game.options);
    CHECK_FALSE(game.check(defaults));
    CHECK(option_sets(game).size() > 1);
    for (const auto& spec : game.options) {
        const auto* integer = std::get_if<IntegerOption>(&spec.kind);
        if (!integer) continue;
        CAPTURE(spec.id);
        const auto offered = defaults.offered(spec.id);
        CHECK(offered.min >= integer->accepted.min);
        CHECK(offered.max <= integer->accepted.max);
        CHECK(offered.min <= integer->fallback);
        CHECK(integer->fallback <= offered.max);
        CHECK(integer->step >= 1);
    }
}

TEST_CASE("catalog: boards at a glance go together, and those further on are longer games", "[contract]") {
    const auto& game = each_game();
    if (game.boards.empty()) return; // a game need not have them
    CAPTURE(game.id);
    REQUIRE(game.boards.size() == 3);
    CHECK(game.first_board < game.boards.size());
    CHECK(game.seconds_a_move > 0);
    double shorter = 0;
    std::set<std::string> words;
    for (const auto& board : game.boards) {
        CAPTURE(board.words);
        check_words(board.words);
        CHECK(words.insert(board.words).second);
        CHECK_FALSE(game.check(board_options(game, board)));
        CHECK(minutes_of(game, board) >= 1);
        CHECK(board.moves > std::exchange(shorter, board.moves));
        // By chance a game lasts neither half as long as that nor twice.
        constexpr int games = 4;
        Random random(1);
        double moves = 0;
        for (int playout = 0; playout < games; ++playout) {
            const auto table = open(game, board_options(game, board));
            for (; !table->outcome(); ++moves)
                play(*table, random.pick(table->legal_moves()));
        }
        CHECK(moves / games > board.moves / 2);
        CHECK(moves / games < board.moves * 2);
    }
}

TEST_CASE("catalog: players have ids and words, and can be seated", "[contract]") {
    const auto& game = each_game();
    REQUIRE_FALSE(game.players.empty());
    CHECK(game.players.front().id == "random");
    std::set<std::string> ids;
    const auto table = open(game);
    for (const auto& player : game.players) {
        CAPTURE(game.id, player.id);
        CHECK(is_id(player.id));
        CHECK(player.id != "human");
        CHECK(ids.insert(player.id).second);
        CHECK(find_player(game, player.id) == &player);
        check_words(player.name);
        check_words(player.thinks);
        CHECK_FALSE(table->seat({player.id, 1}));
    }
    CHECK(table->seat({"nobody", 1}));
    CHECK(table->seat({"", 1}));
}

TEST_CASE("catalog: a list calls a game by its title, whatever the start", "[contract]") {
    const auto& game = each_game();
    CAPTURE(game.id);
    if (!game.listed_as) return;
    for (const auto& options : option_sets(game)) {
        const auto words = game.listed_as(open(game, options.values)->position());
        check_words(words);
        CHECK(words.starts_with(game.title));
    }
    CHECK(game.listed_as("nonsense").starts_with(game.title));
    CHECK(game.listed_as("").starts_with(game.title));
}

TEST_CASE("catalog: a list tells the size of a game", "[contract]") {
    const auto listed = [](const char* game, const char* start) { return find_game(game)->listed_as(start); };
    CHECK(listed("boxes", "--/|_._|/../|_._|/-- 1") == "Boxes 2 × 2");
    CHECK(listed("amazons", "Q1q w") == "Amazons 3 × 1");
    CHECK(listed("sticks", "10/3 1") == "Sticks, 10 and 3");
    CHECK(listed("numbers", "4,7,2 0-0 1") == "Numbers, 3 tiles");
    CHECK(listed("points", "1,1;5,5;9,1 - 1") == "Points, 3 points");
}
