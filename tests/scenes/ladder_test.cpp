// The ladder: what its rows show, how an opponent is challenged from it, and what a game on it wins.
#include "desk/ladder_game.hpp"
#include "desk/rated/own_rating.hpp"
#include "desk/rated/strength.hpp"
#include "house.hpp"
#include "layout_checks.hpp"
#include "listening.hpp"
#include "zugzwang/play/echo.hpp"

namespace {

/// Boxes, the last game of the house, has a ladder of three rungs.
struct LadderHouse : House {
    explicit LadderHouse(ScreenSize size = {}) : House(size) {
        acts.add("challenge", [this](const auto&) { challenge(); });
        acts.add("end", [this](const auto& winner) { end(*side_named(winner)); });
        auto& game = games.back();
        for (const char* name : {"Spark", "Torch", "Champion"}) {
            std::string id = name;
            id[0] = static_cast<char>(id[0] - 'A' + 'a');
            if (id == "champion") id = "top";
            game.ladder.rungs.push_back({.player = {.id = id, .name = name, .thinks = id + " habit"},
                                         .words = "Plays like one that is called " + id + ".",
                                         .rating = 800 + 300 * static_cast<int>(game.ladder.rungs.size())});
        }
        game.ladder.board = "5 × 5, border drawn";
        game.ladder.options = [](std::uint64_t, Side) { return std::vector<std::pair<std::string, std::string>>(); };
        game.ladder.draw_emblem = [](Canvas&, Rect, std::size_t) {};
    }
    [[nodiscard]] const Game& game() const { return games.back(); }
    void open() {
        stack.open(make_ladder(context, game()));
        wait(0.3);
    }
    void win(const std::string& rung, Side climber, bool helped = false, std::optional<std::int64_t> margin = {}) {
        context.ladders.note({.game = game().id,
                              .rung = rung,
                              .climber = climber,
                              .fortune = Fortune::won,
                              .helped = helped,
                              .margin = margin,
                              .begun = std::chrono::sys_seconds(std::chrono::seconds(++games_played_))});
    }
    /// A game with the rung that is due.
    void challenge() {
        open();
        press("challenge");
        wait(0.1);
    }
    /// Its first move ends it.
    void end(Side winner, bool moves_still = false) {
        session().moves.push_back({Side::first, "1-2"});
        session().outcome = Outcome{.winner = winner};
        session().animating = moves_still;
    }
    [[nodiscard]] const SessionConfig& begun() const { return started->back().first; }

  private:
    int games_played_ = 0;
};

} // namespace

TEST_CASE("ladder scene: nothing was played yet", "[scenes][ladder]") {
    LadderHouse house;
    house.open();
    house.check_after("", {"Rung 1 of 3", "no games yet", "no: Latest games", "Win once on each side to climb it."});
}

TEST_CASE("ladder scene: the lowest rung that is not climbed is chosen, on the side whose star is missing",
          "[scenes][ladder]") {
    LadderHouse house;
    house.win("spark", Side::first);
    house.win("spark", Side::second, true);
    house.win("torch", Side::first);
    house.open();
    house.check_after("", {"Rung 2 of 3", "won 1, lost 0", "Win moving second to climb this rung."});
    house.check_after("press challenge", "players: torch human");
}

TEST_CASE("ladder scene: arrows choose a rung and a side, Enter challenges it, from the switch of sides too",
          "[scenes][ladder]") {
    LadderHouse house;
    house.open();
    house.check_after("up, up, up", "Rung 3 of 3");
    house.check_after("right, enter", {"depth: 2", "players: top human"});
    house.open();
    house.check_after("up, tab", "Rung 2 of 3"); // Tab knows only the chosen row
    house.check_after("right, enter", "players: torch human");
}

TEST_CASE("ladder scene: a click chooses a rung, a second one challenges it", "[scenes][ladder]") {
    LadderHouse house;
    house.open();
    house.check_after("press rung:torch", {"Rung 2 of 3", "depth: 1"});
    house.check_after("press rung:torch", {"depth: 2", "players: human torch"});
}

TEST_CASE("ladder scene: W shows the rung at play with the one below it", "[scenes][ladder]") {
    LadderHouse house;
    house.open();
    house.check_after("up, w", {"depth: 2", "players: torch spark"});
}

