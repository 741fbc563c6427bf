// Where the tools, the board and the answers of the analysis board stand. On an upright screen the board is over one
// panel that is chosen.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "scenes/frame/stage.hpp"

namespace zugzwang {

/// Of these an upright screen shows one at a time.
enum class AnalysisPart : std::uint8_t { engine, meaning, text, tools };

struct AnalysisRequest {
    AnalysisPart part = AnalysisPart::engine; ///< Upright: that is shown.
    bool laid_out = true;                     ///< The position can be laid out by hand: there are tools or settings.
    std::size_t tools = 0;                    ///< Rows of tools, each one thing that a click does.
    std::size_t settings = 0;                 ///< Rows below them.
    std::size_t branches = 0;                 ///< Buttons for other ways on.
};

/// In device pixels; what is not shown has no size.
struct AnalysisLayout {
    Rect board;
    Rect parts;                        ///< Upright: which panel is shown.
    bool close = false;                ///< What the champion says stands closer together.
    Rect tools, text, engine, meaning; ///< Panels.
    std::vector<Rect> tool_rows;
    std::vector<Rect> setting_labels, setting_controls;
    Rect side_label, side_switch;
    Rect well, match, copy, paste, play;
    Rect engine_switch;
    std::array<Rect, 3> answers;
    std::vector<Rect> branches;
};

[[nodiscard]] AnalysisLayout analysis_layout(const Stage& stage, const AnalysisRequest& request);

} // namespace zugzwang
