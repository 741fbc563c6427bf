// The library shows what its header declares, and nothing else.
#include <cstdio>
#include <regex>

#include "support/catch.hpp"
#include "support/files.hpp"
#include "support/places.hpp"

namespace {

std::set<std::string> found_in(const std::string& text, const std::regex& pattern) {
    std::set<std::string> names;
    for (auto match = std::sregex_iterator(text.begin(), text.end(), pattern); match != std::sregex_iterator(); ++match)
        names.insert((*match)[1]);
    return names;
}

std::string printed_by(const std::string& command) {
    std::string text;
    auto* pipe = popen(command.c_str(), "r");
    REQUIRE(pipe != nullptr);
    for (int letter = std::fgetc(pipe); letter != EOF; letter = std::fgetc(pipe))
        text += static_cast<char>(letter);
    REQUIRE(pclose(pipe) == 0);
    return text;
}

} // namespace

TEST_CASE("library: its symbols are those of its header and of its list", "[library]") {
    const std::string root = ZUGZWANG_SOURCE_DIR;
    const auto declared =
        found_in(zugzwang::testing::text_of(root + "/include/zugzwang.h"), std::regex(R"(ZZ_API [^;(]*\b(zz_\w+)\()"));
    const auto listed =
        found_in(zugzwang::testing::text_of(root + "/src/library/symbols.map"), std::regex(R"(\b(zz_\w+);)"));
    const auto shown =
        found_in(printed_by("nm -D --defined-only " ZUGZWANG_LIBRARY_FILE), std::regex(R"( [TWDBRV] (\w+))"));
    CHECK(declared.size() > 20);
    CHECK(listed == declared);
    CHECK(shown == declared);
}
