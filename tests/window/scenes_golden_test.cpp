// One picture of every scene and the words that stand in it; see golden.hpp for how they are renewed. What the boards
// draw is told in games_drawn_test.cpp.
#include "support/catch.hpp"

#include <algorithm>
#include <functional>
#include <string>

#include "app/frame_clock.hpp"
#include "app/opening.hpp"
#include "app/picture_sheet.hpp"
#include "app/theme_shelf.hpp"
#include "scenes/broadcast/broadcast_scene.hpp"
#include "scenes/broadcast/standings.hpp"
#include "scenes/broadcast/title_card.hpp"
#include "scenes/fake_game.hpp"
#include "scenes/frame/scenes.hpp"
#include "studio/composed.hpp"
#include "studio/scene_shots.hpp"
#include "window/golden.hpp"
#include "window/wordless_canvas.hpp"

using namespace zugzwang;
using Start = cli::WindowRequest::Start;

namespace {

cli::WindowRequest opened(Start start, const std::string& game) {
    cli::WindowRequest request{.start = start, .game = game};
    request.session.options = OptionValues(find_game(game)->options);
    return request;
}

/// The scenes on a sheet of 1280 by 720, with a clock of its own.
class Sheet {
  public:
    explicit Sheet(const cli::WindowRequest& request = {}) {
        app::open_scenes(stack_, context_, request);
        stack_.layout(canvas_.screen());
    }

    void open(std::unique_ptr<Scene> scene) { stack_.open(std::move(scene)); }
    void press(KeyEvent key) {
        stack_.handle(key);
        pass(Seconds{1});
    }
    /// `across` and `down` are parts of the widget's width and height.
    void click(std::string_view name, float across = 0.5F, float down = 0.5F) {
        const auto parts = stack_.top().widgets();
        const auto part = std::ranges::find(parts, name, &NamedRect::name);
        REQUIRE(part != parts.end());
        const Vec at{part->rect.x + across * part->rect.width, part->rect.y + down * part->rect.height};
        stack_.handle(PointerEvent{.kind = PointerEvent::Kind::move, .at = at});
        for (const auto kind : {PointerEvent::Kind::press, PointerEvent::Kind::release})
            stack_.handle(PointerEvent{.kind = kind, .at = at, .button = PointerEvent::Button::left});
        pass(Seconds{1});
    }
    /// Every step waits for the worker, so that nothing depends on its speed.
    void pass(Seconds time) {
        for (Seconds passed{0}; passed < time; passed += app::FrameClock::step) {
            workers_.wait_until_idle();
            stack_.update(app::FrameClock::step);
        }
    }
    void check(const std::string& name) {
        pass(Seconds{1}); // past the motion
        studio_.canvas().backdrop();
        stack_.draw(words_);
        testing::check_golden_words(words_.take_words(), name);
        testing::check_golden(*studio_.canvas().pixels(), name);
    }
    [[nodiscard]] SceneContext& context() { return context_; }

  private:
    canvas::Assets assets_ = canvas::Assets::found();
    Theme theme_ = app::load_theme(assets_, "arcade");
    Workers workers_;
    SceneContext context_{workers_, theme_, catalog(), 1};
    app::PictureSheet studio_{1280, 720, assets_, theme_};
    canvas::SdlCanvas& canvas_ = studio_.canvas();
    testing::WordlessCanvas words_{canvas_};
    SceneStack stack_{context_, words_};
};

/// The table after seven of the twelve games of four rungs.
ui::Node table() {
    Championship championship(4);
    constexpr std::optional<Side> winners[]{Side::second, Side::second, Side::first, std::nullopt,
                                            Side::second, Side::first,  std::nullopt};
    for (const auto& winner : winners)
        championship.note(winner);
    const auto& game = *find_game("boxes");
    std::vector<const PlayerSpec*> players;
    for (std::size_t rung = 0; rung < 4; ++rung)
        players.push_back(&game.ladder.rungs[rung].player);
    return standings(game, championship, players);
}

/// Two rungs before their fourth game.
ui::Node card() {
    const auto& game = *find_game("amazons");
    return title_card({.game = game,
                       .players = {{game.ladder.rungs[1].player.id, game.ladder.rungs[5].player.id}},
                       .score = {.wins = {{1, 2}}},
                       .round = "Championship: game 44 of 56"});
}

/// Scenes as they open, above the menu.
struct Opened {
    std::string name;
    std::function<std::unique_ptr<Scene>(SceneContext&)> scene;
};

const std::vector<Opened>& opened_scenes() {
    static const std::vector<Opened> all{
        {"ladder",
         [](SceneContext& context) {
             studio::compose_climb(context); // half of it is climbed
             return make_ladder(context, *find_game("boxes"));
         }},
        {"puzzle",
         [](SceneContext& context) {
             studio::compose_puzzles(context);
             return make_puzzles(context, *find_game("amazons"));
         }},
        {"settings", make_settings},
        {"review", // where it turned; every position of it is judged already, so nothing is thought about
         [](SceneContext& context) {
             context.film.set_maker([](const auto&...) { return std::nullopt; });
             auto record = studio::shot_record("judged");
             const auto& game = *find_game(record.game);
             return make_review(context, game, std::move(record));
         }},
        {"setup", [](SceneContext& context) { return make_setup(context, *find_game("numbers")); }},
        {"help", [](SceneContext& context) { return make_help(context, *find_game("sticks")); }},
        {"standings", [](SceneContext& context) { return std::make_unique<BroadcastPage>(context, table()); }},
        {"title_card",
         [](SceneContext& context) { return std::make_unique<BroadcastPage>(context, card(), title_card_time); }},
    };
    return all;
}

} // namespace

