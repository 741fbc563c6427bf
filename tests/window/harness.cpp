#include "window/harness.hpp"

#include <cassert>
#include <stdexcept>

#include "support/catch.hpp"

namespace zugzwang::testing {

namespace {

app::AppOptions options_of(WindowPlan plan, const std::filesystem::path& folder) {
    plan.request.windowed = true;
    plan.request.width = plan.width;
    plan.request.height = plan.height;
    const app::SettingsFile file(folder / "settings.toml");
    if (!file.save(plan.settings)) throw std::runtime_error("no settings for the test");
    std::filesystem::create_directories(folder / "themes");
    for (const auto& [name, text] : plan.themes)
        std::ofstream(folder / "themes" / name) << text;
    return {.request = plan.request, .headless = true, .settings_file = file};
}

} // namespace

Window::Window(WindowPlan plan) : app_(options_of(std::move(plan), folder_.path())) {}

void Window::send(SDL_Event event) { app_.handle(event); }

void Window::move_to(Vec at) {
    SDL_Event event{};
    event.type = SDL_MOUSEMOTION;
    event.motion.x = static_cast<int>(at.x);
    event.motion.y = static_cast<int>(at.y);
    send(event);
}

namespace {

SDL_Event button_event(std::uint32_t type, std::uint8_t button, Vec at) {
    SDL_Event event{};
    event.type = type;
    event.button.button = button;
    event.button.clicks = 1;
    event.button.x = static_cast<int>(at.x);
    event.button.y = static_cast<int>(at.y);
    return event;
}

} // namespace

void Window::click(Vec at) {
    move_to(at);
    send(button_event(SDL_MOUSEBUTTONDOWN, SDL_BUTTON_LEFT, at));
    send(button_event(SDL_MOUSEBUTTONUP, SDL_BUTTON_LEFT, at));
}

void Window::right_click(Vec at) {
    move_to(at);
    send(button_event(SDL_MOUSEBUTTONDOWN, SDL_BUTTON_RIGHT, at));
    send(button_event(SDL_MOUSEBUTTONUP, SDL_BUTTON_RIGHT, at));
}

void Window::touch(Vec at) {
    SDL_Event moved{};
    moved.type = SDL_MOUSEMOTION;
    moved.motion.x = static_cast<int>(at.x);
    moved.motion.y = static_cast<int>(at.y);
    moved.motion.which = SDL_TOUCH_MOUSEID;
    send(moved);
    for (const auto type : {SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP}) {
        auto event = button_event(type, SDL_BUTTON_LEFT, at);
        event.button.which = SDL_TOUCH_MOUSEID;
        send(event);
    }
}

void Window::leave() {
    SDL_Event event{};
    event.type = SDL_WINDOWEVENT;
    event.window.event = SDL_WINDOWEVENT_LEAVE;
    send(event);
}

void Window::wheel(Vec at, int notches) {
    SDL_Event event{};
    event.type = SDL_MOUSEWHEEL;
    event.wheel.y = notches;
    event.wheel.preciseY = static_cast<float>(notches);
    event.wheel.mouseX = static_cast<int>(at.x);
    event.wheel.mouseY = static_cast<int>(at.y);
    send(event);
}

void Window::press(SDL_Keycode key, int modifiers) {
    for (const auto type : {SDL_KEYDOWN, SDL_KEYUP}) {
        SDL_Event event{};
        event.type = type;
        event.key.keysym.sym = key;
        event.key.keysym.mod = static_cast<std::uint16_t>(modifiers);
        send(event);
    }
}

void Window::type(std::string_view text) {
    SDL_Event event{};
    event.type = SDL_TEXTINPUT;
    const auto count = std::min(text.size(), sizeof event.text.text - 1);
    std::copy_n(text.data(), count, event.text.text);
    send(event);
}

void Window::resize(int width, int height) {
    app_.window().set_size(width, height);
    take_events();
}

void Window::take_events() {
    SDL_Event event{};
    while (SDL_PollEvent(&event) != 0)
        app_.handle(event);
}

app::Stepped Window::step() {
    now_ += std::chrono::duration_cast<app::FrameClock::Duration>(Seconds{1.0 / 60});
    return app_.step(now_);
}

void Window::pass(Seconds time) { app_.advance(time); }

void Window::settle(int rounds) {
    for (int round = 0; round < rounds; ++round) {
        app_.workers().wait_until_idle();
        app_.advance(Seconds{1});
    }
}

bool Window::has_widget(std::string_view name) const {
    return std::ranges::any_of(app_.scenes().top().widgets(), [&](const auto& part) { return part.name == name; });
}

Rect Window::widget(std::string_view name) const {
    const auto parts = app_.scenes().top().widgets();
    const auto found = std::ranges::find(parts, name, &NamedRect::name);
    INFO("widget " << name);
    REQUIRE(found != parts.end());
    return found->rect;
}

Colour pixel(const SDL_Surface& surface, int x, int y) {
    assert(x >= 0 && y >= 0 && x < surface.w && y < surface.h);
    const auto* row = static_cast<const std::uint8_t*>(surface.pixels) + static_cast<std::ptrdiff_t>(y) * surface.pitch;
    const auto value = reinterpret_cast<const std::uint32_t*>(row)[x];
    return {static_cast<std::uint8_t>(value >> 16), static_cast<std::uint8_t>(value >> 8),
            static_cast<std::uint8_t>(value)};
}

Colour Window::pixel(int x, int y) { return testing::pixel(*picture(), x, y); }

} // namespace zugzwang::testing
