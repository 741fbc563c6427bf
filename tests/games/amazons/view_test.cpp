#include "games/amazons/show/view.hpp"

#include "support/catch.hpp"

#include "board_canvas.hpp"
#include "games/amazons/show/theme.hpp"
#include "slow_amazons.hpp"
#include "support/even_pace.hpp"

namespace zugzwang::amazons {

static_assert(ViewOf<View, Rules, Insight>);

namespace {

Square square(std::string_view name) { return square_at(name[0] - 'a', std::stoi(std::string(name.substr(1))) - 1); }

/// A person at a board.
struct ShownBoard {
    explicit ShownBoard(const std::string& text = "3q2q3/10/10/q8q/10/10/Q8Q/10/10/3Q2Q3 w")
        : state(*Rules::state_from_text(text)) {
        view.place(area, state);
    }

    Reaction<Rules> point(std::string_view name) {
        return view.pointer({.kind = PointerEvent::Kind::move, .at = view.layout().centre(square(name))}, state);
    }
    Reaction<Rules> click(std::string_view name) {
        const Vec at = view.layout().centre(square(name));
        static_cast<void>(view.pointer({.kind = PointerEvent::Kind::move, .at = at}, state));
        return view.pointer({.kind = PointerEvent::Kind::press, .at = at, .button = PointerEvent::Button::left}, state);
    }
    Reaction<Rules> release(std::string_view name) {
        return view.pointer({.kind = PointerEvent::Kind::release,
                             .at = view.layout().centre(square(name)),
                             .button = PointerEvent::Button::left},
                            state);
    }
    /// Presses on one square, and lets go on another.
    Reaction<Rules> drag(std::string_view from, std::string_view to) {
        click(from);
        point(to);
        return release(to);
    }
    Reaction<Rules> press(zugzwang::Key key) { return view.key({.key = key}, state); }

    [[nodiscard]] BoardFrame frame() const {
        BoardFrame frame{.before = state, .now = state, .last = none};
        frame.interactive = true;
        return frame;
    }

    /// What is seen of it.
    template <class Paper = BoardCanvas>
    [[nodiscard]] Paper drawn(const BoardFrame& frame) const {
        Paper paper;
        view.draw(frame, paper);
        return paper;
    }