TEST_CASE("golden: the menu", "[window][golden]") { Sheet().check("menu"); }

TEST_CASE("golden: scenes as they open", "[window][golden]") {
    const auto one = GENERATE(from_range(opened_scenes()));
    DYNAMIC_SECTION(one.name) {
        Sheet stage;
        stage.open(one.scene(stage.context()));
        stage.check(one.name);
    }
}

TEST_CASE("golden: the menu, some rungs are climbed", "[window][golden][ladder]") {
    Sheet stage;
    studio::compose_climb(stage.context());
    stage.check("menu_climbed");
}

// Every position of it is judged already, so nothing is thought about.
TEST_CASE("golden: a rung is climbed, two stars are new", "[window][golden][ladder]") {
    Sheet stage;
    studio::compose_climb(stage.context());
    const auto& game = *find_game("boxes");
    auto config = config_of(game, studio::shot_record("climbed"));
    REQUIRE(config);
    auto session = start_game(stage.context(), game, *std::move(config));
    REQUIRE(session);
    stage.open(make_table(stage.context(), game, *std::move(session)));
    stage.pass(Seconds{5}); // past the confetti
    stage.check("climbed");
}

// White takes her queen from f3 to d1 and shoots at b3.
TEST_CASE("golden: a puzzle that is solved", "[window][golden]") {
    Sheet stage;
    studio::compose_puzzles(stage.context());
    stage.open(make_puzzles(stage.context(), *find_game("amazons")));
    stage.click("board", 0.865F, 0.53F);
    stage.click("board", 0.573F, 0.82F);
    stage.click("board", 0.281F, 0.53F);
    stage.pass(Seconds{2}); // until the ember is out
    stage.check("puzzle_solved");
}

TEST_CASE("golden: a rush", "[window][golden]") {
    Sheet stage;
    studio::compose_puzzles(stage.context());
    stage.open(make_puzzles(stage.context(), *find_game("sticks")));
    stage.click("rush");
    stage.press({.key = Key::character, .character = 's'});
    stage.check("rush");
}

TEST_CASE("golden: the games that were played", "[window][golden]") {
    Sheet stage;
    auto library = studio::composed_library(40);
    stage.open(studio::composed_games(stage.context(), library));
    stage.press({.key = Key::down});
    stage.check("games");
}

TEST_CASE("golden: a guided minute, its second step", "[window][golden][guide]") {
    Sheet stage;
    stage.open(make_guide(stage.context(), *find_game("boxes"), AfterGuide::set_up));
    stage.pass(Seconds{1});
    stage.click("board", 0.885F, 0.69F);
    stage.pass(Seconds{3}); // with the answer of the other side
    stage.check("guide");
}

TEST_CASE("golden: two friends' match is decided", "[window][golden][friends]") {
    auto request = opened(Start::play, "sticks");
    request.session.position = "2/2 1";
    request.session.names = {{"Ann", "Ben"}};
    Sheet stage(request);
    stage.context().settings.friends = {.names = {"Ann", "Ben"}, .target = 3, .won = {2, 1}};
    stage.pass(Seconds{1});
    stage.press({.key = Key::character, .character = '2'});
    stage.pass(Seconds{8}); // past the confetti
    stage.check("friends");
}

