// Games by link in the window: two of them, each with a person's folder of its own, and text that goes between them.
#include "house.hpp"
#include "keep/keeper.hpp"
#include "layout_checks.hpp"
#include "support/temporary_folder.hpp"

namespace {

/// A window with the real games.
struct Window {
    explicit Window(ScreenSize size = {}) : canvas(theme, size.width, size.height), stack(context, canvas) {
        context.keeper = &keeper;
        context.clipboard.set_text = [this](const std::string& text) { copied = text; };
        stack.layout(canvas.screen());
        stack.open(make_menu(context));
        wait();
    }
    void wait() {
        for (int round = 0; round < 20; ++round) {
            workers.wait_until_idle();
            for (int step = 0; step < 12; ++step)
                stack.update(Seconds{1.0 / 120});
        }
    }
    void press(const std::string& name) {
        const auto widgets = stack.top().widgets();
        const auto found = std::ranges::find(widgets, name, &NamedRect::name);
        if (found == widgets.end()) FAIL("there is no " << name << " in " << stack.title());
        for (const auto kind : {PointerEvent::Kind::move, PointerEvent::Kind::press, PointerEvent::Kind::release})
            stack.handle(PointerEvent{.kind = kind,
                                      .at = found->rect.centre(),
                                      .button = kind == PointerEvent::Kind::move ? PointerEvent::Button::none
                                                                                 : PointerEvent::Button::left});
        wait();
    }
    void key(const KeyEvent& event) {
        stack.handle(event);
        wait();
    }
    void type(const std::string& text) {
        stack.handle(TextEvent{.text = text, .pasted = false});
        wait();
    }
    void paste(const std::string& text) {
        stack.handle(TextEvent{.text = text, .pasted = true});
        wait();
    }
    [[nodiscard]] bool has(const std::string& name) const {
        const auto widgets = stack.top().widgets();
        return std::ranges::find(widgets, name, &NamedRect::name) != widgets.end();
    }
    [[nodiscard]] bool shows(const std::string& words) {
        canvas.clear();
        stack.draw(canvas);
        return std::ranges::any_of(canvas.texts(),
                                   [&](const auto& text) { return text.words.find(words) != std::string::npos; });
    }
    /// A move that the keyboard chooses.
    void plays() {
        for (const auto key : {Key::right, Key::enter})
            this->key({.key = key});
    }
    /// The usual setup of the game, with a friend far away.
    void set_up(const char* id) {
        auto& choices = choices_of(context, *find_game(id));
        choices.players = {std::string(human), std::string(far_prefix)};
        stack.open(make_setup(context, *find_game(id)));
        wait();
        press("name:far");
        type("Ann");
    }

    const TemporaryFolder folder;
    Keeper keeper{folder.path()};
    Theme theme = test::test_theme();
    Workers workers;
    SceneContext context{workers, theme, catalog(), 7};
    test::NullCanvas canvas;
    SceneStack stack;
    std::string copied;
};

} // namespace

TEST_CASE("letter: a game goes from one window to the other and back", "[scenes][letter]") {
    Window ben, ann;
    ben.set_up("sticks");
    ben.press("play");
    CHECK(ben.shows("A game by link"));
    CHECK(ben.shows("Ann"));
    ben.plays();
    ben.press("copy-link");
    CHECK(ben.copied.starts_with("letter1-"));
    CHECK(ben.shows("The link is copied"));
    CHECK_FALSE(ben.context.running.contains("sticks")); // the board here stays free

    ann.paste("https://example.org/#" + ben.copied);
    CHECK(ann.shows("Who sent you this link?"));
    ann.press("name");
    ann.type("Ben");
    ann.key({.key = Key::enter});
    CHECK(ann.shows("A game by link"));
    CHECK(ann.shows("Ben"));
    CHECK(ann.shows("Your move"));
    ann.plays();
    ann.press("copy-link");

    const auto depth = ben.stack.depth();
    ben.paste(ann.copied);
    CHECK(ben.stack.depth() == depth); // the answer takes the place of the game
    CHECK(ben.shows("Your move"));
    ben.paste(ben.copied);
    CHECK(ben.shows("this link is old: you know more of this game by now"));
    CHECK(ben.keeper.library()->opponents("sticks") == std::vector<std::string>{"Ann"});
}

