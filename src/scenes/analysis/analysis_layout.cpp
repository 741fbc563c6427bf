#include "scenes/analysis/analysis_layout.hpp"

#include <algorithm>

#include "scenes/frame/column.hpp"
#include "scenes/frame/top_bar.hpp"

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
constexpr float upright_panel = 450, upright_switch = 120, upright_answers = 142, upright_match = 150;

class Arranger {
  public:
    Arranger(const Stage& stage, const AnalysisRequest& request)
        : stage_(stage), request_(request), down_((stage.height() - 1080) / 2) {}

    AnalysisLayout layout() {
        if (stage_.is_upright()) return upright();
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
    AnalysisLayout upright() {
        Column column(upright_room(stage_, foot_bar), upright_gap);
        const Rect room = column.rest();
        const float side = std::min(room.width, room.height - upright_panel - touch_side - 2 * upright_gap);
        layout_.close = true;
        layout_.board = stage_.pixels(column.top(side));
        layout_.parts = stage_.pixels(column.top(touch_side));
        const Rect panel = column.rest();
        switch (request_.part) {
        case AnalysisPart::engine:
            upright_engine(panel);
            break;
        case AnalysisPart::meaning:
            upright_meaning(panel);
            break;
        case AnalysisPart::text:
            upright_text(panel);
            break;
        case AnalysisPart::tools:
            upright_tools(panel);
            break;
        }
        return layout_;
    }

    void upright_engine(Rect panel) {
        layout_.engine = stage_.pixels(panel);
        layout_.engine_switch = stage_.pixels(
            {panel.right() - upright_gap - upright_switch, panel.y + upright_gap, upright_switch, touch_side});
        float y = panel.y + upright_answers;
        for (auto& answer : layout_.answers) {
            answer = stage_.pixels({panel.x + near_pad, y, panel.width - 2 * near_pad, touch_side});
            y += touch_side + branch_gap;
        }
    }

    void upright_meaning(Rect panel) {
        layout_.meaning = stage_.pixels(panel);
        Column column(panel.inset(upright_gap), upright_gap);
        const auto count = std::max<std::size_t>(2, request_.branches);
        if (request_.branches == 0) return;
        const Rect row = column.bottom(touch_side);
        for (std::size_t branch = 0; branch < request_.branches; ++branch)
            layout_.branches.push_back(stage_.pixels(part_of_row(row, branch, count, upright_gap)));
    }

    void upright_text(Rect panel) {
        layout_.text = stage_.pixels(panel);
        Column column(panel.inset(upright_gap), upright_gap);
        const Rect head = column.top(touch_side), row = column.bottom(touch_side);
        layout_.match = stage_.pixels({head.right() - upright_match, head.y, upright_match, head.height});
        std::array<Rect*, 3> buttons{&layout_.copy, &layout_.paste, &layout_.play};
        for (std::size_t index = 0; index < buttons.size(); ++index)
            *buttons[index] = stage_.pixels(part_of_row(row, index, buttons.size(), upright_gap));
        layout_.well = stage_.pixels(column.rest());
    }

    /// The tools two in a row; what is set below them.
    void upright_tools(Rect panel) {
        layout_.tools = stage_.pixels(panel);
        const std::size_t rows = (request_.tools + 1) / 2 + request_.settings + 1;
        const float gap = branch_gap;
        const Rect inside = panel.inset(upright_gap);
        const float high =
            std::min(touch_side, (inside.height - gap * static_cast<float>(rows - 1)) / static_cast<float>(rows));
        Column column(inside, gap);
        for (std::size_t tool = 0; tool < request_.tools; tool += 2) {
            const Rect row = column.top(high);
            layout_.tool_rows.push_back(stage_.pixels(part_of_row(row, 0, 2, gap)));
            if (tool + 1 < request_.tools) layout_.tool_rows.push_back(stage_.pixels(part_of_row(row, 1, 2, gap)));
        }
        const auto labelled = [&](Rect& label, Rect& control) {
            const Rect row = column.top(high);
            const float width = row.width * side_label_part;
            label = stage_.pixels({row.x, row.y, width, row.height});
            control = stage_.pixels({row.x + width, row.y, row.width - width, row.height});
        };
        layout_.setting_labels.resize(request_.settings);
        layout_.setting_controls.resize(request_.settings);
        for (std::size_t row = 0; row < request_.settings; ++row)
            labelled(layout_.setting_labels[row], layout_.setting_controls[row]);
        labelled(layout_.side_label, layout_.side_switch);
    }

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
