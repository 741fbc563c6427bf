// A catalogue that can be asked for words. Each host has its own way of reading it: unix/, web/ and windows/.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

#include "languages/catalogue_files.hpp"

namespace zugzwang {

class Catalogue {
  public:
    virtual ~Catalogue() = default;

    /// What the catalogue says for an English message; with a plural, its form for that many. English, where it says
    /// nothing. Any thread.
    [[nodiscard]] virtual std::string translation(const std::string& english, const std::string& plural,
                                                  std::int64_t count) const = 0;
};

/// The bytes of the file must stay.
[[nodiscard]] std::unique_ptr<Catalogue> read_catalogue(const CatalogueFile& file);

} // namespace zugzwang
