#include "scenes/review/review_list.hpp"

#include <algorithm>
#include <utility>

#include "desk/game_words.hpp"
#include "scenes/frame/move_class.hpp"
#include "zugzwang/ui/parts.hpp"

namespace zugzwang {

namespace {

constexpr float number_share = 0.3F; ///< Of a row's width, where a move has 1.

ui::Node cell(std::size_t ply, const ReviewListLook& look, const std::function<void(std::size_t)>& choose) {
    const auto& reviewed = look.review.moves[ply];
    const std::string sign(reviewed ? class_sign(reviewed->kind) : std::string_view());
    const bool is_chosen = ply == look.chosen, stands_out = is_chosen || !sign.empty();
    auto move = ui::line(look.moves[ply].words, {.size = Measure::caption,
                                                 .paint = {stands_out ? Role::ink : Role::soft},
                                                 .weight = stands_out ? Weight::semibold : Weight::medium});
    auto mark = ui::line(sign, {.size = Measure::caption,
                                .paint = {reviewed ? class_role(reviewed->kind) : Role::ink},
                                .weight = Weight::extra_bold});
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
