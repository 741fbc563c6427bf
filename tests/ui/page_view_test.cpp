// A page as a person meets it: pressed, walked through by keys, scrolled.
#include <algorithm>

#include "support/catch.hpp"

#include "scenes/null_canvas.hpp"
#include "zugzwang/ui/page_view.hpp"
#include "zugzwang/ui/parts.hpp"

using namespace zugzwang;
using namespace zugzwang::ui;
using zugzwang::test::NullCanvas;

namespace {

constexpr ui::Act go{.id = "go", .words = "Go", .key = letter('g')};
constexpr ui::Act stop{.id = "stop", .words = "Stop", .key = {Key::end}};

/// A page over a screen, and what was done on it.
struct Screenful {
    explicit Screenful(float width = 1920, float height = 1080) : canvas(theme, width, height) {}

    void show(Page page) { view.show(std::move(page), canvas.screen(), canvas); }
    void click(Vec at) {
        for (const auto kind : {PointerEvent::Kind::move, PointerEvent::Kind::press, PointerEvent::Kind::release})
            static_cast<void>(view.handle(PointerEvent{.kind = kind, .at = at, .button = PointerEvent::Button::left}));
    }
    void press(std::string_view id) { click(view.place_of(id).value().centre()); }
    bool key(Key key) { return view.handle(KeyEvent{.key = key}); }
    bool type(char character) { return view.handle(KeyEvent{.key = Key::character, .character = character}); }

    Theme theme = test::test_theme();
    NullCanvas canvas;
    PageView view;
};

} // namespace

TEST_CASE("ui: a deed is done by its button and by its key, and not while it cannot be", "[ui][page]") {
    Screenful screen;
    int done = 0;
    const auto page = [&](bool enabled) {
        Page made{.title = "Page", .body = row(button(go), button(stop))};
        made.deeds = {{go, [&] { ++done; }, enabled}};
        return made;
    };
    screen.show(page(true));
    screen.press("go");
    CHECK(done == 1);
    CHECK(screen.type('g'));
    CHECK(done == 2);
    screen.show(page(false));
    screen.press("go");
    CHECK_FALSE(screen.type('g'));
    CHECK(done == 2);
}

TEST_CASE("ui: Tab walks the page in the order of its tree, arrows go to what lies that way", "[ui][page]") {
    Screenful screen;
    screen.show({.body = column(row(button("a", "A", [] {}), button("b", "B", [] {})), button("c", "C", [] {}))});
    for (const auto* const id : {"a", "b", "c", "a"}) {
        screen.key(Key::tab);
        CHECK(screen.view.focused() == id);
    }
    screen.key(Key::right);
    CHECK(screen.view.focused() == "b");
    screen.key(Key::down);
    CHECK(screen.view.focused() == "c");
}

TEST_CASE("ui: a board has arrows and Enter before the page has, and letters after it", "[ui][page]") {
    Screenful screen;
    int done = 0, keys = 0;
    bool left = false;
    Node board = picture([](Rect, Canvas&) {}).named("board").fills();
    board.reactions.key = [&](const KeyEvent& event) { return event.key != Key::escape && ++keys > 0; };
    Page page{.title = "Page", .body = row(std::move(board), button(go), button(stop))};
    page.deeds = {{go, [&] { ++done; }}, {stop, [&] { ++done; }}, {back_act, [&] { left = true; }}};
    screen.show(std::move(page));
    CHECK(screen.type('g'));
    CHECK(done == 1);
    CHECK(screen.key(Key::end));
    CHECK(screen.type('x'));
    CHECK(done == 1);
    CHECK(keys == 2);
    CHECK(screen.key(Key::escape));
    CHECK(left);
}

TEST_CASE("ui: an upright page shows the part that is to be seen first, and its own head", "[ui][page]") {
    Screenful screen(390, 844);
    screen.show({.body = columns(column(line("A").named("a")).titled("One"), picture([](Rect, Canvas&) {}),
                                 column(line("B").named("b")).titled("Two").seen_first())});
    CHECK_FALSE(screen.view.place_of("a"));
    CHECK(screen.view.place_of("b"));
}

