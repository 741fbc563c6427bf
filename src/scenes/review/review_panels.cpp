#include "scenes/review/review_panels.hpp"

#include <array>
#include <cmath>
#include <utility>

#include "scenes/frame/move_class.hpp"
#include "zugzwang/base/words.hpp"
#include "zugzwang/ui/parts.hpp"

namespace zugzwang {

namespace {

constexpr ui::Look title_look{.size = Measure::caption, .paint = {Role::soft}, .weight = Weight::semibold};
constexpr ui::Look move_look{.size = Measure::heading, .weight = Weight::bold};

/// How many of each class, under their signs.
ui::Node counts(const ReviewTotals& totals) {
    const std::array of_each{
        std::pair{MoveClass::blunder, totals.blunders}, std::pair{MoveClass::mistake, totals.mistakes},
        std::pair{MoveClass::inaccuracy, totals.inaccuracies}, std::pair{MoveClass::only, totals.only}};
    std::vector<ui::Node> columns;
    for (const auto& [kind, count] : of_each) {
        const auto look = [has_some = count > 0](Role role, Weight weight) {
            return ui::Look{.size = Measure::caption,
                            .paint = {has_some ? role : Role::dim},
                            .weight = weight,
                            .align = AlignX::centre};
        };
        columns.push_back(
            ui::column(ui::line(std::string(class_sign(kind)), look(class_role(kind), Weight::extra_bold)),
                       ui::line(std::to_string(count), look(Role::ink, Weight::semibold))));
    }
    return ui::row(std::move(columns)).gaps(Measure::near);
}

/// Above one another beside a curve, its ends with the shape of the side that is ahead there.
ui::Node scale_of(const CurveScale& scale) {
    const auto step = [&](std::size_t index) {
        return ui::line(scale[index], {.size = Measure::smallest, .paint = {Role::soft}, .align = AlignX::right});
    };
    const auto end = [&](Side side, std::size_t index) {
        return ui::row(ui::mark(side, 20), step(index).wide()).gaps(Measure::snug);
    };
    auto below = ui::line(" ", {.size = Measure::smallest}); // beside the curve's names of moves
    return ui::column(end(Side::first, 2), ui::space(), step(1), ui::space(), end(Side::second, 0), std::move(below))
        .tall();
}

void paint_plot(Rect area, const ValueCurve& curve, Canvas& canvas) {
    const float foot = canvas.measured("0", {.size = canvas.px(Measure::smallest)}).height;
    paint_value_curve({area.x, area.y, area.width, area.height - foot}, curve, canvas);
}

} // namespace

ui::Node review_seat(const ReviewSeatLook& look) {
    const Role role = role_of(look.side);
    const auto& accuracy = look.totals.accuracy;
    auto name = ui::column(ui::line(look.name, move_look),
                           ui::line(look.note, {.size = Measure::smallest, .paint = {Role::soft}}))
                    .wide();
    auto number = ui::line(accuracy ? std::to_string(std::lround(*accuracy * 100)) : "–",
                           {.size = Measure::title, .paint = {role}, .weight = Weight::extra_bold});
    auto unit = ui::words(tr("% accuracy"), {.size = Measure::smallest, .paint = {Role::soft}}).wide();
    auto node = ui::panel(ui::row(ui::mark(look.side, 36), std::move(name)).gaps(Measure::snug),
                          ui::row(std::move(number), std::move(unit), counts(look.totals)).gaps(Measure::snug))
                    .gaps(Measure::hair)
                    .padded(Measure::snug)
                    .named(look.side == Side::first ? "seat-first" : "seat-second");
    return look.moved ? std::move(node).on(ui::Ground::panel, role).barred() : node;
}

ui::Node move_card(const MoveCard& card, ui::Node go_on) {
    const std::string sign(card.kind ? class_sign(*card.kind) : std::string_view());
    const Role role = card.kind ? class_role(*card.kind) : Role::soft;
    const bool is_worth_known = !card.before.empty() && !card.after.empty();
    auto kind = ui::nothing();
    if (card.kind) kind = ui::tag(sign.empty() ? class_words(*card.kind) : sign + "  " + class_words(*card.kind), role);
    auto worth =
        ui::line(is_worth_known ? tr("{before} → {after}", {{"before", card.before}, {"after", card.after}}) : "",
                 {.size = Measure::heading, .paint = {role}, .weight = Weight::bold, .align = AlignX::right});
    auto node = ui::panel(ui::row(ui::line(card.title, title_look).wide(), std::move(kind)).gaps(Measure::snug),
                          ui::row(ui::line(card.move, move_look).wide(), std::move(worth)).gaps(Measure::snug),
                          ui::words(card.words, {.size = Measure::caption}), ui::space());
    if (!card.better.empty()) {
        constexpr ui::Look good{.size = Measure::caption, .paint = {Role::act}, .weight = Weight::semibold};
        auto row =
            ui::row(ui::line(tr("Better"), good), ui::line(card.better, move_look).wide(), ui::line(card.keeps, good))
                .gaps(Measure::snug);
        auto why = ui::row(ui::words(card.better_words, ui::caption_look).wide(), std::move(go_on)).gaps(Measure::snug);
        node.children.push_back(ui::column(ui::divider(), std::move(row), std::move(why)).gaps(Measure::hair));
    }
    const auto rim = sign.empty() ? card.rim : std::optional(role);
    return std::move(node)
        .gaps(Measure::hair)
        .padded(Measure::near)
        .on(ui::Ground::panel, rim)
        .titled(tr("Move"))
        .named("move");
}

ui::Node review_curve(const std::string& title, const CurveScale& scale, const ValueCurve& curve,
                      ui::Reactions reactions) {
    const bool aside = curve.cursor && *curve.cursor * 2 < curve.shares.size();
    auto look = title_look;
    look.size = Measure::smallest;
    look.align = aside ? AlignX::right : AlignX::left;
    auto plot = ui::picture([curve](Rect area, Canvas& canvas) { paint_plot(area, curve, canvas); })
                    .fills()
                    .at_least(0, 116)
                    .named("plot")
                    .reacting(std::move(reactions));
    return ui::column(ui::line(title, look), ui::row(scale_of(scale), std::move(plot)).gaps(Measure::snug).tall())
        .gaps(Measure::gap) // the flag of the cursor stands there
        .fills();
}

} // namespace zugzwang
