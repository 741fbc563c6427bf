#include "zugzwang/ai/fact.hpp"

#include "zugzwang/base/number_words.hpp"

namespace zugzwang {

std::string words_of(const std::vector<Fact>& facts) {
    std::string words;
    for (const auto& fact : facts)
        words = sentences(words, fact.words);
    return words;
}

Light light_of(const std::vector<Fact>& facts) {
    const auto lit = std::ranges::find_if(facts, [](const Fact& fact) { return fact.light.is_on(); });
    return lit == facts.end() ? Light{} : lit->light;
}

} // namespace zugzwang
