// The scene of a person over time: what it tells, where it leads, the file, and that all can be deleted and taken back.
#include "desk/practice/practice_round.hpp"
#include "desk/puzzle_round.hpp"
#include "desk/rated/own_rating.hpp"
#include "desk/you/told.hpp"
#include "keep/keeper.hpp"
#include "layout_checks.hpp"
#include "support/files.hpp"
#include "support/place.hpp"

namespace {

constexpr std::chrono::days a_day{1};

struct YouHouse : House {
    explicit YouHouse(ScreenSize size = {}) : House(size) {
        games = catalog();
        context.keeper = &keeper;
        context.now = [] { return std::chrono::sys_days(sunday) + std::chrono::hours(20); };
        context.saving.texts = folder.path();
        asks.add("games", [this] { return std::to_string(keeper.library()->tally({}).games); });
        asks.add("files", [this] { return std::to_string(written().size()); });
    }
    ~YouHouse() { workers.wait_until_idle(); }
    YouHouse(const YouHouse&) = delete;
    YouHouse& operator=(const YouHouse&) = delete;

    [[nodiscard]] const Game& game(const std::string& id) const { return *std::ranges::find(games, id, &Game::id); }
    /// So many days ago against such a rung, rated as it is told; the last moves of a game of sticks.
    void play(const std::string& id, int ago, int opponent, double score, double after) {
        const auto begun = context.now() - ago * a_day - std::chrono::hours(2);
        add_rated_result(context, {.game = id,
                                   .opponent = "branch",
                                   .opponent_rating = opponent,
                                   .begun = begun,
                                   .score = score,
                                   .length = Seconds{600},
                                   .rating = after,
                                   .deviation = 80});
        if (id != "sticks") return;
        GameRecord record{.game = id, .start = score == 1 ? "5/3 1" : "4/3 1"};
        record.seats[Side::second] = {.player = "branch", .name = "Branch"};
        record.moves = {{.text = "1"}, {.text = "3"}};
        if (score == 1) record.moves.push_back({.text = "1"});
        record.result = GameResult{.outcome = {.winner = score == 1 ? Side::first : Side::second}};
        record.date = begun;
        REQUIRE(keeper.library()->add(record, "0/3 1", "Branch"));
    }
    /// Six weeks of sticks, and two games of boxes.
    void live() {
        for (int week = 5; week >= 0; --week)
            play("sticks", 7 * week, 1100 + 40 * (week % 2), week % 2 == 0 ? 1 : 0, 1000);
        play("boxes", 8, 1000, 1, 1010);
        play("boxes", 1, 1300, 0, 990);
        const LadderResult won{.game = "sticks", .rung = "twig", .fortune = Fortune::won};
        context.ladders.note(won);
        keeper.note(won);
        for (const auto* position : {"a", "b"})
            add_puzzle_mark(context, TriedPuzzle{.game = "sticks", .position = position, .solved = *position == 'a'});
        practice::Exercise made{.key = {"boxes", "somewhere"},
                                .played = "b",
                                .kind = game("boxes").mistakes.kinds.front().id,
                                .before = {.first_share = 1, .exact = true, .choices = 3, .best = {"a"}},
                                .after = {.first_share = 0, .exact = true, .choices = 3}};
        REQUIRE(practice::judge(made));
        add_practice_note(context, practice::GameRead{.game = {"boxes", {}}, .exercises = {made}});
    }
    void open() {
        stack.open(make_menu(context));
        stack.open(make_you(context));
        wait(0.5);
    }
    [[nodiscard]] std::vector<std::string> written() const {
        std::vector<std::string> names;
        for (const auto& name : folder.names()) {
            if (name.ends_with(".jsonl")) names.push_back(name);
        }
        return names;
    }

    static constexpr std::chrono::sys_days sunday = std::chrono::year(2026) / 11 / 22;
    Place place{"UTC"}; ///< Days are those of the place.
    testing::TemporaryFolder folder;
    Keeper keeper{folder.path()};
};

} // namespace

TEST_CASE("you: what somebody did is told", "[scenes][you]") {
    YouHouse house;
    house.live();
    house.open();
    house.check_after("", {"Since 18 Oct: 8 games played", "Rating", "rungs climbed", "Sticks", "of 2 tried", "days",
                           "10 min this week", "0 solved", "1 open", "Everything on this page stays on this machine."});
    house.check_after("", {"Best win", "rated 100 above you that day", "Branch", "Look at it", "Nov", "Oct"});
    CHECK(house.stack.title() == "You: Since 18 Oct: 8 games played");
    CHECK(house.shows("…")); // boxes: two games
}

