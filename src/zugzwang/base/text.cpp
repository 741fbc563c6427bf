#include "zugzwang/base/text.hpp"

#include <algorithm>
#include <charconv>
#include <sstream>

#include "zugzwang/base/shown.hpp"
#include "zugzwang/base/words.hpp"

namespace zugzwang {

std::vector<Token> split(Token whole, char separator) {
    std::vector<Token> pieces;
    std::size_t start = 0;
    for (;;) {
        const auto end = whole.text.find(separator, start);
        pieces.push_back({whole.text.substr(start, end - start), whole.place + start});
        if (end == std::string_view::npos) return pieces;
        start = end + 1;
    }
}

std::string_view trimmed(std::string_view text) {
    constexpr std::string_view blanks = " \t\r\n\v\f";
    const auto begin = std::min(text.find_first_not_of(blanks), text.size());
    return text.substr(begin, text.find_last_not_of(blanks) + 1 - begin);
}

std::optional<std::int64_t> whole_number(std::string_view text) {
    const auto digits = text.starts_with('-') ? text.substr(1) : text;
    if (digits.empty() || (digits.front() == '0' && text != "0")) return std::nullopt;
    std::int64_t number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc{} || end != text.data() + text.size()) return std::nullopt;
    return number;
}

std::optional<double> decimal_number(std::string_view text) {
    if (text.find_first_not_of("0123456789.-") != text.npos) return std::nullopt;
    // The standard library of the page's compiler has no std::from_chars of such numbers.
    std::istringstream digits{std::string(text)};
    double number = 0;
    if (!(digits >> number) || digits.peek() != std::istringstream::traits_type::eof()) return std::nullopt;
    return number;
}

std::string printable(std::string_view text) {
    std::string shown(text);
    std::ranges::replace_if(
        shown, [](char letter) { return letter < ' ' || letter > '~'; }, '?');
    return shown;
}

Refusal refused(std::string_view words, Token token) {
    return Refusal{"{}: `{}` at character {}", words, shown(token.text, 40), token.place};
}

} // namespace zugzwang
