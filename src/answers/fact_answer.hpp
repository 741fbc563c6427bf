// The facts of a move as a line of JSON has them.
#pragma once

#include <vector>

#include "record/json.hpp"
#include "zugzwang/ai/fact.hpp"

namespace zugzwang {

/// Adds "words" and "facts" to an object.
inline void add_facts(Json& line, const std::vector<Fact>& facts) {
    line.set("words", words_of(facts));
    Json::Array told;
    for (const auto& fact : facts)
        told.push_back(Json::Object{{"kind", fact.kind}, {"numbers", fact.numbers}, {"moves", fact.moves}});
    line.set("facts", std::move(told));
}

} // namespace zugzwang