TEST_CASE("you: where nothing was played, it says so, and nothing can be saved or deleted", "[scenes][you]") {
    YouHouse house;
    house.open();
    house.check_after("", {"No games yet", "Your rating begins with the fifth game", "Your best win will stand here",
                           "Mistakes from your games come here", "of 0 tried", "nothing this week"});
    house.check_after("press export, wait 0.5", "files: 0");
    house.check_after("press delete-all, wait 0.2", "no: This goes from the disk");
}

TEST_CASE("you: rows lead to ladders, kinds to practice, the best win to its review", "[scenes][you]") {
    YouHouse house;
    house.live();
    house.open();
    house.check_after("press game:points, wait 0.5", "title: Points: the ladder, Mote");
    house.check_after("escape, wait 0.5", {"title: You: Since 18 Oct: 8 games played", "[look]"});
    house.does("press look, wait 0.5");
    CHECK(house.stack.title().starts_with("Sticks, review"));
    house.check_after("escape, wait 0.5", "Best win");
    house.press("kind:boxes:" + house.game("boxes").mistakes.kinds.front().id);
    house.wait(0.5);
    CHECK(house.stack.title().starts_with("Practice: "));
}

TEST_CASE("you: below the best win stands where it turned, once that is known", "[scenes][you]") {
    YouHouse house;
    house.play("boxes", 8, 1000, 1, 1010);
    const auto begun = house.context.now() - std::chrono::hours(1);
    const bool is_read = GENERATE(false, true);
    add_rated_result(house.context, {.game = "sticks",
                                     .opponent = "branch",
                                     .opponent_rating = 1500,
                                     .begun = begun,
                                     .score = 1,
                                     .length = Seconds{60},
                                     .rating = 1020,
                                     .deviation = 80});
    // Of five sticks one should be taken, of three all.
    GameRecord record{.game = "sticks", .start = "5/3 1", .moves = {{.text = "2"}, {.text = "1"}, {.text = "2"}}};
    record.seats[Side::second] = {.player = "branch", .name = "Branch"};
    record.result = GameResult{.outcome = {.winner = Side::first}};
    record.date = begun;
    if (is_read) {
        const auto won_by_first = [](bool won, std::vector<std::string> best) {
            return PositionValue{.first_share = won ? 1 : 0, .exact = true, .best = std::move(best)};
        };
        record.start_value = won_by_first(true, {"1"});
        record.moves[0].value = won_by_first(false, {"3"});
        record.moves[1].value = won_by_first(true, {"2"});
        record.moves[2].value = won_by_first(true, {});
    }
    REQUIRE(house.keeper.library()->add(record, "0/3 1", "Branch"));
    house.open();
    house.check_after("", is_read ? "Branch erred at" : "no: erred");
}

TEST_CASE("you: the bright game is chosen by keys, or by pointing", "[scenes][you]") {
    YouHouse house;
    house.live();
    house.open();
    house.does("down, wait 0.1"); // Sticks was played last, and is the highest
    CHECK(house.stack.top().focused().starts_with("game:"));
    CHECK(house.stack.top().focused() != "game:sticks");
    house.does("up, wait 0.1");
    CHECK(house.stack.top().focused() == "game:sticks");
    static_cast<void>(house.looks_different());
    house.does("point game:boxes, wait 0.3");
    CHECK(house.looks_different());
    // The last week of Sticks, at the end of its line.
    const auto told = you::told(house.context);
    const auto chart = house.rect("chart");
    bool is_told = false;
    for (float down = 0; down < 1 && !is_told; down += 0.01F) {
        house.pointer(PointerEvent::Kind::move, {chart.right() - 32, chart.y + down * chart.height});
        house.wait(0.05);
        is_told = house.shows("Sticks, this week: ");
    }
    CHECK(is_told);
}

