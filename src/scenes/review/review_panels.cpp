#include "scenes/review/review_panels.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

#include "desk/game_words.hpp"
#include "zugzwang/base/words.hpp"
#include "zugzwang/ui/parts.hpp"

namespace zugzwang {

namespace {

constexpr float number_share = 0.24F; ///< Of a row of moves, where a move has 1.
constexpr ui::Look title_look{.size = Measure::caption, .paint = {Role::soft}, .weight = Weight::semibold};
constexpr ui::Look move_look{.size = Measure::heading, .weight = Weight::bold};

/// How the class of a move is written behind it, in its colour.
struct Written {
    std::string sign;
    Role role;
    const char* words; ///< A message.
};

/// By MoveClass.
const std::array<Written, 6> written{{{"", Role::act, message("Best move")},
                                      {"!", Role::act, message("Only move")},
                                      {"", Role::ink, message("Good move")},
                                      {"?!", Role::ink, message("Not quite right")},
                                      {"?", Role::bad, message("Mistake")},
                                      {"??", Role::bad, message("Blunder")}}};

const Written& written_as(MoveClass kind) { return written[static_cast<std::size_t>(kind)]; }

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
        const auto& [sign, role, words] = written_as(kind);
        columns.push_back(ui::column(ui::line(sign, look(role, Weight::extra_bold)),
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

ui::Node cell(std::size_t ply, const ReviewListLook& look, const std::function<void(std::size_t)>& choose) {
    const auto& reviewed = look.review.moves[ply];
    const auto [sign, role, words] = reviewed ? written_as(reviewed->kind) : Written{"", Role::ink, ""};
    const bool is_chosen = ply == look.chosen, stands_out = is_chosen || !sign.empty();
    auto move = ui::line(look.moves[ply].words, {.size = Measure::caption,
                                                 .paint = {stands_out ? Role::ink : Role::soft},
                                                 .weight = stands_out ? Weight::semibold : Weight::medium});
    auto mark = ui::line(sign, {.size = Measure::caption, .paint = {role}, .weight = Weight::extra_bold});
    auto both = ui::row(std::move(move), std::move(mark)).gaps(Measure::tight).padded(Measure::tight).wide().tall();
    if (is_chosen) both = std::move(both).on(ui::Ground::none, Role::act);
    auto node = ui::pressable("move:" + std::to_string(ply), std::move(both), [choose, ply] { choose(ply); });
    node.passed_over = !is_chosen;
    return node;
}

std::vector<ReviewRow> rows_of(std::span<const MoveEntry> moves) {
    std::vector<ReviewRow> rows;
    const auto turns = turns_of(moves);
    for (std::size_t ply = 0; ply < moves.size(); ++ply) {
        const Side side = moves[ply].side;
        const bool new_turn = rows.empty() || turns[ply] != turns[ply - 1];
        const bool new_row = new_turn || side == Side::first || rows.back().second;
        if (new_row) rows.push_back({.number = new_turn ? turns[ply] : 0});
        (side == Side::first ? rows.back().first : rows.back().second) = ply;
    }
    return rows;
}

} // namespace

ui::Node review_seat(const ReviewSeatLook& look) {
    const Role role = role_of(look.side);
    const auto& accuracy = look.totals.accuracy;
    auto name = ui::column(ui::line(look.name, move_look),
                           ui::line(look.note, {.size = Measure::smallest, .paint = {Role::soft}}))
                    .wide();
    auto number = ui::line(accuracy ? std::to_string(std::lround(*accuracy * 100)) : "–",
                           {.size = Measure::figure, .paint = {role}, .weight = Weight::extra_bold});
    auto unit = ui::words(tr("% accuracy"), {.size = Measure::smallest, .paint = {Role::soft}}).wide();
    auto node = ui::panel(ui::row(ui::mark(look.side, 36), std::move(name)).gaps(Measure::snug),
                          ui::row(std::move(number), std::move(unit), counts(look.totals)).gaps(Measure::snug))
                    .gaps(Measure::hair)
                    .padded(Measure::apart)
                    .named(look.side == Side::first ? "seat-first" : "seat-second");
    return look.moved ? std::move(node).on(ui::Ground::panel, role).barred() : node;
}

ui::Node move_card(const MoveCard& card, ui::Node go_on) {
    const auto [sign, role, kind_words] = card.kind ? written_as(*card.kind) : Written{"", Role::soft, ""};
    const bool is_worth_known = !card.before.empty() && !card.after.empty();
    auto kind = ui::nothing();
    if (card.kind) kind = ui::tag(sign.empty() ? tr(kind_words) : sign + "  " + tr(kind_words), role);
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
        .padded(Measure::apart)
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
    auto plot = ui::picture([curve](Rect area, Canvas& canvas) {
                    area.height -= canvas.measured("0", {.size = canvas.px(Measure::smallest)}).height;
                    paint_value_curve(area, curve, canvas);
                })
                    .fills()
                    .at_least(0, 116)
                    .named("plot")
                    .reacting(std::move(reactions));
    return ui::column(ui::line(title, look), ui::row(scale_of(scale), std::move(plot)).gaps(Measure::snug).tall())
        .gaps(Measure::gap) // the flag of the cursor stands there
        .fills();
}

ReviewList::ReviewList(std::span<const MoveEntry> moves) : rows(rows_of(moves)), turns(turns_of(moves)) {}

ui::Node review_list(const ReviewList& list, const ReviewListLook& look, std::function<void(std::size_t)> choose) {
    const auto chosen = std::ranges::find_if(list.rows, [&](const ReviewRow& row) { return row.has(look.chosen); });
    const auto at = static_cast<std::size_t>(chosen - list.rows.begin());
    const auto row_of = [&list, look, choose = std::move(choose)](std::size_t index) {
        const auto& row = list.rows[index];
        const auto cell_of = [&](const std::optional<std::size_t>& ply) {
            return ply ? cell(*ply, look, choose) : ui::space();
        };
        auto number = ui::line(row.number == 0 ? " " : std::to_string(row.number),
                               {.size = Measure::smallest, .paint = {Role::dim}, .align = AlignX::right});
        auto node = ui::row(std::move(number).wide(number_share), cell_of(row.first).wide(), cell_of(row.second).wide())
                        .gaps(Measure::tight);
        return row.has(look.chosen) ? std::move(node).on(ui::Ground::selected) : node;
    };
    return ui::list({.count = list.rows.size(),
                     .height = 42,
                     .row = row_of,
                     .chosen = list.rows.empty() ? std::nullopt : std::optional(std::min(at, list.rows.size() - 1))});
}

} // namespace zugzwang
