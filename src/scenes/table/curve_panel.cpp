#include <algorithm>
#include <string>
#include <utility>

#include "scenes/frame/value_curve.hpp"
#include "scenes/table/broadcast.hpp"
#include "zugzwang/base/number_words.hpp"
#include "zugzwang/base/words.hpp"
#include "zugzwang/play/side_words.hpp"
#include "zugzwang/ui/paint.hpp"
#include "zugzwang/ui/parts.hpp"

namespace zugzwang {

namespace {

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

ui::Node Broadcast::curve_panel(const SessionNews& news) const {
    ValueCurve curve{.shares = with_room(values_.shares())};
    if (caption_ && caption_->ply < values_.shares().size()) curve.cursor = caption_->ply;
    auto plot =
        ui::picture([curve = std::move(curve)](Rect area, Canvas& canvas) { paint_value_curve(area, curve, canvas); });
    auto players = ui::column(player(Side::first, news), ui::space().tall(), player(Side::second, news));
    return ui::panel(
               ui::row(score(), caption_line().wide(2)).gaps(Measure::apart),
               ui::row(std::move(players).wide().tall(), std::move(plot).wide(2).tall()).gaps(Measure::near).tall())
        .gaps(Measure::hair)
        .padded(Measure::near)
        .at_least(0, 172)
        .named("curve");
}

ui::Node Broadcast::caption_line() const {
    if (caption_ && !is_running_ahead()) {
        auto words = ui::line(caption_->words, {.weight = Weight::semibold}).wide().gives_way();
        return ui::row(caption_->side ? ui::mark(*caption_->side) : ui::nothing(), std::move(words))
            .gaps(Measure::snug);
    }
    const bool known = std::ranges::any_of(values_.shares(), [](const auto& share) { return share.has_value(); });
    const bool told = values_.view(Side::first) || values_.view(Side::second);
    return ui::line(is_running_ahead() ? tr("On to the next turning point …")
                    : told             ? tr("How each of them thinks it stands")
                    : known            ? tr("How it stands")
                                       : tr("Nobody has said yet how it stands"),
                    ui::caption_look)
        .gives_way();
}

/// What they won against one another, each number beside the mark of who won so often.
ui::Node Broadcast::score() const {
    std::vector<ui::Node> numbers;
    constexpr ui::Look won{.size = Measure::caption, .weight = Weight::bold};
    if (score_.games() > 0) {
        for (const Side side : both_sides)
            numbers.push_back(
                ui::row(ui::mark(side), ui::line(std::to_string(score_.wins[side]), won)).gaps(Measure::tight).hugs());
    }
    if (score_.draws > 0)
        numbers.push_back(
            ui::line(tr_n("{n} draw", "{n} draws", static_cast<std::int64_t>(score_.draws)), ui::caption_look)
                .gives_way());
    return ui::row(std::move(numbers)).gaps(Measure::apart).wide();
}

/// At its end of the curve: who it is, and what that one expects.
ui::Node Broadcast::player(Side side, const SessionNews& news) const {
    auto expects = ui::nothing();
    if (const auto view = values_.view(side))
        expects = ui::line(percent_words(side == Side::first ? *view : 1 - *view),
                           {.size = Measure::caption, .paint = {role_of(side)}, .weight = Weight::bold});
    auto name = ui::line(news.seats[side].name, {.size = Measure::smallest, .paint = {Role::soft}}).wide().gives_way();
    return ui::row(ui::mark(side), std::move(name), std::move(expects)).gaps(Measure::tight);
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
               ui::row(ui::mark(told ? thinking->side : Side::first).when(told),
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
