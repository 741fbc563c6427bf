#include "zugzwang/play/list_words.hpp"

#include <algorithm>
#include <cstdint>

#include "zugzwang/base/text.hpp"
#include "zugzwang/base/words.hpp"

namespace zugzwang {

std::string listed(std::span<const std::string> all) {
    if (all.size() < 2) return all.empty() ? std::string() : all.front();
    return tr("{some} and {last}", {{"some", joined(all.first(all.size() - 1), ", ")}, {"last", all.back()}});
}

std::vector<std::string> listed_by(std::size_t most, std::span<const std::string> all) {
    std::vector<std::string> parts;
    for (std::size_t from = 0; from < all.size(); from += most)
        parts.push_back(listed(all.subspan(from, std::min(most, all.size() - from))));
    return parts;
}

Answers possible_moves(std::span<const std::string> moves) {
    constexpr std::size_t at_once = 12, most = 60;
    const auto count = static_cast<std::int64_t>(moves.size());
    if (moves.size() > most)
        return {tr_n("{n} move is possible. The arrows choose a place on the board.",
                     "{n} moves are possible. The arrows choose a place on the board.", count)};
    Answers answers;
    for (const auto& part : listed_by(at_once, moves))
        answers.push_back(answers.empty() ? tr_n("{n} move is possible: {moves}.", "{n} moves are possible: {moves}.",
                                                 count, {{"moves", part}})
                                          : tr("Also {moves}.", {{"moves", part}}));
    return answers;
}

} // namespace zugzwang
