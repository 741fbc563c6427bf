#include "desk/value_words.hpp"
#include "layout_checks.hpp"

namespace {

const std::string known_boxes =
    "-----/|_._|_._._|/...../|_|_._|_._|/..---/|_._|_._|2|/-...-/|_._._|_._|/..--./|_._._._._|/----- 1";

/// The real games on the analysis board.
struct Board : House {
    explicit Board(const std::string& game, const std::optional<std::string>& position = std::nullopt,
                   std::uint64_t nodes = 400'000, ScreenSize size = {})
        : House(size) {
        acts.add("think", [this](const auto&) { think(); });
        acts.add("paste", [this](const auto& text) { paste(text); });
        asks.add("position", [this] { return this->position(); });
        asks.add("clip", [this] { return clip; });
        context.analysis_nodes = nodes;
        context.clipboard.text = [this] { return clip; };
        context.clipboard.set_text = [this](const std::string& text) { clip = text; };
        const auto& entry = *find_game(game);
        stack.open(make_analysis(context, entry, OptionValues(entry.options), position));
        think();
    }
    void think() {
        wait(0.4); // what moves on the board comes to rest
        for (int round = 0; round < 3 || (round < 50 && !has("answer:0")); ++round)
            let_work(1);
    }
    void paste(std::string text) {
        clip = std::move(text);
        press("paste");
    }
    [[nodiscard]] std::string position() {
        press("copy");
        return clip;
    }

    std::string clip;
};

} // namespace

TEST_CASE("analysis: the pictured position of Boxes is +3 by two lines, and all else is worse", "[scenes][analysis]") {
    Board board("boxes", known_boxes);
    board.check_after("", {"Blue wins by 3", "proven", "b3-c3", "c5-d5", "−5",
                           "2 moves win by 3. Every other move loses by 5 or more."});
}

TEST_CASE("analysis: a position copied and pasted is the same, by buttons and keys; a wrong one is refused in words",
          "[scenes][analysis]") {
    Board board("sticks", "10/3 1");
    CHECK(board.position() == "10/3 1");
    board.paste("21/4 2 misere\n");
    board.check_after("", "position: 21/4 2 misere");
    board.check_after("paste 21/x 2", {"`x` at character 4", "position: 21/4 2 misere"});
    board.check_after("Ctrl z", "position: 10/3 1");
    board.clip.clear();
    board.check_after("Ctrl c", "clip: 10/3 1");
    for (const char* json : {"[1, 2]", "{\"game\":\"sticks\"}"}) {
        board.stack.handle(TextEvent{.text = json, .pasted = true});
        board.check_after("", {"That is no position of this game", "position: 10/3 1"});
    }
    board.stack.handle(TextEvent{.text = "12/5 1", .pasted = true});
    board.check_after("", "position: 12/5 1");
    board.clip = "9/2 1";
    board.check_after("Ctrl v", "position: 9/2 1");
}

TEST_CASE("analysis: both sides are moved, undo walks back and on, and another move makes a branch",
          "[scenes][analysis]") {
    Board board("sticks", "10/3 1");
    board.check_steps({
        {"2", "position: 8/3 2"},
        {"Ctrl z", "position: 10/3 1"},
        {"Shift Ctrl z, 3", "position: 5/3 1"},
        {"Ctrl z, Ctrl z", "position: 10/3 1"},
        {"1", "position: 9/3 2"},
        {"Ctrl z", "[branch:1]"},
        {"press branch:0", "position: 8/3 2"},
        {"Ctrl y", "position: 5/3 1"}, // on along the branch
        {"x", "position: 5/3 2"},      // the side to move is a switch
        {"press undo", "position: 5/3 1"},
    });
}

TEST_CASE("analysis: Escape takes a half-made move back, and only then leads away", "[scenes][analysis]") {
    Board board("amazons", "q5/6/6/6/6/5Q w", 20'000);
    const Rect area = board.rect("board");
    board.click(area.centre() + Vec{2.5F, 2.5F} * (area.width * 0.15F)); // the queen is taken up
    board.key(Key::escape);
    REQUIRE_FALSE(board.stack.empty());
    board.check_after("escape", "depth: 0");
}

TEST_CASE("analysis: an answer that is clicked is played", "[scenes][analysis]") {
    Board board("sticks", "10/3 1"); // leaves 8, a multiple of 4
    board.check_after("press answer:0", "position: 8/3 2");
    board.check_after("think", {"Blue wins", "Every move loses"});
}

TEST_CASE("analysis: an answer under the pointer or in focus is lit on the board and gives its reason",
          "[scenes][analysis]") {
    Board board("boxes", known_boxes);
    CHECK(board.shows("What it means"));
    board.check_after("point answer:2", {"Why c4-c5", "no: What it means"});
    board.pointer(PointerEvent::Kind::move, {1, 1});
    CHECK(board.shows("What it means"));
    for (int press = 0; press < 40 && !board.shows("Why b3-c3"); ++press)
        board.key(Key::tab);
    CHECK(board.shows("Why b3-c3"));
}

TEST_CASE("analysis: a line of Points that loses says its nim-value when its answer is pointed at",
          "[scenes][analysis]") {
    Board board("points",
                "926,898;326,365;70,935;907,400;577,775;678,182;530,155;105,269;131,714;345,806;510,947;725,689;"
                "929,115;371,594;605,446;832,271 4-9,7-8 1");
    const auto tells = [&] {
        return std::ranges::any_of(board.words_in("board"), [](const auto& text) { return text.starts_with("nim "); });
    };
    CHECK(board.shows("Only 1-13 keeps the win."));
    CHECK_FALSE(tells());
    board.pointer(PointerEvent::Kind::move, board.rect("answer:1").centre());
    CHECK(tells());
    board.pointer(PointerEvent::Kind::move, {1, 1});
    CHECK_FALSE(tells());
}

TEST_CASE("analysis: while points are laid out the board tells what each line is worth, as it does in play",
          "[scenes][analysis]") {
    Board board("points", "0,0;1000,1000;0,1000;1000,0;400,300 - 2");
    CHECK(board.shows("All moves proven"));
    const auto plates = [&] {
        auto words = board.words_in("board");
        std::erase_if(words, [](const auto& text) { return !text.starts_with("nim ") && text != "+" && text != "−"; });
        std::ranges::sort(words);
        return words;
    };
    board.pointer(PointerEvent::Kind::move, {1, 1});
    const auto in_play = plates();
    CHECK(in_play.size() >= 4);
    for (const char tool : {'1', '2'}) {
        board.letter(tool);
        board.check_after("think", "All moves proven");
        CHECK(plates() == in_play);
    }
    board.check_after("1, press clear", "Add 4 more points");
    CHECK(plates().empty()); // nothing is a position yet
}

TEST_CASE("analysis: of every line of a solved position of Boxes the board says the margin", "[scenes][analysis]") {
    Board board("boxes", known_boxes);
    CHECK(board.shows("All moves proven"));
    const auto values = std::ranges::count_if(
        board.words_in("board"), [](const auto& text) { return text.starts_with("+") || text.starts_with("−"); });
    CHECK(values == std::ranges::count(known_boxes, '.')); // a dot for each line that is not drawn
}

TEST_CASE("analysis: how far it has come is told while it works", "[scenes][analysis]") {
    AnalysisInfo info;
    info.running = true;
    info.known.value.first_share = 0.6;
    info.known.move_count = 14;
    info.known.depth = 7;
    info.known.moves.resize(9);
    CHECK(progress_words(info.known) == "Depth 7");
    CHECK(meaning(info).ends_with("Looked at 9 of 14 moves."));
    info.known.value.exact = true;
    for (std::size_t move = 0; move < 3; ++move)
        info.known.moves[move].value.exact = true;
    CHECK(progress_words(info.known) == "3 of 14 proven");
    info.known.complete = true;
    CHECK(progress_words(info.known) == "All moves proven");
}

TEST_CASE("analysis: moves that win by less are not told to lose, nor the others to win", "[scenes][analysis]") {
    AnalysisInfo info;
    info.known.value.exact = true;
    info.known.value.first_share = 1;
    info.known.value.margin = 4;
    info.known.complete = true;
    for (const int margin : {4, 4, 2, 1, -1, -3}) {
        AnalysedMove move;
        move.value.exact = true;
        move.value.margin = margin;
        move.value.first_share = margin > 0 ? 1 : 0;
        info.known.moves.push_back(move);
    }
    CHECK(meaning(info) == "2 moves win by 4. 2 more win by 2 or less. Every other move loses by 1 or more.");
    info.known.moves.resize(3);
    CHECK(meaning(info) == "2 moves win by 4. Every other move wins by 2 or less.");
}

TEST_CASE("analysis: where there are only two moves no third answer is waited for", "[scenes][analysis]") {
    Board board("numbers", "4,7,2 0-0 1");
    board.check_after("", {"All moves proven", "no: …"});
}

TEST_CASE("analysis: the engine is switched off and on", "[scenes][analysis]") {
    Board board("sticks", "10/3 1");
    board.check_steps({
        {"e, think", "no: Blue to move wins"},
        {"press engine:switch, think", "Blue to move wins"},
    });
}

TEST_CASE("analysis: lines of Boxes are drawn and erased by a click", "[scenes][analysis]") {
    Board board("boxes", "--/|_._|/../|_._|/-- 1");
    const Rect area = board.rect("board");
    board.letter('1');
    // Two boxes wide, the board stands in the middle of its area; the line right of the middle dot.
    const Vec right{area.centre().x + area.width * 0.12F, area.centre().y};
    board.click(right);
    CHECK(board.position() == "--/|_._|/.-/|_._|/-- 1");
    board.click(right);
    CHECK(board.position() == "--/|_._|/../|_._|/-- 1");
    board.check_after("press undo", "position: --/|_._|/.-/|_._|/-- 1");
    board.click(right, PointerEvent::Button::right);
    CHECK(board.position() == "--/|_._|/../|_._|/-- 1");
    board.click(right, PointerEvent::Button::right); // there is nothing to take away
    CHECK(board.position() == "--/|_._|/../|_._|/-- 1");
}

TEST_CASE("analysis: only a closed box of Boxes has an owner", "[scenes][analysis]") {
    Board board("boxes", "--/|1|_|/-./|_._|/-- 1");
    const Rect area = board.rect("board");
    const auto box = [&](float right, float up) {
        return Vec{area.centre().x + area.width * 0.12F * right, area.centre().y - area.width * 0.12F * up};
    };
    board.letter('3');
    board.click(box(-1, 1));
    CHECK(board.position() == "--/|2|_|/-./|_._|/-- 1");
    board.click(box(1, -1));
    CHECK(board.shows("Only a closed box has an owner"));
    board.check_after("4", "position: --/|_._|/../|_._|/-- 1");
}

TEST_CASE("analysis: queens and arrows of Amazons are placed and taken away", "[scenes][analysis]") {
    Board board("amazons", "q5/6/6/6/6/5Q w", 20'000);
    const Rect area = board.rect("board");
    const auto square = [&](int file, int rank) { // the board of six fills most of its area
        const float pitch = area.width * 0.15F;
        return Vec{area.centre().x + (static_cast<float>(file) - 2.5F) * pitch,
                   area.centre().y - (static_cast<float>(rank) - 2.5F) * pitch};
    };
    board.letter('1');
    board.click(square(2, 2));
    CHECK(board.position() == "q5/6/6/2Q3/6/5Q w");
    board.letter('3');
    board.click(square(3, 3));
    CHECK(board.position() == "q5/6/3*2/2Q3/6/5Q w");
    board.click(square(2, 2));
    CHECK(board.position() == "q5/6/3*2/2*3/6/5Q w");
    board.click(square(2, 2));
    CHECK(board.position() == "q5/6/3*2/6/6/5Q w");
}

TEST_CASE("analysis: a line of Points that crosses another is refused in words", "[scenes][analysis]") {
    Board board("points", "0,0;1000,1000;0,1000;1000,0 1-2 2");
    const Rect area = board.rect("board");
    const float side = std::min(area.width, area.height) * 0.93F / 2;
    const auto corner = [&](float right, float up) { return area.centre() + Vec{right * side, -up * side}; };
    board.letter('2');
    board.click(corner(-1, 1));
    board.click(corner(1, -1));
    board.check_after("", {"3-4 would touch a line that is drawn", "position: 0,0;1000,1000;0,1000;1000,0 1-2 2"});
    board.click(corner(-1, -1));
    board.click(corner(1, 1));
    CHECK(board.position() == "0,0;1000,1000;0,1000;1000,0 - 2");
    board.click(corner(-1, 1));
    board.click(corner(1, 1));
    CHECK(board.position() == "0,0;1000,1000;0,1000;1000,0 2-3 1");
}

TEST_CASE("analysis: points carry the numbers that answers name them by while they are laid out",
          "[scenes][analysis]") {
    Board board("points", "0,0;1000,1000;0,1000;1000,0;500,300 - 2");
    board.letter('1');
    const auto words = board.words_in("board");
    for (const auto* number : {"1", "2", "3", "4", "5"})
        CHECK(std::ranges::find(words, number) != words.end());
}

TEST_CASE("analysis: points that are no position yet are taken back one by one", "[scenes][analysis]") {
    const std::string square = "0,0;1000,1000;0,1000;1000,0 - 1";
    Board board("points", square);
    board.check_after("1, press clear", "Add 4 more points");
    CHECK(board.position() == square);
    board.check_after("press undo", "no: Add 4 more points");
    CHECK(board.position() == square);
}

TEST_CASE("analysis: the row of Numbers is typed, and what is wrong in it is named", "[scenes][analysis]") {
    Board board("numbers", "4,7,2 0-0 1");
    board.press("set:0");
    board.type(", 9");
    CHECK(board.position() == "4,7,2,9 0-0 1");
    board.check_after("press set:0, type  0", {"position: 4,7,2,9 0-0 1", "0"});
}

TEST_CASE("analysis: it is played on from here by whoever the setup seats", "[scenes][analysis]") {
    Board board("sticks", "10/3 1");
    board.check_after("2, press play, wait 0.5", "start by hand");
    CHECK(choices_of(board.context, *find_game("sticks")).position == "8/3 2");
}

TEST_CASE("analysis: the command for a match from here is copied, and the bar says so", "[scenes][analysis]") {
    Board board("sticks", "10/3 1 misere");
    board.check_after("press match", "The command for a match from here is copied");
    CHECK(board.clip.starts_with("printf '%s\\n' '10/3 1 misere' | zugzwang match sticks --first optimal --second "));
    board.check_after("2", "no: is copied");
    board.letter('m', true);
    CHECK(board.clip.starts_with("printf '%s\\n' '8/3 2 misere' | "));
    board.check_after("Ctrl c", {"The position is copied", "clip: 8/3 2 misere"});
}

TEST_CASE("analysis: nothing overlaps or leaves the screen", "[scenes][layout][analysis][slow]") {
    const std::string game = GENERATE("points", "sticks", "amazons", "numbers", "boxes");
    CAPTURE(game);
    Board board(game, std::nullopt, 40'000, any_size());
    check_parts(board);
    board.does("reach answer:0, think, press undo");
    if (board.has("answer:1")) board.press("answer:1");
    board.does("think, press undo");
    check_parts(board);
}
