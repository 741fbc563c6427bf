#include "window/golden.hpp"

#include <array>
#include <cstdint>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string_view>

#include "support/catch.hpp"
#include <SDL_image.h>
#include <SDL_ttf.h>

#include "app/picture_sheet.hpp"
#include "canvas/sdl_handles.hpp"
#include "support/places.hpp"
#include "window/picture_difference.hpp"
#include "zugzwang/base/words.hpp"

namespace zugzwang::testing {

namespace fs = std::filesystem;

namespace {

const fs::path folder = ZUGZWANG_SOURCE_DIR "/tests/window/golden";
const fs::path versions_file = folder / "versions.txt";

/// Golden pictures are kept in steps of four, which takes the dither out of them: a quarter of the size on disk.
void coarsen(SDL_Surface& picture) {
    for (int y = 0; y < picture.h; ++y) {
        auto* row = reinterpret_cast<std::uint32_t*>(static_cast<std::uint8_t*>(picture.pixels) +
                                                     static_cast<std::ptrdiff_t>(y) * picture.pitch);
        for (int x = 0; x < picture.w; ++x)
            row[x] = (row[x] & 0xFCFCFCU) | 0x020202U;
    }
}

canvas::SurfaceHandle loaded(const fs::path& file) {
    const canvas::SurfaceHandle raw(IMG_Load(file.c_str()));
    if (!raw) return nullptr;
    return canvas::SurfaceHandle(SDL_ConvertSurfaceFormat(raw.get(), SDL_PIXELFORMAT_RGB888, 0));
}

std::string text_of(const fs::path& file) {
    std::ifstream in(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
}

/// FNV-1a of a file, 64 bits in hexadecimal; "none" where there is no such file.
std::string hash_of(const fs::path& file) {
    const auto bytes = text_of(file);
    if (bytes.empty()) return "none";
    std::uint64_t hash = 0xCBF29CE484222325ULL;
    for (const char byte : bytes)
        hash = (hash ^ static_cast<std::uint8_t>(byte)) * 0x100000001B3ULL;
    std::string digits;
    for (int shift = 60; shift >= 0; shift -= 4)
        digits += "0123456789abcdef"[hash >> static_cast<unsigned>(shift) & 15U];
    return digits;
}

bool is_update() {
    const char* wanted = std::getenv("ZUGZWANG_UPDATE_GOLDEN");
    return wanted != nullptr && std::string_view(wanted) == "1";
}

void update(SDL_Surface& picture, const fs::path& file) {
    fs::create_directories(folder);
    coarsen(picture);
    app::save_png(picture, file);
    std::ofstream(versions_file) << versions_of_letters();
}

} // namespace

std::string versions_of_letters() {
    const FontLibrary library;
    int major = 0, minor = 0, patch = 0;
    TTF_GetFreeTypeVersion(&major, &minor, &patch);
    const auto* ttf = TTF_Linked_Version();
    std::string lines = filled("FreeType {}.{}.{}\nSDL_ttf {}.{}.{}\n", major, minor, patch, int{ttf->major},
                               int{ttf->minor}, int{ttf->patch});
    const fs::path fonts = "/usr/share/fonts";
    for (const auto* const font :
         {"opentype/inter/InterDisplay-Regular.otf", "opentype/inter/InterDisplay-SemiBold.otf",
          "opentype/inter/Inter-Regular.otf", "truetype/dejavu/DejaVuSans.ttf"})
        lines += filled("{} {}\n", fs::path(font).filename().string(), hash_of(fonts / font));
    return lines;
}

void check_golden(SDL_Surface& picture, const std::string& name, int max_difference) {
    const auto file = folder / (name + ".png");
    if (is_update()) return update(picture, file);
    const auto golden = loaded(file);
    INFO("golden picture " << file);
    REQUIRE(golden != nullptr);
    REQUIRE(golden->w == picture.w);
    REQUIRE(golden->h == picture.h);
    const auto difference = largest_difference(picture, *golden);
    const auto& where = difference.where;
    if (difference.pixels > max_difference) {
        const auto actual = fs::current_path() / (name + ".actual.png");
        app::save_png(picture, actual);
        UNSCOPED_INFO("drawn was " << actual << "; look at " << where.w << "x" << where.h << " pixels from " << where.x
                                   << ',' << where.y);
        if (const auto theirs = text_of(versions_file); theirs != versions_of_letters())
            UNSCOPED_INFO("the golden pictures were made with other letters:\n"
                          << theirs << "here they are drawn by\n"
                          << versions_of_letters());
    }
    CHECK(difference.pixels <= max_difference);
}

void check_golden_words(const std::string& words, const std::string& name) {
    const auto file = folder / (name + ".txt");
    if (is_update()) {
        std::ofstream(file) << words;
        return;
    }
    INFO("golden words " << file);
    CHECK(words == text_of(file));
}

} // namespace zugzwang::testing
