// Films: what is refused, and that every frame is there.
#include "support/catch.hpp"

#include <SDL_image.h>

#include "studio/demo_film.hpp"
#include "support/files.hpp"
#include "window/harness.hpp"

using namespace zugzwang::studio;
namespace fs = std::filesystem;

namespace {

using Words = std::vector<std::string>;

bool is_one_line(const std::string& text) { return !text.empty() && text.find('\n') == std::string::npos; }

DemoFilm tiny(const fs::path& frames) {
    return demo_film({"sticks", "--frames", frames.string(), "--size", "64x48", "--seconds", "0.05"});
}

} // namespace

TEST_CASE("film: a call that cannot be is refused in one line", "[window][film]") {
    const auto [words, culprit] = GENERATE(
        std::pair{Words{}, "game"}, std::pair{Words{"chess", "film.mp4"}, "chess"}, std::pair{Words{"boxes"}, "file"},
        std::pair{Words{"boxes", "/no such folder/film.mp4"}, "/no such folder"},
        std::pair{Words{"boxes", "--frames", "/no such folder/frames"}, "/no such folder"},
        std::pair{Words{"boxes", "film.txt"}, "film.txt"},
        std::pair{Words{"boxes", "film.mp4", "--size", "63x48"}, "63x48"},
        std::pair{Words{"boxes", "film.mp4", "--size", "64"}, "64"},
        std::pair{Words{"boxes", "film.mp4", "--seconds", "0"}, "--seconds"},
        std::pair{Words{"boxes", "film.mp4", "--seconds", "nan"}, "nan"},
        std::pair{Words{"boxes", "film.mp4", "--seconds"}, "--seconds"},
        std::pair{Words{"boxes", "film.mp4", "--theme", "none"}, "none"},
        std::pair{Words{"boxes", "film.mp4", "--seed", "x"}, "--seed"},
        std::pair{Words{"boxes", "film.mp4", "--moves=0"}, "--moves"},
        std::pair{Words{"boxes", "film.mp4", "--skip", "-1"}, "--skip"},
        std::pair{Words{"boxes", "film.mp4", "other.mp4"}, "other.mp4"},
        std::pair{Words{"boxes", "film.mp4", "--loud"}, "--loud"},
        std::pair{Words{"boxes", "film.mp4", "--option", "rows=17"}, "17"},
        std::pair{Words{"boxes", "film.mp4", "--option", "rows=1", "--option=cols=1"}, "rows 1"});
    std::string complaint;
    try {
        static_cast<void>(demo_film(words));
    } catch (const CallRefused& refusal) {
        complaint = refusal.what();
    } catch (const FilmRefused& refusal) {
        complaint = refusal.what();
    }
    CAPTURE(complaint, culprit);
    CHECK(is_one_line(complaint));
    CHECK(complaint.find(culprit) != std::string::npos);
}

TEST_CASE("film: all that a call says is read", "[window][film]") {
    const testing::TemporaryFolder folder;
    const auto film = (folder.path() / "film.webm").string();
    const auto request = demo_film({"points", film, "--seconds=1.5", "--size", "320x240", "--theme", "classic",
                                    "--seed", "7", "--skip", "3", "--moves", "2", "--option", "points=9"});
    CHECK(request.game->id == "points");
    CHECK(request.film.file == film);
    CHECK(request.film.max_frames == 90);
    CHECK(request.film.size == PictureSize{320, 240});
    CHECK(request.theme == "classic");
    CHECK(request.seed == 7);
    CHECK(request.skip == 3);
    CHECK(request.moves == 2U);
    CHECK(request.options.integer("points") == 9);
    CHECK(request.options.integer("seed") == 7);
}

