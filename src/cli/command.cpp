#include "cli/command.hpp"

#include <algorithm>
#include <chrono>
#include <cmath>

#include "zugzwang/base/text.hpp"
#include "zugzwang/base/words.hpp"

namespace zugzwang::cli {
namespace {

constexpr std::int64_t max_side = 16384, max_clock = 24 * 60 * 60;

std::optional<int> side_from(std::string_view text, std::int64_t min_side) {
    const auto number = whole_number(text);
    if (!number || *number < min_side || *number > max_side) return std::nullopt;
    return static_cast<int>(*number);
}

} // namespace

Result<std::int64_t> integer_from(std::string_view option, std::string_view text, std::int64_t min, std::int64_t max) {
    const auto number = whole_number(text);
    if (!number) return Refusal{"{} is not a whole number: {}", option, text};
    if (*number < min || *number > max) {
        return Refusal{"{} must be from {} to {}, not {}", option, min, max, text};
    }
    return *number;
}

Result<std::chrono::milliseconds> seconds_from(std::string_view option, std::string_view text, std::int64_t max) {
    const auto seconds = decimal_number(text);
    if (!seconds) return Refusal{"{} is not a number of seconds: {}", option, text};
    if (*seconds <= 0 || *seconds > static_cast<double>(max)) {
        return Refusal{"{} must be more than 0 and at most {}, not {}", option, max, text};
    }
    return std::chrono::milliseconds(std::max<std::int64_t>(1, std::llround(*seconds * 1000)));
}

Result<ClockLimit> clock_limit_from(std::string_view option, std::string_view text) {
    const auto plus = text.find('+');
    const auto game = seconds_from(option, text.substr(0, plus), max_clock);
    if (!game) return game.refusal();
    if (plus == text.npos) return ClockLimit{.game = *game};
    const auto increment = seconds_from(option, text.substr(plus + 1), max_clock);
    if (!increment) return increment.refusal();
    return ClockLimit{.game = *game, .increment = *increment};
}

Result<PixelSize> picture_size(std::string_view text, std::int64_t min_side) {
    const auto sides = split(text, 'x');
    const auto width = side_from(sides.front().text, min_side), height = side_from(sides.back().text, min_side);
    if (sides.size() != 2 || !width || !height)
        return Refusal{"--size must be like 1280x720, each side from {} to {}, not {}", min_side, max_side, text};
    return PixelSize{*width, *height};
}

void WindowArguments::add_to(CommandLine& command) {
    command.flag("--windowed", windowed, tr("In a window instead of fullscreen"));
    command.word("--size", size, "WxH", tr("In a window of that size, like 1280x720"));
}

std::optional<Refusal> WindowArguments::apply(WindowRequest& request) const {
    request.windowed = windowed || !size.empty();
    if (size.empty()) return std::nullopt;
    const auto sides = picture_size(size);
    if (!sides) return sides.refusal();
    request.width = sides->width;
    request.height = sides->height;
    return std::nullopt;
}

} // namespace zugzwang::cli
