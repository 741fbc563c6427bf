// The explorer of openings: what it counts, how one goes through it, and where it leads.
#include "explorer_house.hpp"

#include <fstream>
#include <set>

#include "desk/counted_boxes.hpp"
#include "layout_checks.hpp"
#include "record/record.hpp"
#include "scenes/explorer/explorer_rows.hpp"
#include "support/catch.hpp"
#include "support/recording_canvas.hpp"

using namespace zugzwang::testing;

namespace {

using boxes::Rules;

/// The kinds of moves of a position, as one of the positions that each leads to.
std::vector<Rules::State> kinds_of(const Rules::State& state) {
    std::vector<Rules::State> kinds;
    for (const auto& move : Rules::legal_moves(state)) {
        const auto after = Rules::after(state, move);
        if (std::ranges::none_of(kinds, [&](const auto& kind) { return is_same(kind, after); })) kinds.push_back(after);
    }
    return kinds;
}

std::size_t games_through(const ExplorerHouse& house, const Rules::State& state, std::optional<Side> person) {
    return counted_boxes(house.records, Rules::to_text(state), person).games();
}

/// "{here} of {all} games", as the title ends.
std::size_t here_in(const std::string& title) {
    const auto of = title.rfind(" of ");
    const auto begin = title.rfind(' ', of - 1) + 1;
    return std::stoul(title.substr(begin, of - begin));
}

/// What every row leads to, as it says after its moves were made.
std::vector<std::size_t> counts_of_rows(ExplorerHouse& house, std::size_t rows) {
    std::vector<std::size_t> counts;
    for (std::size_t row = 0; row < rows; ++row) {
        house.does(filled("press row:{}, rest", row));
        counts.push_back(here_in(house.stack.title()));
        house.does("left, rest");
    }
    return counts;
}

/// Goes down along rows whose counts no other has, and compares all of them with counts game by game.
void check_way_down(ExplorerHouse& house, std::optional<Side> person) {
    auto state = *Rules::state_from_text(house.records.front().start);
    for (int ply = 0; ply < 3; ++ply) {
        const auto kinds = kinds_of(state);
        std::vector<std::size_t> counted;
        for (const auto& kind : kinds)
            counted.push_back(games_through(house, kind, person));
        auto told = counts_of_rows(house, kinds.size());
        auto sorted = counted, sorted_told = told;
        std::ranges::sort(sorted);
        std::ranges::sort(sorted_told);
        CHECK(sorted_told == sorted);
        const auto is_alone = [&](std::size_t count) { return count > 0 && std::ranges::count(counted, count) == 1; };
        const auto row = std::ranges::find_if(told, is_alone);
        REQUIRE(row != told.end());
        state = kinds[static_cast<std::size_t>(std::ranges::find(counted, *row) - counted.begin())];
        house.does(filled("press row:{}, rest", row - told.begin()));
    }
}

/// Where something stands out in the colour of what is to be done.
struct RimCanvas : RecordingCanvas {
    using RecordingCanvas::RecordingCanvas;
    void box(Rect area, const BoxStyle& style) override {
        if (style.rim == Role::act) rims.push_back(area);
    }
    std::vector<Rect> rims;
};

std::vector<std::size_t> lit_rows(const ExplorerHouse& house, std::size_t rows) {
    RimCanvas canvas(house.theme);
    house.stack.draw(canvas);
    std::vector<std::size_t> lit;
    for (std::size_t row = 0; row < rows; ++row) {
        const Rect area = house.rect(filled("row:{}", row));
        if (std::ranges::any_of(canvas.rims, [&](const Rect& rim) { return area.contains(rim.centre()); }))
            lit.push_back(row);
    }
    return lit;
}

std::size_t small_boards(const ExplorerHouse& house) {
    RimCanvas canvas(house.theme);
    house.stack.draw(canvas);
    const Rect board = house.rect("board");
    return static_cast<std::size_t>(
        std::ranges::count_if(canvas.rims, [&](const Rect& rim) { return board.contains(rim) && rim.width > 150; }));
}

} // namespace