TEST_CASE("film: sixty frames a second, each of them a picture", "[window][film]") {
    const testing::TemporaryFolder folder;
    const auto frames = folder.path() / "frames";
    CHECK(make_film(tiny(frames)) == 3);
    for (const auto* const name : {"frame_00000.png", "frame_00001.png", "frame_00002.png"}) {
        const SurfaceHandle picture(IMG_Load((frames / name).c_str()));
        CAPTURE(name);
        REQUIRE(picture);
        CHECK(picture->w == 64);
        CHECK(picture->h == 48);
    }
    CHECK(std::distance(fs::directory_iterator(frames), {}) == 3);
}

TEST_CASE("film: ends when the moves that were asked for have come to rest", "[window][film]") {
    const testing::TemporaryFolder folder;
    auto request = tiny(folder.path() / "frames");
    request.film.max_frames = 600;
    request.moves = 1;
    // A reply is held for 0.45 s, the sticks fly for 0.3 s, and what they left is seen for a second.
    const auto frames = static_cast<double>(make_film(request));
    CHECK(frames == Approx((0.45 + 0.3 + 1) * film_frames_per_second).margin(4));
}

TEST_CASE("film: begins after the moves that were skipped", "[window][film]") {
    const testing::TemporaryFolder folder;
    auto request = tiny(folder.path() / "first");
    request.film.max_frames = 1;
    CHECK(make_film(request) == 1);
    request.film.frames = folder.path() / "later";
    request.skip = 2;
    CHECK(make_film(request) == 1);
    CHECK(testing::text_of(folder.path() / "first" / "frame_00000.png") !=
          testing::text_of(folder.path() / "later" / "frame_00000.png"));
}

TEST_CASE("film: what ffmpeg says is passed on in one line", "[window][film]") {
    const testing::TemporaryFolder folder;
    auto request = tiny(folder.path() / "frames");
    request.film.frames.clear();
    std::string name(250, 'x'); // too long for a disk
    request.film.file = folder.path() / (name += ".mp4");
    const auto complaint = testing::complaint_of([&] { return make_film(request); });
    CAPTURE(complaint);
    CHECK(is_one_line(complaint));
    CHECK(complaint.find("ffmpeg") != std::string::npos);
}

namespace {

/// One grey picture after another.
SurfaceHandle grey() {
    SurfaceHandle picture(SDL_CreateRGBSurfaceWithFormat(0, 64, 48, 32, SDL_PIXELFORMAT_RGB888));
    SDL_FillRect(picture.get(), nullptr, SDL_MapRGB(picture->format, 128, 128, 128));
    return picture;
}

} // namespace

TEST_CASE("film: is filmed step by step, and ends when there is no further picture", "[window][film]") {
    const testing::TemporaryFolder folder;
    Film film({.file = folder.path() / "grey.gif", .size = {64, 48}, .max_frames = 4}, grey);
    CHECK(film.step());
    CHECK_FALSE(film.finished());
    while (film.step()) {
    }
    CHECK(film.finished());
    CHECK(film.frames() == 4);
    CHECK_FALSE(film.step());
    CHECK(folder.names() == std::vector<std::string>{"grey.gif"});
    const SurfaceHandle first(IMG_Load((folder.path() / "grey.gif").c_str()));
    REQUIRE(first);
    CHECK(first->w == 64);
    CHECK(first->h == 48);
    int left = 2;
    Film short_film({.frames = folder.path() / "frames", .size = {64, 48}, .max_frames = 100},
                    [&] { return left-- > 0 ? grey() : nullptr; });
    while (short_film.step()) {
    }
    CHECK(short_film.frames() == 2);
}

TEST_CASE("film: one that is dropped leaves nothing, and an older film as it was", "[window][film]") {
    const testing::TemporaryFolder folder;
    const auto file = folder.path() / "grey.mp4";
    const bool has_older = GENERATE(true, false);
    if (has_older) testing::write(file, "older");
    {
        Film film({.file = file, .size = {64, 48}, .max_frames = 100}, grey);
        CHECK(film.step());
    }
    CHECK(folder.names() == (has_older ? std::vector<std::string>{"grey.mp4"} : std::vector<std::string>{}));
    if (has_older) CHECK(fs::file_size(file) == 5);
}
