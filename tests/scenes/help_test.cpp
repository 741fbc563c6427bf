// The rules: a moving board beside each, the other games, and the keys.
#include "support/catch.hpp"

#include "house.hpp"

using namespace zugzwang;
using namespace zugzwang::test;

namespace {

struct RulesHouse : House {
    explicit RulesHouse(std::string_view game = "boxes") {
        stack.open(make_help(context, *find_game(game)));
        wait(0.1);
    }
    /// Shown on the cards; a card that plays has a pause.
    [[nodiscard]] bool plays() {
        canvas.clear();
        stack.draw(canvas);
        return canvas.has_sprite("icon/pause");
    }
};

} // namespace

TEST_CASE("rules: every step of every guide has its board", "[scenes][help]") {
    for (const auto& game : catalog()) {
        CAPTURE(game.id);
        RulesHouse house(game.id);
        for (std::size_t step = 0; step < game.guide.size(); ++step) {
            house.reach("rule:" + std::to_string(step));
            CHECK(house.has("rule-board:" + std::to_string(step)));
        }
    }
}

TEST_CASE("rules: a card plays its rule once when it is pressed, then rests", "[scenes][help]") {
    RulesHouse house;
    CHECK_FALSE(house.plays());
    house.press("rule:0");
    CHECK(house.plays());
    house.wait(0.5);
    CHECK(house.plays());
    house.wait(12);
    CHECK_FALSE(house.plays());
}

TEST_CASE("rules: the other games and the keys are one press away", "[scenes][help]") {
    RulesHouse house("boxes");
    house.press("rules:" + house.context.games.front().id);
    house.wait(0.1);
    CHECK(house.stack.top().title() == house.context.games.front().title + ": rules");
    house.press("keys");
    house.wait(0.1);
    CHECK(house.shows("In a game"));
    CHECK(house.shows("Insight"));
    house.key(Key::escape);
    CHECK(house.stack.depth() == 0);
}
