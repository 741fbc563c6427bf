#include "window/golden.hpp"

#include <cassert>

#include "support/catch.hpp"
#include <SDL_image.h>

#include "app/picture_sheet.hpp"
#include "canvas/sdl_handles.hpp"
#include "support/files.hpp"
#include "support/places.hpp"

namespace zugzwang::testing {

namespace fs = std::filesystem;

namespace {

constexpr int near_enough = 12; ///< Steps of 256 in a channel.

using Channels = std::array<int, 3>;

/// The pixels of a picture, and the darkest and lightest of each channel within one pixel of each: another antialiasing
/// makes an edge lighter, darker or a fraction of a pixel wider, and stays between them.
class Pixels {
  public:
    explicit Pixels(const SDL_Surface& picture) : width_(picture.w), height_(picture.h) {
        own_.reserve(static_cast<std::size_t>(width_) * static_cast<std::size_t>(height_));
        for (int y = 0; y < height_; ++y) {
            const auto* bytes =
                static_cast<const std::uint8_t*>(picture.pixels) + static_cast<std::ptrdiff_t>(y) * picture.pitch;
            const auto* row = reinterpret_cast<const std::uint32_t*>(bytes);
            for (int x = 0; x < width_; ++x)
                own_.push_back({static_cast<int>(row[x] >> 16U & 255U), static_cast<int>(row[x] >> 8U & 255U),
                                static_cast<int>(row[x] & 255U)});
        }
        low_ = own_;
        high_ = own_;
        for (int y = 0; y < height_; ++y) {
            for (int x = 0; x < width_; ++x)
                take_in_neighbours(x, y);
        }
    }

    [[nodiscard]] int width() const { return width_; }
    [[nodiscard]] int height() const { return height_; }
    [[nodiscard]] const Channels& at(int x, int y) const { return own_[index(x, y)]; }
    [[nodiscard]] bool allows(int x, int y, const Channels& value) const {
        const auto& low = low_[index(x, y)];
        const auto& high = high_[index(x, y)];
        for (std::size_t i = 0; i < value.size(); ++i) {
            if (value[i] < low[i] - near_enough || value[i] > high[i] + near_enough) return false;
        }
        return true;
    }

  private:
    [[nodiscard]] std::size_t index(int x, int y) const { return static_cast<std::size_t>(y * width_ + x); }
    void take_in_neighbours(int x, int y) {
        const auto at = index(x, y);
        for (int row = std::max(0, y - 1); row <= std::min(height_ - 1, y + 1); ++row) {
            for (int column = std::max(0, x - 1); column <= std::min(width_ - 1, x + 1); ++column) {
                const auto& there = own_[index(column, row)];
                for (std::size_t i = 0; i < there.size(); ++i) {
                    low_[at][i] = std::min(low_[at][i], there[i]);
                    high_[at][i] = std::max(high_[at][i], there[i]);
                }
            }
        }
    }

    int width_, height_;
    std::vector<Channels> own_, low_, high_;
};

/// Takes the piece that this pixel belongs to out of `strange`, which has an entry for each pixel, row by row.
Difference taken_piece(std::vector<bool>& strange, int width, int height, int first) {
    int left = width, top = height, right = 0, bottom = 0, pixels = 0;
    strange[static_cast<std::size_t>(first)] = false;
    for (std::vector<int> open{first}; !open.empty();) {
        const int x = open.back() % width;
        const int y = open.back() / width;
        open.pop_back();
        ++pixels;
        left = std::min(left, x), right = std::max(right, x + 1);
        top = std::min(top, y), bottom = std::max(bottom, y + 1);
        for (int row = std::max(0, y - 1); row <= std::min(height - 1, y + 1); ++row) {
            for (int column = std::max(0, x - 1); column <= std::min(width - 1, x + 1); ++column) {
                const auto at = static_cast<std::size_t>(row * width + column);
                if (!strange[at]) continue;
                strange[at] = false;
                open.push_back(row * width + column);
            }
        }
    }
    return {pixels, {left, top, right - left, bottom - top}};
}

const fs::path golden_folder = ZUGZWANG_SOURCE_DIR "/tests/window/golden";

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

bool is_update() {
    const char* wanted = std::getenv("ZUGZWANG_UPDATE_GOLDEN");
    return wanted != nullptr && std::string_view(wanted) == "1";
}

void update(SDL_Surface& picture, const fs::path& file) {
    fs::create_directories(golden_folder);
    coarsen(picture);
    app::save_png(picture, file);
}

} // namespace

Difference largest_difference(const SDL_Surface& first, const SDL_Surface& second) {
    assert(first.w == second.w && first.h == second.h);
    const Pixels a(first), b(second);
    std::vector<bool> strange;
    for (int y = 0; y < a.height(); ++y) {
        for (int x = 0; x < a.width(); ++x)
            strange.push_back(!a.allows(x, y, b.at(x, y)) || !b.allows(x, y, a.at(x, y)));
    }
    Difference largest;
    for (std::size_t at = 0; at < strange.size(); ++at) {
        if (!strange[at]) continue;
        const auto piece = taken_piece(strange, a.width(), a.height(), static_cast<int>(at));
        if (piece.pixels > largest.pixels) largest = piece;
    }
    return largest;
}

void check_golden(SDL_Surface& picture, const std::string& name) {
    const auto file = golden_folder / (name + ".png");
    if (is_update()) return update(picture, file);
    const auto golden = loaded(file);
    INFO("golden picture " << file);
    REQUIRE(golden != nullptr);
    REQUIRE(golden->w == picture.w);
    REQUIRE(golden->h == picture.h);
    const auto difference = largest_difference(picture, *golden);
    const auto& where = difference.where;
    if (difference.pixels > max_shape_difference) {
        const auto actual = fs::current_path() / (name + ".actual.png");
        app::save_png(picture, actual);
        UNSCOPED_INFO("drawn was " << actual << "; look at " << where.w << "x" << where.h << " pixels from " << where.x
                                   << ',' << where.y);
    }
    CHECK(difference.pixels <= max_shape_difference);
}

void check_golden_words(const std::string& words, const std::string& name) {
    const auto file = golden_folder / (name + ".txt");
    if (is_update()) return write(file, words);
    INFO("golden words " << file);
    CHECK(words == text_of(file));
}

} // namespace zugzwang::testing
