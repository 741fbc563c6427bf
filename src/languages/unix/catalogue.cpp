// Boost.Locale looks words up without a locale of the system, which the C library's gettext needs.
#include "languages/catalogue.hpp"

#include <algorithm>
#include <cstdlib>
#include <limits>
#include <locale>
#include <vector>

#include <boost/locale/gnu_gettext.hpp>

namespace zugzwang {
namespace {

using Messages = boost::locale::message_format<char>;

Messages* messages_of(const CatalogueFile& file) {
    boost::locale::gnu_gettext::messages_info info;
    info.language = file.language;
    info.encoding = "UTF-8";
    info.domains.emplace_back("zugzwang");
    info.paths.emplace_back();
    info.callback = [&file](const std::string&, const std::string&) {
        return std::vector<char>(file.bytes.begin(), file.bytes.end());
    };
    return boost::locale::gnu_gettext::create_messages_facet<char>(info);
}

class BoostCatalogue final : public Catalogue {
  public:
    explicit BoostCatalogue(const CatalogueFile& file)
        : messages_(messages_of(file)), owner_(std::locale::classic(), messages_) {}

    std::string translation(const std::string& english, const std::string& plural, std::int64_t count) const override {
        const auto number = static_cast<int>(std::min<std::int64_t>(std::abs(count), std::numeric_limits<int>::max()));
        const char* found = plural.empty() ? messages_->get(0, nullptr, english.c_str())
                                           : messages_->get(0, nullptr, english.c_str(), number);
        if (found != nullptr) return found;
        return plural.empty() || count == 1 ? english : plural;
    }

  private:
    Messages* messages_;
    std::locale owner_; ///< Keeps `messages_`.
};

} // namespace

std::unique_ptr<Catalogue> read_catalogue(const CatalogueFile& file) { return std::make_unique<BoostCatalogue>(file); }

} // namespace zugzwang
