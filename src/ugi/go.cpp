#include "ugi/go.hpp"

#include <algorithm>
#include <array>
#include <optional>

#include "zugzwang/rules/text.hpp"
#include "zugzwang/rules/words.hpp"

namespace zugzwang::ugi {
namespace {

using std::chrono::milliseconds;

/// The number after a word of `go`, within what that word allows.
Result<std::int64_t> number_after(std::span<const std::string_view> words, std::size_t at, std::int64_t least,
                                  std::int64_t most) {
    const auto word = words[at];
    if (at + 1 >= words.size()) return Refusal{tr("go {} wants a number", word)};
    const auto number = whole_number(words[at + 1]);
    if (!number || *number < least || *number > most) {
        return Refusal{tr("go {} wants a number from {} to {}, not {}", word, least, most, words[at + 1])};
    }
    return *number;
}

struct Clock {
    std::optional<milliseconds> left;
    milliseconds increment{0};
};

} // namespace

milliseconds share_of_clock(milliseconds left, milliseconds increment) {
    constexpr milliseconds lag{30}; // what pipes and a busy machine may cost
    const milliseconds share = left / 25 + increment * 3 / 4;
    return std::max(milliseconds{1}, std::min(share, left - left / 5 - lag));
}

Result<Go> read_go(std::span<const std::string_view> words, Side to_move) {
    Go go;
    std::array<Clock, 2> clocks;
    for (std::size_t at = 0; at < words.size(); ++at) {
        const auto word = words[at];
        if (word == "infinite") {
            go.infinite = true;
            continue;
        }
        const bool is_clock = word == "p1time" || word == "p2time" || word == "p1inc" || word == "p2inc";
        if (!is_clock && word != "movetime" && word != "depth" && word != "nodes") {
            return Refusal{tr("unknown word after go: {}", word)};
        }
        // A clock may already have run out when the question comes.
        const std::int64_t least = is_clock ? -most_time.count() : 1;
        const std::int64_t most = word == "depth" ? 1000 : word == "nodes" ? INT64_MAX : most_time.count();
        const auto number = number_after(words, at++, least, most);
        if (!number) return number.refusal();
        if (word == "movetime") go.budget.time = milliseconds{*number};
        if (word == "depth") go.budget.depth = static_cast<int>(*number);
        if (word == "nodes") go.budget.nodes = static_cast<std::uint64_t>(*number);
        if (word == "p1time" || word == "p2time")
            clocks[word[1] - '1'].left = milliseconds{std::max<std::int64_t>(*number, 1)};
        if (word == "p1inc" || word == "p2inc")
            clocks[word[1] - '1'].increment = milliseconds{std::max<std::int64_t>(*number, 0)};
    }
    const auto& clock = clocks[static_cast<std::size_t>(to_move)];
    if (clock.left && !go.infinite) {
        const auto share = share_of_clock(*clock.left, clock.increment);
        go.budget.time = go.budget.time.count() == 0 ? share : std::min(share, go.budget.time);
    }
    go.infinite = go.infinite || go.budget == Budget{};
    return go;
}

} // namespace zugzwang::ugi
