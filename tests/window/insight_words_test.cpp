// The words of an insight stand whole in their panel, with the real fonts: they hold the move.
#include "support/catch.hpp"

#include <algorithm>
#include <string>

#include "app/theme_shelf.hpp"
#include "games/sticks/show/view.hpp"
#include "scenes/frame/fact_panel.hpp"
#include "scenes/table/table_layout.hpp"
#include "studio/studio.hpp"
#include "window/listening_canvas.hpp"

using namespace zugzwang;
using namespace zugzwang::sticks;

TEST_CASE("insight: in Sticks the words with the move are never cut off", "[window][sticks]") {
    const auto [width, height] = GENERATE(table<int, int>({{1920, 1080}, {1280, 720}, {1024, 768}, {960, 720}}));
    const auto assets = canvas::Assets::found();
    const Theme theme = app::load_theme(assets, "arcade");
    studio::Studio studio(width, height, assets, theme);
    testing::ListeningCanvas canvas(studio.canvas());
    const zugzwang::Stage stage(studio.canvas().screen(), studio.canvas());
    const bool computer = GENERATE(true, false);
    const auto area = table_layout(stage, {.style = TableStyle::facing, .computer = computer, .insight = true}).insight;
    REQUIRE(area);
    for (const bool misere : {false, true}) {
        for (int left = 3; left <= max_sticks; left += left < 60 ? 1 : 37) {
            for (const int take : {2, 3, 7, 19, 499, 999}) {
                const Rules::State state{.left = left, .take = take, .misere = misere};
                const auto panel = *sticks::View::insight_panel(insight(state), state, Labels::standard);
                CAPTURE(width, left, take, misere, panel.words);
                canvas.forget();
                paint_facts(*area, panel, {.rim = Role::primary_foot, .title = Role::act}, canvas);
                const auto found = std::ranges::find(canvas.heard(), panel.words, &testing::HeardText::words);
                REQUIRE(found != canvas.heard().end());
                CHECK(area->contains(found->area));
                // The last number is the one on the table, and some are shown.
                const auto chip = std::ranges::find(canvas.heard(), std::to_string(left), &testing::HeardText::words);
                CHECK(chip != canvas.heard().end());
            }
        }
    }
}
