#include "scenes/analysis/analysis_layout.hpp"

#include <algorithm>

namespace zugzwang {
namespace {

// Units of a 1080-line screen.
constexpr float panels_top = 146, panels_bottom = 996, board_top = 112, board_bottom = 1052;
constexpr float board_room = 932, min_panel = 360;
constexpr float pad = 28, near_pad = 16, panel_gap = 26, title_room = 66;
constexpr float tool_height = 66, tool_pitch = 73, setting_height = 54, setting_pitch = 64, setting_label_part = 0.42F,
                side_label_part = 0.34F;
constexpr float side_height = 54, button_height = 58, button_gap = 12, highest_text = 340;
constexpr float engine_bottom = 694, switch_width = 96, switch_height = 40, answers_top = 226, answer_height = 80,
                answer_pitch = 88;
constexpr float match_width = 104, match_height = 44, match_down = 18;
constexpr float branch_height = 48, branch_gap = 8;

class Arranger {
  public:
    Arranger(const Stage& stage, const AnalysisRequest& request)
        : stage_(stage), request_(request), down_((stage.height() - 1080) / 2) {}

    AnalysisLayout layout() {
        const float edge = stage_[Measure::edge], gap = stage_[Measure::gap];
        const float panel =
            std::clamp((stage_.width() - board_room) / 2 - edge - gap, min_panel, stage_[Measure::panel_width]);
        const float left_end = edge + panel + gap;
        layout_.board = px({left_end, board_top, stage_.width() - 2 * left_end, board_bottom - board_top});
        left(edge, panel);
        right(stage_.width() - edge - panel, panel);
        return layout_;
    }

  private:
    [[nodiscard]] Rect px(Rect units) const {
        return stage_.pixels({units.x, units.y + down_, units.width, units.height});
    }

    void left(float x, float width) {
        float y = panels_top + (request_.tools > 0 ? title_room : near_pad);
        for (std::size_t row = 0; row < request_.tools; ++row) {
            layout_.tool_rows.push_back(px({x + near_pad, y, width - 2 * near_pad, tool_height}));
            y += tool_pitch;
        }
        const float inside = width - 2 * pad, label = inside * setting_label_part;
        for (std::size_t row = 0; row < request_.settings; ++row) {
            layout_.setting_labels.push_back(px({x + pad, y, label, setting_height}));
            layout_.setting_controls.push_back(px({x + pad + label, y, inside - label, setting_height}));
            y += setting_pitch;
        }
        y += request_.tools > 0 ? 6 : 0;
        const float side = inside * side_label_part;
        layout_.side_label = px({x + pad, y, side, side_height});
        layout_.side_switch = px({x + pad + side, y, inside - side, side_height});
        y += side_height + near_pad;
        layout_.tools = px({x, panels_top, width, y - panels_top});

        const float top = request_.laid_out ? y + panel_gap : panels_top,
                    end = std::min(panels_bottom, top + highest_text);
        layout_.text = px({x, top, width, end - top});
        const float row = end - pad - button_height, each = (inside - 2 * button_gap) / 3;
        std::array<Rect*, 3> buttons{&layout_.copy, &layout_.paste, &layout_.play};
        for (std::size_t index = 0; index < buttons.size(); ++index)
            *buttons[index] = px({x + pad + (each + button_gap) * static_cast<float>(index), row, each, button_height});
        layout_.match = px({x + width - pad - match_width, top + match_down, match_width, match_height});
        const float bottom = row - button_gap;
        layout_.well = px({x + pad, top + title_room, inside, bottom - top - title_room});
    }

    void right(float x, float width) {
        layout_.engine = px({x, panels_top, width, engine_bottom - panels_top});
        layout_.engine_switch = px({x + width - pad - switch_width, panels_top + 22, switch_width, switch_height});
        for (std::size_t row = 0; row < layout_.answers.size(); ++row) {
            layout_.answers[row] = px({x + near_pad, panels_top + answers_top + answer_pitch * static_cast<float>(row),
                                       width - 2 * near_pad, answer_height});
        }
        const float top = engine_bottom + panel_gap;
        layout_.meaning = px({x, top, width, panels_bottom - top});
        const float inside = width - 2 * pad, each = branch_width(inside);
        for (std::size_t branch = 0; branch < request_.branches; ++branch) {
            layout_.branches.push_back(px({x + pad + (each + branch_gap) * static_cast<float>(branch),
                                           panels_bottom - near_pad - branch_height, each, branch_height}));
        }
    }

    /// Two at least share a row, so that one alone is not too wide.
    [[nodiscard]] float branch_width(float room) const {
        const auto count = static_cast<float>(std::max<std::size_t>(2, request_.branches));
        return (room - (count - 1) * branch_gap) / count;
    }

    const Stage& stage_;
    const AnalysisRequest& request_;
    float down_;
    AnalysisLayout layout_;
};

} // namespace

AnalysisLayout analysis_layout(const Stage& stage, const AnalysisRequest& request) {
    return Arranger(stage, request).layout();
}

} // namespace zugzwang
