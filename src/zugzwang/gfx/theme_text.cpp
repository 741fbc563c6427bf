#include "zugzwang/gfx/theme_text.hpp"

#include <algorithm>

namespace zugzwang {
namespace {

int hex_digit(char digit) {
    if (digit >= '0' && digit <= '9') return digit - '0';
    if (digit >= 'a' && digit <= 'f') return digit - 'a' + 10;
    if (digit >= 'A' && digit <= 'F') return digit - 'A' + 10;
    return -1;
}

} // namespace

std::optional<Colour> colour_from_text(std::string_view text) {
    if ((text.size() != 7 && text.size() != 9) || text.front() != '#') return std::nullopt;
    std::array<std::uint8_t, 4> bytes{0, 0, 0, 255};
    for (std::size_t i = 1; i < text.size(); i += 2) {
        const int high = hex_digit(text[i]);
        const int low = hex_digit(text[i + 1]);
        if (high < 0 || low < 0) return std::nullopt;
        bytes[i / 2] = static_cast<std::uint8_t>(high * 16 + low);
    }
    return Colour{bytes[0], bytes[1], bytes[2], bytes[3]};
}

std::string text_of(Colour colour) {
    constexpr std::string_view digits = "0123456789ABCDEF";
    std::string text = "#";
    for (const int part : {colour.red, colour.green, colour.blue})
        text.append({digits[static_cast<std::size_t>(part / 16)], digits[static_cast<std::size_t>(part % 16)]});
    return text;
}

std::string file_name_of(std::string_view role) {
    std::string name(role);
    std::ranges::replace(name, '_', '-');
    return name;
}

std::optional<Role> role_from_text(std::string_view written) {
    const auto dot = written.find('.');
    if (dot != written.npos) return own_role(written.substr(0, dot), written.substr(dot + 1));
    const auto known = std::ranges::find(role_names, written, &file_name_of);
    if (known == role_names.end()) return std::nullopt;
    return static_cast<Role>(known - role_names.begin());
}

} // namespace zugzwang
