#include "play_module/read_table.hpp"

#include <array>
#include <charconv>
#include <climits>
#include <cstdio>
#include <optional>

#include "play_module/refuse.hpp"

namespace zugzwang::play_module {
namespace {

bool is_space(int character) { return character == ' ' || (character >= '\t' && character <= '\r'); }

/// A word of the input, cut off where it is too long to be a number: endless input is refused, not stored.
class Word {
  public:
    Word() {
        int character = std::getchar();
        while (is_space(character))
            character = std::getchar();
        while (character != EOF && !is_space(character) && length_ + 1 < letters_.size()) {
            letters_[length_++] = static_cast<char>(character);
            character = std::getchar();
        }
    }

    [[nodiscard]] bool at_end_of_input() const { return length_ == 0; }

    [[nodiscard]] std::optional<int> number() const {
        int value = 0;
        const char* const end = letters_.data() + length_;
        const auto [stop, error] = std::from_chars(letters_.data(), end, value);
        return error == std::errc{} && stop == end ? std::optional{value} : std::nullopt;
    }

    /// The word for a message, ending in 0.
    [[nodiscard]] std::array<char, 32> printable() const {
        std::array<char, 32> text{};
        for (unsigned index = 0; index < length_; ++index)
            text[index] = shown(letters_[index]);
        return text;
    }

  private:
    std::array<char, 32> letters_{};
    unsigned length_ = 0;
};

int read_size() {
    const Word word;
    if (word.at_end_of_input()) refuse("the input ends before n");
    const auto size = word.number();
    if (!size || *size < 2 || *size > most_numbers || *size % 2 != 0)
        refuse("n is '%s', it has to be an even number from 2 to %d", word.printable().data(), most_numbers);
    return *size;
}

int read_number(int place, int size) {
    const Word word;
    if (word.at_end_of_input()) refuse("the input ends before number %d of %d", place, size);
    const auto number = word.number();
    if (!number || *number < 1)
        refuse("number %d of %d is '%s', it has to be 1 to %d", place, size, word.printable().data(), INT_MAX);
    return *number;
}

} // namespace

Table read_table() {
    Table table;
    table.size = table.right = read_size();
    for (int index = 0; index < table.size; ++index)
        table.numbers[static_cast<unsigned>(index)] = read_number(index + 1, table.size);
    return table;
}

} // namespace zugzwang::play_module
