// Where the board, the sentence and the buttons of the guided minute stand.
#pragma once

#include "scenes/frame/stage.hpp"

namespace zugzwang {

/// In device pixels.
struct GuideLayout {
    Rect board;
    Rect skip, once_more, done;
    Rect head, sentence;        ///< Lines of no height: whose move it is; the top of the words.
    Rect steps, counter, hints; ///< Lines of no height.
};

/// `square`: the board is as broad as it is high.
[[nodiscard]] GuideLayout guide_layout(const Stage& stage, bool square);

} // namespace zugzwang
