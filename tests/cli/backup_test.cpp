// `zugzwang backup` and `zugzwang restore`: as they are called, and as the built program answers them.
#include "cli/console.hpp"
#include "support/shell.hpp"

namespace {

/// The program with a person's folder below `home`; standard error is heard, too.
Shell in_home(const Folder& folder, const std::string& home, const std::string& arguments) {
    return shell_in(folder.path().string(), "export XDG_DATA_HOME=\"$PWD/" + home +
                                                "\"; mkdir -p \"$XDG_DATA_HOME\"; '" ZUGZWANG_PROGRAM "' " + arguments);
}

void put(const Folder& folder, const std::string& name, const std::string& text) {
    const auto file = folder.path() / name;
    std::filesystem::create_directories(file.parent_path());
    write(file, text);
}

} // namespace

TEST_CASE("backup: the program is asked for it", "[cli][backup]") {
    const auto backup = run({"backup", "all.sqlar"});
    REQUIRE(backup.backup);
    CHECK(backup.backup->file == "all.sqlar");
    CHECK_FALSE(backup.backup->overwrites);
    const auto over = run({"backup", "--overwrite", "all.sqlar"});
    REQUIRE(over.backup);
    CHECK(over.backup->file == "all.sqlar");
    CHECK(over.backup->overwrites);
    const auto restore = run({"restore", "all.sqlar"});
    REQUIRE(restore.restore);
    CHECK(restore.restore->file == "all.sqlar");
}

TEST_CASE("backup: what is wrong is refused by name", "[cli][backup]") {
    check_refused({"backup"}, "backup: which file");
    check_refused({"restore"}, "restore: from which file");
    check_refused({"backup", "one", "two"}, "two");
    check_refused({"restore", "one", "--overwrite"}, "--overwrite");
}

TEST_CASE("backup: the program writes it and brings it back", "[cli][backup]") {
    const Folder folder;
    put(folder, "here/zugzwang/settings.toml", "speed = 2.0\n");
    put(folder, "here/zugzwang/themes/mine.toml", "name = \"Mine\"\n");
    put(folder, "there/zugzwang/settings.toml", "speed = 0.5\n");
    const auto written = in_home(folder, "here", "backup all.sqlar");
    CHECK(written.status == 0);
    CHECK(written.out == "2 files of yours are in all.sqlar.\n");

    const auto again = in_home(folder, "here", "backup all.sqlar");
    CHECK(again.status == 2);
    CHECK(again.out == "zugzwang: all.sqlar is there already; --overwrite writes over it\n");
    CHECK(in_home(folder, "here", "backup all.sqlar --overwrite").status == 0);

    const auto restored = in_home(folder, "there", "restore all.sqlar");
    CHECK(restored.status == 0);
    CHECK(restored.out == "2 files of yours are back from all.sqlar.\nWhat was there before is in " +
                              folder.file("there/zugzwang/before-restore") + ".\n");
    CHECK(text_of(folder.path() / "there/zugzwang/settings.toml") == "speed = 2.0\n");
    CHECK(text_of(folder.path() / "there/zugzwang/themes/mine.toml") == "name = \"Mine\"\n");
    CHECK(text_of(folder.path() / "there/zugzwang/before-restore/settings.toml") == "speed = 0.5\n");
}

TEST_CASE("backup: what cannot be is one line and status 2", "[cli][backup]") {
    const Folder folder;
    put(folder, "here/zugzwang/settings.toml", "speed = 2.0\n");
    put(folder, "letter", "no backup at all");
    const auto call = GENERATE(as<std::string>(), "restore none", "restore letter", "restore .",
                               "backup none/all.sqlar", "backup . --overwrite");
    CAPTURE(call);
    const auto ran = in_home(folder, "here", call);
    CHECK(ran.status == 2);
    CHECK(ran.out.starts_with("zugzwang: "));
    CHECK(ran.out.find('\n') == ran.out.size() - 1);
    CHECK(text_of(folder.path() / "here/zugzwang/settings.toml") == "speed = 2.0\n");
}
