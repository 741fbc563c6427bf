#include "games/amazons/think/network.hpp"

#include <algorithm>
#include <limits>

#include "zugzwang/base/processor.hpp"
#include "zugzwang/base/text.hpp"

namespace zugzwang::amazons {
namespace {

constexpr std::string_view head = "zugzwang amazons network 1";

/// Counts of larger boards are scaled down to this many squares, so that the sums of the first layer fit in 16 bits.
constexpr int usual_squares = 100;

} // namespace

Network::Network(const Weights& weights) : biases_(weights.biases), outputs_(weights.outputs), bias_(weights.bias) {
    for (std::size_t input = 0; input < inputs_.size(); ++input)
        std::ranges::copy(weights.inputs[input], inputs_[input].begin());
}

int Network::score(const Features& features, int squares) const {
    auto counts = features.values;
    if (squares > usual_squares) {
        for (auto& count : counts)
            count = static_cast<std::uint8_t>(count * usual_squares / squares);
    }
    return on_this_processor([&] {
        Row sums = biases_;
        for (std::size_t input = 0; input < inputs_.size(); ++input) {
            const auto count = std::int16_t{counts[input]};
            if (count == 0) continue;
            const auto& row = inputs_[input];
            for (std::size_t unit = 0; unit < units; ++unit)
                sums[unit] = static_cast<std::int16_t>(sums[unit] + count * row[unit]);
        }
        std::int64_t sum = 0;
        for (std::size_t unit = 0; unit < units; ++unit)
            sum += std::int64_t{std::max<std::int16_t>(sums[unit], 0)} * outputs_[unit];
        return static_cast<int>(sum >> 16) + bias_;
    });
}

std::string Network::to_text(const Weights& weights) {
    std::string text(head);
    const auto line = [&](const auto& numbers) {
        char separator = '\n';
        for (const auto number : numbers) {
            text += separator + std::to_string(number);
            separator = ' ';
        }
    };
    for (const auto& row : weights.inputs)
        line(row);
    line(weights.biases);
    line(weights.outputs);
    line(std::array{weights.bias});
    return text + '\n';
}

namespace {

/// Reads a line of exactly so many numbers into `numbers`.
template <class Numbers>
bool read_line(Token line, Numbers& numbers) {
    using Number = typename Numbers::value_type;
    const auto words = split(line, ' ');
    if (words.size() != numbers.size()) return false;
    for (std::size_t index = 0; index < words.size(); ++index) {
        const auto number = whole_number(words[index].text);
        if (!number || *number < std::numeric_limits<Number>::min() || *number > std::numeric_limits<Number>::max())
            return false;
        numbers[index] = static_cast<Number>(*number);
    }
    return true;
}

} // namespace

Result<Network> Network::from_text(std::string_view text) {
    const auto lines = split(text, '\n');
    if (lines.front().text != head) return Refusal{"line 1: expected `{}`", head};
    Weights weights;
    std::array<std::int32_t, 1> bias{};
    std::size_t line = 0;
    const auto read = [&](auto& numbers) { return ++line < lines.size() && read_line(lines[line], numbers); };
    const auto refusal = [&](std::size_t numbers) {
        return Refusal{"line {}: expected {} whole numbers", line + 1, numbers};
    };
    for (auto& row : weights.inputs) {
        if (!read(row)) return refusal(units);
    }
    if (!read(weights.biases) || !read(weights.outputs)) return refusal(units);
    if (!read(bias)) return refusal(bias.size());
    weights.bias = bias.front();
    return Network(weights);
}

} // namespace zugzwang::amazons
