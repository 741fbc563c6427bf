// The translation calls. Every word that a person reads goes through them; the program that owns the window installs
// the catalogue of the chosen language. Without one the English message stands.
#pragma once

#include <array>
#include <concepts>
#include <cstdint>
#include <initializer_list>
#include <string>
#include <string_view>
#include <type_traits>

namespace zugzwang {

/// Finds the translation of a message; answers the message itself when there is none. `count` picks the plural form of
/// languages that have several; `plural` is the English plural, empty when the message has none.
using Translator = std::string (*)(std::string_view message, std::string_view plural, std::int64_t count);

/// Installs the translator for all threads; nullptr brings English back.
void set_translator(Translator translator) noexcept;

/// Marks a literal that is translated later, where it is shown, so that it is found with all the others.
[[nodiscard]] constexpr const char* message(const char* english) noexcept { return english; }

/// What stands in a message for `{name}`: words that are already translated, or a number.
struct NamedPlace {
    NamedPlace(std::string_view place, std::string_view words) : name(place), value(words) {}
    template <std::integral Number>
    NamedPlace(std::string_view place, Number number) : name(place), value(std::to_string(number)) {}

    std::string_view name;
    std::string value;
};
using NamedPlaces = std::initializer_list<NamedPlace>;

/// The message in the chosen language. It is a whole sentence or label, and a literal here or one marked by `message`.
[[nodiscard]] std::string tr(std::string_view message);
/// With its places filled in, which a language may put in any order: tr("{side} is thinking", {{"side", "Blue"}}).
[[nodiscard]] std::string tr(std::string_view message, NamedPlaces places);
/// The singular or plural message that fits `count`, which stands for `{n}`.
[[nodiscard]] std::string tr_n(std::string_view singular, std::string_view plural, std::int64_t count,
                               NamedPlaces places = {});

namespace detail {
/// Replaces each `{}` by the next argument and each `{1}`, `{2}` ... by the argument of that number.
[[nodiscard]] std::string fill(std::string_view pattern, const std::string* arguments, std::size_t count);
inline std::string as_text(std::string_view value) { return std::string(value); }
template <class T>
requires std::is_arithmetic_v<T> std::string as_text(T value) {
    if constexpr (std::is_same_v<T, char>)
        return std::string(1, value);
    else
        return std::to_string(value);
}
} // namespace detail

/// For text that programs read, in plain English: a pattern with its `{}` filled in by strings and numbers.
template <class... Arguments>
[[nodiscard]] std::string filled(std::string_view pattern, const Arguments&... arguments) {
    const std::array<std::string, sizeof...(Arguments)> texts{detail::as_text(arguments)...};
    return detail::fill(pattern, texts.data(), texts.size());
}

} // namespace zugzwang
