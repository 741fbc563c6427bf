#include "fuzz/targets.hpp"

#include <algorithm>

#include "zugzwang/base/utf8.hpp"

namespace zugzwang::fuzz {

const std::vector<Target>& targets() {
    static const std::vector<Target> all = [] {
        std::vector<Target> made{{"move", take_moves},        {"ugi", take_ugi},       {"bot", take_bot},
                                 {"record", take_record},     {"opened", take_opened}, {"save", take_save},
                                 {"settings", take_settings}, {"theme", take_theme},   {"svg", take_svg},
                                 {"play", take_play},         {"text", take_text},     {"options", take_options},
                                 {"sheet", take_sheet}};
        for (const auto& game : catalog())
            made.push_back({"position-" + game.id, [&game](std::string_view text) { take_position(game, text); }});
        return made;
    }();
    return all;
}

void require(bool holds, const std::string& words) {
    if (!holds) throw Broken(words);
}

void require_line(const std::string& words) {
    constexpr std::size_t longest = 500;
    require(!words.empty(), "nothing is said");
    require(words.size() <= longest, "a line is too long: " + words);
    const auto is_control = [](char letter) { return (letter >= 0 && letter < ' ') || letter == '\x7F'; };
    require(std::ranges::none_of(words, is_control), "not one line that can be shown: " + words);
    for (std::size_t at = 0; at < words.size();) {
        const auto [value, bytes] = first_code_point(std::string_view(words).substr(at));
        require(value != 0xFFFD || bytes > 1, "no UTF-8: " + words);
        at += bytes;
    }
}

} // namespace zugzwang::fuzz
