#include "fuzz/targets.hpp"

#include <algorithm>
#include <cmath>

#include "zugzwang/base/shown.hpp"
#include "zugzwang/base/text.hpp"
#include "zugzwang/base/utf8.hpp"

namespace zugzwang::fuzz {
namespace {

/// Where its code points begin, and its end.
std::vector<std::size_t> places_of(std::string_view text) {
    std::vector<std::size_t> places{0};
    while (places.back() < text.size()) {
        const auto [value, bytes] = first_code_point(text.substr(places.back()));
        const auto next = place_after(text, places.back());
        require(next == places.back() + bytes, "two answers to where a code point ends");
        const bool is_broken = value == 0xFFFD && bytes == 1;
        require(is_broken || utf8_of(value) == text.substr(places.back(), bytes), "a code point is read as another");
        places.push_back(next);
    }
    return places;
}

void check_places(std::string_view text) {
    const auto places = places_of(text);
    const auto count = places.size() - 1;
    require(code_point_count(text) == count, "code points are counted wrongly");
    require(code_point_count(padded(std::string(text), count + 2)) == count + 2, "not padded to its width");
    auto back = text.size();
    for (auto place = places.rbegin(); place != places.rend(); ++place) {
        require(back == *place, "backwards other places are found than forwards");
        back = place_before(text, back);
    }
    for (std::size_t bytes = 0; bytes < std::min<std::size_t>(text.size() + 2, 100); ++bytes) {
        const auto prefix = whole_prefix(text, bytes);
        require(prefix.size() <= bytes && text.starts_with(prefix), "no prefix of that length");
        require(std::ranges::binary_search(places, prefix.size()), "a code point is cut");
    }
}

} // namespace

void take_text(std::string_view text) {
    check_places(text);
    if (const auto number = whole_number(text)) require(std::to_string(*number) == text, "a number is read as another");
    if (const auto number = decimal_number(text)) require(std::isfinite(*number), "a number beyond all bounds");
    for (const char separator : {' ', '\n', ','}) {
        std::string again;
        for (const auto& [piece, place] : split(text, separator)) {
            require(text.substr(place - 1, piece.size()) == piece, "a piece stands elsewhere");
            again.append(piece).append(1, separator);
        }
        require(std::string_view(again).substr(0, text.size()) == text && again.size() == text.size() + 1,
                "a piece is lost");
    }
    require(trimmed(trimmed(text)) == trimmed(text), "a blank is left");
    require(printable(text).size() == text.size(), "a byte is not shown");
    if (text.empty()) return;
    require_line(shown(text));
    require_line(refused("not a word", Token{text, 1}).words);
}

} // namespace zugzwang::fuzz
