#include "zugzwang/base/number_words.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>

#include "zugzwang/base/utf8.hpp"
#include "zugzwang/base/words.hpp"

namespace zugzwang {

namespace {

std::string with_decimals(double value, int decimals) {
    std::array<char, 40> text{};
    std::snprintf(text.data(), text.size(), "%.*f", decimals, value);
    std::string words = text.data();
    if (const auto point = words.find('.'); point != words.npos) words.replace(point, 1, tr("."));
    return words;
}

/// 9.4 below ten, whole above; cut, not rounded, so that 999 999 never becomes 1000 k.
std::string few_digits(std::uint64_t count, std::uint64_t unit) {
    if (count < 10 * unit) return with_decimals(static_cast<double>(count / (unit / 10)) / 10, 1);
    return std::to_string(count / unit);
}

/// Of the Latin letters up to U+0233 that the program's languages use; others stay as they are.
char32_t capital_of(char32_t letter) {
    if (letter >= 'a' && letter <= 'z') return letter - 0x20;
    if (letter >= 0xE0 && letter <= 0xFE && letter != 0xF7) return letter - 0x20;
    const bool even_first = (letter >= 0x100 && letter <= 0x137) || (letter >= 0x14A && letter <= 0x177) ||
                            (letter >= 0x200 && letter <= 0x233);
    const bool odd_first = (letter >= 0x139 && letter <= 0x148) || (letter >= 0x179 && letter <= 0x17E);
    return (even_first && letter % 2 == 1) || (odd_first && letter % 2 == 0) ? letter - 1 : letter;
}

} // namespace

std::string count_words(std::uint64_t count) {
    if (count < 1'000) return std::to_string(count);
    if (count < 1'000'000) return tr("{thousands} k", {{"thousands", few_digits(count, 1'000)}});
    if (count < 1'000'000'000) return tr("{millions} M", {{"millions", few_digits(count, 1'000'000)}});
    return tr("{billions} G", {{"billions", few_digits(count, 1'000'000'000)}});
}

std::string exact_count_words(std::uint64_t count) {
    auto digits = std::to_string(count);
    for (auto place = static_cast<std::ptrdiff_t>(digits.size()) - 3; place > 0; place -= 3)
        digits.insert(static_cast<std::size_t>(place), " ");
    return digits;
}

std::string exact_seconds_words(Seconds time) {
    return tr("{seconds} s", {{"seconds", with_decimals(std::max(0.0, time.count()), 3)}});
}

std::string score_words(double score) {
    const auto digits = with_decimals(std::abs(score), score == std::round(score) ? 0 : 1);
    return score > 0 ? "+" + digits : score < 0 ? "−" + digits : digits;
}

std::string clock_words(Seconds time) {
    const auto whole = static_cast<std::int64_t>(std::max(0.0, time.count()));
    const auto two = [](std::int64_t value) { return filled(value < 10 ? "0{}" : "{}", value); };
    const auto hours = whole / 3600;
    const auto minutes = whole / 60 % 60;
    if (hours > 0) return filled("{}:{}:{}", hours, two(minutes), two(whole % 60));
    return filled("{}:{}", minutes, two(whole % 60));
}

std::string left_words(Seconds left) {
    const double seconds = std::max(0.0, left.count());
    if (seconds >= 10) return clock_words(Seconds{std::ceil(seconds)});
    const auto tenths = static_cast<std::int64_t>(seconds * 10);
    return filled("0:0{}{}{}", tenths / 10, tr("."), tenths % 10);
}

std::string seconds_words(Seconds time) {
    const double seconds = std::max(0.0, time.count());
    if (seconds < 0.005) return tr("at once");
    if (seconds >= 60) return clock_words(time);
    return tr("{seconds} s", {{"seconds", with_decimals(seconds, seconds < 10 ? 2 : 1)}});
}

std::string percent_words(double part) {
    return tr("{percent} %", {{"percent", static_cast<std::int64_t>(std::lround(std::clamp(part, 0.0, 1.0) * 100))}});
}

std::string capitalised(std::string words) {
    if (words.empty()) return words;
    const auto first = first_code_point(words);
    words.replace(0, first.bytes, utf8_of(capital_of(first.value)));
    return words;
}

std::string closed(std::string words) {
    const bool is_closed =
        words.empty() || words.ends_with('.') || words.ends_with('!') || words.ends_with('?') || words.ends_with("…");
    return is_closed ? words : words + '.';
}

std::string sentence(std::string words) { return closed(capitalised(std::move(words))); }

std::string sentences(const std::string& first, const std::string& second) {
    if (first.empty() || second.empty()) return first + second;
    return tr("{first} {second}", {{"first", first}, {"second", second}});
}

} // namespace zugzwang
