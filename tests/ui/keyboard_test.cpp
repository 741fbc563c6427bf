// The keyboard on the screen: who opens it, what it types, how it is left.
#include "support/catch.hpp"

#include "scenes/null_canvas.hpp"
#include "zugzwang/base/words.hpp"
#include "zugzwang/ui/caps.hpp"
#include "zugzwang/ui/page_view.hpp"
#include "zugzwang/ui/parts.hpp"

using namespace zugzwang;
using namespace zugzwang::ui;
using zugzwang::test::NullCanvas;

namespace {

using Kind = PointerEvent::Kind;
using Device = PointerEvent::Device;

/// Two fields and a button below them.
struct TypedPage {
    explicit TypedPage(Hand hand = Hand::pad, float width = 1920, float height = 1080) : canvas(theme, width, height) {
        hold({.hand = hand});
        show();
        view.focus("name");
        show();
    }
    ~TypedPage() {
        hold({});
        set_translator(nullptr);
    }
    TypedPage(const TypedPage&) = delete;
    TypedPage& operator=(const TypedPage&) = delete;

    void show() {
        const auto its = [this](const char* id, TextLine& line) {
            return field(id, line, "type here", [this, &line](const InputEvent& event) {
                const auto* pressed = std::get_if<KeyEvent>(&event);
                if (pressed != nullptr && pressed->key == Key::enter) ++entered;
                return line.handle(event);
            });
        };
        Page page{.body = column(its("name", name), its("other", other), button("below", "Below", [] {}))};
        page.deeds = {{back_act, [this] { ++left; }}};
        view.show(std::move(page), canvas.screen(), canvas);
    }
    bool pad(Key key, bool shift = false) {
        const bool used = view.handle(KeyEvent{.key = key, .shift = shift, .pad = 1});
        show();
        return used;
    }
    void click(std::string_view id, Device device) {
        const auto all = view.widgets();
        const auto at = std::ranges::find(all, id, &NamedRect::name);
        REQUIRE(at != all.end());
        for (const auto kind : {Kind::press, Kind::release})
            static_cast<void>(view.handle(PointerEvent{
                .kind = kind, .at = at->rect.centre(), .button = PointerEvent::Button::left, .device = device}));
        show();
    }
    [[nodiscard]] bool has(std::string_view id) const {
        const auto all = view.widgets();
        return std::ranges::find(all, id, &NamedRect::name) != all.end();
    }
    [[nodiscard]] bool is_open() const { return has("keyboard"); }

    Theme theme = test::test_theme();
    NullCanvas canvas;
    PageView view;
    TextLine name, other;
    int entered = 0, left = 0;
};

std::string in_hungarian(std::string_view english, std::string_view, std::int64_t) {
    return english.starts_with("abc") ? "aábcdeéfghiíjklmnoóöőpqrstuúüűvwxyz" : std::string(english);
}

} // namespace

TEST_CASE("keyboard: A on a field opens it for a pad, the cross and A type, B closes it", "[ui][keyboard]") {
    TypedPage page;
    CHECK_FALSE(page.is_open());
    page.pad(Key::enter);
    REQUIRE(page.is_open());
    CHECK(page.entered == 0); // the field is not told of it
    page.pad(Key::enter);
    CHECK(page.name.text() == "a"); // the first of all
    page.pad(Key::right);
    page.pad(Key::down); // ten letters stand in a line
    page.pad(Key::enter);
    CHECK(page.name.text() == "al");
    page.pad(Key::escape);
    CHECK_FALSE(page.is_open());
    CHECK(page.left == 0);
    CHECK(page.view.focused() == "name");
    page.pad(Key::down); // the cross leads on
    CHECK(page.view.focused() == "other");
}

