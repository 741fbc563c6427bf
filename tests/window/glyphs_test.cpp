// Every sign of every message, in English and in its translations, has a glyph.
#include "support/catch.hpp"

#include "canvas/fonts.hpp"
#include "languages/languages.hpp"
#include "support/files.hpp"
#include "support/places.hpp"
#include "zugzwang/base/utf8.hpp"

using namespace zugzwang;

namespace {

/// Those of the messages and translations of all catalogues.
std::set<std::uint32_t> signs_of_messages() {
    std::set<std::uint32_t> signs;
    for (const auto& language : all_languages()) {
        const auto catalogue = ZUGZWANG_SOURCE_DIR "/assets/translations/" + language.code + ".po";
        for (const auto& line : testing::lines_of(testing::text_of(catalogue))) {
            if (line.starts_with('#')) continue;
            for (std::string_view rest = line; !rest.empty();) {
                const auto [value, bytes] = first_code_point(rest);
                signs.insert(static_cast<std::uint32_t>(value));
                rest.remove_prefix(bytes);
            }
        }
    }
    return signs;
}

} // namespace

TEST_CASE("glyphs: the faces have every sign of every message, in every weight", "[window][glyphs]") {
    const auto signs = signs_of_messages();
    for (const auto sign : {U'a', U'\u0151', U'\u0219', U'\u00F5', U'\u03B1'}) // Hungarian, Romanian, Estonian, alpha
        CHECK(signs.contains(sign));
    CHECK_FALSE(signs.contains(U'\u0163')); // in Romanian a comma stands below, no cedilla
    canvas::Fonts fonts({});
    for (const auto sign : signs) {
        for (const auto weight :
             {Weight::regular, Weight::medium, Weight::semibold, Weight::bold, Weight::extra_bold}) {
            if (!fonts.has(sign, weight))
                FAIL_CHECK("U+" << std::hex << sign << " in weight " << static_cast<int>(weight));
        }
    }
    CHECK_FALSE(fonts.has(0x4E2D, Weight::regular)); // Chinese
}

TEST_CASE("glyphs: fonts of a folder of the program's own go before those of the system", "[window][glyphs]") {
    const testing::Folder folder;
    CHECK_THROWS_WITH(canvas::Fonts(folder.path()), Catch::Matchers::ContainsSubstring(folder.path().string()));
    std::filesystem::copy("/usr/share/fonts/truetype/dejavu/DejaVuSansMono.ttf", folder.file("DejaVuSans.ttf"));
    canvas::Fonts fonts(folder.path());
    constexpr int size = 20;
    const auto width = [&](const char* letter) { return fonts.width(letter, size, Weight::regular); };
    CHECK(std::abs(width("iiiiiiiiii") - width("mmmmmmmmmm")) <= 2); // in no other face of ours
    CHECK(canvas::Fonts(folder.path() / "none").has('a', Weight::regular));
}
