// The bar of captions on the pages where games are played, what is read out, and the line a move is typed in.
#include "layout_checks.hpp"
#include "puzzle_house.hpp"
#include "voice/recorded_voice.hpp"

namespace {

/// A house in which somebody listens.
struct ListeningHouse {
    explicit ListeningHouse(CaptionMode mode = CaptionMode::spoken, ScreenSize size = {}) : house(size) {
        house.context.settings.captions = mode;
        house.context.voice = &voice;
    }

    testing::RecordedVoice voice;
    House house;
};

Panel told_of(std::string title, std::string big, std::string words) {
    Panel panel;
    panel.title = std::move(title);
    panel.big = std::move(big);
    panel.words = std::move(words);
    return panel;
}

} // namespace

TEST_CASE("captions: the bar stands at the foot of a table where they are on, and nowhere else", "[scenes][captions]") {
    const auto mode = GENERATE(CaptionMode::off, CaptionMode::shown, CaptionMode::spoken);
    ListeningHouse listener(mode);
    auto& house = listener.house;
    house.open_table({"human", "human"});
    CHECK(house.has("caption") == (mode != CaptionMode::off));
    CHECK(house.shows("White begins.") == (mode != CaptionMode::off));
    CHECK(house.has("say-again") == (mode == CaptionMode::spoken));
    CHECK(house.rect("board").bottom() < (mode == CaptionMode::off ? 1080 : house.rect("caption").y));
}

TEST_CASE("captions: the loudspeaker says it again", "[scenes][captions]") {
    ListeningHouse listener;
    listener.house.open_table({"human", "human"});
    static_cast<void>(listener.voice.take_words());
    listener.house.press("say-again");
    CHECK(listener.voice.take_words() == std::vector<std::string>{"White begins."});
}

TEST_CASE("captions: only where they are spoken is anything said", "[scenes][captions]") {
    ListeningHouse listener(GENERATE(CaptionMode::off, CaptionMode::shown));
    listener.house.open_table({"human", "human"});
    listener.house.key(Key::tab);
    CHECK(listener.voice.take_words().empty());
}

TEST_CASE("captions: a screen reader gets all of it, and the position after every move, with captions off",
          "[scenes][captions]") {
    ListeningHouse listener(CaptionMode::off);
    listener.voice.screen_reader = true;
    auto& house = listener.house;
    house.open_table({"human", "human"});
    CHECK_FALSE(house.has("caption"));
    CHECK_FALSE(listener.voice.take_words().empty());
    auto& shown = listener.voice.positions;
    CHECK(shown == std::vector<std::string>{"Move 1, White is to move."});
    house.session().moves.push_back({.side = Side::first, .text = "b1-b2"});
    house.wait(0.2);
    CHECK(shown == std::vector<std::string>{"Move 1, White is to move.", "Move 2, Black is to move."});
    house.letter('o');
    CHECK(listener.voice.take_words().back() == "Move 2, Black is to move.");
}

TEST_CASE("captions: what gets the focus is read out, with its value and what it does", "[scenes][captions]") {
    ListeningHouse listener;
    auto& house = listener.house;
    house.stack.open(make_settings(house.context));
    house.wait(0.1);
    CHECK(listener.voice.take_words() ==
          std::vector<std::string>{"Settings.", "Full screen. The whole screen, or a window. On"});
    house.key(Key::right);
    CHECK(listener.voice.take_words() == std::vector<std::string>{"Full screen. The whole screen, or a window. Off"});
}

TEST_CASE("captions: a table without eyes: keys tell the turn, the score and the time", "[scenes][captions]") {
    ListeningHouse listener;
    auto& house = listener.house;
    FakeState state;
    state.pointer_panel = told_of("In focus", "b1-b2", "Safe: it gives nothing away.");
    house.open_table({"human", "human"}, 0, state);
    static_cast<void>(listener.voice.take_words());
    const auto answer = [&](char letter) {
        house.letter(letter);
        const auto words = listener.voice.take_words();
        return words.empty() ? std::string() : words.back();
    };
    CHECK(answer('o') == "Move 1, White is to move.");
    CHECK(listener.voice.said.empty()); // once
    CHECK(house.shows("Move 1, White is to move."));
    CHECK(answer('s') == "White: 18 lines open. Black: 18 lines open.");
    CHECK(answer('c') == "White: 2 min 14 s used. Black: 2 min 14 s used.");
    CHECK(answer('d') == "Switch the insight on to hear that.");
    house.key(Key::right);
    CHECK(answer('w').empty());
}

