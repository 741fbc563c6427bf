#include "app/input.hpp"

#include <algorithm>
#include <cctype>
#include <memory>
#include <span>

namespace zugzwang::app {

namespace {

constexpr std::pair<SDL_Keycode, Key> named_keys[]{
    {SDLK_LEFT, Key::left},      {SDLK_RIGHT, Key::right},    {SDLK_UP, Key::up},
    {SDLK_DOWN, Key::down},      {SDLK_RETURN, Key::enter},   {SDLK_RETURN2, Key::enter},
    {SDLK_KP_ENTER, Key::enter}, {SDLK_SPACE, Key::space},    {SDLK_ESCAPE, Key::escape},
    {SDLK_AC_BACK, Key::escape}, {SDLK_TAB, Key::tab},        {SDLK_BACKSPACE, Key::backspace},
    {SDLK_DELETE, Key::erase},   {SDLK_PAGEUP, Key::page_up}, {SDLK_PAGEDOWN, Key::page_down},
    {SDLK_HOME, Key::home},      {SDLK_END, Key::end},        {SDLK_F1, Key::f1},
    {SDLK_F11, Key::f11}};

/// The keypad without its number lock,
constexpr std::pair<SDL_Keycode, Key> keypad_keys[]{
    {SDLK_KP_4, Key::left},    {SDLK_KP_6, Key::right},     {SDLK_KP_8, Key::up},   {SDLK_KP_2, Key::down},
    {SDLK_KP_9, Key::page_up}, {SDLK_KP_3, Key::page_down}, {SDLK_KP_7, Key::home}, {SDLK_KP_1, Key::end}};

/// and with it.
constexpr std::pair<SDL_Keycode, char> keypad_characters[]{
    {SDLK_KP_0, '0'},    {SDLK_KP_1, '1'},     {SDLK_KP_2, '2'},        {SDLK_KP_3, '3'},      {SDLK_KP_4, '4'},
    {SDLK_KP_5, '5'},    {SDLK_KP_6, '6'},     {SDLK_KP_7, '7'},        {SDLK_KP_8, '8'},      {SDLK_KP_9, '9'},
    {SDLK_KP_PLUS, '+'}, {SDLK_KP_MINUS, '-'}, {SDLK_KP_MULTIPLY, '*'}, {SDLK_KP_DIVIDE, '/'}, {SDLK_KP_PERIOD, '.'}};

/// Key::none or 0 for others.
template <class Meaning>
Meaning meaning_of(SDL_Keycode symbol, std::span<const std::pair<SDL_Keycode, Meaning>> keys) {
    const auto found = std::ranges::find(keys, symbol, &std::pair<SDL_Keycode, Meaning>::first);
    return found == keys.end() ? Meaning{} : found->second;
}

char character_of(const SDL_Keysym& key) {
    if (const char keypad = meaning_of<char>(key.sym, keypad_characters); keypad != 0) return keypad;
    const bool is_ascii = key.sym > ' ' && key.sym < 0x7F;
    if (is_ascii && std::isalnum(key.sym) != 0) return static_cast<char>(std::tolower(key.sym));
    if (key.scancode == SDL_SCANCODE_0) return '0';
    if (key.scancode >= SDL_SCANCODE_1 && key.scancode <= SDL_SCANCODE_9)
        return static_cast<char>('1' + (key.scancode - SDL_SCANCODE_1));
    if (is_ascii) return static_cast<char>(key.sym);
    if (key.scancode >= SDL_SCANCODE_A && key.scancode <= SDL_SCANCODE_Z)
        return static_cast<char>('a' + (key.scancode - SDL_SCANCODE_A));
    return 0;
}

std::optional<InputEvent> pasted() {
    const std::unique_ptr<char, decltype(&SDL_free)> text(SDL_GetClipboardText(), SDL_free);
    if (text == nullptr || *text == '\0') return std::nullopt;
    return TextEvent{.text = text.get(), .pasted = true};
}

/// Key::none for a key that means nothing to us; with the character of Key::character.
std::pair<Key, char> key_of(const SDL_Keysym& key) {
    const Key keypad = (key.mod & KMOD_NUM) == 0 ? meaning_of<Key>(key.sym, keypad_keys) : Key::none;
    const Key named = keypad == Key::none ? meaning_of<Key>(key.sym, named_keys) : keypad;
    if (named != Key::none) return {named, 0};
    const char character = character_of(key);
    return {character == 0 ? Key::none : Key::character, character};
}

std::optional<InputEvent> key_event(const SDL_KeyboardEvent& event) {
    const SDL_Keysym& key = event.keysym;
    const auto [named, character] = key_of(key);
    if (event.type == SDL_KEYUP) {
        if (named == Key::none) return std::nullopt;
        return KeyReleaseEvent{.key = named, .character = character};
    }
    const KeyEvent result{.key = named,
                          .character = character,
                          .shift = (key.mod & KMOD_SHIFT) != 0,
                          .control = (key.mod & KMOD_CTRL) != 0,
                          .alt = (key.mod & KMOD_ALT) != 0,
                          .repeat = event.repeat != 0};
    if (result.control && !result.alt && key.sym == SDLK_v) return pasted();
    if (named == Key::none) return std::nullopt;
    return result;
}

/// SDL leaves what was let fall to whoever takes the event.
std::optional<InputEvent> drop_event(const SDL_DropEvent& event) {
    const std::unique_ptr<char, decltype(&SDL_free)> what(event.file, SDL_free);
    if (what == nullptr) return std::nullopt;
    if (event.type == SDL_DROPFILE) return DropEvent{.file = what.get(), .text = {}};
    return DropEvent{.file = {}, .text = what.get()};
}

PointerEvent::Button button_of(std::uint8_t button) {
    if (button == SDL_BUTTON_LEFT) return PointerEvent::Button::left;
    if (button == SDL_BUTTON_RIGHT) return PointerEvent::Button::right;
    return PointerEvent::Button::none;
}

/// SDL tells touches as events of a mouse of their own.
PointerEvent::Device device_of(std::uint32_t mouse) {
    return mouse == SDL_TOUCH_MOUSEID ? PointerEvent::Device::touch : PointerEvent::Device::mouse;
}

} // namespace

std::optional<InputEvent> input_event(const SDL_Event& event, Vec pixels_per_unit) {
    using Kind = PointerEvent::Kind;
    const auto place = [&](int x, int y) {
        return Vec{static_cast<float>(x) * pixels_per_unit.x, static_cast<float>(y) * pixels_per_unit.y};
    };
    switch (event.type) {
    case SDL_KEYDOWN:
    case SDL_KEYUP:
        return key_event(event.key);
    case SDL_TEXTINPUT:
        return TextEvent{.text = event.text.text};
    case SDL_DROPFILE:
    case SDL_DROPTEXT:
        return drop_event(event.drop);
    case SDL_MOUSEMOTION:
        return PointerEvent{
            .kind = Kind::move, .at = place(event.motion.x, event.motion.y), .device = device_of(event.motion.which)};
    case SDL_MOUSEBUTTONDOWN:
    case SDL_MOUSEBUTTONUP: {
        const auto button = button_of(event.button.button);
        if (button == PointerEvent::Button::none) return std::nullopt;
        return PointerEvent{.kind = event.type == SDL_MOUSEBUTTONDOWN ? Kind::press : Kind::release,
                            .at = place(event.button.x, event.button.y),
                            .button = button,
                            .device = device_of(event.button.which)};
    }
    case SDL_MOUSEWHEEL: {
        const float turn = event.wheel.preciseY != 0 ? event.wheel.preciseY : static_cast<float>(event.wheel.y);
        return PointerEvent{.kind = Kind::wheel,
                            .at = place(event.wheel.mouseX, event.wheel.mouseY),
                            .wheel = event.wheel.direction == SDL_MOUSEWHEEL_FLIPPED ? -turn : turn,
                            .device = device_of(event.wheel.which)};
    }
    case SDL_WINDOWEVENT:
        if (event.window.event == SDL_WINDOWEVENT_LEAVE) return PointerEvent{.kind = Kind::leave};
        return std::nullopt;
    default:
        return std::nullopt;
    }
}

} // namespace zugzwang::app
