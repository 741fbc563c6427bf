// Films of recorded games: by the command, and by the program that the window calls.
#include "support/catch.hpp"

#include <sys/wait.h>

#include <SDL_image.h>

#include "app/film/film_by_program.hpp"
#include "app/film/record_film.hpp"
#include "match/replay.hpp"
#include "record/record.hpp"
#include "support/files.hpp"
#include "support/places.hpp"
#include "window/golden.hpp"
#include "window/harness.hpp"

namespace fs = std::filesystem;

namespace {

GameRecord game_of_two_moves() {
    GameRecord record{.game = "sticks", .start = "5/3 1", .moves = {{"1"}, {"1"}}};
    return record;
}

cli::FilmRequest request_of(const GameRecord& record, const fs::path& file) {
    auto session = match::replayed(record);
    REQUIRE(session);
    return {.game = record.game,
            .moves = record.moves.size(),
            .session = *std::move(session),
            .file = file.string(),
            .width = 200,
            .height = 200};
}

/// Not stopped, and nobody listens.
FilmWatch patient() {
    return {.report = [](double) {}, .stopped = [] { return false; }};
}

} // namespace

TEST_CASE("record film: a game that was left is filmed to its last move", "[window][film]") {
    const testing::TemporaryFolder folder;
    const auto file = folder.path() / "left.gif";
    std::vector<double> parts;
    auto watch = patient();
    watch.report = [&](double part) { parts.push_back(part); };
    CHECK(make_film(request_of(game_of_two_moves(), file), watch));
    CHECK(folder.names() == std::vector<std::string>{"left.gif"});
    const SurfaceHandle first(IMG_Load(file.c_str()));
    REQUIRE(first);
    CHECK(first->w == 200);
    CHECK(std::ranges::is_sorted(parts));
    CHECK(parts.front() >= 0);
    CHECK(parts.back() == Approx(1).margin(0.01));
    // A second of the start, two moves that are held and shown for about 0.8 s each, four seconds of the end.
    CHECK(static_cast<double>(parts.size()) == Approx((1 + 2 * 0.8 + 4) * 60).margin(60));
}

TEST_CASE("record film: the coordinates are those of the settings", "[window][film]") {
    const testing::TemporaryFolder folder;
    const GameRecord record{.game = "amazons", .start = "3q2q3/10/10/q8q/10/10/Q8Q/10/10/3Q2Q3 w", .moves = {}};
    const auto first_picture = [&](Labels labels, const std::string& name) {
        Settings settings;
        settings.labels = labels;
        const auto file = folder.path() / name;
        auto request = request_of(record, file);
        request.width = request.height = 480;
        CHECK(make_film(request, patient(), settings));
        const SurfaceHandle picture(IMG_Load(file.c_str()));
        return SurfaceHandle(SDL_ConvertSurfaceFormat(picture.get(), SDL_PIXELFORMAT_ARGB8888, 0));
    };
    const auto letters = first_picture(Labels::standard, "letters.gif");
    const auto again = first_picture(Labels::standard, "again.gif");
    const auto numbers = first_picture(Labels::matrix, "numbers.gif");
    REQUIRE((letters && again && numbers));
    CHECK(testing::largest_difference(*letters, *again).pixels == 0);
    CHECK(testing::largest_difference(*letters, *numbers).pixels > 0);
}

TEST_CASE("record film: one that is stopped leaves nothing", "[window][film]") {
    const testing::TemporaryFolder folder;
    auto watch = patient();
    int asked = 0;
    watch.stopped = [&] { return ++asked > 5; };
    CHECK_FALSE(make_film(request_of(game_of_two_moves(), folder.path() / "stopped.mp4"), watch));
    CHECK(folder.names().empty());
}