TEST_CASE("explorer: journey through a thousand of one's own games", "[scenes][openings]") {
    ExplorerHouse house;
    house.add(1000);
    house.stack.open(make_library(house.context));
    house.does("rest, press openings, rest");
    CHECK_THAT(house.stack.title(), Catch::Matchers::StartsWith("Openings: Boxes 2 × 2 · move 1, Blue to move"));
    const auto of_person = [&](Side side) {
        return static_cast<std::size_t>(
            std::ranges::count(house.records, std::optional(side), [](const auto& one) { return person_of(one); }));
    };
    CHECK(here_in(house.stack.title()) == of_person(Side::first));
    check_way_down(house, Side::first);
    house.does("left, left, left, x, rest");
    CHECK(here_in(house.stack.title()) == of_person(Side::second));
    house.does("x, rest");
    CHECK(here_in(house.stack.title()) == of_person(Side::first));
    house.click_at("source", 0.45F);
    house.does("rest");
    CHECK(here_in(house.stack.title()) == house.records.size());
    check_way_down(house, std::nullopt);
    // Undo by its button, and on along what was played most.
    house.does("press undo, press undo, press undo, rest");
    const auto kinds = kinds_of(*Rules::state_from_text(house.records.front().start));
    std::size_t most = 0;
    for (const auto& kind : kinds)
        most = std::max(most, games_through(house, kind, std::nullopt));
    house.does("right, rest");
    CHECK(here_in(house.stack.title()) == most);
    // Enter plays on from here.
    house.check_after("enter, wait 0.3", "depth: 3");
    CHECK_THAT(house.stack.title(), Catch::Matchers::StartsWith("Set up Boxes"));
    house.check_after("escape, wait 0.3, escape, wait 0.3", "depth: 1");
}

TEST_CASE("explorer: a game that is deleted is not counted any more, and is when that is undone",
          "[scenes][openings]") {
    ExplorerHouse house;
    house.add(9);
    house.open();
    house.click_at("source", 0.45F);
    house.does("rest");
    CHECK(here_in(house.stack.title()) == 9);
    const auto mark = house.keeper.library()->marks(0, 1).front();
    REQUIRE_FALSE(house.keeper.library()->remove(mark.id));
    house.does("rest");
    CHECK(here_in(house.stack.title()) == 8);
    REQUIRE_FALSE(house.keeper.library()->restore(mark.id));
    house.does("rest");
    CHECK(here_in(house.stack.title()) == 9);
}

TEST_CASE("explorer: values are those that solving tells, whatever was played", "[scenes][openings]") {
    ExplorerHouse house;
    house.open();
    // On the empty board of four boxes whoever moves first wins three to one (Barker and Korf, Solving Dots-and-Boxes,
    // 2012).
    house.check_after("", {"proven", "Blue wins by 2", "You have not been here yet", "[row:0]", "[row:1]"});
    house.check_after("", "no: [row:2]"); // four inner and eight outer lines
    house.check_after("", {"×8", "×4", "–"});
    const auto words = house.words_in("row:0");
    CHECK(words.back() == "+2");
    house.check_after("press row:0, rest", {"at the start: Blue wins by 2", "You have not been here yet"});
}

TEST_CASE("explorer: without games there is a way to play one", "[scenes][openings]") {
    ExplorerHouse house;
    house.open();
    house.check_after("", {"games", "Play", "no: Play on from here"});
    house.check_after("down, right, rest", "Play on from here");
    house.check_after("left, press play-on, wait 0.3", "depth: 2");
}

TEST_CASE("explorer: rows are chosen by keys and played by the right arrow", "[scenes][openings]") {
    ExplorerHouse house;
    house.add(60);
    house.open();
    house.click_at("source", 0.45F);
    const auto counts = counts_of_rows(house, 2);
    house.pointer(PointerEvent::Kind::leave, {});
    house.does("rest, down, right, rest"); // the one that was played most is chosen first
    CHECK(here_in(house.stack.title()) == std::ranges::max(counts));
    house.does("left, rest, up, up, right, rest");
    CHECK(here_in(house.stack.title()) == counts[0]);
    house.does("left, rest, down, down, right, rest");
    CHECK(here_in(house.stack.title()) == counts[1]);
}

TEST_CASE("explorer: a game of the list is looked back at where it came here", "[scenes][openings]") {
    ExplorerHouse house;
    house.add(30);
    house.open();
    house.does("press row:0, rest");
    REQUIRE(house.has("game:0"));
    house.check_after("press game:0, wait 0.3", "depth: 2");
    CHECK_THAT(house.stack.title(), Catch::Matchers::StartsWith("Boxes, review: "));
    house.check_after("escape, wait 0.3", "depth: 1");
}

