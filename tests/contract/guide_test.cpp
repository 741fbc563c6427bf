// Every game's guided minute: its steps can be played, lead on and end, and nothing else can be played meanwhile.
#include "contract/sessions.hpp"
#include "contract/tables.hpp"
#include "zugzwang/base/utf8.hpp"

namespace {

std::unique_ptr<Session> two_people(const Game& game, const std::string& position, Workers& workers) {
    return started(game, {.options = OptionValues(game.options), .position = position, .budget = {}}, workers);
}

void play_now(Session& session, const std::string& move) {
    CAPTURE(move, session.position());
    REQUIRE(session.play(move));
    session.act(Act::skip_animation);
}

/// Somewhere that something can be done, as a person aims, and now and then beside it.
void click_near(Session& session, Random& random) {
    const Vec place = point_somewhere(session, random);
    if (session.news().cursor == Cursor::hand || random.below(200) == 0) click(session, place);
}

/// Calls `visit` with the session before each step of a guide, and then plays the step.
template <class Visit>
std::unique_ptr<Session> walk(const Game& game, Workers& workers, Visit visit) {
    std::unique_ptr<Session> session;
    for (const auto& step : game.guide) {
        if (!step.position.empty()) session = two_people(game, step.position, workers);
        REQUIRE(session);
        visit(*session, step);
        play_now(*session, step.moves.front());
        for (const auto& reply : step.replies)
            play_now(*session, reply);
    }
    return session;
}

} // namespace

TEST_CASE("guide: three or four steps of the first side, to a game that it wins", "[contract]") {
    Workers workers;
    for (const auto& game : catalog()) {
        if (game.guide.empty()) continue;
        CAPTURE(game.id);
        CHECK(game.guide.size() >= 3);
        CHECK(game.guide.size() <= 4);
        const auto session = walk(game, workers, [](const Session& at, const GuideStep& step) {
            CAPTURE(at.position(), step.words);
            CHECK_FALSE(at.news().outcome);
            CHECK(at.news().to_move == Side::first);
        });
        REQUIRE(session->news().outcome);
        CHECK(session->news().outcome->winner == Side::first);
    }
}

TEST_CASE("guide: each move that a step allows can be played, and the next step follows it", "[contract]") {
    Workers workers;
    for (const auto& game : catalog()) {
        for (std::size_t index = 0; index < game.guide.size(); ++index) {
            const auto& step = game.guide[index];
            CAPTURE(game.id, step.words);
            REQUIRE_FALSE(step.moves.empty());
            if (index > 0 && game.guide[index].position.empty()) CHECK(game.guide[index - 1].moves.size() == 1);
        }
        walk(game, workers, [&](const Session& at, const GuideStep& step) {
            for (const auto& move : step.moves)
                play_now(*two_people(game, at.position(), workers), move);
        });
    }
}

TEST_CASE("guide: the words are short", "[contract]") {
    for (const auto& game : catalog()) {
        for (const auto& step : game.guide) {
            CAPTURE(game.id, step.words);
            CHECK(code_point_count(step.words) <= max_guide_words);
            CHECK(step.words.ends_with("."));
            CHECK(std::ranges::count(step.words, '.') <= 2);
            std::istringstream words(step.words);
            for (std::string word; words >> word;)
                CHECK(word.size() <= 10);
        }
    }
}

TEST_CASE("guide: clicks and keys play what is meant, sooner or later, and nothing else", "[contract]") {
    Workers workers;
    Random random(5);
    constexpr Key keys[]{Key::left, Key::right, Key::up, Key::down, Key::enter, Key::enter, Key::backspace};
    for (const auto& game : catalog()) {
        walk(game, workers, [&](const Session& at, const GuideStep& step) {
            for (const bool by_keys : {false, true}) {
                const auto session = two_people(game, at.position(), workers);
                session->show({.only = step.moves});
                CAPTURE(game.id, at.position(), by_keys);
                int tries = 0;
                for (; tries < 20'000 && session->news().moves.empty(); ++tries) {
                    if (by_keys) {
                        static_cast<void>(session->input(KeyEvent{.key = keys[random.below(std::size(keys))]}));
                        continue;
                    }
                    click_near(*session, random);
                }
                REQUIRE(session->news().moves.size() == 1);
                CHECK(std::ranges::find(step.moves, session->news().moves.front().text) != step.moves.end());
                if (!by_keys) CHECK(tries > 1); // somewhere it was declined
            }
        });
    }
}

TEST_CASE("guide: what is not meant is declined without a word, until the game goes on", "[contract]") {
    Workers workers;
    const auto& sticks = *find_game("sticks");
    const auto session = two_people(sticks, "8/3 1", workers);
    session->show({.only = {"2"}});
    CHECK(session->input(KeyEvent{.key = Key::character, .character = '3'}));
    CHECK(session->news().moves.empty());
    CHECK(session->news().refusing);
    CHECK(session->news().status.empty());
    CHECK(session->input(KeyEvent{.key = Key::character, .character = '9'})); // the rules refuse it too
    CHECK(session->news().status.empty());
    CHECK(session->input(KeyEvent{.key = Key::character, .character = '2'}));
    CHECK(session->news().moves.size() == 1);
    CHECK(session->input(KeyEvent{.key = Key::character, .character = '3'})); // every move again
    CHECK(session->news().moves.size() == 2);
}

TEST_CASE("guide: only what is meant can be typed, as the rules write it or as it is read", "[contract]") {
    Workers workers;
    const auto sticks = two_people(*find_game("sticks"), "8/3 1", workers);
    sticks->show({.only = {"2"}});
    CHECK_FALSE(sticks->play("3"));
    CHECK(sticks->play("2 (6 left)"));
    CHECK(sticks->play("3")); // every move again
    const auto numbers = two_people(*find_game("numbers"), "4,7,2,9 0-0 1", workers);
    for (const auto* const typed : {"l", "R", "r"}) {
        CHECK_FALSE(numbers->play("middle"));
        CHECK(numbers->play(typed));
    }
    CHECK(numbers->position() == "7 6-9 2"); // 4 from the left, 9 and 2 from the right
}

TEST_CASE("guide: what was declined is not lit where the pointer rests", "[contract]") {
    Workers workers;
    Random random(6);
    for (const auto& game : catalog()) {
        walk(game, workers, [&](const Session& at, const GuideStep& step) {
            const auto session = two_people(game, at.position(), workers);
            session->show({.only = step.moves});
            CAPTURE(game.id, at.position());
            for (int tries = 0; tries < 300; ++tries) {
                const Vec place = point_somewhere(*session, random);
                if (session->news().cursor == Cursor::hand) continue;
                click(*session, place);
                CHECK(session->news().moves.empty());
                CHECK(session->news().cursor != Cursor::hand);
            }
        });
    }
}
