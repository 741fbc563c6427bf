#include "games/amazons/show/lesson_board.hpp"

#include <algorithm>
#include <cmath>
#include <cstdio>

#include "games/amazons/show/names.hpp"
#include "games/amazons/show/trace.hpp"
#include "games/amazons/show/view.hpp"
#include "zugzwang/base/words.hpp"
#include "zugzwang/gfx/look.hpp"
#include "zugzwang/play/board_names.hpp"

namespace zugzwang::amazons {
namespace {

// Units of a 1080-line screen.
constexpr float names_strip = 34, worth_height = 52, gap = 12, line_height = 42, padding = 20;

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

} // namespace

void LessonBoard::place(Rect area, const Canvas& canvas) {
    const float table = canvas.px(2 * padding - 8) + canvas.px(line_height) * static_cast<float>(figures_.size() + 1);
    table_ = {area.x, area.bottom() - table, area.width, table};
    worth_ = {area.x, table_.y - canvas.px(gap) - canvas.px(worth_height), area.width, canvas.px(worth_height)};
    names_ = canvas.px(names_strip);
    board_ = {area.x + names_, area.y, area.width - names_, worth_.y - area.y - names_};
}

void LessonBoard::draw(std::size_t node, Labels labels, Canvas& canvas) const {
    const auto line = watched_.tree.line_to(node);
    auto now = watched_.state;
    for (const auto& move : line)
        now = Rules::after(now, move);
    draw_position(line, now, labels, canvas);
    draw_worth(now, canvas);
    draw_figures(labels, canvas);
}

void LessonBoard::draw_position(const std::vector<Rules::Move>& line, const Rules::State& now, Labels labels,
                                Canvas& canvas) const {
    View view;
    view.place(board_, now);
    const std::optional<Rules::Move> none;
    BoardFrame frame{.before = now, .now = now, .last = none};
    frame.moves = line;
    frame.miniature = true;
    view.draw(frame, canvas);
    const BoardLayout layout(board_, now, BoardLayout::Edge::bare);
    const float size = std::min(canvas.px(lesson_board_text + 2), std::round(layout.pitch() * 0.8F));
    paint_board_names(
        now.files, now.ranks, labels,
        [&](int file) {
            return Vec{layout.centre(square_at(file, 0)).x, layout.frame().bottom() + names_ / 2};
        },
        [&](int rank) {
            return Vec{layout.frame().x - names_ / 2, layout.centre(square_at(0, rank)).y};
        },
        {.size = size, .paint = {Role::soft}, .align_x = AlignX::centre}, canvas);
    Side side = watched_.state.to_move;
    for (const auto& move : line) {
        paint_trace_squares(layout, move, role_of(side), canvas);
        if (queens_of(now, side).has(move.to)) paint_trace_queen(layout, move.to, side, canvas);
        side = other(side);
    }
    side = watched_.state.to_move;
    for (const auto& move : line) {
        paint_trace_ways(layout, move, role_of(side), canvas);
        side = other(side);
    }
}

void LessonBoard::draw_worth(const Rules::State& now, Canvas& canvas) const {
    const Side own = watched_.state.to_move;
    const float size = canvas.px(lesson_text), mark = canvas.px(28.0F), space = canvas.px(9.0F);
    struct Piece {
        std::optional<Side> mark;
        std::string words;
        Role role = Role::ink;
        Weight weight = Weight::regular;
    };
    std::vector<Piece> pieces;
    if (Rules::outcome(now)) {
        pieces = {{now.to_move, tr("{side} cannot move: lost", {{"side", name_of(now.to_move)}})}};
    } else {
        const int mine = steps_open(now, own), theirs = steps_open(now, other(own));
        pieces = {{own, tr("reaches {n}", {{"n", mine}})},
                  {std::nullopt, "−", Role::soft},
                  {other(own), tr("reaches {n}", {{"n", theirs}})},
                  {std::nullopt, "=", Role::soft},
                  {std::nullopt, value_words(mine - theirs), Role::ink, Weight::bold},
                  {std::nullopt, tr("for {side}", {{"side", name_of(own)}}), Role::soft}};
    }
    const auto style = [&](const Piece& piece) {
        return TextStyle{.size = size, .paint = {piece.role}, .weight = piece.weight};
    };
    float width = -space;
    for (const auto& piece : pieces)
        width += canvas.measured(piece.words, style(piece)).width + space + (piece.mark ? mark + space : 0);
    float x = worth_.x + std::max(0.0F, std::round((worth_.width - width) / 2));
    for (const auto& piece : pieces) {
        if (piece.mark) {
            canvas.sprite(piece.mark == Side::first ? "mark/first" : "mark/second",
                          around({x + mark / 2, worth_.centre().y}, mark));
            x += mark + space;
        }
        auto fitted = style(piece);
        fitted.max_width = worth_.right() - x;
        if (fitted.max_width <= size) return;
        x += canvas.text(piece.words, {x, worth_.centre().y}, fitted).width + space;
    }
}

void LessonBoard::draw_figures(Labels labels, Canvas& canvas) const {
    paint_panel(table_, {}, canvas);
    const float size = canvas.px(lesson_text), inner = canvas.px(padding);
    const float left = table_.x + inner, right = table_.right() - inner, width = right - left;
    const float looked = left + width * 0.53F, time = left + width * 0.76F;
    const bool narrow = table_.width < canvas.px(560.0F);
    float y = table_.y + canvas.px(padding - 4) + canvas.px(line_height) / 2;
    const auto cell = [&](const std::string& words, float end, float begin, Role role, Weight weight) {
        TextStyle style{.size = size, .paint = {role}, .weight = weight, .align_x = AlignX::right};
        // Of a large board a move takes more than its column.
        const float taken = canvas.measured(words, style).width, room = end - begin;
        if (taken > room) style.size = std::max(canvas.px(lesson_board_text), std::floor(size * room / taken));
        style.max_width = room;
        canvas.text(words, {end, y}, style);
    };
    const float looked_end = narrow ? left + width * 0.68F : looked, time_end = narrow ? right : time;
    cell(tr("looked at"), looked_end, left, Role::soft, Weight::regular);
    cell(tr("time"), time_end, looked_end, Role::soft, Weight::regular);
    if (!narrow) cell(tr("finds"), right, time_end, Role::soft, Weight::regular);
    for (const auto& [kind, pass] : figures_) {
        y += canvas.px(line_height);
        const bool shown = kind == watched_.kind;
        const Role role = shown ? Role::act : Role::ink;
        const auto nodes = pass.move ? grouped(pass.nodes) : tr("over {n}", {{"n", grouped(pass.nodes)}});
        const float taken = canvas.measured(nodes, {.size = size, .weight = Weight::bold}).width + canvas.px(12.0F);
        canvas.text(
            name_of(kind), {left, y},
            {.size = size, .paint = {role}, .weight = Weight::semibold, .max_width = looked_end - taken - left});
        cell(nodes, looked_end, left, role, Weight::bold);
        cell(time_words(pass.time), time_end, looked_end + canvas.px(8.0F), shown ? Role::act : Role::soft,
             Weight::regular);
        const auto finds = pass.move ? move_words(*pass.move, watched_.state.ranks, labels) : std::string("?");
        if (!narrow) cell(finds, right, time_end + canvas.px(8.0F), shown ? Role::act : Role::soft, Weight::regular);
    }
}

} // namespace zugzwang::amazons
