// Looking at a game again, with real games. What Sticks are worth is known: with 21 of them and at most 3 to a move,
// who leaves a multiple of 4 wins.
#include <atomic>
#include <thread>

#include "desk/practice/practice_round.hpp"
#include "desk/recorded_game.hpp"
#include "house.hpp"
#include "keep/keeper.hpp"
#include "support/temporary_folder.hpp"

namespace {

/// 21: 20 19 18 16 13 12 11 8 5 4 1 0; the person's third move gives the win away, no later one can.
GameRecord lost_game() {
    GameRecord record{.game = "sticks", .options = {{"sticks", "21"}, {"take", "3"}}, .start = "21/3 1"};
    for (const auto* move : {"1", "1", "1", "2", "3", "1", "1", "3", "3", "1", "3", "1"})
        record.moves.push_back({.text = move});
    record.seats[Side::second].player = "optimal";
    record.result = GameResult{.outcome = {.winner = Side::second}};
    record.date = std::chrono::sys_seconds{std::chrono::hours{24}};
    return record;
}
constexpr std::size_t mistake = 2; ///< Its ply: 19 became 18.

struct Desk : House {
    Desk() {
        acts.add("read", [this](const auto&) { read(); });
        acts.add("take", [this](const auto& count) { take(count.front()); });
    }
    void open(GameRecord record, std::optional<std::int64_t> id = std::nullopt) {
        const auto& game = *find_game(record.game);
        stack.open(make_review(context, game, std::move(record), id));
    }
    /// All of a short game, or as much as comes in so many rounds.
    void read(int rounds = 100) { let_work(rounds); }
    void open_and_read(GameRecord record) {
        open(std::move(record));
        read();
        key(Key::home);
    }
    void go_to(std::size_t move) {
        key(Key::home);
        for (std::size_t step = 0; step < move; ++step)
            key(Key::right);
    }
    /// The game that is on the table.
    [[nodiscard]] Session& table() const { return *context.running.at("sticks"); }
    /// Takes so many sticks on the board.
    void take(char count) {
        letter(count);
        key(Key::enter);
        read();
    }
};

} // namespace

TEST_CASE("review: a lost game is read, and shown where it turned", "[scenes][review]") {
    Desk desk;
    desk.open(lost_game());
    CHECK(desk.shows("Reading move 1 of 12"));
    desk.check_after("read",
                     {"no: Reading", "Move 2 of 6: where the game turned", "Move 2, yours", "Blunder",
                      "This was won. 1 move kept the win, yours did not.", "won → lost", "Better", "keeps the win"});
}

TEST_CASE("review: the end of a won game speaks to who won it", "[scenes][review]") {
    Desk desk;
    GameRecord record{.game = "sticks", .start = "3/3 1", .moves = {{"3"}}};
    record.seats[Side::second].player = "optimal";
    record.result = GameResult{.outcome = {.winner = Side::first}};
    desk.open_and_read(record);
    desk.check_after("end", {"You win", "no: You wins"});
}

TEST_CASE("review: keys and buttons step through the moves", "[scenes][review]") {
    Desk desk;
    desk.open_and_read(lost_game());
    desk.check_after("", {"Move 1 of 6", "Move 1, yours"});
    desk.check_steps({
        {"right", "Move 1, Optimal"},
        {"press step", "Move 2, yours"},
        {"press step-back, left", "Move 1, yours"},
        {"left", "Move 1, yours"},
    });
    desk.check_after("end", {"The end", "The game turned at move 2"});
    desk.check_after("press to-start", "Move 1, yours");
    desk.check_after("press to-end", "The end");
    desk.stack.handle(PointerEvent{.kind = PointerEvent::Kind::wheel, .at = desk.rect("board").centre(), .wheel = 1});
    CHECK(desk.shows("Move 6, Optimal"));
}

