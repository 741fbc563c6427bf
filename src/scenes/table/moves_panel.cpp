#include <memory>

#include "scenes/table/table_panels.hpp"
#include "zugzwang/base/words.hpp"

namespace zugzwang {

namespace {

constexpr float row_height = 44, number_width = 40;

ui::Node cell(const std::string& words, MoveRange moves, Side side, bool lit,
              const std::function<void(MoveRange)>& point) {
    const bool next = words == to_come;
    auto text = ui::line(
        words, {.size = Measure::caption, .paint = {next ? role_of(side) : Role::ink}, .weight = Weight::medium});
    auto node = ui::row(std::move(text).wide().gives_way()).padded(Measure::hair).fills().gives_way();
    if (lit) node.rim = Role::ink;
    if (moves.count == 0) return node;
    return std::move(node).reacting({.pointer = [point, moves](const PointerEvent& event) {
        point(event.kind == PointerEvent::Kind::leave ? MoveRange{} : moves);
        return false;
    }});
}

} // namespace

ui::Node moves_panel(const SessionNews& news, MoveRange pointed, std::function<void(MoveRange)> point) {
    const auto rows =
        std::make_shared<const std::vector<MoveRow>>(move_rows(news.moves, news.to_move, !news.outcome.has_value()));
    const auto row = [rows, pointed, point = std::move(point)](std::size_t index) {
        const auto& [number, first, second, first_moves, second_moves] = (*rows)[index];
        const auto is_lit = [&](MoveRange moves) { return moves.count > 0 && moves == pointed; };
        auto its_number = ui::line(number == 0 ? std::string() : std::to_string(number),
                                   {.size = Measure::caption, .paint = {Role::dim}, .align = AlignX::right});
        its_number.absent = false;
        const bool newest = index + 1 == rows->size();
        return ui::row(std::move(its_number).sized(number_width, row_height),
                       cell(first, first_moves, Side::first, is_lit(first_moves), point),
                       cell(second, second_moves, Side::second, is_lit(second_moves), point))
            .gaps(Measure::tight)
            .on(newest ? ui::Ground::selected : ui::Ground::none);
    };
    auto list = ui::list({.count = rows->size(), .height = row_height, .row = row});
    if (!rows->empty()) std::get<ui::Rows>(list.face).chosen = rows->size() - 1;
    return ui::part(tr("Moves"), std::move(list).named("moves-list")).named("moves");
}

} // namespace zugzwang
