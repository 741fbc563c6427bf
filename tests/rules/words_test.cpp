#include "zugzwang/rules/words.hpp"

#include "support/catch.hpp"

using namespace zugzwang;

namespace {

std::string shouting(std::string_view message, std::string_view plural, std::int64_t count) {
    if (message == "{} beats {}") return "{2} YIELDS TO {1}";
    return count == 1 || plural.empty() ? "ONE {}" : "MANY {}";
}

/// English again, whatever the case did.
struct Shouting {
    Shouting() { set_translator(shouting); }
    ~Shouting() { set_translator(nullptr); }
};

} // namespace

TEST_CASE("words: without a catalogue the English message stands", "[words][rules]") {
    CHECK(tr("Undo") == "Undo");
    CHECK(tr("Take {} or {}", 1, "two") == "Take 1 or two");
}

TEST_CASE("words: plurals follow the count", "[words][rules]") {
    CHECK(tr_count("{} box", "{} boxes", 1) == "1 box");
    CHECK(tr_count("{} box", "{} boxes", 0) == "0 boxes");
    CHECK(tr_count("{} box", "{} boxes", 6) == "6 boxes");
}

TEST_CASE("words: numbered places can be reordered", "[words][rules]") {
    CHECK(filled("{2} after {1}", "a", "b") == "b after a");
    CHECK(filled("{} and {}", 'x', -4) == "x and -4");
}

TEST_CASE("words: what has no argument stays out and a lone brace stands", "[words][rules]") {
    CHECK(filled("a {} b {}", 1) == "a 1 b ");
    CHECK(filled("a { b", 1) == "a { b");
}

TEST_CASE("words: an argument that looks like a pattern is not filled in", "[words][rules]") {
    CHECK(filled("{} {}", "{2}", "x") == "{2} x");
}

TEST_CASE("words: an installed catalogue answers, reorders and chooses plurals", "[words][rules]") {
    const Shouting loud;
    CHECK(tr("{} beats {}", "a", "b") == "b YIELDS TO a");
    CHECK(tr_count("{} box", "{} boxes", 1) == "ONE 1");
    CHECK(tr_count("{} box", "{} boxes", 3) == "MANY 3");
}