TEST_CASE("review: a click on a move and on the curve goes there, and the curve can be dragged", "[scenes][review]") {
    Desk desk;
    desk.open_and_read(lost_game());
    const Rect moves = desk.rect("moves"), curve = desk.rect("plot");
    const float row = 42, head = 62; // of a 1080-line screen
    desk.click({moves.x + moves.width * 0.3F, moves.y + head + row * 2.5F});
    CHECK(desk.shows("Move 3, yours"));
    desk.click({moves.x + moves.width * 0.7F, moves.y + head + row * 3.5F});
    CHECK(desk.shows("Move 4, Optimal"));
    desk.pointer(PointerEvent::Kind::press, {curve.x + 1, curve.centre().y}, PointerEvent::Button::left);
    CHECK(desk.shows("Move 1, yours"));
    desk.pointer(PointerEvent::Kind::move, {curve.right() - 1, curve.y - 100});
    CHECK(desk.shows("Move 6, Optimal"));
    desk.pointer(PointerEvent::Kind::release, {curve.right() - 1, curve.y - 100}, PointerEvent::Button::left);
    desk.pointer(PointerEvent::Kind::move, {curve.x + 1, curve.centre().y});
    CHECK(desk.shows("Move 6, Optimal"));
}

TEST_CASE("review: N goes to the next mistake, and there is none in a game without", "[scenes][review]") {
    Desk desk;
    desk.open_and_read(lost_game());
    desk.check_steps({
        {"n", "Move 2, yours"},
        {"end, press next-mistake", "Move 2, yours"},
    });

    auto perfect = lost_game();
    perfect.start = "20/3 1";
    perfect.options["sticks"] = "20";
    perfect.moves.clear();
    for (const auto* move : {"1", "3", "1", "3", "1", "3", "1", "3", "1", "3"})
        perfect.moves.push_back({.text = move});
    desk.open_and_read(perfect);
    desk.check_after("n", "Move 1, yours");
    desk.check_after("end", "No mistake found.");
}

TEST_CASE("review: only the move that keeps the win is right when it is tried again", "[scenes][review]") {
    Desk desk;
    desk.open_and_read(lost_game());
    desk.go_to(mistake);
    desk.check_after("t", "Find a better move for Blue on the board.");
    desk.check_after("take 2", "No, that does not keep it."); // 17
    for (int i = 0; i < 200; ++i)
        desk.stack.update(Seconds{0.01});
    desk.check_after("take 3", "Yes, that keeps it."); // 16
    desk.check_after("escape", "Move 2, yours");
}

TEST_CASE("review: the better line is played step by step, and Escape goes back to the game", "[scenes][review]") {
    Desk desk;
    desk.open_and_read(lost_game());
    desk.go_to(mistake);
    desk.check_steps({
        {"l", "With the better move: 1 of"},
        {"left", "With the better move: 0 of"},
        {"right, press line", "With the better move: 2 of"},
        {"escape", "Move 2, yours"},
    });
    desk.check_after("escape", "depth: 0");
}

TEST_CASE("review: play goes on from the position before the chosen move", "[scenes][review]") {
    Desk desk;
    desk.open_and_read(lost_game());
    desk.go_to(mistake);
    desk.does("enter, enter"); // against whom it was played
    CHECK(desk.stack.depth() == 2);
    desk.take('3');
    CHECK(desk.table().record().start == "19/3 1");
    CHECK(desk.table().config().players.values == std::array<std::string, 2>{"human", "optimal"});
    CHECK(desk.table().news().moves.size() == 2);
    desk.check_after("escape", "Move 2, yours");
}

TEST_CASE("review: play goes on against anybody, a friend too", "[scenes][review]") {
    Desk desk;
    desk.open_and_read(lost_game());
    desk.go_to(mistake + 1); // the person keeps the side that was theirs, and the computer begins
    desk.press("play-on");
    SECTION("a player that was not there") {
        desk.does("press entry:1, read");
        CHECK(desk.table().config().players.values == std::array<std::string, 2>{"human", "random"});
        CHECK(desk.table().news().moves.front().side == Side::second);
    }
    SECTION("a friend") {
        desk.does("press entry:0, take 1");
        CHECK(desk.table().config().players.values == std::array<std::string, 2>{"human", "human"});
    }
    SECTION("nobody") { desk.check_after("escape", {"depth: 1", "Move 2, Optimal"}); }
}

