// The real games' lessons: large enough for the back row, and nothing over anything else.
#include "layout_checks.hpp"
#include "support/catch.hpp"

using namespace zugzwang;
using namespace zugzwang::test;

namespace {

/// A real game with that player on both seats, and its lesson open.
void open_lesson(House& house, const Game& game, const OptionValues& options, const std::string& player) {
    SessionConfig config;
    config.options = options;
    config.players = {player, player};
    auto session = game.start_session(config, house.workers);
    REQUIRE(session);
    house.stack.open(make_lesson(house.context, game, *std::move(session)));
    house.wait(0.01);
    house.workers.wait_until_idle();
    house.wait(0.1);
}

void check_lesson(const Game& game, const OptionValues& options, const std::string& player) {
    for (const auto& size :
         std::vector<ScreenSize>{{800, 600}, {1024, 768}, {1280, 720}, {1920, 1080}, {390, 664}, {390, 844}}) {
        CAPTURE(game.id, player, size.width, size.height);
        House house(any_size());
        open_lesson(house, game, options, player);
        const Rect bar = house.rect("bar");
        for (const float part : {0.0F, 0.3F, 0.6F, 1.0F}) {
            CAPTURE(part);
            house.click({bar.x + bar.width * part, bar.centre().y});
            house.wait(0.5);
            check(house);
            for (const auto& text : house.canvas.texts()) {
                INFO(text.words);
                CHECK(text.size >= std::floor(lesson_board_text * house.canvas.scale()));
            }
        }
    }
}

} // namespace

TEST_CASE("lessons: nothing of the players at work overlaps or leaves the screen", "[scenes][layout][lesson][slow]") {
    for (const auto& game : catalog()) {
        for (const auto& player : game.players) {
            if (!player.shows_its_work) continue;
            check_lesson(game, small_options(game), player.id);
            check_lesson(game, OptionValues(game.options), player.id);
        }
    }
}
