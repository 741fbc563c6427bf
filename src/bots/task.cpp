#include "bots/task.hpp"

#include <algorithm>
#include <numeric>
#include <utility>
#include <vector>

#include "ugi/bot_process.hpp"
#include "ugi/words.hpp"
#include "zugzwang/base/text.hpp"

namespace zugzwang::bots {
namespace {

using Clock = ugi::BotProcess::Clock;

constexpr std::chrono::seconds time_for_a_row{10};
constexpr std::int64_t largest_number = 2'147'483'647;

Result<std::vector<std::int64_t>> numbers_from(const std::string& row) {
    std::vector<std::int64_t> numbers;
    for (const auto& piece : split(row, ',')) {
        const auto number = whole_number(piece.text);
        if (!number || *number < 1 || *number > largest_number)
            return refused(filled("a row is numbers from 1 to {} with commas between", largest_number), piece);
        numbers.push_back(*number);
    }
    if (numbers.size() % 2 != 0 || numbers.size() > longest_row)
        return Refusal{"a row has an even number of numbers, at most {}, not {}", longest_row, numbers.size()};
    return numbers;
}

/// The last line that the program writes before it ends.
Result<std::string> last_line_of(ugi::BotProcess& program, const std::vector<std::int64_t>& row) {
    const auto deadline = Clock::now() + time_for_a_row;
    const auto text = [](std::int64_t number) { return std::to_string(number); };
    // What it prints counts, whether it listens to the end or not.
    for (const auto& line : {std::to_string(row.size()), joined(row, " ", text)})
        static_cast<void>(program.send(line, deadline));
    for (std::string last;;) {
        auto line = program.line(deadline, {});
        if (auto* words = std::get_if<std::string>(&line))
            last = std::move(*words);
        else if (std::get<ugi::Silence>(line) == ugi::Silence::ended)
            return last;
        else
            return refusal_for(std::get<ugi::Silence>(line));
    }
}

/// Takes the totals from the program's last line over, or says why there are none.
std::optional<Refusal> read_totals(const std::string& line, std::int64_t sum, RowGrade& grade) {
    const auto words = ugi::words_of(line);
    const auto first = words.size() == 2 ? whole_number(words[0]) : std::nullopt;
    const auto second = words.size() == 2 ? whole_number(words[1]) : std::nullopt;
    if (!first || !second) return Refusal{"no totals at the end"};
    grade.first = *first;
    grade.second = *second;
    if (*first < 0 || *second < 0 || *first + *second != sum)
        return Refusal{"the totals {} and {} are not those of the row", *first, *second};
    return std::nullopt;
}

} // namespace

Result<RowGrade> grade_row(const Game& numbers, const std::string& program, const std::string& row) {
    const auto values = numbers_from(row);
    if (!values) return values.refusal();
    auto table = numbers.open_table(OptionValues(numbers.options));
    if (!table) return table.refusal();
    if (auto refusal = (*table)->set_position(row + " 0-0 1")) return *std::move(refusal);
    const auto sum = std::accumulate(values->begin(), values->end(), std::int64_t{0});
    RowGrade grade;
    grade.secured = (sum + (*table)->solve({}, {}).value.value_or(0)) / 2;

    auto process = ugi::BotProcess::start(program, ugi::Confinement{});
    if (!process) return process.refusal();
    const auto start = Clock::now();
    const auto line = last_line_of(**process, *values);
    grade.spent = std::chrono::duration_cast<std::chrono::milliseconds>(Clock::now() - start);
    grade.failure = line ? read_totals(*line, sum, grade) : line.refusal();
    if (!grade.failure && grade.first >= grade.second) grade.points = grade.first >= grade.secured ? 2 : 1;
    return grade;
}

} // namespace zugzwang::bots