TEST_CASE("letter: a board that is drawn is sent to and fro before there is one", "[scenes][letter]") {
    Window ben, ann;
    ben.set_up("points");
    CHECK_FALSE(ben.has("begins"));
    ben.press("play");
    CHECK(ben.shows("Copy the link and send it to Ann."));
    ben.press("copy-link");
    ann.paste(ben.copied);
    ann.press("name");
    ann.type("Ben");
    ann.press("play");
    CHECK(ann.shows("Copy the link and send it to Ben."));
    ann.press("copy-link");
    ben.paste(ann.copied);
    CHECK(ben.has("seat-first"));
    CHECK(ben.has("thinking"));
}

TEST_CASE("letter: one that is damaged is refused where it is pasted", "[scenes][letter]") {
    Window ben;
    ben.paste("letter1-AAAAAAAAAAAAAAAA");
    CHECK(ben.shows("the link is damaged"));
    CHECK(ben.stack.depth() == 1);
}

TEST_CASE("letter: a game by link goes on from the library", "[scenes][letter]") {
    Window ben;
    ben.set_up("boxes");
    ben.press("play");
    ben.plays();
    ben.press("copy-link");
    const auto games = ben.keeper.library()->entries({}, 0, 10);
    REQUIRE(games.size() == 1);
    CHECK(waits(games[0]));
    auto scene = go_on(ben.context, *find_game("boxes"), *ben.keeper.library()->record(games[0].id));
    REQUIRE(scene);
    ben.stack.open(*std::move(scene));
    ben.wait();
    CHECK(ben.shows("A game by link"));
    CHECK(ben.has("copy-link"));
}

TEST_CASE("letter: its scenes have room on every screen", "[scenes][letter][layout]") {
    const auto size = any_size();
    CAPTURE(size.width, size.height);
    Window ben(size), ann(size);
    const auto check = [](Window& window) {
        window.canvas.clear();
        window.stack.draw(window.canvas);
        for (const auto& text : window.canvas.texts()) {
            INFO(window.stack.title() << ": " << text.words);
            CHECK(within(window.canvas.screen(), text.area));
        }
        for (const auto& widget : window.stack.top().widgets()) {
            INFO(window.stack.title() << ": " << widget.name);
            CHECK(within(window.canvas.screen(), widget.rect));
        }
    };
    for (const auto* game : {"boxes", "points"}) {
        const auto& its = *find_game(game);
        const auto id = begin_far_game(ben.context, its, {.options = OptionValues(its.options), .name = "Ann"});
        REQUIRE(id);
        ben.stack.open(*far_scene(ben.context, {.id = *id, .known = 0}));
        ben.wait();
        check(ben);
        ann.paste(link_to_send(ben.context, *id));
        check(ann);
    }
}

TEST_CASE("letter: a proposal is found again where it was made, its link is copied once more, and it is dropped",
          "[scenes][letter]") {
    Window ben, ann;
    ben.set_up("points");
    ben.press("play");
    ben.press("copy-link");
    const auto link = ben.copied;
    ben.set_up("points");
    const auto id = undrawn_games(ben.context, *find_game("points")).front().kept.id;
    CHECK(ben.shows("waits for Ann’s answer"));
    ben.press(filled("undrawn:{}", id));
    ben.copied.clear();
    ben.press("copy-link");
    CHECK(ben.copied == link);
    ben.press("drop");
    CHECK(ben.shows("The game with Ann is dropped."));
    CHECK_FALSE(find_far_game(ben.context, id));
    ben.press("take-back");
    CHECK(ben.shows("Copy the link and send it to Ann."));
    CHECK(find_far_game(ben.context, id));
    ben.press("drop");
    ben.key({.key = Key::escape});
    CHECK_FALSE(ben.shows("waits for Ann’s answer"));
    ann.paste(link);
    ann.press("name");
    ann.type("Ben");
    ann.press("play");
    ann.press("copy-link");
    ben.paste(ann.copied);
    CHECK(ben.shows("this link answers a game that was not begun here, or that you dropped"));
}
