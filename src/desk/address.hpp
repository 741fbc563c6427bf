// Where a scene is, so that it can be opened again. As text it stands behind the # of a page's address:
//
//     boxes                 the game's table; boxes?position=TEXT from that position on
//     boxes/puzzle/17       a place of the game, and what there
//     settings              a place of no game
//     letter1-AGEA...       a letter of a game by link
//
// TEXT is written as encodeURIComponent writes it.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "zugzwang/base/refusal.hpp"

namespace zugzwang {

struct Address {
    enum class Place : std::uint8_t {
        table,
        setup,
        ladder,
        puzzle, ///< Its number; without it the day's.
        practice,
        lesson, ///< The player's id; without it the strongest one's that shows its work.
        analysis,
        openings,
        review,
        far,   ///< The number of a game by link.
        guide, ///< Where it leads.
        help,
        watch,
        sheet,
        games, ///< The id of a game of the library; without it all of them.
        you,
        settings,
        letter, ///< The letter.
    };

    Place place = Place::table;
    std::string game{}; ///< Its id; empty for a place of no game.
    std::string part{}; ///< What there; may be empty.
    std::optional<std::string> position{};
    /// The game that is played or reviewed there, as a line of JSON; may be empty. It is too long for the text and
    /// goes beside it.
    std::string record{};

    friend bool operator==(const Address&, const Address&) = default;
};

/// Without the record.
[[nodiscard]] std::string to_text(const Address& address);
/// Which games, positions and numbers there are is for the scenes to say.
[[nodiscard]] Result<Address> address_from_text(std::string_view text);
/// Both are of the same place, whatever is on its board.
[[nodiscard]] bool are_of_one_place(std::string_view one, std::string_view other);

} // namespace zugzwang
