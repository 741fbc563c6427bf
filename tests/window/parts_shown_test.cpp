// A picture of which only the parts that changed are drawn is the one that is drawn whole.
#include "support/catch.hpp"

#include <vector>

#include "app/app_options.hpp"
#include "support/every_game.hpp"

using namespace zugzwang;

namespace {

/// A demo of two computers that hardly think.
app::AppOptions demo_of(const std::string& id) {
    auto options = app::headless_options({1000, 700}, "arcade");
    options.request.start = cli::WindowRequest::Start::demo;
    options.request.game = id;
    auto& session = options.request.session;
    const auto& game = *find_game(id);
    session.options = OptionValues(game.options);
    session.players = {game.players.front().id, game.players.front().id};
    session.budget.nodes = 200;
    return options;
}

/// What the canvas holds, byte by byte.
std::vector<std::uint8_t> held(app::App& program) {
    auto& renderer = program.window().renderer();
    int width = 0, height = 0;
    SDL_GetRendererOutputSize(&renderer, &width, &height);
    std::vector<std::uint8_t> bytes(static_cast<std::size_t>(width) * static_cast<std::size_t>(height) * 4);
    REQUIRE(SDL_RenderReadPixels(&renderer, nullptr, SDL_PIXELFORMAT_RGB888, bytes.data(), width * 4) == 0);
    return bytes;
}

/// Means nothing but that somebody is there.
SDL_Event any_event() {
    SDL_Event event{};
    event.type = SDL_USEREVENT;
    return event;
}

} // namespace

TEST_CASE("app: a frame is what it would be if it were drawn whole", "[window][app][parts]") {
    const auto id = GENERATE(from_range(testing::game_ids()));
    DYNAMIC_SECTION(id) {
        app::App program(demo_of(id));
        app::FrameClock::TimePoint now{};
        int drawn = 0;
        const auto check = [&](int frames) {
            program.workers().wait_until_idle();
            for (int frame = 0; frame < frames; ++frame) {
                now += std::chrono::milliseconds(17);
                if (frame + 1 == frames) program.handle(any_event()); // where nothing is new it looks seldom
                drawn += program.step(now).drew ? 1 : 0;
            }
            const auto in_parts = held(program);
            static_cast<void>(program.screenshot());
            const bool is_same = in_parts == held(program);
            CHECK(is_same);
        };
        const auto press = [&](char letter) {
            program.scenes().handle(KeyEvent{.key = Key::character, .character = letter});
        };
        check(20);
        press('i');
        check(20);
        program.scenes().handle(PointerEvent{.at = {500, 350}});
        check(20);
        press('n');
        check(20);
        program.scenes().handle(KeyEvent{.key = Key::escape});
        check(7); // one scene slides over the other
        check(40);
        CHECK(drawn > 20);
    }
}
