// What is asked of commands that start bots.
#include "cli/console.hpp"
#include "support/shell.hpp"

using zugzwang::testing::run;

namespace {

const std::vector<std::string> match{"match", "sticks", "--first", "optimal", "--second", "random", "--games", "2"};

} // namespace

TEST_CASE("cli: limits of bots out of their range are refused by name", "[cli]") {
    const auto [name, value] = GENERATE(table<std::string, std::string>(
        {{"--memory", "15"}, {"--memory", "1048577"}, {"--time-margin", "-1"}, {"--time-margin", "60001"}}));
    CAPTURE(name, value);
    auto arguments = match;
    arguments.insert(arguments.end(), {name, value});
    const auto ran = run(arguments);
    CHECK(ran.is_refused());
    CHECK(ran.names(name));
}

TEST_CASE("cli: a sandbox where there is no bwrap, or none that can make one, is refused in words", "[cli]") {
    const std::string arguments =
        GENERATE("match sticks --first optimal --second random", "bot check sticks cat", "bot arena sticks cat");
    CAPTURE(arguments);
    const auto refused = [&](const std::string& bwrap) {
        return zugzwang::testing::shell("d=$(mktemp -d); " + bwrap + " PATH=$d '" ZUGZWANG_PROGRAM "' " + arguments +
                                        " --sandbox 2>&1; s=$?; rm -r $d; exit $s");
    };
    const auto none = refused("");
    CHECK(none.status == 2);
    CHECK(none.out == "zugzwang: --sandbox: there is no bwrap, which keeps bots from network and files (package "
                      "bubblewrap)\n");
    const auto broken = refused("printf '#!/bin/sh\\necho no namespaces >&2\\n' >$d/bwrap; chmod +x $d/bwrap;");
    CHECK(broken.status == 2);
    CHECK(broken.out.ends_with("zugzwang: --sandbox: bwrap can make no sandbox here: no namespaces\n"));
}
