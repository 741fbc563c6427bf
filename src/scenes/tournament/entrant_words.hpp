// Who plays in a tournament, what is played there, and how games are lost by forfeit, in words.
#pragma once

#include <array>
#include <string>

#include "tournament/plan.hpp"
#include "zugzwang/base/words.hpp"
#include "zugzwang/play/game.hpp"
#include "zugzwang/rules/record.hpp"

namespace zugzwang {

/// What an entrant is called: ours by name, translated, others as their file is.
[[nodiscard]] inline std::string entrant_words(const Game& game, const tournament::Entrant& entrant) {
    const auto* ours = find_player(game, entrant.player);
    return ours == nullptr ? entrant.name : tr(ours->name);
}

/// "Boxes 5 x 5", translated; options that do not go together: the game's title.
[[nodiscard]] inline std::string listed(const Game& game, const OptionValues& options) {
    if (!game.listed_as) return tr(game.title);
    const auto table = game.open_table(options);
    return table ? game.listed_as((*table)->position()) : tr(game.title);
}

/// For a message with a number.
[[nodiscard]] inline std::int64_t counted(std::uint64_t count) { return static_cast<std::int64_t>(count); }

/// How a game was lost by forfeit, as its sprite shows it and a few words say it.
struct ForfeitMark {
    const char *sprite, *words; ///< `words` is a message.
};
inline constexpr std::array<ForfeitMark, 3> forfeit_marks{{{"mark/late", forfeits::out_of_time},
                                                           {"mark/wrong", message("illegal move")},
                                                           {"mark/crash", message("crashed")}}};
/// By the reason in English.
[[nodiscard]] inline const ForfeitMark& forfeit_mark(const std::string& why) {
    const bool is_move = why.starts_with("illegal move");
    return forfeit_marks[why == forfeits::out_of_time ? 0 : is_move ? 1 : 2];
}

} // namespace zugzwang
