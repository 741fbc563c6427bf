#include "letter/choices.hpp"

#include <cstddef>

namespace zugzwang::letter {
namespace {

constexpr std::size_t bytes_of_word = 4;
constexpr int bits_of_word = 32, bits_between = 8; // of words, and of bytes in one

} // namespace

Choices::Choices(std::string_view bytes) : words_((bytes.size() + bytes_of_word - 1) / bytes_of_word) {
    for (std::size_t at = 0; at < bytes.size(); ++at)
        words_[at / bytes_of_word] |= static_cast<std::uint32_t>(static_cast<unsigned char>(bytes[at]))
                                      << at % bytes_of_word * bits_between;
    while (!words_.empty() && words_.back() == 0)
        words_.pop_back();
}

void Choices::put(std::uint32_t choice, std::uint32_t of) {
    std::uint64_t carried = choice;
    for (auto& word : words_) {
        carried += std::uint64_t{word} * of;
        word = static_cast<std::uint32_t>(carried);
        carried >>= bits_of_word;
    }
    if (carried > 0) words_.push_back(static_cast<std::uint32_t>(carried));
}

std::uint32_t Choices::take(std::uint32_t of) {
    std::uint64_t rest = 0;
    for (auto word = words_.rbegin(); word != words_.rend(); ++word) {
        rest = rest << bits_of_word | *word;
        *word = static_cast<std::uint32_t>(rest / of);
        rest %= of;
    }
    if (!words_.empty() && words_.back() == 0) words_.pop_back();
    return static_cast<std::uint32_t>(rest);
}

std::string Choices::bytes() const {
    std::string bytes;
    for (const auto word : words_)
        for (std::size_t at = 0; at < bytes_of_word; ++at)
            bytes += static_cast<char>(word >> at * bits_between & 0xFF);
    bytes.erase(bytes.find_last_not_of('\0') + 1);
    return bytes;
}

} // namespace zugzwang::letter
