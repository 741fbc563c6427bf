// What holds for every page, over random trees, at every size of screen and of words.
#include <random>
#include <set>

#include "support/catch.hpp"

#include "scenes/null_canvas.hpp"
#include "zugzwang/ui/layout.hpp"
#include "zugzwang/ui/paint.hpp"
#include "zugzwang/ui/parts.hpp"

using namespace zugzwang;
using namespace zugzwang::ui;
using zugzwang::test::NullCanvas;

namespace {

struct Screen {
    float width, height;
};
constexpr Screen screens[] = {{800, 600},  {1024, 768}, {1280, 720}, {1920, 1080}, {2560, 1080}, {3840, 2160},
                              {1280, 800}, {900, 1000}, {390, 844},  {390, 664},   {768, 1024}};
constexpr float text_scales[] = {1, 1.25F, 1.5F, 2};

/// Trees by chance: every kind of node, up to four deep.
class Trees {
  public:
    explicit Trees(unsigned seed) : random_(seed) {}

    Node tree(int depth = 4) {
        if (depth == 0 || below(5) == 0) return leaf();
        std::vector<Node> children;
        for (int count = 1 + below(4); count > 0; --count)
            children.push_back(tree(depth - 1));
        auto node = inner(std::move(children));
        if (below(2) == 0) node.gap = gaps[below(4)];
        if (below(3) == 0) node.padding = gaps[below(4)];
        if (below(3) == 0) node.ground = Ground::panel;
        return bent(std::move(node));
    }

  private:
    static constexpr Measure gaps[] = {Measure::tight, Measure::snug, Measure::apart, Measure::panel_padding};

    int below(int count) { return std::uniform_int_distribution(0, count - 1)(random_); }
    std::string text() {
        static const std::string some[] = {
            "Boxes", "a longer name", "Every box that you close is yours",
            "One is odd: you can win. Play in the undecided group, one line, and count."};
        return some[below(4)];
    }
    Node inner(std::vector<Node> children) {
        switch (below(6)) {
        case 0:
            return row(std::move(children));
        case 1:
            return wrap(std::move(children));
        case 2:
            return grid(1 + static_cast<std::size_t>(below(3)), std::move(children));
        case 3:
            return scroll(std::move(children));
        default:
            return column(std::move(children));
        }
    }
    Node leaf() {
        switch (below(8)) {
        case 0:
            return words(text());
        case 1:
            return line(text(), heading_look);
        case 2:
            return button("button", text(), [] {});
        case 3:
            return choice("choice", {"On", "Off"}, 0, {});
        case 4:
            return fact(text(), "26", Side::first);
        case 5:
            return prose({{text()}, {.text = "proven", .role = Role::act}, {.text = text(), .mark = Side::second}});
        case 6:
            return list({.count = 40, .row = [](std::size_t) { return line("row"); }});
        default:
            return picture([](Rect, Canvas&) {}).at_least(40, 40);
        }
    }
    Node bent(Node node) {
        switch (below(6)) {
        case 0:
            return std::move(node).fills();
        case 1:
            return std::move(node).wide(2);
        case 2:
            return std::move(node).hugs();
        case 3:
            return std::move(node).at_most(400);
        default:
            return node;
        }
    }

    std::mt19937 random_;
};

bool lies_in(const Rect& inner, const Rect& outer) { return outer.inset(-1).contains(inner); }

/// Whether one of them lies in the other, or both in something that lays things upon one another.
bool may_overlap(const Layout& layout, std::size_t a, std::size_t b) {
    for (auto at = b; at != 0; at = layout.nodes[at].parent) {
        if (layout.nodes[at].parent == layout.nodes[a].parent && at == a) return true;
    }
    return layout.nodes[layout.nodes[a].parent].node->flow == Flow::stack;
}

void check(const Layout& layout, const LayoutRules& rules, const Canvas& canvas) {
    for (std::size_t i = 0; i < layout.nodes.size(); ++i) {
        const auto& placed = layout.nodes[i];
        const auto& parent = layout.nodes[placed.parent];
        INFO("node " << i << " in " << placed.parent);
        if (i > 0 && parent.content <= 0 && !lies_in(placed.area, parent.area)) FAIL_CHECK("it leaves what it lies in");
        if (placed.is_visible() && i > 0 && parent.content > 0 &&
            (placed.area.x < parent.area.x - 1 || placed.area.right() > parent.area.right() + 1))
            FAIL_CHECK("it leaves what scrolls it sideways");
        if (placed.text_size > 0 && placed.text_size < canvas.px(Measure::smallest) - 0.5F)
            FAIL_CHECK("its words are too small");
        const bool is_pressed = std::holds_alternative<ControlKind>(placed.node->face);
        if (is_pressed && rules.upright && placed.area.height < 44)
            FAIL_CHECK("a finger misses it: " << placed.area.height);
        if (parent.node->flow == Flow::stack) continue;
        for (std::size_t j = i + 1; j < layout.nodes.size(); ++j) {
            if (layout.nodes[j].parent != placed.parent || i == 0) continue;
            if (placed.area.inset(0.5F).overlaps(layout.nodes[j].area) && !may_overlap(layout, i, j))
                FAIL_CHECK("it overlaps node " << j);
        }
    }
}

} // namespace

