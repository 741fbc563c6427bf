#include "games/boxes/show/entry_parts.hpp"

#include <algorithm>
#include <array>
#include <cmath>

#include "games/boxes/rules.hpp"
#include "games/boxes/show/board.hpp"
#include "zugzwang/base/words.hpp"
#include "zugzwang/gfx/canvas.hpp"

namespace zugzwang::boxes {
namespace {

/// How much is drawn of a square board: so many boxes a side, and of its lines or boxes the first so many.
struct Emblem {
    int side = 1, lines = 0, boxes = 0;
};
constexpr std::array<Emblem, 8> emblems{
    {{1, 1, 0}, {1, 2, 0}, {1, 3, 0}, {1, 4, 1}, {2, 12, 3}, {2, 12, 4}, {3, 24, 8}, {3, 24, 9}}};

/// The boxes of an emblem in the order in which they are filled: the middle one of nine comes last.
int filled_box(int side, int place) {
    constexpr std::array<int, 9> nine{0, 1, 2, 5, 8, 7, 6, 3, 4};
    return side == 3 ? nine[static_cast<std::size_t>(place)] : place;
}

void draw_emblem(Canvas& canvas, Rect area, std::size_t rung) {
    const auto emblem = emblems[rung];
    const Grid grid{static_cast<std::int8_t>(emblem.side), static_cast<std::int8_t>(emblem.side)};
    const auto cells = static_cast<float>(emblem.side);
    const float cell = std::floor(std::min(area.width, area.height) / (cells + 0.3F));
    // A board keeps a margin about its dots, and is no giant: it gets the room for both.
    Board board;
    board.place(around(area.centre(), cell * std::max(1 / 0.3F, cells + 0.72F) + 1), grid, 0);
    for (int place = 0; place < emblem.boxes; ++place) {
        const bool is_last_of_all = place == 8;
        board.draw_owned(filled_box(emblem.side, place), is_last_of_all ? Side::first : Side::second, 1, 1, canvas);
    }
    constexpr std::array<int, 4> in_turn{0, 2, 3, 1}; // bottom, left, right, top
    for (int edge = 0; edge < grid.edges(); ++edge)
        board.draw_line(edge, false, canvas);
    for (int line = 0; line < emblem.lines; ++line)
        board.draw_line(emblem.side == 1 ? in_turn[static_cast<std::size_t>(line)] : line, true, canvas);
    board.draw_dots(canvas);
}

} // namespace

Ladder ladder() {
    return {
        .rungs =
            {{{.id = "spark",
               .name = message("Spark"),
               .thinks = message("draws any line, and misses a box now and then")},
              message("Draws lines wherever it likes. It gives boxes away without a thought, and overlooks one in ten "
                      "that lie open to it."),
              800},
             {{.id = "tinder", .name = message("Tinder"), .thinks = message("takes a box when one lies open")},
              message("Takes every box that it can close. It seldom looks at what a line gives away: leave it no box, "
                      "and take what it leaves you."),
              1063},
             {{.id = "ember",
               .name = message("Ember"),
               .thinks = message("gives nothing away while a safe line is left")},
              message("Takes every box and draws safe lines as long as there are any. After that it opens any string, "
                      "long or short."),
              1310},
             {{.id = "torch",
               .name = message("Torch"),
               .thinks = message("takes every box and opens the shortest string")},
              message("Takes every box it can. When no safe line is left, it opens the shortest string. It never gives "
                      "a box back, so a long chain is yours if you do."),
              1501},
             {{.id = "blaze", .name = message("Blaze"), .thinks = message("counts the long chains before you do")},
              message("Draws safe lines so that the number of long chains suits it, and mostly leaves the last two "
                      "boxes of one to you, to keep control. It looks at one move only."),
              1715},
             {{.id = "beacon", .name = message("Beacon"), .thinks = message("plays a hundred games in its head")},
              message(
                  "Tries its lines in a hundred quick games before it draws one, and counts the last strings without "
                  "a mistake. What takes longer to see it does not see."),
              1902},
             {{.id = "furnace", .name = message("Furnace"), .thinks = message("plays hundreds of games in its head")},
              message("Tries its lines in hundreds of quick games. It knows what control is worth and seldom errs once "
                      "half of the lines are drawn."),
              2132},
             {{.id = "ladder-champion",
               .name = message("Champion"),
               .thinks = message("solves the game to its last line"),
               .uses_hash = true},
              message("Looks far ahead while the board is open, and solves the rest to its last line as soon as it "
                      "can. You have to be ahead before that."),
              2275}},
        .board = message("5 × 5, border drawn"),
        .options = [](std::uint64_t, Side) { return std::vector<std::pair<std::string, std::string>>(); },
        .draw_emblem = draw_emblem,
    };
}

} // namespace zugzwang::boxes
