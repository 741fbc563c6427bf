#include "library/picture.hpp"

#include <algorithm>
#include <cmath>
#include <map>
#include <stdexcept>

#include "library/look_files.hpp"
#include "svg/svg_canvas.hpp"
#include "themes/theme_file.hpp"
#include "zugzwang/base/text.hpp"
#include "zugzwang/base/workers.hpp"
#include "zugzwang/gfx/sprite_text.hpp"
#include "zugzwang/play/theme_sections.hpp"

namespace zugzwang::library {
namespace {

constexpr std::string_view house = "themes/arcade.toml"; // the others say what differs from it

std::string_view text_of(const std::string& name) {
    const auto found = std::ranges::find(look_files, name, &LookFile::name);
    if (found == look_files.end()) throw std::runtime_error(name + " is missing");
    return found->text;
}

std::map<std::string, Theme, std::less<>> read_themes() {
    const auto sections = sections_of(catalog());
    const auto base = whole_theme_from_text(text_of(std::string(house)), std::string(house), sections);
    std::map<std::string, Theme, std::less<>> themes;
    for (const auto& file : look_files) {
        const auto words = split(file.name, '/');
        if (words.front().text != "themes") continue;
        const auto name = words.back().text;
        themes.emplace(name.substr(0, name.find('.')),
                       theme_from_text(file.text, std::string(file.name), base, sections));
    }
    return themes;
}

const std::map<std::string, Theme, std::less<>>& themes() {
    static const auto read = read_themes();
    return read;
}

/// Of a board's width.
float height_of(TableStyle style) { return style == TableStyle::columns ? 1 : 0.5F; }

} // namespace

Result<std::string> svg_of(OpenGame& game, int size, std::string_view theme) {
    const auto found = themes().find(theme);
    if (found == themes().end()) {
        const auto name = [](const auto& one) { return one.first; };
        return Refusal{"unknown theme: {} (the themes are {})", theme, joined(themes(), ", ", name)};
    }
    Workers workers;
    SessionConfig config{.options = game.options(), .position = game.table().position(), .budget = {}};
    config.theme = &found->second;
    auto session = game.game().start_session(config, workers);
    if (!session) return session.refusal();
    const float width = static_cast<float>(size), height = std::round(width * height_of(game.game().style));
    SvgCanvas canvas(
        found->second,
        [&](std::string_view name) {
            const auto file = "sprites/" + std::string(name) + ".svg";
            return coloured(text_of(file), found->second, file);
        },
        width / 1080);
    const Rect whole{0, 0, width, height};
    canvas.box(whole, {.top = Role::backdrop_top, .bottom = Role::backdrop_bottom});
    (*session)->place(whole.inset(std::round(width / 40)));
    (*session)->set({.numbers = true});
    (*session)->draw(canvas);
    return canvas.document({width, height});
}

} // namespace zugzwang::library
