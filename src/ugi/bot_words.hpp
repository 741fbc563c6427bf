// What is said to an outside bot and what its lines mean: the UGI client's words, without the program behind them.
#pragma once

#include <string>
#include <string_view>

#include "zugzwang/ai/player.hpp"
#include "zugzwang/play/table.hpp"

namespace zugzwang::ugi {

/// `go` with what the budget says; a second when it says nothing.
[[nodiscard]] std::string go_line(const Budget& budget);

/// Takes over what a line like `info depth 3 score cp 40 nodes 100 pv a b` says; unknown words are passed over. False
/// when it is no `info`.
[[nodiscard]] bool read_info(std::string_view line, TextProgress& progress);

/// "illegal move `X`", X cut to forty characters.
[[nodiscard]] Refusal illegal_move(std::string_view move);

} // namespace zugzwang::ugi