TEST_CASE("review: who goes on alone sits where they sat, with the record's options", "[review]") {
    auto record = lost_game();
    const auto& sticks = *find_game("sticks");
    CHECK(person_to_go_on(record, Side::second) == Side::first);
    record.seats[Side::second].player = human;
    CHECK(person_to_go_on(record, Side::second) == Side::second);
    record.seats[Side::second] = {.player = "ugi:./bot", .name = "Torch", .limit = MoveLimit{.nodes = 7}};
    const auto all = opponents_of(sticks, record.seats[Side::second]);
    REQUIRE(all.size() == 2 + sticks.players.size());
    CHECK(all.front().name == "Torch");
    const auto rung = opponents_of(sticks, {.player = "twig"});
    REQUIRE(rung.size() == 2 + sticks.players.size());
    CHECK(rung.front().player == "twig");
    CHECK(rung.front().name == "Twig");
    record.seats[Side::first].clock = ClockLimit{Seconds{60}};
    const auto same = to_play_on(sticks, record, "19/3 1", Side::first, "ugi:./bot");
    REQUIRE(same);
    CHECK(same->options.text("take") == "3");
    CHECK(same->names[Side::second] == "Torch");
    CHECK(same->budgets[Side::second]->nodes == 7);
    CHECK_FALSE(same->clocks[Side::first]);
    CHECK_FALSE(same->record);
    const auto another = to_play_on(sticks, record, "19/3 1", Side::first, "optimal");
    CHECK_FALSE(another->budgets[Side::second]);
    CHECK(another->names[Side::second].empty());
}

TEST_CASE("review: a click leaves the keys to the moves", "[scenes][review]") {
    Desk desk;
    desk.open_and_read(lost_game());
    const Rect area = desk.rect("reading-time");
    desk.click(area.centre()); // is chosen already
    desk.check_after("right", "Move 1, Optimal");
    CHECK(desk.context.settings.reading_time == reading_times[1]);
}

TEST_CASE("review: points are told by numbers, which stand on the board", "[scenes][review]") {
    Desk desk;
    desk.open({.game = "points", .start = "100,100;900,100;900,900;100,900 - 1", .moves = {{.text = "1-3"}}});
    CHECK(desk.shows("1-3"));
    const auto words = desk.words_in("board");
    for (const auto* number : {"1", "2", "3", "4"})
        CHECK(std::ranges::find(words, number) != words.end());
}

TEST_CASE("review: where points count the curve can count them", "[scenes][review]") {
    const auto worth = [](std::int64_t margin) {
        return PositionValue{.first_share = margin > 0 ? 1 : 0, .exact = true, .margin = margin};
    };
    GameRecord record{.game = "numbers", .start = "1,9,2,1 0-0 1", .start_value = worth(7)};
    record.moves = {{.text = "L", .value = worth(-7)}, {.text = "R", .value = worth(-9)}};
    Desk desk;
    desk.open(record);
    desk.check_after("", {"Expected result for Blue", "50 %"});
    const Rect area = desk.rect("counted-in");
    desk.click({area.x + area.width * 0.75F, area.centre().y});
    desk.check_after("", {"Who wins with best play, by how much", "by 9", "no: 50 %", "level"});
    desk.click({area.x + area.width * 0.25F, area.centre().y});
    CHECK(desk.shows("Expected result for Blue"));
    desk.open_and_read(lost_game());
    CHECK_FALSE(desk.has("counted-in"));
}

