#include "cli/window_arguments.hpp"

#include "zugzwang/base/text.hpp"
#include "zugzwang/base/words.hpp"

namespace zugzwang::cli {
namespace {

constexpr std::int64_t max_side = 16384;

std::optional<int> side_from(std::string_view text, std::int64_t min_side) {
    const auto number = whole_number(text);
    if (!number || *number < min_side || *number > max_side) return std::nullopt;
    return static_cast<int>(*number);
}

} // namespace

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
