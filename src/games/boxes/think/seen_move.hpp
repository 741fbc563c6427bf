// A line of Boxes, and the one that it is compared with, as they are explained: what they do at sight, and what they
// bring where that is quickly solved.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "games/boxes/rules.hpp"
#include "games/boxes/think/look.hpp"
#include "games/boxes/think/safe_race.hpp"
#include "zugzwang/ai/fact.hpp"

namespace zugzwang::boxes {

struct SeenMove {
    enum class Act : std::uint8_t {
        closes, ///< A box, or two.
        leaves, ///< Closes none, although that was possible.
        gives,  ///< Nothing could be closed; the other side can now.
        waits   ///< A safe line where nothing can be closed.
    };

    Rules::Move move;
    std::string text;
    Act act;
    int closed = 0;
    Look after;
    std::optional<SafeRace> race{}; ///< After a line that waits, for the other side.
    std::optional<int> brings{};    ///< How many of the boxes open before it its side gets.
    std::optional<int> rest{};      ///< What `after.rest()` is worth to whoever must move there.

    /// How many boxes the other side can close in a row after it.
    [[nodiscard]] int given() const { return act == Act::leaves || act == Act::gives ? after.boxes() : 0; }
};

/// A position with the lines in question.
struct SeenQuestion {
    const Rules::State& state;
    Look before;
    int open = 0; ///< Boxes.
    SeenMove own;
    std::optional<SeenMove> rival{}; ///< Never the same line.
    std::optional<int> most{};       ///< Without a rival: what the best line brings.

    /// The lines as text.
    [[nodiscard]] std::vector<std::string> texts_of(const std::vector<int>& lines) const;
    /// The text of the rival, then these; requires a rival.
    [[nodiscard]] std::vector<std::string> rival_and(const std::vector<int>& lines = {}) const;
};

/// What can be solved within the nodes that an explanation may take is.
[[nodiscard]] SeenQuestion seen(const MoveQuestion<Rules>& question);

} // namespace zugzwang::boxes
