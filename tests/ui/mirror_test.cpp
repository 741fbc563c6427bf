// A page as a screen reader finds it, and what is picked there by name.
#include <algorithm>

#include "support/catch.hpp"

#include "scenes/null_canvas.hpp"
#include "zugzwang/ui/page_view.hpp"
#include "zugzwang/ui/parts.hpp"

using namespace zugzwang;
using namespace zugzwang::ui;
using zugzwang::test::NullCanvas;

namespace {

using Line = MirrorLine::Kind;

constexpr ui::Act undo_it{
    .id = "undo", .words = "Undo", .icon = "icon/undo", .line = "Takes it back", .off = "Nothing to take back"};
constexpr ui::Act insight_it{.id = "insight", .words = "Insight", .icon = "icon/insight", .icon_on = "icon/insight-on"};
constexpr ui::Act ask_it{.id = "ask", .words = "Type a move", .key = letter('/'), .field = "Your move"};
constexpr ui::Act resign_it{.id = "resign", .words = "Resign", .icon = "icon/resign"};
constexpr ui::Act leave_it{.id = "leave", .words = "Leave", .key = {Key::escape}};
constexpr ui::Act away_it{.id = "away", .words = "Away", .key = {Key::escape}};

struct ReadPage {
    void show(Page page) { view.show(std::move(page), canvas.screen(), canvas); }
    void show(Node body) { show(Page{.body = std::move(body), .bare = true}); }
    void pick(std::string name, std::int64_t value = 0) {
        static_cast<void>(view.handle(NamedEvent{.name = std::move(name), .value = value}));
    }
    [[nodiscard]] MirrorLine line(std::string_view id) const {
        const auto all = view.mirror();
        const auto found = std::ranges::find(all, id, &MirrorLine::id);
        return found == all.end() ? MirrorLine{.words = "there is none"} : *found;
    }
    /// The kinds' first letters and the words of what is read.
    [[nodiscard]] std::vector<std::string> read() const {
        constexpr std::string_view letters = "ThwBbmclnfq";
        std::vector<std::string> all;
        for (const auto& line : view.mirror())
            all.push_back(std::string(1, letters[static_cast<std::size_t>(line.kind)]) + ": " + line.words);
        return all;
    }

    Theme theme = test::test_theme();
    NullCanvas canvas{theme, 1920, 1080};
    PageView view;
};

} // namespace

TEST_CASE("mirror: a page is read from its title to its last button", "[ui][mirror]") {
    ReadPage screen;
    Page page{.title = "Sticks", .status = "Blue: take 1"};
    page.body = columns(part("Players", row(line("Score"), line("3"))), picture([](Rect, Canvas&) {}).named("board"),
                        column(words("One."), words("Two."), button("go", "Go", [] {})));
    page.deeds = {{back_act, [] {}}, {sound_act, [] {}}};
    screen.show(std::move(page));
    CHECK(screen.read() == std::vector<std::string>{"T: Sticks", "w: Blue: take 1", "b: Back", "b: Sound", "h: Players",
                                                    "w: Score. 3", "B: The position", "w: One.", "w: Two.", "b: Go"});
}

TEST_CASE("mirror: a button tells what it does, and whether it can and is on", "[ui][mirror]") {
    ReadPage screen;
    Page page{.title = "Page", .body = row(icon(undo_it), icon(insight_it, true))};
    page.deeds = {{undo_it, [] {}, false}, {insight_it, [] {}}};
    screen.show(std::move(page));
    CHECK(screen.line("undo") ==
          MirrorLine{
              .kind = Line::button, .id = "undo", .words = "Undo", .tip = "Nothing to take back", .enabled = false});
    CHECK(screen.line("insight") ==
          MirrorLine{.kind = Line::button, .id = "insight", .words = "Insight", .is_on = true});
}

TEST_CASE("mirror: what has a value is called by what stands beside it, and takes another one", "[ui][mirror]") {
    ReadPage screen;
    std::size_t chosen = 1;
    std::int64_t number = 4;
    int drawn = 0;
    const auto show = [&] {
        screen.show(column(row(line("Size"), ui::choice("size", {"small", "large"}, chosen,
                                                        [&](std::size_t index) { chosen = index; })),
                           row(line("Rows"), ui::stepper(
                                                 "rows", {.value = number, .min = 2, .max = 8, .step = 2},
                                                 [&](std::int64_t set) { number = set; }, [&] { ++drawn; }))));
    };
    show();
    CHECK(screen.line("size") ==
          MirrorLine{.kind = Line::choice, .id = "size", .words = "Size", .options = {"small", "large"}, .value = 1});
    CHECK(screen.line("rows") ==
          MirrorLine{.kind = Line::number, .id = "rows", .words = "Rows", .value = 4, .min = 2, .max = 8, .step = 2});
    screen.pick("size", 0);
    screen.pick("rows", 20);
    screen.pick("draw:rows");
    CHECK(chosen == 0);
    CHECK(number == 8);
    CHECK(drawn == 1);
}

