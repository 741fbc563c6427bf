// Lines to type in, as a place finds them that lays fields of its own over them.
#include "support/catch.hpp"

#include "scenes/null_canvas.hpp"
#include "zugzwang/ui/caps.hpp"
#include "zugzwang/ui/page_view.hpp"
#include "zugzwang/ui/parts.hpp"

using namespace zugzwang;
using namespace zugzwang::ui;
using zugzwang::test::NullCanvas;

namespace {

struct FieldPage {
    explicit FieldPage(bool own_keyboard) : canvas(theme, 390, 844) {
        hold({.hand = Hand::finger, .own_keyboard = own_keyboard});
        show();
    }
    ~FieldPage() { hold({}); }
    FieldPage(const FieldPage&) = delete;
    FieldPage& operator=(const FieldPage&) = delete;

    void show() {
        auto typed = field("name", line, "your name", [this](const InputEvent& event) { return line.handle(event); });
        view.show({.body = column(std::move(typed), button("below", "Below", [] {}))}, canvas.screen(), canvas);
    }
    void touch_field() {
        for (const auto kind : {PointerEvent::Kind::press, PointerEvent::Kind::release})
            static_cast<void>(view.handle(PointerEvent{.kind = kind,
                                                       .at = view.place_of("name")->centre(),
                                                       .button = PointerEvent::Button::left,
                                                       .device = PointerEvent::Device::touch}));
        show();
    }
    void stands(const std::string& text) {
        static_cast<void>(view.handle(NamedEvent{.kind = NamedEvent::Kind::type, .name = "name", .text = text}));
        show();
    }

    Theme theme = test::test_theme();
    NullCanvas canvas;
    TextLine line{"Ann", 12};
    PageView view;
};

} // namespace

TEST_CASE("fields: a place is told of each line to type in, and of what is typed there as a whole", "[ui][fields]") {
    FieldPage page(true);
    const auto before = page.view.fields();
    REQUIRE(before.size() == 1);
    CHECK(before[0].name == "name");
    CHECK(before[0].area == *page.view.place_of("name"));
    CHECK(before[0].text == "Ann");
    CHECK(before[0].placeholder == "your name");
    CHECK(before[0].text_size > 0);
    CHECK(page.view.focused().empty());
    page.touch_field();
    CHECK(page.view.focused() == "name");
    const auto text = GENERATE(as<std::string>(), "Anna", "nn", "Aännä", "Bn", "", "Ánn", "Annõnn", "An", "Mári Őri");
    page.stands(text);
    CHECK(page.line.text() == text);
    page.stands("Mårten");
    CHECK(page.view.fields()[0].text == "Mårten");
    page.stands("Mårten is too long");
    CHECK(page.view.fields()[0].text == "Mårten");
}

TEST_CASE("fields: a keyboard is drawn for fingers only where the place has none", "[ui][fields][keyboard]") {
    const bool own = GENERATE(false, true);
    FieldPage page(own);
    page.touch_field();
    CHECK(page.view.place_of("below").has_value());
    const auto widgets = page.view.widgets();
    CHECK(std::ranges::any_of(widgets, [](const NamedRect& one) { return one.name == "keyboard"; }) != own);
    CHECK(page.view.fields().empty() != own); // a keyboard lies over the page
}
