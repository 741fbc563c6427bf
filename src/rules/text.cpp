#include "zugzwang/rules/text.hpp"

#include <charconv>

#include "zugzwang/rules/words.hpp"

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

std::optional<std::int64_t> whole_number(std::string_view text) {
    const auto digits = text.starts_with('-') ? text.substr(1) : text;
    if (digits.empty() || (digits.front() == '0' && text != "0")) return std::nullopt;
    std::int64_t number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc{} || end != text.data() + text.size()) return std::nullopt;
    return number;
}

Refusal refused(std::string_view words, Token token) {
    constexpr std::size_t shown = 40;
    std::string text;
    for (const char letter : token.text.substr(0, shown))
        text += letter >= ' ' && letter <= '~' ? letter : '?';
    if (token.text.size() > shown) text += "...";
    return {tr("{}: `{}` at character {}", words, text, token.place)};
}

Result<Side> side_from(Token token, std::string_view first, std::string_view second) {
    if (token.text == first) return Side::first;
    if (token.text == second) return Side::second;
    return refused(tr("the side to move is {} or {}", first, second), token);
}

} // namespace zugzwang
