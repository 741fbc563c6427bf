// Games and positions through the clipboard, by files let fall on the window, and as files of the person's.
#include "support/catch.hpp"

#include "record/record.hpp"
#include "scenes/library/library_scene.hpp"
#include "scenes/tournament/contest_scene.hpp"
#include "studio/composed.hpp"
#include "support/contest_under_way.hpp"
#include "support/files.hpp"
#include "window/harness.hpp"

namespace {

WindowPlan sticks() {
    WindowPlan plan;
    plan.request.start = cli::WindowRequest::Start::play;
    plan.request.game = "sticks";
    plan.request.session.options = OptionValues(find_game("sticks")->options);
    plan.request.session.position = "7/3 1";
    return plan;
}

std::string clipboard() {
    const std::unique_ptr<char, decltype(&SDL_free)> text(SDL_GetClipboardText(), SDL_free);
    return text.get();
}

void let_fall(testing::Window& window, const std::filesystem::path& file) {
    SDL_Event event{};
    event.type = SDL_DROPFILE;
    event.drop.file = SDL_strdup(file.c_str());
    window.send(event);
    window.settle();
}

} // namespace

TEST_CASE("exchange: Ctrl C copies the position, with Shift the game", "[window][games]") {
    testing::Window window(sticks());
    window.press(SDLK_2);
    window.settle();
    window.press(SDLK_c, KMOD_CTRL);
    CHECK(clipboard() == "5/3 2");
    window.press(SDLK_c, KMOD_CTRL | KMOD_SHIFT);
    const auto record = record_from_json_line(clipboard());
    REQUIRE(record);
    REQUIRE(record->moves.size() == 1);
    CHECK(record->moves.front().text == "2");
    CHECK(record->start == "7/3 1");
}

TEST_CASE("exchange: Ctrl V opens a position of the game that is open, or of another", "[window][games]") {
    const auto [position, game] =
        GENERATE(table<const char*, const char*>({{"9/4 2", "Sticks: analysis"}, {"Q1q w", "Amazons: analysis"}}));
    testing::Window window(sticks());
    SDL_SetClipboardText(position);
    window.press(SDLK_v, KMOD_CTRL);
    window.settle();
    CHECK(window.app().scenes().title().starts_with(game));
    window.press(SDLK_c, KMOD_CTRL);
    CHECK(clipboard() == position);
}

TEST_CASE("exchange: a text that means nothing is refused in the bar", "[window][games]") {
    testing::Window window(sticks());
    SDL_SetClipboardText("7/3");
    window.press(SDLK_v, KMOD_CTRL);
    window.settle();
    const auto table = find_game("sticks")->open_table(OptionValues(find_game("sticks")->options));
    const auto refusal = (*table)->set_position("7/3");
    REQUIRE(refusal);
    CHECK(window.app().scenes().title() == "Sticks: " + tr(*refusal));
}

TEST_CASE("exchange: a file of an unfinished game goes on at the table", "[window][games]") {
    testing::Window window;
    const auto file = window.folder().path() / "game.jsonl";
    GameRecord record{.game = "sticks", .start = "10/3 1"};
    record.moves = {{.text = "2"}, {.text = "3"}};
    write(file, to_json_line(record) + '\n');
    let_fall(window, file);
    window.press(SDLK_c, KMOD_CTRL);
    CHECK(clipboard() == "5/3 1");
}

TEST_CASE("exchange: a game is saved as picture, text and record, and the record can be opened again",
          "[window][games]") {
    testing::Window window;
    auto library = studio::composed_library(3);
    auto& context = window.app().context();
    const auto& folder = window.folder().path();
    context.saving.texts = context.saving.pictures = folder;
    window.app().scenes().open(std::make_unique<LibraryScene>(context, &library));
    window.settle();
    const auto save = [&](const std::string& entry) {
        window.click("save");
        window.settle();
        window.click(entry);
        window.settle();
    };
    context.film = {}; // which would run this very program
    save("entry:0");
    save("entry:1");
    save("entry:2");
    std::map<std::string, std::filesystem::path> files;
    for (const auto& file : std::filesystem::directory_iterator(folder))
        files[file.path().extension()] = file.path();
    CHECK(text_of(files[".png"]).starts_with("\x89PNG"));
    CHECK(text_of(files[".txt"]).starts_with("Boxes 5 × 5\n"));
    const auto record = record_from_json_line(lines_of(text_of(files[".jsonl"])).at(0));
    REQUIRE(record);
    CHECK(*record == *library.record(library.entries({}, 0, 1).front().id));
}

TEST_CASE("exchange: the table of a tournament is saved as a picture, a pixel to a unit", "[window][tournament]") {
    const testing::ContestUnderWay contest; // of six
    testing::Window window;
    auto& context = window.app().context();
    context.saving.texts = context.saving.pictures = window.folder().path();
    auto scene = std::make_unique<ContestScene>(context, contest.plan, 2, contest.file());
    const auto& played = scene->contest();
    window.app().scenes().open(std::move(scene));
    while (played.records().empty())
        window.pass(Seconds{0.1});
    window.press(SDLK_s);
    window.settle();
    std::string picture;
    for (const auto& file : std::filesystem::directory_iterator(window.folder().path())) {
        if (file.path().extension() == ".png") picture = text_of(file.path());
    }
    REQUIRE(picture.starts_with("\x89PNG"));
    // Its first chunk begins with the width and the height (ISO/IEC 15948, 11.2.2): 1920 and 340 + 6 · 62.
    CHECK(picture.substr(16, 8) == std::string("\0\0\x07\x80\0\0\x02\xC8", 8));
}

TEST_CASE("exchange: a file of many games is taken into the library, and all listed are given out", "[window][games]") {
    testing::Window window;
    auto library = *Library::open({});
    auto& context = window.app().context();
    const auto file = window.folder().path() / "many.jsonl";
    {
        auto composed = studio::composed_library(20);
        std::string text;
        for (const auto& entry : composed.entries({}, 0, 20))
            text += to_json_line(*composed.record(entry.id)) + '\n';
        write(file, text + "{}\n");
    }
    context.saving.texts = window.folder().path();
    window.app().scenes().open(std::make_unique<LibraryScene>(context, &library));
    let_fall(window, file);
    window.pass(Seconds{1});
    CHECK(library.tally({}).games == 20);
    window.press(SDLK_s);
    window.press(SDLK_END);
    window.press(SDLK_RETURN);
    window.pass(Seconds{1});
    window.settle();
    std::size_t lines = 0;
    for (const auto& found : std::filesystem::directory_iterator(window.folder().path())) {
        if (!found.path().filename().string().starts_with("Games ")) continue;
        lines += lines_of(text_of(found.path())).size();
    }
    CHECK(lines == 20);
}
