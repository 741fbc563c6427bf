// Choices among so many as one whole number, in as few bits as there are: its digits in mixed radix (G. Cantor, "Über
// die einfachen Zahlensysteme", 1869). The choice that is put last is taken first.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace zugzwang::letter {

/// Putting and taking cost a step for every 32 bits that it holds.
class Choices {
  public:
    Choices() = default;
    /// The inverse of `bytes`.
    explicit Choices(std::string_view bytes);

    /// Requires choice < of.
    void put(std::uint32_t choice, std::uint32_t of);
    /// Requires of ≥ 1; 0 where nothing more was put.
    [[nodiscard]] std::uint32_t take(std::uint32_t of);
    /// Nothing is left but first choices.
    [[nodiscard]] bool is_zero() const { return words_.empty(); }
    /// As few as hold it, the lowest first.
    [[nodiscard]] std::string bytes() const;

  private:
    std::vector<std::uint32_t> words_; ///< The lowest first; the highest is not zero.
};

} // namespace zugzwang::letter