TEST_CASE("ui: what reacts is placed when it lies elsewhere, is another one, or the theme is", "[ui][page]") {
    Screenful screen;
    int placed = 0;
    const auto show = [&](const std::shared_ptr<int>& whose, float width) {
        Node board = picture([](Rect, Canvas&) {}).named("board").fills().at_most(width);
        board.reactions = {.place = [&placed](Rect) { ++placed; }, .whose = whose};
        screen.show({.body = row(std::move(board))});
    };
    auto first = std::make_shared<int>(1);
    show(first, 600);
    show(first, 600);
    CHECK(placed == 1);
    show(first, 500);
    CHECK(placed == 2);
    first = std::make_shared<int>(2);
    show(first, 500);
    CHECK(placed == 3);
    screen.view.place_again();
    show(first, 500);
    CHECK(placed == 4);
}

TEST_CASE("ui: what fades is drawn with all that lies on it, in each picture as much as it is then", "[ui][page]") {
    Screenful screen;
    float opacity = 0.25F;
    Node fading = row(line("inside"));
    fading.opacity = [&](const Canvas&) { return opacity; };
    screen.show({.body = column(std::move(fading), line("beside"))});
    const auto opacity_of = [&](const std::string& words) {
        screen.canvas.clear();
        screen.view.draw(screen.canvas);
        return std::ranges::find(screen.canvas.texts(), words, &test::DrawnText::words)->opacity;
    };
    CHECK(opacity_of("inside") == 0.25F);
    CHECK(opacity_of("beside") == 1);
    opacity = 0.5F;
    CHECK(opacity_of("inside") == 0.5F);
    CHECK(screen.canvas.balanced());
}

TEST_CASE("ui: keys go to a board while nothing else has the focus; Escape gives them back", "[ui][page]") {
    Screenful screen;
    int keys = 0;
    Node board = picture([](Rect, Canvas&) {}).named("board");
    board.reactions.key = [&](const KeyEvent&) { return ++keys > 0; };
    screen.show({.body = row(std::move(board).fills(), button("a", "A", [] {}))});
    screen.key(Key::left);
    CHECK(keys == 1);
    screen.press("a"); // a click does not take the keys away
    screen.key(Key::left);
    CHECK(keys == 2);
    screen.key(Key::tab);
    CHECK(screen.view.focused() == "a");
    screen.key(Key::left);
    CHECK(keys == 2);
    screen.key(Key::escape);
    CHECK(screen.view.focused().empty());
    screen.key(Key::left);
    CHECK(keys == 3);
}

TEST_CASE("ui: a board that was pressed has the pointer until it is let go", "[ui][page]") {
    Screenful screen;
    std::vector<PointerEvent::Kind> seen;
    Node board = picture([](Rect, Canvas&) {}).named("board");
    board.reactions.pointer = [&](const PointerEvent& event) {
        seen.push_back(event.kind);
        return true;
    };
    screen.show({.body = row(std::move(board).sized(400, 400), button("a", "A", [] {}))});
    const Vec over = screen.view.place_of("board")->centre(), beside = screen.view.place_of("a")->centre();
    const auto send = [&](PointerEvent::Kind kind, Vec at) {
        static_cast<void>(
            screen.view.handle(PointerEvent{.kind = kind, .at = at, .button = PointerEvent::Button::left}));
    };
    send(PointerEvent::Kind::press, over);
    send(PointerEvent::Kind::move, beside);
    send(PointerEvent::Kind::release, beside);
    send(PointerEvent::Kind::move, beside);
    CHECK(seen == std::vector<PointerEvent::Kind>{PointerEvent::Kind::press, PointerEvent::Kind::move,
                                                  PointerEvent::Kind::release, PointerEvent::Kind::leave});
}

