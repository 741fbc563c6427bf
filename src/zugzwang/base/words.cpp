#include "zugzwang/base/words.hpp"

#include <algorithm>
#include <atomic>

namespace zugzwang {
namespace {

std::atomic<Translator> installed{nullptr};

std::string translation(std::string_view message, std::string_view plural, std::int64_t count) {
    if (const auto translator = installed.load(std::memory_order_acquire)) return translator(message, plural, count);
    return std::string(plural.empty() || count == 1 ? message : plural);
}

/// The pattern with each `{name}` replaced by what `find` answers for that name; one that it does not know stays out.
template <class Find>
std::string in_places(std::string_view pattern, const Find& find) {
    std::string text;
    for (std::size_t at = 0; at < pattern.size(); ++at) {
        const auto close = pattern[at] == '{' ? pattern.find('}', at) : std::string_view::npos;
        if (close == std::string_view::npos) {
            text += pattern[at];
            continue;
        }
        if (const std::string* value = find(pattern.substr(at + 1, close - at - 1))) text += *value;
        at = close;
    }
    return text;
}

const std::string* value_of(std::string_view name, NamedPlaces places) {
    const auto* found = std::ranges::find(places, name, &NamedPlace::name);
    return found == places.end() ? nullptr : &found->value;
}

} // namespace

void set_translator(Translator translator) noexcept { installed.store(translator, std::memory_order_release); }

std::string tr(std::string_view message) { return translation(message, {}, 1); }

std::string tr(std::string_view message, NamedPlaces places) {
    return in_places(tr(message), [&](std::string_view name) { return value_of(name, places); });
}

std::string tr_n(std::string_view singular, std::string_view plural, std::int64_t count, NamedPlaces places) {
    const auto number = std::to_string(count);
    return in_places(translation(singular, plural, count),
                     [&](std::string_view name) { return name == "n" ? &number : value_of(name, places); });
}

std::string detail::fill(std::string_view pattern, const std::string* arguments, std::size_t count) {
    std::size_t next = 0;
    return in_places(pattern, [&](std::string_view digits) {
        std::size_t number = 0;
        for (const char digit : digits)
            number = number * 10 + (digit - '0');
        const std::size_t index = number == 0 ? next++ : number - 1;
        return index < count ? arguments + index : nullptr;
    });
}

} // namespace zugzwang
