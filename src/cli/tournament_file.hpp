// A tournament that is described in a file.
#pragma once

#include <string>
#include <vector>

#include "zugzwang/base/refusal.hpp"

namespace zugzwang::cli {

/// The arguments of `zugzwang tournament` that a TOML file stands for: `game` and every other key as the option of that
/// name (`games = 10` is `--games 10`, a list gives it several words, `true` the option alone), the game's own options
/// in `[options]`, and one `[[players]]` for each player: its `player`, its `name`, and whatever it has of its own
/// (`movetime = 50`, `clock = "60+0.5"`), with its bot's options in `[players.options]`. Files that it names are looked
/// for beside it. Refuses a file that cannot be read and what is no such description, naming the line or the key; the
/// values are checked where arguments are. Options that stand in `typed` too are left out: they count in place of the
/// file's.
[[nodiscard]] Result<std::vector<std::string>> arguments_in(const std::string& file,
                                                            const std::vector<std::string>& typed = {});

} // namespace zugzwang::cli
