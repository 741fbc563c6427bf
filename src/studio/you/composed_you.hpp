// Somebody who nobody is, after twelve weeks: results that grew better, a best win, puzzles and mistakes, for pictures.
#pragma once

#include <filesystem>
#include <memory>

#include "desk/context.hpp"
#include "keep/keeper.hpp"
#include "scenes/frame/scene.hpp"

namespace zugzwang::studio {

/// Keeps all that in a folder of its own, which goes with it; it outlives the program whose context it is lent to.
class ComposedPerson {
  public:
    /// Nothing was played yet; the time is composed_now.
    explicit ComposedPerson(SceneContext& context);
    ComposedPerson(const ComposedPerson&) = delete;
    ComposedPerson& operator=(const ComposedPerson&) = delete;
    ~ComposedPerson();

    /// Twelve weeks of everything.
    void live(SceneContext& context);

  private:
    std::filesystem::path folder_;
    std::unique_ptr<Keeper> keeper_;
};

} // namespace zugzwang::studio
