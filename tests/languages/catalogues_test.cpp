// The catalogues themselves: every message of the sources, and what a translator may not change.
#include "architecture/messages.hpp"
#include "languages/catalogue_entries.hpp"
#include "support/catch.hpp"
#include "support/files.hpp"

namespace {

/// What the program says; the studio's words are for those who work on it.
/// What is only for those who work on the program, and what only programs read, stays English.
std::vector<FoundMessage> messages_to_translate() {
    auto all = all_messages();
    std::erase_if(all, [](const auto& one) {
        return one.path.starts_with("src/studio/") || one.path.starts_with("src/library/");
    });
    return all;
}

/// The places of a refusal are filled in order: how many there are, whether they are numbered or not.
std::size_t numbered_places(const std::string& text) {
    const auto places = places_of(text);
    std::size_t highest = 0, plain = 0;
    for (const auto& place : places) {
        const bool is_number =
            !place.empty() && std::ranges::all_of(place, [](char sign) { return sign >= '0' && sign <= '9'; });
        highest = std::max<std::size_t>(highest, is_number ? std::stoul(place) : 0);
    }
    for (auto at = text.find("{}"); at != text.npos; at = text.find("{}", at + 2))
        ++plain;
    return std::max(highest, plain);
}

/// What differs between a message and one of its translations though it may not; empty: nothing. A form that is of one
/// number alone may leave that number out.
std::string difference(const CatalogueEntry& entry, const std::string& translation, bool of_one) {
    if (translation.empty()) return "is not translated";
    if (translation.starts_with(' ') || translation.ends_with(' ')) return "begins or ends with a space";
    if (entry.message.find("{}") != entry.message.npos)
        return numbered_places(entry.message) == numbered_places(translation) ? "" : "has other places";
    auto places = places_of(entry.plural.empty() || of_one ? entry.message : entry.plural);
    auto translated = places_of(translation);
    if (of_one) {
        places.erase("n");
        translated.erase("n");
    }
    return places == translated ? "" : "has other places";
}

} // namespace

TEST_CASE("languages: every message is translated into every language, with its places", "[languages]") {
    const auto wanted = messages_to_translate();
    REQUIRE(wanted.size() > 1900);
    REQUIRE(catalogue_paths().size() >= 3);
    for (const auto& path : catalogue_paths()) {
        CAPTURE(path.filename().string());
        const auto entries = catalogue(text_of(path));
        std::set<std::string> used{""};
        for (const auto& one : wanted) {
            used.insert(one.text);
            const auto found = entries.find(one.text);
            if (found == entries.end()) {
                FAIL_CHECK("without a translation: " << one.text << " (" << one.path << ")");
                continue;
            }
            const auto& entry = found->second;
            if (entry.is_fuzzy) FAIL_CHECK("to be looked at: " << one.text);
            if (one.call == "tr_n" && entry.plural != one.plural) FAIL_CHECK("another plural: " << one.text);
            for (std::size_t form = 0; form < entry.translations.size(); ++form) {
                const bool of_one = form == 0 && entry.translations.size() > 1;
                const auto what = difference(entry, entry.translations[form], of_one);
                if (!what.empty()) FAIL_CHECK(what << ": " << one.text << " / " << entry.translations[form]);
            }
        }
        for (const auto& [text, entry] : entries) {
            if (!used.contains(text)) FAIL_CHECK("nothing says it any more: " << text);
        }
    }
}

TEST_CASE("languages: what a translator may not change is found", "[languages]") {
    const auto entries = catalogue("#, fuzzy\nmsgid \"\"\n\"{n} \"\n\"box\"\nmsgid_plural \"{n} boxes\"\n"
                                   "msgstr[0] \"o\\\"\"\nmsgstr[1] \"{n} de\"\n\nmsgid \"a\"\nmsgstr \"\"\n");
    REQUIRE(entries.size() == 2);
    const auto& box = entries.at("{n} box");
    CHECK(box.is_fuzzy);
    CHECK(box.plural == "{n} boxes");
    CHECK(box.translations == std::vector<std::string>{"o\"", "{n} de"});
    CHECK(difference(box, box.translations[0], true).empty());
    CHECK_FALSE(difference(box, box.translations[0], false).empty());
    CHECK(difference(box, box.translations[1], false).empty());
    CHECK_FALSE(difference(entries.at("a"), "", false).empty());
    CHECK_FALSE(difference({.message = "{a} {b}", .plural = "", .translations = {}}, "{a}", false).empty());
    CHECK_FALSE(difference({.message = "{} of {}", .plural = "", .translations = {}}, "{}", false).empty());
    CHECK(difference({.message = "{} of {}", .plural = "", .translations = {}}, "{2} {1}", false).empty());
}
