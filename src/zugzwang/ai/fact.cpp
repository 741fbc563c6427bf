#include "zugzwang/ai/fact.hpp"

#include "zugzwang/base/words.hpp"

namespace zugzwang {

std::string words_of(const std::vector<Fact>& facts) {
    std::string words;
    for (const auto& fact : facts)
        words = words.empty() ? fact.words : tr("{first} {second}", {{"first", words}, {"second", fact.words}});
    return words;
}

} // namespace zugzwang
