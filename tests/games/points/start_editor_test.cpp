#include "positions.hpp"

#include "games/points/layouts.hpp"
#include "games/points/show/entry_parts.hpp"

namespace {

using Kind = PointerEvent::Kind;
using Button = PointerEvent::Button;

/// An editor on a square of 1000 pixels, of which the middle 930 hold the coordinates 0 to 1000.
struct Laid {
    explicit Laid(std::vector<Point> points = {}) : editor(make_start_editor(Rules::initial({std::move(points)}))) {
        editor->place({0, 0, 1000, 1000});
    }
    static Vec pixel(Point point) {
        return {35 + 0.93F * static_cast<float>(point.x), 965 - 0.93F * static_cast<float>(point.y)};
    }
    void send(Kind kind, Point at, Button button = Button::left) {
        editor->pointer({.kind = kind, .at = pixel(at), .button = button});
    }
    void click(Point at, Button button = Button::left) {
        send(Kind::press, at, button);
        send(Kind::release, at, button);
    }
    /// Lifted there, or where it came down.
    void touch(Point from, std::optional<Point> to = std::nullopt) {
        for (const auto& [kind, at] : {std::pair{Kind::press, from}, std::pair{Kind::release, to.value_or(from)}})
            editor->pointer(
                {.kind = kind, .at = pixel(at), .button = Button::left, .device = PointerEvent::Device::touch});
    }
    void drag(Point from, Point to) {
        send(Kind::press, from);
        send(Kind::move, to, Button::none);
        send(Kind::release, to);
    }
    void keys(Key key, int times = 1) {
        for (int press = 0; press < times; ++press)
            editor->key({.key = key});
    }

    std::unique_ptr<StartEditor> editor;
};

const std::vector<Point> corners{{100, 100}, {900, 100}, {900, 900}, {100, 900}};

} // namespace

TEST_CASE("points start: clicks add points, four are enough", "[points][start]") {
    Laid table;
    for (const auto& point : corners) {
        CHECK_FALSE(table.editor->can_finish());
        table.click(point);
    }
    REQUIRE(table.editor->can_finish());
    CHECK(table.editor->position() == "100,100;900,100;900,900;100,900 - 1");
    CHECK(table.editor->summary() == "4 points placed by hand");
}

TEST_CASE("points start: a point is dragged and the drag undone", "[points][start]") {
    Laid table(corners);
    table.drag({900, 900}, {500, 400});
    CHECK(table.editor->position() == "100,100;900,100;500,400;100,900 - 1");
    table.editor->undo();
    CHECK(table.editor->position() == "100,100;900,100;900,900;100,900 - 1");
    CHECK_FALSE(table.editor->can_undo());
}

TEST_CASE("points start: two points on one spot are refused in words", "[points][start]") {
    Laid table(corners);
    table.drag({900, 900}, {100, 100});
    CHECK(table.editor->refusal() == "Two points cannot lie on one spot");
    CHECK(table.editor->position() == "100,100;900,100;900,900;100,900 - 1");
    table.click({500, 500});
    CHECK(table.editor->refusal().empty());
}

TEST_CASE("points start: a click on a point leaves it where it is", "[points][start]") {
    Laid table(corners);
    table.click({104, 98});
    CHECK_FALSE(table.editor->can_undo());
}

TEST_CASE("points start: a right click or Delete takes a point away", "[points][start]") {
    Laid table(corners);
    table.click({900, 100}, Button::right);
    CHECK_FALSE(table.editor->can_finish());
    table.send(Kind::move, {100, 900}, Button::none);
    table.keys(Key::erase);
    CHECK(table.editor->summary() == "2 points placed by hand");
}

TEST_CASE("points start: a finger adds a point, drags it, and takes it away by a touch", "[points][start][touch]") {
    Laid table(corners);
    table.touch({500, 500});
    CHECK(table.editor->summary() == "5 points placed by hand");
    table.touch({500, 500}, Point{600, 500});
    CHECK(table.editor->position() == "100,100;900,100;900,900;100,900;600,500 - 1");
    table.touch({600, 500});
    CHECK(table.editor->position() == "100,100;900,100;900,900;100,900 - 1");
}

TEST_CASE("points start: all of it by keys", "[points][start]") {
    Laid table(corners);
    table.keys(Key::right, 2); // 500 + 2 · 20
    table.keys(Key::up);
    table.keys(Key::enter);
    CHECK(table.editor->position() == "100,100;900,100;900,900;100,900;540,520 - 1");
    table.keys(Key::enter); // takes it up
    table.keys(Key::left, 3);
    table.keys(Key::enter);
    CHECK(table.editor->position() == "100,100;900,100;900,900;100,900;480,520 - 1");
    table.keys(Key::backspace);
    CHECK(table.editor->summary() == "4 points placed by hand");
}

TEST_CASE("points start: by keys, the place is told with the point and the line there", "[points][start]") {
    Laid table(corners);
    table.keys(Key::right, 2);
    table.keys(Key::up);
    CHECK(table.editor->place_words(Labels::standard) == "At 540 across and 520 up.");
    table.keys(Key::enter);
    CHECK(table.editor->place_words(Labels::standard) == "Point 5, at 540 across and 520 up.");
    table.editor = make_start_editor(*Rules::state_from_text("100,100;900,100;900,900;100,900 1-2,3-4 1"));
    table.editor->place({0, 0, 1000, 1000});
    table.keys(Key::left, 20);
    table.keys(Key::down, 20);
    CHECK(table.editor->place_words(Labels::standard) == "Point 1, at 100 across and 100 up. Joined to 2.");
    table.send(Kind::move, {500, 500});
    CHECK(table.editor->place_words(Labels::standard).empty()); // the pointer's
}

TEST_CASE("points start: no more than sixty, and clear can be undone", "[points][start]") {
    Laid table(points_of(Layout::convex, max_points, 1));
    table.click({500, 500});
    CHECK(table.editor->refusal() == "60 points are the most");
    table.editor->clear();
    CHECK_FALSE(table.editor->can_finish());
    table.editor->undo();
    CHECK(table.editor->summary() == "60 points placed by hand");
}

TEST_CASE("points start: what lies outside the board is not added", "[points][start]") {
    Laid table;
    table.editor->pointer({.kind = Kind::press, .at = {1200, 500}, .button = Button::left});
    CHECK_FALSE(table.editor->can_undo());
}

TEST_CASE("points start: the last point goes too, and undo brings back every one with its line", "[points][start]") {
    Laid table;
    table.editor = make_start_editor(*Rules::state_from_text("100,100;900,100;900,900;100,900 1-2,3-4 1"));
    table.editor->place({0, 0, 1000, 1000});
    for (const auto& point : corners)
        table.click(point, Button::right);
    CHECK(table.editor->summary() == "0 points placed by hand");
    table.editor->set_to_move(Side::second);
    CHECK(table.editor->refusal().empty());
    while (table.editor->can_undo())
        table.editor->undo();
    CHECK(table.editor->position() == "100,100;900,100;900,900;100,900 1-2,3-4 1");
}
