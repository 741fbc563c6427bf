#include "support/catch.hpp"

#include "app/input.hpp"

using namespace zugzwang::app;

namespace {

SDL_Event key_down(SDL_Keycode symbol, int modifiers = KMOD_NONE, SDL_Scancode place = SDL_SCANCODE_UNKNOWN) {
    SDL_Event event{};
    event.type = SDL_KEYDOWN;
    event.key.keysym = {place, symbol, static_cast<std::uint16_t>(modifiers), 0};
    return event;
}

KeyEvent key(const SDL_Event& event) {
    const auto input = input_event(event, {1, 1});
    REQUIRE(input);
    REQUIRE(std::holds_alternative<KeyEvent>(*input));
    return std::get<KeyEvent>(*input);
}

PointerEvent pointer(const SDL_Event& event, Vec pixels_per_unit = {1, 1}) {
    const auto input = input_event(event, pixels_per_unit);
    REQUIRE(input);
    REQUIRE(std::holds_alternative<PointerEvent>(*input));
    return std::get<PointerEvent>(*input);
}

} // namespace

TEST_CASE("input: named keys", "[window][input]") {
    const auto [symbol, expected] = GENERATE(table<SDL_Keycode, Key>({{SDLK_LEFT, Key::left},
                                                                      {SDLK_UP, Key::up},
                                                                      {SDLK_RETURN, Key::enter},
                                                                      {SDLK_KP_ENTER, Key::enter},
                                                                      {SDLK_SPACE, Key::space},
                                                                      {SDLK_ESCAPE, Key::escape},
                                                                      {SDLK_TAB, Key::tab},
                                                                      {SDLK_PAGEDOWN, Key::page_down},
                                                                      {SDLK_F1, Key::f1}}));
    CHECK(key(key_down(symbol)).key == expected);
}

TEST_CASE("input: letters, digits and signs go by their symbol; the keypad moves without its number lock",
          "[window][input]") {
    const auto [symbol, expected] = GENERATE(table<SDL_Keycode, char>(
        {{SDLK_r, 'r'}, {SDLK_3, '3'}, {SDLK_KP_7, '7'}, {SDLK_KP_0, '0'}, {SDLK_MINUS, '-'}}));
    const auto event = key(key_down(symbol, KMOD_NUM));
    CHECK(event.key == Key::character);
    CHECK(event.character == expected);
    CHECK(key(key_down(SDLK_KP_4)).key == Key::left);
    CHECK(key(key_down(SDLK_KP_4, KMOD_NUM)).character == '4');
}

TEST_CASE("input: other keyboards give letters and digits by their place", "[window][input]") {
    CHECK(key(key_down(0x43A, 0, SDL_SCANCODE_R)).character == 'r');          // Cyrillic
    CHECK(key(key_down(SDLK_AMPERSAND, 0, SDL_SCANCODE_1)).character == '1'); // French
    CHECK(key(key_down(0xE9, 0, SDL_SCANCODE_2)).character == '2');
    CHECK(key(key_down(SDLK_z, 0, SDL_SCANCODE_Y)).character == 'z'); // German: by the symbol
}

TEST_CASE("input: a key that is let go is told by its name or its letter", "[window][input]") {
    const auto release = [](SDL_Keycode symbol) {
        auto event = key_down(symbol);
        event.type = SDL_KEYUP;
        const auto input = input_event(event, {1, 1});
        REQUIRE(input);
        REQUIRE(std::holds_alternative<KeyReleaseEvent>(*input));
        return std::get<KeyReleaseEvent>(*input);
    };
    CHECK(release(SDLK_SPACE).key == Key::space);
    CHECK(release(SDLK_r).key == Key::character);
    CHECK(release(SDLK_r).character == 'r');
}

TEST_CASE("input: modifiers and repeats are told", "[window][input]") {
    auto event = key_down(SDLK_z, KMOD_LCTRL | KMOD_RSHIFT);
    event.key.repeat = 1;
    const auto result = key(event);
    CHECK(result.control);
    CHECK(result.shift);
    CHECK_FALSE(result.alt);
    CHECK(result.repeat);
}

