// The facts of a move as a line of JSON has them, and how long commands think that tell them.
#pragma once

#include <cstdint>
#include <vector>

#include "record/json.hpp"
#include "zugzwang/ai/fact.hpp"

namespace zugzwang::cli {

inline constexpr std::int64_t reading_movetime = 500; ///< Milliseconds.

/// Adds "words" and "facts" to an object.
inline void add_facts(Json& line, const std::vector<Fact>& facts) {
    line.set("words", words_of(facts));
    Json::Array told;
    for (const auto& fact : facts)
        told.push_back(Json::Object{{"kind", fact.kind}, {"numbers", fact.numbers}, {"moves", fact.moves}});
    line.set("facts", std::move(told));
}

} // namespace zugzwang::cli
