#include "games/numbers/show/tiles.hpp"

#include <algorithm>
#include <cmath>

#include "games/numbers/show/theme.hpp"
#include "zugzwang/gfx/look.hpp"
#include "zugzwang/play/lesson.hpp"

namespace zugzwang::numbers {
namespace {

constexpr float aspect = 1.2F;                                       ///< Height : width of a tile with its gap.
constexpr float widest_tile = 150, gap_units = 12, text_part = 0.4F; // units of a 1080-line screen; of a tile's width
constexpr float quiet_alpha = 0.62F;
constexpr std::uint32_t measured_numbers = 256; ///< Of a long row, those that decide on the type.

/// The lines of a row.
class Grid {
  public:
    Grid(Rect area, const Rules::State& state, const Canvas& canvas)
        : area_(area), count_(static_cast<std::uint32_t>(state.size())), gap_(canvas.px(gap_units)) {
        const TextStyle least{.size = canvas.px(lesson_board_text), .weight = Weight::bold};
        float number = 0;
        for (const auto each : state.numbers().first(std::min(count_, measured_numbers)))
            number = std::max(number, canvas.measured(std::to_string(each), least).width);
        const float narrowest = std::max(canvas.px(52.0F), number + canvas.px(10.0F)) + gap_;
        const auto lines_of = [&](float pitch) { return std::max(1.0F, std::floor(area.height / (pitch * aspect))); };
        const auto columns_of = [&](float pitch) { return std::max(1.0F, std::floor((area.width + gap_) / pitch)); };
        pitch_ = std::min(canvas.px(widest_tile), std::floor(area.height / aspect));
        while (pitch_ > narrowest && lines_of(pitch_) * columns_of(pitch_) < static_cast<float>(count_))
            --pitch_;
        pitch_ = std::max(pitch_, narrowest);
        height_ = std::min(pitch_ * aspect, area.height + gap_);
        columns_ = static_cast<std::uint32_t>(columns_of(pitch_));
        shown_ = std::min(count_, columns_ * static_cast<std::uint32_t>(lines_of(pitch_)));
        lines_ = (shown_ + columns_ - 1) / columns_;
        columns_ = (shown_ + lines_ - 1) / lines_; // the lines equally long
        text_ = std::max(least.size,
                         std::min(std::round(pitch_ * text_part), least.size * (pitch_ - gap_) * 0.9F / number));
    }

    [[nodiscard]] std::uint32_t shown() const { return shown_; }
    [[nodiscard]] float text() const { return text_; }
    /// The number that is shown there; none where it stands for those that are left out.
    [[nodiscard]] std::optional<std::uint32_t> index(std::uint32_t slot) const {
        const std::uint32_t dots = shown_ / 2;
        if (shown_ == count_ || slot < dots) return slot;
        return slot == dots ? std::nullopt : std::optional(count_ - (shown_ - slot));
    }
    [[nodiscard]] Rect tile(std::uint32_t slot) const {
        const auto columns = static_cast<float>(columns_), lines = static_cast<float>(lines_);
        const Vec corner{area_.x + (area_.width - columns * pitch_ + gap_) / 2,
                         area_.y + (area_.height - lines * height_ + gap_) / 2};
        return snapped({corner.x + static_cast<float>(slot % columns_) * pitch_,
                        corner.y + static_cast<float>(slot / columns_) * height_, pitch_ - gap_, height_ - gap_});
    }

  private:
    Rect area_;
    std::uint32_t count_; ///< Numbers in the row.
    std::uint32_t shown_ = 0, columns_ = 1, lines_ = 1;
    float gap_, pitch_ = 1, height_ = 1, text_ = 0;
};

} // namespace

void paint_number(Rect area, const std::string& words, float size, const TileLook& look, Canvas& canvas) {
    const float radius = std::round(std::min(area.width, area.height) * 0.16F);
    const float alpha = look.alpha * (look.quiet ? quiet_alpha : 1.0F);
    canvas.box(area, {.top = Role::drawn,
                      .bottom = own::tile_shade,
                      .radius = radius,
                      .foot = own::tile_foot,
                      .foot_depth = std::max(1.0F, std::round(area.height * 0.06F)),
                      .alpha = alpha});
    if (!words.empty())
        canvas.text(words, area.centre(),
                    {.size = size, .paint = {own::tile_ink, alpha}, .weight = Weight::bold, .align_x = AlignX::centre});
    if (!look.lit) return;
    paint_ring(area,
               {.radius = radius, .gap = canvas.px(4.0F), .width = canvas.px(3.0F), .paint = {Role::act, look.alpha}},
               canvas);
}

void paint_place_mark(std::uint32_t kind, Vec centre, float size, Role role, Canvas& canvas) {
    if (kind == 0)
        canvas.disc(centre, size * 0.32F, {role});
    else
        canvas.fill(snapped(around(centre, size, std::max(2.0F, size * 0.24F))), {role});
}

void paint_row(Rect area, const Rules::State& state, const RowLook& look, Canvas& canvas) {
    const Grid grid(area, state, canvas);
    for (std::uint32_t slot = 0; slot < grid.shown(); ++slot) {
        const Rect tile = grid.tile(slot);
        const TextStyle style{.size = grid.text(), .paint = {Role::soft}, .align_x = AlignX::centre};
        const auto index = grid.index(slot);
        if (!index) {
            canvas.text("…", tile.centre(), style);
            continue;
        }
        const auto kind = (state.begin + *index) % 2;
        const bool first = *index == 0, last = *index + 1 == state.size();
        const bool taken = look.taken && (*look.taken == End::left ? first : last);
        const bool quiet = (look.kind && *look.kind != kind) || (look.only_ends && !first && !last);
        paint_number(tile, {}, grid.text(), {.lit = taken, .quiet = quiet}, canvas);
        auto number = style;
        number.paint = {own::tile_ink, quiet ? quiet_alpha : 1.0F};
        number.weight = Weight::bold;
        canvas.text(std::to_string(state.numbers()[*index]), {tile.centre().x, tile.y + tile.height * 0.4F}, number);
        paint_place_mark(kind, {tile.centre().x, tile.y + tile.height * 0.84F}, std::round(tile.width * 0.22F),
                         own::tile_ink, canvas);
    }
}

} // namespace zugzwang::numbers
