// What happens to a running game from outside: another size of the window, fullscreen, the end of the program; and undo
// and redo, by keys and by their buttons, while the computer thinks.
#include "support/catch.hpp"

#include "support/every_game.hpp"
#include "window/played_game.hpp"

namespace {

/// All of a game that must outlast whatever happens to the window.
struct Kept {
    std::string position, title;
    std::vector<std::string> moves;

    explicit Kept(PlayedGame& played)
        : position(played.session().position()), title(played.title()), moves(played.moves()) {}
    friend bool operator==(const Kept&, const Kept&) = default;
};

std::string any_game() { return GENERATE(from_range(testing::game_ids())); }

/// Sizes that the window goes through, back to the first.
constexpr std::array<std::array<int, 2>, 4> sizes{{{1920, 1080}, {2560, 1080}, {1024, 768}, {800, 600}}};

/// A queen and where she goes are chosen, her arrow is not.
void click_half_a_move(PlayedGame& played) {
    while (played.title().find("choose where she shoots") == std::string::npos)
        played.click_something();
}

} // namespace

TEST_CASE("resize: nothing of a game is lost, not by fullscreen either, and the next click finds its place",
          "[window][resize]") {
    const auto id = any_game();
    DYNAMIC_SECTION(id) {
        std::map<std::string, std::string> options;
        if (id == "sticks") options["sticks"] = "25"; // six moves of three leave some
        PlayedGame played({.game = id, .options = options, .width = 800, .height = 600});
        played.click_a_move();
        played.rest();
        check_whole(played.window(), 800, 600);
        const auto seat = played.window().widget("seat-first");
        const auto board = played.window().widget("board");
        for (const auto [width, height] : sizes) {
            const Kept kept(played);
            played.window().resize(width, height);
            CHECK(Kept(played) == kept);
            check_whole(played.window(), width, height);
            played.click_a_move();
            played.rest();
            CHECK(played.moves().size() == kept.moves.size() + 1);
        }
        CHECK(played.window().widget("board") == board);
        CHECK(played.window().widget("seat-first") == seat);
        const Kept kept(played);
        for (const bool fullscreen : {true, false}) {
            played.window().press(SDLK_F11);
            played.window().take_events();
            CHECK(played.window().app().window().is_fullscreen() == fullscreen);
            CHECK(Kept(played) == kept);
        }
        played.click_a_move();
        played.check_by_rules();
    }
}

TEST_CASE("resize: a half-made move stays half made", "[window][resize]") {
    PlayedGame played({.game = "amazons", .width = 800, .height = 600});
    played.click_a_move();
    played.rest();
    const auto before = played.session().position();
    click_half_a_move(played);
    const auto title = played.title();
    for (const auto [width, height] : sizes) {
        played.window().resize(width, height);
        played.window().pass(Seconds{0.1});
        CHECK(played.title() == title);
        CHECK(played.session().position() == before);
        check_whole(played.window(), width, height);
    }
    played.window().press(SDLK_ESCAPE); // back to the choice of where she goes,
    played.window().pass(Seconds{0.1});
    CHECK_THAT(played.title(), Catch::Matchers::EndsWith("choose where the queen goes"));
    played.window().press(SDLK_ESCAPE); // and to the choice of a queen
    played.window().pass(Seconds{0.1});
    CHECK_THAT(played.title(), Catch::Matchers::EndsWith("choose a queen"));
    played.click_a_move();
    played.check_by_rules();
}

TEST_CASE("resize: the arrow flies from where the queen was sent before", "[window][resize]") {
    PlayedGame played({.game = "amazons", .width = 800, .height = 600});
    const Vec from{0.36F, 0.89F}, to{0.36F, 0.43F}, arrow{0.64F, 0.43F}; // d1, d6, g6: parts of the board
    const auto click = [&](Vec part) {
        const Rect board = played.window().widget("board");
        const float side = std::min(board.width, board.height);
        const Rect square = around(board.centre(), side);
        played.window().click({square.x + part.x * side, square.y + part.y * side});
        played.window().pass(Seconds{0.1});
    };
    click(from);
    click(to);
    played.window().resize(2560, 1080);
    click(arrow);
    CHECK(played.moves() == std::vector<std::string>{"d1-d6/g6"});
}

