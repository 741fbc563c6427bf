#include "scenes/frame/star.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

#include "zugzwang/gfx/look.hpp"

namespace zugzwang {

void paint_star(bool won, Vec centre, float height, Canvas& canvas) {
    canvas.sprite(won ? "mark/star" : "mark/star-empty", around(centre, height * 44 / 64, height));
}

ui::Node star_row(std::vector<bool> won) {
    return ui::picture([won = std::move(won)](Rect area, Canvas& canvas) {
               const float pitch = area.width / static_cast<float>(won.size());
               for (std::size_t star = 0; star < won.size(); ++star)
                   paint_star(won[star], {area.x + (static_cast<float>(star) + 0.5F) * pitch, area.centre().y},
                              std::min(area.height, pitch * 1.45F), canvas);
           })
        .at_least(90, 26);
}

ui::Node rung_emblem(const Game& game, std::size_t rung, float alpha) {
    return ui::picture([&game, rung, alpha](Rect area, Canvas& canvas) {
        const float side = std::min(area.width, area.height);
        const Rect well = snapped(around(area.centre(), side));
        paint_well(well, canvas);
        canvas.push_group({}, alpha);
        game.ladder.draw_emblem(canvas, well.inset(std::round(side * 0.13F)), rung);
        canvas.pop_group();
    });
}

} // namespace zugzwang
