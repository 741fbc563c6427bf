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

TEST_CASE("captions: what gets the focus is read out, with its value and what it does", "[scenes][captions]") {
    ListeningHouse listener;
    auto& house = listener.house;
    house.stack.open(make_settings(house.context));
    house.wait(0.1);
    CHECK(listener.voice.take_words() ==
          std::vector<std::string>{"Settings. Full screen. The whole screen, or a window. On"});
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

TEST_CASE("captions: with them nothing of a puzzle or an analysis overlaps either", "[scenes][captions][layout]") {
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

TEST_CASE("captions: where nobody can speak the settings say why", "[scenes][captions]") {
    ListeningHouse listener;
    listener.voice.its_trouble = "No voice answers here.";
    listener.house.stack.open(make_settings(listener.house.context));
    listener.house.reach("to-access");
    CHECK(listener.house.shows("No voice answers here."));
}
