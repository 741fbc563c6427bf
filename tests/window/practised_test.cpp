// What a person plays makes them better: through the window from a lost game to its exercise, and from the puzzles to a
// sheet of paper.
#include "support/catch.hpp"

#include "sheet/class_set.hpp"
#include "sheet/pdf.hpp"
#include "support/files.hpp"
#include "window/harness.hpp"

using namespace zugzwang;

namespace {

constexpr Seconds long_enough{20};

/// Until the title has these words.
void wait_for(testing::Window& window, const std::string& words) {
    for (Seconds passed{0}; passed < long_enough; passed += Seconds{0.1}) {
        if (window.app().scenes().title().find(words) != std::string::npos) return;
        window.settle(1);
        window.pass(Seconds{0.1});
    }
    FAIL("never \"" << words << "\" but " << window.app().scenes().title());
}

/// With the answer, if there is one.
void take(testing::Window& window, SDL_Keycode count) {
    window.press(count);
    window.press(SDLK_RETURN);
    window.pass(Seconds{1});
    window.settle();
    window.pass(Seconds{2});
}

std::filesystem::path file_in(const std::filesystem::path& folder, const std::string& ending) {
    for (const auto& entry : std::filesystem::directory_iterator(folder)) {
        if (entry.path().filename().string().ends_with(ending)) return entry.path();
    }
    FAIL("there is no " << ending);
    return {};
}

} // namespace

TEST_CASE("practised: a game is lost, its mistake is practised from the review, and solved", "[window][journeys]") {
    // From nine sticks of which three may be taken one leaves a multiple of four; two is the mistake.
    cli::WindowRequest request{.start = cli::WindowRequest::Start::play, .game = "sticks"};
    request.session.options = OptionValues(find_game("sticks")->options);
    request.session.position = "9/3 1";
    request.session.players = {"human", "optimal"};
    testing::Window window({.request = request, .width = 1280, .height = 800});
    wait_for(window, "Your move");
    take(window, SDLK_2); // seven are left, of which the computer takes three
    wait_for(window, "Your move");
    take(window, SDLK_1); // and of three all
    wait_for(window, "wins");
    window.pass(Seconds{5});
    window.click("review");
    window.pass(Seconds{1});
    wait_for(window, "where the game turned");
    window.click("practise-this");
    wait_for(window, "Practice: Sticks, Find the move that keeps the game");
    window.pass(Seconds{1});
    take(window, SDLK_1); // the move that was found stays for a while, then the next would come
    wait_for(window, "Done for today");
    CHECK(window.app().context().practice.exercises().size() == 1);
    window.click("back");
    wait_for(window, "where the game turned");
}

TEST_CASE("practised: a sheet is made in the window, of pages that other programs print", "[window][journeys][sheet]") {
    testing::Window window({.width = 1280, .height = 800});
    auto& saving = window.app().context().saving;
    saving.texts = window.folder().path();
    saving.sprite = [assets = Assets::found()](std::string_view name) {
        return assets.text(filled("sprites/{}.svg", name));
    };
    saving.pdf = sheet::pdf_maker();
    REQUIRE(saving.pdf); // else rsvg-convert is missing
    window.click("puzzles");
    window.pass(Seconds{1});
    window.press(SDLK_ESCAPE); // past the guided minute
    wait_for(window, "Puzzles");
    window.pass(Seconds{1});
    window.click("print");
    wait_for(window, "a sheet of paper: 12 puzzles");
    const auto coloured = window.picture();
    const auto colours = window.widget("colours");
    window.click(Vec{colours.x + colours.width * 0.75F, colours.centre().y});
    window.pass(Seconds{0.5});
    // The page is as grey as it will be printed.
    const auto page = window.widget("board").inset(80);
    const auto grey = window.picture();
    bool has_colour = false, had_colour = false;
    for (float y = page.y; y < page.bottom(); y += 3) {
        const auto at = [y](SDL_Surface& surface, float x) {
            return testing::pixel(surface, static_cast<int>(x), static_cast<int>(y));
        };
        const auto middle = page.centre().x;
        for (float x = middle - 100; x < middle + 100; x += 3) {
            const auto now = at(*grey, x), before = at(*coloured, x);
            has_colour |= std::abs(now.red - now.blue) > 12 || std::abs(now.red - now.green) > 12;
            had_colour |= std::abs(before.red - before.blue) > 60;
        }
    }
    CHECK(had_colour);
    CHECK_FALSE(has_colour);
    window.click("save");
    window.settle();
    CHECK(testing::text_of(file_in(window.folder().path(), ".pdf")).starts_with("%PDF-"));
    const auto key = sheet::read_key(catalog(), testing::text_of(file_in(window.folder().path(), ".answers.json")));
    REQUIRE(key);
    CHECK(key->solutions.size() == 12);
    const auto set = sheet::read_set(catalog(), testing::text_of(file_in(window.folder().path(), ".set.json")));
    REQUIRE(set);
    CHECK(*set == key->set);
}
