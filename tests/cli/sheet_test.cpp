// `zugzwang sheet`: what is asked for, and the files that it writes.
#include "cli/console.hpp"
#include "sheet/class_set.hpp"
#include "support/shell.hpp"

namespace {

/// Four of Sticks: from each of them one leaves a multiple of four.
std::vector<puzzles::Puzzle> four_puzzles() {
    std::vector<puzzles::Puzzle> pack;
    for (const int sticks : {9, 10, 13, 14})
        pack.push_back({.game = "sticks",
                        .position = filled("{}/3 1", sticks),
                        .solution = std::to_string(sticks % 4),
                        .difficulty = sticks > 10 ? 2 : 1,
                        .refutations = {{.moves = {"3"}, .line = {"1"}, .value = -1}}});
    return pack;
}

struct WrittenSheet {
    int status = -1;
    std::string out, err;
};

/// Where sprites are all alike, and every colour is black.
WrittenSheet written(const cli::SheetRequest& request) {
    static const Theme theme{};
    std::istringstream in;
    std::ostringstream out, err;
    const auto no_sprite = [](std::string_view) {
        return std::string(R"(<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"></svg>)");
    };
    const cli::SheetMaterial material{
        .questions = sheet::questions_of(request.wish, four_puzzles()), .theme = theme, .sprites = no_sprite};
    const int status = cli::write_sheet(request, material, {in, out, err});
    return {.status = status, .out = out.str(), .err = err.str()};
}

/// In a shell where $Z is the program and $D a folder that goes again.
Shell sheet_shell(const std::string& line) {
    return testing::shell("unset DISPLAY WAYLAND_DISPLAY; export XDG_DATA_HOME=/nonexistent; Z='" ZUGZWANG_PROGRAM
                          "'; D=$(mktemp -d); trap 'rm -r $D' EXIT; " +
                          line);
}

} // namespace

TEST_CASE("cli: a sheet is asked for, as large and hard as it is wanted", "[cli][sheet]") {
    const auto usual = run({"sheet", "boxes", "a.pdf"});
    REQUIRE(usual.sheet);
    CHECK(usual.sheet->game == "boxes");
    CHECK(usual.sheet->file == "a.pdf");
    CHECK(usual.sheet->wish == sheet::SheetWish{.count = 12, .difficulty = sheet::any_difficulty, .seed = 1});
    CHECK(usual.sheet->paper == sheet::Paper::a4);
    const auto other =
        run({"sheet", "sticks", "--count", "6", "--difficulty", "2", "--seed", "9", "--paper", "letter", "b.svg"});
    REQUIRE(other.sheet);
    CHECK(other.sheet->wish == sheet::SheetWish{.count = 6, .difficulty = 2, .seed = 9});
    CHECK(other.sheet->paper == sheet::Paper::letter);
    CHECK_FALSE(other.sheet->grey);
}

TEST_CASE("cli: exercises are asked for by what is due, all of them, or a kind of mistakes", "[cli][sheet]") {
    const auto due = run({"sheet", "boxes", "a.pdf", "--from", "practice", "--grey"});
    REQUIRE(due.sheet);
    CHECK(due.sheet->asks == sheet::Asks::better);
    CHECK(due.sheet->due);
    CHECK(due.sheet->grey);
    const auto all = run({"sheet", "boxes", "a.pdf", "--from", "practice", "--which", "all"});
    REQUIRE(all.sheet);
    CHECK_FALSE(all.sheet->due);
    CHECK_FALSE(all.sheet->kind);
    const auto kind = find_game("boxes")->mistakes.kinds.front().id;
    const auto of_a_kind = run({"sheet", "boxes", "a.pdf", "--from", "practice", "--which", kind});
    REQUIRE(of_a_kind.sheet);
    CHECK(of_a_kind.sheet->kind == kind);
}

