#include "zugzwang/gfx/sprite_text.hpp"

#include <algorithm>
#include <stdexcept>

#include "zugzwang/base/shown.hpp"
#include "zugzwang/base/text.hpp"
#include "zugzwang/base/words.hpp"
#include "zugzwang/gfx/theme_text.hpp"

namespace zugzwang {
namespace {

Colour colour_of(std::string_view role, const Theme& theme, const std::string& file) {
    const auto known = role_from_text(role);
    const bool is_own = role.find('.') != role.npos;
    if (!known || (is_own && !theme.own_colours.contains(*known)))
        throw std::runtime_error(file + ": " + tr("unknown role `@{role}@`", {{"role", shown(role)}}));
    return theme[*known];
}

} // namespace

std::string coloured(std::string_view svg, const Theme& theme, const std::string& file) {
    std::string result;
    result.reserve(svg.size());
    for (;;) {
        const auto start = svg.find('@');
        const auto end = start == svg.npos ? svg.npos : svg.find('@', start + 1);
        if (end == svg.npos) break;
        result += svg.substr(0, start);
        result += text_of(colour_of(svg.substr(start + 1, end - start - 1), theme, file));
        svg.remove_prefix(end + 1);
    }
    return result += svg;
}

Size view_box(std::string_view svg, const std::string& file) {
    constexpr std::string_view opening = "viewBox=\"0 0 ";
    const auto start = svg.find(opening);
    if (start != svg.npos) {
        const auto rest = svg.substr(start + opening.size());
        const auto sides = split(rest.substr(0, rest.find('"')), ' ');
        const auto width = decimal_number(sides.front().text), height = decimal_number(sides.back().text);
        if (sides.size() == 2 && width && height && *width > 0 && *height > 0) {
            // A strip is tiled with such boxes: a sliver would make millions of them.
            constexpr double least = 0.01, greatest = 1e6, most_slender = 50;
            const auto shorter = std::min(*width, *height), longer = std::max(*width, *height);
            if (shorter < least || longer > greatest || longer > most_slender * shorter)
                throw std::runtime_error(
                    file + ": " +
                    tr("the sides of a viewBox are 0.01 to 1000000, one at most 50 times as long as the other"));
            return {static_cast<float>(*width), static_cast<float>(*height)};
        }
    }
    throw std::runtime_error(file + ": " + tr("no viewBox=\"0 0 WIDTH HEIGHT\""));
}

} // namespace zugzwang
