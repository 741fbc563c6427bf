#include <algorithm>
#include <array>
#include <cmath>

#include "games/amazons/show/theme.hpp"
#include "games/amazons/show/view.hpp"
#include "zugzwang/base/words.hpp"
#include "zugzwang/gfx/canvas.hpp"

namespace zugzwang::amazons {
namespace {

/// A queen in the middle of nine squares, of which those about her close one after the other.
void draw_emblem(Canvas& canvas, Rect area, std::size_t rung) {
    constexpr std::array<std::array<int, 2>, 8> in_turn{
        {{1, 2}, {0, 2}, {2, 2}, {0, 1}, {2, 1}, {0, 0}, {2, 0}, {1, 0}}};
    // The middle one is the largest, so that she can be seen in a small emblem.
    const float whole = std::floor(std::min(area.width, area.height)), middle = std::round(whole * 0.46F),
                side = std::floor((whole - middle) / 2), gap = std::max(1.0F, std::round(side * 0.05F));
    const Rect corner = snapped(around(area.centre(), 2 * side + middle));
    const std::array begins{0.0F, side, side + middle};
    const auto square = [&](int column, int row) {
        const auto at = [&](int place) { return begins[static_cast<std::size_t>(place)]; };
        const auto long_as = [&](int place) { return place == 1 ? middle : side; };
        return Rect{corner.x + at(column), corner.y + at(row), long_as(column) - gap, long_as(row) - gap};
    };
    for (int row = 0; row < 3; ++row) {
        for (int column = 0; column < 3; ++column) {
            const auto role = (row + column) % 2 == 0 ? Role::board_dark : Role::board_light;
            canvas.fill(square(column, row), {role}, std::round(side * 0.06F));
        }
    }
    for (std::size_t closed = 0; closed <= rung; ++closed) {
        canvas.box(square(in_turn[closed][0], in_turn[closed][1]), {.top = Role::closed,
                                                                    .bottom = Role::closed,
                                                                    .radius = std::round(side * 0.1F),
                                                                    .rim = own::closed_rim,
                                                                    .rim_width = std::max(1.0F, gap)});
    }
    canvas.sprite("amazons/queen-second", square(1, 1));
}

} // namespace

Ladder ladder() {
    return {
        .rungs =
            {{{.id = "fence", .name = message("Fence"), .thinks = message("shuts its own queens in")},
              message("Likes it narrow: it moves and shoots so that its own queens have few squares to go to. Keep "
                      "yours in the open and wait."),
              800},
             {{.id = "hedge", .name = message("Hedge"), .thinks = message("shoots where it came from")},
              message("Moves a queen, mostly into some nook, and shoots back at the square that she left. So it "
                      "builds walls behind itself, never in front of you."),
              1055},
             {{.id = "gate", .name = message("Gate"), .thinks = message("mostly plays the better of two ideas")},
              message("Has two ideas, any two of the hundreds of moves that there are, and mostly plays the better "
                      "one. Where one move alone would save it, it hardly ever thinks of that one."),
              1331},
             {{.id = "wall", .name = message("Wall"), .thinks = message("plays the best of four ideas")},
              message("Thinks of four moves and plays the best of them. It does not look at your answer, and is seldom "
                      "in time at the door that you are about to shut."),
              1522},
             {{.id = "tower", .name = message("Tower"), .thinks = message("plays the best of eight ideas")},
              message("Thinks of eight moves and plays the best of them. Late in the game that is a good part of all "
                      "that there are, so be ahead before."),
              1706},
             {{.id = "keep", .name = message("Keep"), .thinks = message("plays the best of two dozen ideas")},
              message("Thinks of two dozen moves and plays the best of them, without a look at your answer. Towards "
                      "the end it overlooks no move of its own: win your room early."),
              1859},
             {{.id = "castle", .name = message("Castle"), .thinks = message("has learned from its own games")},
              message("Judges every move that it can make, as it learned from thousands of games against itself. It "
                      "looks no further: find the answer that it did not see."),
              2004},
             {{.id = "citadel",
               .name = message("Citadel"),
               .thinks = message("sees room, and several moves ahead"),
               .uses_hash = true},
              message("Judges like Castle and looks at ten thousand positions before it moves. When the board falls "
                      "into parts it plays them without a mistake. Make your room early, and count it."),
              2259}},
        .board = message("6 × 6"),
        .options =
            [](std::uint64_t, Side) {
                return std::vector<std::pair<std::string, std::string>>{{"board", "6"}};
            },
        .draw_emblem = draw_emblem,
    };
}

} // namespace zugzwang::amazons
