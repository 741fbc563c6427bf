// Whole games in the window, by nothing but SDL's events: people alone and against the computer, by mouse. By keys
// alone every game is played in tests/contract.
#include "support/catch.hpp"

#include "window/played_game.hpp"
#include "zugzwang/play/side_words.hpp"

namespace {

/// "6 boxes", of games in which a margin is said.
std::string margin_words(const Game& game, std::int64_t margin) {
    const std::string unit = game.id == "boxes" ? "box" : game.id == "numbers" ? "point" : "";
    if (unit.empty()) return {};
    return " by " + std::to_string(margin) + ' ' + unit + (margin == 1 ? "" : unit == "box" ? "es" : "s");
}

/// What the title says in the end, of the outcome that the rules found; the only person is called "You".
std::string end_words(const Game& game, const Outcome& outcome, const BySide<std::string>& names) {
    if (!outcome.winner) return game.title + ": A draw";
    const auto& winner = names[*outcome.winner];
    return game.title + ": " + winner + (winner == "You" ? " win" : " wins") + margin_words(game, outcome.margin);
}

void check_end(PlayedGame& played, const BySide<std::string>& names) {
    REQUIRE(played.over());
    played.check_by_rules();
    CHECK(played.title() == end_words(played.game(), *played.session().news().outcome, names));
    for (const auto* name : {"result", "again", "swap", "review", "menu"})
        CHECK(played.window().has_widget(name));
}

/// As the window calls them.
BySide<std::string> side_names(const Game& game) {
    return {side_name(game.side_names, Side::first), side_name(game.side_names, Side::second)};
}

} // namespace

TEST_CASE("games: two people click a whole game to its result, and play again", "[window][games]") {
    const auto small = testing::any_small_game();
    DYNAMIC_SECTION(small.game) {
        PlayedGame played({.game = small.game, .options = small.options});
        played.play_by_mouse();
        check_end(played, side_names(played.game()));
        const auto moves = played.moves();
        played.click_again();
        CHECK_FALSE(played.window().has_widget("result"));
        played.play_by_mouse();
        check_end(played, side_names(played.game()));
        CHECK(played.moves() != moves);
        played.window().click("menu");
        CHECK(played.window().app().scenes().depth() == 1);
    }
}

TEST_CASE("games: a person clicks a whole game against the computer, on either side", "[window][games]") {
    const auto small = testing::any_small_game();
    const bool person_first = GENERATE(true, false);
    DYNAMIC_SECTION(small.game << (person_first ? " first" : " second")) {
        const auto computer = find_player(*find_game(small.game), small.computer)->name;
        const auto person = std::string(human);
        PlayedGame played({.game = small.game,
                           .options = small.options,
                           .players = person_first ? BySide<std::string>{person, small.computer}
                                                   : BySide<std::string>{small.computer, person}});
        played.play_by_mouse();
        check_end(played, person_first ? BySide<std::string>{"You", computer} : BySide<std::string>{computer, "You"});
    }
}