TEST_CASE("cli: a sheet that there cannot be is refused by name", "[cli][sheet]") {
    check_refused({"sheet"}, "game");
    check_refused({"sheet", "chess", "a.pdf"}, "chess");
    check_refused({"sheet", "sticks"}, "OUT");
    check_refused({"sheet", "sticks", "a.doc"}, "a.doc");
    check_refused({"sheet", "sticks", "a.pdf", "b.pdf"}, "b.pdf");
    check_refused({"sheet", "sticks", "a.pdf", "--count", "0"}, "--count");
    check_refused({"sheet", "sticks", "a.pdf", "--count", "61"}, "--count");
    check_refused({"sheet", "sticks", "a.pdf", "--difficulty", "6"}, "--difficulty");
    check_refused({"sheet", "sticks", "a.pdf", "--seed", "x"}, "--seed");
    check_refused({"sheet", "sticks", "a.pdf", "--paper", "a5"}, "a5");
    check_refused({"sheet", "sticks", "a.pdf", "--from", "heaven"}, "heaven");
    check_refused({"sheet", "sticks", "a.pdf", "--which", "all"}, "--which");
    check_refused({"sheet", "sticks", "a.pdf", "--from", "practice", "--which", "luck"}, "luck");
    check_refused({"sheet", "sticks", "a.pdf", "--from", "practice", "--difficulty", "2"}, "--difficulty");
    check_refused({"sheet", "sticks", "a.pdf", "--from", "practice", "--seed", "2"}, "--seed");
}

TEST_CASE("cli: pages of SVG, key and set are written and can be read", "[cli][sheet]") {
    const Folder folder;
    const auto done = written({.game = "sticks", .wish = {.count = 3}, .file = folder.file("s.svg")});
    CHECK(done.err.empty());
    REQUIRE(done.status == cli::exit_done);
    CHECK(done.out.find("s-1.svg: 2 pages to print") != std::string::npos);
    for (const auto* const page : {"s-1.svg", "s-2.svg"}) {
        const auto text = testing::text_of(folder.file(page));
        CHECK(text.starts_with("<svg "));
        CHECK(text.find("zugzwang sheet sticks --count 3 --seed 1 s.svg") != std::string::npos);
    }
    CHECK_FALSE(std::filesystem::exists(folder.file("s-3.svg")));
    const auto key = sheet::read_key(catalog(), testing::text_of(folder.file("s.answers.json")));
    REQUIRE(key);
    CHECK(key->solutions.size() == 3);
    for (std::size_t index = 0; index < 3; ++index) // what is left is a multiple of four
        CHECK((std::stoi(key->set.positions[index]) - std::stoi(key->solutions[index])) % 4 == 0);
    const auto set = sheet::read_set(catalog(), testing::text_of(folder.file("s.set.json")));
    REQUIRE(set);
    CHECK(*set == key->set);
}

TEST_CASE("cli: too few puzzles, and a place that takes no file, are refused in one line", "[cli][sheet]") {
    const Folder folder;
    const auto few = written({.game = "sticks", .wish = {.count = 3, .difficulty = 2}, .file = folder.file("s.svg")});
    CHECK(few.status == cli::exit_refused);
    CHECK(few.err == "zugzwang: there are only 2 puzzles of difficulty 2, not 3\n");
    CHECK(std::filesystem::is_empty(folder.path()));
    const auto nowhere = written({.game = "sticks", .wish = {.count = 1}, .file = "/no/such/folder/s.svg"});
    CHECK(nowhere.status == cli::exit_refused);
    CHECK(nowhere.err == "zugzwang: cannot be written: /no/such/folder/s-1.svg\n");
}

TEST_CASE("program: a sheet becomes a PDF of several pages, and nothing else is left", "[cli][sheet]") {
    const auto ran =
        sheet_shell("cd $D && \"$Z\" sheet numbers --count 3 a.pdf >/dev/null && head -c 5 a.pdf && echo && "
                    "ls");
    CHECK(ran.status == 0);
    CHECK(ran.out == "%PDF-\na.answers.json\na.pdf\na.set.json\n");
}

TEST_CASE("program: without its converter a PDF is refused, and what needs none is offered", "[cli][sheet]") {
    const auto ran = sheet_shell("cd $D && PATH=/nonexistent \"$Z\" sheet sticks --count 1 a.pdf 2>&1; S=$?; "
                                 "/bin/ls; exit $S");
    CHECK(ran.status == 2);
    CHECK(ran.out.starts_with("zugzwang: a PDF needs the program rsvg-convert (package librsvg2-bin), which is not "
                              "installed; "));
    CHECK(ran.out.ends_with("/a.svg needs none\n")); // and no file
}

TEST_CASE("program: who practises nothing gets no sheet of it", "[cli][sheet]") {
    const auto ran = sheet_shell("cd $D && XDG_DATA_HOME=$D \"$Z\" sheet sticks --from practice a.pdf 2>&1; S=$?; "
                                 "ls *.*; exit $S");
    CHECK(ran.status == 2);
    CHECK(ran.out == "zugzwang: no exercise of this game is due today\n"); // and no file
}
