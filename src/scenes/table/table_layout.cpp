#include "scenes/table/table_layout.hpp"

#include <algorithm>

#include "scenes/frame/column.hpp"
#include "scenes/frame/top_bar.hpp"

namespace zugzwang {

namespace {

// Units of a 1080-line screen.
constexpr float panels_top = 145, panels_bottom = 996;
constexpr float board_top = 116, board_bottom = 1052;
constexpr float board_room = 932, min_panel = 372;
constexpr float seat_height = 211, panel_gap = 20;
constexpr float insight_height = 382, pointer_height = 230, controls_height = 144, brief_thinking_height = 232;

constexpr float column_seat_height = 172, column_gap = 16, tabs_height = 56, column_controls_height = 110;
constexpr float column_thinking_height = 215;

constexpr float broad_board_top = 380, broad_moves = 282, broad_controls = 200;
constexpr float narrow_broad_panel = 330, narrow_broad_moves = 190, narrow_broad_side = 150;

constexpr float curve_height = 172, expected_height = 336, show_bottom = 1036;
constexpr float broad_expected = 520, narrow_broad_expected = 380;

constexpr float strip_edge = 14, strip_height = 84, strip_gap = 12, min_drawer = 300;
constexpr float drawer_thinking = 330, drawer_pointer = 210, strip_controls = 86;

constexpr float upright_seat = 98, upright_panel = 212, upright_controls = 120, upright_result = 272;

constexpr float strips_below_pixels = 1000;
constexpr float wide_aspect = 1.599F;

TableShape shape_of(const Stage& stage) {
    if (stage.is_upright()) return TableShape::upright;
    if (stage.screen().width < strips_below_pixels) return TableShape::strips;
    return stage.screen().width >= stage.screen().height * wide_aspect ? TableShape::wide : TableShape::one_column;
}

/// Cuts pieces in units, answers pixels.
class Arranger {
  public:
    Arranger(const Stage& stage, const TableRequest& request)
        : stage_(stage), request_(request), edge_(stage[Measure::edge]), gap_(stage[Measure::gap]),
          down_((stage.height() - 1080) / 2) {
        layout_.shape = shape_of(stage);
    }

    TableLayout layout() {
        if (layout_.shape == TableShape::upright)
            upright();
        else if (request_.style == TableStyle::broad)
            broad();
        else if (layout_.shape == TableShape::wide)
            columns();
        else if (layout_.shape == TableShape::one_column)
            one_column();
        else
            strips();
        return layout_;
    }

  private:
    [[nodiscard]] Rect px(Rect units) const { return stage_.pixels(units); }
    [[nodiscard]] float width() const { return stage_.width(); }
    [[nodiscard]] Rect panels(float x, float panel_width) const {
        const float bottom = request_.broadcast ? show_bottom : panels_bottom;
        return {x, panels_top + down_, panel_width, bottom - panels_top};
    }
    /// What the curve leaves of the board's area.
    [[nodiscard]] Rect over_curve(Rect area) {
        if (!request_.broadcast) return area;
        layout_.curve = px({area.x, show_bottom + down_ - curve_height, area.width, curve_height});
        area.height = show_bottom + down_ - curve_height - panel_gap - area.y;
        return area;
    }
    [[nodiscard]] bool shows_expected() const { return request_.broadcast && request_.expected && !request_.result; }

