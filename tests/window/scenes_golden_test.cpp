// One picture of every scene and the words that stand in it, and one of all that the canvas can draw; see golden.hpp
// for how they are renewed. What the boards draw is told in games_drawn_test.cpp.
#include "support/catch.hpp"

#include "app/frame_clock.hpp"
#include "app/opening.hpp"
#include "app/picture_sheet.hpp"
#include "app/theme_shelf.hpp"
#include "languages/languages.hpp"
#include "scenes/broadcast/between_games.hpp"
#include "scenes/broadcast/broadcast_scene.hpp"
#include "scenes/fake_game.hpp"
#include "scenes/frame/scenes.hpp"
#include "scenes/tournament/contest_scene.hpp"
#include "studio/composed.hpp"
#include "studio/practice/composed_practice.hpp"
#include "studio/scene_shots.hpp"
#include "studio/you/composed_you.hpp"
#include "support/contest_under_way.hpp"
#include "window/golden.hpp"
#include "window/wordless_canvas.hpp"

using Start = cli::WindowRequest::Start;

namespace {

cli::WindowRequest opened(Start start, const std::string& game,
                          const std::optional<std::string>& position = std::nullopt) {
    cli::WindowRequest request{.start = start, .game = game};
    request.session.options = OptionValues(find_game(game)->options);
    request.session.position = position;
    return request;
}

struct SheetLook {
    app::PictureSize size{1280, 720};
    std::string theme = "arcade", language = "en";
};

/// The scenes on a sheet, with a clock of its own.
class Sheet {
  public:
    explicit Sheet(const cli::WindowRequest& request = {}, SheetLook look = {}) : look_(std::move(look)) {
        speak(look_.language);
        canvas_.set_scale(static_cast<float>(look_.size.height) / 1080); // small pictures of a desktop's screen
        app::open_scenes(stack_, context_, request);
        stack_.layout(canvas_.screen());
    }

    ~Sheet() { speak("en"); }
    Sheet(const Sheet&) = delete;
    Sheet& operator=(const Sheet&) = delete;

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
    /// By the key Tab alone.
    void lead_to(std::string_view name) {
        constexpr int most = 100;
        for (int step = 0; step < most && stack_.top().focused() != name; ++step)
            stack_.handle(KeyEvent{.key = Key::tab});
        REQUIRE(stack_.top().focused() == name);
    }
    /// Until what is played on other threads has come so far.
    template <class Claim>
    void wait_until(Claim claim) {
        while (!claim())
            pass(app::FrameClock::step);
    }
    /// Every step waits for the worker, so that nothing depends on its speed.
    void pass(Seconds time) {
        for (Seconds passed{0}; passed < time; passed += app::FrameClock::step) {
            workers_.wait_until_idle();
            stack_.update(app::FrameClock::step);
        }
    }
    void check(const std::string& name) { check(name, name); }
    /// The words are those of the language, whatever the theme.
    void check_in_its_look(const std::string& name) {
        const auto words = name + "_" + look_.language;
        check(words, words + "_" + look_.theme);
    }
    [[nodiscard]] SceneContext& context() { return context_; }
    [[nodiscard]] const Canvas& canvas() const { return canvas_; }

  private:
    void check(const std::string& words, const std::string& picture) {
        pass(Seconds{1}); // past the motion
        studio_.canvas().backdrop();
        stack_.draw(words_);
        testing::check_golden_words(words_.take_words(), words);
        testing::check_golden(*studio_.canvas().pixels(), picture);
    }

