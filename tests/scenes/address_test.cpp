// Addresses of scenes, and the ways that a browser's history keeps: with the real games.
#include "puzzle_house.hpp"
#include "scenes/frame/scene_path.hpp"

namespace {

struct Browser : PuzzleHouse {
    Browser() { open_menu(); }
    /// As Back, Forward or a link does; answers why something could not be opened.
    std::string go(const std::string& path) {
        const auto refusal = go_to(stack, context, path);
        let_work(3, 0.1);
        return refusal ? refusal->words : std::string();
    }
    [[nodiscard]] std::string path() const { return path_of(stack); }
    [[nodiscard]] std::string address() const {
        const auto at_top = stack.top().address();
        return at_top ? to_text(*at_top) : std::string();
    }
};

} // namespace

TEST_CASE("address: that of every scene leads back to it", "[scenes][address]") {
    const auto address =
        GENERATE(as<std::string>{}, "sticks", "boxes", "amazons?position=Q1q%20w", "boxes/setup", "amazons/ladder",
                 "sticks/puzzle", "sticks/puzzle/3", "boxes/practice", "sticks/lesson/optimal?position=10%2F3%201",
                 "sticks/lesson/novice?position=10%2F3%201", "amazons/analysis?position=Q1q%20w",
                 "amazons/openings?position=Q1q%20w", "boxes/guide/help", "boxes/help", "boxes/watch", "sticks/sheet",
                 "games", "you", "settings");
    CAPTURE(address);
    Browser browser;
    CHECK(browser.go(address + '\n').empty());
    CHECK(browser.address() == address);
    CHECK(browser.stack.depth() == 2);
    const auto title = [&] { // of a demo without how far its players have come
        const auto words = browser.stack.title();
        return browser.stack.top().is_watched() ? words.substr(0, words.find(": ")) : words;
    };
    const auto before = title(), path = browser.path();
    CHECK(browser.go("").empty());
    CHECK(browser.stack.depth() == 1);
    CHECK(browser.path().empty());
    CHECK(browser.go(path).empty());
    CHECK(browser.address() == address);
    CHECK(title() == before);
}

TEST_CASE("address: what nothing is at is refused in words, and the menu stays", "[scenes][address]") {
    const auto [address, words] =
        GENERATE(table<std::string, std::string>({{"chess", "no game `chess`"},
                                                  {"boxes/cellar", "no place `boxes/cellar`"},
                                                  {"boxes/setup/more/yet", "no place"},
                                                  {"amazons?position=nothing", "nothing"},
                                                  {"amazons/analysis?position=nothing", "nothing"},
                                                  {"amazons/openings?position=nothing", "nothing"},
                                                  {"sticks?colour=red", "`position=`"},
                                                  {"sticks/puzzle/7", "no puzzle 7 of sticks"},
                                                  {"sticks/puzzle/0", "no puzzle 0"},
                                                  {"sticks/puzzle/first", "no puzzle first"},
                                                  {"boxes/puzzle/1", "no puzzle 1 of boxes"},
                                                  {"sticks/lesson/random", "no such player"},
                                                  {"sticks/lesson/optimal?position=0%2F3%201", "over in this position"},
                                                  {"boxes/review", "not kept here"},
                                                  {"boxes/link/4711", "not kept here"},
                                                  {"games/4711", "not kept here"},
                                                  {"settings/sound/more", "no place"}}));
    Browser browser;
    CAPTURE(address);
    CHECK_THAT(browser.go(address + '\n'), Catch::Matchers::ContainsSubstring(words));
    CHECK(browser.stack.depth() == 1);
}

TEST_CASE("address: a game that was set up has its seats again, before its first move and after it",
          "[scenes][address]") {
    const bool plays = GENERATE(false, true);
    Browser first;
    auto& choices = choices_of(first.context, *find_game("sticks"));
    choices.players = {std::string(human), "novice"};
    choices.options = OptionValues(find_game("sticks")->options);
    first.go("sticks/setup\n");
    first.does("press play");
    if (plays) first.take('2');
    first.let_work(2);
    const auto path = first.path();
    const auto title = first.stack.title();

    Browser second;
    CHECK(second.go(path).empty());
    second.let_work(2);
    CHECK(second.stack.title() == title);
    CHECK(second.context.running.contains("sticks") == plays);
    if (plays)
        CHECK(second.context.running.at("sticks")->record().moves ==
              first.context.running.at("sticks")->record().moves);
}

TEST_CASE("address: a game that was left goes on, the very same", "[scenes][address]") {
    Browser browser;
    browser.go("sticks\n");
    browser.take('2');
    const auto path = browser.path();
    const auto session = browser.context.running.at("sticks");
    browser.go("");
    CHECK(browser.go(path).empty());
    browser.take('1');
    CHECK(session->record().moves.size() == 2);
}

TEST_CASE("address: a game that is over is looked back at", "[scenes][address]") {
    Browser browser;
    browser.go("sticks?position=2%2F3%201\n");
    browser.take('2');
    browser.wait(2);
    const auto path = browser.path();
    browser.go("");
    CHECK(browser.go(path).empty());
    CHECK_THAT(browser.stack.title(), Catch::Matchers::StartsWith("Sticks, review"));
    CHECK(browser.address() == "sticks/review");
}

TEST_CASE("address: what two ways have in common stays as it is", "[scenes][address]") {
    Browser browser;
    browser.go("sticks\n");
    browser.take('2');
    const auto* table = &browser.stack.top();
    browser.key(Key::f1);
    browser.wait(0.3);
    const auto help = browser.path();
    CHECK(browser.stack.depth() == 3);
    browser.go(help.substr(0, help.find('\n') + 1));
    CHECK(&browser.stack.top() == table);
    browser.take('1'); // the record in the way is an older one now
    browser.go(help);
    CHECK(browser.stack.depth() == 3);
    CHECK(&browser.stack.at(1) == table);
    browser.go("settings\n");
    CHECK(browser.stack.depth() == 2);
    CHECK(browser.address() == "settings");
}

TEST_CASE("address: a scene that has another use for Back stays", "[scenes][address]") {
    Browser browser;
    browser.go("boxes/setup\n");
    browser.does("press more");
    CHECK(browser.go("").empty());
    CHECK(browser.address() == "boxes/setup");
    CHECK(browser.go("").empty());
    CHECK(browser.stack.depth() == 1);
}

TEST_CASE("address: Back skips a guided minute as Esc does, to where it leads", "[scenes][address]") {
    Browser browser;
    CHECK(browser.go("boxes/guide/setup\n").empty());
    CHECK(browser.address() == "boxes/guide/setup");
    CHECK(browser.go("").empty());
    CHECK(browser.address() == "boxes/setup");
}

TEST_CASE("address: a way ends before a scene that nothing opens", "[scenes][address]") {
    Browser browser;
    CHECK(browser.go("boxes/setup\n\nsettings\n").empty());
    CHECK(browser.path() == "boxes/setup\n");
}
