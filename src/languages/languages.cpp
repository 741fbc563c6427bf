#include "languages/languages.hpp"

#include <algorithm>
#include <atomic>
#include <cstdint>
#include <cstdlib>
#include <memory>
#include <utility>

#include "languages/catalogue.hpp"
#include "zugzwang/base/words.hpp"

namespace zugzwang {
namespace {

struct Known {
    Language language;
    std::unique_ptr<Catalogue> catalogue; ///< None for English.
};

const std::vector<Known>& known() {
    static const std::vector<Known> all = [] {
        std::vector<Known> found;
        found.push_back({.language = {.code = "en", .name = message("English")}, .catalogue = nullptr});
        for (const auto& file : catalogue_files()) {
            found.push_back(
                {{.code = std::string(file.language), .name = std::string(file.name)}, read_catalogue(file)});
        }
        return found;
    }();
    return all;
}

std::atomic<const Catalogue*> spoken{nullptr};

std::string translated(std::string_view english, std::string_view plural, std::int64_t count) {
    return spoken.load(std::memory_order_acquire)->translation(std::string(english), std::string(plural), count);
}

const Known* known(std::string_view code) {
    const auto found = std::ranges::find(known(), code, [](const auto& one) { return one.language.code; });
    return found == known().end() ? nullptr : &*found;
}

std::string_view variable(const char* name) {
    const char* value = std::getenv(name);
    return value == nullptr ? std::string_view() : std::string_view(value);
}

} // namespace

const std::vector<Language>& all_languages() {
    static const std::vector<Language> all = [] {
        std::vector<Language> found;
        for (const auto& one : known())
            found.push_back(one.language);
        return found;
    }();
    return all;
}

std::string speak(std::string_view code) {
    const auto wanted = code.empty() ? languages_of_system() : std::vector{std::string(code)};
    const Known* found = &known().front();
    for (const auto& one : wanted) {
        const auto* language = known(one);
        if (language == nullptr) continue;
        found = language;
        break;
    }
    if (const auto* catalogue = found->catalogue.get()) {
        spoken.store(catalogue, std::memory_order_release);
        set_translator(translated);
    } else {
        set_translator(nullptr);
    }
    return found->language.code;
}

std::vector<std::string> languages_of_system() {
    std::string_view locale;
    for (const auto* name : {"LC_ALL", "LC_MESSAGES", "LANG"}) {
        locale = variable(name);
        if (!locale.empty()) break;
    }
    std::vector<std::string> codes;
    const auto name_of = [](std::string_view one) { return std::string(one.substr(0, one.find_first_of("_.@"))); };
    const auto own = name_of(locale);
    if (own.empty() || own == "C" || own == "POSIX") return codes;
    auto list = variable("LANGUAGE");
    while (!list.empty()) {
        const auto end = std::min(list.find(':'), list.size());
        codes.push_back(name_of(list.substr(0, end)));
        list.remove_prefix(std::min(end + 1, list.size()));
    }
    codes.push_back(own);
    return codes;
}

} // namespace zugzwang
