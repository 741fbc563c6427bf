// The one translation call. Every word that a person reads goes through `tr`; the program that owns the window
// installs the catalogue of the chosen language. Without one the English message stands.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <type_traits>

namespace zugzwang {

/// Finds the translation of a message; answers the message itself when there is none. `count` picks the plural form of
/// languages that have several; `plural` is the English plural, empty when the message has none.
using Translator = std::string (*)(std::string_view message, std::string_view plural, std::int64_t count);

/// Installs the translator for all threads; nullptr brings English back.
void set_translator(Translator translator) noexcept;

/// The message in the chosen language.
[[nodiscard]] std::string tr(std::string_view message);
/// The singular or plural message that fits `count`; `{}` in it stands for the count when no argument is given.
[[nodiscard]] std::string tr_count(std::string_view singular, std::string_view plural, std::int64_t count);

namespace detail {
/// Replaces each `{}` by the next argument and each `{1}`, `{2}` … by the argument of that number.
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

/// A pattern with its `{}` filled in by strings and numbers; not translated.
template <class... Arguments>
[[nodiscard]] std::string filled(std::string_view pattern, const Arguments&... arguments) {
    const std::array<std::string, sizeof...(Arguments)> texts{detail::as_text(arguments)...};
    return detail::fill(pattern, texts.data(), texts.size());
}

/// The translated message with its `{}` filled in: tr("Take {} or {}", 1, 2). Languages may reorder: `{2} … {1}`.
template <class... Arguments>
requires(sizeof...(Arguments) > 0) [[nodiscard]] std::string
    tr(std::string_view message, const Arguments&... arguments) {
    return filled(tr(message), arguments...);
}

} // namespace zugzwang
