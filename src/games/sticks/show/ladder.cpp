#include "games/sticks/show/entry_parts.hpp"

#include <algorithm>
#include <array>
#include <cmath>

#include "zugzwang/base/words.hpp"
#include "zugzwang/gfx/canvas.hpp"

namespace zugzwang::sticks {
namespace {

/// How many sticks each rung has in its emblem, and in how many rows.
struct Emblem {
    int sticks = 1, rows = 1;
};
constexpr std::array<Emblem, 6> emblems{{{1, 1}, {2, 1}, {4, 1}, {6, 1}, {10, 2}, {16, 2}}};

void draw_emblem(Canvas& canvas, Rect area, std::size_t rung) {
    const auto [sticks, rows] = emblems[rung];
    const int in_row = sticks / rows;
    const float side = std::min(area.width, area.height);
    const float height = side * 0.96F / static_cast<float>(rows), width = height * 36 / 432;
    const float pitch = std::max(1.0F, std::floor(std::min(side * 0.24F, side * 0.94F / static_cast<float>(in_row))));
    const float thick = std::max(width, std::min(pitch * 0.75F, side * 0.1F));
    const Rect square = around(area.centre(), side);
    for (int stick = 0; stick < sticks; ++stick) {
        const float column = static_cast<float>(stick % in_row) - static_cast<float>(in_row - 1) / 2;
        const float row = static_cast<float>(stick / in_row) - static_cast<float>(rows - 1) / 2;
        const Vec centre = square.centre() + Vec{column * pitch, row * side / static_cast<float>(rows)};
        canvas.sprite("sticks/match", around(centre, thick, std::min(height, thick * 12)));
    }
}

} // namespace

Ladder ladder() {
    return {
        .rungs =
            {{{.id = "twig", .name = message("Twig"), .thinks = message("takes as many as it can")},
              message("Takes seven each time, or all that are left. It never looks at what that leaves to you."),
              800},
             {{.id = "branch", .name = message("Branch"), .thinks = message("only sees the last move")},
              message("Takes any number. It knows one thing: when it can take all that are left, it does."),
              935},
             {{.id = "bundle", .name = message("Bundle"), .thinks = message("seldom leaves you the last ones")},
              message("Takes any number, but hardly ever leaves so few that you can take them all. Leave it eight, "
                      "and it has no good answer."),
              1193},
             {{.id = "log", .name = message("Log"), .thinks = message("knows that eight is a bad number")},
              message("Leaves you eight sticks when it can and thinks of it, and never the last ones. Of the numbers "
                      "above that it knows nothing."),
              1439},
             {{.id = "trunk", .name = message("Trunk"), .thinks = message("knows two of the numbers that lose")},
              message("Leaves you sixteen or eight sticks when it can; one time in five it forgets. There is one more "
                      "number that it does not know."),
              1639},
             {{.id = "forest", .name = message("Forest"), .thinks = message("never wrong")},
              message("Knows all the numbers from which a player loses, and leaves you one of them whenever it can. "
                      "On this board you can win if you make no mistake."),
              1864}},
        .board = message("24 or 25, take up to 7"),
        // From 24, three times eight, the second player wins; from 25 the first.
        .options =
            [](std::uint64_t, Side climber) {
                return std::vector<std::pair<std::string, std::string>>{
                    {"sticks", climber == Side::first ? "25" : "24"}, {"take", "7"}};
            },
        .draw_emblem = draw_emblem,
    };
}

} // namespace zugzwang::sticks