TEST_CASE("golden: the editor", "[window][golden]") {
    Sheet stage;
    stage.open(make_editor(stage.context(), *find_game("points")));
    stage.click("clear");
    stage.click("board", 0.2F, 0.3F);
    stage.click("board", 0.7F, 0.4F);
    stage.click("board", 0.4F, 0.8F);
    stage.check("editor");
}

TEST_CASE("golden: the analysis board, solved", "[window][golden]") {
    Sheet stage;
    stage.context().analysis_nodes = 200'000;
    const auto& boxes = *find_game("boxes");
    stage.open(make_analysis(stage.context(), boxes, OptionValues(boxes.options),
                             "-----/|_._|_._._|/...../|_|_._|_._|/..---/|_._|_._|2|/-...-/|_._._|_._|/..--./"
                             "|_._._._._|/----- 1"));
    stage.check("analysis");
}

TEST_CASE("golden: the analysis board, two ways tried", "[window][golden]") {
    Sheet stage;
    stage.context().analysis_nodes = 200'000;
    const auto& sticks = *find_game("sticks");
    stage.open(make_analysis(stage.context(), sticks, OptionValues(sticks.options), "10/3 1"));
    stage.pass(Seconds{1});
    stage.click("answer:0");
    stage.click("undo");
    stage.click("answer:1");
    stage.click("undo");
    stage.check("analysis_tried");
}

TEST_CASE("golden: a game at its start", "[window][golden]") { Sheet(opened(Start::play, "boxes")).check("play"); }

TEST_CASE("golden: two people with clocks, one of them running low", "[window][golden][clocks]") {
    auto request = opened(Start::play, "boxes");
    request.session.clocks = {{ClockLimit{Seconds{12}}, ClockLimit{Seconds{600}, Seconds{5}}}};
    Sheet stage(request);
    stage.pass(Seconds{5});
    stage.check("clocks");
}

TEST_CASE("golden: a game under way, a piece taken up", "[window][golden]") {
    auto request = opened(Start::play, "amazons");
    request.session.position = "3q2/1*2Q1/q3*1/2*3/1Q4/4*1 w";
    Sheet stage(request);
    stage.click("board", 1.5F / 6, 4.5F / 6);
    stage.check("under_way");
}

TEST_CASE("golden: the result of a game", "[window][golden]") {
    auto request = opened(Start::play, "sticks");
    request.session.position = "2/2 1";
    Sheet stage(request);
    stage.press({.key = Key::character, .character = '2'});
    stage.pass(Seconds{5}); // past the confetti
    stage.check("result");
}

// Before the first reply: how long it took would be written there.
TEST_CASE("golden: a demo, paused", "[window][golden]") {
    auto request = opened(Start::demo, "numbers");
    request.session.position = "4,31,13,22,19,4,2,16 27-42 1";
    request.session.players = {"greedy", "parity"}; // neither draws by chance
    Sheet stage(request);
    stage.press({.key = Key::space});
    stage.check("demo");
}

TEST_CASE("golden: a show, where the lead has changed", "[window][golden][show]") {
    Sheet stage;
    const auto& boxes = *find_game("boxes");
    SessionConfig config;
    config.options = OptionValues(boxes.options);
    config.players = {"chains", "champion"};
    const auto state = std::make_shared<test::FakeState>();
    stage.open(make_table(stage.context(), boxes, std::make_shared<test::FakeSession>(config, state)));
    constexpr double told[]{0.5, 0.55, 0.62, 0.7, 0.66, 0.72, 0.6, 0.48, 0.3, 0.22, 0.3, 0.25};
    for (const double share : told) {
        const auto ply = state->moves.size();
        const Side side = ply % 2 == 0 ? Side::first : Side::second;
        state->thinking = ThinkingInfo{
            .side = side, .depth = 5, .nodes = 4000, .first_share = share, .words = {}, .line = {}, .ply = ply};
        stage.pass(Seconds{0.5});
        state->moves.push_back({.side = side, .text = "a1-a2"});
    }
    stage.check("show");
}

// In the middle of what the strongest of them that shows its work does.
TEST_CASE("golden: the players at work", "[window][golden]") {
    for (const auto& game : catalog()) {
        CAPTURE(game.id);
        Sheet stage;
        SessionConfig config;
        config.options = OptionValues(game.options);
        config.position = studio::shot_words(game, "lesson");
        auto session = game.start_session(config, stage.context().workers);
        REQUIRE(session);
        stage.open(make_lesson(stage.context(), game, *std::move(session)));
        stage.pass(Seconds{1});
        stage.click("bar", 0.62F);
        stage.check("see_" + game.id);
    }
}
