#include "sheet/layout.hpp"

#include <algorithm>

namespace zugzwang::sheet {
namespace {

constexpr float margin = 14 * millimetre, footer_height = 5 * millimetre, between = 4 * millimetre, air = millimetre;

/// What the pages of one part have alike.
struct Grid {
    std::size_t columns, rows;
    float title, person; ///< Heights of the first page's head.
    float head, foot;    ///< Of a cell.
};

bool is_broad(const SheetShape& shape) { return shape.board_height < 1; }

Grid question_grid(const SheetShape& shape) {
    constexpr std::size_t few = 6;
    const bool is_small = shape.count <= few;
    return {.columns = is_broad(shape) || is_small ? 2U : 3U,
            .rows = is_small ? 3U : 4U,
            .title = 14 * millimetre,
            .person = 9 * millimetre,
            .head = 7 * millimetre,
            .foot = 7 * millimetre};
}

Grid solution_grid(const SheetShape& shape) {
    return {.columns = is_broad(shape) ? 2U : 3U,
            .rows = is_broad(shape) ? 5U : 4U,
            .title = 14 * millimetre,
            .person = 0,
            .head = 5 * millimetre,
            .foot = 17 * millimetre};
}

Cell cell_at(Rect whole, const Grid& grid, float board_height) {
    Cell cell{.whole = whole, .head = whole, .picture = {}, .foot = whole};
    cell.head.height = grid.head;
    cell.foot.y = whole.bottom() - grid.foot;
    cell.foot.height = grid.foot;
    const Rect middle{whole.x, cell.head.bottom() + air, whole.width, cell.foot.y - cell.head.bottom() - 2 * air};
    cell.picture = fitted(middle, 1 / board_height);
    return cell;
}

std::vector<PageLayout> pages_in(const Grid& grid, const SheetShape& shape) {
    const auto paper = size_of(shape.paper);
    const Rect inside = Rect{0, 0, paper.width, paper.height}.inset(margin);
    const auto in_all = grid.columns * grid.rows;
    std::vector<PageLayout> pages;
    for (std::size_t begin = 0; begin < shape.count; begin += in_all) {
        const bool is_first = begin == 0;
        PageLayout page;
        page.title = {inside.x, inside.y, inside.width, is_first ? grid.title : 0};
        page.person = {inside.x, page.title.bottom(), inside.width, is_first ? grid.person : 0};
        page.footer = {inside.x, inside.bottom() - footer_height, inside.width, footer_height};
        const float top = page.person.bottom(), columns = static_cast<float>(grid.columns),
                    rows = static_cast<float>(grid.rows);
        const float width = (inside.width - (columns - 1) * between) / columns;
        // The first page's head costs all of them as much, so that their pictures are of one size.
        const float room = page.footer.y - inside.y - grid.title - grid.person;
        const float height = room / rows - between;
        for (std::size_t index = 0; index < std::min(in_all, shape.count - begin); ++index) {
            const auto column = static_cast<float>(index % grid.columns),
                       row = static_cast<float>(index / grid.columns);
            const Rect whole{inside.x + column * (width + between), top + row * (height + between), width, height};
            page.cells.push_back(cell_at(whole, grid, shape.board_height));
        }
        pages.push_back(page);
    }
    return pages;
}

} // namespace

Size size_of(Paper paper) {
    if (paper == Paper::letter) return {215.9F * millimetre, 279.4F * millimetre};
    return {210 * millimetre, 297 * millimetre};
}

std::vector<PageLayout> question_pages(const SheetShape& shape) { return pages_in(question_grid(shape), shape); }

std::vector<PageLayout> solution_pages(const SheetShape& shape) { return pages_in(solution_grid(shape), shape); }

} // namespace zugzwang::sheet
