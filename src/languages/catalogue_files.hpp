// The compiled catalogues that are part of the program, or on a page of its files; the build makes them of
// assets/translations.
#pragma once

#include <span>
#include <string_view>

namespace zugzwang {

struct CatalogueFile {
    std::string_view language; ///< Its code.
    std::string_view name;     ///< As its speakers call it.
    std::string_view bytes;    ///< As msgfmt writes them; none on a page, which has them in files.
    /// Which of the forms of a plural is for that many, as the catalogue's head says.
    unsigned long (*plural_form)(unsigned long n) = nullptr;
};

/// By their codes.
[[nodiscard]] std::span<const CatalogueFile> catalogue_files();

} // namespace zugzwang