TEST_CASE("ui: the parts beside a board come below it one at a time where there is no room", "[ui][page]") {
    const auto page = [] {
        return Page{.title = "Page",
                    .body = columns(part("Players", words("Blue")).named("players"),
                                    picture([](Rect, Canvas&) {}).named("board"),
                                    column(part("Moves", words("a1-b2")).named("moves"), button(go)))};
    };
    Screenful wide;
    wide.show(page());
    CHECK(wide.view.place_of("players"));
    CHECK(wide.view.place_of("moves"));
    CHECK_FALSE(wide.view.place_of("parts"));
    CHECK(wide.view.place_of("players")->right() <= wide.view.place_of("board")->x);

    Screenful phone(390, 844);
    phone.show(page());
    CHECK(phone.view.place_of("players"));
    CHECK_FALSE(phone.view.place_of("moves"));
    CHECK(phone.view.place_of("go"));
    CHECK(phone.view.place_of("board")->bottom() <= phone.view.place_of("parts")->y);
    const Rect parts = *phone.view.place_of("parts");
    phone.click({parts.right() - 5, parts.centre().y});
    phone.show(page());
    CHECK(phone.view.place_of("moves"));
}

TEST_CASE("ui: on a phone held sideways they are one column beside it, and it is as high as there is room",
          "[ui][page]") {
    Screenful phone(844, 390);
    const auto show = [&] {
        phone.show({.title = "Page",
                    .body = columns(part("Players", words("Blue")).named("players"),
                                    picture([](Rect, Canvas&) {}).named("board"),
                                    column(part("Moves", words("a1-b2")).named("moves"), button(go)))});
    };
    show();
    const Rect board = phone.view.place_of("board").value();
    CHECK(board.height > 0.75F * 390);
    CHECK(board.bottom() <= 390);
    CHECK(board.width > 0.4F * 844);
    for (const char* beside : {"parts", "players", "go"}) {
        CAPTURE(beside);
        CHECK(phone.view.place_of(beside).value().x >= board.right());
        CHECK(phone.view.place_of(beside)->bottom() <= 390);
    }
    CHECK_FALSE(phone.view.place_of("moves"));
    const Rect parts = *phone.view.place_of("parts");
    phone.click({parts.right() - 5, parts.centre().y});
    show();
    CHECK(phone.view.place_of("moves"));
    CHECK(phone.view.place_of("board") == board);
}

TEST_CASE("ui: on it no words are smaller than 11 pixels, and nothing that a finger presses than 44", "[ui][page]") {
    for (const Size size : {Size{844, 390}, Size{667, 375}, Size{932, 430}, Size{640, 360}}) {
        CAPTURE(size.width, size.height);
        const Screenful screen(size.width, size.height);
        CHECK(screen.canvas.px(Measure::smallest) >= 11);
        CHECK(screen.canvas.px(Measure::touch) >= 44);
    }
}

