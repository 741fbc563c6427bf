// What leaves the program as files of the person's, without a scene.
#include "desk/context.hpp"
#include "desk/saver.hpp"
#include "record/record.hpp"
#include "support/catch.hpp"
#include "support/files.hpp"
#include "support/full_disk.hpp"

namespace fs = std::filesystem;

namespace {

struct SavingDesk {
    SavingDesk() {
        fs::create_directory(documents);
        fs::create_directory(pictures);
    }

    /// All that is being saved is saved.
    [[nodiscard]] std::optional<Saver::News> news() {
        workers.advice.wait_until_idle();
        return saver.update();
    }
    [[nodiscard]] static NewFile file(const fs::path& folder, const std::string& ending) {
        return {folder, ending, [ending](const auto& made) { return write_text(made, "a " + ending); }};
    }

    const testing::TemporaryFolder folder;
    const fs::path documents = folder.path() / "Documents", pictures = folder.path() / "Pictures";
    const Theme theme{};
    Workers workers;
    SceneContext context{workers, theme, catalog(), 7};
    Saver saver{context};
};

} // namespace

TEST_CASE("saver: files of one name are told of together, and each folder once", "[desk]") {
    SavingDesk desk;
    desk.saver.save_files("Table", {SavingDesk::file(desk.documents, ".csv"), SavingDesk::file(desk.documents, ".html"),
                                    SavingDesk::file(desk.pictures, ".png")});
    const auto news = desk.news();
    REQUIRE(news);
    CHECK(news->words == "Saved in Documents, Pictures: Table.csv, Table.html, Table.png");
    CHECK_FALSE(news->refused);
    CHECK(news->folder == desk.documents);
    CHECK(testing::text_of(desk.documents / "Table.csv") == "a .csv");
    CHECK(testing::text_of(desk.pictures / "Table.png") == "a .png");
    CHECK_FALSE(desk.saver.update());
}

TEST_CASE("saver: why one of several files is not there is told in place of the others", "[desk]") {
    SavingDesk desk;
    const auto gone = desk.folder.path() / "gone";
    desk.saver.save_files("Table", {SavingDesk::file(desk.documents, ".csv"), SavingDesk::file(gone, ".png")});
    const auto news = desk.news();
    REQUIRE(news);
    CHECK(news->refused);
    CHECK(news->words == "no file can be made in " + gone.string());
}

TEST_CASE("saver: a film is not begun where there is no place for it, and that is told", "[desk][film]") {
    SavingDesk desk;
    desk.context.film.set_maker([](const auto&...) { return std::nullopt; });
    desk.context.saving.films = desk.folder.path() / "gone";
    const auto& game = *find_game("sticks");
    SessionConfig config;
    config.options = OptionValues(game.options);
    const auto session = game.start_session(config, desk.workers);
    REQUIRE(session);
    desk.saver.save(Saver::Kind::film, game, {}, {}, **session);
    const auto news = desk.news();
    REQUIRE(news);
    CHECK(news->words == "no file can be made in " + desk.context.saving.films.string());
    CHECK(desk.context.film.state() == FilmJob::State::idle);
}

TEST_CASE("saver: of a file that the disk takes a part of nothing stays, and it is told", "[desk]") {
    SavingDesk desk;
    desk.context.saving.texts = desk.documents;
    const GameRecord record{.game = "sticks", .start = "4/3 1", .moves = {{"1"}, {"3"}}};
    const auto size = (to_json_line(record) + "\n").size();
    for (rlim_t bytes = 0; bytes < size; bytes += 16) {
        CAPTURE(bytes);
        const FullDisk full(bytes);
        desk.saver.save_records("Games", {record});
        const auto news = desk.news();
        REQUIRE(news);
        CHECK(news->refused);
        CHECK(news->words == "cannot be written: " + (desk.documents / "Games.jsonl").string());
        CHECK(fs::is_empty(desk.documents));
    }
    desk.saver.save_records("Games", {record});
    CHECK(desk.news()->words == "Saved in Documents: Games.jsonl");
    CHECK(testing::text_of(desk.documents / "Games.jsonl") == to_json_line(record) + "\n");
}

TEST_CASE("saver: a file that could not be filled is not left behind empty", "[desk]") {
    SavingDesk desk;
    desk.saver.save_files("Table", {{desk.documents, ".csv", [](const auto&) { return Refusal{"no ink"}; }}});
    const auto news = desk.news();
    REQUIRE(news);
    CHECK(news->words == "no ink");
    CHECK(fs::is_empty(desk.documents));
}