TEST_CASE("review: what is not proven is read again in more time, and only that", "[scenes][review]") {
    using std::chrono::milliseconds;
    const PositionValue quick{.first_share = 0.5, .time = milliseconds(200)}, usual{.first_share = 0.5},
        proven{.first_share = 1, .exact = true};
    GameRecord record{.game = "amazons", .start = "3q6/10/5*4/qq8/*9/1qQ1*5/Q6*2/10/9Q/3Q6 w"};
    record.start_value = usual;
    record.moves = {{.text = "d1-d7/d5", .value = usual}, {.text = "b5-d3/d4", .value = proven}};
    Desk desk;
    // Nothing is thought about here: no step of time passes.
    const auto choose = [&](int choice) {
        const Rect area = desk.rect("reading-time");
        desk.click({area.x + area.width * (static_cast<float>(choice) + 0.5F) / 3, area.centre().y});
    };
    SECTION("what was read before times were noted had the usual time") {
        desk.open(record);
        CHECK_FALSE(desk.shows("Reading"));
        choose(0);
        CHECK_FALSE(desk.shows("Reading"));
        CHECK(desk.context.settings.reading_time == milliseconds(200));
        CHECK(desk.context.settings_changed);
        choose(2);
        CHECK(desk.context.settings.reading_time == milliseconds(2000));
        CHECK(desk.shows("Reading move 1 of 2"));
        choose(1);
        CHECK_FALSE(desk.shows("Reading"));
    }
    SECTION("what was read in less is read again") {
        record.moves.front().value = quick;
        desk.open(record);
        CHECK(desk.shows("Reading move 2 of 2"));
        choose(0);
        CHECK_FALSE(desk.shows("Reading"));
    }
    SECTION("the time of the settings is the one that is chosen") {
        desk.context.settings.reading_time = milliseconds(2000);
        record.start_value->time = record.moves.front().value->time = milliseconds(2000);
        desk.open(record);
        CHECK_FALSE(desk.shows("Reading"));
    }
    SECTION("after a proven position, in four times the time") {
        record.start_value = proven;
        desk.open(record);
        CHECK(desk.shows("Reading move 2 of 2"));
        record.moves.front().value->time = milliseconds(2000);
        desk.open(record);
        CHECK_FALSE(desk.shows("Reading"));
    }
}

TEST_CASE("review: the game is made into a film, which can be stopped", "[scenes][review][film]") {
    const testing::TemporaryFolder folder;
    std::atomic<bool> may_end = false;
    Desk desk;
    SECTION("a film") {
        desk.context.saving.films = folder.path();
        desk.context.film.set_maker([&](const GameRecord& record, const std::filesystem::path& file,
                                        const std::function<void(double)>& report,
                                        const std::stop_token& stop) -> std::optional<Refusal> {
            report(0.5);
            while (!may_end && !stop.stop_requested())
                std::this_thread::yield();
            if (record.moves.size() != 12 || file.parent_path() != folder.path()) return Refusal{"another game"};
            return file.filename() == "Sticks 1970-01-02 You, Optimal.mp4" ? Refusal{"a film needs ffmpeg"}
                                                                           : Refusal{"another name"};
        });
        desk.open_and_read(lost_game());
        const Rect whole = desk.rect("board");
        desk.press("film");
        while (!desk.shows("Making the film: 50 %"))
            desk.read(1);
        CHECK(desk.rect("board").bottom() <= desk.rect("film-strip").y);
        SECTION("goes on while the game is looked at, and is told of when it is over") {
            desk.key(Key::right);
            may_end = true;
            while (!desk.shows("No film: a film needs ffmpeg"))
                desk.read(1);
        }
        desk.press("film-end");
        desk.read(1);
        CHECK_FALSE(desk.has("film-strip"));
        CHECK(desk.rect("board") == whole);
    }
    SECTION("no film where none can be made") {
        desk.open_and_read(lost_game());
        CHECK_FALSE(desk.has("film"));
        desk.letter('f');
        desk.read(1);
        CHECK_FALSE(desk.has("film-strip"));
    }
}

