// A tournament in the window: how it is set up, how it goes, how it ends.
#include "desk/openings/openings.hpp"
#include "house.hpp"
#include "layout_checks.hpp"
#include "scenes/frame/scenes.hpp"
#include "scenes/tournament/contest_scene.hpp"
#include "support/contest_under_way.hpp"
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
    /// A tournament of which a pair is left to be played.
    void join(const testing::ContestUnderWay& contest) {
        stack.open(std::make_unique<ContestScene>(context, contest.plan, 2, contest.file()));
        wait_until([this] { return has("board:0") && has("board:1") && shows("28"); });
    }
    /// By these keys alone, each pressed until the next thing has the focus.
    void lead_to(const std::string& name, Key key) {
        for (int press = 0; press < 100 && stack.top().focused() != name; ++press)
            this->key(key);
        CHECK(stack.top().focused() == name);
    }
    /// Into a folder of their own; what is drawn on them is kept.
    void take_pictures() {
        context.saving.pictures = folder.path() / "Pictures";
        fs::create_directory(context.saving.pictures);
        context.saving.picture = [this](Size size, const auto& draw) -> FileWriter {
            NullCanvas sheet(theme, size.width, size.height);
            sheet.set_scale(1);
            draw(sheet.screen(), sheet);
            drawn = sheet.texts();
            return [](const auto& file) { return write_text(file, "a picture"); };
        };
    }
    /// How much of a line's words is seen, 0 to 1.
    [[nodiscard]] float opacity_of(const std::string& line) {
        canvas.clear();
        stack.draw(canvas);
        const auto found =
            std::ranges::find_if(canvas.texts(), [&](const auto& text) { return rect(line).contains(text.area); });
        if (found == canvas.texts().end()) FAIL("no words in " << line);
        return found->opacity;
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
    std::vector<DrawnText> drawn; ///< On the last picture.
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

TEST_CASE("tournament setup: a judge ends games, and is a part of what is played", "[scenes][tournament]") {
    TournamentHouse house;
    house.open();
    house.check_after("", {"No judge", "A proven result ends the game."});
    house.press("judge");
    house.key(Key::down);
    house.check_after("enter, wait 0.1", {"Looks at 10", "no: No judge"});
    house.play_all();
    house.check_after("press to-table, wait 0.1", "the solver has proven that the");
    const auto folder = house.folder.path() / "Zugzwang tournaments";
    for (const auto& file : fs::directory_iterator(folder))
        CHECK(testing::lines_of(testing::text_of(file)).front().find("\"solver_nodes\":10000") != std::string::npos);
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

TEST_CASE("tournament: the openings of its games are shown, and it is there again after", "[scenes][tournament]") {
    TournamentHouse house;
    house.games = catalog();
    Openings openings(house.games, nullptr, {}, {});
    house.context.openings = &openings;
    house.open();
    house.check_after("", "no: [to-table]");
    house.play_all();
    const auto& records = dynamic_cast<const ContestScene&>(house.stack.top()).contest().records();
    const auto as_first = std::ranges::count(records, records.front().start, &GameRecord::start);
    house.press("to-table");
    house.press("openings");
    house.wait_until([&] {
        openings.wait_until_idle();
        return house.stack.title().ends_with(filled("{} of {} games", as_first, as_first));
    });
    CHECK_THAT(house.stack.title(), Catch::Matchers::StartsWith("Openings: Sticks, "));
    house.check_after("escape, wait 0.3", {"depth: 2", "[table]"});
}

TEST_CASE("tournament: the table is saved with a line for each player, as a page, and as a picture",
          "[scenes][tournament]") {
    TournamentHouse house;
    house.take_pictures();
    house.open();
    house.play_all();
    house.does("s");
    house.wait_until([&] { return house.shows("Saved in"); });
    const auto names = house.folder.names();
    const auto text_with = [&](const std::string& ending) {
        const auto found = std::ranges::find_if(names, [&](const auto& name) { return name.ends_with(ending); });
        if (found == names.end()) FAIL("no file ends with " << ending);
        house.check_after("", *found);
        return text_of(house.folder.file(*found));
    };
    CHECK(static_cast<std::size_t>(std::ranges::count(text_with(".csv"), '\n')) == players_of("sticks") + 1);
    CHECK(text_with(".html").find("<html") != std::string::npos);
    for (const auto& picture : fs::directory_iterator(house.context.saving.pictures))
        house.check_after("", {"Pictures", picture.path().filename().string()});
    house.check_after("", ".png");
}

TEST_CASE("tournament: the picture of its table has room for all that stands there, however many play",
          "[scenes][tournament]") {
    const std::size_t count = GENERATE(2, 6, 24);
    const testing::ContestUnderWay contest;
    auto plan = contest.plan;
    plan.entrants.clear();
    while (plan.entrants.size() < count)
        plan.entrants.push_back({.name = std::to_string(plan.entrants.size()), .player = "minimax"});
    TournamentHouse house(ScreenSize{.width = 390, .height = 844}); // which has no room for all columns
    house.take_pictures();
    house.stack.open(std::make_unique<ContestScene>(house.context, plan, 2, ""));
    house.wait(0.1);
    house.does("s");
    house.wait_until([&] { return house.shows("Saved in"); });
    const auto times = [&](const std::string& words) {
        return static_cast<std::size_t>(std::ranges::count(house.drawn, words, &DrawnText::words));
    };
    CHECK(times("Minimax") == count);
    for (const auto* head : {"Points", "Score", "Elo", "Forfeits"})
        CHECK(times(head) == 1);
    CHECK(times("·") == count * (count - 1)); // nobody has met anybody
    CHECK(std::ranges::none_of(house.drawn, &DrawnText::shortened));
}

TEST_CASE("tournament: a mark of forfeits tells how, where, and what the bot said last", "[scenes][tournament]") {
    const testing::ContestUnderWay contest;
    TournamentHouse house;
    house.join(contest);
    const auto start = (*find_game("amazons")->open_table(contest.plan.options))->position();
    house.check_after("press forfeits:far_arrow, wait 0.1", {"5 by forfeit", "illegal move `d1-d9/g7`", start,
                                                             "bestmove d1-d9/g7", "bot.py: no such square: d9"});
    house.check_after("press forfeits:montecarlo, wait 0.1", {"5 by forfeit", "no: illegal move `"});
    house.press(house.first_named("game:"));
    house.check_after("wait 0.1", "depth: 2"); // its review
    house.check_after("escape, wait 0.3, escape, wait 0.1", {"no: [games]", "depth: 1"});
}

TEST_CASE("tournament: the marks show in which ways games were forfeited", "[scenes][tournament]") {
    const testing::ContestUnderWay contest;
    TournamentHouse house;
    house.join(contest);
    const auto words = std::vector<std::string>{"5"};
    CHECK(house.words_in("forfeits:far_arrow") == words);
    CHECK(house.words_in("forfeits:montecarlo") == words);
    for (const char* sprite : {"mark/wrong", "mark/late", "mark/crash"})
        CHECK(house.canvas.has_sprite(sprite));
    CHECK_FALSE(house.has("forfeits:champion"));
}

TEST_CASE("tournament: whoever sees nothing comes to the forfeits by keys, and hears of them",
          "[scenes][tournament][voice]") {
    const testing::ContestUnderWay contest;
    TournamentHouse house;
    testing::RecordedVoice voice;
    house.context.voice = &voice;
    house.context.settings.captions = CaptionMode::spoken;
    house.join(contest);
    const auto heard = [&](const std::string& wanted) {
        house.wait(0.2);
        const auto said = voice.take_words();
        return std::ranges::any_of(said, [&](const auto& words) { return words.find(wanted) != words.npos; });
    };
    house.lead_to("line:minimax", Key::tab); // the first one
    CHECK(heard("Minimax: 10 wins, 0 draws, 0 losses"));
    house.lead_to("line:far_arrow", Key::down);
    house.lead_to("forfeits:far_arrow", Key::right);
    CHECK(heard("ar_arrow: 5 by forfeit"));
    house.key(Key::enter);
    house.wait(0.1);
    house.lead_to(house.first_named("game:"), Key::tab);
    CHECK(heard("bot.py: no such square: d9"));
}

TEST_CASE("tournament: what is pointed at in the table is told above it", "[scenes][tournament]") {
    const testing::ContestUnderWay contest;
    TournamentHouse house;
    house.join(contest);
    const auto cell = [](std::size_t first, std::size_t second) { return filled("cell:{}:{}", first, second); };
    house.check_after("point " + cell(0, 3) + ", wait 0.2", "Champion against Minimax: 0 wins, 0 draws, 2 losses");
    house.check_after("point " + cell(4, 0) + ", wait 0.2",
                      "far_arrow against Champion: 0 wins, 0 draws, 2 losses, 1 by forfeit");
    house.check_after("press " + cell(4, 0) + ", wait 0.2", {"[games]", "[close-games]"});
}

TEST_CASE("tournament: lines change places when a round ends, not before", "[scenes][tournament]") {
    using Pair = testing::ContestUnderWay::Pair;
    const auto [playing, is_first_over] = GENERATE(table<Pair, bool>({{{2, 3}, false}, {{0, 3}, true}}));
    const testing::ContestUnderWay contest(playing); // the pair of the first round, and of the third
    TournamentHouse house;
    house.join(contest);
    CHECK((house.rect("line:minimax").y < house.rect("line:champion").y) == is_first_over);
}

TEST_CASE("tournament: lines that change places fade in there, the others stay as they are", "[scenes][tournament]") {
    const auto [is_reduced, whole] = GENERATE(table<bool, double>({{false, 0.22}, {true, 0.12}}));
    const testing::ContestUnderWay contest({0, 3});
    TournamentHouse house;
    house.context.settings.reduced_motion = is_reduced;
    house.stack.open(std::make_unique<ContestScene>(house.context, contest.plan, 2, contest.file()));
    constexpr double step = 0.001; // which makes one
    while (house.rect("line:champion").y < house.rect("line:minimax").y)
        house.wait(step);
    CHECK(house.opacity_of("line:minimax") == 0);
    CHECK(house.opacity_of("line:champion") == 0);
    CHECK(house.opacity_of("line:far_arrow") == 1);
    house.wait(0.045); // six steps
    CHECK_THAT(house.opacity_of("line:minimax"), Catch::Matchers::WithinAbs(0.05 / whole, 0.001));
    CHECK(house.opacity_of("line:far_arrow") == 1);
    house.wait(0.3);
    CHECK(house.opacity_of("line:minimax") == 1);
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

TEST_CASE("tournament: nothing overlaps or leaves the screen while games are played and looked at",
          "[scenes][tournament][layout]") {
    const testing::ContestUnderWay contest;
    TournamentHouse house(any_size());
    house.join(contest);
    check_parts(house);
    const auto seen = house.has("forfeits:far_arrow") ? "forfeits:far_arrow" : "line:minimax"; // it may lie below
    house.press(seen);
    house.does("wait 0.2");
    check_parts(house);
}
