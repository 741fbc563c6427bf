// A guided minute as data: what somebody who never heard of a game plays on a tiny board, a sentence for each move.
#pragma once

#include <string>
#include <vector>

namespace zugzwang {

/// One move of the person, who has the first side, and what the other side answers.
struct GuideStep {
    std::string name; ///< What it teaches, in at most max_guide_name characters; not yet translated.
    /// One sentence, two short ones at most, in at most max_guide_words characters; not yet translated. The help of the
    /// usual game says the same, in the same words.
    std::string words;
    /// What may be played here, as the rules write it; at least one. The first one is lit.
    std::vector<std::string> moves;
    std::vector<std::string> replies{}; ///< Of the other side, until it is the person's turn or the game is over.
    /// The step begins with this position. Empty: where the one before it left the board; then that has one move alone.
    std::string position{};
};

inline constexpr std::size_t max_guide_name = 24, max_guide_words = 90;

/// Three or four steps, the first with a position; empty for a game that needs none.
using Guide = std::vector<GuideStep>;

} // namespace zugzwang
