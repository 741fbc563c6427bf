// What somebody is rated by, across programs.
#include "keep/result_book.hpp"

#include "keep/keeper.hpp"
#include "support/catch.hpp"
#include "support/files.hpp"

namespace fs = std::filesystem;

namespace {

RatedResult result(const std::string& game, int number, double score) {
    return {.game = game,
            .opponent = "echo-" + std::to_string(1000 + number),
            .opponent_rating = 1000 + number,
            .begun = std::chrono::sys_seconds(std::chrono::seconds(1'000'000 + number)),
            .score = score,
            .length = Seconds{60.5},
            .rating = 1000.25 + number,
            .deviation = 350.0 - number};
}

std::vector<RatedResult> some_results() {
    return {result("boxes", 1, 1), result("boxes", 2, 0.5), result("sticks", 2, 0), result("boxes", 3, 0)};
}

RatedResults results_of(const std::vector<RatedResult>& results) {
    RatedResults all;
    for (const auto& one : results)
        all.add(one);
    return all;
}

} // namespace

TEST_CASE("results: a game counts once, as it ended first", "[keep][results]") {
    auto results = results_of(some_results());
    results.add(result("boxes", 1, 0));
    CHECK(results.all().size() == 4);
    CHECK(results.all().front().score == 1);
    CHECK(results.has("boxes", result("boxes", 2, 0).begun));
    CHECK_FALSE(results.has("points", result("boxes", 2, 0).begun));
    REQUIRE(results.last("boxes"));
    CHECK(*results.last("boxes") == some_results()[3]);
    CHECK(results.last("points") == nullptr);
}

TEST_CASE("results: they stand in the order in which they were begun, whenever they came", "[keep][results]") {
    auto late = some_results();
    std::rotate(late.begin(), late.end() - 1, late.end());
    CHECK(results_of(late) == results_of(some_results()));
    CHECK(results_of(late).last("boxes")->begun == result("boxes", 3, 0).begun);
}

TEST_CASE("results: what was kept is there the next time", "[keep][results]") {
    const TemporaryFolder folder;
    {
        Keeper keeper(folder.path());
        for (const auto& one : some_results())
            keeper.results().add(one);
    }
    Keeper again(folder.path());
    CHECK(again.results().results() == results_of(some_results()));
    CHECK_FALSE(again.take_trouble());
}

TEST_CASE("results: two programs add to each other's, and the same game stays one", "[keep][results]") {
    const TemporaryFolder folder;
    const auto file = folder.path() / "results.db";
    for (const auto& one : some_results())
        REQUIRE(write_results(file, {one, result("boxes", 1, 0)}));
    const auto read = read_results(file);
    REQUIRE(read);
    CHECK(*read == results_of(some_results()));
}

TEST_CASE("results: a broken file is set aside and told of", "[keep][results]") {
    const TemporaryFolder folder;
    write(folder.path() / "results.db", std::string(5000, 'x'));
    Keeper keeper(folder.path());
    const auto trouble = keeper.take_trouble();
    REQUIRE(trouble);
    CHECK(trouble->starts_with("Your results cannot be read. They are kept as results.db."));
    CHECK(keeper.results().results().all().empty());
}
