// What a UGI engine says of its options and of its thoughts, line by line.
#pragma once

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
/// The words with single spaces between them.
[[nodiscard]] std::string joined(std::span<const std::string_view> words);

/// `option name Rows type spin default 5 min 1 max 16`.
[[nodiscard]] std::string option_line(const OptionSpec& option, const OptionValues& values);

/// `info depth … score cp … nodes … nps … time … pv …`; the score is in hundredths of the player's unit.
[[nodiscard]] std::string info_line(const TextProgress& progress, SearchControl::Clock::duration spent);

/// The last word before `bestmove`: all nodes, and a line that begins with the move. Depth and score are
/// those that the player told last, and left out when it told none.
[[nodiscard]] std::string last_info_line(const std::optional<TextProgress>& told, const std::string& move,
                                         std::uint64_t nodes, SearchControl::Clock::duration spent);

/// Option names match whatever their capitals.
[[nodiscard]] bool is_same_name(std::string_view a, std::string_view b);

} // namespace zugzwang::ugi
