#include <algorithm>
#include <cmath>

#include "games/numbers/show/painter.hpp"
#include "games/numbers/show/pyramid.hpp"
#include "zugzwang/base/words.hpp"
#include "zugzwang/gfx/easing.hpp"
#include "zugzwang/gfx/look.hpp"
#include "zugzwang/play/side_words.hpp"
#include "zugzwang/ui/paint.hpp"

namespace zugzwang::numbers {
namespace {

using Cell = Pyramid::Cell;

// How long the triangle takes to be filled, and then the best way to light up.
constexpr float fill_seconds = 0.7F, light_seconds = 0.5F;

// Units of a 1080-line screen.
constexpr float max_pitch = 40, lens_width = 390, lens_height = 96;
/// The least height in pixels that a cell or a block of them is drawn with.
constexpr float min_cell = 5;

/// Places are counted from the beginning of the way.
class TrianglePainter : Picture {
  public:
    TrianglePainter(const Picture& picture, const Triangle& triangle, Canvas& canvas)
        : Picture(picture), triangle_(triangle), canvas_(canvas), size_(static_cast<std::uint32_t>(way.size())),
          pyramid_(now.triangle(), size_, {now.units(max_pitch) * 1.7F, now.units(max_pitch)}, min_cell), at_{0,
                                                                                                              size_ -
                                                                                                                  1} {
        for (const auto& move : way.played) {
            played_.push_back(at_);
            if (at_.length() > 1) at_ = at_.after(move);
        }
        for (auto at = at_; const auto& move : triangle.best) {
            if (at.length() == 1) break;
            at = at.after(move);
            best_.push_back(at);
        }
    }

    void paint() const {
        cells();
        lines();
        for (const auto& taking : pointed) {
            if (taking.begin >= way.begin && taking.end <= way.end)
                ring({taking.begin - way.begin, taking.end - 1 - way.begin}, 2);
        }
        const Rect area = now.triangle();
        canvas_.text(tr("what {side} still gets of every row that can be left", {{"side", side_word(Side::first)}}),
                     {area.centre().x, area.bottom() + canvas_.px(Measure::smallest)},
                     {.size = canvas_.px(Measure::smallest), .paint = {Role::soft}, .align_x = AlignX::centre});
        const auto under_lens = lens ? pyramid_.at(*lens) : std::nullopt;
        if (under_lens) magnified(*under_lens);
    }

  private:
    /// Passed with that side to move; where the game is; on the best way on; can be left, filled in or not yet; can no
    /// longer be left.
    enum class CellLook : std::uint8_t { first, second, now, best, open, empty, lost };

    /// Whose turn it is where the cell is left.
    [[nodiscard]] Side mover_of(Cell cell) const {
        const bool same = cell.length() % 2 == frame.now.size() % 2;
        return same ? frame.now.to_move : other(frame.now.to_move);
    }
    [[nodiscard]] TableCell in_table(Cell cell) const {
        const auto from = way.begin - triangle_.begin;
        return triangle_.table->cell(cell.first + from, cell.last + from);
    }
    void ring(Cell cell, float width) const {
        paint_ring(pyramid_.area(cell), {.radius = canvas_.px(5.0F), .gap = 2, .width = width, .paint = {Role::ink}},
                   canvas_);
    }

    /// Where several cells are one block, the best way is a line.
    void cells() const {
        const bool is_whole = pyramid_.stride() == 1;
        const TextStyle number{
            .size = canvas_.px(Measure::smallest), .weight = Weight::semibold, .align_x = AlignX::centre};
        std::int64_t most = 0;
        if (is_whole) pyramid_.for_each([&](Cell cell, Rect) { most = std::max(most, in_table(cell).opt()); });
        const bool roomy = is_whole && pyramid_.pitch().height >= number.size * 1.1F &&
                           pyramid_.area({0, size_ - 1}).width >=
                               canvas_.measured(std::to_string(most), number).width + canvas_.px(2.0F);
        pyramid_.for_each([&](Cell cell, Rect place) {
            const auto look = look_of(cell);
            box(place, look, mover_of(cell));
            if (!roomy || look == CellLook::empty) return;
            auto style = number;
            style.paint = {look == CellLook::open || look == CellLook::lost ? Role::ink : Role::primary_ink,
                           look == CellLook::lost ? 0.4F : 1.0F};
            canvas_.text(std::to_string(in_table(cell).opt()), place.centre(), style);
        });
        if (is_whole) return;
        std::vector<Vec> points{pyramid_.centre(at_)};
        for (const auto& cell : best_)
            points.push_back(pyramid_.centre(cell));
        canvas_.polyline(points, {.paint = {Role::act}, .width = canvas_.px(2.0F)});
    }

