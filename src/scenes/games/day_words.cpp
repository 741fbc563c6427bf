#include "scenes/games/day_words.hpp"

#include <algorithm>
#include <array>
#include <cstdio>
#include <ctime>
#include <sstream>
#include <vector>

#include "zugzwang/rules/words.hpp"

namespace zugzwang {

namespace {

using Days = std::chrono::sys_days;

constexpr std::array months{message("Jan"), message("Feb"), message("Mar"), message("Apr"),
                            message("May"), message("Jun"), message("Jul"), message("Aug"),
                            message("Sep"), message("Oct"), message("Nov"), message("Dec")};

std::tm of_place(std::chrono::sys_seconds date) {
    const std::time_t seconds = date.time_since_epoch().count();
    std::tm time{};
    localtime_r(&seconds, &time);
    return time;
}

Days day_of(const std::tm& time) { return std::chrono::year(time.tm_year + 1900) / (time.tm_mon + 1) / time.tm_mday; }

std::string two_digits(int number) { return filled(number < 10 ? "0{}" : "{}", number); }

std::string number_of(Days day) {
    const std::chrono::year_month_day parts(day);
    std::array<char, 32> text{};
    std::snprintf(text.data(), text.size(), "%04d-%02u-%02u", static_cast<int>(parts.year()),
                  static_cast<unsigned>(parts.month()), static_cast<unsigned>(parts.day()));
    return text.data();
}

std::string lower(std::string text) {
    std::ranges::transform(text, text.begin(), [](char letter) {
        return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
    });
    return text;
}

bool is_number(const std::string& word) {
    return !word.empty() && word.size() <= 4 &&
           std::ranges::all_of(word, [](char sign) { return sign >= '0' && sign <= '9'; });
}

/// A day and a month in either order, maybe a year; without one the last such day that was.
std::optional<std::string> day_and_month(const std::vector<std::string>& words, Days today) {
    int day = 0, month = 0, year = 0;
    for (const auto& word : words) {
        if (is_number(word)) {
            (day == 0 && word.size() <= 2 ? day : year) = std::stoi(word);
            continue;
        }
        for (std::size_t index = 0; index < months.size(); ++index) {
            if (word.starts_with(lower(tr(months[index])))) month = static_cast<int>(index) + 1;
        }
    }
    if (month == 0) return std::nullopt;
    const auto of_year = [&](int its_year) {
        return std::chrono::year(its_year) / std::chrono::month(static_cast<unsigned>(month)) / std::max(day, 1);
    };
    const auto this_year = static_cast<int>(std::chrono::year_month_day(today).year());
    auto found = of_year(year != 0 ? year : this_year);
    if (!found.ok()) return std::nullopt;
    if (year == 0 && Days(found) > today) found = of_year(this_year - 1);
    const auto text = number_of(found);
    return day == 0 ? text.substr(0, 7) : text;
}

} // namespace

std::string day_words(std::chrono::sys_seconds date, std::chrono::sys_seconds now) {
    const auto time = of_place(date);
    const Days day = day_of(time);
    const Days today = day_of(of_place(now));
    if (day == today) {
        return tr("today, {hour}:{minute}", {{"hour", time.tm_hour}, {"minute", two_digits(time.tm_min)}});
    }
    if (day == today - std::chrono::days(1)) return tr("yesterday");
    const auto month = tr(months[static_cast<std::size_t>(time.tm_mon)]);
    if (time.tm_year == of_place(now).tm_year) return tr("{day} {month}", {{"day", time.tm_mday}, {"month", month}});
    return tr("{day} {month} {year}", {{"day", time.tm_mday}, {"month", month}, {"year", time.tm_year + 1900}});
}

std::string day_number(std::chrono::sys_seconds date) { return number_of(day_of(of_place(date))); }

std::optional<std::string> typed_day(std::string_view typed, std::chrono::sys_seconds now) {
    std::vector<std::string> words;
    std::istringstream stream{lower(std::string(typed))};
    for (std::string word; stream >> word;)
        words.push_back(word);
    if (words.empty()) return "";
    const Days today = day_of(of_place(now));
    if (words.size() == 1) {
        const auto& word = words.front();
        if (word == lower(tr("today"))) return number_of(today);
        if (word == lower(tr("yesterday"))) return number_of(today - std::chrono::days(1));
        const bool is_date =
            std::ranges::all_of(word, [](char sign) { return sign == '-' || (sign >= '0' && sign <= '9'); });
        if (is_date) return word;
    }
    return day_and_month(words, today);
}

} // namespace zugzwang
