#include "zugzwang/ai/fact.hpp"

#include "zugzwang/base/number_words.hpp"

namespace zugzwang {

std::string words_of(const std::vector<Fact>& facts) {
    std::string words;
    for (const auto& fact : facts)
        words = sentences(words, fact.words);
    return words;
}

} // namespace zugzwang
