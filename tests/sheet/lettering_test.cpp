// Words that must find room on a page.
#include "sheet/lettering.hpp"
#include "support/catch.hpp"
#include "svg/svg_canvas.hpp"
#include "zugzwang/base/text.hpp"

namespace {

using namespace zugzwang::sheet;

SvgCanvas blank() {
    static const Theme theme{};
    return {theme, [](std::string_view) { return std::string(); }, 1};
}

} // namespace

TEST_CASE("sheet: a paragraph breaks between words and loses none", "[sheet]") {
    const auto canvas = blank();
    const std::string words = "Leaves two boxes and keeps control: the other side must then open the next chain.";
    const TextStyle style{.size = 10};
    for (const float width : {60.0F, 100.0F, 200.0F, 1000.0F}) {
        const auto lines = broken_lines(words, width, style, canvas);
        CHECK(joined(lines, " ") == words);
        for (const auto& line : lines) {
            const bool is_one_word = line.find(' ') == line.npos;
            CHECK((is_one_word || canvas.measured(line, style).width <= width));
        }
    }
    CHECK(broken_lines(words, 1000, style, canvas).size() == 1);
}

TEST_CASE("sheet: a line that is too long becomes smaller, and a paragraph ends where its place does", "[sheet]") {
    auto canvas = blank();
    line_of_words("twenty letters about", {0, 0, 60, 20}, {.size = 10}, canvas); // 120 wide
    CHECK(canvas.document({100, 100}).find("font-size=\"5\"") != std::string::npos);
    auto other = blank();
    paragraph("one two three four five six", {0, 0, 40, 26}, {.size = 10}, other); // two lines of 12.5
    const auto drawn = other.document({100, 100});
    CHECK(drawn.find(">one<") != std::string::npos); // of the seven letters of two words only six have room
    CHECK(drawn.find(">two…<") != std::string::npos);
    CHECK(drawn.find("three") == std::string::npos);
}
