// The tip beside a control: when it opens and goes, what it says, and that it stands on the screen.
#include <algorithm>

#include "support/catch.hpp"

#include "scenes/null_canvas.hpp"
#include "zugzwang/ui/page_view.hpp"
#include "zugzwang/ui/parts.hpp"

using namespace zugzwang;
using namespace zugzwang::ui;
using zugzwang::test::NullCanvas;

namespace {

using Kind = PointerEvent::Kind;

constexpr ui::Act search{.id = "search",
                         .words = "Search",
                         .icon = "icon/analysis",
                         .key = letter('n'),
                         .line = "Looks for something",
                         .off = "There is nothing to look for"};
constexpr ui::Act other{.id = "other", .words = "Other", .icon = "icon/help"};
constexpr ui::Act plain{.id = "plain", .words = "Plain"};

struct TippedPage {
    explicit TippedPage(float width = 1920, float height = 1080) : canvas(theme, width, height) { show(); }

    void show() {
        auto body = row(icon(search), icon(other), button(plain), icon("nameless", "icon/help", [] {}));
        Page page{.body = std::move(body).along_at(align).tall(), .bare = true};
        page.deeds = {{search, [this] { ++pressed; }, enabled}, {other, [] {}}, {plain, [] {}}};
        view.show(std::move(page), canvas.screen(), canvas);
    }
    void point(std::string_view id, Kind kind, PointerEvent::Device device = PointerEvent::Device::mouse) {
        const Vec at = view.place_of(id).value().centre();
        static_cast<void>(
            view.handle(PointerEvent{.kind = kind, .at = at, .button = PointerEvent::Button::left, .device = device}));
        show();
    }
    void wait(double seconds) {
        view.advance(Seconds{seconds}, theme);
        show();
    }
    /// What the tip says; empty without one.
    std::string told() {
        const auto widgets = view.widgets();
        const auto tip = std::ranges::find(widgets, "tip", &NamedRect::name);
        if (tip == widgets.end()) return {};
        canvas.clear();
        view.draw(canvas);
        std::string words;
        for (const auto& text : canvas.texts()) {
            if (tip->rect.contains(text.area)) words += (words.empty() ? "" : " | ") + text.words;
        }
        return words;
    }
    Rect tip() {
        const auto widgets = view.widgets();
        return std::ranges::find(widgets, "tip", &NamedRect::name)->rect;
    }

    Theme theme = test::test_theme();
    NullCanvas canvas;
    PageView view;
    Align align = Align::start;
    bool enabled = true;
    int pressed = 0;
};

} // namespace

TEST_CASE("tip: it opens where the pointer rests, the next one at once, and goes with the pointer", "[ui][tip]") {
    TippedPage page;
    page.point("search", Kind::move);
    page.wait(0.3);
    CHECK(page.told().empty());
    page.wait(0.2);
    CHECK(page.told() == "Search | N | Looks for something");
    page.point("other", Kind::move);
    CHECK(page.told() == "Other");
    static_cast<void>(page.view.handle(PointerEvent{.kind = Kind::leave}));
    page.show();
    CHECK(page.told().empty());
}

TEST_CASE("tip: a click and a key end it, and it does not come back by itself", "[ui][tip]") {
    TippedPage page;
    page.point("search", Kind::move);
    page.wait(0.5);
    if (GENERATE(true, false)) {
        page.point("search", Kind::press);
        page.point("search", Kind::release);
        CHECK(page.pressed == 1);
    } else {
        static_cast<void>(page.view.handle(KeyEvent{.key = Key::character, .character = 'x'}));
        page.show();
    }
    CHECK(page.told().empty());
    page.wait(2);
    CHECK(page.told().empty());
}

TEST_CASE("tip: the keyboard's focus opens it at once", "[ui][tip]") {
    TippedPage page;
    static_cast<void>(page.view.handle(KeyEvent{.key = Key::tab}));
    page.show();
    CHECK(page.told() == "Search | N | Looks for something");
}

TEST_CASE("tip: of what cannot be done it says why", "[ui][tip]") {
    TippedPage page;
    page.enabled = false;
    page.show();
    page.point("search", Kind::move);
    page.wait(0.5);
    CHECK(page.told() == "Search | N | There is nothing to look for");
}

TEST_CASE("tip: there is none where the control says it all", "[ui][tip]") {
    TippedPage page;
    const std::string id = GENERATE("plain", "nameless");
    page.point(id, Kind::move);
    page.wait(0.5);
    CHECK(page.told().empty());
}

TEST_CASE("tip: a finger that rests on a control asks, and presses nothing", "[ui][tip]") {
    TippedPage page;
    page.point("search", Kind::press, PointerEvent::Device::touch);
    page.wait(0.6);
    CHECK_FALSE(page.told().empty());
    page.point("search", Kind::release, PointerEvent::Device::touch);
    CHECK(page.pressed == 0);
    CHECK(page.told().empty());
    page.point("search", Kind::press, PointerEvent::Device::touch);
    page.point("search", Kind::release, PointerEvent::Device::touch);
    CHECK(page.pressed == 1);
}

TEST_CASE("tip: it stands beside its control and on the screen", "[ui][tip]") {
    const auto [width, height] = GENERATE(table<float, float>({{1920, 1080}, {800, 600}, {390, 844}}));
    TippedPage page(width, height);
    page.align = GENERATE(Align::start, Align::centre, Align::end);
    page.show();
    page.point("search", Kind::move);
    page.wait(0.5);
    const Rect tip = page.tip();
    CHECK(page.canvas.screen().contains(tip));
    CHECK_FALSE(tip.overlaps(page.view.place_of("search").value()));
}
