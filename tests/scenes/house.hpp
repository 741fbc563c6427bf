// Everything that a scene needs, with fake games, and short ways to press keys and buttons.
#pragma once

#include <initializer_list>

#include "fake_game.hpp"
#include "null_canvas.hpp"
#include "scenes/frame/scene_stack.hpp"
#include "scenes/frame/scenes.hpp"
#include "support/acts.hpp"
#include "zugzwang/gfx/recording.hpp"

namespace zugzwang::test {

struct ScreenSize {
    float width = 1920, height = 1080;
};

/// "first" or "second"; anything else is neither.
inline std::optional<Side> side_named(std::string_view name) {
    return name == "first" ? std::optional(Side::first) : name == "second" ? std::optional(Side::second) : std::nullopt;
}

struct House {
    explicit House(ScreenSize size = {}) : canvas(theme, size.width, size.height), stack(context, canvas) {
        context.themes = {{"arcade", "Arcade"}, {"classic", "Classic"}};
        stack.layout(canvas.screen());
        acts.add("press", [this](const auto& widget) { press(widget); });
        acts.add("reach", [this](const auto& widget) { reach(widget); });
        acts.add("point", [this](const auto& widget) { pointer(PointerEvent::Kind::move, rect(widget).centre()); });
        acts.add("first", [this](const auto& choices) { choose_first(choices); });
        acts.add("last", [this](const auto& choices) { choose_last(choices); });
        acts.add("type", [this](const auto& text) { type(text); });
        acts.add("wait", [this](const auto& seconds) { wait(std::stod(seconds)); });
        acts.add("end", [this](const auto& winner) { session().outcome = Outcome{.winner = side_named(winner)}; });
        asks.add("depth", [this] { return std::to_string(stack.depth()); });
        asks.add("title", [this] { return stack.title(); });
        asks.add("players", [this] {
            const auto& players = started->back().first.players;
            return players[Side::first] + " " + players[Side::second];
        });
        for (const auto& [name, act] :
             {std::pair{"undo", Act::undo}, std::pair{"redo", Act::redo}, std::pair{"hint", Act::hint},
              std::pair{"step", Act::step}, std::pair{"suspend", Act::suspend}, std::pair{"move now", Act::move_now},
              std::pair{"skip animation", Act::skip_animation}, std::pair{"resign", Act::resign},
              std::pair{"agree draw", Act::agree_draw}})
            asks.add(name, [this, act = act] { return std::to_string(session().acts[act]); });
    }

    /// What a person does, in the words of `acts`.
    void does(std::string_view words) { acts.perform(words); }
    /// After these acts the picture has those words, or "no: …" has not; "[NAME]" is a widget, and a question of `asks`
    /// has that answer: "depth: 2".
    void check_after(const std::string& words, const std::string& wanted) {
        does(words);
        INFO("after " << words << ": " << wanted);
        if (asks.check(wanted)) return;
        const bool is_wanted = !wanted.starts_with("no: ");
        const auto found = is_wanted ? wanted : wanted.substr(4);
        CHECK((found.starts_with('[') ? has(found.substr(1, found.size() - 2)) : shows(found)) == is_wanted);
    }
    void check_after(const std::string& words, std::initializer_list<std::string> all_wanted) {
        does(words);
        for (const auto& wanted : all_wanted)
            check_after("", wanted);
    }
    void check_steps(const testing::Steps& steps) {
        for (const auto& [words, wanted] : steps)
            check_after(words, wanted);
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
    /// Turns the wheel over the left and the right of the screen, down and up again, until it is to be seen.
    void bring(const std::string& name) {
        constexpr int turns = 40;
        const Rect whole = canvas.screen();
        for (int turn = 0; turn < 3 * turns && !has(name); ++turn)
            stack.handle(PointerEvent{.kind = PointerEvent::Kind::wheel,
                                      .at = {whole.width * (turn % 2 == 0 ? 0.25F : 0.75F), whole.height * 0.6F},
                                      .wheel = turn < turns ? -1.0F : 1.0F});
    }
    /// Presses it, in whichever of these panels it is.
    void reach(const std::string& name) {
        for (int part = 0; part < max_parts && !has(name) && has("parts"); ++part)
            open_part(part);
        bring(name);
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
    /// What is written within a widget, in the order of drawing.
    [[nodiscard]] std::vector<std::string> words_in(const std::string& widget) {
        canvas.clear();
        stack.draw(canvas);
        std::vector<std::string> words;
        for (const auto& text : canvas.texts()) {
            if (rect(widget).contains(text.area)) words.push_back(text.words);
        }
        return words;
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
    testing::Asks asks;
    testing::Acts acts{[this](const KeyEvent& event) { stack.handle(event); }};

  private:
    Recording seen_{canvas};
};

} // namespace zugzwang::test

using namespace zugzwang::test;
