// Whatever comes to the program, in whatever scene it is while computers think: nothing breaks, and nothing that came
// is lost. `./arcade bench events` does it ten thousand times a scene.
#include "support/catch.hpp"

#include "events/stage.hpp"
#include "support/files.hpp"
#include "support/places.hpp"
#include "zugzwang/base/hash.hpp"

namespace {

using events::Action;
using events::Verb;

std::string told(const std::vector<Action>& actions) {
    std::string text;
    for (const auto& action : actions)
        text += text_of(action) + '\n';
    return text;
}

/// Another game at every scene.
const Game& game_at(const std::string& scene) {
    const auto& names = events::scene_names();
    const auto place = static_cast<std::size_t>(std::ranges::find(names, scene) - names.begin());
    return catalog()[place % catalog().size()];
}

} // namespace

TEST_CASE("events: at every scene, while computers think, nothing breaks and nothing is lost", "[events]") {
    constexpr std::size_t count = 250;
    const auto scene = GENERATE(from_range(events::scene_names()));
    DYNAMIC_SECTION(scene) {
        std::vector<Action> done;
        events::Stage stage(scene, game_at(scene));
        std::string lost;
        try {
            walk(stage, text_word(scene), count, done);
        } catch (const events::Lost& trouble) {
            lost = trouble.what();
        }
        INFO(lost << ", after:\n" << told(done));
        CHECK(lost.empty());
    }
}

TEST_CASE("events: what broke something once does so no more", "[events]") {
    const auto folder = std::filesystem::path(ZUGZWANG_SOURCE_DIR) / "tests/fuzz/events";
    for (const auto& entry : std::filesystem::directory_iterator(folder)) {
        INFO(entry.path().filename().string());
        const auto walk = events::walk_from(text_of(entry.path()));
        events::Stage stage(walk.scene, *find_game(walk.game));
        for (const auto& action : walk.actions)
            REQUIRE_NOTHROW(stage.act(action));
    }
}

TEST_CASE("events: an action is written and read again the same", "[events]") {
    Random random(1);
    const events::Sight sight{.screen = {800, 600}, .parts = {{10, 10, 50, 50}}};
    for (int round = 0; round < 500; ++round) {
        const auto action = any_action(sight, random);
        INFO(text_of(action));
        CHECK(events::action_from(text_of(action)) == action);
    }
    const events::Walk walk{.scene = "menu", .game = "boxes", .actions = {{.verb = Verb::quit}}};
    CHECK(events::walk_from(text_of(walk)).actions == walk.actions);
    const std::string bad = GENERATE("", "jump 1 2", "move 1", "move 1 x", "text");
    CHECK_FALSE(events::action_from(bad));
    CHECK_THROWS(events::walk_from("menu\nquit\n"));
}

TEST_CASE("events: an action that does nothing is noticed", "[events]") {
    events::Stage stage("menu", catalog().front());
    CHECK_THROWS_AS(stage.act({.verb = Verb::theme, .words = "no-such-theme"}), events::Lost);
}
