// A bot that is no program: it says what stands in a text, line by line. With it the client of outside bots reads
// whatever a bot may say, as fast as a fuzzer asks.
#pragma once

#include <stop_token>
#include <string_view>

namespace zugzwang::fuzz {

/// All bots that are started say these lines, each going on where the one before was left. Of a line `!late`, `!ended`,
/// `!closed`, `!flooded`, `!stopped`, `!memory`, `!processes` or `!written` nothing is heard but that silence; from
/// `!deaf` on nobody listens. At the end the bot has ended. The text outlives them.
void let_bots_say(std::string_view text);

/// Asked to stop where the next line `!stopped` stands.
[[nodiscard]] std::stop_token told_to_stop();

} // namespace zugzwang::fuzz
