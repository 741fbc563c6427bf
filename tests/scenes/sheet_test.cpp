// The scene in which a sheet of paper is made for a class.
#include "layout_checks.hpp"
#include "practice_house.hpp"
#include "puzzle_house.hpp"
#include "sheet/class_set.hpp"
#include "support/files.hpp"

namespace {

/// Writes what it is given, one document after the other, where a PDF would come to.
std::optional<Refusal> fake_pdf(const std::filesystem::path& file, const std::vector<std::string>& pages) {
    std::string all = "%PDF";
    for (const auto& page : pages)
        all += page;
    return write_text(file, all);
}

template <class Its>
struct Printing : Its {
    template <class... Arguments>
    explicit Printing(Arguments&&... arguments) : Its(std::forward<Arguments>(arguments)...) {
        auto& saving = this->context.saving;
        saving.texts = folder.path();
        saving.sprite = [](std::string_view) {
            return std::string(R"(<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"></svg>)");
        };
        saving.pdf = fake_pdf;
    }
    void open_sheet(sheet::Asks what) {
        this->stack.open(make_sheet(this->context, *std::ranges::find(this->games, "sticks", &Game::id), what));
        this->wait(0.3);
    }
    /// The only file in the folder that ends so.
    [[nodiscard]] std::filesystem::path saved(const std::string& ending) const {
        std::vector<std::filesystem::path> found;
        for (const auto& entry : std::filesystem::directory_iterator(folder.path())) {
            if (entry.path().filename().string().ends_with(ending)) found.push_back(entry.path());
        }
        REQUIRE(found.size() == 1);
        return found.front();
    }
    void save() {
        this->press("save");
        this->let_work(2);
    }

    const testing::TemporaryFolder folder;
};

using PrintingPuzzles = Printing<PuzzleHouse>;
using PrintingMistakes = Printing<PracticeHouse>;

} // namespace

TEST_CASE("sheet scene: a sheet of puzzles is shown, saved with its key and its set, and both can be read",
          "[scenes][sheet]") {
    PrintingPuzzles house;
    house.context.random = Random(3);
    house.open_sheet(sheet::Asks::win);
    CHECK(house.shows("there are only 6 puzzles, not 12")); // of the small pack
    CHECK_FALSE(house.stack.top().widgets().empty());
    house.choose_first("count"); // one fewer
    for (int fewer = 0; fewer < 8; ++fewer)
        house.choose_first("count");
    house.check_after("", {"3 puzzles", "Sticks: which move wins?", "Page 1 of 2", "zugzwang sheet sticks --count 3"});
    house.check_after("press page-after", {"Sticks: solutions", "Page 2 of 2"});
    house.check_after("page up", "Sticks: which move wins?");
    house.save();
    CHECK(house.shows("Saved in "));
    CHECK(testing::text_of(house.saved(".pdf")).starts_with("%PDF<svg"));
    const auto key = sheet::read_key(catalog(), testing::text_of(house.saved(".answers.json")));
    REQUIRE(key);
    for (std::size_t index = 0; index < 3; ++index) // what is left is a multiple of four
        CHECK((std::stoi(key->set.positions[index]) - std::stoi(key->solutions[index])) % 4 == 0);
    const auto set = sheet::read_set(catalog(), testing::text_of(house.saved(".set.json")));
    REQUIRE(set);
    CHECK(*set == key->set);
    CHECK(house.saved(".set.json").filename() == "Sticks, sheet " + id_of(*set) + ".set.json");
}

TEST_CASE("sheet scene: a difficulty, other puzzles, grey and another paper are other pages", "[scenes][sheet]") {
    PrintingPuzzles house;
    house.open_sheet(sheet::Asks::win);
    for (int fewer = 0; fewer < 11; ++fewer)
        house.choose_first("count");
    house.check_after("", "1 puzzle");
    house.check_after("last difficulty", "--difficulty 5"); // there is one of them
    house.check_after("first difficulty", "no: --difficulty");
    static_cast<void>(house.looks_different());
    house.does("last colours");
    CHECK(house.looks_different());
    CHECK(house.shows("--grey"));
    house.check_after("last paper", "--paper letter");
    house.save();
    CHECK(testing::text_of(house.saved(".pdf")).find("215.9") != std::string::npos); // millimetres across
}

