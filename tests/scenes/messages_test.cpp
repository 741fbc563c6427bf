// Every message that the program asks for while its scenes are walked through stands in the sources as a literal, so
// that a translator gets it; none is put together at run time.
#include <mutex>

#include "architecture/messages.hpp"
#include "house.hpp"
#include "scenes/library/library_scene.hpp"
#include "support/even_pace.hpp"
#include "support/every_game.hpp"

namespace {

std::mutex asking;
std::set<std::pair<std::string, std::string>> asked; ///< With the plural.

std::string record(std::string_view message, std::string_view plural, std::int64_t count) {
    const std::scoped_lock lock(asking);
    asked.emplace(message, plural);
    return std::string(plural.empty() || count == 1 ? message : plural);
}

/// Writes down what is asked for.
struct Noting {
    Noting() {
        asked.clear();
        set_translator(record);
    }
    ~Noting() { set_translator(nullptr); }
};

const std::set<std::pair<std::string, std::string>>& known() {
    static const auto all = [] {
        std::set<std::pair<std::string, std::string>> texts;
        for (const auto& one : testing::all_messages())
            texts.emplace(one.text, one.plural);
        return texts;
    }();
    return all;
}

void check_asked(std::size_t at_least) {
    const std::scoped_lock lock(asking);
    CHECK(asked.size() >= at_least);
    for (const auto& [message, plural] : asked) {
        if (!known().contains({message, plural})) FAIL_CHECK("not in the sources as a literal: " << message);
    }
}

/// The scenes with the games of the catalog.
struct RealHouse : House {
    RealHouse() {
        games = catalog();
        for (const auto& game : games)
            testing::set_even_pace(theme, {game.theme}, Seconds{0.02});
        context.settings.bot_command = "bot";
        context.test_bot = [](const Game&, const OptionValues&, const Settings&, const std::stop_token&) {
            return Result<std::string>(Refusal{"crashed"});
        };
    }
    void look() {
        canvas.clear();
        stack.draw(canvas);
        static_cast<void>(stack.top().title());
    }
    void open(std::unique_ptr<Scene> scene) {
        stack.open(std::move(scene));
        stack.update(Seconds{1});
        look();
    }
};

std::shared_ptr<Session> started(RealHouse& house, const Game& game, const std::string& first,
                                 const std::string& second) {
    SessionConfig config;
    config.options = small_options(game);
    config.players = {first, second};
    config.budget = {.nodes = 200};
    config.theme = &house.theme;
    auto session = game.start_session(config, house.workers);
    REQUIRE(session);
    return *std::move(session);
}

/// A small game played by chance to its end, in that library.
void add_game(Library& library, const Game& game) {
    const auto table = *game.open_table(small_options(game));
    GameRecord record{.game = game.id, .start = table->position()};
    Random random(3);
    while (!table->outcome()) {
        record.moves.push_back({.text = random.pick(table->legal_moves()), .time = Seconds{61}});
        REQUIRE_FALSE(table->play(record.moves.back().text));
    }
    record.result = GameResult{.outcome = *table->outcome()};
    record.seats[Side::second].player = game.players.front().id;
    REQUIRE(library.add(record, table->position(), "Dice"));
}

/// Until the game is over; what the person does is tried in all places of the board.
void play_on(RealHouse& house, Session& session) {
    const auto board = house.rect("board");
    Random random(3);
    const auto part = [&](float length) { return length * static_cast<float>(random.below(1000)) / 1000; };
    for (int step = 0; step < 400 && !session.news().outcome; ++step) {
        const Vec at{board.x + part(board.width), board.y + part(board.height)};
        if (session.news().waits_for_person) {
            if (step % 10 == 0)
                house.letter(step % 20 == 0 ? 'h' : '2');
            else if (step % 3 == 0)
                house.key(random.pick(std::vector<Key>{Key::right, Key::up, Key::left, Key::enter}));
            else
                house.click(at);
        }
        house.look();
        house.stack.update(Seconds{0.05});
        house.workers.wait_until_idle();
    }
    house.look();
}

} // namespace

TEST_CASE("messages: the scenes about the games ask for literals only", "[scenes][messages]") {
    const Noting noting;
    RealHouse house;
    house.open(make_menu(house.context));
    house.open(make_settings(house.context));
    for (const auto& game : house.games) {
        house.open(make_help(house.context, game));
        house.open(make_setup(house.context, game));
        for (const float whom : {0.375F, 0.625F, 0.9F, 0.1F}) {
            house.click_at("against", whom);
            house.look();
        }
        house.letter('o'); // all that can be chosen
        house.look();
        if (!game.edit_start_words.empty()) house.open(make_editor(house.context, game));
        house.open(make_analysis(house.context, game, small_options(game)));
        for (const char key : {'1', '2', 'x', 'e'})
            house.letter(key);
        house.stack.update(Seconds{0.1});
        house.look();
    }
    check_asked(150);
}

TEST_CASE("messages: the scene of the games that were played asks for literals only", "[scenes][messages][games]") {
    const Noting noting;
    RealHouse house;
    auto library = *Library::open({});
    for (const auto& game : house.games)
        add_game(library, game);
    house.context.saving.texts = "nowhere";
    house.open(make_library(house.context));
    house.open(std::make_unique<LibraryScene>(house.context, &library));
    for (std::size_t game = 0; game < house.games.size(); ++game) {
        house.stack.update(Seconds{1});
        house.look();
        house.does("Ctrl c, down");
    }
    house.letter('s');
    house.look();
    house.key(Key::enter);
    house.workers.wait_until_idle();
    house.stack.update(Seconds{1});
    house.look();
    house.key(Key::erase);
    house.look();
    house.does("press take-back, press day, type s");
    house.look();
    house.does("type 2019, home, erase");
    house.look();
    check_asked(60);
}

TEST_CASE("messages: games ask for literals only, from the first move to the end", "[scenes][messages]") {
    const Noting noting;
    RealHouse house;
    house.open(make_menu(house.context));
    for (const auto& game : house.games) {
        for (const bool alone : {true, false}) {
            const auto weakest = game.players.front().id, strongest = game.players.back().id;
            const auto session =
                started(house, game, alone ? std::string(human) : weakest, alone ? weakest : strongest);
            house.open(make_table(house.context, game, session));
            house.letter('i');
            play_on(house, *session);
        }
    }
    check_asked(100);
}
