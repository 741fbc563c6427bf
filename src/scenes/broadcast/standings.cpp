#include "scenes/broadcast/standings.hpp"

#include <algorithm>
#include <array>
#include <cmath>

#include "zugzwang/base/words.hpp"
#include "zugzwang/gfx/look.hpp"

namespace zugzwang {

namespace {

// Units of a 1080-line screen.
constexpr float max_width = 1400, row_height = 78, head_height = 64, title_room = 150, foot_room = 90;
constexpr float emblem_side = 58, after_emblem = 22;
/// Across the table.
struct Widths {
    float edge, side, place, column;
};
constexpr Widths upright_widths{12, 24, 36, 76};
constexpr std::size_t columns = 5;

class TablePainter {
  public:
    TablePainter(const Stage& stage, const StandingsLook& look, Canvas& canvas)
        : stage_(stage), look_(look), canvas_(canvas),
          widths_(stage.is_upright() ? upright_widths : Widths{stage[Measure::edge], 48, 70, 130}) {
        const float width = std::min(max_width, stage.width() - 2 * widths_.edge);
        const float height = head_height + row_height * static_cast<float>(look.lines.size()) + 24;
        const float top = std::max(title_room, (stage.height() - height + title_room - foot_room) / 2);
        area_ = {(stage.width() - width) / 2, top, width, height};
    }

    void paint() {
        centred(look_.title, area_.y - 84, Measure::heading, Role::ink, Weight::bold, 46);
        centred(look_.note, area_.y - 32, Measure::body, Role::soft, Weight::regular, 0);
        centred(tr("Press a key or click, and it is your turn."), area_.bottom() + 48, Measure::body, Role::soft,
                Weight::regular, 0);
        paint_panel(stage_.pixels(area_), {}, canvas_);
        head();
        for (std::size_t row = 0; row < look_.lines.size(); ++row)
            line(row);
    }

  private:
    [[nodiscard]] float y(float units) const { return stage_.pixels({0, units, 0, 0}).y; }
    [[nodiscard]] float x(float units) const { return stage_.pixels({units, 0, 0, 0}).x; }
    /// The right end of a column of numbers.
    [[nodiscard]] float end_of(std::size_t number) const {
        return area_.right() - widths_.side - widths_.column * static_cast<float>(columns - 1 - number);
    }
    [[nodiscard]] float name_from() const {
        return area_.x + widths_.side + widths_.place + (look_.draw_emblem ? emblem_side + after_emblem : 0);
    }

    void centred(const std::string& words, float at, Measure size, Role role, Weight weight, float units) {
        canvas_.text(words, {x(stage_.width() / 2), y(at)},
                     {.size = units > 0 ? canvas_.px(units) : canvas_.px(size),
                      .paint = {role},
                      .weight = weight,
                      .align_x = AlignX::centre,
                      .max_width = stage_.screen().width - 2 * canvas_.px(Measure::edge)});
    }

    void head() {
        const float at = y(area_.y + head_height / 2 + 6);
        const std::array<std::string, columns> words{tr("Games"), tr("Wins"), tr("Draws"), tr("Losses"), tr("Points")};
        TextStyle style{.size = canvas_.px(stage_.is_upright() ? Measure::smallest : Measure::caption),
                        .paint = {Role::soft},
                        .weight = Weight::semibold};
        canvas_.text(tr("Player"), {x(name_from()), at}, style);
        style.align_x = AlignX::right;
        for (std::size_t number = 0; number < columns; ++number)
            canvas_.text(words[number], {x(end_of(number)), at}, style);
    }

    /// The first one stands out by its ground, its bar and its size.
    void line(std::size_t row) {
        const auto& line = look_.lines[row];
        const bool leads = row == 0 && line.played > 0;
        const Rect area{area_.x + 16, area_.y + head_height + row_height * static_cast<float>(row), area_.width - 32,
                        row_height - 8};
        if (leads) paint_panel(stage_.pixels(area), {.rim = Role::act, .lit = true, .side_bar = 1}, canvas_);
        const float at = y(area.centre().y);
        const auto weight = leads ? Weight::bold : Weight::regular;
        TextStyle number{.size = canvas_.px(Measure::body),
                         .paint = {leads ? Role::ink : Role::soft},
                         .weight = weight,
                         .align_x = AlignX::right};
        const std::array<std::int64_t, columns> numbers{
            static_cast<std::int64_t>(line.played), static_cast<std::int64_t>(line.wins),
            static_cast<std::int64_t>(line.draws), static_cast<std::int64_t>(line.losses), line.points};
        for (std::size_t each = 0; each < columns; ++each) {
            if (each + 1 == columns) number.weight = Weight::bold, number.paint = {leads ? Role::act : Role::ink};
            canvas_.text(std::to_string(numbers[each]), {x(end_of(each)), at}, number);
        }
        canvas_.text(std::to_string(row + 1), {x(area_.x + widths_.side), at},
                     {.size = canvas_.px(Measure::body), .paint = {Role::soft}, .weight = weight});
        name(line.player, at, weight);
    }

    void name(std::size_t player, float at, Weight weight) {
        if (look_.draw_emblem) {
            const float size = canvas_.px(emblem_side);
            look_.draw_emblem(canvas_, snapped({x(area_.x + widths_.side + widths_.place), at - size / 2, size, size}),
                              player);
        }
        const float from = x(name_from()), room = x(end_of(0) - widths_.column * 0.7F) - from;
        const float shift = stage_.is_upright() ? 0 : canvas_.px(15.0F);
        canvas_.text(look_.names[player], {from, at - shift},
                     {.size = canvas_.px(Measure::body),
                      .paint = {Role::ink},
                      .weight = weight == Weight::bold ? weight : Weight::semibold,
                      .max_width = room});
        if (stage_.is_upright()) return; // no room for what it does
        canvas_.text(look_.notes[player], {from, at + shift},
                     {.size = canvas_.px(Measure::smallest), .paint = {Role::soft}, .max_width = room});
    }

    const Stage& stage_;
    const StandingsLook& look_;
    Canvas& canvas_;
    Widths widths_;
    Rect area_;
};

} // namespace

void paint_standings(const Stage& stage, const StandingsLook& look, Canvas& canvas) {
    TablePainter(stage, look, canvas).paint();
}

} // namespace zugzwang
