// A tournament in the window: how it is set up, how it goes, how it ends.
#include "house.hpp"
#include "layout_checks.hpp"
#include "scenes/frame/scenes.hpp"
#include "support/files.hpp"
#include "voice/recorded_voice.hpp"

namespace {

namespace fs = std::filesystem;

struct TournamentHouse : House {
    explicit TournamentHouse(ScreenSize size = {}) : House(size) {
        context.test_bot = [](const Game&, const OptionValues&, const Settings& settings,
                              const std::stop_token&) -> Result<std::string> {
            const auto& command = settings.bot_command;
            if (command.find("liar") != command.npos) return Refusal{"illegal move: {}", "z9"};
            if (command.find("sloth") != command.npos) return Refusal{forfeits::out_of_time};
            return command;
        };
        context.saving.texts = folder.path();
    }
    void open(const std::string& game = "sticks") {
        stack.open(make_tournament(context, *find_game(game)));
        wait(0.1);
    }
    /// All that is thought is a hundred nodes a move.
    void few_nodes() {
        press("time");
        key(Key::home);
        key(Key::enter);
        wait(0.1);
    }
    template <class Claim>
    void wait_until(Claim claim) {
        while (!claim())
            wait(0.01);
    }
    /// A whole tournament of the players of the house, up to the podium.
    void play_all() {
        few_nodes();
        press("play");
        wait_until([this] { return has("to-table"); });
        wait(2);
    }
    [[nodiscard]] std::string first_named(const std::string& beginning) const {
        const auto widgets = stack.top().widgets();
        const auto found =
            std::ranges::find_if(widgets, [&](const auto& widget) { return widget.name.starts_with(beginning); });
        if (found == widgets.end()) FAIL("there is no " << beginning);
        return found->name;
    }
    void add_program(const std::string& name) {
        write(folder.file(name), "");
        fs::permissions(folder.file(name), fs::perms::owner_exec, fs::perm_options::add);
    }

    Folder folder;
};

std::size_t players_of(const std::string& game) { return find_game(game)->players.size(); }

} // namespace

TEST_CASE("tournament setup: what it comes to is added up anew after every change", "[scenes][tournament]") {
    TournamentHouse house;
    house.open();
    const auto count = players_of("sticks");
    const auto words = [](std::size_t players) {
        return filled("{} players, {} games", players, players * (players - 1));
    };
    house.check_after("", words(count));
    const auto& first = find_game("sticks")->players.front().id;
    house.check_after("press player:" + first, words(count - 1));
    house.check_after("press player:" + first, words(count));
    house.check_after("last games", filled("{} players, {} games", count, 2 * count * (count - 1)));
}

TEST_CASE("tournament setup: one alone does not play", "[scenes][tournament]") {
    TournamentHouse house;
    house.open();
    const auto& players = find_game("sticks")->players;
    for (std::size_t at = 1; at < players.size(); ++at)
        house.press("player:" + players[at].id);
    house.check_after("", "Add one more");
    house.check_after("press play", "depth: 1");
    house.check_after("press player:" + players[1].id + ", press play, wait 0.1", "depth: 2");
}

TEST_CASE("tournament setup: programs of a folder come in by mouse or by keys, each tried", "[scenes][tournament]") {
    TournamentHouse house;
    for (const char* name : {"moat", "liar", "sloth"})
        house.add_program(name);
    house.open();
    house.check_after("", "No bots yet. Add a folder with programs.");
    house.press("add-folder");
    house.check_after("", "Add the 3 programs here");
    house.key(Key::enter);
    house.wait_until([&] { return house.shows("3 found, 1 ready"); });
    house.check_after("", {"illegal move: z9", "out of time", "[bot:moat]", "no: Add the 3 programs here"});
    const auto count = players_of("sticks");
    house.check_after("", filled("{} players", count + 1));
    house.check_after("press bot:liar", filled("{} players", count + 1)); // it cannot
    house.check_after("press bot:sloth", filled("{} players", count + 2));
    house.check_after("press bot:moat", filled("{} players", count + 1));
}