TEST_CASE("keyboard: X deletes, Y makes the next letter a capital, the shoulders type a space and signs",
          "[ui][keyboard]") {
    TypedPage page;
    page.pad(Key::enter);
    page.pad(Key::pad_y);
    page.pad(Key::enter);
    page.pad(Key::enter);
    CHECK(page.name.text() == "Aa");
    page.pad(Key::tab);
    CHECK(page.name.text() == "Aa ");
    page.pad(Key::pad_x);
    page.pad(Key::pad_x);
    CHECK(page.name.text() == "A");
    page.pad(Key::tab, true);
    CHECK(page.has("type:7"));
    CHECK_FALSE(page.has("type:a"));
    page.click("type:7", Device::mouse);
    page.click("type:/", Device::mouse);
    CHECK(page.name.text() == "A7/");
    page.pad(Key::tab, true);
    CHECK(page.has("type:a"));
    page.click("type-done", Device::mouse);
    CHECK_FALSE(page.is_open());
}

TEST_CASE("keyboard: it has the letters of the language, and their capitals", "[ui][keyboard]") {
    TypedPage page;
    set_translator(in_hungarian);
    page.pad(Key::enter);
    for (const auto* const letter : {"á", "é", "í", "ó", "ö", "ő", "ú", "ü", "ű", "z"}) {
        INFO(letter);
        page.pad(Key::pad_y);
        page.click(std::string("type:") + letter, Device::mouse);
    }
    CHECK(page.name.text() == "ÁÉÍÓÖŐÚÜŰZ");
    page.name = {};
    set_translator([](std::string_view english, std::string_view, std::int64_t) {
        return std::string(english.starts_with("abc") ? "õšžăâîșț" : english);
    });
    page.show();
    for (const auto* const letter : {"õ", "š", "ž", "ă", "â", "î", "ș", "ț"}) {
        page.pad(Key::pad_y);
        page.click(std::string("type:") + letter, Device::mouse);
    }
    CHECK(page.name.text() == "ÕŠŽĂÂÎȘȚ");
}

TEST_CASE("keyboard: a finger opens it by a touch on the field, and closes it by one beside it", "[ui][keyboard]") {
    const auto [width, height] = GENERATE(table<float, float>({{800, 600}, {1280, 800}, {390, 844}}));
    CAPTURE(width, height);
    TypedPage page(Hand::finger, width, height);
    page.click("other", Device::touch);
    REQUIRE(page.is_open());
    for (const auto& widget : page.view.widgets()) {
        if (!widget.name.starts_with("type:") && widget.name != "space" && widget.name != "delete") continue;
        INFO(widget.name);
        CHECK(widget.rect.height >= (width < height ? 44 : 48));
        CHECK(widget.rect.width >= 48);
        CHECK(page.canvas.screen().contains(widget.rect));
    }
    page.click("type:b", Device::touch);
    page.click("space", Device::touch);
    page.click("delete", Device::touch);
    page.click("shift", Device::touch);
    page.click("type:c", Device::touch);
    CHECK(page.other.text() == "bC");
    static_cast<void>(page.view.handle(PointerEvent{
        .kind = Kind::press, .at = {2, 2}, .button = PointerEvent::Button::left, .device = Device::touch}));
    page.show();
    CHECK_FALSE(page.is_open());
}

TEST_CASE("keyboard: neither a mouse nor keys open it, and keys close it", "[ui][keyboard]") {
    TypedPage page(Hand::keys);
    page.click("name", Device::mouse);
    static_cast<void>(page.view.handle(KeyEvent{.key = Key::enter}));
    page.show();
    CHECK_FALSE(page.is_open());
    CHECK(page.entered == 1);
    page.pad(Key::enter);
    REQUIRE(page.is_open());
    static_cast<void>(page.view.handle(TextEvent{.text = "x"}));
    static_cast<void>(page.view.handle(KeyEvent{.key = Key::character, .character = 'x'}));
    page.show();
    CHECK(page.name.text() == "x");
    CHECK_FALSE(page.is_open());
}

TEST_CASE("keyboard: where no key stands that way the pad is told so", "[ui][keyboard]") {
    TypedPage page;
    page.pad(Key::enter);
    CHECK_FALSE(page.pad(Key::left));
    CHECK(page.pad(Key::right));
}
