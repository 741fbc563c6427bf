// What happened in a running game, for whoever follows it: savers, sounds, captions, ladders.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "zugzwang/play/cue.hpp"

namespace zugzwang {

struct Happening {
    enum class Kind : std::uint8_t {
        chosen,     ///< A part of a move was chosen on the board.
        refused,    ///< What was asked for cannot be done.
        moved,      ///< A move was played, or played again.
        taken_back, ///< A move was, or what ended the game before its rules do.
        looked_at,  ///< The next position is shown, and the game stays where it is.
        thought,    ///< A computer's search told something.
        ended,      ///< The game is over.
    };

    Kind kind = Kind::moved;
    std::size_t ply = 0;     ///< The position that it led to, or is about.
    std::vector<Cue> cues{}; ///< What is to be heard of it.
    /// Of a move: what it did, as ViewOf's `told`; of a refusal: why; of a proposed move: whether it is to be played.
    /// Translated; may be empty.
    std::string words{};

    friend bool operator==(const Happening&, const Happening&) = default;
};

/// The game is another one than before: somebody moved, took back, or it ended.
[[nodiscard]] inline bool goes_on(std::span<const Happening> happened) {
    using Kind = Happening::Kind;
    return std::ranges::any_of(happened, [](const Happening& each) {
        return each.kind == Kind::moved || each.kind == Kind::taken_back || each.kind == Kind::ended;
    });
}

} // namespace zugzwang