TEST_CASE("tournament setup: a folder that is let fall on the window is added", "[scenes][tournament]") {
    TournamentHouse house;
    house.add_program("moat");
    house.open();
    house.stack.handle(DropEvent{.file = house.folder.path().string(), .text = {}});
    house.wait_until([&] { return house.shows("1 found, 1 ready"); });
}

TEST_CASE("tournament: by keys alone to its end, and back", "[scenes][tournament]") {
    TournamentHouse house;
    house.open();
    const auto press = [&](const std::string& name) {
        while (house.stack.top().focused() != name)
            house.key(Key::tab);
        house.key(Key::enter);
        house.wait(0.1);
    };
    press("time");
    house.key(Key::home);
    house.key(Key::enter);
    press("play");
    house.wait_until([&] { return house.has("to-table"); });
    CHECK(house.stack.title().ends_with(" wins"));
    house.key(Key::escape); // to the table
    house.check_after("wait 0.1", {"[table]", "depth: 2"});
    house.check_after("escape, wait 0.1", "depth: 1");
}

TEST_CASE("tournament: a line leads to its games, a game to its review", "[scenes][tournament]") {
    TournamentHouse house;
    house.open();
    house.play_all();
    const auto& players = find_game("sticks")->players;
    house.check_after("press to-table, wait 0.1", {"[table]", "[games]", "no: [close-games]"}); // those of the winner
    house.check_after("press line:" + players.front().id + ", wait 0.1", "[close-games]");
    house.press(house.first_named("game:"));
    house.check_after("wait 0.1", "depth: 3");
    house.check_after("escape, wait 0.3", "[games]");
    house.check_after("press close-games, wait 0.1", "no: [close-games]");
    house.check_after("press cell:0:1, wait 0.1", "[close-games]");
    house.check_after("escape, wait 0.1", {"no: [close-games]", "depth: 2"});
}

TEST_CASE("tournament: the table is saved with a line for each player", "[scenes][tournament]") {
    TournamentHouse house;
    house.open();
    house.play_all();
    house.does("s");
    house.wait_until([&] { return house.shows("Saved in"); });
    const auto names = house.folder.names();
    const auto table = std::ranges::find_if(names, [](const auto& name) { return name.ends_with(".csv"); });
    REQUIRE(table != names.end());
    const auto text = text_of(house.folder.file(*table));
    CHECK(static_cast<std::size_t>(std::ranges::count(text, '\n')) == players_of("sticks") + 1);
}

TEST_CASE("tournament: Space stops it and lets it go on", "[scenes][tournament]") {
    TournamentHouse house;
    house.open("amazons"); // long enough to be in its midst
    house.press("play");
    house.wait_until([&] { return house.has("board:0"); });
    house.check_after("space, wait 0.2", {"paused", "Go on"});
    house.check_after("space, wait 0.2", {"no: paused", "Pause"});
}

TEST_CASE("tournament: a game on its way is watched in large, and Esc leads back", "[scenes][tournament]") {
    TournamentHouse house;
    house.open("amazons");
    house.press("play");
    house.wait_until([&] { return house.has("live:0") && house.has("board:0"); });
    const auto small = house.rect("board:0").height;
    house.check_after("press live:0, wait 0.2", {"[board]", "no: [table]"});
    CHECK(house.rect("board").height > 1.5F * small);
    house.check_after("escape, wait 0.2", {"[table]", "depth: 2"});
    house.check_after("w, wait 0.2", "[board]");
}

TEST_CASE("tournament: its champion is told to whoever does not see", "[scenes][tournament][voice]") {
    TournamentHouse house;
    testing::RecordedVoice voice;
    house.context.voice = &voice;
    house.context.settings.captions = CaptionMode::spoken;
    house.open();
    house.play_all();
    const auto said = voice.take_words();
    CHECK(std::ranges::any_of(said, [](const auto& words) { return words.ends_with(" wins."); }));
}

TEST_CASE("tournament: nothing overlaps or leaves the screen", "[scenes][tournament][layout]") {
    TournamentHouse house(any_size());
    for (const char* name : {"moat", "liar", "a_bot_with_quite_a_long_name_of_its_own"})
        house.add_program(name);
    house.open();
    check_parts(house);
    house.stack.handle(DropEvent{.file = house.folder.path().string(), .text = {}});
    house.let_work(2, 0.1);
    check_parts(house);
}
