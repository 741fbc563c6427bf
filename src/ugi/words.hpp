// The words of the Universal Game Interface, both ways: what an engine says and an outside bot is heard to say, what is
// asked of a bot and read by an engine.
#pragma once

#include <chrono>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "zugzwang/ai/player.hpp"
#include "zugzwang/play/table.hpp"
#include "zugzwang/rules/options.hpp"

namespace zugzwang::ugi {

/// The words between blanks; the line must outlive them.
[[nodiscard]] std::vector<std::string_view> words_of(std::string_view line);

/// `option name Rows type spin default 5 min 1 max 16`.
[[nodiscard]] std::string option_line(const OptionSpec& option, const OptionValues& values);

/// `info depth … score cp … nodes … nps … time … pv …`; the score is in hundredths of the player's unit.
[[nodiscard]] std::string info_line(const TextProgress& progress, SearchControl::Clock::duration spent);

/// The last word before `bestmove`: all nodes, and a line that begins with the move. Depth and score are
/// those that the player told last, and left out when it told none.
[[nodiscard]] std::string last_info_line(const std::optional<TextProgress>& told, const std::string& move,
                                         std::uint64_t nodes, SearchControl::Clock::duration spent);

/// `info string proven win`, `loss` or `draw`, for the side that moves.
[[nodiscard]] std::string proven_line(const Outcome& outcome, Side mover);

/// Option names match whatever their capitals.
[[nodiscard]] bool is_same_name(std::string_view a, std::string_view b);

struct Go {
    Budget budget;
    bool infinite = false; ///< The answer is held until `stop`.
};

/// About eleven days: longer times mean no more than this.
inline constexpr std::chrono::milliseconds max_time{1'000'000'000};

/// Reads the words after `go` for the side to move; refuses unknown words and what is no number.
/// `go` alone is infinite.
[[nodiscard]] Result<Go> read_go(std::span<const std::string_view> words, Side to_move);

/// `go` with what the clocks show and the budget says; a second for the move when neither limits the side to move.
[[nodiscard]] std::string go_line(const Budget& budget, const GameClocks& clocks = {});

/// Takes over what a line like `info depth 3 score cp 40 nodes 100 pv a b` says; unknown words are passed over. False
/// when it is no `info`.
[[nodiscard]] bool read_info(std::string_view line, TextProgress& progress);

/// "illegal move `X`", X cut to forty characters.
[[nodiscard]] Refusal illegal_move(std::string_view move);

} // namespace zugzwang::ugi