TEST_CASE("explorer: all games that came to a position are listed in the library", "[scenes][openings]") {
    ExplorerHouse house;
    house.add(500);
    house.open();
    house.click_at("source", 0.45F);
    house.does("rest");
    const auto first = games_through(house, *Rules::state_from_text(house.records.front().start), {});
    REQUIRE(first > 200); // more than the explorer lists
    house.check_after("press all-games, rest, wait 0.3", {"depth: 2", "[among]", filled("{} games: ", first)});
    house.does("escape, wait 0.3, press row:1, rest");
    const auto here = here_in(house.stack.title());
    REQUIRE(here > 0);
    REQUIRE(here < first);
    house.check_after("press all-games, rest, wait 0.3", filled("{} games: ", here));
    house.check_after("press among, wait 0.1", {"no: [among]", filled("{} games: ", first)}); // every game kept here
    house.stack.open(make_explorer(house.context, house.boxes(), house.small()));
    house.stack.handle(DropEvent{.file = (house.folder.path() / "absent").string(), .text = {}});
    house.check_after("rest", "no: [all-games]");
}

TEST_CASE("explorer: a line that is pointed at lights its row", "[scenes][openings]") {
    ExplorerHouse house;
    house.add(60);
    house.open();
    house.click_at("source", 0.45F);
    const auto counts = counts_of_rows(house, 2); // all of the first lines are of two kinds
    CHECK(lit_rows(house, 2).size() == 1);        // the last that was pressed
    const Rect board = house.rect("board");
    std::set<std::size_t> seen;
    for (float part = 0.3F; part < 0.7F; part += 0.02F) {
        const Vec at{board.x + board.width * part, board.y + board.height * part};
        house.pointer(PointerEvent::Kind::move, at);
        house.wait(0.05);
        const auto lit = lit_rows(house, 2);
        if (house.stack.cursor() != Cursor::hand) continue;
        REQUIRE(lit.size() == 1);
        if (!seen.insert(lit.front()).second) continue;
        house.click(at);
        house.does("rest");
        CHECK(here_in(house.stack.title()) == counts[lit.front()]);
        house.does("left, rest");
    }
    CHECK_FALSE(seen.empty());
}

TEST_CASE("explorer: the last board of a game in the list is shown while it is pointed at", "[scenes][openings]") {
    ExplorerHouse house;
    house.add(30);
    house.open();
    CHECK(small_boards(house) == 0);
    house.does("point game:1, wait 0.05");
    CHECK(small_boards(house) == 0); // the pointer may be passing by
    house.does("wait 0.3");
    CHECK(small_boards(house) == 1);
    const auto file = house.folder.path() / "games.jsonl";
    std::ofstream out(file);
    for (const auto& record : house.records)
        out << to_json_line(record) << '\n';
    out.close();
    house.pointer(PointerEvent::Kind::leave, {});
    house.does("wait 0.1");
    CHECK(small_boards(house) == 0);
    house.stack.handle(DropEvent{.file = file.string(), .text = {}});
    house.does("rest, point game:2, wait 0.3, rest");
    CHECK(small_boards(house) == 1);
    house.stack.handle(DropEvent{.file = (house.folder.path() / "absent").string(), .text = {}});
    house.does("rest");
    CHECK(small_boards(house) == 0); // with the list it goes
}

TEST_CASE("explorer: a record file is counted in place of the library", "[scenes][openings]") {
    ExplorerHouse house;
    house.add(30);
    const auto file = house.folder.path() / "match.jsonl";
    std::ofstream written(file);
    for (int copy = 0; copy < 2; ++copy) { // the same games twice are games all the same
        for (const auto& record : house.records)
            written << to_json_line(record) << '\n';
    }
    written.close();
    house.open();
    house.stack.handle(DropEvent{.file = file.string(), .text = {}});
    house.does("rest, rest");
    CHECK(here_in(house.stack.title()) == 60);
    house.check_after("", {"match.jsonl", "Games through here"});
    house.check_after("press game:0, rest", "depth: 2");
    house.check_after("escape, wait 0.3", "depth: 1");
    house.stack.handle(DropEvent{.file = (house.folder.path() / "absent").string(), .text = {}});
    house.check_after("rest", "cannot be read");
}

TEST_CASE("explorer: the record files of tournaments are offered", "[scenes][openings]") {
    ExplorerHouse house;
    house.add(3);
    house.context.saving.texts = house.folder.path();
    const auto folder = house.folder.path() / "Zugzwang tournaments";
    std::filesystem::create_directories(folder);
    std::ofstream written(folder / "boxes-7.jsonl");
    for (const auto& record : house.records)
        written << to_json_line(record) << '\n';
    written.close();
    house.open();
    house.choose_last("source");
    house.check_after("wait 0.1", "boxes-7");
    house.check_after("enter, rest, rest", "boxes-7.jsonl");
    CHECK(here_in(house.stack.title()) == 3);
}