    void columns() {
        const float panel =
            std::clamp((width() - board_room) / 2 - edge_ - gap_, min_panel, stage_[Measure::panel_width]);
        const float left_end = edge_ + panel + gap_;
        layout_.board = px(over_curve({left_end, board_top + down_, width() - 2 * left_end, board_bottom - board_top}));
        Column left(panels(edge_, panel), panel_gap);
        Column right(panels(width() - edge_ - panel, panel), panel_gap);
        layout_.seats[Side::first] = px(left.top(seat_height));
        if (request_.style == TableStyle::facing) {
            layout_.seats[Side::second] = px(right.top(seat_height));
            if (request_.insight) {
                const float beside_thinking = left.rest().height - panel_gap - brief_thinking_height;
                layout_.insight = px(left.top(request_.computer ? beside_thinking : insight_height));
            } else if (shows_expected()) {
                layout_.expected = px(left.bottom(expected_height));
            }
        } else {
            layout_.seats[Side::second] = px(left.top(seat_height));
            if (request_.insight && !request_.result) layout_.insight = px(right.top(insight_height));
        }
        if (request_.result)
            layout_.went = px(left.rest());
        else if (request_.computer)
            layout_.thinking = px(left.rest());
        else if (request_.style == TableStyle::columns || !request_.insight)
            layout_.notes = px(left.rest());
        moves_and_pointer(right, controls_height, pointer_height);
    }

    /// What remains of a column: the result alone, or the moves over what belongs to the pointer or the demo.
    void moves_and_pointer(Column& column, float for_controls, float for_pointer) {
        if (request_.result) {
            layout_.result = px(column.rest());
            return;
        }
        if (request_.demo)
            layout_.controls = px(column.bottom(for_controls));
        else
            layout_.pointer = px(column.bottom(for_pointer));
        if (shows_expected() && request_.style == TableStyle::columns && !request_.insight)
            layout_.expected = px(column.bottom(expected_height));
        layout_.moves = px(column.rest());
    }

    void one_column() {
        const float panel = stage_[Measure::panel_width];
        const float x = width() - edge_ - panel;
        layout_.board = px(over_curve({edge_, board_top + down_, x - gap_ - edge_, board_bottom - board_top}));
        Column column(panels(x, panel), column_gap);
        for (auto& seat : layout_.seats.values)
            seat = px(column.top(column_seat_height));
        if (request_.result) {
            layout_.result = px(column.rest());
            return;
        }
        if (!request_.exhibited) layout_.tabs = px(column.top(tabs_height));
        if (request_.demo) layout_.controls = px(column.bottom(column_controls_height));
        if (request_.moves_tab) {
            layout_.moves = px(column.rest());
        } else if (request_.insight) {
            layout_.insight = px(column.rest());
        } else {
            if (request_.computer && !request_.demo) layout_.thinking = px(column.top(column_thinking_height));
            auto& rest = shows_expected() ? layout_.expected : request_.demo ? layout_.thinking : layout_.pointer;
            rest = px(column.rest());
        }
    }

    /// The board between the seats, and a drawer beside it; the board stands where it is when the drawer shuts.
    void strips() {
        layout_.has_drawer = true;
        const float top = stage_[Measure::top_bar] + strip_edge;
        const float side = std::min(stage_.height() - top - strip_edge - 2 * (strip_height + strip_gap),
                                    width() - min_drawer - 3 * strip_edge);
        const float whole = side + 2 * (strip_height + strip_gap);
        const float y = top + (stage_.height() - top - strip_edge - whole) / 2;
        const float drawer = std::min(stage_[Measure::panel_width], width() - side - 3 * strip_edge);
        const float x = (width() - side - strip_edge - drawer) / 2;
        layout_.seats[Side::second] = px({x, y, side, strip_height});
        layout_.board = px({x, y + strip_height + strip_gap, side, side});
        layout_.seats[Side::first] = px({x, y + whole - strip_height, side, strip_height});
        Column column({x + side + strip_edge, y, drawer, whole}, strip_gap);
        if (request_.result) {
            layout_.result = px(column.rest());
            return;
        }
        if (request_.demo) layout_.controls = px(column.bottom(strip_controls));
        if (request_.drawer) {
            if (request_.broadcast) layout_.curve = px(column.bottom(curve_height));
            if (request_.insight)
                layout_.insight = px(column.top(insight_height));
            else if (request_.computer)
                layout_.thinking = px(column.top(drawer_thinking));
            if (!request_.demo) layout_.pointer = px(column.bottom(drawer_pointer));
            layout_.moves = px(column.rest());
        }
    }

