// Pictures as files, on a disk that takes a part of them.
#include "app/picture_sheet.hpp"
#include "support/catch.hpp"
#include "support/files.hpp"
#include "support/full_disk.hpp"
#include "zugzwang/base/hash.hpp"

TEST_CASE("picture file: of one that the disk takes a part of nothing stays, and it is told", "[window][picture]") {
    const testing::TemporaryFolder folder;
    const auto file = folder.path() / "board.png";
    const canvas::SurfaceHandle picture(SDL_CreateRGBSurfaceWithFormat(0, 64, 64, 32, SDL_PIXELFORMAT_RGB888));
    REQUIRE(picture);
    for (int pixel = 0; pixel < 64 * 64; ++pixel) // nothing alike, so that the file is long
        static_cast<std::uint32_t*>(picture->pixels)[pixel] =
            static_cast<std::uint32_t>(splitmix(static_cast<std::uint64_t>(pixel)));
    app::save_png(*picture, file);
    const auto whole = testing::text_of(file);
    REQUIRE(whole.size() > 8192);
    for (rlim_t bytes = 0; bytes < whole.size(); bytes += 512) {
        CAPTURE(bytes);
        const testing::FullDisk full(bytes);
        CHECK_THROWS_WITH(app::save_png(*picture, file), Catch::Matchers::ContainsSubstring(file.string()));
        CHECK(folder.names().empty());
    }
    app::save_png(*picture, file);
    CHECK(testing::text_of(file) == whole);
}
