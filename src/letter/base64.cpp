#include "letter/base64.hpp"

#include <cstddef>
#include <cstdint>

namespace zugzwang::letter {
namespace {

constexpr std::string_view alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
constexpr int bits_of_sign = 6, bits_of_byte = 8;

constexpr std::uint32_t low_bits(int count) { return (1U << count) - 1; }

} // namespace

std::string to_base64(std::string_view bytes) {
    std::string text;
    std::uint32_t bits = 0;
    int count = 0; // of bits that are not written yet
    for (const char byte : bytes) {
        bits = (bits & low_bits(count)) << bits_of_byte | static_cast<unsigned char>(byte);
        for (count += bits_of_byte; count >= bits_of_sign;)
            text += alphabet[bits >> (count -= bits_of_sign) & low_bits(bits_of_sign)];
    }
    if (count > 0) text += alphabet[bits << (bits_of_sign - count) & low_bits(bits_of_sign)];
    return text;
}

std::optional<std::string> from_base64(std::string_view text) {
    std::string bytes;
    std::uint32_t bits = 0;
    int count = 0; // of bits that are no byte yet
    for (const char sign : text) {
        const auto value = alphabet.find(sign);
        if (value == alphabet.npos) return std::nullopt;
        bits = (bits & low_bits(count)) << bits_of_sign | static_cast<std::uint32_t>(value);
        count += bits_of_sign;
        if (count < bits_of_byte) continue;
        count -= bits_of_byte;
        bytes += static_cast<char>(bits >> count & low_bits(bits_of_byte));
    }
    const bool is_whole = count < bits_of_sign && (bits & low_bits(count)) == 0;
    return is_whole ? std::optional(std::move(bytes)) : std::nullopt;
}

} // namespace zugzwang::letter