TEST_CASE("captions: the place in focus on a board is read out in the game's words", "[scenes][captions]") {
    ListeningHouse listener;
    auto& house = listener.house;
    house.open_table({"human", "human"});
    static_cast<void>(listener.voice.take_words());
    house.session().pointer_panel = told_of("In focus", "b1-b2", "It is safe.");
    house.session().pointer_panel->names_place = true;
    house.key(Key::right);
    CHECK(listener.voice.take_words() == std::vector<std::string>{"b1-b2: It is safe."});
    house.key(Key::right); // still there
    CHECK(listener.voice.take_words().empty());
    house.session().pointer_panel = told_of("If you take 2", "1 left", "");
    house.key(Key::right);
    CHECK(listener.voice.take_words() == std::vector<std::string>{"If you take 2: 1 left"});
}

TEST_CASE("captions: a move can be typed", "[scenes][captions]") {
    House house;
    house.open_table({"human", "human"});
    house.letter('/');
    house.type("/"); // the letter of the same key
    REQUIRE(house.has("typed-move"));
    house.type("b1-b2");
    house.key(Key::enter);
    REQUIRE(house.session().moves.size() == 1);
    CHECK(house.session().moves.front().text == "b1-b2");
    CHECK_FALSE(house.has("typed-move"));
    house.letter('/');
    house.type("a1");
    house.key(Key::escape);
    house.wait(0.1);
    CHECK_FALSE(house.has("typed-move"));
    CHECK(house.session().moves.size() == 1);
    CHECK(house.stack.depth() == 1);
}

TEST_CASE("captions: a puzzle tells its task, what was played and what became of it", "[scenes][captions]") {
    PuzzleHouse house;
    house.context.settings.captions = CaptionMode::shown;
    house.open();
    using Words = std::vector<std::string>;
    CHECK(house.words_in("caption") == Words{"One move wins. Find it."});
    house.wait(3);
    house.letter('/');
    house.type("1");
    house.key(Key::enter);
    house.wait(0.2);
    CHECK(house.words_in("caption") == Words{"Blue takes 1, 8 are left."});
    house.wait(4);
    CHECK(house.words_in("caption") == Words{"Solved: only this wins."});
}

TEST_CASE("captions: with them nothing overlaps or leaves the screen either", "[scenes][captions][layout]") {
    ListeningHouse listener(CaptionMode::spoken, any_size());
    auto& house = listener.house;
    const auto game = GENERATE(0U, 1U, 2U, 3U, 4U);
    house.open_table({"human", "champion"}, game);
    check_parts(house);
    house.session().outcome = Outcome{.winner = Side::first};
    house.wait(0.5);
    check_parts(house);
}

TEST_CASE("captions: with them nothing of a puzzle, an analysis or a review overlaps either",
          "[scenes][captions][layout]") {
    const auto size = any_size();
    PuzzleHouse house(sticks_pack, size);
    house.context.settings.captions = CaptionMode::shown;
    house.open();
    CHECK(house.has("caption"));
    check_parts(house);
    house.context.analysis_nodes = 10'000;
    const auto& sticks = *find_game("sticks");
    house.stack.open(make_analysis(house.context, sticks, OptionValues(sticks.options)));
    house.wait(0.4);
    house.let_work(3);
    CHECK(house.has("caption"));
    check_parts(house);
    SessionConfig config;
    config.options = OptionValues(sticks.options);
    const auto session = *sticks.start_session(config, house.workers);
    REQUIRE(session->play("1"));
    house.stack.open(make_review(house.context, sticks, session->record()));
    house.let_work(3);
    CHECK(house.has("caption"));
    check_parts(house);
}

TEST_CASE("captions: a value is read out with its label, and the next control also where it has the same words",
          "[scenes][captions]") {
    ListeningHouse listener;
    auto& house = listener.house;
    house.stack.open(make_setup(house.context, house.games.front()));
    house.wait(0.1);
    house.key(Key::up);
    house.key(Key::right); // a friend
    static_cast<void>(listener.voice.take_words());
    std::vector<std::string> read;
    for (int stop = 0; stop < 4; ++stop) {
        house.key(Key::down);
        for (auto& words : listener.voice.take_words())
            read.push_back(std::move(words));
    }
    CHECK(std::ranges::count(read, "Who begins. Player 1") == 1);
    CHECK(std::ranges::count(read, "Player 1") == 1);
}

TEST_CASE("captions: a move can be typed on the analysis board", "[scenes][captions]") {
    House house;
    const auto& sticks = *find_game("sticks");
    house.stack.open(make_analysis(house.context, sticks, OptionValues(sticks.options), "10/3 1"));
    house.wait(0.4);
    house.letter('/');
    house.type("2");
    house.key(Key::enter);
    house.wait(0.4);
    CHECK(house.shows("Orange to move"));
    CHECK_FALSE(house.has("typed-move"));
}

