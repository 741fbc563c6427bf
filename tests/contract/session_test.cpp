// Every game in its session: demos by a clock that the test turns, drawn as they go; mouse and keys of all kinds.
#include <algorithm>
#include <set>

#include "contract/option_sets.hpp"
#include "contract/sessions.hpp"
#include "contract/tables.hpp"
#include "support/places.hpp"
#include "support/recording_canvas.hpp"

namespace {

constexpr std::uint64_t nodes_in_a_session = 150;

std::unique_ptr<Session> between(const std::string& first, const std::string& second, const Game& game,
                                 const OptionValues& options, Workers& workers) {
    return started(
        game, {.options = options, .position = {}, .players = {first, second}, .budget = {.nodes = nodes_in_a_session}},
        workers);
}

void check_picture(const Session& session) {
    RecordingCanvas canvas(plain_theme());
    session.draw(canvas);
    if (canvas.calls == 0) FAIL("nothing is drawn");
    if (!canvas.all_finite) FAIL("something is drawn at no place");
    if (canvas.clips != 0 || canvas.groups != 0) FAIL("a clip or a group stays open");
    for (const auto& name : canvas.sprites) {
        const auto file = std::filesystem::path(ZUGZWANG_SOURCE_DIR) / "assets/sprites" / (name + ".svg");
        if (!std::filesystem::exists(file)) FAIL("no such sprite: " << name);
    }
}

/// Runs a demo to its end; every step of the clock waits for the workers, so that nothing depends on its speed.
void run_to_the_end(Session& session, Workers& workers) {
    constexpr int max_updates = 20'000;
    for (int update = 0; update < max_updates && !session.news().outcome; ++update) {
        session.update(Seconds{0.04});
        workers.wait_until_idle();
        if (update % 7 == 0) check_picture(session);
    }
    REQUIRE(session.news().outcome);
    check_picture(session);
}

/// The session's moves, played again as text, lead to its position and outcome.
void check_record(const Game& game, const OptionValues& options, const Session& session) {
    const auto table = open(game, options);
    for (const auto& move : session.news().moves) {
        CHECK(table->to_move() == move.side);
        play(*table, move.text);
    }
    CHECK(table->position() == session.position());
    CHECK(table->outcome() == session.news().outcome);
}

KeyEvent random_key(Random& random) {
    static const std::vector<Key> keys{Key::left, Key::right, Key::up, Key::down, Key::enter, Key::space};
    static const std::string letters = "123456789lrbj";
    if (random.below(6) == 0) {
        return {.key = Key::character, .character = letters[static_cast<std::size_t>(random.below(letters.size()))]};
    }
    return {.key = random.pick(keys)};
}

} // namespace

TEST_CASE("contract: a whole demo by every player, seen and recorded", "[contract]") {
    const auto& game = each_game();
    const auto& player = each_player(game);
    CAPTURE(game.id, player.id);
    Workers workers;
    const auto options = small_set(game).values;
    const auto session = between(player.id, game.players.back().id, game, options, workers);
    session->set({.insight = true});
    run_to_the_end(*session, workers);
    check_record(game, options, *session);
    CHECK_FALSE(session->news().outcome_words.empty());
    CHECK_FALSE(session->news().status.empty());
}

TEST_CASE("contract: a whole demo with the defaults", "[contract]") {
    const auto& game = each_game();
    CAPTURE(game.id);
    Workers workers;
    const OptionValues options(game.options);
    const auto session = between(game.players.back().id, game.players.back().id, game, options, workers);
    run_to_the_end(*session, workers);
    check_record(game, options, *session);
    while (session->news().can_undo)
        session->act(Act::undo);
    CHECK(session->news().moves.empty());
    CHECK_FALSE(session->news().outcome);
    while (session->news().can_redo)
        session->act(Act::redo);
    check_record(game, options, *session);
}

