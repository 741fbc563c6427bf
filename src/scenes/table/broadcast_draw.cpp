#include <algorithm>
#include <cmath>
#include <string>

#include "scenes/frame/value_curve.hpp"
#include "scenes/table/broadcast.hpp"
#include "scenes/widgets/paint.hpp"
#include "zugzwang/base/number_words.hpp"
#include "zugzwang/base/words.hpp"

namespace zugzwang {

namespace {

// Units of a 1080-line screen.
constexpr float inset = 18, head = 52, players_width = 270, mark_size = 22, score_gap = 30, min_name_width = 50,
                narrow = 600;
constexpr std::size_t fewest_moves = 24; ///< The curve has room for so many, at first.

/// The plot has room for what comes next.
std::vector<std::optional<double>> with_room(std::vector<std::optional<double>> shares) {
    std::size_t room = fewest_moves;
    while (room < shares.size())
        room += room / 2;
    shares.resize(room + 1);
    return shares;
}

} // namespace

ui::Node Broadcast::curve_panel(std::shared_ptr<const Session> session) const {
    return ui::picture({.draw =
                            [this, session = std::move(session)](Rect area, const ui::ControlState&, Canvas& canvas) {
                                draw_curve(session->news(), area, canvas);
                            },
                        .min_height = 172})
        .named("curve");
}

void Broadcast::draw_curve(const SessionNews& news, Rect area, Canvas& canvas) const {
    paint_panel(area, {}, canvas);
    const float side = canvas.px(inset), top = canvas.px(head);
    const float left = std::min(canvas.px(players_width), std::round(area.width * 0.36F));
    const Rect plot =
        snapped({area.x + side + left, area.y + top, area.width - 2 * side - left, area.height - top - side});
    const float line = canvas.px(30.0F);
    const Rect line_of_words{area.x + side, area.y + (top - line) / 2 + canvas.px(3.0F), area.width - 2 * side, line};
    if (area.width < canvas.px(narrow)) {
        draw_caption(line_of_words, canvas);
    } else {
        draw_score({line_of_words.x, line_of_words.y, left - side, line}, canvas);
        draw_caption({plot.x, line_of_words.y, plot.width, line}, canvas);
    }
    draw_player(Side::first, news, {area.x + side, plot.y, left - side, line}, canvas);
    draw_player(Side::second, news, {area.x + side, plot.bottom() - line, left - side, line}, canvas);
    ValueCurve curve{.shares = with_room(values_.shares())};
    if (caption_ && caption_->ply < values_.shares().size()) curve.cursor = caption_->ply;
    paint_value_curve(plot, curve, canvas);
}

void Broadcast::draw_caption(Rect line, Canvas& canvas) const {
    TextStyle style{.size = canvas.px(Measure::body), .paint = {Role::ink}, .weight = Weight::semibold};
    const float y = line.centre().y;
    if (is_running_ahead() || !caption_) {
        style.paint = {Role::soft};
        style.weight = Weight::regular;
        style.size = canvas.px(Measure::caption);
        style.max_width = line.width;
        const auto known = std::ranges::any_of(values_.shares(), [](const auto& share) { return share.has_value(); });
        const bool told = values_.view(Side::first) || values_.view(Side::second);
        canvas.text(is_running_ahead() ? tr("On to the next turning point …")
                    : told             ? tr("How each of them thinks it stands")
                    : known            ? tr("How it stands")
                                       : tr("Nobody has said yet how it stands"),
                    {line.x, y}, style);
        return;
    }
    float x = line.x;
    if (caption_->side) {
        const float mark = canvas.px(mark_size);
        paint_mark(*caption_->side, {x + mark / 2, y}, mark, canvas);
        x += mark + canvas.px(12.0F);
    }
    const float room = line.right() - x;
    style.size = fitting_size(caption_->words, style, room, canvas.px(Measure::smallest), canvas);
    style.max_width = room;
    canvas.text(caption_->words, {x, y}, style);
}

/// What they won against one another, each number beside the mark of who won so often.
void Broadcast::draw_score(Rect line, Canvas& canvas) const {
    if (score_.games() == 0) return;
    const float mark = canvas.px(mark_size), gap = canvas.px(8.0F), y = line.centre().y;
    const TextStyle style{.size = canvas.px(Measure::caption), .paint = {Role::ink}, .weight = Weight::bold};
    float x = line.x;
    for (const Side side : both_sides) {
        paint_mark(side, {x + mark / 2, y}, mark, canvas);
        x += mark + gap;
        x += canvas.text(std::to_string(score_.wins[side]), {x, y}, style).width + canvas.px(score_gap);
    }
    if (score_.draws == 0) return;
    auto soft = style;
    soft.paint = {Role::soft};
    soft.weight = Weight::regular;
    soft.max_width = line.right() - x;
    if (soft.max_width <= mark) return;
    canvas.text(tr_n("{n} draw", "{n} draws", static_cast<std::int64_t>(score_.draws)), {x, y}, soft);
}

/// At its end of the curve: who it is, and what that one expects.
void Broadcast::draw_player(Side side, const SessionNews& news, Rect line, Canvas& canvas) const {
    const float mark = canvas.px(mark_size), y = line.centre().y;
    paint_mark(side, {line.x + mark / 2, y}, mark, canvas);
    float right = line.right();
    if (const auto view = values_.view(side)) {
        right -= canvas
                     .text(percent_words(side == Side::first ? *view : 1 - *view), {right, y},
                           {.size = canvas.px(Measure::caption),
                            .paint = {role_of(side)},
                            .weight = Weight::bold,
                            .align_x = AlignX::right})
                     .width +
                 canvas.px(10.0F);
    }
    const float x = line.x + mark + canvas.px(10.0F);
    if (right - x < canvas.px(min_name_width)) return;
    canvas.text(news.seats[side].name, {x, y},
                {.size = canvas.px(Measure::smallest), .paint = {Role::soft}, .max_width = right - x});
}

ui::Node Broadcast::expected_panel(const SessionNews& news) {
    const auto& thinking = news.thinking;
    const bool told = !expectation_.is_empty() && expectation_.is_told() && thinking;
    const auto words = told                      ? tr("{player} expects", {{"player", news.seats[thinking->side].name}})
                       : expectation_.is_empty() ? tr("What comes next, nobody says")
                                                 : tr("Best play from here");
    auto board = ui::picture([this](Rect area, Canvas& canvas) {
                     paint_well(area, canvas);
                     expectation_.draw(canvas);
                 })
                     .named("expects-board")
                     .reacting({.place = [this](Rect area) { expectation_.place(area); }});
    return ui::column(
               ui::row(ui::mark(told ? thinking->side : Side::first, mark_size).when(told),
                       ui::line(words, {.size = Measure::smallest, .paint = {Role::soft}, .weight = Weight::semibold})
                           .wide()
                           .gives_way())
                   .gaps(Measure::snug),
               std::move(board).fills())
        .on(ui::Ground::panel)
        .padded(Measure::near)
        .gaps(Measure::tight)
        .named("expects");
}

} // namespace zugzwang
