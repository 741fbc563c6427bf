#include "canvas/fonts.hpp"

#include <algorithm>
#include <filesystem>
#include <utility>

#include "zugzwang/rules/utf8.hpp"
#include "zugzwang/rules/words.hpp"

namespace zugzwang::app {

namespace {

constexpr std::array<std::string_view, 5> weight_names{"Regular", "Medium", "SemiBold", "Bold", "ExtraBold"};

/// The files of a weight, first choice first.
std::array<std::string, 3> files(Weight weight) {
    const std::string name(weight_names[static_cast<std::size_t>(weight)]);
    const std::string inter = "/usr/share/fonts/opentype/inter/Inter";
    const std::string dejavu = "/usr/share/fonts/truetype/dejavu/DejaVuSans";
    return {inter + "Display-" + name + ".otf", inter + "-" + name + ".otf",
            dejavu + (weight >= Weight::semibold ? "-Bold.ttf" : ".ttf")};
}

FontHandle opened(const std::string& file, int size) {
    FontHandle font(TTF_OpenFont(file.c_str(), size));
    if (font) TTF_SetFontHinting(font.get(), TTF_HINTING_LIGHT_SUBPIXEL);
    return font;
}

SDL_Surface* blended(TTF_Font* font, const std::string& text, Colour colour) {
    return TTF_RenderUTF8_Blended(font, text.c_str(), {colour.red, colour.green, colour.blue, 255});
}

} // namespace

Fonts::Fonts() {
    if (TTF_WasInit() == 0 && TTF_Init() != 0) sdl_failed("no fonts");
    const auto candidates = files(Weight::regular);
    const auto exists = [](const std::string& file) { return std::filesystem::exists(file); };
    if (std::ranges::none_of(candidates, exists))
        throw std::runtime_error(
            tr("no font found: install fonts-inter or fonts-dejavu-core (`{file}`)", {{"file", candidates[0]}}));
}

Fonts::Chain& Fonts::chain(int size, Weight weight) {
    size = std::clamp(size, 1, 1000);
    const auto [entry, is_new] = chains_.try_emplace({size, weight});
    if (is_new) {
        const auto candidates = files(weight);
        for (std::size_t i = 0; i < face_count; ++i)
            entry->second[i] = opened(candidates[i], size);
        // With the first choice missing the next one stands in its place.
        std::stable_partition(entry->second.begin(), entry->second.end(),
                              [](const FontHandle& font) { return font != nullptr; });
        if (!entry->second[0]) sdl_failed("no font");
    }
    return entry->second;
}

std::vector<Fonts::Run> Fonts::runs(std::string_view line, int size, Weight weight) {
    std::vector<Run> runs;
    Chain& faces = chain(size, weight);
    while (!line.empty()) {
        const auto [value, bytes] = first_code_point(line);
        const bool control = value < 0x20 || value == 0x7F;
        const auto can_show = [shown = control ? ' ' : value](const FontHandle& font) {
            return font && TTF_GlyphIsProvided32(font.get(), shown) != 0;
        };
        const auto face = std::ranges::find_if(faces, can_show);
        TTF_Font* font = (face == faces.end() ? faces[0] : *face).get();
        if (runs.empty() || runs.back().font != font) runs.push_back({font, {}});
        if (control)
            runs.back().text += ' ';
        else if (value == 0xFFFD)
            runs.back().text += "\xEF\xBF\xBD";
        else
            runs.back().text += line.substr(0, bytes);
        line.remove_prefix(bytes);
    }
    return runs;
}

int Fonts::width(std::string_view line, int size, Weight weight) {
    int total = 0;
    for (const auto& run : runs(line, size, weight)) {
        int width = 0;
        TTF_SizeUTF8(run.font, run.text.c_str(), &width, nullptr);
        total += width;
    }
    return total;
}

SurfaceHandle Fonts::drawn(std::string_view line, int size, Weight weight, Colour colour) {
    const auto parts = runs(line, size, weight);
    if (parts.empty()) return nullptr;
    if (parts.size() == 1 && parts[0].font == chain(size, weight)[0].get())
        return SurfaceHandle(blended(parts[0].font, parts[0].text, colour));
    const int baseline = ascent(size, weight);
    const int height = baseline + descent(size, weight);
    SurfaceHandle whole(SDL_CreateRGBSurfaceWithFormat(0, std::max(1, width(line, size, weight)), height, 32,
                                                       SDL_PIXELFORMAT_ARGB8888));
    int x = 0;
    for (const auto& run : parts) {
        const SurfaceHandle piece(blended(run.font, run.text, colour));
        if (!piece || !whole) continue;
        SDL_Rect place{x, baseline - TTF_FontAscent(run.font), piece->w, piece->h};
        SDL_SetSurfaceBlendMode(piece.get(), SDL_BLENDMODE_NONE);
        SDL_BlitSurface(piece.get(), nullptr, whole.get(), &place);
        x += piece->w;
    }
    return whole;
}

int Fonts::ascent(int size, Weight weight) { return TTF_FontAscent(chain(size, weight)[0].get()); }
int Fonts::descent(int size, Weight weight) { return -TTF_FontDescent(chain(size, weight)[0].get()); }

} // namespace zugzwang::app