TEST_CASE("sheet scene: without the program for PDFs it says so and every page is saved as it is", "[scenes][sheet]") {
    PrintingPuzzles house;
    house.context.saving.pdf = {};
    house.open_sheet(sheet::Asks::win);
    for (int fewer = 0; fewer < 10; ++fewer)
        house.choose_first("count");
    CHECK(house.shows("rsvg-convert"));
    CHECK(house.shows("librsvg2-bin"));
    house.save();
    CHECK(testing::text_of(house.saved("-1.svg")).find("Sticks: which move wins?") != std::string::npos);
    CHECK(testing::text_of(house.saved("-2.svg")).find("Sticks: solutions") != std::string::npos);
}

TEST_CASE("sheet scene: what cannot be written is told, and nothing empty is left", "[scenes][sheet]") {
    PrintingPuzzles house;
    house.context.saving.pdf = [](const auto& file, const auto&) {
        return std::optional(Refusal{"no paper for {}", file.filename().string()});
    };
    house.open_sheet(sheet::Asks::win);
    for (int fewer = 0; fewer < 10; ++fewer)
        house.choose_first("count");
    house.save();
    CHECK(house.shows("no paper for Sticks, sheet "));
    CHECK(std::filesystem::is_empty(house.folder.path()));
}

TEST_CASE("sheet scene: without a folder nothing can be saved, and it says so", "[scenes][sheet]") {
    PrintingPuzzles house;
    house.context.saving = {};
    house.open_sheet(sheet::Asks::win);
    CHECK(house.shows("There is no folder here to save it in."));
    house.save();
    CHECK_FALSE(house.shows("Saved in "));
}

TEST_CASE("sheet scene: one's own mistakes are asked by what is due, all, or their kind", "[scenes][sheet]") {
    PrintingMistakes house;
    house.add(13, "counted");
    house.add(14, "hurried");
    house.now -= std::chrono::days(1); // on the day of the mistakes none of them is due
    house.open_sheet(sheet::Asks::better);
    CHECK(house.shows("no exercise of this game is due today"));
    const auto choose = [&](int down) {
        house.press("which");
        house.wait(0.3);
        house.repeat(Key::down, down);
        house.key(Key::enter);
        house.wait(0.3);
    };
    choose(1);
    house.check_after("", {"2 exercises", "Sticks: which move is better?"});
    choose(1);
    house.check_after("", {"1 exercise", "Counted wrongly"});
    house.save();
    const auto key = sheet::read_key(catalog(), testing::text_of(house.saved(".answers.json")));
    REQUIRE(key);
    CHECK(key->set.asks == sheet::Asks::better);
    CHECK(key->set.positions == std::vector<std::string>{"13/3 1"});
    CHECK(key->solutions == std::vector<std::string>{"1"});
}

TEST_CASE("sheet scene: puzzles and practice lead to it, by a button and by its key", "[scenes][sheet]") {
    PuzzleHouse puzzles;
    puzzles.open();
    if (GENERATE(true, false))
        puzzles.press("print");
    else
        puzzles.letter('p', true);
    puzzles.wait(0.3);
    CHECK(puzzles.shows("A sheet of paper"));
    CHECK(puzzles.shows("there are only 6 puzzles, not 12"));

    PracticeHouse practice;
    practice.add(13);
    practice.open();
    practice.press("print");
    practice.wait(0.3);
    CHECK(practice.shows("Sticks: which move is better?"));
    practice.key(Key::escape);
    practice.wait(0.3);
    CHECK(practice.shows("Find the move that keeps the game"));
}

TEST_CASE("sheet scene: everything has its place on screens of all shapes", "[scenes][layout][sheet]") {
    PuzzleHouse house(sticks_pack, any_size());
    house.stack.open(make_sheet(house.context, *std::ranges::find(house.games, "sticks", &Game::id), sheet::Asks::win));
    house.wait(0.3);
    check_parts(house); // there are not so many
    for (int part = 0; !house.has("count") && house.has("parts") && part < House::max_parts; ++part)
        house.open_part(part);
    if (!house.has("count")) return; // it is scrolled to
    for (int fewer = 0; fewer < 11; ++fewer)
        house.choose_first("count");
    check_widgets(house);
    if (!house.has("board")) return;
    house.canvas.clear();
    house.stack.draw(house.canvas);
    const auto board = house.rect("board");
    for (const auto& text : house.canvas.texts()) {
        if (text.area.overlaps(board)) CHECK(within(board, text.area));
    }
}
