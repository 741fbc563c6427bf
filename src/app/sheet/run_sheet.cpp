#include "app/sheet/run_sheet.hpp"

#include <string>

#include "app/theme_shelf.hpp"
#include "canvas/assets.hpp"
#include "zugzwang/gfx/sprite_text.hpp"
#include "zugzwang/play/side_words.hpp"

namespace zugzwang::app {

int run_sheet(const cli::SheetRequest& request, const cli::Streams& streams) {
    const auto assets = canvas::Assets::found();
    const auto theme = load_theme(assets, "paper"); // the bright one
    name_sides_by(theme);
    const auto sprites = [&](std::string_view name) {
        const auto file = "sprites/" + std::string(name) + ".svg";
        return coloured(assets.text(file), theme, file);
    };
    return cli::write_sheet(
        request, {.pack = assets.text("puzzles/" + request.game + ".txt"), .theme = theme, .sprites = sprites},
        streams);
}

} // namespace zugzwang::app