TEST_CASE("ui: a list makes the rows in view alone and brings the chosen one into it", "[ui][page]") {
    Screenful screen;
    std::size_t made = 0;
    const auto page = [&](std::size_t chosen) {
        return Page{.body = list({.count = 100'000,
                                  .row =
                                      [&](std::size_t index) {
                                          ++made;
                                          return pressable(std::to_string(index), row(line(std::to_string(index))),
                                                           [] {});
                                      },
                                  .chosen = chosen})};
    };
    screen.show(page(0));
    CHECK(made < 100);
    CHECK(screen.view.place_of("0"));
    screen.show(page(90'000));
    CHECK(screen.view.place_of("90000"));
    CHECK_FALSE(screen.view.place_of("0"));
}

TEST_CASE("ui: a choice among many opens a list beside it", "[ui][page]") {
    Screenful screen;
    std::size_t chosen = 0;
    const std::vector<std::string> options{"Everybody", "Champion", "A friend"};
    screen.show({.body = row(list_box("against", "Against", options[chosen], [&] {
                     screen.view.open_list("against", options, chosen, [&](std::size_t index) { chosen = index; });
                 }))});
    screen.press("against");
    screen.key(Key::down);
    screen.key(Key::enter);
    CHECK(chosen == 1);
}

TEST_CASE("ui: an open list has all input until a line is picked or it is left", "[ui][page]") {
    Screenful screen;
    std::vector<std::string> options;
    for (int index = 0; index < 20; ++index)
        options.push_back("Option " + std::to_string(index));
    std::optional<std::size_t> chosen;
    int pressed = 0;
    screen.show(
        {.body = row(list_box("against", "Against", "Everybody", [] {}), button("beside", "A", [&] { ++pressed; }))});
    screen.view.open_list("against", options, 0, [&](std::size_t index) { chosen = index; });
    const auto place = [&](const std::string& name) {
        const auto all = screen.view.widgets();
        return std::ranges::find(all, name, &NamedRect::name)->rect.centre();
    };
    const auto is_open = [&] {
        const auto all = screen.view.widgets();
        return std::ranges::find(all, "list-open", &NamedRect::name) != all.end();
    };
    REQUIRE(is_open());
    SECTION("above the first line comes the last one") {
        screen.key(Key::up);
        screen.key(Key::enter);
        CHECK(chosen == 19);
    }
    SECTION("a click picks a line") {
        screen.click(place("entry:2"));
        CHECK(chosen == 2);
    }
    SECTION("a finger drags it") {
        const Vec from = place("entry:5");
        const auto point = [&](PointerEvent::Kind kind, Vec at) {
            static_cast<void>(
                screen.view.handle(PointerEvent{.kind = kind, .at = at, .button = PointerEvent::Button::left}));
        };
        point(PointerEvent::Kind::press, from);
        point(PointerEvent::Kind::move, from - Vec{0, 100});
        point(PointerEvent::Kind::release, from - Vec{0, 100});
        CHECK_FALSE(chosen);
        CHECK(place("entry:5").y == from.y - 100);
        return;
    }
    SECTION("Escape or a click beside it leaves it") {
        if (GENERATE(true, false))
            screen.key(Key::escape);
        else
            screen.press("beside");
        CHECK_FALSE(chosen);
        CHECK(pressed == 0);
    }
    CHECK_FALSE(is_open());
    screen.press("beside");
    CHECK(pressed == 1);
}

TEST_CASE("ui: what is typed goes into the field in focus, and no letter is a key then", "[ui][page]") {
    Screenful screen;
    TextLine name("Ann");
    int done = 0;
    Page page{.body =
                  column(field("name", name, "Your name", [&](const InputEvent& event) { return name.handle(event); }),
                         button(go))};
    page.deeds = {{go, [&] { ++done; }}};
    screen.show(std::move(page));
    screen.press("name");
    CHECK(screen.view.takes_text());
    CHECK(screen.view.handle(TextEvent{"a"}));
    screen.type('g');
    screen.key(Key::backspace);
    screen.key(Key::backspace);
    CHECK(name.text() == "An");
    CHECK(done == 0);
}

TEST_CASE("ui: what is pressed in a list and dragged scrolls it instead", "[ui][page]") {
    Screenful screen;
    int pressed = 0;
    const auto press = [&] { ++pressed; };
    screen.show({.body = list({.count = 100, .height = 100, .row = [&](std::size_t index) {
                                   return button("row:" + std::to_string(index), "A row", press);
                               }})});
    const Vec from = screen.view.place_of("row:2").value().centre();
    const auto point = [&](PointerEvent::Kind kind, Vec at) {
        static_cast<void>(
            screen.view.handle(PointerEvent{.kind = kind, .at = at, .button = PointerEvent::Button::left}));
    };
    point(PointerEvent::Kind::press, from);
    for (const float up : {50.0F, 100.0F})
        point(PointerEvent::Kind::move, {from.x, from.y - up});
    point(PointerEvent::Kind::release, {from.x, from.y - 100});
    CHECK(pressed == 0);
    CHECK(screen.view.place_of("row:2").value().centre().y == from.y - 100);
    screen.press("row:2");
    CHECK(pressed == 1);
}
