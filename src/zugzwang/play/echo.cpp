#include "zugzwang/play/echo.hpp"

#include <algorithm>

#include "zugzwang/base/text.hpp"
#include "zugzwang/base/words.hpp"

namespace zugzwang {
namespace {

constexpr std::string_view beginning = "echo-";

} // namespace

std::string echo_id(int rating) { return std::string(beginning) + std::to_string(rating); }

std::optional<int> echo_rating(std::string_view id) {
    if (!id.starts_with(beginning)) return std::nullopt;
    const auto number = whole_number(id.substr(beginning.size()));
    if (!number || *number < min_echo || *number > max_echo) return std::nullopt;
    return static_cast<int>(*number);
}

const PlayerSpec& echo_spec() {
    static const PlayerSpec spec{
        .id = "echo", .name = message("Echo"), .thinks = message("plays about as well as you do"), .uses_hash = true};
    return spec;
}

EchoPlace echo_place(const Ladder& ladder, int rating) {
    const auto& rungs = ladder.rungs;
    const auto above = std::ranges::find_if(rungs, [&](const Rung& rung) { return rung.rating > rating; });
    if (above == rungs.begin()) return {};
    const auto stronger = static_cast<std::size_t>(above - rungs.begin());
    const auto weaker = stronger - 1;
    if (above == rungs.end()) return {.weaker = weaker, .stronger = weaker};
    return {.weaker = weaker,
            .stronger = stronger,
            .chance = static_cast<double>(rating - rungs[weaker].rating) / (above->rating - rungs[weaker].rating)};
}

} // namespace zugzwang
