// `zugzwang answers`: a folder with a key and with what a class sent.
#include "cli/console.hpp"
#include "sheet/class_set.hpp"

namespace {

const sheet::AnswerKey sticks_key{.set = {.game = "sticks", .positions = {"9/3 1", "10/3 1"}}, .solutions = {"1", "2"}};

/// A folder with the key.
struct ClassFolder : Folder {
    ClassFolder() { testing::write(file("s.answers.json"), text_of(sticks_key)); }

    void send(const std::string& name, const std::string& lines) const { testing::write(file(name), lines); }
    [[nodiscard]] Ran collected(std::vector<std::string> more = {}) const {
        std::vector<std::string> call{"answers", path().string()};
        call.insert(call.end(), more.begin(), more.end());
        return run(call);
    }
};

std::string line_from(const std::string& name, const std::string& moves) {
    return filled("zugzwang {} {}: {}\n", id_of(sticks_key.set), name, moves);
}

} // namespace

TEST_CASE("cli: answers become a table", "[cli][sheet]") {
    const ClassFolder folder;
    folder.send("a.txt", line_from("Mari", "1 2"));
    folder.send("b.txt", "\xEF\xBB\xBF" + line_from("Ada", "1 3") + "\r\n\n" + line_from("Bo", "- 2"));
    folder.send("notes.md", "no answers");
    const auto csv = folder.file("table.csv");
    const auto ran = folder.collected({"--csv", csv});
    CHECK(ran.status == cli::exit_done);
    CHECK(ran.err.empty());
    CHECK(ran.out == "Ada   1 of 2; missed: 2\n"
                     "Bo    1 of 2; not answered: 1\n"
                     "Mari  2 of 2\n"
                     "\n"
                     "Position 1, 1: found by 2 of 3\n"
                     "Position 2, 2: found by 2 of 3\n");
    CHECK(testing::text_of(csv) == "name,right,1,2\r\nAda,1,1,0\r\nBo,1,,1\r\nMari,2,1,1\r\nfound,,2,2\r\n");
}

TEST_CASE("cli: lines that are no answers are named, the others count", "[cli][sheet]") {
    const ClassFolder folder;
    folder.send("a.txt", line_from("Mari", "1 2") + "hello\n" + line_from("Bo", "1"));
    const auto ran = folder.collected();
    CHECK(ran.status == cli::exit_failed);
    CHECK(ran.out.starts_with("Mari  2 of 2\n\n"));
    const auto told = lines_of(ran.err);
    REQUIRE(told.size() == 2);
    CHECK(told[0] ==
          "zugzwang: " + folder.file("a.txt") + ", line 2: no answers: a colon after the name was wanted: hello");
    CHECK(told[1] == "zugzwang: " + folder.file("a.txt") + ", line 3: 2 answers were wanted, not 1");
}

TEST_CASE("cli: without folder, key or answers there is no table", "[cli][sheet]") {
    const ClassFolder folder;
    check_refused({"answers"}, "folder");
    check_refused({"answers", "/no/such/folder"}, "/no/such/folder");
    check_refused({"answers", folder.path().string()}, "has no answers");
    check_refused({"answers", folder.path().string(), "--key", "/no/such/key"}, "/no/such/key");
    folder.send("a.txt", line_from("Mari", "1 2"));
    check_refused({"answers", folder.path().string(), "--csv", "/no/such/folder/t.csv"}, "/no/such/folder/t.csv");
    folder.send("t.answers.json", text_of(sticks_key));
    check_refused({"answers", folder.path().string()}, "several");
    CHECK(folder.collected({"--key", folder.file("s.answers.json")}).status == cli::exit_done);
    folder.send("s.answers.json", text_of(sticks_key).substr(0, 60));
    check_refused({"answers", folder.path().string(), "--key", folder.file("s.answers.json")},
                  "s.answers.json: this is");
    const Folder empty;
    check_refused({"answers", empty.path().string()}, ".answers.json");
}