TEST_CASE("review: what is found out is kept in the library, and there at once", "[scenes][review]") {
    const testing::TemporaryFolder folder;
    Keeper keeper(folder.path());
    Desk desk;
    desk.context.keeper = &keeper;
    const auto id = keeper.file(lost_game(), "0/3 1", "Optimal");
    REQUIRE(id);
    CHECK_FALSE(keeper.library()->entries({}, 0, 1).front().reviewed);
    SECTION("when all is read") {
        desk.open(lost_game(), *id);
        desk.read();
        CHECK(keeper.library()->entries({}, 0, 1).front().reviewed);
        Desk later;
        later.context.keeper = &keeper;
        later.open(lost_game(), *id);
        CHECK(later.shows("where the game turned"));
    }
    SECTION("when it is left in the midst") {
        desk.open_menu();
        desk.open(lost_game(), *id);
        desk.read(3);
        desk.key(Key::escape);
        const auto record = keeper.library()->record(*id);
        REQUIRE(record);
        REQUIRE(record->moves.back().value);
        CHECK(record->moves.back().value->first_share == 0);
        CHECK(record->moves.back().value->exact);
        CHECK_FALSE(record->start_value);
    }
}

TEST_CASE("review: a game without moves and one that the rules refuse are told of", "[scenes][review]") {
    Desk desk;
    auto record = lost_game();
    record.moves.clear();
    record.result.reset();
    desk.open_and_read(record);
    CHECK(desk.shows("No moves were played"));
    record = lost_game();
    record.moves[3].text = "7";
    desk.open_and_read(record);
    desk.check_steps({
        {"", "This game cannot be shown"},
        {"t, n, l, right", "This game cannot be shown"},
    });
}

TEST_CASE("review: a mistake is practised at once, and solved it stays for another day", "[scenes][review][practice]") {
    Desk desk;
    desk.games = catalog(); // practice plays the real one
    desk.open_and_read(lost_game());
    desk.check_after("p, wait 0.3", {"no: Practice", "no: [practise-this]"}); // the first move was none
    desk.go_to(mistake);
    if (GENERATE(true, false))
        desk.press("practise-this");
    else
        desk.letter('p');
    desk.wait(0.3);
    desk.check_after("", {"Practice", "From your game against Optimal", "move 3"});
    const auto& exercises = practice_notes(desk.context).exercises();
    REQUIRE(exercises.size() == 1);
    CHECK(exercises.begin()->first.position == "19/3 1");
    desk.check_after("3, enter, wait 0.6", "This keeps it");
    desk.check_after("wait 3", "Done for today");
    desk.check_after("press back, wait 0.3", "no: Done for today");
    desk.go_to(mistake);
    desk.check_after("press practise-this, wait 0.3", "Practice"); // it is one: none is made twice
    CHECK(exercises.size() == 1);
}

TEST_CASE("review: between friends the one who went wrong practises", "[scenes][review][practice]") {
    Desk desk;
    desk.games = catalog(); // practice plays the real one
    auto record = lost_game();
    record.seats[Side::second].player = human;
    record.seats[Side::first].name = "Ada";
    record.seats[Side::second].name = "Ben";
    record.moves[3].text = "1"; // of 18 Ben takes one too few: 17 is won for Ada
    record.moves.resize(4);
    record.result.reset();
    desk.open_and_read(record);
    desk.go_to(3);
    desk.check_after("press practise-this, wait 0.3", {"From your game against Ada", "move 4"});
    CHECK(practice_notes(desk.context).exercises().begin()->second.exercise.side == Side::second);
}

TEST_CASE("review: what a computer did wrong is nobody's exercise where a person played",
          "[scenes][review][practice]") {
    Desk desk;
    desk.games = catalog(); // practice plays the real one
    auto record = lost_game();
    record.moves[3].text = "1";
    record.moves.resize(4);
    record.result.reset();
    desk.open_and_read(record);
    desk.go_to(3);
    desk.check_after("p, wait 0.3", {"Move 2, Optimal", "no: [practise-this]"});
    CHECK(practice_notes(desk.context).exercises().empty());
}
