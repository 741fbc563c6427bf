// The library shows what its header declares, and nothing else.
#include <regex>

#include "support/catch.hpp"
#include "support/files.hpp"
#include "support/places.hpp"
#include "support/shell.hpp"

namespace {

std::set<std::string> found_in(const std::string& text, const std::regex& pattern) {
    std::set<std::string> names;
    for (auto match = std::sregex_iterator(text.begin(), text.end(), pattern); match != std::sregex_iterator(); ++match)
        names.insert((*match)[1]);
    return names;
}

} // namespace

TEST_CASE("library: its symbols are those of its header and of its list", "[library]") {
    const std::string root = ZUGZWANG_SOURCE_DIR;
    const auto declared = found_in(text_of(root + "/include/zugzwang.h"), std::regex(R"(ZZ_API [^;(]*\b(zz_\w+)\()"));
    const auto listed = found_in(text_of(root + "/src/library/symbols.map"), std::regex(R"(\b(zz_\w+);)"));
    const auto shown =
        found_in(shell("nm -D --defined-only " ZUGZWANG_LIBRARY_FILE).out, std::regex(R"( [TWDBRV] (\w+))"));
    CHECK(declared.size() > 20);
    CHECK(listed == declared);
    CHECK(shown == declared);
}
