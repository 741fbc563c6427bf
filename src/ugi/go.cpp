#include "ugi/go.hpp"

#include <algorithm>
#include <optional>

#include "zugzwang/base/text.hpp"

namespace zugzwang::ugi {
namespace {

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

struct Clock {
    std::optional<milliseconds> left;
    milliseconds increment{0};
};

/// Of `p1time`, `p2inc`.
Side side_of(std::string_view word) { return word[1] == '1' ? Side::first : Side::second; }

} // namespace

Result<Go> read_go(std::span<const std::string_view> words, Side to_move) {
    Go go;
    BySide<Clock> clocks;
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
    const auto& clock = own.left ? own : clocks[other(to_move)];
    if (clock.left && !go.infinite) go.budget = on_clock(go.budget, *clock.left, clock.increment);
    go.infinite = go.infinite || go.budget == Budget{};
    return go;
}

} // namespace zugzwang::ugi