    SheetLook look_;
    canvas::Assets assets_ = canvas::Assets::found();
    Theme theme_ = app::load_theme(assets_, look_.theme);
    Workers workers_;
    SceneContext context_{workers_, theme_, catalog(), 1};
    app::PictureSheet studio_{look_.size.width, look_.size.height, assets_, theme_};
    canvas::SdlCanvas& canvas_ = studio_.canvas();
    testing::WordlessCanvas words_{canvas_};
    SceneStack stack_{context_, words_};
};

/// The table after seven of the twelve games of four rungs.
ui::Node table(const Canvas& canvas) {
    Championship championship(4);
    constexpr std::optional<Side> winners[]{Side::second, Side::second, Side::first, std::nullopt,
                                            Side::second, Side::first,  std::nullopt};
    for (const auto& winner : winners)
        championship.note(winner);
    const auto& game = *find_game("boxes");
    std::vector<const PlayerSpec*> players;
    for (std::size_t rung = 0; rung < 4; ++rung)
        players.push_back(&game.ladder.rungs[rung].player);
    return standings(game, championship, players, canvas);
}

/// Two rungs before their fourth game.
ui::Node card() {
    const auto& game = *find_game("amazons");
    return title_card({.game = game,
                       .players = {{game.ladder.rungs[1].player.id, game.ladder.rungs[5].player.id}},
                       .score = {.wins = {{1, 2}}},
                       .round = "Championship: game 44 of 56"});
}

const tournament::Contest& open_contest(Sheet& sheet, tournament::TournamentPlan plan, int jobs, std::string file) {
    auto scene = std::make_unique<ContestScene>(sheet.context(), std::move(plan), jobs, std::move(file));
    const auto& contest = scene->contest();
    sheet.context().saving.texts = "Documents";
    sheet.open(std::move(scene));
    return contest;
}

/// A tournament in its midst: paused, so that nothing is timed.
void join_contest(Sheet& sheet) {
    static const testing::ContestUnderWay under_way;
    const auto& contest = open_contest(sheet, under_way.plan, 2, under_way.file());
    sheet.press({.key = Key::space});
    sheet.wait_until([&] { return !contest.records().empty() && contest.live()[0] && contest.live()[1]; });
}

/// All players of the house, one game after the other, up to the podium.
void play_contest(Sheet& sheet) {
    tournament::TournamentPlan plan;
    plan.game = find_game("numbers");
    plan.options = OptionValues(plan.game->options);
    plan.budget = {.nodes = 100};
    plan.random_opening = 2;
    for (const auto& player : plan.game->players)
        plan.entrants.push_back({.name = player.id, .player = player.id});
    const auto& contest = open_contest(sheet, plan, 1, "");
    sheet.wait_until([&] { return contest.state() == tournament::Contest::State::over; });
    sheet.pass(Seconds{2}); // past the confetti
}

/// What is done on the sheet, which opens with the menu or what else is asked for, before its picture is taken.
struct Shot {
    std::string name;
    std::function<void(Sheet&)> act{};
    cli::WindowRequest request{};
};

const std::vector<Shot>& shots() {
    static const std::vector<Shot> all{
        {"menu"},
        {"menu_climbed", [](Sheet& sheet) { studio::compose_climb(sheet.context()); }},
        {"settings", [](Sheet& sheet) { sheet.open(make_settings(sheet.context())); }},
        {"setup", [](Sheet& sheet) { sheet.open(make_setup(sheet.context(), *find_game("numbers"))); }},
        {"help", [](Sheet& sheet) { sheet.open(make_help(sheet.context(), *find_game("sticks"))); }},
        {"standings",
         [](Sheet& sheet) { sheet.open(std::make_unique<BroadcastPage>(sheet.context(), table(sheet.canvas()))); }},
        {"title_card",
         [](Sheet& sheet) { sheet.open(std::make_unique<BroadcastPage>(sheet.context(), card(), title_card_time)); }},
        {"ladder", // half of it is climbed
         [](Sheet& sheet) {
             studio::compose_climb(sheet.context());
             sheet.open(make_ladder(sheet.context(), *find_game("boxes")));
         }},
        {"climbed", // two stars are new; every position is judged already, so nothing is thought about
         [](Sheet& sheet) {
             studio::compose_climb(sheet.context());
             const auto& game = *find_game("boxes");
             auto session = start_game(sheet.context(), game, *config_of(game, studio::shot_record("climbed")));
             REQUIRE(session);
             sheet.open(make_table(sheet.context(), game, *std::move(session)));
             sheet.pass(Seconds{5}); // past the confetti
         }},
        {"puzzle",
         [](Sheet& sheet) {
             studio::compose_puzzles(sheet.context());
             sheet.open(make_puzzles(sheet.context(), *find_game("amazons")));
         }},
        {"puzzle_solved", // White takes her queen from f3 to d1 and shoots at b3
         [](Sheet& sheet) {
             studio::compose_puzzles(sheet.context());
             sheet.open(make_puzzles(sheet.context(), *find_game("amazons")));
             sheet.click("board", 0.865F, 0.53F);
             sheet.click("board", 0.573F, 0.82F);
             sheet.click("board", 0.281F, 0.53F);
             sheet.pass(Seconds{2}); // until the ember is out
         }},
        {"rush",
         [](Sheet& sheet) {
             studio::compose_puzzles(sheet.context());
             sheet.open(make_puzzles(sheet.context(), *find_game("sticks")));
             sheet.click("rush");
             sheet.press({.key = Key::character, .character = 's'});
         }},
        {"sheet", // of one's own mistakes
         [](Sheet& sheet) {
             studio::compose_practice(sheet.context());
             sheet.open(make_sheet(sheet.context(), *find_game("boxes"), sheet::Asks::better));
         }},
        {"class_set", // the first one answered
         [](Sheet& sheet) {
             sheet.open(make_class_set(sheet.context(), *find_game("sticks"),
                                       {.game = "sticks", .positions = {"17/5 1", "20/4 1 misere", "11/3 2"}}));
             sheet.press({.key = Key::character, .character = '5'});
         }},
        {"letter", // a friend begins
         [](Sheet& sheet) {
             sheet.open(make_letter(sheet.context(), *find_game("boxes"), {.id = 7, .game = "boxes"}));
         }},
        {"review", // where it turned; every position of it is judged already, so nothing is thought about
         [](Sheet& sheet) {
             sheet.context().film.set_maker([](const auto&...) { return std::nullopt; });
             auto record = studio::shot_record("judged");
             const auto& game = *find_game(record.game);
             sheet.open(make_review(sheet.context(), game, std::move(record)));
         }},
        {"guide", // its second step
         [](Sheet& sheet) {
             sheet.open(make_guide(sheet.context(), *find_game("boxes"), AfterGuide::set_up));
             sheet.pass(Seconds{1});
             sheet.click("board", 0.85F, 0.69F);
             sheet.pass(Seconds{3}); // with the answer of the other side
         }},
        {"editor",
         [](Sheet& sheet) {
             sheet.open(make_editor(sheet.context(), *find_game("points")));
             sheet.click("clear");
             sheet.click("board", 0.2F, 0.3F);
             sheet.click("board", 0.7F, 0.4F);
             sheet.click("board", 0.4F, 0.8F);
         }},
        {"analysis", // solved
         [](Sheet& sheet) {
             sheet.context().analysis_nodes = 200'000;
             const auto& boxes = *find_game("boxes");
             sheet.open(make_analysis(sheet.context(), boxes, OptionValues(boxes.options),
                                      "-----/|_._|_._._|/...../|_|_._|_._|/..---/|_._|_._|2|/-...-/|_._._|_._|/..--./"
                                      "|_._._._._|/----- 1"));
         }},
        {"analysis_tried", // two ways
         [](Sheet& sheet) {
             sheet.context().analysis_nodes = 200'000;
             const auto& sticks = *find_game("sticks");
             sheet.open(make_analysis(sheet.context(), sticks, OptionValues(sticks.options), "10/3 1"));
             sheet.pass(Seconds{1});
             for (const auto* press : {"answer:0", "undo", "answer:1", "undo"})
                 sheet.click(press);
         }},
        {"play", {}, opened(Start::play, "boxes")},
        {"under_way", // a piece taken up
         [](Sheet& sheet) { sheet.click("board", 1.5F / 6, 4.5F / 6); },
         opened(Start::play, "amazons", "3q2/1*2Q1/q3*1/2*3/1Q4/4*1 w")},
        {"result",
         [](Sheet& sheet) {
             sheet.press({.key = Key::character, .character = '2'});
             sheet.pass(Seconds{5}); // past the confetti
         },
         opened(Start::play, "sticks", "2/2 1")},
    };
    return all;
}

} // namespace

