#include "games/numbers/show/table_board.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

#include "games/numbers/show/tiles.hpp"
#include "zugzwang/base/words.hpp"
#include "zugzwang/gfx/look.hpp"
#include "zugzwang/play/lesson_parts.hpp"
#include "zugzwang/play/side_words.hpp"

namespace zugzwang::numbers {
namespace {

using Cell = Pyramid::Cell;

// Units of a 1080-line screen.
constexpr float widest_pitch = 140, highest_pitch = 78, min_block = 7;
constexpr float largest_text = 34;
/// A letter or a mark beside a value, and the room about both.
constexpr float mark_size = 14, mark_room = 9;

/// The largest size from `least` up to `largest` in which the words fit, 0 if there is none.
float size_for(const std::string& words, Size room, float least, float largest, const Canvas& canvas) {
    for (float size = std::min(largest, std::floor(room.height)); size >= least; --size) {
        if (canvas.measured(words, {.size = size, .weight = Weight::semibold}).width <= room.width) return size;
    }
    return 0;
}

ui::Node explained(ui::Node sign, std::string words) {
    return ui::row(std::move(sign), lesson_line(std::move(words), Role::soft)).gaps(Measure::tight).hugs();
}

} // namespace

void TableBoard::place(Rect area, const TableStory& story, const Canvas& canvas) {
    const float height = std::min(area.height, canvas.px(highest_pitch) * static_cast<float>(story.size()));
    area_ = around(area.centre(), area.width, height);
    pyramid_ = Pyramid(area_, story.size(), {canvas.px(widest_pitch), canvas.px(highest_pitch)}, canvas.px(min_block));
    text_ = edge_text_ = 0;
    if (pyramid_.stride() > 1) return;
    // The value of the whole row is the largest one.
    const Rect cell = pyramid_.area({0, story.size() - 1});
    const float beside = canvas.px(mark_size) + canvas.px(mark_room);
    text_ = size_for(std::to_string(story.at({0, story.size() - 1}).opt()),
                     {cell.width - beside, cell.height - canvas.px(3.0F)}, canvas.px(lesson_board_text),
                     canvas.px(largest_text), canvas);
    const auto largest = *std::ranges::max_element(story.numbers());
    edge_text_ = size_for(std::to_string(largest), {cell.width * 0.8F, cell.height - canvas.px(3.0F)},
                          canvas.px(lesson_board_text), text_ > 0 ? text_ : canvas.px(largest_text), canvas);
}

ui::Node TableBoard::legend(const TableStory& story) const {
    const auto own = story.state().to_move;
    std::vector<ui::Node> signs;
    signs.push_back(explained(ui::mark(own), tr("{side}: the larger", {{"side", side_word(own)}})));
    signs.push_back(explained(ui::mark(other(own)), tr("{side}: the smaller", {{"side", side_word(other(own))}})));
    signs.push_back(explained(lesson_line("↙", Role::soft), tr("left end taken")));
    signs.push_back(explained(lesson_line("↘", Role::soft), tr("right end taken")));
    if (text_ == 0) signs.push_back(lesson_line(tr("bright: L is better"), Role::soft));
    return ui::wrap(std::move(signs)).gaps(Measure::near);
}

/// One drawing.
class TablePainter {
  public:
    TablePainter(const TableBoard& board, const TableBoard::Look& look, Canvas& canvas)
        : board_(board), pyramid_(board.pyramid_), story_(look.story), step_(look.step), shown_(look.shown),
          progress_(look.progress), radius_(std::min(canvas.px(8.0F), std::floor(pyramid_.pitch().height / 4))),
          canvas_(canvas) {}

    void paint() const {
        const bool is_whole = pyramid_.stride() == 1;
        dots();
        if (is_whole) path();
        pyramid_.for_each([&](Cell cell, Rect area) { this->cell(cell, area); });
        if (!is_whole) path();
        rings();
        if (board_.edge_text_ == 0) return;
        for (std::uint32_t depth = 0; depth < story_.size(); ++depth) {
            edge(End::left, depth);
            edge(End::right, depth);
        }
    }

  private:
    void ring(Cell cell, Role role, float width) const {
        paint_ring(pyramid_.area(cell),
                   {.radius = radius_, .gap = canvas_.px(2.0F), .width = canvas_.px(width), .paint = {role}}, canvas_);
    }

    /// From the cell shown to the two ends of its part, below the cells.
    void dots() const {
        if (step_.plays || shown_.length() == story_.size() || board_.edge_text_ == 0) return;
        const LineStyle dots{.paint = {Role::act}, .width = canvas_.px(4.0F), .dash = canvas_.px(5.0F)};
        const auto right = story_.size() - 1 - shown_.last;
        canvas_.line(pyramid_.edge(End::left, shown_.first).centre(), pyramid_.centre(shown_), dots);
        canvas_.line(pyramid_.edge(End::right, right).centre(), pyramid_.centre(shown_), dots);
    }

    /// From the cell shown on, each move in the colour of who makes it.
    void path() const {
        if (!story_.is_filled(shown_, step_)) return;
        const bool is_whole = pyramid_.stride() == 1;
        const auto path = story_.path_from(step_.plays ? Cell{0, story_.size() - 1} : shown_);
        for (std::size_t step = 1; step < path.size(); ++step)
            canvas_.line(
                pyramid_.centre(path[step - 1]), pyramid_.centre(path[step]),
                {.paint = {role_of(story_.mover(path[step - 1]))}, .width = canvas_.px(is_whole ? 8.0F : 3.0F)});
        for (const auto& cell : path) {
            if (is_whole) ring(cell, role_of(story_.mover(cell)), 5);
        }
    }

