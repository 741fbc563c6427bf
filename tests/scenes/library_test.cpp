#include "layout_checks.hpp"
#include "library_house.hpp"
#include "record/record.hpp"
#include "support/place.hpp"
#include "support/slow_film.hpp"
#include "support/temporary_folder.hpp"

TEST_CASE("games: the menu opens them with G and with its button", "[scenes][games]") {
    House house;
    house.open_menu();
    house.check_after("g", {"depth: 2", "Games are not kept here."});
    house.check_after("escape, press games", "depth: 2");
}

TEST_CASE("games: an empty library says so and leads to a game", "[scenes][games]") {
    GamesHouse house;
    house.open();
    CHECK(house.shows("No games yet. The games you play are kept here."));
    house.check_after("enter, wait 0.3", "Set up a game");
}

TEST_CASE("games: the bar counts what the filter lets through", "[scenes][games]") {
    GamesHouse house;
    house.add("boxes", "torch", Fortune::won);
    house.add("boxes", "torch", Fortune::lost);
    house.add("sticks", "novice", Fortune::drawn);
    house.open();
    house.check_steps({
        {"", "3 games: 1 won, 1 lost, 1 drawn"},
        {"press game:boxes", "2 games: 1 won, 1 lost, 0 drawn"},
        {"press result:2", "1 game: 0 won, 1 lost, 0 drawn"},
        {"press game:, press result:3", "1 game: 0 won, 0 lost, 1 drawn"},
        {"press result:0, 6", "2 games: "}, // by its number: the fifth game of the catalog, after all games
        {"1", "3 games: "},
    });
}

TEST_CASE("games: those that nobody won or lost against a computer are counted too", "[scenes][games]") {
    GamesHouse house;
    auto record = house.add("boxes", "torch", Fortune::won);
    record.result.reset(); // left before its end
    record.date = *record.date + std::chrono::hours(1);
    static_cast<void>(house.library.add(record, "the end", "torch"));
    house.open();
    record.seats[Side::second] = {.player = "human", .name = "Ben"};
    record.result = GameResult{.outcome = {.winner = Side::first}};
    static_cast<void>(house.library.add(record, "the end", ""));
    house.check_after("wait 0.1", "no: with friends"); // as it was opened
    house.open();
    house.check_after("", "3 games: 1 won, 0 lost, 0 drawn, 1 with friends, 1 unfinished");
    house.check_after("press result:4", "1 game: 0 won, 0 lost, 0 drawn, 1 unfinished");
    house.check_after("press result:0", "3 games: ");
}

TEST_CASE("games: what was left is gone on with by Space and by its button", "[scenes][games]") {
    GamesHouse house;
    auto record = house.add("boxes", "torch", Fortune::won);
    record.result.reset();
    record.date = *record.date + std::chrono::hours(1);
    static_cast<void>(house.library.add(record, "the end", "torch"));
    house.open();
    house.check_steps({{"wait 0.1", "Continue"}, {"", "no: [watch]"}, {"down, wait 0.1", "no: [continue]"}});
    const auto* act = GENERATE("space", "press continue");
    house.check_after(std::string("up, wait 0.1, ") + act + ", wait 0.3", {"depth: 2", "[board]", "no: [list]"});
    CHECK(house.started->back().first.record->moves.size() == record.moves.size());
}

TEST_CASE("games: a picture is made while a film runs, and its folder opens from the notice", "[scenes][games]") {
    const testing::TemporaryFolder folder;
    GamesHouse house;
    testing::SlowMaker film;
    std::filesystem::path opened;
    bool has_margin = false;
    auto& saving = house.context.saving;
    saving = {.pictures = folder.path(),
              .films = folder.path(),
              .picture = [&](Size size, const auto& draw) -> FileWriter {
                  draw({0, 0, size.width, size.height}, house.canvas);
                  has_margin = std::ranges::any_of(*house.started, [](const auto& one) {
                      return one.second->area == Rect{40, 40, 1000, 1000};
                  });
                  return [](const auto& file) { return write_text(file, "a picture"); };
              },
              .open_folder = [&opened](const auto& path) { opened = path; }};
    house.context.film.set_maker(film.maker(std::nullopt));
    house.add("boxes", "torch", Fortune::won);
    house.open();
    house.does("wait 0.1, press save, press entry:1");
    testing::wait_for(film.reported);
    house.check_after("wait 0.1, press save, press entry:0", "Making the film: 50 %");
    house.workers.advice.wait_until_idle();
    house.check_after("wait 0.1, press open-folder", "Saved in ");
    CHECK(opened == folder.path());
    CHECK(has_margin);
    CHECK(std::ranges::count_if(std::filesystem::directory_iterator(folder.path()),
                                [](const auto& file) { return file.path().extension() == ".png"; }) == 1);
    house.check_after("wait 11", "no: [open-folder]");
    film.may_end = true;
    testing::wait_until_over(house.context.film);
    opened.clear();
    house.check_after("wait 0.1, press open-folder", "The film is in ");
    CHECK(opened == folder.path());
}

