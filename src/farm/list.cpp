#include "farm/list.hpp"

#include <ostream>
#include <string_view>
#include <utility>

#include "farm/call.hpp"
#include "zugzwang/base/interruption.hpp"
#include "zugzwang/base/text.hpp"

namespace zugzwang::farm {
namespace {

std::optional<std::uint64_t> number_of(std::string_view text, std::uint64_t count) {
    const auto number = whole_number(text);
    if (!number || *number < 0 || static_cast<std::uint64_t>(*number) >= count) return std::nullopt;
    return static_cast<std::uint64_t>(*number);
}

} // namespace

std::optional<Refusal> print_results(const List& list, const std::vector<std::string>& numbers, std::ostream& out) {
    out << list.head << std::endl;
    for (const auto& text : numbers) {
        const auto number = number_of(text, list.count);
        if (!number) return Refusal{"{}: no piece has this number: {}", task_option, text};
        const auto result = list.result(*number);
        if (!result) return result.refusal();
        out << text << ' ' << *result << std::endl;
    }
    return std::nullopt;
}

Result<std::vector<std::string>> far_results(const List& list, Farm& farm, const Task& command,
                                             const std::filesystem::path& folder, HandedOut* sum) {
    std::vector<std::optional<std::string>> results(list.count);
    Work work{.farm = &farm, .command = command, .folder = folder, .head = list.head};
    work.due = [&] {
        std::vector<Piece> due;
        for (std::uint64_t number = 0; number < list.count; ++number) {
            if (!results[number]) due.push_back({.number = number, .text = std::to_string(number)});
        }
        return due;
    };
    work.number = [&](const std::string& line) {
        return number_of(std::string_view(line).substr(0, line.find(' ')), list.count);
    };
    work.take = [&](const Piece& piece, const std::string& line, const Machine&) -> Result<bool> {
        results[piece.number] = line.substr(line.find(' ') + 1);
        return true;
    };
    const Interruption interruption;
    work.stopped = [&] { return interruption.has_come(); };
    const auto handed_out = HandOut(std::move(work)).run();
    if (!handed_out) return handed_out.refusal();
    if (sum != nullptr) {
        sum->lost += handed_out->lost;
        sum->repeated += handed_out->repeated;
        sum->is_stopped = handed_out->is_stopped;
    }
    if (handed_out->is_stopped) return Refusal{"stopped: what came is kept, the same call goes on from there"};
    std::vector<std::string> all;
    for (auto& result : results)
        all.push_back(*std::move(result));
    return all;
}

} // namespace zugzwang::farm