TEST_CASE("record film: an end that nobody's rules made is filmed too", "[window][film]") {
    const testing::TemporaryFolder folder;
    auto record = game_of_two_moves();
    record.result =
        forfeited(Side::first, Refusal(GENERATE(as<const char*>(), forfeits::resigned, forfeits::resigned_waiting,
                                                forfeits::draw_agreed, forfeits::out_of_time)));
    CHECK(make_film(request_of(record, folder.path() / "ended.webp"), patient()));
}

TEST_CASE("record film: without ffmpeg one line says so", "[window][film]") {
    const testing::TemporaryFolder folder;
    const std::string path = std::getenv("PATH");
    ::setenv("PATH", folder.path().c_str(), 1);
    const auto complaint = testing::complaint_of(
        [&] { return make_film(request_of(game_of_two_moves(), folder.path() / "film.mp4"), patient()); });
    ::setenv("PATH", path.c_str(), 1);
    CHECK(complaint == "a film needs the program ffmpeg, which is not installed");
    CHECK(folder.names().empty());
}

TEST_CASE("record film: the window has its films made by a program, which tells how far it is", "[window][film]") {
    const testing::TemporaryFolder folder;
    const auto maker = films_by(ZUGZWANG_PROGRAM);
    const auto file = folder.path() / "my film.webp";
    std::vector<double> parts;
    const auto refusal = maker(
        game_of_two_moves(), file, [&](double part) { parts.push_back(part); }, std::stop_token());
    CHECK_FALSE(refusal);
    CHECK(fs::file_size(file) > 1000);
    CHECK(parts.size() > 20);
    CHECK(std::ranges::is_sorted(parts));
}

TEST_CASE("record film: the program says why there is no film", "[window][film]") {
    const testing::TemporaryFolder folder;
    const auto maker = films_by(ZUGZWANG_PROGRAM);
    const auto refusal_of = [&](const GameRecord& record, const fs::path& file) {
        const auto refusal = maker(
            record, file, [](double) {}, std::stop_token());
        REQUIRE(refusal);
        return refusal->words;
    };
    CHECK(refusal_of(game_of_two_moves(), folder.path() / "film.txt").find("film.txt") != std::string::npos);
    CHECK(refusal_of(game_of_two_moves(), folder.path() / "a\"b.mp4").find("quotation") != std::string::npos);
    auto broken = game_of_two_moves();
    broken.moves[1].text = "9";
    CHECK(refusal_of(broken, folder.path() / "film.mp4").find("move 2") != std::string::npos);
    CHECK(folder.names().empty());
    CHECK(films_by("/no/such/program")(game_of_two_moves(), folder.path() / "film.mp4", [](double) {}, {}));
}

TEST_CASE("record film: Ctrl+C ends the command in one line, and nothing stays", "[window][film]") {
    const testing::TemporaryFolder folder;
    const auto records = folder.path() / "records";
    testing::write(records, to_json_line(game_of_two_moves()) + '\n');
    // Once it has told something the signal is sent.
    const auto ran = std::system(
        ("cd '" + folder.path().string() +
         "' && mkfifo told && { '" ZUGZWANG_PROGRAM
         "' film --record records --tell out.mp4 > told 2> said & } && film=$! && exec 3< told && read first <&3 && "
         "kill -INT $film && cat <&3 > rest; wait $film")
            .c_str());
    CHECK(WEXITSTATUS(ran) == 1);
    CHECK(testing::text_of(folder.path() / "said") == "zugzwang: stopped: there is no film\n");
    auto names = folder.names();
    std::ranges::sort(names);
    CHECK(names == std::vector<std::string>{"records", "rest", "said", "told"});
}

TEST_CASE("record film: cancelled while it is made, nothing stays", "[window][film]") {
    const testing::TemporaryFolder folder;
    std::stop_source stop;
    const auto maker = films_by(ZUGZWANG_PROGRAM);
    const auto refusal = maker(
        game_of_two_moves(), folder.path() / "film.mp4", [&](double) { stop.request_stop(); }, stop.get_token());
    CHECK(refusal);
    CHECK(folder.names().empty());
}