TEST_CASE("explorer: it opens from the analysis with what was played there, and goes back", "[scenes][openings]") {
    ExplorerHouse house;
    house.add(20);
    house.stack.open(make_analysis(house.context, house.boxes(), house.small()));
    house.does("rest, press answer:0, rest, press openings, rest");
    CHECK_THAT(house.stack.title(), Catch::Matchers::StartsWith("Openings: Boxes 2 × 2 · move 2, Orange to move"));
    house.does("left, rest");
    CHECK_THAT(house.stack.title(), Catch::Matchers::StartsWith("Openings: Boxes 2 × 2 · move 1, Blue to move"));
    house.check_after("escape, wait 0.3", "depth: 1");
    CHECK_THAT(house.stack.title(), Catch::Matchers::StartsWith("Boxes: analysis"));
}

TEST_CASE("explorer: all games have one, whatever is played there", "[scenes][openings]") {
    ExplorerHouse house;
    for (const auto& game : house.games) {
        CAPTURE(game.id);
        const auto options = small_options(game);
        const auto table = *game.open_table(options);
        const auto record = game_by_chance(game, *table, 1, house.random); // the person moved first
        REQUIRE(house.keeper.library()->add(record, table->position(), "Champion"));
        house.stack.open(make_explorer(house.context, game, options, OpeningLine{.start = record.start}));
        house.does("rest");
        CHECK(here_in(house.stack.title()) == 1);
        house.does("right, rest");
        CHECK(here_in(house.stack.title()) == 1);
        house.does("left, rest, escape, wait 0.3");
    }
}

TEST_CASE("explorer: rows have the best values first, then what was played most", "[scenes][openings]") {
    OpeningAnswer answer;
    answer.moves = {{"a", 1}, {"b", 2}, {"c", 1}, {"d", 3}, {"e", 4}};
    answer.page.next = {{2, {.first_won = 1}}, {3, {.first_won = 2, .drawn = 3}}, {4, {.second_won = 9}}};
    AnalysisInfo analysis{.running = true, .side = Side::second, .known = {}, .answers = {}};
    const auto known = [](const char* text, std::int64_t margin) {
        return AnalysedMove{.text = text,
                            .value = {.first_share = margin > 0 ? 1 : 0, .exact = true, .margin = margin}};
    };
    analysis.known.value = {.first_share = 0, .exact = true, .margin = -3};
    analysis.known.moves = {known("b", -3), known("d", -3), known("c", 1)};
    const auto rows = explorer_rows(answer, &analysis);
    REQUIRE(rows.size() == 4);
    CHECK(rows[0].moves == std::vector<std::string>{"d"});
    CHECK(rows[1].moves == std::vector<std::string>{"b"});
    CHECK(rows[2].moves == std::vector<std::string>{"a", "c"});
    CHECK(rows[3].moves == std::vector<std::string>{"e"});
    CHECK(rows[0].worth == "+3");
    CHECK(rows[2].worth == "−1");
    CHECK(rows[3].worth == "…");
    CHECK(rows[0].keeps);
    CHECK_FALSE(rows[2].keeps);
    CHECK(most_played_row(rows) == 3);
    CHECK(most_played_row(explorer_rows({.moves = {{"a", 1}}}, nullptr)) == std::nullopt);
}

TEST_CASE("explorer: what is not solved is an estimate and says so", "[scenes][openings]") {
    OpeningAnswer answer;
    answer.moves = {{"a", 1}, {"b", 2}};
    AnalysisInfo analysis{.running = false, .side = Side::first, .known = {}, .answers = {}};
    analysis.known.moves = {{.text = "b", .value = {.first_share = 0.63}}};
    const auto rows = explorer_rows(answer, &analysis);
    CHECK(rows[0].worth == "≈ 63 %");
    CHECK_FALSE(rows[0].keeps);
    CHECK(rows[1].worth.empty());
}

TEST_CASE("explorer: nothing of it overlaps or leaves the screen", "[scenes][layout][openings]") {
    const auto size = any_size();
    const bool touched = size.width > size.height && GENERATE(false, true);
    CAPTURE(touched);
    const Touched by_finger(touched);
    ExplorerHouse house(size);
    house.open();
    check_parts(house);
    const Rect board = house.rect("board");
    house.add(40);
    house.does("rest");
    check_parts(house);
    CHECK(house.rect("board") == board);
    house.does("right, rest");
    check_parts(house);
    CHECK(house.rect("board") == board);
    house.stack.handle(DropEvent{.file = (house.folder.path() / "absent").string(), .text = {}});
    house.does("rest");
    check_parts(house);
    CHECK(house.rect("board") == board);
}
