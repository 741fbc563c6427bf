// All that is kept of a person beside the games themselves, as one value: what goes into a file of the person's, and
// what of such a file is not here yet.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "desk/context.hpp"
#include "keep/ladder_book.hpp"
#include "keep/puzzle_book.hpp"
#include "keep/result_book.hpp"
#include "practice/notes.hpp"

namespace zugzwang::you {

struct Known {
    std::vector<RatedResult> results{};
    std::vector<KnownRung> rungs{};
    PuzzleMarks puzzles{};
    std::vector<practice::GameRead> games{}; ///< Those whose mistakes were looked for, with what was found.
    std::vector<practice::Tried> tries{};    ///< Of exercises; oldest first.

    [[nodiscard]] bool is_nothing() const;
};
[[nodiscard]] Known known(const SceneContext& context);

/// What is to be noted so that all of a file is known here.
struct Missing {
    std::vector<RatedResult> results{};
    std::vector<KnownRung> rungs{};
    std::vector<PuzzleMark> puzzles{};
    std::vector<practice::Note> practice{};

    [[nodiscard]] std::size_t size() const { return results.size() + rungs.size() + puzzles.size() + practice.size(); }
};
/// Once it is noted, nothing of the same file is missing. Where both know of something, the larger number stands, the
/// later day, and of an exercise the later mistake: a file may be an older state of what is here.
[[nodiscard]] Missing missing(const Known& file, const Known& here);
/// Notes what of the file is missing; answers how much that was.
std::size_t take_in(SceneContext& context, const Known& file);

} // namespace zugzwang::you
