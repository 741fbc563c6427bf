// Games with somebody far away, by letters that the two send each other: begun here or opened here, and kept in the
// person's book from then on. Main thread.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>

#include "desk/context.hpp"
#include "keep/letter_book.hpp"
#include "letter/letter.hpp"

namespace zugzwang {

/// What is chosen for a new one.
struct FarStart {
    OptionValues options;
    std::optional<std::string> position{}; ///< Laid out by hand, in place of the options.
    std::string name;                      ///< The friend's.
    bool begins = true;                    ///< The person does; where the board is drawn by lot, the lot says who does.
};

/// One that is in the book.
struct FarGame {
    const Game* game = nullptr;
    KeptLetter kept;
    letter::Letter letter{}; ///< That of `kept.text`.
};

/// What a letter brought to a game of the book.
struct Arrival {
    std::uint64_t id = 0;  ///< The game's number.
    std::size_t known = 0; ///< So many of its moves the person has seen.
};

/// Both draw the board, and who begins.
[[nodiscard]] bool draws_by_lot(const Game& game, const OptionValues& options,
                                const std::optional<std::string>& position);
/// The number of the game by link that a session with such players is of.
[[nodiscard]] std::optional<std::uint64_t> far_number(const BySide<std::string>& players);
/// Whom the person played last by link; empty at first.
[[nodiscard]] std::string last_far_name(const SceneContext& context);

[[nodiscard]] std::optional<FarGame> find_far_game(const SceneContext& context, std::uint64_t id);
/// Answers its number. Refused where nothing can be kept, and for a game that is too long for a letter.
[[nodiscard]] Result<std::uint64_t> begin_far_game(SceneContext& context, const Game& game, const FarStart& start);
/// The letter goes on from what is known of its game, which it requires to be in the book. Refused, with nothing
/// changed, where it is old, goes another way, or began otherwise.
[[nodiscard]] Result<Arrival> take_letter(SceneContext& context, const letter::Letter& received);
/// Why a letter whose game is not in the book begins none: it answers somebody else.
[[nodiscard]] std::optional<Refusal> why_not_first(const letter::Letter& letter);
/// The first letter of a game that somebody else has begun; where its board is drawn, it is answered.
[[nodiscard]] Result<Arrival> accept_letter(SceneContext& context, letter::Letter received, const std::string& name);
/// Changes what the book has of the game.
[[nodiscard]] std::optional<Refusal> keep_far_game(SceneContext& context, FarGame game);

/// The games of these rules whose board is still to be drawn, the newest first: they are in no library yet.
[[nodiscard]] std::vector<FarGame> undrawn_games(const SceneContext& context, const Game& game);
/// "waits for Ann’s answer": what such a game waits for, translated.
[[nodiscard]] std::string waiting_words(const FarGame& game);
/// Takes a game out of the book; what a friend sends of it is refused from then on.
void drop_far_game(SceneContext& context, std::uint64_t id);

/// What is sent: where the page is known a link to it, else the letter alone. From now on the friend has seen all moves
/// in it. Requires a game of the book.
[[nodiscard]] std::string link_to_send(SceneContext& context, std::uint64_t id);
/// Hands it to what a person sends links with, else copies it; true when it was copied, which is to be told.
[[nodiscard]] bool send_link(SceneContext& context, std::uint64_t id);

/// The game on a board, after so many of its moves; requires one of the book with a board. One that was given up is
/// there at its end.
[[nodiscard]] Result<std::unique_ptr<Session>> far_session(SceneContext& context, const Arrival& arrival);

} // namespace zugzwang