TEST_CASE("you: the file goes into the folder of texts, and comes back once", "[scenes][you]") {
    YouHouse house;
    house.live();
    house.open();
    house.does("press export");
    house.let_work(2, 0.2);
    REQUIRE(house.written() == std::vector<std::string>{"You 2026-11-22.jsonl"});
    CHECK(house.shows("Saved in "));
    const auto file = (house.folder.path() / house.written().front()).string();
    house.stack.handle(DropEvent{.file = file, .text = {}});
    house.let_work(2, 0.2);
    CHECK(house.shows("All of that file is here already"));

    YouHouse other;
    other.open();
    other.stack.handle(DropEvent{.file = file, .text = {}});
    other.let_work(2, 0.2);
    other.check_after("", {"Read in: 12 lines are new", "rated 100 above you that day"});
    CHECK(rated_results(other.context) == rated_results(house.context));

    testing::write(file, testing::text_of(file) + "{}\n");
    other.stack.handle(DropEvent{.file = file, .text = {}});
    other.let_work(2, 0.2);
    CHECK(other.shows("line 15: "));
}

TEST_CASE("you: the file opens the scene wherever it is let fall", "[scenes][you]") {
    YouHouse house;
    house.live();
    house.open();
    house.does("press export");
    house.let_work(2, 0.2);
    const auto file = (house.folder.path() / house.written().front()).string();
    YouHouse other;
    other.open_menu();
    other.stack.handle(DropEvent{.file = file, .text = {}});
    other.let_work(2, 0.3);
    CHECK(other.stack.title() == "You: Read in: 12 lines are new");
}

TEST_CASE("you: the sheet says what goes, and Keep keeps it", "[scenes][you]") {
    YouHouse house;
    house.live();
    house.open();
    house.check_after("press delete-all, wait 0.2",
                      {"Delete all of it?", "This goes from the disk", "Games", "Stars of the ladders", "Puzzles tried",
                       "Mistakes to practise", "[keep]", "[delete]"});
    CHECK(house.stack.top().focused() == "keep");
    CHECK(house.words_in("sheet").size() >= 12);
    house.check_after(GENERATE("enter, wait 0.2", "escape, wait 0.2", "press keep, wait 0.2"),
                      {"Since 18 Oct: 8 games played", "games: 6"});
}

TEST_CASE("you: what was deleted can be taken back for ten seconds", "[scenes][you]") {
    YouHouse house;
    house.live();
    house.open();
    house.check_after("press delete-all, wait 0.2, press delete, wait 0.2",
                      {"All deleted", "Your best win will stand here", "games: 0", "[take-back]"});
    CHECK(you::amounts(house.context).is_nothing());
    house.check_after("wait 9", "[take-back]");
    house.check_after(GENERATE("press take-back, wait 0.2", "Ctrl z, wait 0.2"),
                      {"All is back", "games: 6", "Best win", "no: [take-back]"});
    CHECK(house.context.ladders.at("sticks", "twig").stars.moving_first);
    house.check_after("wait 12", "Since 18 Oct: 8 games played");
    CHECK(house.keeper.results().results().all().size() == 8);
}

TEST_CASE("you: after ten seconds, or when the scene is left, it is gone, and the menu comes", "[scenes][you]") {
    YouHouse house;
    house.live();
    house.open();
    house.stack.open(make_ladder(house.context, house.game("sticks")));
    house.stack.open(make_you(house.context));
    house.does("wait 0.5, press delete-all, wait 0.2, press delete, wait 0.2");
    const bool in_time = GENERATE(true, false);
    if (in_time) {
        house.check_after("wait 11", "no: [take-back]");
        CHECK_FALSE(house.keeper.has_removed());
    }
    house.check_after("escape, wait 0.5", "title: Zugzwang: choose a game");
    CHECK_FALSE(house.keeper.has_removed());
    CHECK(testing::text_of(house.folder.path() / "games.db").find("Branch") == std::string::npos);
    CHECK(you::amounts(house.context).is_nothing());
}

TEST_CASE("you: nothing overlaps at any size, with all there is and with nothing", "[scenes][you][layout]") {
    const auto size = any_size();
    const Touched touched(GENERATE(false, true));
    YouHouse house(size);
    const auto what = GENERATE("", "live", "press delete-all, wait 0.3");
    if (*what != '\0') house.live();
    house.open();
    if (std::string_view(what).starts_with("press")) {
        if (!house.has("delete-all")) return; // scrolled away
        house.does(what);
    }
    check_widgets(house);
    check_texts(house);
}