TEST_CASE("golden: scenes, and what is done in them", "[window][golden]") {
    const auto shot = GENERATE(from_range(shots()));
    DYNAMIC_SECTION(shot.name) {
        Sheet sheet(shot.request);
        if (shot.act) shot.act(sheet);
        sheet.check(shot.name);
    }
}

TEST_CASE("golden: what is seen most, in every language and theme", "[window][golden][languages]") {
    const auto name = GENERATE(values<std::string>({"menu", "setup", "play", "help", "settings"}));
    const auto shot = std::ranges::find(shots(), name, &Shot::name);
    for (const auto& language : all_languages()) {
        for (const auto* theme : {"arcade", "classic", "contrast", "paper"}) {
            CAPTURE(name, language.code, theme);
            Sheet sheet(shot->request, {.size = {800, 450}, .theme = theme, .language = language.code});
            if (shot->act) shot->act(sheet);
            sheet.check_in_its_look(name);
        }
    }
}

TEST_CASE("golden: a tournament, on a usual screen and on a small one", "[window][golden][tournament]") {
    const std::vector<Shot> all{{"tournament_setup",
                                 [](Sheet& sheet) {
                                     sheet.open(make_tournament(sheet.context(), *find_game("numbers")));
                                     sheet.lead_to("jobs");
                                     for (int leap = 0; leap < 10; ++leap) // one at once, whatever the machine has
                                         sheet.press({.key = Key::page_down});
                                     sheet.lead_to("play");
                                 }},
                                {"tournament", join_contest},
                                {"tournament_forfeits",
                                 [](Sheet& sheet) {
                                     join_contest(sheet);
                                     sheet.click("forfeits:montecarlo");
                                 }},
                                {"tournament_podium", play_contest}};
    const auto& shot = GENERATE_COPY(from_range(all));
    DYNAMIC_SECTION(shot.name) {
        Sheet usual;
        shot.act(usual);
        usual.check(shot.name);
        Sheet small({}, {.size = {800, 600}, .theme = "paper"});
        shot.act(small);
        small.check(shot.name + "_small");
    }
}

