// Pages of paper: everything on them, nothing upon anything else.
#include "sheet/layout.hpp"
#include "support/catch.hpp"

namespace {

using namespace zugzwang::sheet;

constexpr float millimetres_to_the_edge = 10; // nearer no printer prints for certain
constexpr float smallest_picture = 30;        // in millimetres: on a smaller one places have no names

std::vector<Rect> parts_of(const PageLayout& page) {
    std::vector<Rect> parts{page.title, page.person, page.footer};
    for (const auto& cell : page.cells)
        parts.push_back(cell.whole);
    return parts;
}

bool is_within(Rect inner, Rect outer) {
    constexpr float rounding = 0.01F;
    return outer.inset(-rounding).contains(inner);
}

void check_page(const PageLayout& page, Size paper) {
    const Rect printable = Rect{0, 0, paper.width, paper.height}.inset(millimetres_to_the_edge * millimetre);
    const auto parts = parts_of(page);
    for (std::size_t one = 0; one < parts.size(); ++one) {
        CHECK(is_within(parts[one], printable));
        for (std::size_t other = one + 1; other < parts.size(); ++other) {
            const bool overlap = parts[one].inset(0.01F).overlaps(parts[other]);
            if (overlap) FAIL_CHECK("part " << one << " lies upon part " << other);
        }
    }
    for (const auto& cell : page.cells) {
        for (const auto& part : {cell.head, cell.picture, cell.foot})
            CHECK(is_within(part, cell.whole));
        CHECK(cell.head.bottom() <= cell.picture.y);
        CHECK(cell.picture.bottom() <= cell.foot.y);
        CHECK(cell.picture.width >= smallest_picture * millimetre);
    }
}

} // namespace

TEST_CASE("sheet: on every page everything has its own place, however many positions there are", "[sheet]") {
    const auto paper = GENERATE(Paper::a4, Paper::letter);
    const float board_height = GENERATE(1.0F, 0.5F);
    for (std::size_t count = 1; count <= 60; ++count) {
        const SheetShape shape{.paper = paper, .count = count, .board_height = board_height};
        CAPTURE(count, board_height);
        for (const auto& pages : {question_pages(shape), solution_pages(shape)}) {
            std::size_t cells = 0;
            for (const auto& page : pages) {
                check_page(page, size_of(paper));
                CHECK_FALSE(page.cells.empty());
                cells += page.cells.size();
            }
            CHECK(cells == count);
        }
    }
}

TEST_CASE("sheet: paper is as large as its norm says", "[sheet]") {
    CHECK(size_of(Paper::a4).width == 2100); // ISO 216, in tenths of a millimetre
    CHECK(size_of(Paper::a4).height == 2970);
    CHECK(size_of(Paper::letter).width == Approx(8.5 * 254)); // inches
    CHECK(size_of(Paper::letter).height == Approx(11 * 254));
}

TEST_CASE("sheet: twelve square boards stand on one page, six on one of larger pictures", "[sheet]") {
    const auto picture = [](std::size_t count) {
        const auto pages = question_pages({.count = count});
        CHECK(pages.size() == 1);
        return pages.front().cells.front().picture.width;
    };
    CHECK(picture(6) > 1.3F * picture(12));
    CHECK(question_pages({.count = 13}).size() == 2);
}