TEST_CASE("resize: a motion under way ends where it should", "[window][resize]") {
    const auto id = any_game();
    DYNAMIC_SECTION(id) {
        PlayedGame played({.game = id, .width = 800, .height = 600});
        played.click_a_move();
        const Kept kept(played);
        for (const auto [width, height] : sizes) {
            REQUIRE(played.session().news().is_animating);
            played.window().resize(width, height);
            check_whole(played.window(), width, height);
            played.window().pass(Seconds{0.02});
        }
        played.rest();
        CHECK_FALSE(played.session().news().is_animating);
        CHECK(played.session().position() == kept.position);
        CHECK(played.moves() == kept.moves);
        played.click_a_move();
        played.check_by_rules();
    }
}

TEST_CASE("leaving: a closed window ends the program in the middle of a motion", "[window][leave]") {
    const auto id = any_game();
    DYNAMIC_SECTION(id) {
        PlayedGame played({.game = id});
        auto& window = played.window();
        played.click_a_move();
        REQUIRE(played.session().news().is_animating);
        SDL_Event quit{};
        quit.type = SDL_QUIT;
        window.send(quit);
        CHECK_FALSE(window.app().running());
        const Kept kept(played);
        window.press(SDLK_RETURN);
        window.pass(Seconds{1});
        CHECK(Kept(played) == kept);
    }
}

namespace {

enum class By : bool { keys, buttons };

void undo(PlayedGame& played, By by) {
    by == By::keys ? played.window().press(SDLK_z, KMOD_LCTRL) : played.window().click("undo");
}

void redo(PlayedGame& played, By by) {
    by == By::keys ? played.window().press(SDLK_y, KMOD_LCTRL) : played.window().click("redo");
}

/// The computer's search has begun and is not over; only for searches without limit.
void check_thinking(PlayedGame& played) {
    played.window().pass(Seconds{2}); // past the motion of the person's move
    CHECK(played.title() == played.game().title + ": The computer is thinking");
    const auto thinking = played.session().news().thinking;
    REQUIRE(thinking);
    CHECK(thinking->running);
    CHECK_FALSE(played.session().news().waits_for_person);
}

const std::string person(human), champion = "champion";

} // namespace

TEST_CASE("undo: stops a computer that thinks without limit, and the person chooses again", "[window][undo]") {
    const auto by = GENERATE(By::keys, By::buttons);
    const auto id = GENERATE("amazons", "boxes");
    DYNAMIC_SECTION(id << (by == By::keys ? " by keys" : " by buttons")) {
        // So large a board that nobody has thought it through to the end.
        const std::map<std::string, std::string> large{{"rows", "12"}, {"cols", "12"}};
        PlayedGame played({.game = id,
                           .options = std::string(id) == "boxes" ? large : std::map<std::string, std::string>{},
                           .players = {person, champion},
                           .budget = {}});
        played.click_a_move();
        const auto first = played.moves();
        check_thinking(played);
        undo(played, by);
        played.rest(); // ends only if the search was stopped
        const auto& session = played.session();
        CHECK(session.news().moves.empty());
        CHECK(session.position() == played.start()->position());
        CHECK(session.news().waits_for_person);
        CHECK_FALSE(session.news().can_undo);

        redo(played, by);
        CHECK(played.moves() == first);
        check_thinking(played);
        undo(played, by);
        played.rest();
        CHECK(session.news().moves.empty());

        while (played.session().news().moves.empty() || played.moves() == first) {
            undo(played, by);
            played.click_a_move();
        }
        CHECK(played.session().news().moves.size() == 1);
        CHECK_FALSE(session.news().can_redo);
        check_thinking(played);
        played.check_by_rules();
    }
}
