#include "fuzz/targets.hpp"

#include "support/files.hpp"
#include "support/places.hpp"
#include "themes/theme_file.hpp"
#include "zugzwang/play/theme_sections.hpp"

namespace zugzwang::fuzz {
namespace {

/// What it says, or why it is none.
template <class Read>
void check(Read read) {
    try {
        const Theme theme = read();
        require(!theme.name.empty(), "a theme without a name");
        for (const float measure : theme.measures)
            require(measure >= 0 && measure <= 4000, "a measure out of its range");
        for (const Seconds motion : theme.motions)
            require(motion >= Seconds{0} && motion <= Seconds{60}, "a duration out of its range");
    } catch (const std::runtime_error& trouble) {
        require_line(trouble.what());
    }
}

} // namespace

void take_theme(std::string_view text) {
    static const auto sections = sections_of(catalog());
    static const Theme house = whole_theme_from_text(
        testing::text_of(std::filesystem::path(ZUGZWANG_SOURCE_DIR) / "assets/themes/arcade.toml"), "arcade", sections);
    check([&] { return theme_from_text(text, "own.toml", house, sections); });
    check([&] { return whole_theme_from_text(text, "own.toml", sections); });
}

} // namespace zugzwang::fuzz
