#include "ugi/words.hpp"

#include <algorithm>
#include <cctype>
#include <cmath>

#include "zugzwang/base/text.hpp"
#include "zugzwang/base/words.hpp"

namespace zugzwang::ugi {
namespace {

std::string effort(std::uint64_t nodes, SearchControl::Clock::duration spent) {
    const auto time = std::chrono::duration_cast<std::chrono::milliseconds>(spent).count();
    const double seconds = std::max(0.001, std::chrono::duration<double>(spent).count());
    const auto per_second = static_cast<std::uint64_t>(static_cast<double>(nodes) / seconds);
    return filled("nodes {} nps {} time {}", nodes, per_second, time);
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

using std::chrono::milliseconds;

constexpr std::int64_t max_depth = 1000;

/// The number after a word of `go`.
Result<std::int64_t> number_after(std::span<const std::string_view> words, std::size_t at) {
    if (at + 1 >= words.size()) return Refusal{"go {} wants a number", words[at]};
    const auto number = whole_number(words[at + 1]);
    if (!number) return Refusal{"go {} wants a number, not {}", words[at], words[at + 1]};
    return *number;
}

milliseconds time_from(std::int64_t number, std::int64_t min) {
    return milliseconds{std::clamp(number, min, max_time.count())};
}

struct ToldClock {
    std::optional<milliseconds> left;
    milliseconds increment{0};
};

/// Of `p1time`, `p2inc`.
Side side_of(std::string_view word) { return word[1] == '1' ? Side::first : Side::second; }

constexpr std::size_t words_shown = 120, moves_shown = 16;
constexpr std::int64_t deepest = 100'000;

void read_word(std::span<const std::string_view> words, std::size_t at, TextProgress& progress) {
    const auto number = at + 1 < words.size() ? whole_number(words[at + 1]) : std::nullopt;
    if (!number) return;
    const auto word = words[at];
    if (word == "depth") progress.depth = static_cast<int>(std::clamp<std::int64_t>(*number, 0, deepest));
    if (word == "nodes") progress.nodes = static_cast<std::uint64_t>(std::max<std::int64_t>(*number, 0));
    if (word == "cp") progress.score = static_cast<double>(*number) / 100;
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

std::string proven_line(const Outcome& outcome, Side mover) {
    const auto* const result = !outcome.winner ? "draw" : outcome.winner == mover ? "win" : "loss";
    return std::string("info string proven ") + result;
}

bool is_same_name(std::string_view a, std::string_view b) {
    const auto lower = [](unsigned char letter) { return std::tolower(letter); };
    return std::ranges::equal(a, b, {}, lower, lower);
}

Result<Go> read_go(std::span<const std::string_view> words, Side to_move) {
    Go go;
    BySide<ToldClock> clocks;
    for (std::size_t at = 0; at < words.size(); ++at) {
        const auto word = words[at];
        if (word == "infinite") {
            go.infinite = true;
            continue;
        }
        const bool is_clock = word == "p1time" || word == "p2time" || word == "p1inc" || word == "p2inc";
        if (!is_clock && word != "movetime" && word != "depth" && word != "nodes") {
            return Refusal{"unknown word after go: {}", word};
        }
        const auto number = number_after(words, at++);
        if (!number) return number.refusal();
        // A clock may already have run out when the question comes; nothing to spend is as little as there can be.
        if (word == "movetime") go.budget.time = time_from(*number, 1);
        if (word == "depth") go.budget.depth = static_cast<int>(std::clamp<std::int64_t>(*number, 1, max_depth));
        if (word == "nodes") go.budget.nodes = static_cast<std::uint64_t>(std::max<std::int64_t>(*number, 1));
        if (word == "p1time" || word == "p2time") clocks[side_of(word)].left = time_from(*number, 1);
        if (word == "p1inc" || word == "p2inc") clocks[side_of(word)].increment = time_from(*number, 0);
    }
    const auto& own = clocks[to_move];
    const auto& clock = own.left || go.budget.is_limited() ? own : clocks[other(to_move)];
    if (clock.left && !go.infinite) go.budget = on_clock(go.budget, *clock.left, clock.increment);
    go.infinite = go.infinite || go.budget == Budget{};
    return go;
}

std::string go_line(const Budget& budget, const GameClocks& clocks) {
    std::string times, increments, limits;
    for (const Side side : both_sides) {
        const auto& clock = clocks.sides[side];
        if (!clock) continue;
        const int number = side == Side::first ? 1 : 2;
        times += filled(" p{}time {}", number, clock->left.count());
        increments += filled(" p{}inc {}", number, clock->increment.count());
    }
    if (budget.time.count() > 0) limits += filled(" movetime {}", budget.time.count());
    if (budget.nodes > 0) limits += filled(" nodes {}", budget.nodes);
    if (budget.depth > 0) limits += filled(" depth {}", budget.depth);
    if (!clocks.own() && limits.empty()) limits = " movetime 1000";
    return "go" + times + increments + limits;
}

bool read_info(std::string_view line, TextProgress& progress) {
    constexpr std::string_view info = "info ", own_words = "info string ";
    if (!line.starts_with(info)) return false;
    if (line.starts_with(own_words)) {
        progress.words = printable(line.substr(own_words.size(), words_shown));
        return true;
    }
    const auto words = words_of(line);
    for (std::size_t at = 1; at < words.size(); ++at) {
        if (words[at] != "pv") {
            read_word(words, at, progress);
            continue;
        }
        progress.line.clear();
        for (++at; at < words.size() && progress.line.size() < moves_shown; ++at)
            progress.line.emplace_back(words[at]);
        break;
    }
    return true;
}

Refusal illegal_move(std::string_view move) { return Refusal{"illegal move `{}`", printable(move.substr(0, 40))}; }

} // namespace zugzwang::ugi
