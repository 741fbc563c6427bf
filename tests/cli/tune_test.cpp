// `zugzwang tune`: what it prints and refuses. The tuning itself is tested in tests/match.
#include "cli/console.hpp"
#include "support/catch.hpp"
#include "support/scribe.hpp"

namespace {

std::vector<std::string> with(const Scribe& scribe, const std::vector<std::string>& more) {
    std::vector<std::string> all{"tune", "sticks",  "--player", scribe.player(), "--games",
                                 "4",    "--nodes", "5",        "--openings",    "random:1"};
    all.insert(all.end(), more.begin(), more.end());
    return all;
}

} // namespace

TEST_CASE("cli: a tuning tells where the options are, and where they came to", "[cli][tune]") {
    const Scribe scribe;
    const Folder folder;
    const auto arguments = with(scribe, {"--option", "Threads=4,1,8,1", "--record", folder.file("tuning")});
    const auto ran = run(arguments);
    CHECK(ran.status == 0);
    REQUIRE(ran.lines().size() == 3);
    CHECK(ran.lines().front().starts_with("Moved 1 of 2 times: Threads "));
    CHECK(ran.lines().back().starts_with("Threads: "));
    CHECK(ran.lines().back().ends_with(", from 4"));
    CHECK(run(arguments).lines() == std::vector{ran.lines().back()}); // nothing is left to play
}

TEST_CASE("cli: a task of a tuning is a pair of games", "[cli][tune][farm]") {
    const Scribe scribe;
    const std::string trial = R"({"iteration":2,"plus":[5],"minus":[3]})";
    const auto arguments = with(scribe, {"--option", "Threads=4,1,8,1"});
    auto task = arguments;
    task.insert(task.end(), {"--trial", trial, "--task", "0"});
    const auto ran = run(task);
    CHECK(ran.status == 0);
    REQUIRE(ran.lines().size() == 2);
    CHECK(ran.lines().front().ends_with(" " + trial));
    CHECK(ran.lines().back().starts_with("0 " + trial.substr(0, trial.size() - 1)));
    *(task.end() - 3) = "{}";
    check_refused(task, "not a line of this tuning");
    auto far = arguments;
    far.insert(far.end(), {"--on", "parallel", "--hosts", "/"});
    check_refused(far, "--record");
}

TEST_CASE("cli: a tuning that cannot be played is refused", "[cli][tune]") {
    const Scribe scribe;
    const auto refused = [&](const std::vector<std::string>& more, const std::string& culprit) {
        check_refused(with(scribe, more), culprit);
    };
    refused({}, "--option");
    for (const auto* wrong : {"Threads", "=4,1,8,1", "Threads=4,1,8", "Threads=4,1,8,x", "Threads=4,1,8,0",
                              "Threads=9,1,8,1", "Threads=4,8,1,1", "Threads=4.5,1,8,1", "Threads=4,1,8,9"})
        refused({"--option", wrong}, wrong);
    refused({"--option", "Threads=4,1,8,1", "threads=4,1,8,1"}, "threads stands there twice");
    refused({"--option", "Threads=4,1,9,1"}, "option Threads must be from 1 to 8, not 9");
    refused({"--option", "Speed=4,1,9,1"}, "it has no option Speed");
    refused({"--option", "Threads=4,1,8,1", "--rate", "0"}, "--rate");
    refused({"--option", "Threads=4,1,8,1", "--shard", "1/2"}, "--shard");
    refused({"--option", "Threads=4,1,8,1", "--merge", "a"}, "--merge");
    check_refused({"tune", "sticks", "--option", "Threads=4,1,8,1"}, "--player");
    check_refused({"tune", "sticks", "--player", "optimal", "--option", "Threads=4,1,8,1"}, "optimal");
    check_refused({"tune", "chess"}, "chess");
}
