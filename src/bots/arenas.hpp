// Other arenas: their protocols spoken on behalf of a UGI bot, as their public statements describe them.
#pragma once

#include <array>
#include <chrono>
#include <functional>
#include <iosfwd>
#include <optional>
#include <string>
#include <string_view>

#include "zugzwang/play/game.hpp"

namespace zugzwang::bots {

/// Asks the bot for its move in a position, with a time to think: a legal one, or why there is none. Refuses what is no
/// position.
using AskBot = std::function<Result<std::string>(const std::string& position, std::chrono::milliseconds time)>;

/// One arena's form of one of our games.
struct Arena {
    std::string_view name;              ///< "codingame"
    std::string_view game;              ///< An id of the catalog.
    std::string_view difference;        ///< Where its rules are not quite ours. Not yet translated.
    std::chrono::milliseconds movetime; ///< That its limit leaves the bot.
    std::chrono::milliseconds first_movetime;
    /// Speaks its protocol until the input ends. Refuses input that is not of the protocol, and what the bot refuses.
    std::optional<Refusal> (*speak)(const Arena& arena, const AskBot& ask, std::istream& in, std::ostream& out);
};

[[nodiscard]] const std::array<Arena, 3>& arenas();
/// Null where that arena has no such game.
[[nodiscard]] const Arena* find_arena(std::string_view name, std::string_view game);

/// The protocols, for `arenas()`. The square board of CodinGame's Amazons comes anew with each turn
/// (codingame.com/multiplayer/bot-programming/amazons).
[[nodiscard]] std::optional<Refusal> speak_codingame_amazons(const Arena& arena, const AskBot& ask, std::istream& in,
                                                             std::ostream& out);
/// So do the open sides of its boxes (codingame.com/multiplayer/bot-programming/dots-and-boxes).
[[nodiscard]] std::optional<Refusal> speak_codingame_boxes(const Arena& arena, const AskBot& ask, std::istream& in,
                                                           std::ostream& out);
/// Botzone's Amazons in its simple interaction, kept running (wiki.botzone.org.cn, pages Amazons and Bot).
[[nodiscard]] std::optional<Refusal> speak_botzone_amazons(const Arena& arena, const AskBot& ask, std::istream& in,
                                                           std::ostream& out);

} // namespace zugzwang::bots