    void cell(Cell cell, Rect area) const {
        const bool has_values = board_.text_ > 0;
        BoxStyle style{.top = Role::well, .bottom = Role::well, .radius = pyramid_.stride() > 1 ? 0 : radius_};
        if (!story_.is_filled(cell, step_)) {
            style.alpha = 0.6F;
            canvas_.box(area, style);
            if (has_values) outline(area);
            return;
        }
        const bool on_diagonal = !step_.plays && cell.last == step_.cell.last;
        if (on_diagonal) {
            style.top = Role::selected_top;
            style.bottom = Role::selected_bottom;
        }
        if (has_values) {
            style.rim = Role::button_rim;
            style.rim_width = canvas_.px(Measure::rim);
        }
        canvas_.box(area, style);
        const auto known = story_.at(cell);
        if (has_values) return value(known, area);
        // Without room for values: whose turn it is by its colour, strong where the left end is taken.
        const auto role = role_of(story_.mover(cell));
        const float alpha = known.best == End::left ? 0.75F : 0.3F;
        canvas_.fill(area, {role, alpha}, style.radius);
    }

    void value(const TableCell& cell, Rect area) const {
        const bool is_new = !step_.plays && step_.cell == Cell{cell.first, cell.last};
        const float alpha = is_new ? progress_ : cell.length() == 1 ? 0.6F : 1.0F;
        const float text = board_.text_, mark = std::max(canvas_.px(mark_size), std::round(text * 0.6F));
        const float edge = std::max(canvas_.px(4.0F), std::round((area.width - text * 2.6F) * 0.14F));
        canvas_.text(std::to_string(cell.opt()), {area.x + (area.width - mark - edge) / 2, area.centre().y},
                     {.size = text,
                      .paint = {is_new ? Role::act : Role::ink, alpha},
                      .weight = Weight::semibold,
                      .align_x = AlignX::centre});
        const Vec beside{area.right() - edge - mark / 2, area.centre().y};
        const auto own = story_.state().to_move;
        if (!cell.own) {
            canvas_.sprite(own == Side::first ? "mark/second" : "mark/first", around(beside, mark), {.alpha = alpha});
        } else if (cell.length() > 1) {
            canvas_.text(cell.best == End::left ? tr("L") : tr("R"), beside,
                         {.size = std::max(canvas_.px(lesson_board_text), std::round(text * 0.85F)),
                          .paint = {is_new ? Role::act : role_of(own), alpha},
                          .weight = Weight::semibold,
                          .align_x = AlignX::centre});
        }
    }

    /// Of a cell that is not filled in yet, in dashes.
    void outline(Rect area) const {
        const LineStyle dashes{
            .paint = {Role::button_rim, 0.8F}, .width = canvas_.px(1.5F), .dash = canvas_.px(5.0F), .round = false};
        const std::array corners{Vec{area.x, area.y}, Vec{area.right(), area.y}, Vec{area.right(), area.bottom()},
                                 Vec{area.x, area.bottom()}};
        for (std::size_t each = 0; each < 4; ++each)
            canvas_.line(corners[each], corners[(each + 1) % 4], dashes);
    }

    /// The cell now, its two sources, and the one pointed at.
    void rings() const {
        const auto now = step_.cell;
        if (!step_.plays && now.length() > 1) {
            ring(now.after(take_left), Role::ink, 4);
            ring(now.after(take_right), Role::ink, 4);
        }
        ring(now, Role::act, 4);
        if (shown_ != now) ring(shown_, Role::ink, 4);
    }

    void edge(End end, std::uint32_t depth) const {
        const bool left = end == End::left;
        const auto place = left ? depth : story_.size() - 1 - depth;
        const bool lit = place == (left ? shown_.first : shown_.last);
        Rect area = pyramid_.edge(end, depth);
        float alpha = 1;
        if (step_.plays) {
            // What was taken is gone from both edges; the number of this move slides off.
            const auto now = step_.cell;
            const bool slides = place == (story_.at(now).best == End::left ? now.first : now.last);
            if (slides) {
                alpha = 1 - progress_;
                area = area.moved({(left ? -1.0F : 1.0F) * progress_ * area.width, 0});
            }
            if (alpha <= 0 || place < now.first || place > now.last) return;
        }
        paint_number(snapped(area.inset(canvas_.px(1.0F))), std::to_string(story_.numbers()[place]), board_.edge_text_,
                     {.lit = lit, .quiet = !lit, .alpha = alpha}, canvas_);
        if (!lit || step_.plays) return;
        const auto words = left ? tr("i = {place}", {{"place", story_.place(place)}})
                                : tr("j = {place}", {{"place", story_.place(place)}});
        const float gap = canvas_.px(16.0F);
        const TextStyle style{.size = canvas_.px(lesson_text),
                              .paint = {Role::act},
                              .weight = Weight::semibold,
                              .align_x = left ? AlignX::right : AlignX::left};
        const float width = canvas_.measured(words, style).width;
        const float x = left ? area.x - gap : area.right() + gap;
        const bool fits = left ? x - width >= board_.area_.x : x + width <= board_.area_.right();
        if (fits) canvas_.text(words, {x, area.centre().y}, style);
    }

    const TableBoard& board_;
    const Pyramid& pyramid_;
    const TableStory& story_;
    TableStory::Step step_;
    Cell shown_;
    float progress_, radius_;
    Canvas& canvas_;
};

void TableBoard::draw(const Look& look, Canvas& canvas) const { TablePainter(*this, look, canvas).paint(); }

} // namespace zugzwang::numbers
