// What the champion says of a position: its value, whether that is proven, and its best three moves with their lines.
// Draws only.
#pragma once

#include <string>

#include "scenes/analysis/analysis_layout.hpp"
#include "scenes/widgets/controls.hpp"
#include "zugzwang/gfx/canvas.hpp"
#include "zugzwang/play/session_news.hpp"

namespace zugzwang {

/// Of the control of an answer, counted from the best.
[[nodiscard]] std::string answer_id(std::size_t row);

struct AnswersLook {
    std::string name;             ///< Of the champion.
    std::string value;            ///< In words.
    const AnalysisInfo* analysis; ///< Null while it is switched off.
};
void paint_answers(const AnalysisLayout& layout, const AnswersLook& look, const Controls& controls, Canvas& canvas);

} // namespace zugzwang