TEST_CASE("ladder scene: nothing overlaps or leaves the screen", "[scenes][ladder][layout]") {
    LadderHouse house(any_size());
    house.open();
    check(house);
}

TEST_CASE("ladder: a game counts when one person meets a rung on the ladder's board", "[scenes][ladder]") {
    LadderHouse house;
    const auto& game = house.game();
    SessionConfig config;
    config.options = OptionValues(game.options);
    config.players = {std::string(human), "torch"};
    CHECK(ladder_seats(game, config) == LadderSeats{.rung = 1, .climber = Side::first});
    const auto counts = [&](auto change) {
        auto changed = config;
        change(changed);
        return ladder_seats(game, changed).has_value();
    };
    const auto with_option = [](const char* id, const char* value) {
        return [id, value](SessionConfig& its) { REQUIRE_FALSE(its.options.set(id, value)); };
    };
    CHECK(counts(with_option("seed", "77"))); // the number of the board does not matter
    CHECK_FALSE(counts(with_option("start", "empty")));
    CHECK_FALSE(counts([](SessionConfig& its) { its.position = "somewhere"; })); // laid out by hand
    for (const BySide<std::string>& players :
         {BySide<std::string>{"torch", "spark"}, BySide<std::string>{"human", "human"},
          BySide<std::string>{"human", "champion"}})
        CHECK_FALSE(counts([&](SessionConfig& its) { its.players = players; }));
    // One that is gone on with, only if it began as its options say.
    const auto start = (*game.open_table(config.options))->position();
    CHECK(counts([&](SessionConfig& its) { its.record = GameRecord{.game = game.id, .start = start}; }));
    CHECK_FALSE(counts([&](SessionConfig& its) { its.record = GameRecord{.game = game.id, .start = "by hand"}; }));
}

TEST_CASE("menu: stars on a card tell how far one has climbed, and lead to the ladder", "[scenes][menu][ladder]") {
    LadderHouse house;
    house.open_menu();
    house.check_after("wait 0.1", "Rung 1 of 3");
    house.win("spark", Side::first);
    house.win("spark", Side::second);
    house.check_after("wait 0.1", "Rung 2 of 3");
    for (const char* rung : {"torch", "top"}) {
        house.win(rung, Side::first);
        house.win(rung, Side::second);
    }
    house.check_after("wait 0.1", "All 3");
    house.press("ladder:" + house.game().id);
    house.check_after("", {"depth: 2", "[challenge]"});
    house.check_after("escape, l", "[challenge]");
}

TEST_CASE("ladder scene: what is done in it is heard", "[scenes][ladder][sound]") {
    LadderHouse house;
    RecordedSpeaker speaker;
    house.context.speaker = &speaker;
    house.open();
    static_cast<void>(speaker.take());
    house.key(Key::down); // nobody is below
    CHECK(speaker.take_sounds().empty());
    house.key(Key::up);
    CHECK(speaker.take_sounds() == std::vector{sound::Sound::move});
    house.key(Key::enter);
    CHECK(speaker.take_sounds() == std::vector{sound::Sound::press});
}

TEST_CASE("ladder scene: a higher rung can be climbed first, and streak and best win are told", "[scenes][ladder]") {
    LadderHouse house;
    for (const Side side : both_sides)
        house.win("top", side, false, 4);
    house.open();
    house.check_after("", {"Rung 1 of 3", "no: Best win"});
    house.check_after("up, up", {"Best win", "by 4", "Won in a row"});
    CHECK(climb_of(house.context, house.game()) == Climb{.climbed = 1, .next = 0});
}

TEST_CASE("result: a game of the ladder shows the stars that it won, and the next opponent", "[scenes][ladder]") {
    LadderHouse house;
    house.win("spark", Side::second, true);
    house.check_after("challenge, end first, wait 1", {"Rung 1 climbed", "Next: Torch torch habit", "new", "before"});
    CHECK(house.rect("next-rung").y < house.rect("again").y); // what is lime stands first, and Enter does it
    house.check_after("enter, wait 0.3", "players: human torch");
    house.check_after("end second, wait 1", {"Rung 2 not climbed yet", "no: before"});
    CHECK(rung_record(house.context, house.game(), 1).lost == 1);
}

