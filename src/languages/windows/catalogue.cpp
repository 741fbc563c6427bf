// Windows' C library has no gettext. A catalogue is a sorted table of messages and one of what they are in the
// language, as "The Format of GNU MO Files" (GNU gettext manual) has it.
#include "languages/catalogue.hpp"

#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <ranges>
#include <string_view>

namespace zugzwang {
namespace {

class TableCatalogue final : public Catalogue {
  public:
    explicit TableCatalogue(const CatalogueFile& file) : file_(file) {}

    std::string translation(const std::string& english, const std::string& plural, std::int64_t count) const override {
        const auto all = std::views::iota(0U, word(8));
        const auto message = [this](std::uint32_t index) { return first_of(entry(word(12), index)); };
        const auto found = std::ranges::lower_bound(all, std::string_view(english), {}, message);
        if (found == all.end() || message(*found) != english) return plural.empty() || count == 1 ? english : plural;
        auto forms = entry(word(16), *found);
        const auto form = plural.empty() ? 0 : file_.plural_form(static_cast<unsigned long>(std::abs(count)));
        for (unsigned long passed = 0; passed < form; ++passed)
            forms.remove_prefix(std::min(first_of(forms).size() + 1, forms.size()));
        return std::string(first_of(forms));
    }

  private:
    /// Of texts that follow one another, a zero between two: a message and its plural, or the forms of that.
    [[nodiscard]] static std::string_view first_of(std::string_view texts) { return texts.substr(0, texts.find('\0')); }
    /// A number of the file, of this byte order.
    [[nodiscard]] std::uint32_t word(std::size_t at) const {
        std::uint32_t number = 0;
        if (at + sizeof number <= file_.bytes.size()) std::memcpy(&number, file_.bytes.data() + at, sizeof number);
        return number;
    }
    [[nodiscard]] std::string_view entry(std::uint32_t table, std::uint32_t index) const {
        const std::size_t at = table + std::size_t{8} * index;
        return file_.bytes.substr(std::min<std::size_t>(word(at + 4), file_.bytes.size()), word(at));
    }

    CatalogueFile file_;
};

} // namespace

std::unique_ptr<Catalogue> read_catalogue(const CatalogueFile& file) { return std::make_unique<TableCatalogue>(file); }

} // namespace zugzwang