TEST_CASE("contract: two people can play a whole game with keys alone", "[contract]") {
    const auto& game = each_game();
    CAPTURE(game.id);
    Workers workers;
    Random random(9);
    const auto options = small_set(game).values;
    const auto session = started(game, between_people(options), workers);
    for (int key = 0; key < 30'000 && !session->news().outcome; ++key) {
        session->input(random_key(random));
        session->update(Seconds{0.2});
        if (key % 50 == 0) check_picture(*session);
    }
    CAPTURE(session->news().moves.size(), session->position());
    CHECK(session->news().outcome);
    check_record(game, options, *session);
}

TEST_CASE("contract: where the cursor changes a click means something, to the end of a game", "[contract]") {
    const auto& game = each_game();
    CAPTURE(game.id);
    Workers workers;
    Random random(10);
    const auto options = small_set(game).values;
    const auto session = started(game, between_people(options), workers);
    for (int look = 0; look < 60'000 && !session->news().outcome; ++look) {
        const Vec at = point_somewhere(*session, random);
        if (session->news().cursor == Cursor::arrow) continue;
        click(*session, at);
        if (session->news().refusing) FAIL("a click that was invited is refused: " << session->news().status);
        session->update(Seconds{0.2});
        if (random.below(10) == 0) check_picture(*session);
    }
    CAPTURE(session->news().moves.size(), session->position());
    CHECK(session->news().outcome);
    check_record(game, options, *session);
}

TEST_CASE("contract: what a click plays or begins is known before it is made", "[contract]") {
    const auto& game = each_game();
    CAPTURE(game.id);
    Workers workers;
    Random random(12);
    const auto options = small_set(game).values;
    const auto session = started(game, between_people(options), workers);
    const auto table = *game.open_table(options);
    std::set<std::string> begun;
    bool has_begun = false, has_left_some = false;
    for (int look = 0; look < 60'000 && !session->news().outcome; ++look) {
        const Vec at = point_somewhere(*session, random);
        REQUIRE_FALSE(table->set_position(session->position()));
        const auto moves = table->legal_moves();
        session->show({.listed = std::make_shared<const std::vector<std::string>>(moves)});
        const auto known = session->news().begun;
        const auto before = session->news().moves.size();
        static_cast<void>(session->take_happened());
        click(*session, at);
        const auto happened = session->take_happened();
        const bool has_chosen =
            std::ranges::any_of(happened, [](const Happening& what) { return what.kind == Happening::Kind::chosen; });
        const auto& played = session->news().moves;
        if (played.size() > before) {
            CHECK(known.size() == 1);
            if (known.size() == 1) CHECK(moves[known.front()] == played.back().text);
            CHECK((begun.empty() || begun.contains(played.back().text)));
            begun.clear();
        } else if (has_chosen) {
            begun.clear();
            for (const auto place : known)
                begun.insert(moves[place]);
            CHECK_FALSE(begun.empty());
            has_left_some |= begun.size() < moves.size();
            has_begun = true;
        }
        session->update(Seconds{0.2});
    }
    CHECK(session->news().outcome);
    CHECK(has_begun == has_left_some); // where a move is begun, not every move is
}

TEST_CASE("contract: clicks anywhere do no harm", "[contract]") {
    const auto& game = each_game();
    CAPTURE(game.id);
    Workers workers;
    Random random(11);
    const auto options = small_set(game).values;
    const auto session = started(game, between_people(options), workers);
    for (int click = 0; click < 2000; ++click) {
        const Vec at{static_cast<float>(random.between(-100, 2000)), static_cast<float>(random.between(-100, 2000))};
        const auto kind = static_cast<PointerEvent::Kind>(random.below(5));
        const auto button = static_cast<PointerEvent::Button>(random.below(3));
        session->input(PointerEvent{.kind = kind, .at = at, .button = button, .wheel = 1});
        session->update(Seconds{0.2});
    }
    check_picture(*session);
    check_record(game, options, *session);
}