TEST_CASE("captions: where nobody can speak that cannot be chosen, and the settings say why", "[scenes][captions]") {
    ListeningHouse listener(CaptionMode::off);
    auto& house = listener.house;
    listener.voice.its_trouble = "No voice answers here.";
    house.stack.open(make_settings(house.context));
    CHECK_FALSE(house.shows("No voice answers here.")); // nobody was asked yet
    house.reach("to-access");
    CHECK(house.shows("No voice answers here."));
    house.choose_last("captions");
    CHECK(house.context.settings.captions == CaptionMode::off);
    house.click_at("captions", 0.5F);
    CHECK(house.context.settings.captions == CaptionMode::shown);
    house.key(Key::right);
    CHECK(house.context.settings.captions == CaptionMode::shown);
    listener.voice.its_trouble.clear();
    house.wait(0.1);
    house.key(Key::right);
    CHECK(house.context.settings.captions == CaptionMode::spoken);
}

TEST_CASE("captions: the key that mutes stops what is being read, too", "[scenes][captions]") {
    ListeningHouse listener;
    listener.house.open_table({"human", "human"});
    listener.house.letter('m');
    CHECK(listener.voice.hushed == 1);
    listener.house.letter('m');
    CHECK(listener.voice.hushed == 1);
}

TEST_CASE("captions: every scene says first where one is, and then what has the focus or is to be done",
          "[scenes][captions]") {
    testing::RecordedVoice voice;
    PuzzleHouse house;
    auto& context = house.context;
    context.settings.captions = CaptionMode::spoken;
    context.voice = &voice;
    const auto& game = *std::ranges::find(house.games, "sticks", &Game::id);
    const OptionValues options(game.options);
    const auto between = [&](const std::string& first, const std::string& second) {
        SessionConfig config;
        config.options = options;
        config.players = {first, second};
        return std::shared_ptr<Session>(*game.start_session(config, house.workers));
    };
    using Make = std::function<std::unique_ptr<Scene>()>;
    const std::vector<std::pair<std::string, Make>> scenes{
        {"Zugzwang: choose a game.", [&] { return make_menu(context); }},
        {"Set up Sticks.", [&] { return make_setup(context, game); }},
        {"Sticks: the ladder, Twig.", [&] { return make_ladder(context, game); }},
        {"Sticks: Set the sticks beside the board.", [&] { return make_editor(context, game); }},
        {"Sticks: Blue: take 1, 2 or 3.", [&] { return make_table(context, game, between("human", "human")); }},
        {"Sticks: Demo: Blue is thinking.", [&] { return make_demo(context, {.games = {&game}}); }},
        {"See the algorithm: Sticks.", [&] { return make_lesson(context, game, between("human", "human")); }},
        {"Sticks: what each move took.", [&] { return make_figures(context, game, *between("random", "random")); }},
        {"Sticks: rules.", [&] { return make_help(context, game); }},
        {"Sticks: Take one stick or more. The numbers say how many you may take.",
         [&] { return make_guide(context, game, AfterGuide::back); }},
        {"Settings.", [&] { return make_settings(context); }},
        {"Games.", [&] { return make_library(context); }},
        {"Puzzles: Sticks, puzzle 5, One move wins. Find it.", [&] { return make_puzzles(context, game); }},
        {"Practice: Mistakes from your games come here.", [&] { return make_practice(context, game); }},
        {"You: No games yet.", [&] { return make_you(context); }},
        {"Sticks, review: No moves were played.",
         [&] { return make_review(context, game, between("human", "human")->record()); }},
        {"Sticks: analysis: …", [&] { return make_analysis(context, game, options); }},
        {"Openings: Sticks, 10 and 3 · move 1, Blue to move.", [&] { return make_explorer(context, game, options); }},
    };
    for (const auto& [where, make] : scenes) {
        INFO(where);
        house.stack.open(make());
        house.let_work(2, 0.1);
        const auto said = std::exchange(voice.said, {});
        REQUIRE(said.size() > 1);
        CHECK(said.front().kind == Utterance::Kind::scene);
        CHECK(said.front().words == where);
        CHECK(said.back().kind != Utterance::Kind::scene);
        for (int stop = 0; stop < 40; ++stop) {
            const auto before = house.stack.top().focused();
            house.key(Key::tab);
            house.wait(0.01);
            const auto now = house.stack.top().focused();
            INFO(now);
            CHECK((now.empty() || now == before || !voice.take_words().empty()));
        }
        voice.said.clear();
    }
}
