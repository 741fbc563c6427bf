#include <cassert>
#include <cstdlib>
#include <filesystem>

#include "support/catch.hpp"
#include <SDL_image.h>

#include "app/png_file.hpp"
#include "support/places.hpp"
#include "window/harness.hpp"

namespace zugzwang::testing {

namespace {

constexpr int near_enough = 6;    ///< Steps in a channel.
constexpr double max_far = 0.001; ///< Of all pixels.

/// Golden pictures are kept in steps of four, which takes the dither out of them: a quarter of the size on disk.
void coarsen(SDL_Surface& picture) {
    for (int y = 0; y < picture.h; ++y) {
        auto* row = reinterpret_cast<std::uint32_t*>(static_cast<std::uint8_t*>(picture.pixels) +
                                                     static_cast<std::ptrdiff_t>(y) * picture.pitch);
        for (int x = 0; x < picture.w; ++x)
            row[x] = (row[x] & 0xFCFCFCU) | 0x020202U;
    }
}

bool is_far(Colour a, Colour b) {
    return std::abs(a.red - b.red) > near_enough || std::abs(a.green - b.green) > near_enough ||
           std::abs(a.blue - b.blue) > near_enough;
}

app::SurfaceHandle loaded(const std::filesystem::path& file) {
    const app::SurfaceHandle raw(IMG_Load(file.c_str()));
    if (!raw) return nullptr;
    return app::SurfaceHandle(SDL_ConvertSurfaceFormat(raw.get(), SDL_PIXELFORMAT_RGB888, 0));
}

/// The part of pixels that differ; 1 when the sizes do.
double far_part(const SDL_Surface& a, const SDL_Surface& b) {
    if (a.w != b.w || a.h != b.h) return 1;
    int far = 0;
    for (int y = 0; y < a.h; ++y) {
        for (int x = 0; x < a.w; ++x)
            far += is_far(pixel(a, x, y), pixel(b, x, y)) ? 1 : 0;
    }
    return static_cast<double>(far) / (static_cast<double>(a.w) * a.h);
}

} // namespace

Colour pixel(const SDL_Surface& surface, int x, int y) {
    assert(x >= 0 && y >= 0 && x < surface.w && y < surface.h);
    const auto* row = static_cast<const std::uint8_t*>(surface.pixels) + static_cast<std::ptrdiff_t>(y) * surface.pitch;
    const auto value = reinterpret_cast<const std::uint32_t*>(row)[x];
    return {static_cast<std::uint8_t>(value >> 16), static_cast<std::uint8_t>(value >> 8),
            static_cast<std::uint8_t>(value)};
}

void check_golden(SDL_Surface& picture, const std::string& name) {
    const std::filesystem::path folder = ZUGZWANG_SOURCE_DIR "/tests/window/golden";
    const auto file = folder / (name + ".png");
    const char* update = std::getenv("ZUGZWANG_UPDATE_GOLDEN");
    if (update != nullptr && std::string_view(update) == "1") {
        std::filesystem::create_directories(folder);
        coarsen(picture);
        app::save_png(picture, file);
        return;
    }
    const auto golden = loaded(file);
    const double part = golden ? far_part(picture, *golden) : 1;
    if (part >= max_far) app::save_png(picture, std::filesystem::current_path() / (name + ".actual.png"));
    INFO("golden picture " << file << "; what was drawn is in " << std::filesystem::current_path());
    CHECK(golden != nullptr);
    CHECK(part < max_far);
}

} // namespace zugzwang::testing
