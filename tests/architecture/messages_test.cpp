// Every message can be found in the sources and is fit for a translator: whole, with places that have names.
#include <cctype>
#include <regex>

#include "architecture/messages.hpp"
#include "support/catch.hpp"

namespace {

bool is_name(const std::string& place) {
    return !place.empty() && std::ranges::all_of(place, [](char letter) {
        return std::islower(static_cast<unsigned char>(letter)) != 0 || letter == '_';
    });
}

std::vector<FoundMessage> found_in(const std::string& code) { return messages_of({.path = "a.cpp", .text = code}); }

} // namespace

TEST_CASE("messages: literals are found, joined, with the names of their values", "[architecture][messages]") {
    const auto found = found_in(R"(tr("One " /* and */ "two {who}", {{"who", name(1'000, ')')}}); // tr("no")
        tr_n("{n} \"box\"", "{n} boxes", f(a, b)); x.label = message("Rows"); return Refusal{"not {}", word};
        tr(variable); filled("{} {}", tr("In it"), 2);)");
    REQUIRE(found.size() == 5);
    CHECK(found[0].text == "One two {who}");
    CHECK(found[0].values == std::set<std::string>{"who"});
    CHECK(found[1].text == "{n} \"box\"");
    CHECK(found[1].plural == "{n} boxes");
    CHECK(found[2].text == "Rows");
    CHECK(found[3].call == "Refusal");
    CHECK(found[4].text == "In it");
}

TEST_CASE("messages: each place of a message has a name, and its call gives all their values",
          "[architecture][messages]") {
    const auto all = all_messages();
    CHECK(all.size() > 300);
    for (const auto& one : all) {
        if (one.call == "Refusal") continue; // its places are filled in, in order, for programs too
        INFO(one.path << ": " << one.text);
        auto places = places_of(one.text);
        places.merge(places_of(one.plural));
        if (!std::ranges::all_of(places, is_name)) FAIL_CHECK("a place without a name");
        if (one.call == "message") continue; // its values are given where it is translated
        auto values = one.values;
        if (one.call == "tr_n" && !places.contains("n")) values.erase("n"); // a caption under its number
        if (places != values) FAIL_CHECK("the values are not those of the places");
    }
}

TEST_CASE("messages: none is a piece that is glued to others", "[architecture][messages]") {
    for (const auto& one : all_messages()) {
        INFO(one.path << ": `" << one.text << "`");
        if (one.text.starts_with(' ') || one.text.ends_with(' ')) FAIL_CHECK("begins or ends with a space");
        if (one.call == "Refusal") continue;
        // Places alone say nothing that could be translated, a sign between two of them may stand elsewhere.
        static const std::regex places_alone(R"re((\{\w*\}\s*)+)re");
        const auto count = places_of(one.text).size();
        if (count < 2 && std::regex_match(one.text, places_alone)) FAIL_CHECK("says nothing of its own");
    }
}

TEST_CASE("messages: the same words are always asked for in the same way", "[architecture][messages]") {
    std::map<std::string, std::string> plurals;
    for (const auto& one : all_messages()) {
        if (one.call != "tr_n") continue;
        const auto [known, is_new] = plurals.emplace(one.text, one.plural);
        if (!is_new && known->second != one.plural) FAIL_CHECK(one.path << ": two plurals of " << one.text);
    }
}

TEST_CASE("messages: what is not a literal where it is translated was marked where it stands",
          "[architecture][messages]") {
    // Rooms that translate a catalog's words or a refusal's; what they ask for is checked while the scenes run.
    static const std::regex of_variable(R"re(\btr_n?\(\s*([^"\s)][^,)]*))re");
    const std::set<std::string> rooms{"src/zugzwang/", "src/desk/",  "src/scenes/",
                                      "src/cli/",      "src/match/", "include/zugzwang/base/"};
    for (const auto& file : sources()) {
        const bool may = std::ranges::any_of(rooms, [&](const auto& room) { return file.path.starts_with(room); });
        const auto code = without_comments(file.text);
        if (!may && std::regex_search(code, of_variable)) FAIL_CHECK(file.path << " translates what is no literal");
    }
}