TEST_CASE("input: what a finger does is told from what a mouse does", "[window][input]") {
    SDL_Event event{};
    event.type = GENERATE(SDL_MOUSEMOTION, SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP, SDL_MOUSEWHEEL);
    if (event.type != SDL_MOUSEMOTION && event.type != SDL_MOUSEWHEEL) event.button.button = SDL_BUTTON_LEFT;
    CHECK(pointer(event).device == PointerEvent::Device::mouse);
    auto& mouse = event.type == SDL_MOUSEMOTION  ? event.motion.which
                  : event.type == SDL_MOUSEWHEEL ? event.wheel.which
                                                 : event.button.which;
    mouse = SDL_TOUCH_MOUSEID;
    CHECK(pointer(event).device == PointerEvent::Device::touch);
}

TEST_CASE("input: what means nothing gives nothing", "[window][input]") {
    CHECK_FALSE(input_event(key_down(SDLK_LSHIFT), {1, 1}));
    CHECK_FALSE(input_event(key_down(SDLK_F5), {1, 1}));
    SDL_Event event{};
    event.type = GENERATE(SDL_KEYUP, SDL_QUIT, SDL_CLIPBOARDUPDATE, SDL_USEREVENT);
    CHECK_FALSE(input_event(event, {1, 1}));
    event.type = SDL_MOUSEBUTTONDOWN;
    event.button.button = SDL_BUTTON_MIDDLE;
    CHECK_FALSE(input_event(event, {1, 1}));
}

TEST_CASE("input: the pointer is told in device pixels, and the wheel turns up positive, however the system flips it",
          "[window][input]") {
    SDL_Event event{};
    event.type = SDL_MOUSEMOTION;
    event.motion.x = 100;
    event.motion.y = 50;
    CHECK(pointer(event, {2, 1.5F}).at == Vec{200, 75});
    event = {};
    event.type = SDL_MOUSEBUTTONDOWN;
    event.button.button = SDL_BUTTON_RIGHT;
    event.button.x = 7;
    CHECK(pointer(event, {2, 2}).at == Vec{14, 0});
    CHECK(pointer(event).button == PointerEvent::Button::right);
    CHECK(pointer(event).kind == PointerEvent::Kind::press);
    event.type = SDL_MOUSEBUTTONUP;
    CHECK(pointer(event).kind == PointerEvent::Kind::release);
    event = {};
    event.type = SDL_MOUSEWHEEL;
    event.wheel.y = 2;
    event.wheel.preciseY = 2;
    event.wheel.mouseX = 5;
    CHECK(pointer(event).wheel == 2);
    CHECK(pointer(event).at == Vec{5, 0});
    event.wheel.direction = SDL_MOUSEWHEEL_FLIPPED;
    CHECK(pointer(event).wheel == -2);
}

TEST_CASE("input: text, the pointer's leaving, and what is let fall: a file or a text", "[window][input]") {
    SDL_Event event{};
    event.type = SDL_TEXTINPUT;
    std::copy_n("\xC8\x9B", 3, event.text.text);
    CHECK(std::get<TextEvent>(*input_event(event, {1, 1})).text == "\xC8\x9B");
    event = {};
    event.type = SDL_WINDOWEVENT;
    event.window.event = SDL_WINDOWEVENT_LEAVE;
    CHECK(pointer(event).kind == PointerEvent::Kind::leave);
    event = {};
    event.type = SDL_DROPFILE;
    event.drop.file = SDL_strdup("/home/somebody/games.jsonl");
    CHECK(std::get<DropEvent>(*input_event(event, {1, 1})).file == "/home/somebody/games.jsonl");
    event.type = SDL_DROPTEXT;
    event.drop.file = SDL_strdup("7/3 1");
    const auto text = std::get<DropEvent>(*input_event(event, {1, 1}));
    CHECK(text.text == "7/3 1");
    CHECK(text.file.empty());
}
