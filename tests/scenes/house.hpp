// Everything that a scene needs, with fake games, and short ways to press keys and buttons.
#pragma once

#include <algorithm>
#include <initializer_list>
#include <string>
#include <vector>

#include "fake_game.hpp"
#include "null_canvas.hpp"
#include "scenes/frame/scene_stack.hpp"
#include "scenes/frame/scenes.hpp"
#include "support/catch.hpp"
#include "zugzwang/gfx/recording.hpp"

namespace zugzwang::test {

struct ScreenSize {
    float width = 1920, height = 1080;
};

struct House {
    explicit House(ScreenSize size = {}) : canvas(theme, size.width, size.height), stack(context, canvas) {
        context.themes = {{"arcade", "Arcade"}, {"classic", "Classic"}};
        stack.layout(canvas.screen());
    }

    void key(Key key, bool shift = false) { stack.handle(KeyEvent{.key = key, .shift = shift}); }
    void letter(char letter, bool control = false) {
        stack.handle(KeyEvent{.key = Key::character, .character = letter, .control = control});
    }
    void pointer(PointerEvent::Kind kind, Vec at, PointerEvent::Button button = PointerEvent::Button::none) {
        stack.handle(PointerEvent{.kind = kind, .at = at, .button = button});
    }
    void click(Vec at, PointerEvent::Button button = PointerEvent::Button::left) {
        pointer(PointerEvent::Kind::move, at);
        pointer(PointerEvent::Kind::press, at, button);
        pointer(PointerEvent::Kind::release, at, button);
    }
    /// Requires a widget of that name.
    void press(const std::string& name) { click(rect(name).centre()); }
    /// The place in a widget that lies so many parts of its width from its left edge.
    void click_at(const std::string& name, float across) {
        const Rect area = rect(name);
        click({area.x + area.width * across, area.centre().y});
    }
    /// Of a row of choices, and of a stepper.
    void choose_first(const std::string& name) { click({rect(name).x + 5, rect(name).centre().y}); }
    void choose_last(const std::string& name) { click({rect(name).right() - 5, rect(name).centre().y}); }
    void type(const std::string& text) { stack.handle(TextEvent{.text = text}); }
    /// By such keys alone, as often as that.
    void repeat(Key key, int times) {
        for (int press = 0; press < times; ++press)
            this->key(key);
    }

    void open_menu() { stack.open(make_menu(context)); }
    /// A program of somebody else can sit at the tables.
    void offer_bots() {
        context.outside = [](std::string_view, const OptionValues&, const std::string&) {
            return OutsidePlayerFunction{};
        };
    }
    /// A fake game with these players, as `state` has it.
    FakeState& open_table(const BySide<std::string>& players, std::size_t game = 0, FakeState state = {},
                          SessionConfig config = {}) {
        config.options = OptionValues(games[game].options);
        config.players = players;
        started->emplace_back(config, std::make_shared<FakeState>(std::move(state)));
        stack.open(make_table(context, games[game], std::make_shared<FakeSession>(config, started->back().second)));
        wait(0.1);
        return session();
    }

    static constexpr int max_parts = 4;
    /// Of the panels of which an upright screen shows one at a time; with fewer than four some come twice.
    void open_part(int part) {
        const Rect parts = rect("parts");
        click({parts.x + parts.width * (static_cast<float>(part) + 0.5F) / max_parts, parts.centre().y});
    }
    /// Presses it, in whichever of these panels it is.
    void reach(const std::string& name) {
        for (int part = 0; part < max_parts && !has(name) && has("parts"); ++part)
            open_part(part);
        press(name);
    }
    [[nodiscard]] bool has(const std::string& name) const {
        const auto widgets = stack.top().widgets();
        return std::ranges::find(widgets, name, &NamedRect::name) != widgets.end();
    }
    [[nodiscard]] Rect rect(const std::string& name) const {
        const auto widgets = stack.top().widgets();
        const auto found = std::ranges::find(widgets, name, &NamedRect::name);
        if (found == widgets.end()) FAIL("there is no " << name);
        return found->rect;
    }
    void wait(double seconds) {
        constexpr double step = 1.0 / 120;
        for (double time = 0; time < seconds && !stack.empty(); time += step)
            stack.update(Seconds{step});
    }
    /// So often all that is being worked on is done, and then some time passes.
    void let_work(int rounds, double seconds = 0.01) {
        for (int round = 0; round < rounds; ++round) {
            workers.wait_until_idle();
            wait(seconds);
        }
    }
    [[nodiscard]] bool shows(const std::string& words) {
        canvas.clear();
        stack.draw(canvas);
        return std::ranges::any_of(canvas.texts(),
                                   [&](const DrawnText& text) { return text.words.find(words) != std::string::npos; });
    }
    /// The picture has all of these words.
    void check_shows(std::initializer_list<std::string> all) {
        for (const auto& words : all) {
            INFO("words: " << words);
            CHECK(shows(words));
        }
    }
    /// Whether the picture is another one than at the last call.
    [[nodiscard]] bool looks_different() {
        Recording now(canvas);
        stack.draw(now);
        return !(std::exchange(seen_, now) == now);
    }
    /// The state of the newest session.
    [[nodiscard]] FakeState& session() { return *started->back().second; }

    std::shared_ptr<Started> started = std::make_shared<Started>();
    Theme theme = test_theme();
    std::vector<Game> games = fake_games(started);
    Workers workers; ///< Goes before what it reads.
    SceneContext context{workers, theme, games, 7};
    NullCanvas canvas;
    SceneStack stack;

  private:
    Recording seen_{canvas};
};

} // namespace zugzwang::test