    [[nodiscard]] CellLook look_of(Cell cell) const {
        const bool is_whole = pyramid_.stride() == 1;
        if (is_whole && std::ranges::find(played_, cell) != played_.end())
            return mover_of(cell) == Side::first ? CellLook::first : CellLook::second;
        if (cell == at_) return CellLook::now;
        if (cell.first < at_.first || cell.last > at_.last) return CellLook::lost;
        const auto since =
            frame.reduced_motion ? fill_seconds + light_seconds : static_cast<float>(frame.since_last.count());
        const auto best = std::ranges::find(best_, cell);
        const auto lit = part(since, fill_seconds, fill_seconds + light_seconds) * static_cast<float>(best_.size());
        if (is_whole && best != best_.end() && static_cast<float>(best - best_.begin()) < lit) return CellLook::best;
        const auto all = std::size_t{at_.length()} * (at_.length() + 1) / 2;
        const auto filled = part(since, 0, fill_seconds) * static_cast<float>(all);
        // In the seed's order among the cells that can still be reached.
        const auto turn = table_index(cell.first - at_.first, cell.last - at_.first);
        return static_cast<float>(turn) < filled ? CellLook::open : CellLook::empty;
    }

    /// The first player's cells are round at their ends, the second player's have corners.
    void box(Rect place, CellLook look, Side mover) const {
        BoxStyle style{.top = Role::button_top,
                       .bottom = Role::button_bottom,
                       .radius = mover == Side::first ? std::floor(place.height / 2) : 2.0F};
        if (look == CellLook::first || look == CellLook::second) {
            style.top = style.bottom = look == CellLook::first ? Role::first : Role::second;
            style.alpha = 0.8F;
        } else if (look == CellLook::best || look == CellLook::now) {
            style.top = style.bottom = Role::act;
        } else if (look == CellLook::lost) {
            style.alpha = 0.35F;
        } else {
            style.rim = Role::button_rim;
            style.rim_width = 1;
            style.fill_alpha = look == CellLook::open ? 1.0F : 0.0F;
        }
        canvas_.box(place, style);
        if (look != CellLook::now) return;
        const float gap = std::max(1.0F, std::round(place.height * 0.1F));
        paint_ring(place, {.radius = style.radius, .gap = gap, .width = gap, .paint = {Role::ink}}, canvas_);
    }

    /// Beside each line of the figure whose turn it is there, and i at the left, j at the right.
    void lines() const {
        const float height = pyramid_.pitch().height;
        const float mark = std::round(std::min(height * 0.55F, canvas_.px(14.0F)));
        const float size = std::min(canvas_.px(Measure::smallest), std::floor(height * 0.9F));
        if (mark < 5) return;
        const bool with_places = size >= canvas_.px(Measure::smallest) * 0.8F;
        for (std::uint32_t depth = 0; depth < size_; ++depth) {
            for (const auto end : {End::left, End::right}) {
                const bool left = end == End::left;
                const Rect edge = pyramid_.edge(end, depth);
                const float x = left ? edge.right() - mark / 2 : edge.x + mark / 2;
                ui::paint_mark(mover_of({0, size_ - 1 - depth}), {x, edge.centre().y}, mark, canvas_);
                if (!with_places) continue;
                const auto place = left ? way.begin + depth + 1 : way.end - depth;
                const auto words = depth > 0 ? std::to_string(place)
                                   : left    ? tr("i = {place}", {{"place", place}})
                                             : tr("j = {place}", {{"place", place}});
                canvas_.text(words, {left ? x - mark : x + mark, edge.centre().y},
                             {.size = size, .paint = {Role::soft}, .align_x = left ? AlignX::right : AlignX::left});
            }
        }
    }

    /// What is under the pointer, in large letters beside it.
    void magnified(Cell at) const {
        const auto cell = in_table(at);
        const Rect place = pyramid_.area(at), room = now.triangle();
        ring(at, canvas_.px(2.0F));
        const auto words = tr("{side} to move: L {left}, R {right}",
                              {{"side", side_word(mover_of(at))}, {"left", cell.by_left}, {"right", cell.by_right}});
        const TextStyle style{.size = canvas_.px(Measure::caption)};
        const float mark = canvas_.px(20.0F), height = canvas_.px(lens_height), pad = canvas_.px(14.0F);
        const float width =
            std::max(canvas_.px(lens_width), canvas_.measured(words, style).width + 2 * pad + mark * 1.5F);
        const float x = std::clamp(place.centre().x - width / 2, room.x, std::max(room.x, room.right() - width));
        const bool above = place.y - height - pad >= room.y;
        const Rect bubble = snapped({x, above ? place.y - height - pad : place.bottom() + pad, width, height});
        paint_panel(bubble, {.lit = true}, canvas_);
        canvas_.text(tr("({i}, {j}): {number}",
                        {{"i", way.begin + at.first + 1}, {"j", way.begin + at.last + 1}, {"number", cell.opt()}}),
                     {bubble.x + pad, bubble.y + height * 0.3F},
                     {.size = canvas_.px(30.0F), .weight = Weight::bold, .max_width = width - 2 * pad});
        const float line = bubble.y + height * 0.72F;
        ui::paint_mark(mover_of(at), {bubble.x + pad + mark / 2, line}, mark, canvas_);
        canvas_.text(words, {bubble.x + pad + mark * 1.5F, line}, style);
    }

    const Triangle& triangle_;
    Canvas& canvas_;
    std::uint32_t size_;
    Pyramid pyramid_;
    Cell at_;                         ///< Where the game is.
    std::vector<Cell> played_, best_; ///< Passed before, and coming next under best play.
};

} // namespace

void paint_triangle(const Picture& picture, const Triangle& triangle, Canvas& canvas) {
    if (picture.way.size() > 0) TrianglePainter(picture, triangle, canvas).paint();
}

} // namespace zugzwang::numbers
