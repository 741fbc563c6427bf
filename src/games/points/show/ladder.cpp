#include "games/points/show/entry_parts.hpp"

#include <algorithm>
#include <array>
#include <cmath>

#include "zugzwang/base/words.hpp"
#include "zugzwang/gfx/canvas.hpp"

namespace zugzwang::points {
namespace {

/// Points in a square of side 1, as y goes down. Lines join the first and the second, the third and the fourth, …
constexpr std::array<Vec, 9> places{{{0.2F, 0.72F},
                                     {0.62F, 0.3F},
                                     {0.52F, 0.84F},
                                     {0.86F, 0.56F},
                                     {0.14F, 0.36F},
                                     {0.4F, 0.12F},
                                     {0.66F, 0.1F},
                                     {0.9F, 0.3F},
                                     {0.3F, 0.9F}}};
/// Of each rung: the points, and how many of them are joined.
struct Emblem {
    std::size_t points = 1, lines = 0;
};
constexpr std::array<Emblem, 8> emblems{{{1, 0}, {2, 1}, {3, 1}, {4, 2}, {5, 2}, {6, 3}, {7, 3}, {9, 4}}};

void draw_emblem(Canvas& canvas, Rect area, std::size_t rung) {
    const auto emblem = emblems[rung];
    const float side = std::min(area.width, area.height);
    const float point = side * (rung < 3 ? 0.24F : 0.19F);
    // A single point stands in the middle.
    const Vec corner = area.centre() - (emblem.points == 1 ? places[0] * side : Vec{side / 2, side / 2});
    const auto place = [&](std::size_t index) { return corner + places[index] * side; };
    for (std::size_t line = 0; line < emblem.lines; ++line) {
        const Vec from = place(2 * line), to = place(2 * line + 1);
        canvas.line(from, to, {.paint = {Role::second}, .width = std::max(1.5F, side * 0.05F)});
        for (const Vec end : {from, to})
            canvas.sprite("points/end-second", around(end, point));
    }
    for (std::size_t index = 2 * emblem.lines; index < emblem.points; ++index) {
        canvas.sprite("points/glow", around(place(index), point * 2.4F));
        canvas.sprite("points/free", around(place(index), point));
    }
}

} // namespace

Ladder ladder() {
    return {
        .rungs =
            {{{.id = "mote", .name = message("Mote"), .thinks = message("leaves the last line to you")},
              message("Draws any line at first. When few are left it goes wrong the same way each time: it tries to "
                      "leave the last line to you. Take it."),
              800},
             {{.id = "glint", .name = message("Glint"), .thinks = message("draws the longest line there is")},
              message("Always draws the longest line that it can. It never counts, so it is chance who draws the last "
                      "one, unless you count."),
              1032},
             {{.id = "meteor", .name = message("Meteor"), .thinks = message("counts once sixteen lines are left")},
              message("Draws any line while there are many. Once at most sixteen can be drawn it counts them out, and "
                      "then it makes no mistake. Win before that."),
              1173},
             {{.id = "comet", .name = message("Comet"), .thinks = message("splits the board and counts its zones")},
              message("Cuts the largest zone in two until all are small, and then counts them. It believes that zones "
                      "never cross, and that is where it goes wrong."),
              1327},
             {{.id = "moon", .name = message("Moon"), .thinks = message("counts what belongs together, a short while")},
              message("Sees which lines belong together and plays each such part without a mistake, as far as it "
                      "sees in ten looks. In a crowd of lines it only makes the board smaller."),
              1593},
             {{.id = "planet", .name = message("Planet"), .thinks = message("sees the end a few lines earlier")},
              message("Plays like Moon and looks five times as long. Cut the board into small parts early, while it "
                      "cannot yet see which of them suit it."),
              1856},
             {{.id = "sun", .name = message("Sun"), .thinks = message("knows the end from the middle of the game")},
              message("Looks two hundred times before it draws a line. From the middle of the game on it hardly ever "
                      "errs."),
              2081},
             {{.id = "galaxy",
               .name = message("Galaxy"),
               .thinks = message("knows the end before you see the middle"),
               .uses_hash = true},
              message("Knows who wins when the board is still full of free points, and plays on without a mistake. "
                      "The first lines are your chance."),
              2276}},
        .board = message("24 points, scattered"),
        .options =
            [](std::uint64_t number, Side) {
                return std::vector<std::pair<std::string, std::string>>{
                    {"points", "24"}, {"layout", "random"}, {"seed", std::to_string(1 + number % 999'999)}};
            },
        .draw_emblem = draw_emblem,
    };
}

} // namespace zugzwang::points
