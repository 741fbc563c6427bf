#include "desk/day_words.hpp"

#include <algorithm>
#include <array>
#include <ctime>
#include <sstream>
#include <vector>

#include "record/date.hpp"
#include "zugzwang/base/text.hpp"
#include "zugzwang/base/words.hpp"

namespace zugzwang {

namespace {

using Days = std::chrono::sys_days;

constexpr std::array months{message("Jan"), message("Feb"), message("Mar"), message("Apr"),
                            message("May"), message("Jun"), message("Jul"), message("Aug"),
                            message("Sep"), message("Oct"), message("Nov"), message("Dec")};

std::tm of_place(std::chrono::sys_seconds date) {
    const auto seconds = static_cast<std::time_t>(date.time_since_epoch().count());
    std::tm time{};
    localtime_r(&seconds, &time);
    return time;
}

Days day_of(const std::tm& time) { return std::chrono::year(time.tm_year + 1900) / (time.tm_mon + 1) / time.tm_mday; }

std::string two_digits(int number) { return filled(number < 10 ? "0{}" : "{}", number); }

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

/// The first second of the place's day; where its clocks are put forward at midnight, that is not midnight.
std::chrono::sys_seconds begin_of(Days day) {
    const std::chrono::year_month_day parts(day);
    std::tm time{};
    time.tm_year = static_cast<int>(parts.year()) - 1900;
    time.tm_mon = static_cast<int>(static_cast<unsigned>(parts.month())) - 1;
    time.tm_mday = static_cast<int>(static_cast<unsigned>(parts.day()));
    time.tm_isdst = -1;
    const std::chrono::sys_seconds begin{std::chrono::seconds(std::mktime(&time))};
    return day_of(of_place(begin)) < day ? begin + std::chrono::hours(1) : begin;
}

TimeSpan days_from(Days first, Days after) { return {.begin = begin_of(first), .end = begin_of(after)}; }
TimeSpan one_day(Days day) { return days_from(day, day + std::chrono::days(1)); }
TimeSpan one_month(std::chrono::year_month month) { return days_from(month / 1, (month + std::chrono::months(1)) / 1); }
/// At least one.
TimeSpan years(int first, int count) {
    return days_from(std::chrono::year(first) / 1 / 1, std::chrono::year(first + count) / 1 / 1);
}

/// A day and a month in either order, maybe a year; without one the last such day that was.
std::optional<TimeSpan> day_and_month(const std::vector<std::string>& words, Days today) {
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
    if (year == 0 && found.ok() && Days(found) > today) found = of_year(this_year - 1);
    if (!found.ok()) return std::nullopt;
    return day == 0 ? one_month(found.year() / found.month()) : one_day(found);
}

/// "2026", "2026-11", "2026-11-22", or as much of one as is typed.
std::optional<TimeSpan> date_of_numbers(std::string_view text) {
    std::vector<std::string> parts;
    for (const auto& part : split(text, '-'))
        parts.emplace_back(part.text);
    for (std::size_t index = 0; index < parts.size(); ++index) {
        if (!is_number(parts[index]) && (index == 0 || !parts[index].empty())) return std::nullopt;
    }
    const auto number = [&](std::size_t index) {
        return index < parts.size() && !parts[index].empty() ? std::stoi(parts[index]) : 0;
    };
    int first = number(0), count = 1;
    for (auto digits = parts[0].size(); digits < 4; ++digits) {
        first *= 10;
        count *= 10;
    }
    if (parts.size() > 3 || (parts.size() > 1 && count > 1)) return std::nullopt;
    const int month = number(1), day = number(2);
    if (month > 12 || day > 31) return std::nullopt;
    if (month == 0) return day == 0 ? std::optional(years(first, count)) : std::nullopt;
    const auto date = std::chrono::year(first) / month / std::max(day, 1);
    if (!date.ok()) return std::nullopt;
    return day == 0 ? one_month(date.year() / date.month()) : one_day(date);
}

} // namespace

Days day_of_place(std::chrono::sys_seconds date) { return day_of(of_place(date)); }

std::string day_words(std::chrono::sys_seconds date, std::chrono::sys_seconds now) {
    const auto time = of_place(date);
    const Days day = day_of(time), today = day_of_place(now);
    if (day == today) {
        return tr("today, {hour}:{minute}", {{"hour", time.tm_hour}, {"minute", two_digits(time.tm_min)}});
    }
    if (day == today - std::chrono::days(1)) return tr("yesterday");
    const auto month = tr(months[static_cast<std::size_t>(time.tm_mon)]);
    if (time.tm_year == of_place(now).tm_year) return tr("{day} {month}", {{"day", time.tm_mday}, {"month", month}});
    return tr("{day} {month} {year}", {{"day", time.tm_mday}, {"month", month}, {"year", time.tm_year + 1900}});
}

std::string day_number(std::chrono::sys_seconds date) {
    return date_text(day_of_place(date)).substr(0, std::string_view("2026-11-22").size());
}

std::optional<TimeSpan> typed_days(std::string_view typed, std::chrono::sys_seconds now) {
    std::vector<std::string> words;
    std::istringstream stream{lower(std::string(typed))};
    for (std::string word; stream >> word;)
        words.push_back(word);
    const Days today = day_of_place(now);
    if (words.size() == 1) {
        const auto& word = words.front();
        if (word == lower(tr("today"))) return one_day(today);
        if (word == lower(tr("yesterday"))) return one_day(today - std::chrono::days(1));
        if (auto days = date_of_numbers(word)) return days;
    }
    return day_and_month(words, today);
}

} // namespace zugzwang