    void broad() {
        const bool wide = layout_.shape == TableShape::wide;
        const float panel =
            wide ? std::clamp((width() - board_room) / 2 - edge_ - gap_, min_panel, stage_[Measure::panel_width])
                 : narrow_broad_panel;
        const float gap = wide ? gap_ : column_gap;
        const float y = panels_top + down_;
        layout_.seats = {{px({edge_, y, panel, seat_height}), px({width() - edge_ - panel, y, panel, seat_height})}};
        layout_.board =
            px(over_curve({edge_, broad_board_top + down_, width() - 2 * edge_, board_bottom - broad_board_top}));
        if (layout_.curve && shows_expected())
            beside_curve(px({0, 0, wide ? broad_expected : narrow_broad_expected, 0}).width, px({0, 0, gap, 0}).width);
        Rect middle{edge_ + panel + gap, y, width() - 2 * (edge_ + panel + gap), seat_height};
        if (request_.result) {
            layout_.result = px(middle);
            return;
        }
        const auto cut = [&](float wide_piece, float narrow_piece) {
            const float piece = wide ? wide_piece : narrow_piece;
            middle.width -= piece + gap;
            return px({middle.right() + gap, y, piece, seat_height});
        };
        if (request_.demo) {
            layout_.controls = cut(broad_controls, narrow_broad_side);
            layout_.moves = cut(broad_controls + gap, narrow_broad_side);
        } else {
            layout_.moves = cut(broad_moves, narrow_broad_moves);
        }
        if (request_.insight)
            layout_.insight = px(middle);
        else if (request_.computer)
            layout_.thinking = px(middle);
        else
            layout_.pointer = px(middle);
    }

    /// The board between the seats, below them what there is room for: one panel, or two, the moves in the second.
    void upright() {
        const Rect room = upright_room(stage_, request_.exhibited ? 0 : foot_bar);
        const float below = upright_panel + (request_.broadcast ? upright_controls + upright_gap : 0);
        const float side = std::min(room.width, room.height - below - 2 * upright_seat - 3 * upright_gap);
        Column column(room, upright_gap);
        layout_.seats[Side::second] = px(column.top(upright_seat));
        layout_.board = px(column.top(side));
        layout_.seats[Side::first] = px(column.top(upright_seat));
        layout_.foot = !request_.exhibited;
        if (request_.result) {
            Rect rest = column.rest();
            if (rest.height < upright_result) { // what is in the bar is for a game that goes on
                layout_.foot = false;
                rest.height = stage_.height() - upright_edge - rest.y;
            }
            layout_.result = px(rest);
            return;
        }
        if (request_.demo) layout_.controls = px(column.bottom(upright_controls));
        const bool two = column.rest().height >= 2 * upright_panel + upright_gap;
        layout_.has_drawer = !two || request_.broadcast;
        auto& last = layout_.has_drawer && !request_.moves_tab && request_.broadcast ? layout_.curve : layout_.moves;
        if (two) last = px(column.bottom((column.rest().height - upright_gap) / 2));
        const Rect rest = px(column.rest());
        if (!two && request_.moves_tab)
            layout_.moves = rest;
        else if (request_.insight)
            layout_.insight = rest;
        else if (!two && request_.broadcast)
            layout_.curve = rest;
        else if (request_.computer)
            layout_.thinking = rest;
        else
            layout_.pointer = rest;
    }

    /// Both in pixels.
    void beside_curve(float expected_width, float gap) {
        Rect& curve = *layout_.curve;
        layout_.expected = {curve.right() - expected_width, curve.y, expected_width, curve.height};
        curve.width -= expected_width + gap;
    }

    const Stage& stage_;
    const TableRequest& request_;
    float edge_, gap_, down_;
    TableLayout layout_;
};

} // namespace

TableLayout table_layout(const Stage& stage, const TableRequest& request) { return Arranger(stage, request).layout(); }

} // namespace zugzwang
