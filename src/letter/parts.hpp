// The parts of a letter as bytes, written one after the other and read again: numbers, counts and texts.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace zugzwang::letter {

class PartsOut {
  public:
    /// In so many bytes, at most 8, the highest first; requires that it fits.
    void number(std::uint64_t number, std::size_t bytes) {
        while (bytes-- > 0)
            bytes_ += static_cast<char>(number >> bytes * 8 & 0xFF);
    }
    /// Seven bits of each byte, the lowest first; the eighth says that more follow.
    void count(std::size_t count) {
        for (; count >= more; count >>= 7)
            bytes_ += static_cast<char>(count % more | more);
        bytes_ += static_cast<char>(count);
    }
    void text(std::string_view text) {
        count(text.size());
        bytes_ += text;
    }
    void bytes(std::string_view bytes) { bytes_ += bytes; }
    template <std::size_t Size>
    void bytes(const std::array<std::uint8_t, Size>& bytes) {
        bytes_.append(bytes.begin(), bytes.end());
    }

    [[nodiscard]] const std::string& bytes() const { return bytes_; }

  private:
    static constexpr std::size_t more = 0x80;

    std::string bytes_;
};

/// What is not there, or does not fit, reads as nothing from then on.
class PartsIn {
  public:
    /// The bytes outlive it.
    explicit PartsIn(std::string_view bytes) : rest_(bytes) {}

    [[nodiscard]] std::uint64_t number(std::size_t bytes) {
        std::uint64_t number = 0;
        for (const char byte : taken(bytes))
            number = number << 8 | static_cast<unsigned char>(byte);
        return number;
    }
    /// Below 2^21.
    [[nodiscard]] std::size_t count() {
        std::size_t count = 0;
        for (int shift = 0; shift < 21; shift += 7) {
            const auto byte = number(1);
            count |= static_cast<std::size_t>(byte & 0x7F) << shift;
            if (byte < 0x80) return count;
        }
        failed_ = true;
        return 0;
    }
    [[nodiscard]] std::string text() { return std::string(taken(count())); }
    template <std::size_t Size>
    void take(std::array<std::uint8_t, Size>& bytes) {
        std::size_t at = 0;
        for (const char byte : taken(Size))
            bytes[at++] = static_cast<std::uint8_t>(byte);
    }

    [[nodiscard]] bool failed() const { return failed_; }
    [[nodiscard]] std::string_view rest() const { return rest_; }

  private:
    [[nodiscard]] std::string_view taken(std::size_t count) {
        failed_ |= count > rest_.size();
        if (failed_) return {};
        const auto bytes = rest_.substr(0, count);
        rest_.remove_prefix(count);
        return bytes;
    }

    std::string_view rest_;
    bool failed_ = false;
};

} // namespace zugzwang::letter
