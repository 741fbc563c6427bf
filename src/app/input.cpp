#include "app/input.hpp"

#include <cctype>
#include <memory>

namespace zugzwang::app {

namespace {

Key named_key(SDL_Keycode symbol) {
    switch (symbol) {
    case SDLK_LEFT:
        return Key::left;
    case SDLK_RIGHT:
        return Key::right;
    case SDLK_UP:
        return Key::up;
    case SDLK_DOWN:
        return Key::down;
    case SDLK_RETURN:
    case SDLK_RETURN2:
    case SDLK_KP_ENTER:
        return Key::enter;
    case SDLK_SPACE:
        return Key::space;
    case SDLK_ESCAPE:
    case SDLK_AC_BACK:
        return Key::escape;
    case SDLK_TAB:
        return Key::tab;
    case SDLK_BACKSPACE:
        return Key::backspace;
    case SDLK_DELETE:
        return Key::erase;
    case SDLK_PAGEUP:
        return Key::page_up;
    case SDLK_PAGEDOWN:
        return Key::page_down;
    case SDLK_HOME:
        return Key::home;
    case SDLK_END:
        return Key::end;
    case SDLK_F1:
        return Key::f1;
    case SDLK_F11:
        return Key::f11;
    default:
        return Key::none;
    }
}

/// The keypad without its number lock.
Key keypad_key(SDL_Keycode symbol) {
    switch (symbol) {
    case SDLK_KP_4:
        return Key::left;
    case SDLK_KP_6:
        return Key::right;
    case SDLK_KP_8:
        return Key::up;
    case SDLK_KP_2:
        return Key::down;
    case SDLK_KP_9:
        return Key::page_up;
    case SDLK_KP_3:
        return Key::page_down;
    case SDLK_KP_7:
        return Key::home;
    case SDLK_KP_1:
        return Key::end;
    default:
        return Key::none;
    }
}

char keypad_character(SDL_Keycode symbol) {
    if (symbol >= SDLK_KP_1 && symbol <= SDLK_KP_9) return static_cast<char>('1' + (symbol - SDLK_KP_1));
    switch (symbol) {
    case SDLK_KP_0:
        return '0';
    case SDLK_KP_PLUS:
        return '+';
    case SDLK_KP_MINUS:
        return '-';
    case SDLK_KP_MULTIPLY:
        return '*';
    case SDLK_KP_DIVIDE:
        return '/';
    case SDLK_KP_PERIOD:
        return '.';
    default:
        return 0;
    }
}

char character_of(const SDL_Keysym& key) {
    if (const char keypad = keypad_character(key.sym); keypad != 0) return keypad;
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
    const Key keypad = (key.mod & KMOD_NUM) == 0 ? keypad_key(key.sym) : Key::none;
    const Key named = keypad == Key::none ? named_key(key.sym) : keypad;
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
