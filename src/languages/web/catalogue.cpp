// The page's C library is musl, whose gettext takes any name for a language: it reads the catalogue from a file when it
// is first asked for a word. The file is one of those that come after the menu, see app/web/page/late.js.
#include "languages/catalogue.hpp"

#include <cstdlib>

#include <libintl.h>
#include <locale.h>

namespace zugzwang {
namespace {

constexpr auto folder = "/zugzwang/translations", domain = "zugzwang";

class FileCatalogue final : public Catalogue {
  public:
    explicit FileCatalogue(const CatalogueFile& file)
        : language_(newlocale(LC_MESSAGES_MASK, std::string(file.language).c_str(), nullptr)) {
        bindtextdomain(domain, folder);
    }
    ~FileCatalogue() override { freelocale(language_); }
    FileCatalogue(const FileCatalogue&) = delete;
    FileCatalogue& operator=(const FileCatalogue&) = delete;

    std::string translation(const std::string& english, const std::string& plural, std::int64_t count) const override {
        auto* const before = uselocale(language_);
        const auto number = static_cast<unsigned long>(std::abs(count));
        const std::string found = plural.empty() ? dgettext(domain, english.c_str())
                                                 : dngettext(domain, english.c_str(), plural.c_str(), number);
        uselocale(before);
        return found;
    }

  private:
    locale_t language_;
};

} // namespace

std::unique_ptr<Catalogue> read_catalogue(const CatalogueFile& file) { return std::make_unique<FileCatalogue>(file); }

} // namespace zugzwang
