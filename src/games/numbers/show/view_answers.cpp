// What somebody hears of the row who does not see it.
#include <algorithm>

#include "games/numbers/show/view.hpp"
#include "zugzwang/base/number_words.hpp"
#include "zugzwang/base/text.hpp"
#include "zugzwang/base/words.hpp"

namespace zugzwang::numbers {
namespace {

constexpr std::size_t at_once = 10; ///< Of a long row.

std::string listed(std::span<const std::int32_t> row) {
    return joined(row, ", ", [](std::int32_t number) { return std::to_string(number); });
}

/// A short row whole. Of a long one its ends, then ten at a time; of a very long one the tens at its ends.
Answers position(std::span<const std::int32_t> row) {
    constexpr std::size_t most = 10; ///< Tens from each end.
    if (row.empty()) return {tr("The row is empty.")};
    if (row.size() <= at_once) return {tr("The row, from the left: {numbers}.", {{"numbers", listed(row)}})};
    Answers answers{tr_n("{n} number is left, {left} at the left end, {right} at the right.",
                         "{n} numbers are left, {left} at the left end, {right} at the right.",
                         static_cast<std::int64_t>(row.size()), {{"left", row.front()}, {"right", row.back()}})};
    const auto tens = (row.size() + at_once - 1) / at_once;
    for (std::size_t ten = 0; ten < tens; ++ten) {
        if (ten >= most && ten + most < tens) continue;
        const auto begin = ten * at_once, end = std::min(begin + at_once, row.size());
        answers.push_back(
            tr("Places {first} to {last}: {numbers}.",
               {{"first", begin + 1}, {"last", end}, {"numbers", listed(row.subspan(begin, end - begin))}}));
    }
    return answers;
}

std::string here(std::span<const std::int32_t> row) {
    const auto beyond = row.size() - 2;
    return sentences(tr("On the left {number}, behind it {next}.", {{"number", row.front()}, {"next", row[1]}}),
                     tr("On the right {number}, behind it {next}.", {{"number", row.back()}, {"next", row[beyond]}}));
}

std::string danger(std::span<const std::int32_t> row) {
    const auto beyond = row.size() - 2;
    if (beyond == 0)
        return tr("The other side gets the one that you leave: {one} or {other}.",
                  {{"one", row.back()}, {"other", row.front()}});
    return sentences(tr("Take {number} on the left, and the other side can take {one} or {other}.",
                        {{"number", row.front()}, {"one", row[1]}, {"other", row.back()}}),
                     tr("Take {number} on the right, and the other side can take {one} or {other}.",
                        {{"number", row.back()}, {"one", row.front()}, {"other", row[beyond]}}));
}

} // namespace

Answers View::answers(Question question, const Rules::State& state, Labels) const {
    const auto row = state.numbers();
    if (question == Question::position || (question == Question::here && row.size() == 1)) return position(row);
    if (row.size() < 2) return {};
    return {question == Question::here ? here(row) : danger(row)};
}

} // namespace zugzwang::numbers
