// Queens that have little room: blocked, nearly so, or walled in.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "games/amazons/rules.hpp"

namespace zugzwang::amazons {

struct Confinement {
    enum class Kind : std::uint8_t {
        walled_in, ///< Arrows have left her room only a few empty squares.
        shut_in,   ///< She can go to one or two squares now.
        blocked,   ///< She cannot go anywhere.
    };

    Kind kind = Kind::walled_in;
    int squares = 0;   ///< Those few squares.
    Square square = 0; ///< Where she stands.

    friend bool operator==(const Confinement&, const Confinement&) = default;
};

/// How the queen on the square is confined; empty when she is not.
[[nodiscard]] std::optional<Confinement> confinement_of(const Rules::State& state, Square queen);
/// What the move does to the queens of the side that were free enough before it, the worst first.
[[nodiscard]] std::vector<Confinement> confined_by(const Rules::Move& move, const Rules::State& before, Side side);
/// How confined the side's queens are together: more is worse.
[[nodiscard]] int confinement_sum(const Rules::State& state, Side side);

} // namespace zugzwang::amazons
