// A game with somebody far away as one text, the letter, which goes to and fro between the two: how it began and all
// its moves. Names, clocks and times stay at home.
//
//     letter1-AGEABk3hXaAi0PcGc3RpY2tzAg...
//
// Behind the number of the form and the `-` stand bytes in base64url (base64.hpp):
//     2        how many bytes there are, the higher one first
//     1        marks: 1 a position, 2 the board is drawn by lot, 4 the lot is answered, 8 it is opened, 16 the first
//     side
//              gave up, 32 the second did
//     8        the number of the game, drawn by whoever proposed it
//     text     the game's id
//     text     the position that it began with, where there is the mark; else
//     count    how many options were set, each as its id and its value, two texts
//     32 … 48  of a lot: its commitment; once it is answered the answer, 16 bytes, behind it; once it is opened the
//              answer and the opening, 16 bytes each, in place of both
//     count    how many moves were played
//     rest     the moves as one number, its lowest byte first (choices.hpp): of each its place among all that the rules
//              allow there, sorted as texts
//     4        the CRC-32 (as in ISO 3309) of all bytes before it, its lowest byte first
// A count takes seven bits of each byte, the lowest first; a set eighth bit says that more follow. A text is a count
// and so many bytes. Whatever single sign is another one, or however much of the end is missing, the letter is refused.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

#include "letter/sha256.hpp"
#include "zugzwang/base/refusal.hpp"
#include "zugzwang/play/game.hpp"
#include "zugzwang/rules/record.hpp"
#include "zugzwang/rules/side.hpp"

namespace zugzwang::letter {

/// What this program writes; it reads no other.
inline constexpr int form = 1;
/// Of a letter: with the address of a page before it, a link that every chat and browser takes whole.
inline constexpr std::size_t max_signs = 1900;
/// More moves than a letter has room for.
inline constexpr std::size_t max_moves = 10'000;

/// Bytes that nobody can guess.
using Secret = std::array<std::uint8_t, 16>;

/// How far the drawing of a board has come; see lot.hpp.
struct Lot {
    Digest commitment{};
    std::optional<Secret> answer{};
    std::optional<Secret> opening{}; ///< Only of an answered lot.

    friend bool operator==(const Lot&, const Lot&) = default;
};

struct Letter {
    std::uint64_t id = 0;                                      ///< Of the game, the same in all its letters.
    std::string game;                                          ///< Its id in the catalog.
    std::map<std::string, std::string, std::less<>> options{}; ///< Those that were set, as in GameRecord.
    std::optional<std::string> position{};                     ///< That it began with, in place of the options.
    std::optional<Lot> lot{};                                  ///< Of a board that is drawn.
    std::vector<std::string> moves{};                          ///< None before the lot is opened.
    std::optional<Side> given_up{};                            ///< Who gave the game up after these moves.

    /// There is a board: nothing of it is still to be drawn.
    [[nodiscard]] bool has_board() const { return !lot || lot->opening; }

    friend bool operator==(const Letter&, const Letter&) = default;
};

/// Where a letter stands that has a board.
struct Standing {
    std::string start{}, position{}; ///< The first and the last.
    Side to_move = Side::first;      ///< Of no meaning once the game is over.
    std::optional<Side> moved{};     ///< Who moved last.
    std::optional<GameResult> result{};
};

/// Refuses a game that is too long for a letter, and what the rules refuse.
[[nodiscard]] Result<std::string> to_text(const Game& game, const Letter& letter);

/// The letter in a text: it begins with one, or somewhere in it a link ends in one behind a `#`. Empty: it has none.
[[nodiscard]] std::optional<std::string_view> letter_in(std::string_view text);
/// Any thread; takes no longer than it takes to play max_moves moves, and stops early when told, and then refuses.
/// Every move was allowed by the rules of one of the games.
[[nodiscard]] Result<Letter> from_text(const std::vector<Game>& games, std::string_view letter,
                                       const std::stop_token& stop);

/// Requires a letter that has a board; refuses what the rules refuse.
[[nodiscard]] Result<Standing> standing_of(const Game& game, const Letter& letter);

/// What a letter says of the game itself and of how it begins, as bytes: the same for all letters of one game.
[[nodiscard]] std::string beginning_of(const Letter& letter);

} // namespace zugzwang::letter