TEST_CASE("ladder: who looks at the analysis or a lesson in the midst of a game has been helped", "[scenes][ladder]") {
    const char key = GENERATE('n', 'a', 'h', 'i');
    CAPTURE(key);
    House house;
    const auto& game = *find_game("sticks");
    SessionConfig config = ladder_config(house.context, game, {.rung = 0, .climber = Side::first});
    auto started = game.start_session(config, house.workers);
    REQUIRE(started);
    const std::shared_ptr<Session> session = *std::move(started);
    house.stack.open(make_table(house.context, game, session));
    house.wait(0.1);
    CHECK(session->record().seats[Side::first].help == 0);
    house.letter(key);
    house.wait(0.1);
    CHECK(session->record().seats[Side::first].help == 1);
    CHECK(house.shows("With help this game cannot win the third star"));
}

TEST_CASE("result: new stars are heard one after the other, rising, and at once with reduced motion",
          "[scenes][ladder][sound]") {
    const bool reduced = GENERATE(false, true);
    LadderHouse house;
    RecordedSpeaker speaker;
    house.context.speaker = &speaker;
    house.context.settings.reduced_motion = reduced;
    house.challenge();
    static_cast<void>(speaker.take());
    house.does("end first, wait 2");
    std::vector<int> rises;
    for (const auto& heard : speaker.take()) {
        if (heard.sound == sound::Sound::star) rises.push_back(heard.rise);
    }
    CHECK(rises == (reduced ? std::vector{0} : std::vector{0, 1}));
}

TEST_CASE("result: a game counts also when it is left before its last move has come to rest", "[scenes][ladder]") {
    LadderHouse house;
    house.challenge();
    house.end(Side::first, true);
    house.does("wait 0.05, escape");
    CHECK(rung_record(house.context, house.game(), 0).stars.moving_first);
}

TEST_CASE("result: what the ladder says fits into panels of all shapes", "[scenes][ladder][layout]") {
    const auto style = GENERATE(TableStyle::columns, TableStyle::facing, TableStyle::broad);
    const auto won = GENERATE(true, false);
    CAPTURE(static_cast<int>(style), won);
    LadderHouse house(any_size());
    house.games.back().style = style;
    house.challenge();
    house.end(won ? Side::first : Side::second);
    house.wait(2);
    check(house);
    CHECK(std::ranges::none_of(house.canvas.texts(), [](const DrawnText& text) {
        return text.shortened && (text.words.starts_with("Rung") || text.words.starts_with("You "));
    }));
}

TEST_CASE("ladder scene: an Echo as strong as the person is met beside the ladder, and the rating follows",
          "[scenes][ladder][rating]") {
    LadderHouse house;
    house.open();
    house.check_after("", {"Echo", "plays about as well as you do", "not known yet"});
    const auto known = own_rating(house.context, house.game());
    house.press("echo");
    house.wait(0.1);
    CHECK(house.begun().players == BySide<std::string>{"human", echo_id(fitting_echo(house.game().ladder, known))});
    house.session().moves.push_back({Side::first, "1-2"});
    house.session().outcome = Outcome{.winner = Side::first};
    house.session().record.date = std::chrono::sys_days(std::chrono::year(2026) / 11 / 28);
    house.wait(2);
    const auto now = own_rating(house.context, house.game());
    CHECK(now.value > known.value);
    house.check_after("", "Your rating: not known yet");
    house.press("again");
    house.wait(0.1);
    CHECK(house.begun().players == BySide<std::string>{"human", echo_id(fitting_echo(house.game().ladder, now))});
}

TEST_CASE("ladder scene: the first rated game is a rung's and counts once", "[scenes][ladder][rating]") {
    LadderHouse house;
    house.challenge();
    house.session().record.date = std::chrono::sys_days(std::chrono::year(2026) / 11 / 28);
    house.end(Side::first);
    house.wait(2);
    const std::vector<RatedGame> won{{800, 1}};
    CHECK(house.context.results.all().size() == 1);
    CHECK_THAT(own_rating(house.context, house.game()).value,
               Catch::Matchers::WithinAbs(strength_of(won, {}).value, 20)); // the day is some time ago
}
