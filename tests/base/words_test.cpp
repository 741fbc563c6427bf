#include "zugzwang/base/words.hpp"

#include "support/catch.hpp"

namespace {

std::string shouting(std::string_view message, std::string_view plural, std::int64_t count) {
    if (message == "{winner} beats {loser}") return "{loser} YIELDS TO {winner}";
    return count == 1 || plural.empty() ? "ONE {n}" : "MANY {n} {side}";
}

/// English again, whatever the case did.
struct Shouting {
    Shouting() { set_translator(shouting); }
    ~Shouting() { set_translator(nullptr); }
};

} // namespace

TEST_CASE("words: without a catalogue the English message stands, its places filled in", "[words][base]") {
    CHECK(tr("Undo") == "Undo");
    CHECK(tr("Take {few} or {many}", {{"few", 1}, {"many", "two"}}) == "Take 1 or two");
    CHECK(tr("{a} after {b} after {a}", {{"a", std::string("x")}, {"b", std::size_t{7}}}) == "x after 7 after x");
    CHECK(filled("{} and {}", 'x', -4) == "x and -4");
    CHECK(filled("{2} after {1}", "a", "b") == "b after a"); // numbered places can be reordered
    // What has no argument stays out, a lone brace stands, and an argument is no pattern.
    CHECK(filled("a {} b {}", 1) == "a 1 b ");
    CHECK(filled("a { b", 1) == "a { b");
    CHECK(filled("{} {}", "{2}", "x") == "{2} x");
    CHECK(tr("a {x} b {y}", {{"x", -1}}) == "a -1 b ");
    CHECK(tr("a { b", {{"x", 1}}) == "a { b");
    CHECK(tr("{x} {y}", {{"x", "{y}"}, {"y", "z"}}) == "{y} z");
}

TEST_CASE("words: plurals follow the count", "[words][base]") {
    CHECK(tr_n("{n} box", "{n} boxes", 1) == "1 box");
    CHECK(tr_n("{n} box", "{n} boxes", 0) == "0 boxes");
    CHECK(tr_n("{n} box", "{n} boxes", 6) == "6 boxes");
    CHECK(tr_n("{side} wins by {n} box", "{side} wins by {n} boxes", 6, {{"side", "Blue"}}) == "Blue wins by 6 boxes");
}

static_assert(std::string_view(message("Points")) == "Points", "a marked message is itself");

TEST_CASE("words: an installed catalogue answers, reorders and chooses plurals", "[words][base]") {
    const Shouting loud;
    CHECK(tr("{winner} beats {loser}", {{"winner", "a"}, {"loser", "b"}}) == "b YIELDS TO a");
    CHECK(tr_n("{n} box", "{n} boxes", 1) == "ONE 1");
    CHECK(tr_n("{n} box", "{n} boxes", 3, {{"side", "Blue"}}) == "MANY 3 Blue");
}
