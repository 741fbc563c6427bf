#include "games/amazons/show/lesson_board.hpp"

#include <algorithm>
#include <cmath>
#include <cstdio>

#include "games/amazons/show/names.hpp"
#include "games/amazons/show/painter.hpp"
#include "games/amazons/show/view.hpp"
#include "zugzwang/base/words.hpp"
#include "zugzwang/play/board_names.hpp"
#include "zugzwang/play/lesson_parts.hpp"

namespace zugzwang::amazons {
namespace {

constexpr float names_strip = 34; ///< Units of a 1080-line screen.

std::string time_words(std::chrono::duration<double, std::milli> time) {
    const double ms = time.count();
    // To the microsecond where that says anything.
    const auto decimals = [](double value) {
        std::array<char, 32> text{};
        std::snprintf(text.data(), text.size(), "%.*f", value < 10 ? 3 : value < 100 ? 2 : 1, value);
        return std::string(text.data());
    };
    return ms < 1000 ? tr("{time} ms", {{"time", decimals(ms)}}) : tr("{time} s", {{"time", decimals(ms / 1000)}});
}

/// Thousands apart: 4 309 328.
std::string grouped(std::uint64_t number) {
    auto digits = std::to_string(number);
    for (auto place = static_cast<std::ptrdiff_t>(digits.size()) - 3; place > 0; place -= 3)
        digits.insert(static_cast<std::size_t>(place), " ");
    return digits;
}

/// With the moves that lead there.
void draw_position(const Watched& watched, const std::vector<Rules::Move>& line, const Rules::State& now, Labels labels,
                   Rect area, Canvas& canvas) {
    const float names = canvas.px(names_strip);
    const Rect board{area.x + names, area.y, area.width - names, area.height - names};
    View view;
    view.place(board, now);
    const std::optional<Rules::Move> none;
    BoardFrame frame{.before = now, .now = now, .last = none};
    frame.moves = line;
    frame.miniature = true;
    view.draw(frame, canvas);
    const BoardLayout layout(board, now, BoardLayout::Edge::bare);
    const float size = std::min(canvas.px(lesson_board_text + 2), std::round(layout.pitch() * 0.8F));
    paint_board_names(
        now.files, now.ranks, labels,
        [&](int file) {
            return Vec{layout.centre(square_at(file, 0)).x, layout.frame().bottom() + names / 2};
        },
        [&](int rank) {
            return Vec{layout.frame().x - names / 2, layout.centre(square_at(0, rank)).y};
        },
        {.size = size, .paint = {Role::soft}, .align_x = AlignX::centre}, canvas);
    const Painter painter(layout, canvas);
    for (std::size_t ply = 0; ply < line.size(); ++ply) {
        const Side side = watched.side_at(static_cast<int>(ply) + 1);
        painter.trace_squares(line[ply], role_of(side));
        if (queens_of(now, side).has(line[ply].to)) painter.trace_queen(line[ply].to, side);
    }
    for (std::size_t ply = 0; ply < line.size(); ++ply)
        painter.trace_ways(line[ply], role_of(watched.side_at(static_cast<int>(ply) + 1)));
}

ui::Node worth(const Rules::State& now, Side own) {
    std::vector<ui::Run> runs;
    if (Rules::outcome(now)) {
        runs = {{.text = tr("{side} cannot move: lost", {{"side", name_of(now.to_move)}}), .mark = now.to_move}};
    } else {
        const int mine = steps_open(now, own), theirs = steps_open(now, other(own));
        runs = {{.text = tr("reaches {n}", {{"n", mine}}), .mark = own},
                {.text = " − ", .role = Role::soft},
                {.text = tr("reaches {n}", {{"n", theirs}}), .mark = other(own)},
                {.text = " = ", .role = Role::soft},
                {.text = value_words(mine - theirs) + " ", .weight = Weight::bold},
                {.text = tr("for {side}", {{"side", name_of(own)}}), .role = Role::soft}};
    }
    auto node = ui::prose(std::move(runs), Measure::heading);
    std::get<ui::Words>(node.face).align = AlignX::centre;
    return node;
}

/// How much each player looks at.
ui::Node table(const Watched& watched, Labels labels) {
    std::vector<ui::Node> cells;
    const auto cell = [&](std::string words, Role role, Measure size = Measure::heading,
                          Weight weight = Weight::regular) {
        cells.push_back(
            ui::line(std::move(words), {.size = size, .paint = {role}, .weight = weight, .align = AlignX::right}));
    };
    cells.push_back(ui::space());
    for (const auto& head : {tr("looked at"), tr("time"), tr("finds")})
        cell(head, Role::soft, Measure::body);
    for (const auto& [kind, pass] : watched.figures) {
        const bool shown = kind == watched.kind;
        const auto looked = grouped(pass.nodes);
        cells.push_back(lesson_line(name_of(kind), shown ? Role::act : Role::ink, Weight::semibold));
        cell(pass.move ? looked : tr("over {n}", {{"n", looked}}), shown ? Role::act : Role::ink, Measure::heading,
             Weight::bold);
        cell(time_words(pass.time), shown ? Role::act : Role::soft, Measure::body);
        const auto finds = pass.move ? move_words(*pass.move, watched.state.ranks, labels) : std::string("?");
        constexpr std::size_t short_name = 8; // of a large board a move takes more than its column
        cell(finds, shown ? Role::act : Role::soft, finds.size() > short_name ? Measure::caption : Measure::body);
    }
    return ui::column(ui::grid(4, std::move(cells)).gaps(Measure::snug)).on(ui::Ground::panel).padded(Measure::near);
}

} // namespace

ui::Node board_at(const Watched& watched, std::size_t node, Labels labels) {
    auto line = watched.tree.line_to(node);
    auto now = watched.state;
    for (const auto& move : line)
        now = Rules::after(now, move);
    auto its_worth = worth(now, watched.state.to_move);
    auto position =
        ui::picture([&watched, line = std::move(line), now = std::move(now), labels](Rect area, Canvas& canvas) {
            draw_position(watched, line, now, labels, area, canvas);
        });
    return ui::column(std::move(position).fills(), std::move(its_worth), table(watched, labels)).gaps(Measure::snug);
}

} // namespace zugzwang::amazons
