#include "voice/voice.hpp"

#include <algorithm>
#include <array>

namespace zugzwang {
namespace {

using Names = std::array<std::string_view, 3>;
constexpr Names mode_names{"off", "shown", "spoken"}, pace_names{"slow", "normal", "fast"};

template <class Value>
Value named(const Names& names, std::string_view name, Value usual) {
    const auto* const found = std::ranges::find(names, name);
    return found == names.end() ? usual : static_cast<Value>(found - names.begin());
}

} // namespace

std::string name_of(CaptionMode mode) { return std::string(mode_names[static_cast<std::size_t>(mode)]); }
std::string name_of(ReadingPace pace) { return std::string(pace_names[static_cast<std::size_t>(pace)]); }
CaptionMode caption_mode_named(std::string_view name) { return named(mode_names, name, CaptionMode::off); }
ReadingPace reading_pace_named(std::string_view name) { return named(pace_names, name, ReadingPace::normal); }

} // namespace zugzwang
