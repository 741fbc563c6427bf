#include "zugzwang/base/utf8.hpp"

#include <algorithm>
#include <iterator>

#include <boost/locale/utf.hpp>

namespace zugzwang {
namespace {

using Traits = boost::locale::utf::utf_traits<char>;

constexpr std::size_t longest = 4; // bytes of one code point

} // namespace

CodePoint first_code_point(std::string_view text) {
    const auto* at = text.data();
    const auto value = Traits::decode(at, text.data() + text.size());
    if (!boost::locale::utf::is_valid_codepoint(value)) return {0xFFFD, 1};
    return {static_cast<char32_t>(value), static_cast<std::size_t>(at - text.data())};
}

std::size_t place_before(std::string_view text, std::size_t place) {
    for (std::size_t bytes = std::min(longest, place); bytes > 1; --bytes) {
        if (first_code_point(text.substr(place - bytes, bytes)).bytes == bytes) return place - bytes;
    }
    return place == 0 ? 0 : place - 1;
}

std::size_t place_after(std::string_view text, std::size_t place) {
    return place >= text.size() ? text.size() : place + first_code_point(text.substr(place)).bytes;
}

std::string_view whole_prefix(std::string_view text, std::size_t bytes) {
    if (bytes >= text.size()) return text;
    for (std::size_t start = bytes - std::min(bytes, longest - 1); start < bytes; ++start) {
        if (start + first_code_point(text.substr(start)).bytes > bytes) return text.substr(0, start);
    }
    return text.substr(0, bytes);
}

std::size_t code_point_count(std::string_view text) {
    std::size_t count = 0;
    for (std::size_t at = 0; at < text.size(); at = place_after(text, at))
        ++count;
    return count;
}

std::string padded(std::string text, std::size_t width) {
    const auto length = code_point_count(text);
    if (length < width) text.append(width - length, ' ');
    return text;
}

std::string utf8_of(char32_t code_point) {
    std::string text;
    Traits::encode(code_point, std::back_inserter(text));
    return text;
}

} // namespace zugzwang
