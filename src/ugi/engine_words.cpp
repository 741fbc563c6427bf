#include "ugi/engine_words.hpp"

#include <algorithm>
#include <cctype>
#include <cmath>

#include "zugzwang/base/words.hpp"

namespace zugzwang::ugi {
namespace {

std::string effort(std::uint64_t nodes, SearchControl::Clock::duration spent) {
    const auto milliseconds = std::chrono::duration_cast<std::chrono::milliseconds>(spent).count();
    const double seconds = std::max(0.001, std::chrono::duration<double>(spent).count());
    const auto per_second = static_cast<std::uint64_t>(static_cast<double>(nodes) / seconds);
    return filled("nodes {} nps {} time {}", nodes, per_second, milliseconds);
}

std::string line_words(const std::vector<std::string>& line) {
    std::string words;
    for (const auto& move : line)
        words += (words.empty() ? " pv " : " ") + move;
    return words;
}

/// Nothing of a player that only gives its reason: it did not look ahead.
std::string judgement(const TextProgress& progress) {
    if (progress.depth == 0) return "info ";
    constexpr double largest = 1e15;
    const double hundredths = std::isnan(progress.score) ? 0 : std::clamp(progress.score * 100, -largest, largest);
    return filled("info depth {} score cp {} ", progress.depth, static_cast<std::int64_t>(std::llround(hundredths)));
}

} // namespace

std::vector<std::string_view> words_of(std::string_view line) {
    constexpr std::string_view blanks = " \t\r\v\f";
    std::vector<std::string_view> words;
    for (std::size_t at = 0; (at = line.find_first_not_of(blanks, at)) != std::string_view::npos;) {
        const auto end = std::min(line.find_first_of(blanks, at), line.size());
        words.push_back(line.substr(at, end - at));
        at = end;
    }
    return words;
}

std::string joined(std::span<const std::string_view> words) {
    std::string text;
    for (const auto word : words)
        text.append(text.empty() ? "" : " ").append(word);
    return text;
}

std::string option_line(const OptionSpec& option, const OptionValues& values) {
    const auto line = "option name " + ugi_name(option.id) + " type ";
    const auto value = values.text(option.id);
    if (const auto* integer = std::get_if<IntegerOption>(&option.kind)) {
        return line + filled("spin default {} min {} max {}", value, integer->accepted.min, integer->accepted.max);
    }
    if (const auto* choice = std::get_if<ChoiceOption>(&option.kind)) {
        auto combo = line + "combo default " + value;
        for (const auto& one : choice->choices)
            combo += " var " + one.id;
        return combo;
    }
    if (std::holds_alternative<FlagOption>(option.kind)) return line + "check default " + value;
    return line + "string default " + (value.empty() ? "<empty>" : value);
}

std::string info_line(const TextProgress& progress, SearchControl::Clock::duration spent) {
    return judgement(progress) + effort(progress.nodes, spent) + line_words(progress.line);
}

std::string last_info_line(const std::optional<TextProgress>& told, const std::string& move, std::uint64_t nodes,
                           SearchControl::Clock::duration spent) {
    const bool has_line = told && !told->line.empty() && told->line.front() == move;
    return (told ? judgement(*told) : "info ") + effort(nodes, spent) +
           line_words(has_line ? told->line : std::vector{move});
}

bool is_same_name(std::string_view a, std::string_view b) {
    const auto lower = [](unsigned char letter) { return std::tolower(letter); };
    return std::ranges::equal(a, b, {}, lower, lower);
}

} // namespace zugzwang::ugi
