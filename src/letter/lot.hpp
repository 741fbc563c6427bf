// How two people who are far from each other draw a board, so that neither of them can choose it: each adds a secret of
// his own, and the first is bound to his before he sees the other's (M. Blum, "Coin flipping by telephone", 1981, with
// a hash for the commitment).
//
// Whoever proposes a game sends the commitment: SHA-256 of a fixed text, of how the game begins and of a secret. The
// other answers with a secret of his own. The first opens: he shows the secret, which everybody can check against the
// commitment, and a hash of both secrets draws the board and who begins. So it takes three letters, and the third has
// the first move in it where he begins who proposed. He who does not like what was drawn can only fall silent.
#pragma once

#include <cstdint>
#include <optional>

#include "letter/letter.hpp"
#include "zugzwang/rules/options.hpp"

namespace zugzwang::letter {

/// The board of a game with these options is drawn, and so by lot: it has a seed that counts.
[[nodiscard]] bool draws_board(const Game& game, const OptionValues& options);

/// What binds whoever proposes this game with that secret. Nothing of the letter's lot goes into it.
[[nodiscard]] Digest commitment_of(const Letter& letter, const Secret& secret);

/// The letter with that secret shown, if it is the one that it was committed to; requires an answered lot.
[[nodiscard]] Result<Letter> opened(Letter letter, const Secret& secret);

/// What an opened lot has drawn; it is required.
struct Drawn {
    std::uint64_t board = 0; ///< Any number, from which the seed follows.
    Side proposer = Side::first;
};
[[nodiscard]] Drawn drawn_by(const Letter& letter);

/// The options that the game begins with, the seed that was drawn among them; requires a letter that has a board.
[[nodiscard]] Result<OptionValues> options_of(const Game& game, const Letter& letter);

} // namespace zugzwang::letter
