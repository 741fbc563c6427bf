// The words of an insight stand whole in their panel, with the real fonts: they hold the move.
#include "support/catch.hpp"

#include "app/picture_sheet.hpp"
#include "app/theme_shelf.hpp"
#include "games/sticks/show/view.hpp"
#include "scenes/frame/scene_stack.hpp"
#include "scenes/frame/scenes.hpp"
#include "scenes/frame/shared_parts.hpp"
#include "scenes/null_canvas.hpp"
#include "support/within.hpp"
#include "zugzwang/ui/page_view.hpp"

using namespace zugzwang::sticks;

namespace {

/// Remembers where texts went, measured with the real fonts.
class MeasuringCanvas final : public test::NullCanvas {
  public:
    explicit MeasuringCanvas(canvas::SdlCanvas& paper)
        : NullCanvas(paper.theme(), paper.screen().width, paper.screen().height), paper_(paper) {}
    [[nodiscard]] Size measured(std::string_view words, const TextStyle& style) const override {
        return paper_.measured(words, style);
    }

  private:
    canvas::SdlCanvas& paper_;
};

/// Where it stands in a game against that player.
Rect insight_area(app::PictureSheet& studio, const Theme& theme, const std::string& rival) {
    Workers workers;
    SceneContext context{workers, theme, catalog(), 1};
    SceneStack stack(context, studio.canvas());
    stack.layout(studio.canvas().screen());
    SessionConfig config;
    const auto& game = *find_game("sticks");
    config.options = OptionValues(game.options);
    config.players = {"human", rival};
    stack.open(make_table(context, game, *game.start_session(config, workers)));
    stack.handle(KeyEvent{.key = Key::character, .character = 'i'});
    stack.update(Seconds{0.01});
    const auto parts = stack.top().widgets();
    const auto part = std::ranges::find(parts, "insight-panel", &NamedRect::name);
    REQUIRE(part != parts.end());
    return part->rect;
}

} // namespace

TEST_CASE("insight: in Sticks the words with the move are never cut off", "[window][sticks]") {
    const auto [width, height] = GENERATE(table<int, int>({{1920, 1080}, {1280, 720}, {1024, 768}, {960, 720}}));
    const auto assets = canvas::Assets::found();
    const Theme theme = app::load_theme(assets, "arcade");
    app::PictureSheet studio(width, height, assets, theme);
    MeasuringCanvas canvas(studio.canvas());
    const auto area = insight_area(studio, theme, GENERATE("optimal", "human"));
    for (const bool misere : {false, true}) {
        for (int left = 3; left <= max_sticks; left += left < 60 ? 1 : 37) {
            for (const int take : {2, 3, 7, 19, 499, 999}) {
                const Rules::State state{.left = left, .take = take, .misere = misere};
                const auto panel = *sticks::View::insight_panel(insight(state, Unlimited()), state, Labels::standard);
                CAPTURE(width, left, take, misere, panel.words);
                canvas.clear();
                ui::PageView view;
                view.show({.body = facts(panel, {.rim = Role::primary_foot, .title = Role::act}).fills(), .bare = true},
                          area, canvas);
                view.draw(canvas);
                const auto found = std::ranges::find(canvas.texts(), panel.words, &test::DrawnText::words);
                REQUIRE(found != canvas.texts().end());
                CHECK(area.contains(found->area));
                // The last number is the one on the table, and some are shown.
                const auto chip = std::ranges::find(canvas.texts(), std::to_string(left), &test::DrawnText::words);
                CHECK(chip != canvas.texts().end());
            }
        }
    }
}
