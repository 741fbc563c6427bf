#include <algorithm>
#include <array>
#include <cmath>

#include "games/numbers/rules.hpp"
#include "games/numbers/show/tiles.hpp"
#include "games/numbers/show/view.hpp"
#include "games/numbers/think/reduction.hpp"
#include "zugzwang/base/words.hpp"
#include "zugzwang/gfx/canvas.hpp"

namespace zugzwang::numbers {
namespace {

constexpr std::int64_t ladder_numbers = 41; // odd: on an even row the first player never loses
constexpr std::uint64_t boards_a_game = 1'000;

/// How many tiles each rung has in its emblem, row by row from the top.
constexpr std::array<std::array<int, 3>, 7> emblems{
    {{1, 0, 0}, {2, 0, 0}, {1, 2, 0}, {2, 2, 0}, {2, 3, 0}, {1, 2, 3}, {2, 3, 4}}};

void draw_emblem(Canvas& canvas, Rect area, std::size_t rung) {
    const auto& rows = emblems[rung];
    int count = 0, widest = 0;
    for (const int tiles : rows) {
        count += tiles > 0;
        widest = std::max(widest, tiles);
    }
    const float square = std::min(area.width, area.height);
    const float side = std::floor(std::min(square * 0.5F, square / static_cast<float>(std::max(widest, count))));
    const float gap = std::max(1.0F, std::round(side * 0.07F));
    const float digit = std::round(side * 0.5F);
    constexpr float least_digit = 9; // pixels: smaller ones nobody reads
    int number = 1;
    for (int row = 0; row < count; ++row) {
        const int tiles = rows[static_cast<std::size_t>(row)];
        for (int tile = 0; tile < tiles; ++tile) {
            const Vec centre =
                area.centre() + Vec{(static_cast<float>(tile) - static_cast<float>(tiles - 1) / 2) * side,
                                    (static_cast<float>(row) - static_cast<float>(count - 1) / 2) * side};
            const auto words = digit < least_digit ? std::string() : std::to_string(number);
            paint_number(snapped(around(centre, side - gap)), words, digit, {}, canvas);
            ++number;
        }
    }
}

/// Whether that side wins the row if nobody makes a mistake.
bool wins(const Rules::State& start, Side side) {
    SearchControl control(Budget{.nodes = 1'000});
    const auto margins = margins_by_end(start, control);
    if (!margins) return false;
    const auto best = std::max((*margins)[0], (*margins)[1]);
    return side == Side::first ? best > 0 : best < 0;
}

std::vector<std::pair<std::string, std::string>> row_options(std::uint64_t number, Side climber) {
    std::uint64_t seed = (number % 1'000'000) * boards_a_game + 1;
    const auto end = seed + boards_a_game - 1;
    while (seed < end && !wins(Rules::initial({.numbers = ladder_numbers, .seed = seed, .row = {}}), climber))
        ++seed;
    return {{"numbers", std::to_string(ladder_numbers)}, {"seed", std::to_string(seed)}};
}

} // namespace

Ladder ladder() {
    return {
        .rungs =
            {{{.id = "penny", .name = message("Penny"), .thinks = message("saves large numbers for later")},
              message("Often takes the smaller end, to keep the larger one for later. You can have it meanwhile."),
              800},
             {{.id = "purse", .name = message("Purse"), .thinks = message("takes an end at random")},
              message("Takes the left or the right end, whatever lies there. It counts only the last numbers."),
              1008},
             {{.id = "jar", .name = message("Jar"), .thinks = message("likes the larger end a little better")},
              message("Takes the larger end more often than not, most of all when it is much larger. It never looks "
                      "at what it opens to you."),
              1275},
             {{.id = "drawer", .name = message("Drawer"), .thinks = message("mostly takes the larger end")},
              message("Takes the larger end when the difference is plain, and errs where it is small. It never looks "
                      "at what it opens to you."),
              1518},
             {{.id = "chest", .name = message("Chest"), .thinks = message("always takes the larger end")},
              message("Takes the larger end, the left one of equals, whatever that opens to you. You always know "
                      "what it does next."),
              1703},
             {{.id = "safe", .name = message("Safe"), .thinks = message("looks at your answer and its own next one")},
              message("Looks three numbers ahead: what it takes, what you take, what it takes then. Further away it "
                      "sees nothing."),
              1921},
             {{.id = "vault", .name = message("Vault"), .thinks = message("gets the most that can be had")},
              message("Knows what every part of the row is worth and makes no mistake. On each row of this ladder you "
                      "can win, if you make none either."),
              2064}},
        .board = message("41 numbers"),
        .options = row_options,
        .draw_emblem = draw_emblem,
    };
}

} // namespace zugzwang::numbers