TEST_CASE("golden: the games that were played", "[window][golden]") {
    Sheet stage;
    auto library = studio::composed_library(40);
    stage.open(studio::composed_games(stage.context(), library));
    stage.press({.key = Key::down});
    stage.check("games");
}

TEST_CASE("golden: a person over time", "[window][golden]") {
    std::optional<studio::ComposedPerson> person; // goes after the sheet
    Sheet stage;
    person.emplace(stage.context());
    person->live(stage.context());
    stage.open(make_you(stage.context()));
    stage.check("you");
}

TEST_CASE("golden: two friends' match is decided", "[window][golden][friends]") {
    auto request = opened(Start::play, "sticks", "2/2 1");
    request.session.names = {{"Ann", "Ben"}};
    Sheet stage(request);
    stage.context().settings.friends = {.names = {"Ann", "Ben"}, .target = 3, .won = {2, 1}};
    stage.pass(Seconds{1});
    stage.press({.key = Key::character, .character = '2'});
    stage.pass(Seconds{8}); // past the confetti
    stage.check("friends");
}

TEST_CASE("golden: two people with clocks, one of them running low", "[window][golden][clocks]") {
    auto request = opened(Start::play, "boxes");
    request.session.clocks = {{ClockLimit{Seconds{12}}, ClockLimit{Seconds{600}, Seconds{5}}}};
    Sheet stage(request);
    stage.pass(Seconds{5});
    stage.check("clocks");
}

// Before the first reply: how long it took would be written there.
TEST_CASE("golden: a demo, paused", "[window][golden]") {
    auto request = opened(Start::demo, "numbers", "4,31,13,22,19,4,2,16 27-42 1");
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

TEST_CASE("golden: everything that the canvas can draw but words", "[window][golden]") {
    const auto assets = canvas::Assets::found();
    const auto theme = app::load_theme(assets, "arcade");
    app::PictureSheet studio(480, 320, assets, theme);
    auto& canvas = studio.canvas();
    canvas.backdrop();
    canvas.box({10, 10, 140, 90}, {.top = Role::button_top,
                                   .bottom = Role::button_bottom,
                                   .radius = 14,
                                   .rim = Role::act,
                                   .rim_width = 3,
                                   .foot = Role::bad,
                                   .foot_depth = 8});
    canvas.box({20, 20, 60, 40}, {.radius = 8, .rim = Role::ink, .rim_width = 2, .fill_alpha = 0});
    canvas.disc({200, 40}, 28, {Role::first});
    canvas.disc({225, 50}, 28, {Role::second, 0.5F});
    canvas.ring({300, 45}, 30, 6, {Role::act});
    canvas.diamond({370, 45}, 30, {Role::second});
    canvas.glow({435, 45}, 40, {Role::ink, 1});
    canvas.line({20, 130}, {150, 190}, {.paint = {Role::ink}, .width = 7});
    canvas.line({20, 200}, {150, 200}, {.paint = {Role::soft}, .width = 4, .dash = 12, .round = false});
    const std::array<Vec, 4> zigzag{Vec{180, 130}, {220, 190}, {260, 130}, {300, 190}};
    canvas.polyline(zigzag, {.paint = {Role::first, 0.6F}, .width = 10});
    const std::array<Vec, 4> corners{Vec{340, 130}, {440, 120}, {450, 190}, {360, 200}};
    canvas.blob(corners, 10, {Role::second, 0.4F});
    canvas.sprite("mark/first", {20, 220, 40, 40}, {});
    canvas.sprite("sticks/match", {70, 215, 10, 90}, {.alpha = 0.8F, .turned = 8});
    canvas.push_group({20, 0}, 0.5F);
    canvas.sprite("mark/second", {80, 220, 40, 40}, {});
    canvas.pop_group();
    canvas.clip({160, 215, 60, 40});
    canvas.disc({160, 215}, 40, {Role::act});
    canvas.unclip();
    testing::check_golden(*canvas.pixels(), "canvas");
}
