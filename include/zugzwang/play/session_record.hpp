// A game under way as text: what is needed to go on with it another time.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "zugzwang/gfx/theme.hpp"
#include "zugzwang/rules/refusal.hpp"
#include "zugzwang/rules/side.hpp"

namespace zugzwang {

/// Why the rules' own end was not waited for.
struct Forfeit {
    Side loser = Side::first;
    Refusal why;

    friend bool operator==(const Forfeit&, const Forfeit&) = default;
};

struct SessionRecord {
    std::string start;                     ///< The start position.
    std::vector<std::string> moves{};      ///< Played from there.
    std::vector<std::string> taken_back{}; ///< What redo would play, in the order of playing.
    BySide<Seconds> used{};                ///< The players' clocks.
    std::optional<Forfeit> forfeit{};      ///< Of the position after `moves`.

    friend bool operator==(const SessionRecord&, const SessionRecord&) = default;
};

} // namespace zugzwang
