// The list of tasks, as the shells of other machines read it.
#include "farm/engines.hpp"
#include "farm/program.hpp"
#include "support/catch.hpp"
#include "support/files.hpp"
#include "support/shell.hpp"

using namespace zugzwang::farm;

TEST_CASE("farm: a shell reads the words of a task as they were", "[farm]") {
    const Folder folder;
    const Task task{"printf", "%s\\n", "plain", "two words", "it's", "\"$HOME\" `id` \\", "", "{} # *"};
    REQUIRE_FALSE(write_tasks(folder.path(), {{"true"}, task}));
    const auto read = shell("sed -n 2p '" + task_list(folder.path()).string() + "' | sh");
    CHECK(read.status == 0);
    CHECK(lines_of(read.out) == std::vector<std::string>(task.begin() + 2, task.end()));
}

TEST_CASE("farm: what cannot stand on a line, and a folder that cannot be made, are refused", "[farm]") {
    const Folder folder;
    const auto several = write_tasks(folder.path(), {{"echo", "one\ntwo"}});
    REQUIRE(several);
    CHECK(several->words.find("several lines") != std::string::npos);
    write(folder.file("file"), "");
    const auto no_folder = write_tasks(folder.path() / "file" / "below", {{"true"}});
    REQUIRE(no_folder);
    CHECK(no_folder->words.find("cannot be written: ") == 0);
}

TEST_CASE("farm: a program says what it says, and whether it succeeded", "[farm]") {
    const auto shell_program = program_in_path("sh");
    REQUIRE(shell_program);
    const auto said = said_by(*shell_program, {"-c", "echo out; echo err >&2; exit 3"});
    CHECK_FALSE(said.succeeded);
    CHECK(said.out == "out");
    CHECK(said.err == "err");
    CHECK(said_by(*shell_program, {"-c", "read word || exit 0; exit 1"}).succeeded);
    CHECK_FALSE(said_by("/nowhere/program", {}).succeeded);
    CHECK_FALSE(program_in_path("there-is-no-such-program"));
}

TEST_CASE("farm: a companion ends when it is told to, and with its object", "[farm]") {
    const Folder folder;
    const auto program = program_in_path("sh");
    REQUIRE(program);
    const auto said = folder.file("said");
    auto companion =
        Companion::start(*program, {"-c", "trap 'echo told; exit' TERM; echo ready; while :; do :; done"}, said);
    REQUIRE(companion);
    while (text_of(said) != "ready\n")
        pause(std::chrono::milliseconds(1));
    CHECK((*companion)->is_running());
    (*companion)->end();
    CHECK_FALSE((*companion)->is_running());
    CHECK(text_of(said) == "ready\ntold\n");
    CHECK_FALSE(Companion::start("/nowhere/program", {}, folder.file("other")));
    CHECK_FALSE(Companion::start(*program, {}, folder.path()));
}

TEST_CASE("farm: a file without hosts is refused", "[farm]") {
    const Folder folder;
    write(folder.file("empty"), "");
    if (!program_in_path("parallel")) {
        WARN("left out: parallel is not installed");
        return;
    }
    for (const auto* const name : {"empty", "missing"}) {
        const auto farm = parallel_farm(folder.file(name));
        REQUIRE_FALSE(farm);
        CHECK(farm.refusal().words.find(name) != std::string::npos);
    }
}