TEST_CASE("games: the opponent is chosen from those that were met", "[scenes][games]") {
    GamesHouse house;
    house.add("boxes", "torch", Fortune::won);
    house.add("boxes", "zones", Fortune::won);
    house.open();
    house.check_steps({
        {"press against", "torch"},
        {"down, down, enter", "1 game: "},
        {"", "no: torch"},
        {"press against, escape", "1 game: "},
        {"press against, home, enter", "2 games: "},
    });
}

TEST_CASE("games: the days are chosen of those that have games", "[scenes][games]") {
    GamesHouse house; // on 22 Nov 2026
    house.add("boxes", "torch", Fortune::won, std::chrono::days(0));
    house.add("boxes", "torch", Fortune::won, std::chrono::days(4));
    house.add("boxes", "torch", Fortune::won, std::chrono::days(1000));
    house.open();
    house.check_steps({
        {"press day", "any day"},
        {"", "today"},
        {"", "no: yesterday"},
        {"", "the last 7 days"},
        {"", "Nov 2026"},
        {"", "no: Oct 2026"},
        {"", "2024"},
        {"", "no: 2025"},
        {"down, enter", "1 game: "},
        {"", "today"},
        {"press day, down, enter", "2 games: "},
        {"press day, home, enter", "3 games: "},
    });
}

TEST_CASE("games: what is deleted comes back at its place, however late", "[scenes][games]") {
    GamesHouse house;
    for (int day = 0; day < 3; ++day)
        house.add("boxes", "torch", Fortune::won, std::chrono::days(day));
    house.open();
    house.check_after("down, erase", "Deleted");
    CHECK(house.library.tally({}).games == 2);
    house.letter('z', true);
    CHECK(house.library.tally({}).games == 3);
    CHECK_FALSE(house.has("take-back"));
    house.does("press delete, press take-back");
    CHECK(house.library.tally({}).games == 3);
    house.check_after("press delete, wait 60", "[take-back]");
    house.letter('z', true);
    CHECK(house.library.tally({}).games == 3);
}

TEST_CASE("games: of a thousand games only those in view are opened", "[scenes][games]") {
    GamesHouse house;
    for (int number = 0; number < 1000; ++number)
        house.add("boxes", "torch", Fortune::won, std::chrono::days(number));
    house.open();
    house.wait(1);
    CHECK(house.started->size() <= 12);
    house.check_after("end, wait 1", "[row:999]");
    CHECK(house.started->size() <= 24);
}

TEST_CASE("games: Enter and a second click review, Space watches", "[scenes][games]") {
    GamesHouse house;
    house.add("boxes", "torch", Fortune::won);
    house.open();
    house.check_after("enter", "depth: 2");
    house.check_after("escape, press row:0", "depth: 2");
    house.key(Key::escape);
    int watched = 0;
    house.context.replay = [&](const GameRecord& record) -> Result<SessionConfig> {
        ++watched;
        SessionConfig config;
        config.options = OptionValues(house.games[4].options);
        config.position = record.start;
        return config;
    };
    house.key(Key::space);
    CHECK(watched == 1);
    CHECK(house.stack.depth() == 2);
}

TEST_CASE("games: a position and a game are copied as text", "[scenes][games]") {
    GamesHouse house;
    std::string copied;
    house.context.clipboard.set_text = [&](const std::string& text) { copied = text; };
    const auto record = house.add("boxes", "torch", Fortune::won);
    house.open();
    house.letter('c', true);
    CHECK(copied == GamesHouse::last);
    house.stack.handle(KeyEvent{.key = Key::character, .character = 'c', .shift = true, .control = true});
    const auto read = record_from_json_line(copied);
    REQUIRE(read);
    CHECK(*read == record);
}

TEST_CASE("games: what is let fall on any scene is opened here, or refused in words", "[scenes][games]") {
    GamesHouse house;
    house.stack.open(make_settings(house.context));
    house.stack.handle(DropEvent{.file = "/nowhere/games.jsonl", .text = {}});
    CHECK(house.stack.depth() == 2);
    house.workers.wait_until_idle();
    house.check_after("wait 0.1", "that is no file: /nowhere/games.jsonl");
}

TEST_CASE("games: nothing of them overlaps or leaves the screen", "[scenes][layout][games]") {
    GamesHouse house(any_size());
    for (int day = 0; day < 30; ++day)
        house.add(day % 2 == 0 ? "boxes" : "amazons", "The one and only great master of every game", Fortune::lost,
                  std::chrono::days(day));
    house.open();
    house.wait(0.5);
    check(house);
    house.key(Key::erase);
    check_widgets(house);
}
