#include "record/date.hpp"

#include <array>
#include <cstddef>

namespace zugzwang {
namespace {

/// Every digit stands where the pattern has a 0.
constexpr std::string_view pattern = "0000-00-00T00:00:00Z";
/// Where each number begins in it, and its digits.
struct Place {
    std::size_t begin, digits;
};
constexpr std::array places{Place{0, 4}, Place{5, 2}, Place{8, 2}, Place{11, 2}, Place{14, 2}, Place{17, 2}};

void write(std::string& text, Place place, int number) {
    for (std::size_t at = place.begin + place.digits; at-- > place.begin; number /= 10)
        text[at] = static_cast<char>('0' + number % 10);
}

int number_at(std::string_view text, Place place) {
    int number = 0;
    for (const char digit : text.substr(place.begin, place.digits))
        number = number * 10 + (digit - '0');
    return number;
}

bool fits_pattern(std::string_view text) {
    if (text.size() != pattern.size()) return false;
    for (std::size_t at = 0; at < text.size(); ++at) {
        const bool is_digit = text[at] >= '0' && text[at] <= '9';
        if (pattern[at] == '0' ? !is_digit : text[at] != pattern[at]) return false;
    }
    return true;
}

} // namespace

std::string date_text(std::chrono::sys_seconds time) {
    const auto midnight = std::chrono::floor<std::chrono::days>(time);
    const std::chrono::year_month_day day(midnight);
    const std::chrono::hh_mm_ss clock(time - midnight);
    const std::array numbers{static_cast<int>(day.year()),
                             static_cast<int>(static_cast<unsigned>(day.month())),
                             static_cast<int>(static_cast<unsigned>(day.day())),
                             static_cast<int>(clock.hours().count()),
                             static_cast<int>(clock.minutes().count()),
                             static_cast<int>(clock.seconds().count())};
    std::string text(pattern);
    for (std::size_t part = 0; part < places.size(); ++part)
        write(text, places[part], numbers[part]);
    return text;
}

std::optional<std::chrono::sys_seconds> date_from(std::string_view text) {
    if (!fits_pattern(text)) return std::nullopt;
    const auto part = [&](std::size_t index) { return number_at(text, places[index]); };
    const std::chrono::year_month_day day(std::chrono::year(part(0)),
                                          std::chrono::month(static_cast<unsigned>(part(1))),
                                          std::chrono::day(static_cast<unsigned>(part(2))));
    if (!day.ok() || part(3) > 23 || part(4) > 59 || part(5) > 59) return std::nullopt;
    return std::chrono::sys_days(day) + std::chrono::hours(part(3)) + std::chrono::minutes(part(4)) +
           std::chrono::seconds(part(5));
}

} // namespace zugzwang
