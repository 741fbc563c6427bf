// The languages as the program speaks them. Plural forms and names are known from the languages' own grammars.
#include <cstdlib>

#include "languages/catalogue.hpp"
#include "languages/languages.hpp"
#include "support/catch.hpp"
#include "support/files.hpp"
#include "support/temporary_folder.hpp"
#include "zugzwang/base/number_words.hpp"
#include "zugzwang/base/refusal.hpp"
#include "zugzwang/base/text.hpp"
#include "zugzwang/base/words.hpp"

namespace {

/// English again, and the environment as it was, whatever the case did.
class Spoken {
  public:
    Spoken() {
        for (const auto* name : names) {
            if (const char* value = std::getenv(name)) kept_[name] = value;
            ::unsetenv(name);
        }
    }
    ~Spoken() {
        for (const auto* name : names)
            ::unsetenv(name);
        for (const auto& [name, value] : kept_)
            ::setenv(name.c_str(), value.c_str(), 1);
        set_translator(nullptr);
    }
    Spoken(const Spoken&) = delete;
    Spoken& operator=(const Spoken&) = delete;

    void ask(const char* name, const char* value) { ::setenv(name, value, 1); }

  private:
    static constexpr const char* names[] = {"LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"};
    std::map<std::string, std::string> kept_;
};

std::string moves(std::int64_t count) { return tr_n("{n} move", "{n} moves", count); }

} // namespace

TEST_CASE("languages: each is called as its speakers call it", "[languages]") {
    const std::vector<Language> known{{"en", "English"}, {"et", "Eesti"}, {"hu", "Magyar"}, {"ro", "Română"}};
    CHECK(all_languages() == known);
}

TEST_CASE("languages: Romanian has three plural forms, Estonian and Hungarian two", "[languages]") {
    const Spoken spoken;
    REQUIRE(speak("ro") == "ro");
    CHECK(moves(1) == "1 mutare");
    for (const int few : {0, 2, 19, 101, 119})
        CHECK(moves(few) == std::to_string(few) + " mutări");
    for (const int many : {20, 21, 100, 120})
        CHECK(moves(many) == std::to_string(many) + " de mutări");
    REQUIRE(speak("et") == "et");
    CHECK(moves(1) == "1 käik");
    CHECK(moves(2) == "2 käiku");
    REQUIRE(speak("hu") == "hu");
    CHECK(moves(1) == "1 lépés");
    CHECK(moves(7) == "7 lépés");
    REQUIRE(speak("en") == "en");
    CHECK(moves(2) == "2 moves");
}

TEST_CASE("languages: a refusal is told in the chosen one and stays English on the wire", "[languages]") {
    const Spoken spoken;
    speak("ro");
    const Refusal refusal{"no such game: {}", "chess"};
    CHECK(refusal.words == "no such game: chess");
    CHECK(tr(refusal).ends_with("chess"));
    const auto of_text = refused("the game is over", {.text = "a1-b1", .place = 7});
    CHECK(of_text.words == "the game is over: `a1-b1` at character 7");
    CHECK(tr(of_text).starts_with(tr("the game is over") + ": `a1-b1` "));
    CHECK(tr("the game is over") != "the game is over");
}

TEST_CASE("languages: what no catalogue has stays English", "[languages]") {
    const Spoken spoken;
    speak("hu");
    CHECK(tr("Nobody says this") == "Nobody says this");
    CHECK(tr_n("{n} thing of theirs", "{n} things of theirs", 3) == "3 things of theirs");
}

TEST_CASE("languages: the system's wishes are read as gettext reads them", "[languages]") {
    Spoken spoken;
    CHECK(languages_of_system().empty());
    CHECK(speak("") == "en");
    spoken.ask("LANG", "ro_RO.UTF-8");
    CHECK(languages_of_system() == std::vector<std::string>{"ro"});
    CHECK(speak("") == "ro");
    spoken.ask("LC_MESSAGES", "et_EE");
    CHECK(speak("") == "et");
    spoken.ask("LANGUAGE", "fi:hu_HU:en");
    CHECK(languages_of_system() == std::vector<std::string>{"fi", "hu", "en", "et"});
    CHECK(speak("") == "hu");   // there is no Finnish
    CHECK(speak("ro") == "ro"); // what a person chose comes first
    spoken.ask("LANGUAGE", "fi:en:hu");
    CHECK(speak("") == "en");
    spoken.ask("LC_ALL", "C.UTF-8");
    CHECK(languages_of_system().empty()); // LANGUAGE does not count then
    CHECK(speak("") == "en");
    CHECK(speak("xx") == "en");
}

namespace {

/// What a translator of a fifth language would write, and msgfmt make of it.
std::string compiled(const std::string& text) {
    const testing::TemporaryFolder folder;
    const auto source = folder.path() / "lv.po", made = folder.path() / "lv.mo";
    std::ofstream(source) << text;
    REQUIRE(std::system(filled("msgfmt --output-file={} {}", made.string(), source.string()).c_str()) == 0);
    return text_of(made);
}

} // namespace

TEST_CASE("languages: a fifth one is one file", "[languages]") {
    const auto bytes = compiled(R"(msgid ""
msgstr ""
"Language: lv\n"
"Content-Type: text/plain; charset=UTF-8\n"
"Plural-Forms: nplurals=3; plural=(n%10==1 && n%100!=11 ? 0 : n!=0 ? 1 : 2);\n"

msgid "English"
msgstr "Latviešu"

msgid "Play"
msgstr "Spēlēt"

msgid "{n} move"
msgid_plural "{n} moves"
msgstr[0] "{n} gājiens"
msgstr[1] "{n} gājieni"
msgstr[2] "{n} gājienu"
)");
    const CatalogueFile file{.language = "lv", .name = "Latviešu", .bytes = bytes};
    const auto catalogue = read_catalogue(file);
    CHECK(catalogue->translation("English", {}, 1) == "Latviešu");
    CHECK(catalogue->translation("Play", {}, 1) == "Spēlēt");
    CHECK(catalogue->translation("{n} move", "{n} moves", 21) == "{n} gājiens");
    CHECK(catalogue->translation("{n} move", "{n} moves", 11) == "{n} gājieni");
    CHECK(catalogue->translation("{n} move", "{n} moves", 0) == "{n} gājienu");
    CHECK(catalogue->translation("Rules", {}, 1) == "Rules"); // what is missing stays English
}

TEST_CASE("languages: decimals have the sign of the language", "[languages]") {
    speak("hu");
    CHECK(seconds_words(Seconds{0.83}) == "0,83 s");
    CHECK(left_words(Seconds{4.25}) == "0:04,2");
    speak("en");
    CHECK(seconds_words(Seconds{0.83}) == "0.83 s");
}
