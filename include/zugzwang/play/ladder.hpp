// A game's ladder: opponents one above the other, what each is like, and the board on which they are met. Each is
// measured to beat the one below it in 65 to 85 of 100 games (`./arcade bench ladder`).
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <utility>
#include <vector>

#include "zugzwang/gfx/geometry.hpp"
#include "zugzwang/play/player_spec.hpp"
#include "zugzwang/rules/side.hpp"

namespace zugzwang {

class Canvas;

/// An opponent. Its moves depend on the position and its seed alone: it never uses more than its own nodes, so that it
/// is as strong on every machine, and it never misses a win in one.
struct Rung {
    PlayerSpec player; ///< Called after a thing; `thinks` is its habit: short, one can see it and use it.
    std::string words; ///< Two or three sentences on how it plays. Not yet translated.
    int rating = 0;    ///< In Elo: the lowest has 800, any other as much more as its games against the one below say.
};

struct Ladder {
    std::vector<Rung> rungs; ///< Lowest first; none where a game has no ladder.
    std::string board;       ///< What is played on: "5 × 5, border drawn". Not yet translated.
    /// The options of the game of that number, by id, for a person who has that side: games with another number begin
    /// with another board where the game has several, and whoever makes no mistake wins on it, where the game can tell.
    std::function<std::vector<std::pair<std::string, std::string>>(std::uint64_t number, Side climber)> options{};
    /// Draws the emblem of a rung, made of the game's own shapes, into a square.
    std::function<void(Canvas& canvas, Rect area, std::size_t rung)> draw_emblem{};
};

} // namespace zugzwang
