// How a request is refused: in plain English for programs, files and the command line, in the chosen language where a
// person reads it in the window.
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "zugzwang/base/words.hpp"

namespace zugzwang {

/// Why a request that a person or a program may well make (a click, a line of a file) was not granted:
/// one line for the reader, which names the culprit.
struct Refusal {
    Refusal() = default;
    /// A message whose `{}` are filled in as `filled` does; without arguments it stands as it is.
    template <class... Arguments>
    explicit Refusal(std::string_view text, const Arguments&... named)
        : words(sizeof...(named) == 0 ? std::string(text) : filled(text, named...)),
          message(text), arguments{detail::as_text(named)...} {}

    std::string words;                  ///< Plain English, the same in every language: what goes over the wire.
    std::string message;                ///< The words before the culprits were named in them.
    std::vector<std::string> arguments; ///< The culprits.

    friend bool operator==(const Refusal&, const Refusal&) = default;
};

/// The words of a refusal in the chosen language: for the window.
[[nodiscard]] std::string tr(const Refusal& refusal);

/// Either a value or the words that say why there is none.
template <class T>
class [[nodiscard]] Result {
  public:
    Result(T value) : content_(std::in_place_index<0>, std::move(value)) {}
    Result(Refusal refusal) : content_(std::in_place_index<1>, std::move(refusal)) {}

    [[nodiscard]] explicit operator bool() const noexcept { return content_.index() == 0; }
    /// Requires a value.
    [[nodiscard]] T& operator*() & { return std::get<0>(content_); }
    [[nodiscard]] const T& operator*() const& { return std::get<0>(content_); }
    [[nodiscard]] T&& operator*() && { return std::get<0>(std::move(content_)); }
    [[nodiscard]] T* operator->() { return &std::get<0>(content_); }
    [[nodiscard]] const T* operator->() const { return &std::get<0>(content_); }
    /// Requires a refusal.
    [[nodiscard]] const Refusal& refusal() const { return std::get<1>(content_); }

  private:
    std::variant<T, Refusal> content_;
};

} // namespace zugzwang
