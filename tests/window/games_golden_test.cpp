// Games under way, ended and shown by computers, as pictures; see scenes_golden_test.cpp for how they are renewed.
#include "support/catch.hpp"

#include "app/frame_clock.hpp"
#include "window/harness.hpp"
#include "zugzwang/play/game.hpp"

using namespace zugzwang;
using Start = cli::WindowRequest::Start;

namespace {

/// A game at one of two sizes; places are those of a window of 1280 by 720.
class Shown {
  public:
    explicit Shown(cli::WindowRequest request)
        : scale_(GENERATE(1.0F, 1.5F)), window_({.request = std::move(request), .width = width(), .height = height()}) {
        rest();
    }

    void click(Vec at) {
        window_.click({at.x * scale_, at.y * scale_});
        rest();
    }
    void hover(Vec at) {
        window_.move_to({at.x * scale_, at.y * scale_});
        rest();
    }
    void press(SDL_Keycode key) {
        window_.press(key);
        rest();
    }
    void check(const std::string& name) {
        window_.check_golden(name + '_' + std::to_string(width()) + 'x' + std::to_string(height()));
    }

  private:
    [[nodiscard]] int width() const { return static_cast<int>(1280 * scale_); }
    [[nodiscard]] int height() const { return static_cast<int>(720 * scale_); }
    /// Every step waits for the worker, so that nothing depends on its speed.
    void rest() {
        for (Seconds passed{0}; passed < Seconds{2}; passed += app::FrameClock::step) {
            window_.app().workers().wait_until_idle();
            window_.pass(app::FrameClock::step);
        }
    }

    float scale_;
    testing::Window window_;
};

cli::WindowRequest opened(Start start, const std::string& game,
                          const std::map<std::string, std::string>& options = {}) {
    cli::WindowRequest request{.start = start, .game = game};
    request.session.options = OptionValues(find_game(game)->options);
    for (const auto& [name, value] : options) {
        if (const auto refusal = request.session.options.set(name, value)) FAIL(refusal->words);
    }
    return request;
}

} // namespace

TEST_CASE("golden: points under way, a line proposed", "[window][golden]") {
    Shown shown(opened(Start::play, "points"));
    for (const Vec at : {Vec{539, 124}, {759, 141}, {377, 201}, {509, 370}, {844, 526}, {753, 603}, {583, 279}})
        shown.click(at);
    shown.hover({848, 171});
    shown.check("under_way_points");
}

TEST_CASE("golden: sticks under way, three pointed at", "[window][golden]") {
    Shown shown(opened(Start::play, "sticks"));
    shown.click({640, 655});
    shown.click({736, 655});
    shown.hover({508, 400});
    shown.check("under_way_sticks");
}

TEST_CASE("golden: amazons under way, an arrow aimed", "[window][golden]") {
    Shown shown(opened(Start::play, "amazons"));
    const Vec white[]{{566, 636}, {566, 351}, {737, 351}}, black[]{{395, 295}, {566, 295}, {680, 295}};
    for (const Vec at : white)
        shown.click(at);
    for (const Vec at : black)
        shown.click(at);
    shown.click({908, 465});
    shown.click({737, 465});
    shown.hover({623, 579});
    shown.check("under_way_amazons");
}

TEST_CASE("golden: numbers under way, an end pointed at", "[window][golden]") {
    Shown shown(opened(Start::play, "numbers"));
    for (const auto key : {SDLK_l, SDLK_r, SDLK_r})
        shown.press(key);
    shown.hover({310, 330});
    shown.check("under_way_numbers");
}

TEST_CASE("golden: boxes under way, a box about to be closed", "[window][golden]") {
    Shown shown(opened(Start::play, "boxes"));
    for (const Vec at : {Vec{478, 173}, {424, 227}, {640, 443}, {640, 335}, {694, 389}})
        shown.click(at);
    shown.hover({586, 389});
    shown.check("under_way_boxes");
}

TEST_CASE("golden: the result of boxes", "[window][golden]") {
    Shown shown(opened(Start::play, "boxes", {{"rows", "2"}, {"cols", "2"}}));
    for (const Vec at : {Vec{640, 300}, {640, 480}, {540, 389}, {740, 389}})
        shown.click(at);
    shown.check("result_boxes");
}

TEST_CASE("golden: the result of numbers, a draw", "[window][golden]") {
    Shown shown(opened(Start::play, "numbers", {{"row", "5,9,9,5"}}));
    for (const auto key : {SDLK_l, SDLK_r, SDLK_l, SDLK_l})
        shown.press(key);
    shown.check("result_numbers");
}

TEST_CASE("golden: a demo, paused", "[window][golden]") {
    auto request = opened(Start::demo, "numbers");
    request.session.players = {"greedy", "parity"}; // neither draws by chance
    Shown shown(request);
    shown.press(SDLK_SPACE);
    shown.check("demo");
}
