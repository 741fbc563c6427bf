#include "games/numbers/show/row_grid.hpp"

#include <algorithm>
#include <cmath>

#include "games/numbers/show/sums_panel.hpp"
#include "games/numbers/show/theme.hpp"
#include "games/numbers/show/tile.hpp"
#include "zugzwang/play/lesson.hpp"

namespace zugzwang::numbers {
namespace {

constexpr float aspect = 1.2F;                                  ///< Height : width of a tile with its gap.
constexpr float widest = 150, gap_units = 12, text_part = 0.4F; // units of a 1080-line screen; of a tile's width
constexpr std::uint32_t measured_numbers = 256;                 ///< Of a long row, those that decide on the type.

} // namespace

void RowGrid::place(Rect area, const Rules::State& state, const Canvas& canvas) {
    area_ = area;
    count_ = static_cast<std::uint32_t>(state.size());
    gap_ = canvas.px(gap_units);
    const TextStyle least{.size = canvas.px(lesson_board_text), .weight = Weight::bold};
    float number = 0;
    for (const auto each : state.numbers().first(std::min(count_, measured_numbers)))
        number = std::max(number, canvas.measured(std::to_string(each), least).width);
    const float narrowest = std::max(canvas.px(52.0F), number + canvas.px(10.0F)) + gap_;
    const auto lines_of = [&](float pitch) { return std::max(1.0F, std::floor(area.height / (pitch * aspect))); };
    const auto columns_of = [&](float pitch) { return std::max(1.0F, std::floor((area.width + gap_) / pitch)); };
    pitch_ = canvas.px(widest);
    while (pitch_ > narrowest && lines_of(pitch_) * columns_of(pitch_) < static_cast<float>(count_))
        --pitch_;
    pitch_ = std::max(pitch_, narrowest);
    columns_ = static_cast<std::uint32_t>(columns_of(pitch_));
    shown_ = std::min(count_, columns_ * static_cast<std::uint32_t>(lines_of(pitch_)));
    const auto lines = (shown_ + columns_ - 1) / columns_;
    columns_ = (shown_ + lines - 1) / lines; // the lines equally long
    text_ =
        std::max(least.size, std::min(std::round(pitch_ * text_part), least.size * (pitch_ - gap_) * 0.9F / number));
}

Rect RowGrid::tile(std::uint32_t slot) const {
    const auto lines = static_cast<float>((shown_ + columns_ - 1) / columns_);
    const auto columns = static_cast<float>(std::min(columns_, shown_));
    const Vec corner{area_.x + (area_.width - columns * pitch_ + gap_) / 2,
                     area_.y + (area_.height - lines * pitch_ * aspect + gap_) / 2};
    return snapped({corner.x + static_cast<float>(slot % columns_) * pitch_,
                    corner.y + static_cast<float>(slot / columns_) * pitch_ * aspect, pitch_ - gap_,
                    pitch_ * aspect - gap_});
}

void RowGrid::draw(const Rules::State& state, const Look& look, Canvas& canvas) const {
    const std::uint32_t dots = shown_ / 2; // where the middle is left out
    for (std::uint32_t slot = 0; slot < shown_; ++slot) {
        const Rect area = tile(slot);
        if (shown_ < count_ && slot == dots) {
            canvas.text("…", area.centre(), {.size = text_, .paint = {Role::soft}, .align_x = AlignX::centre});
            continue;
        }
        const auto index = shown_ == count_ || slot < dots ? slot : count_ - (shown_ - slot);
        const auto kind = (state.begin + index) % 2;
        const bool first = index == 0, last = index + 1 == count_;
        const bool taken = look.taken && (*look.taken == End::left ? first : last);
        const bool quiet = (look.kind && *look.kind != kind) || (look.only_ends && !first && !last);
        const Rect face{area.x, area.y, area.width, area.height * 0.8F};
        paint_number(area, {}, text_, {.lit = taken, .quiet = quiet}, canvas);
        canvas.text(std::to_string(state.numbers()[index]), face.centre(),
                    {.size = text_,
                     .paint = {own::tile_ink, quiet ? 0.62F : 1.0F},
                     .weight = Weight::bold,
                     .align_x = AlignX::centre});
        paint_place_mark(kind, {area.centre().x, area.y + area.height * 0.84F}, std::round(area.width * 0.22F),
                         own::tile_ink, canvas);
    }
}

} // namespace zugzwang::numbers
