// Lists of pieces: every result in its place, whatever is lost.
#include <csignal>

#include "farm/fake_farm.hpp"
#include "farm/list.hpp"

using namespace zugzwang::farm;

namespace {

const List squares{.head = "squares", .count = 20, .result = [](std::uint64_t number) {
                       return "is " + std::to_string(number * number);
                   }};

std::string printed(const std::vector<std::string>& numbers) {
    std::ostringstream out;
    REQUIRE_FALSE(print_results(squares, numbers, out));
    return out.str();
}

} // namespace

TEST_CASE("farm: a task of a list prints its head and its results", "[farm]") {
    CHECK(printed({"7", "0"}) == "squares\n7 is 49\n0 is 0\n");
    std::ostringstream out;
    for (const std::string text : {"20", "-1", "x", ""}) {
        const auto refused = print_results(squares, {text}, out);
        REQUIRE(refused);
        CHECK(refused->words.ends_with(text));
    }
}

TEST_CASE("farm: the results of a list come in its order", "[farm]") {
    const auto fate = GENERATE(Fate::done, Fate::gone, Fate::killed, Fate::late, Fate::foreign);
    FakeFarm farm(
        "squares", [](const std::string& text) { return lines_of(printed({text})).back(); },
        [fate](std::size_t folder, std::size_t task) { return folder == 1 && task % 2 == 1 ? fate : Fate::done; });
    const Folder folder;
    const auto results = far_results(squares, farm, {"do"}, folder.path() / "work");
    REQUIRE(results);
    REQUIRE(results->size() == 20);
    for (std::uint64_t number = 0; number < 20; ++number)
        CHECK((*results)[number] == *squares.result(number));
}

TEST_CASE("farm: Ctrl+C ends a list, and the same call goes on from what came", "[farm]") {
    const auto as_told = [](std::size_t, std::size_t) { return Fate::done; };
    const auto piece = [](const std::string& text) { return lines_of(printed({text})).back(); };
    const Folder folder;
    FakeFarm interrupted("squares", piece, as_told), again("squares", piece, as_told);
    std::size_t came = 0;
    interrupted.written = [&] {
        if (++came == 3) std::raise(SIGINT);
    };
    const auto stopped = far_results(squares, interrupted, {"do"}, folder.path() / "work");
    REQUIRE_FALSE(stopped);
    CHECK(stopped.refusal().words.starts_with("stopped"));
    CHECK(interrupted.cancelled == 1);
    const auto results = far_results(squares, again, {"do"}, folder.path() / "work");
    REQUIRE(results);
    CHECK(results->back() == "is 361");
    CHECK(again.pieces == 17);
}
