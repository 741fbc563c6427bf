#include "zugzwang/play/side_words.hpp"

#include <algorithm>
#include <atomic>

#include "zugzwang/base/words.hpp"

namespace zugzwang {
namespace {

struct Hue {
    int below; ///< Degrees on the colour circle, red at 0.
    std::string_view word;
};

constexpr std::array hues{Hue{18, message("Red")},    Hue{45, message("Orange")}, Hue{70, message("Yellow")},
                          Hue{165, message("Green")}, Hue{255, message("Blue")},  Hue{330, message("Purple")},
                          Hue{360, message("Red")}};
/// The least difference between the strongest and the weakest part of a colour that is not called grey.
constexpr int min_colour = 40;

/// Each points into the program's own words, so that a thread that thinks may read them at any time.
BySide<std::atomic<const char*>> words{{message("Blue"), message("Orange")}};

} // namespace

std::string_view colour_word(Colour colour) noexcept {
    const int red = colour.red, green = colour.green, blue = colour.blue;
    const int max = std::max({red, green, blue}), min = std::min({red, green, blue}), range = max - min;
    if (range < min_colour) return message("Grey");
    int degrees = max == red     ? 60 * (green - blue) / range
                  : max == green ? 120 + 60 * (blue - red) / range
                                 : 240 + 60 * (red - green) / range;
    if (degrees < 0) degrees += 360;
    return std::ranges::find_if(hues, [&](const Hue& hue) { return degrees < hue.below; })->word;
}

std::string side_word(Side side) { return tr(words[side].load(std::memory_order_relaxed)); }

std::string side_name(const BySide<std::string>& names, Side side) {
    const auto& own = names[side];
    return own.empty() ? side_word(side) : tr(own);
}

std::string sure_end(const BySide<std::string>& names, const Outcome& outcome) {
    if (!outcome.winner) return tr("A draw");
    const auto name = side_name(names, *outcome.winner);
    return outcome.margin == 0 ? tr("{side} has a sure win", {{"side", name}})
                               : tr("{side} wins by {margin}", {{"side", name}, {"margin", outcome.margin}});
}

void name_sides_by(const Theme& theme) noexcept {
    for (const Side side : both_sides) {
        // The words above are whole literals, so each ends with a zero.
        words[side].store(colour_word(theme[role_of(side)]).data(), std::memory_order_relaxed);
    }
}

} // namespace zugzwang
