// The tour's camera: as many pictures as time passes, dark between the scenes, with words and a pointer that glides.
#include "support/catch.hpp"

#include <SDL_image.h>

#include "scenes/frame/scenes.hpp"
#include "studio/tour.hpp"
#include "window/harness.hpp"

using namespace zugzwang::studio;
namespace fs = std::filesystem;

namespace {

app::FilmPlan small(const fs::path& frames) {
    return {.frames = frames, .size = {320, 180}, .max_frames = 400, .frames_per_second = tour_frames_per_second};
}

std::vector<canvas::SurfaceHandle> pictures_in(const fs::path& folder) {
    std::vector<fs::path> files;
    for (const auto& entry : fs::directory_iterator(folder))
        files.push_back(entry.path());
    std::ranges::sort(files);
    std::vector<canvas::SurfaceHandle> pictures;
    for (const auto& file : files) {
        const canvas::SurfaceHandle loaded(IMG_Load(file.c_str()));
        pictures.emplace_back(SDL_ConvertSurfaceFormat(loaded.get(), SDL_PIXELFORMAT_XRGB8888, 0));
    }
    return pictures;
}

/// The brightest of all pixels in that part of the picture, of 255.
int brightest(const SDL_Surface& picture, Rect area) {
    int found = 0;
    for (int y = static_cast<int>(area.y); y < static_cast<int>(area.bottom()); ++y) {
        const auto* row = static_cast<const std::uint8_t*>(picture.pixels) + y * picture.pitch;
        for (int x = static_cast<int>(area.x); x < static_cast<int>(area.right()); ++x) {
            for (int channel = 0; channel < 3; ++channel)
                found = std::max(found, int{row[4 * x + channel]});
        }
    }
    return found;
}

} // namespace

TEST_CASE("tour: twenty pictures a second, dark at both ends and between the scenes", "[window][film]") {
    const testing::TemporaryFolder folder;
    const auto frames = folder.path() / "frames";
    Tour tour(small(frames));
    const auto nothing = [] {};
    tour.scene({}, nothing);
    tour.pass(Seconds{1});
    tour.scene({}, nothing);
    CHECK(tour.end() == 20 + 4 * 6); // a fade takes 0.3 s
    const auto pictures = pictures_in(frames);
    REQUIRE(pictures.size() == 44);
    const Rect whole{0, 0, 320, 180};
    CHECK(brightest(*pictures[12], whole) > 200);
    CHECK(brightest(*pictures[31], whole) < 60);
    CHECK(brightest(*pictures.back(), whole) < 60);
}

TEST_CASE("tour: what comes is said in the dark before a scene, and nothing is said over it", "[window][film]") {
    const testing::TemporaryFolder folder;
    const auto frames = folder.path() / "frames";
    Tour tour(small(frames));
    std::size_t prepared = 0;
    tour.scene("Everything", [&prepared] { ++prepared; });
    CHECK(prepared == 1);
    CHECK(tour.end() == 24 + 6 + 6); // dark from the beginning: the words, in, out
    const auto pictures = pictures_in(frames);
    REQUIRE(pictures.size() == 36);
    const Rect top{0, 0, 320, 60}, middle{0, 60, 320, 60};
    CHECK(brightest(*pictures[12], top) < 60);
    CHECK(brightest(*pictures[12], middle) > 200);
}