TEST_CASE("mirror: what is pressed as a whole is called by all of its words", "[ui][mirror]") {
    ReadPage screen;
    std::string done;
    const auto card = [&](const std::string& id, bool is_chosen) {
        auto node = pressable(id, column(words("Small"), words("5 min")), [&done, id] { done = id; });
        return std::move(node).on(is_chosen ? Ground::selected : Ground::well);
    };
    screen.show(row(card("first", false), card("second", true)));
    CHECK(screen.line("first").words == "Small. 5 min");
    CHECK_FALSE(screen.line("first").is_current);
    CHECK(screen.line("second").is_current);
    screen.pick("first");
    CHECK(done == "first");
    CHECK(screen.view.focused() == "first");
}

TEST_CASE("mirror: what cannot be pressed is not picked, nor what is not there", "[ui][mirror]") {
    ReadPage screen;
    int done = 0;
    Page page{.body = row(button(undo_it))};
    page.deeds = {{undo_it, [&] { ++done; }, false}};
    screen.show(std::move(page));
    screen.pick("undo");
    screen.pick("redo");
    CHECK(done == 0);
}

TEST_CASE("mirror: what is done by keys alone has a button, each key's first deed", "[ui][mirror]") {
    ReadPage screen;
    std::string done;
    Page page{.body = row(button("go", "Go", [] {}))};
    page.deeds = {{leave_it, [&] { done = "left"; }}, {away_it, [] {}}, {ask_it, [&] { done = "asks"; }}};
    screen.show(std::move(page));
    CHECK(screen.read() == std::vector<std::string>{"b: Go", "b: Leave", "q: Your move"});
    screen.pick("ask");
    CHECK(done == "asks");
    screen.pick("leave");
    CHECK(done == "left");
}

TEST_CASE("mirror: what asks to be held is picked three times", "[ui][mirror]") {
    ReadPage screen;
    int done = 0;
    for (const int times : {1, 2, 3}) {
        Page page{.body = row(held_icon(resign_it))};
        page.deeds = {{resign_it, [&] { ++done; }}};
        screen.show(std::move(page));
        screen.pick("resign");
        screen.view.advance(Seconds{0.01}, screen.theme);
        CHECK(done == (times == 3 ? 1 : 0));
    }
}

TEST_CASE("mirror: what is typed takes the place of what was written", "[ui][mirror]") {
    ReadPage screen;
    TextLine written("Bén");
    screen.show(row(line("Name"),
                    field("name", written, "Anna", [&](const InputEvent& event) { return written.handle(event); })));
    CHECK(screen.line("name") == MirrorLine{.kind = Line::field, .id = "name", .words = "Name", .text = "Bén"});
    static_cast<void>(screen.view.handle(NamedEvent{.kind = NamedEvent::Kind::type, .name = "name", .text = "Eva"}));
    CHECK(written.text() == "Eva");
    CHECK(screen.view.takes_text());
}

TEST_CASE("mirror: an open list is all that there is", "[ui][mirror]") {
    ReadPage screen;
    std::optional<std::size_t> chosen;
    screen.show(row(list_box("language", "Language", "English", [] {})));
    CHECK(screen.line("language").words == "Language: English");
    const auto open = [&] {
        screen.view.open_list("language", {"English", "Eesti"}, 0, [&](std::size_t index) { chosen = index; });
    };
    open();
    CHECK(screen.read() == std::vector<std::string>{"l: ", "b: Close"});
    screen.pick("list-end");
    CHECK_FALSE(chosen);
    open();
    screen.pick("list-open", 1);
    CHECK(chosen == 1);
    CHECK(screen.line("language").kind == Line::menu);
}

TEST_CASE("mirror: of long lists the rows in view are read, and more of them by a button", "[ui][mirror]") {
    ReadPage screen;
    int pressed = -1;
    const auto show = [&] {
        screen.show(column(list({.count = 1000,
                                 .height = 50,
                                 .row =
                                     [&](std::size_t index) {
                                         return pressable("row:" + std::to_string(index),
                                                          row(line(std::to_string(index))),
                                                          [&pressed, index] { pressed = static_cast<int>(index); });
                                     }})
                               .named("rows")));
    };
    show();
    CHECK(screen.line("row:0").words == "0");
    CHECK(screen.line("row:500").words == "there is none");
    CHECK(screen.line("earlier:rows").words == "there is none");
    screen.pick("further:rows");
    show();
    CHECK(screen.line("row:0").words == "there is none");
    const auto first = screen.view.mirror()[1];
    screen.pick(first.id);
    CHECK(first.id == "row:" + std::to_string(pressed));
    screen.pick("earlier:rows");
    CHECK(screen.line("row:0").words == "0");
}

TEST_CASE("mirror: the focus that a screen reader has is that of the page", "[ui][mirror]") {
    ReadPage screen;
    int done = 0;
    screen.show(row(button("a", "A", [] {}), button("b", "B", [&] { ++done; })));
    CHECK(screen.view.handle(NamedEvent{.kind = NamedEvent::Kind::focus, .name = "b"}));
    CHECK(screen.view.focused() == "b");
    CHECK(done == 0);
}
