#include "games/numbers/show/sums_panel.hpp"

#include <algorithm>
#include <utility>
#include <vector>

#include "games/numbers/show/tiles.hpp"
#include "zugzwang/base/words.hpp"
#include "zugzwang/play/lesson_parts.hpp"

namespace zugzwang::numbers {

ui::Node sums_panel(const SumsLook& look) {
    const auto larger = static_cast<double>(std::max({look.sums[0], look.sums[1], std::int64_t{1}}));
    std::vector<ui::Node> cells;
    for (std::uint32_t kind = 0; kind < 2; ++kind) {
        const bool kept = look.kept == kind, known = look.known[kind];
        const Role role = kept ? Role::ink : Role::soft;
        auto mark = ui::picture([kind, role](Rect area, Canvas& canvas) {
            paint_place_mark(kind, area.centre(), area.width, role, canvas);
        });
        const double part = known ? static_cast<double>(look.sums[kind]) / larger : 0;
        cells.push_back(std::move(mark).sized(22, 22));
        cells.push_back(lesson_line(kind == 0 ? tr("odd places") : tr("even places"), role,
                                    kept ? Weight::semibold : Weight::regular));
        cells.push_back(ui::bar(part, kept ? Role::act : Role::button_rim).wide());
        cells.push_back(lesson_line(known ? std::to_string(look.sums[kind]) : std::string("–"), Role::ink, Weight::bold,
                                    AlignX::right));
    }
    std::string sure;
    if (look.kept)
        sure = *look.kept == 0 ? tr("Keeping to odd places: {sum} are sure.", {{"sum", look.sums[0]}})
                               : tr("Keeping to even places: {sum} are sure.", {{"sum", look.sums[1]}});
    return lesson_panel(look.heading, false, ui::grid(4, std::move(cells)).gaps(Measure::near),
                        lesson_words(std::move(sure)));
}

} // namespace zugzwang::numbers
