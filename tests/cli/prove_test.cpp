// prove: what it refuses, and where the proof goes. That proofs hold is tested with the program that checks them
// (tests/python/proof_test.py).
#include "support/catch.hpp"

#include "cli/console.hpp"
#include "support/temporary_folder.hpp"

using namespace zugzwang::testing;

TEST_CASE("cli: a proof is printed, or goes to a file", "[cli][prove]") {
    const std::vector<std::string> call{"prove", "boxes", "--position", "-/|_./- 1"};
    const auto ran = run(call);
    CHECK(ran.status == 0);
    CHECK(ran.lines() ==
          std::vector<std::string>{"proof boxes 1", "position -/|_./- 1", "value 1", "lines b1-b2", "0>1 0"});
    const TemporaryFolder folder;
    const auto file = folder.path() / "proof.txt";
    auto to_file = call;
    to_file.insert(to_file.end(), {"--out", file.string()});
    CHECK(run(to_file).out.empty());
    CHECK(text_of(file) == ran.out);
    to_file.back() = (folder.path() / "nowhere" / "proof.txt").string();
    const auto lost = run(to_file);
    CHECK(lost.is_refused());
    CHECK(lost.names("nowhere"));
}

TEST_CASE("cli: what cannot be proven is refused by name", "[cli][prove]") {
    const auto refused = [](const std::vector<std::string>& call, const std::string& culprit) {
        const auto ran = run(call);
        CAPTURE(ran.err);
        return ran.is_refused() && ran.names(culprit);
    };
    CHECK(refused({"prove", "sticks"}, "no proofs of sticks"));
    CHECK(refused({"prove"}, "which game?"));
    CHECK(refused({"prove", "boxes", "--position", "-/|_x/- 1"}, "--position: "));
    CHECK(refused({"prove", "boxes", "--rows", "5", "--cols", "5"}, "24 lines that are not drawn; here there are 40"));
}
