// The options that a bot announces when it greets, and what they may be set to.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "zugzwang/base/refusal.hpp"

namespace zugzwang::ugi {

/// What a bot's options are to be set to, by their names, whose capitals do not matter.
using BotOptions = std::map<std::string, std::string>;

struct AnnouncedOption {
    std::string name;
    std::string type; ///< `check`, `spin`, `combo`, `button`, `string`; whatever stands there.
    std::optional<std::int64_t> min{}, max{};
    std::vector<std::string> choices{}; ///< Of a `combo`.
};

/// From a line like `option name Move Overhead type spin default 10 min 0 max 5000`; empty when it is none.
[[nodiscard]] std::optional<AnnouncedOption> announced_option(std::string_view line);

/// Why the option cannot be set to this, if so. Numbers keep to what was announced of them, choices and `true` or
/// `false` are taken as they are written.
[[nodiscard]] std::optional<Refusal> check_value(const AnnouncedOption& option, std::string_view value);

} // namespace zugzwang::ugi
