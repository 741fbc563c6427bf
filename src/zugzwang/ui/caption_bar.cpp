#include "zugzwang/ui/caption_bar.hpp"

#include <utility>

#include "zugzwang/gfx/look.hpp"
#include "zugzwang/ui/parts.hpp"

namespace zugzwang::ui {

float caption_height(float text_scale) {
    constexpr float around = 32, line = 52;
    return around + line * text_scale;
}

Node caption_bar(CaptionLook look, float text_scale, std::function<void()> again) {
    constexpr float sign = 40;
    const auto rim = look.side ? std::optional(role_of(*look.side)) : std::nullopt;
    const bool speaks = static_cast<bool>(again);
    auto its_mark = look.side ? mark(*look.side, sign) : nothing();
    auto told =
        words(std::move(look.words), {.size = Measure::heading, .weight = Weight::semibold, .align = AlignX::centre});
    auto loudspeaker = speaks ? sprite("icon/sound", sign) : nothing();
    const auto edge = [] { return space().at_least(0).at_most(1); }; // with a gap between
    auto bar = row(edge(), std::move(its_mark), std::move(told).wide().gives_way(), std::move(loudspeaker), edge())
                   .gaps(Measure::near)
                   .padded(Measure::tight)
                   .on(Ground::well, rim);
    const float height = caption_height(text_scale);
    bar.height = {.min = height, .max = height, .gives_way = true};
    bar = std::move(bar).wide();
    return column(speaks ? pressable("say-again", std::move(bar), std::move(again)) : std::move(bar))
        .wide()
        .named("caption");
}

} // namespace zugzwang::ui
