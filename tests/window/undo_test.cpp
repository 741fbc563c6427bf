// Undo and redo in the window, by keys and by their buttons, while the computer thinks and after the end.
#include "support/catch.hpp"

#include "window/played_game.hpp"

using namespace zugzwang;
using testing::PlayedGame;

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
