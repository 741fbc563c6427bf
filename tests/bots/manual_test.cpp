// The examples of the manual's section on one's own bot, run as they stand there.
#include "support/catch.hpp"

#include "support/files.hpp"
#include "support/places.hpp"
#include "support/shell.hpp"

using namespace zugzwang::testing;

namespace {

struct Example {
    std::string command, answer; ///< The answer is empty where the manual shows none.
};

std::vector<Example> examples_in(const std::string& section) {
    const std::string mark = "    $ ", indented = "    ";
    std::vector<Example> examples;
    bool is_answer = false;
    for (const auto& line : lines_of(section)) {
        if (line.starts_with(mark))
            examples.push_back({line.substr(mark.size()), {}});
        else if (is_answer && line.starts_with(indented))
            examples.back().answer += line.substr(indented.size()) + "\n";
        is_answer = line.starts_with(indented);
    }
    return examples;
}

std::string section_of(const std::string& manual, const std::string& title) {
    const auto begin = manual.find("\n## " + title + "\n");
    REQUIRE(begin != std::string::npos);
    return manual.substr(begin, manual.find("\n## ", begin + 1) - begin);
}

} // namespace

TEST_CASE("bot: the examples of the manual work", "[bots][slow]") {
    if (!succeeds("command -v node")) {
        WARN("left out for want of node");
        return;
    }
    const auto examples = examples_in(section_of(text_of(ZUGZWANG_SOURCE_DIR "/assets/MANUAL.md"), "Your own bot"));
    REQUIRE(examples.size() == 4);
    const Folder folder;
    // The program is where the manual has it.
    REQUIRE(shell_in(folder.path().string(), "mkdir -p build/release && ln -s '" ZUGZWANG_PROGRAM "' build/release")
                .status == 0);
    for (const auto& [command, answer] : examples) {
        CAPTURE(command);
        const auto ran = shell_in(folder.path().string(), "{ " + command + "; } 2>&-");
        CAPTURE(ran.out);
        CHECK(ran.status == 0);
        if (!answer.empty()) CHECK(ran.out == answer);
    }
}
