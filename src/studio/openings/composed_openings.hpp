// Games that nobody played, counted, for pictures of the explorer.
#pragma once

#include <memory>

#include "desk/openings/openings.hpp"
#include "keep/library.hpp"

namespace zugzwang::studio {

struct ComposedOpenings {
    explicit ComposedOpenings(const std::vector<Game>& games) : openings(games, &library, {}, {}) {}

    Library library = *Library::open({});
    Openings openings;
};

/// 214 games of Boxes that a person moved first in, against the upper rungs of the ladder and played on by chance; 26
/// of them begin with the two lines of the picture. All counted. The time is composed_now.
[[nodiscard]] std::unique_ptr<ComposedOpenings> composed_openings(const std::vector<Game>& games);

} // namespace zugzwang::studio