TEST_CASE("ui: nothing of a page overlaps or leaves what it lies in, whatever the page", "[ui][layout]") {
    const auto theme = test::test_theme();
    const auto size = GENERATE(from_range(std::begin(screens), std::end(screens)));
    const float text_scale = GENERATE(from_range(std::begin(text_scales), std::end(text_scales)));
    NullCanvas canvas(theme, size.width, size.height);
    canvas.set_text_scale(text_scale);
    const LayoutRules rules{.upright = is_upright(size.width, size.height)};
    for (unsigned seed = 0; seed < 60; ++seed) {
        CAPTURE(size.width, size.height, text_scale, seed);
        const auto page = Trees(seed).tree();
        check(laid_out(page, canvas.screen(), rules, canvas), rules, canvas);
    }
}

TEST_CASE("ui: the same tree gives the same rectangles", "[ui][layout]") {
    const auto theme = test::test_theme();
    NullCanvas canvas(theme, 1280, 720);
    for (unsigned seed = 0; seed < 40; ++seed) {
        const auto first = Trees(seed).tree(), second = Trees(seed).tree();
        const auto a = laid_out(first, canvas.screen(), {}, canvas), b = laid_out(second, canvas.screen(), {}, canvas);
        REQUIRE(a.nodes.size() == b.nodes.size());
        for (std::size_t i = 0; i < a.nodes.size(); ++i)
            CHECK(a.nodes[i].area == b.nodes[i].area);
    }
}

// Known answers: the examples of the standard's section 9.7 with this program's words for them.
TEST_CASE("ui: children share what is left by their shares and stop at their bounds", "[ui][layout]") {
    const auto theme = test::test_theme();
    NullCanvas canvas(theme, 1920, 1080);
    const auto widths = [&](Node node) {
        const auto layout = laid_out(node, {0, 0, 600, 100}, {}, canvas);
        std::vector<float> sizes;
        for (std::size_t i = 1; i < layout.nodes.size(); ++i)
            sizes.push_back(layout.nodes[i].area.width);
        return sizes;
    };
    CHECK(widths(row(space(), space(), space())) == std::vector<float>{200, 200, 200});
    CHECK(widths(row(space(), space().wide(2))) == std::vector<float>{200, 400});
    CHECK(widths(row(space().at_most(100), space(), space())) == std::vector<float>{100, 250, 250});
    CHECK(widths(row(space().at_least(300), space(), space())) == std::vector<float>{300, 150, 150});
    CHECK(widths(row(space().at_least(300), space().at_most(50), space())) == std::vector<float>{300, 50, 250});
    CHECK(widths(row(space().sized(120, 20), space())) == std::vector<float>{120, 480});
    const std::vector<Node> two{space(), space().wide(2)};
    CHECK(widths(row(space(), two, space().wide(2))) == std::vector<float>{100, 100, 200, 200});
}

TEST_CASE("ui: limits that are those of words grow as words do", "[ui][layout]") {
    const auto theme = test::test_theme();
    const float words = GENERATE(from_range(std::begin(text_scales), std::end(text_scales)));
    NullCanvas canvas(theme, 1920, 1080);
    canvas.set_text_scale(words);
    const auto limited = row(space().sized(100, 20).of_words(), space().sized(100, 20), space());
    const auto layout = laid_out(limited, {0, 0, 600, 100}, {}, canvas);
    CHECK(layout.nodes[1].area.width == 100 * words);
    CHECK(layout.nodes[1].area.height == 20 * words);
    CHECK(layout.nodes[2].area.width == 100);
    CHECK(layout.nodes[2].area.height == 20);
}

TEST_CASE("ui: what has no room in a row goes on in another line, in a column it scrolls", "[ui][layout]") {
    const auto theme = test::test_theme();
    NullCanvas canvas(theme, 1920, 1080);
    const auto box = [] { return space().sized(250, 40); };
    const auto broad = row(box(), box(), box());
    const auto lines = laid_out(broad, {0, 0, 600, 200}, {}, canvas);
    CHECK(lines.nodes[2].area.y == lines.nodes[1].area.y);
    CHECK(lines.nodes[3].area.y >= lines.nodes[1].area.bottom());
    const auto high = column(box(), box(), box());
    const auto scrolled = laid_out(high, {0, 0, 600, 100}, {}, canvas);
    CHECK(scrolled.nodes[0].content == 120);
    CHECK_FALSE(scrolled.nodes[3].window.contains(scrolled.nodes[3].area));
}

TEST_CASE("ui: a paragraph leaves out what goes beyond its most lines", "[ui][layout]") {
    const auto theme = test::test_theme();
    NullCanvas canvas(theme, 1920, 1080);
    std::vector<Run> runs;
    for (int word = 0; word < 12; ++word)
        runs.push_back({.text = "word ", .role = word % 2 == 0 ? Role::first : Role::second});
    constexpr float size = 26;
    const auto lines = [&](std::size_t most) {
        const auto broken = ui::broken({.runs = runs, .most_lines = most}, 200, size, canvas);
        std::set<float> all;
        for (const auto& piece : broken.pieces)
            all.insert(piece.at.y);
        CHECK(broken.size.height == prose_size({.runs = runs, .most_lines = most}, 200, size, canvas).height);
        return all.size();
    };
    REQUIRE(lines(0) > 2);
    CHECK(lines(1) == 1);
    CHECK(lines(2) == 2);
    CHECK(lines(100) == lines(0));
}
