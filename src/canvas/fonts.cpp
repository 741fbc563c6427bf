#include "canvas/fonts.hpp"

#include <algorithm>
#include <array>
#include <filesystem>
#include <utility>

#include "zugzwang/base/utf8.hpp"
#include "zugzwang/base/words.hpp"

namespace zugzwang::canvas {

namespace {

constexpr std::array<std::string_view, 5> weight_names{"Regular", "Medium", "SemiBold", "Bold", "ExtraBold"};

/// The files of a weight, first choice first; those of the program's own are all in one folder.
std::array<std::string, 3> files(const std::string& own, Weight weight) {
    const std::string name(weight_names[static_cast<std::size_t>(weight)]);
    const std::string inter = own.empty() ? "/usr/share/fonts/opentype/inter/" : own;
    const std::string dejavu = own.empty() ? "/usr/share/fonts/truetype/dejavu/" : own;
    return {inter + "InterDisplay-" + name + ".otf", inter + "Inter-" + name + ".otf",
            dejavu + "DejaVuSans" + (weight >= Weight::semibold ? "-Bold.ttf" : ".ttf")};
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

Fonts::Fonts(const std::filesystem::path& own) {
    if (TTF_WasInit() == 0 && TTF_Init() != 0) sdl_failed("no fonts");
    std::error_code ignored;
    if (std::filesystem::is_directory(own, ignored)) own_ = (own / "").string();
    const auto candidates = files(own_, Weight::regular);
    const auto exists = [](const std::string& file) { return std::filesystem::exists(file); };
    if (std::ranges::none_of(candidates, exists))
        throw std::runtime_error(
            tr("no font found: install fonts-inter or fonts-dejavu-core (`{file}`)", {{"file", candidates[0]}}));
}

TTF_Font* Fonts::face(std::size_t index, int size, Weight weight) {
    size = std::clamp(size, 1, 1000);
    auto& [faces, tried] = chains_[{size, weight}];
    if (index >= faces.size()) {
        const auto candidates = files(own_, weight);
        while (index >= faces.size() && tried < candidates.size()) {
            if (auto font = opened(candidates[tried++], size)) faces.push_back(std::move(font));
        }
    }
    if (faces.empty()) sdl_failed("no font");
    return index < faces.size() ? faces[index].get() : nullptr;
}

bool Fonts::has(std::uint32_t code_point, Weight weight) {
    constexpr int any_size = 16;
    return TTF_GlyphIsProvided32(face_for(code_point, any_size, weight), code_point) != 0;
}

TTF_Font* Fonts::face_for(std::uint32_t code_point, int size, Weight weight) {
    std::size_t index = 0;
    while (auto* font = face(index++, size, weight)) {
        if (TTF_GlyphIsProvided32(font, code_point) != 0) return font;
    }
    return face(0, size, weight);
}

std::vector<Fonts::Run> Fonts::runs(std::string_view line, int size, Weight weight) {
    std::vector<Run> runs;
    while (!line.empty()) {
        const auto [value, bytes] = first_code_point(line);
        const bool control = value < 0x20 || value == 0x7F;
        TTF_Font* font = face_for(control ? ' ' : value, size, weight);
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
    if (parts.size() == 1 && parts[0].font == face(0, size, weight))
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

int Fonts::ascent(int size, Weight weight) { return TTF_FontAscent(face(0, size, weight)); }
int Fonts::descent(int size, Weight weight) { return -TTF_FontDescent(face(0, size, weight)); }

} // namespace zugzwang::canvas
