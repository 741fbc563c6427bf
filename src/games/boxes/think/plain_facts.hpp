// What a line of Boxes does, by itself.
#pragma once

#include <cstdint>
#include <vector>

#include "games/boxes/think/seen_move.hpp"
#include "zugzwang/ai/fact.hpp"

namespace zugzwang::boxes {

/// Of what kind of move a fact is told.
enum class Sense : std::uint8_t { of_any, of_better, of_worse };

struct SensedFact {
    Fact fact;
    Sense sense = Sense::of_any;
};

/// The most telling first; never empty. The kinds stand in facts.hpp.
[[nodiscard]] std::vector<SensedFact> plain_facts(const SeenQuestion& question, const SeenMove& seen);

} // namespace zugzwang::boxes
