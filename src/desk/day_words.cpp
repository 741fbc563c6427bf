#include "desk/day_words.hpp"

#include <array>
#include <ctime>

#include "record/date.hpp"
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
} // namespace

Days day_of_place(std::chrono::sys_seconds date) { return day_of(of_place(date)); }

std::string day_words(std::chrono::sys_seconds date, std::chrono::sys_seconds now) {
    const auto time = of_place(date);
    const Days day = day_of(time), today = day_of_place(now);
    if (day == today) {
        return tr("today, {hour}:{minute}", {{"hour", time.tm_hour}, {"minute", two_digits(time.tm_min)}});
    }
    return named_day(day, today);
}

std::string named_day(Days day, Days today) {
    if (day == today) return tr("today");
    if (day == today - std::chrono::days(1)) return tr("yesterday");
    const std::chrono::year_month_day date(day);
    const auto number = static_cast<unsigned>(date.day());
    const auto month = month_words(date.month());
    if (date.year() == std::chrono::year_month_day(today).year())
        return tr("{day} {month}", {{"day", number}, {"month", month}});
    return tr("{day} {month} {year}", {{"day", number}, {"month", month}, {"year", static_cast<int>(date.year())}});
}

std::string month_words(std::chrono::month month) { return tr(months[static_cast<unsigned>(month) - 1]); }

std::string day_number(std::chrono::sys_seconds date) { return day_text(day_of_place(date)); }

std::vector<NamedDays> days_to_choose(std::chrono::sys_seconds oldest, std::chrono::sys_seconds now) {
    const Days today = day_of_place(now), after = today + std::chrono::days(1), first = day_of_place(oldest);
    std::vector<NamedDays> all{{tr("any day"), std::nullopt},
                               {tr("today"), days_from(today, after)},
                               {tr("yesterday"), days_from(today - std::chrono::days(1), today)},
                               {tr("the last 7 days"), days_from(today - std::chrono::days(6), after)}};
    const std::chrono::year_month_day date(today);
    auto month = date.year() / date.month();
    for (int back = 0; back < 12 && Days((month + std::chrono::months(1)) / 1) > first; ++back) {
        all.push_back(
            {tr("{month} {year}", {{"month", month_words(month.month())}, {"year", static_cast<int>(month.year())}}),
             days_from(month / 1, (month + std::chrono::months(1)) / 1)});
        month -= std::chrono::months(1);
    }
    for (auto year = date.year(); Days((year + std::chrono::years(1)) / 1 / 1) > first; --year)
        all.push_back(
            {std::to_string(static_cast<int>(year)), days_from(year / 1 / 1, (year + std::chrono::years(1)) / 1 / 1)});
    return all;
}

std::vector<NamedDays> days_with_games(const Library& library, LibraryFilter filter, std::chrono::sys_seconds now) {
    filter.begun.reset();
    const auto games = library.tally(filter).games;
    const auto oldest = library.entries(filter, games == 0 ? 0 : games - 1, 1);
    auto all = days_to_choose(oldest.empty() ? now : oldest.front().date, now);
    std::erase_if(all, [&](const NamedDays& one) {
        filter.begun = one.days;
        return one.days && library.tally(filter).games == 0;
    });
    return all;
}

} // namespace zugzwang