    Rect area{100, 50, 972, 932};
    Rules::State state;
    View view;
    std::optional<Rules::Move> none;
};

bool is_idle(const Reaction<Rules>& reaction) {
    return !reaction.move && reaction.refusal.empty() && !reaction.used && !reaction.chosen;
}

/// On which each part of a move takes a second.
struct PacedCanvas : BoardCanvas {
    PacedCanvas() { zugzwang::testing::set_even_pace(themed(), {own::section}, Seconds{1}); }
};

std::string closed_room = "*Q*2/***2/2q2/5/Q3q w"; // the queen on b5 is blocked

} // namespace

TEST_CASE("amazons: three clicks make a move", "[amazons][view]") {
    // The arrow may go back to where the queen came from.
    const auto* const arrow = GENERATE("g7", "d1");
    ShownBoard board;
    CHECK_FALSE(board.click("d1").move);
    CHECK_FALSE(board.click("d7").move);
    const auto reaction = board.click(arrow);
    CHECK(reaction.move == Rules::Move{square("d1"), square("d7"), square(arrow)});
    CHECK(reaction.refusal.empty());
}

TEST_CASE("amazons: a half-made move is taken back step by step", "[amazons][view]") {
    ShownBoard board;
    CHECK_FALSE(board.view.cancel());
    board.click("d1");
    board.click("d7");
    CHECK(board.view.cancel());
    CHECK(board.view.half_move() == HalfMove{.from = square("d1"), .to = {}});
    CHECK(board.view.cancel());
    CHECK(board.view.half_move() == HalfMove{});
    CHECK_FALSE(board.view.cancel());
}

TEST_CASE("amazons: a click puts the queen back that is on her way, or takes another own one", "[amazons][view]") {
    using Squares = std::vector<std::string>;
    const auto [clicks, from, to] =
        GENERATE(table<Squares, const char*, const char*>({{{"d1"}, "d1", ""},
                                                           {{"d1", "d7"}, "d1", "d7"},
                                                           {{"d1", "d7", "d7"}, "d1", ""},
                                                           {{"d1", "d1"}, "", ""},
                                                           {{"d1", "g1"}, "g1", ""},
                                                           {{"g1", "g5", "a4"}, "a4", ""}}));
    ShownBoard board;
    for (const auto& name : clicks)
        board.click(name);
    const auto named = [](std::string_view name) { return name.empty() ? std::nullopt : std::optional(square(name)); };
    CHECK(board.view.half_move() == HalfMove{.from = named(from), .to = named(to)});
}

TEST_CASE("amazons: a queen is dragged to where she goes, and then shoots", "[amazons][view]") {
    ShownBoard board;
    CHECK(board.drag("d1", "d7").chosen == 2 * 3.0F / 9 - 1);
    CHECK(board.view.half_move() == HalfMove{.from = square("d1"), .to = square("d7")});
    const auto reaction = board.click("g7");
    CHECK(reaction.move == Rules::Move{square("d1"), square("d7"), square("g7")});
    CHECK(reaction.by_steps);
}

TEST_CASE("amazons: a click is no drag", "[amazons][view]") {
    ShownBoard board;
    const auto click = [&](std::string_view name) {
        static_cast<void>(board.click(name));
        return board.release(name);
    };
    CHECK(is_idle(click("d1")));
    CHECK(board.view.half_move() == HalfMove{.from = square("d1"), .to = {}});
    board.point("d3"); // the way to the next click, with nothing pressed
    CHECK(is_idle(click("d7")));
    CHECK(board.view.half_move() == HalfMove{.from = square("d1"), .to = square("d7")});
    click("d7");
    CHECK(board.view.half_move() == HalfMove{.from = square("d1"), .to = {}});
}

TEST_CASE("amazons: a queen let go where she cannot go is back and still chosen", "[amazons][view]") {
    const auto* const place = GENERATE("e3", "d10", "g1", "d1");
    ShownBoard board;
    board.click("d1");
    board.point("d5");
    board.point(place);
    const auto reaction = board.release(place);
    CHECK_FALSE(reaction.move);
    CHECK(reaction.refusal.empty());
    CHECK_FALSE(reaction.chosen);
    board.point("d5"); // nothing is held any more
    CHECK(is_idle(board.release("d5")));
    CHECK(board.view.half_move() == HalfMove{.from = square("d1"), .to = {}});
    CHECK(board.drawn(board.frame()).named("amazons/queen-first").size() == 5); // a ghost of where she would go
}

TEST_CASE("amazons: a queen that was dragged can be dragged on, and another one instead", "[amazons][view]") {
    ShownBoard board;
    board.drag("d1", "d7");
    board.drag("d7", "b3");
    CHECK(board.view.half_move() == HalfMove{.from = square("d1"), .to = square("b3")});
    board.drag("g1", "g5");
    CHECK(board.view.half_move() == HalfMove{.from = square("g1"), .to = square("g5")});
}

TEST_CASE("amazons: a queen that cannot move is not dragged", "[amazons][view]") {
    ShownBoard board(closed_room);
    board.drag("b5", "c5");
    board.drag("c3", "c4");
    CHECK(board.view.half_move() == HalfMove{});
}

TEST_CASE("amazons: a dragged queen is seen under the pointer, and faint where she stands", "[amazons][view]") {
    ShownBoard board;
    board.click("d1");
    board.point("d6");
    const auto queens = board.drawn(board.frame()).named("amazons/queen-first");
    REQUIRE(queens.size() == 5);
    const auto near = [&](std::string_view name) {
        return std::ranges::find_if(queens, [&](const auto& queen) {
            return board.view.layout().square(square(name)).contains(queen.area.centre());
        });
    };
    REQUIRE(near("d6") != queens.end());
    CHECK(near("d6")->style.alpha == 1);
    REQUIRE(near("d1") != queens.end());
    CHECK(near("d1")->style.alpha < 0.5F);
    CHECK(near("d6") == std::prev(queens.end())); // over everything
}

TEST_CASE("amazons: what is held is let go when the position is another one or the move is taken back",
          "[amazons][view]") {
    ShownBoard board;
    board.click("d1");
    board.point("d5");
    SECTION("another position") { board.view.settle(board.state, std::nullopt); }
    SECTION("taken back") { CHECK(board.view.cancel()); }
    board.point("d6");
    CHECK(is_idle(board.release("d6")));
    CHECK(board.view.half_move() == HalfMove{});
}

TEST_CASE("amazons: what cannot be chosen is refused in words", "[amazons][view]") {
    const auto [clicks, words] = GENERATE(table<std::vector<std::string>, std::string>({
        {{"c3"}, "That is the other side's queen"},
        {{"b5"}, "This queen cannot move"},
        {{"b4"}, "This square is closed for good"},
        {{"b2"}, "Choose one of your queens first"},
        {{"a1", "c2"}, "A queen moves in a straight line over empty squares"},
        {{"a1", "e5"}, "A queen moves in a straight line over empty squares"},
        {{"a1", "a4"}, "This square is closed for good"},
        {{"a1", "b5"}, "This queen cannot move"},
        {{"a1", "a3", "e2"}, "An arrow flies in a straight line over empty squares"},
        {{"a1", "a3", "c3"}, "That is the other side's queen"},
    }));
    ShownBoard board(closed_room);
    for (std::size_t step = 0; step + 1 < clicks.size(); ++step)
        CHECK(board.click(clicks[step]).refusal.empty());
    const auto before = board.view.half_move();
    const auto reaction = board.click(clicks.back());
    CHECK_FALSE(reaction.move);
    CHECK(reaction.refusal == words);
    CHECK(board.view.half_move() == before);
}

TEST_CASE("amazons: the hand shows over what can be chosen", "[amazons][view]") {
    ShownBoard board(closed_room);
    board.point("a1");
    CHECK(board.view.cursor() == Cursor::hand);
    for (const auto* name : {"b5", "c3", "b2", "a5"}) {
        board.point(name);
        CHECK(board.view.cursor() == Cursor::arrow);
    }
    board.click("a1");
    board.point("a3");
    CHECK(board.view.cursor() == Cursor::hand);
    ShownBoard start;
    start.click("d1");
    start.point("g1"); // another queen could be taken instead
    CHECK(start.view.cursor() == Cursor::hand);
    static_cast<void>(board.view.pointer({.kind = PointerEvent::Kind::leave}, board.state));
    CHECK(board.view.cursor() == Cursor::arrow);
}

TEST_CASE("amazons: a click beside the board means nothing", "[amazons][view]") {
    ShownBoard board;
    const auto reaction = board.view.pointer(
        {.kind = PointerEvent::Kind::press, .at = {101, 51}, .button = PointerEvent::Button::left}, board.state);
    CHECK_FALSE(reaction.move);
    CHECK(reaction.refusal.empty());
}

TEST_CASE("amazons: a whole move by keyboard", "[amazons][view]") {
    ShownBoard board;
    CHECK(board.press(zugzwang::Key::up).used); // the focus appears on the first queen that can move
    CHECK(board.press(zugzwang::Key::enter).used);
    CHECK(board.view.half_move().from == square("d1"));
    for (int step = 0; step < 3; ++step)
        board.press(zugzwang::Key::up);
    board.press(zugzwang::Key::enter);
    CHECK(board.view.half_move().to == square("d4"));
    board.press(zugzwang::Key::right);
    const auto reaction = board.press(zugzwang::Key::space);
    CHECK(reaction.move == Rules::Move{square("d1"), square("d4"), square("e4")});
}

TEST_CASE("amazons: the focus reaches every square that can be chosen, and no other", "[amazons][view]") {
    const std::array<zugzwang::Key, 4> ways{zugzwang::Key::left, zugzwang::Key::right, zugzwang::Key::up,
                                            zugzwang::Key::down};
    Random random(61);
    for (int round = 0; round < 60; ++round) {
        ShownBoard board;
        board.state = slow::random_state(random, 8, 4, 40);
        board.view.place(board.area, board.state);
        const auto queens = board.view.half_move().choices(board.state);
        if (queens.is_empty()) continue;
        if (round % 2 == 1) board.click(square_name(*queens.begin()));
        const auto choices = board.view.half_move().choices(board.state);
        SquareSet reached;
        for (int press = 0; press < 3000; ++press) {
            CHECK(board.press(ways[static_cast<std::size_t>(random.below(ways.size()))]).used);
            auto chosen = board;
            const auto before = chosen.view.half_move();
            CHECK(chosen.press(zugzwang::Key::enter).refusal.empty());
            const auto after = chosen.view.half_move();
            REQUIRE(after != before);
            reached.add(before.from ? *after.to : *after.from);
        }
        CHECK(reached == choices);
    }
}

TEST_CASE("amazons: keys without a focus or a meaning do nothing", "[amazons][view]") {
    ShownBoard board;
    CHECK_FALSE(board.press(zugzwang::Key::enter).used);
    CHECK_FALSE(board.press(zugzwang::Key::tab).used);
    board.press(zugzwang::Key::up);
    board.view.settle(board.state, std::nullopt);
    CHECK_FALSE(board.press(zugzwang::Key::enter).used);
}

TEST_CASE("amazons: prompt and panel follow the half-made move", "[amazons][view]") {
    ShownBoard board;
    CHECK(board.view.prompt(board.state, Labels::standard) == "choose a queen");
    CHECK_FALSE(board.view.pointer_panel(board.state, Labels::standard));
    board.point("d1");
    REQUIRE(board.view.pointer_panel(board.state, Labels::standard));
    CHECK(board.view.pointer_panel(board.state, Labels::standard)->rows.front().value == "20");
    board.click("d1");
    CHECK(board.view.prompt(board.state, Labels::standard) == "choose where the queen goes");
    board.point("d7");
    const auto panel = board.view.pointer_panel(board.state, Labels::standard);
    REQUIRE(panel);
    CHECK(panel->title == "Half-made move");
    CHECK(panel->big == "d1 – d7 / ?");
    board.click("d7");
    CHECK(board.view.prompt(board.state, Labels::standard) == "choose where she shoots");
    board.point("g7");
    CHECK(board.view.pointer_panel(board.state, Labels::standard)->big == "d1 – d7 / g7");
}

TEST_CASE("amazons: with the seed's labels a person reads rows and columns everywhere", "[amazons][view]") {
    ShownBoard board;
    const Rules::Move move{square("d1"), square("d7"), square("g7")};
    CHECK(View::move_words(board.state, move, Labels::standard) == "d1-d7/g7");
    CHECK(View::move_words(board.state, move, Labels::matrix) == "9,3-3,3/3,6");
    const auto wide = *Rules::state_from_text("14Qq/16/Q15 w"); // as the wire has it: 16 files, 3 ranks
    CHECK(View::move_words(wide, {square("o3"), square("o2"), square("p2")}, Labels::matrix) == "0,14-1,14/1,15");
    board.click("d1");
    board.click("d7");
    board.point("g7");
    CHECK(board.view.pointer_panel(board.state, Labels::matrix)->big == "9,3 – 3,3 / 3,6");
    const auto shut = *Rules::state_from_text("Q*3/*4/5/4q w");
    const auto panel = View::insight_panel(insight(shut, Unlimited()), shut, Labels::matrix);
    REQUIRE(panel);
    CHECK(panel->words == "White's queen on 0,0 is nearly shut in: 3 squares left.");
}

TEST_CASE("amazons: moves that the list is pointed at are lit", "[amazons][view]") {
    ShownBoard board;
    auto frame = board.frame();
    const auto bare = board.drawn(frame);
    const std::vector moves{Rules::Move{square("d1"), square("d7"), square("g7")}};
    frame.pointed = moves;
    const auto lit = board.drawn(frame);
    CHECK(bare.polylines == 0);
    CHECK(lit.polylines > 0);
}

TEST_CASE("amazons: the board and its names stay within their area", "[amazons][view]") {
    const auto [width, height] =
        GENERATE(table<float, float>({{300, 300}, {972, 932}, {1800, 1780}, {932, 400}, {310, 900}}));
    const auto text =
        GENERATE(as<std::string>{}, "Q8q w", "Q/1/1/1/1/1/1/1/1/1/1/1/1/1/1/q w", "Qq/2 w",
                 "3q2q3/10/10/q8q/10/10/Q8Q/10/10/3Q2Q3 w", "Q15/16/16/16/16/16/16/16/16/16/16/16/16/16/16/15q w");
    ShownBoard board(text);
    const Rect area{17, 33, width, height};
    board.view.place(area, board.state);
    BoardCanvas canvas;
    canvas.themed().measures[static_cast<std::size_t>(Measure::caption)] = 22;
    board.view.draw(board.frame(), canvas);
    INFO(text << " in " << width << " by " << height);
    CHECK(area.contains(canvas.extent()));
    CHECK(area.contains(board.view.layout().frame()));
    for (const Square at : empty_squares(board.state)) {
        REQUIRE(board.view.layout().square_under(board.view.layout().centre(at)) == at);
    }
}

TEST_CASE("amazons: a chosen queen shows her squares, then those of her arrow", "[amazons][view]") {
    ShownBoard board;
    board.click("d1");
    const auto first = board.drawn(board.frame());
    CHECK(first.named("amazons/target").size() == 20);
    board.click("d7");
    const auto second = board.drawn(board.frame());
    CHECK(static_cast<int>(second.named("amazons/target").size()) ==
          arrow_reach(board.state, square("d1"), square("d7")).count());
    CHECK(second.named("amazons/queen-first").size() == 5); // her ghost where she came from
}

TEST_CASE("amazons: blocked queens are dimmed and marked", "[amazons][view]") {
    ShownBoard board(closed_room);
    const auto canvas = board.drawn(board.frame());
    CHECK(canvas.named("mark/blocked").size() == 1);
    const auto queens = canvas.named("amazons/queen-first");
    REQUIRE(queens.size() == 2);
    CHECK(std::ranges::count_if(queens, [](const auto& queen) { return queen.style.alpha < 1; }) == 1);
}

TEST_CASE("amazons: a move glides, flies and burns", "[amazons][view]") {
    ShownBoard board;
    const std::optional<Rules::Move> move = Rules::Move{square("d1"), square("d7"), square("g10")};
    const auto after = Rules::after(board.state, *move);
    PacedCanvas canvas;
    BoardFrame frame{.before = board.state, .now = after, .last = move};
    CHECK(View::showing({.before = board.state, .move = *move, .now = after}, canvas.theme()).time == Seconds{3});
    frame.progress = 0.5F / 3;
    board.view.draw(frame, canvas);
    CHECK(canvas.named("amazons/flying-arrow").empty());
    const auto queens = canvas.named("amazons/queen-first");
    const float between = board.view.layout().centre(square("d4")).y;
    CHECK(std::ranges::any_of(queens, [&](const auto& queen) {
        return std::abs(queen.area.centre().y - between) < board.view.layout().pitch();
    }));

    frame.progress = 0.5F;
    const auto flying = board.drawn<PacedCanvas>(frame);
    REQUIRE(flying.named("amazons/flying-arrow").size() == 1);
    CHECK(flying.named("amazons/flying-arrow").front().style.turned == 315);
    CHECK(flying.named("amazons/closed").empty());

    frame.progress = 1;
    const auto burnt = board.drawn<PacedCanvas>(frame);
    CHECK(burnt.named("amazons/flying-arrow").empty());
    CHECK(burnt.named("amazons/closed").size() == 1);
    CHECK(std::ranges::any_of(burnt.rims, [&](const auto& rim) {
        return rim.first == board.view.layout().square(square("d7")) && rim.second == Role::drawn;
    }));
}

TEST_CASE("amazons: a queen moved by hand does not glide again", "[amazons][view]") {
    ShownBoard board;
    board.click("d1");
    board.click("d7");
    const auto reaction = board.click("g7");
    REQUIRE(reaction.move);
    CHECK(reaction.by_steps);
    const auto after = Rules::after(board.state, *reaction.move);
    board.view.settle(after, std::nullopt);
    PacedCanvas canvas;
    const Played<Rules> played{
        .before = board.state, .move = *reaction.move, .now = after, .by_steps = reaction.by_steps};
    CHECK(View::showing(played, canvas.theme()).time == Seconds{2});
    BoardFrame frame{.before = board.state, .now = after, .last = reaction.move};
    frame.by_steps = true;
    board.view.draw(frame, canvas);
    frame.progress = 0.25F; // half of the arrow's flight
    const auto flying = board.drawn<PacedCanvas>(frame);
    CHECK(flying.named("amazons/flying-arrow").size() == 1);
}

TEST_CASE("amazons: an arrow is turned the way it flies", "[amazons][view]") {
    const auto [to, degrees] = GENERATE(table<std::string, float>(
        {{"h5", 0}, {"h2", 45}, {"e1", 90}, {"b2", 135}, {"a5", 180}, {"b8", 225}, {"e9", 270}, {"h8", 315}}));
    ShownBoard board("10/10/10/10/10/4Q5/10/10/10/9q w");
    const std::optional<Rules::Move> move = Rules::Move{square("e4"), square("e5"), square(to)};
    const auto after = Rules::after(board.state, *move);
    const auto canvas = board.drawn(BoardFrame{.before = board.state, .now = after, .last = move});
    REQUIRE(canvas.named("amazons/arrow-fresh").size() == 1);
    CHECK(canvas.named("amazons/arrow-fresh").front().style.turned == degrees);
}

TEST_CASE("amazons: older arrows keep the way that they flew", "[amazons][view]") {
    ShownBoard board;
    const std::array played{Rules::Move{square("d1"), square("d7"), square("g10")},
                            Rules::Move{square("d10"), square("d9"), square("h9")}};
    const std::optional<Rules::Move> last = played.back();
    const auto before = Rules::after(board.state, played.front());
    const auto now = Rules::after(before, played.back());
    const auto seen = board.drawn(BoardFrame{.before = before, .now = now, .last = last, .moves = played});
    REQUIRE(seen.named("amazons/arrow").size() == 1);
    CHECK(seen.named("amazons/arrow").front().style.turned == 315);
    const std::array straight{Rules::Move{square("d1"), square("d10"), square("g10")}, played.back()};
    const auto unseen = board.drawn(BoardFrame{.before = before, .now = now, .last = last, .moves = straight});
    REQUIRE(unseen.named("amazons/arrow").size() == 1);
    CHECK(unseen.named("amazons/arrow").front().style.turned == 0);
}

TEST_CASE("amazons: squares are named both ways", "[amazons][view]") {
    ShownBoard board("3/3/Q1q w");
    BoardCanvas standard, matrix, bare;
    auto frame = board.frame();
    board.view.draw(frame, standard);
    CHECK(standard.texts == std::vector<std::string>{"a", "b", "c", "1", "2", "3"});
    frame.labels = Labels::matrix;
    board.view.draw(frame, matrix);
    CHECK(matrix.texts == std::vector<std::string>{"0", "1", "2", "2", "1", "0"});
    frame.miniature = true;
    board.view.draw(frame, bare);
    CHECK(bare.texts.empty());
}

TEST_CASE("amazons: hint, thought and insight are drawn only when they are there", "[amazons][view]") {
    ShownBoard board;
    auto frame = board.frame();
    const auto plain = board.drawn(frame);
    const auto found = insight(board.state, Unlimited());
    frame.insight = &found;
    frame.hint = frame.expected = Rules::Move{square("d1"), square("d7"), square("g7")};
    const auto full = board.drawn(frame);
    CHECK(plain.named("amazons/queen-first").size() == 4);
    CHECK(full.named("amazons/queen-first").size() == 6);
    CHECK(std::ranges::any_of(full.rims, [](const auto& rim) { return rim.second == Role::act; }));
}

TEST_CASE("amazons: a hint that only begins tells the queen and not where she goes", "[amazons][view]") {
    ShownBoard board;
    auto frame = board.frame();
    const auto plain = board.drawn(frame);
    frame.hint = Rules::Move{square("d1"), square("d7"), square("g7")};
    frame.hint_begins = true;
    const auto begun = board.drawn(frame);
    frame.hint_begins = false;
    const auto whole = board.drawn(frame);
    CHECK(begun.named("amazons/queen-first").size() == 4);
    CHECK(whole.named("amazons/queen-first").size() == 5);
    CHECK(begun.rims.size() == plain.rims.size());
    CHECK(begun.rings == plain.rings + 1);
}

TEST_CASE("amazons: the figure counts where the queens can go", "[amazons][view]") {
    CHECK(View::figure(Match<Rules>(*Rules::state_from_text("Q2*1q w")), Side::first).number == "2");
    CHECK(View::figure(Match<Rules>(*Rules::state_from_text("Q2*1q w")), Side::second).caption == "queen step");
    CHECK(View::figure(Match<Rules>(Rules::initial({})), Side::second).number == "80");
}

TEST_CASE("amazons: the insight panel counts squares and names a queen", "[amazons][view]") {
    const auto state = *Rules::state_from_text("q**3q/2*4/***4/2*4/*6/Q*5/**4Q w");
    const auto found = insight(state, Unlimited());
    const auto panel = View::insight_panel(found, state, Labels::standard);
    REQUIRE(panel);
    REQUIRE(panel->rows.size() == 3);
    CHECK(panel->rows[0].value == std::to_string(found.first.count()));
    CHECK(panel->words == "White's queen on a2 is nearly shut in: 1 square left.");
}

TEST_CASE("amazons: a queen slides from where she stood, the arrow flies from where she stands, its square burns",
          "[amazons][view][sound]") {
    ShownBoard board;
    const Rules::Move move{square("d1"), square("d7"), square("g10")};
    const auto after = Rules::after(board.state, move);
    PacedCanvas canvas;
    const auto pan = [](int file) { return 2 * static_cast<float>(file) / 9 - 1; }; // ten files
    const Cue slide{.kind = Cue::Kind::slide, .pan = pan(3)};
    const auto by_itself = View::showing({.before = board.state, .move = move, .now = after}, canvas.theme());
    CHECK(by_itself.cues == std::vector<Cue>{slide,
                                             {.kind = Cue::Kind::fly, .when = Seconds{1}, .pan = pan(3)},
                                             {.kind = Cue::Kind::burn, .when = Seconds{2}, .pan = pan(6)}});
    const auto by_hand =
        View::showing({.before = board.state, .move = move, .now = after, .by_steps = true}, canvas.theme());
    CHECK(by_hand.cues == std::vector<Cue>{{.kind = Cue::Kind::fly, .pan = pan(3)},
                                           {.kind = Cue::Kind::burn, .when = Seconds{1}, .pan = pan(6)}});
}

TEST_CASE("amazons: each part of a move that is chosen is heard at its file", "[amazons][view][sound]") {
    ShownBoard board;
    CHECK(board.click("d1").chosen == 2 * 3.0F / 9 - 1);
    CHECK_FALSE(board.click("e10").chosen); // refused
    CHECK(board.click("a1").chosen == -1.0F);
    CHECK_FALSE(board.click("d1").chosen); // she is put back
}

} // namespace zugzwang::amazons
