#include "fuzz/mutation.hpp"

#include <algorithm>
#include <array>
#include <cctype>
#include <charconv>
#include <fstream>
#include <limits>

#include "zugzwang/base/text.hpp"

namespace zugzwang::fuzz {
namespace {

enum class Kind : std::uint8_t { digits, letters, sign };

Kind kind_of(char letter) {
    const auto sign = static_cast<unsigned char>(letter);
    if (std::isdigit(sign) != 0) return Kind::digits;
    return std::isalpha(sign) != 0 ? Kind::letters : Kind::sign;
}

/// Runs of digits, runs of letters, and every other byte by itself.
std::vector<std::string> pieces_of(std::string_view text) {
    std::vector<std::string> pieces;
    for (const char letter : text) {
        const auto kind = kind_of(letter);
        const bool goes_on = !pieces.empty() && kind != Kind::sign && kind_of(pieces.back().front()) == kind;
        if (goes_on)
            pieces.back() += letter;
        else
            pieces.emplace_back(1, letter);
    }
    return pieces;
}

class Change {
  public:
    Change(std::vector<std::string>& pieces, const std::vector<std::string>& words, Random& random)
        : pieces_(pieces), words_(words), random_(random) {}

    void make() {
        if (pieces_.empty()) return insert();
        switch (random_.below(8)) {
        case 0:
            return erase();
        case 1:
            return repeat();
        case 2:
            return std::swap(pieces_[any()], pieces_[any()]);
        case 3:
            return take_other();
        case 4:
            return insert();
        case 5:
            return change_number();
        case 6:
            return change_byte();
        default:
            pieces_[any()] = word();
        }
    }

  private:
    [[nodiscard]] std::size_t any() { return static_cast<std::size_t>(random_.below(pieces_.size())); }
    [[nodiscard]] std::vector<std::string>::iterator place(std::size_t index) {
        return pieces_.begin() + static_cast<std::ptrdiff_t>(index);
    }
    /// Of so many pieces from that place on; few more often than many.
    [[nodiscard]] std::size_t length(std::size_t from) {
        const auto most =
            random_.happens(0.8) ? std::min<std::size_t>(4, pieces_.size() - from) : pieces_.size() - from;
        return 1 + static_cast<std::size_t>(random_.below(most));
    }
    [[nodiscard]] std::string word() {
        return words_.empty() ? std::string(1, static_cast<char>(random_.between(' ', '~'))) : random_.pick(words_);
    }
    void erase() {
        const auto from = any();
        pieces_.erase(place(from), place(from + length(from)));
    }
    void repeat() {
        const auto from = any();
        const std::vector<std::string> again(place(from), place(from + length(from)));
        pieces_.insert(place(any()), again.begin(), again.end());
    }
    void insert() { pieces_.insert(place(static_cast<std::size_t>(random_.below(pieces_.size() + 1))), word()); }
    /// Another piece of the same kind.
    void take_other() {
        auto& piece = pieces_[any()];
        std::vector<std::string> same;
        std::ranges::copy_if(pieces_, std::back_inserter(same), [kind = kind_of(piece.front())](const auto& one) {
            return !one.empty() && kind_of(one.front()) == kind;
        });
        piece = random_.pick(same);
    }
    void change_number() {
        std::vector<std::size_t> numbers;
        for (std::size_t at = 0; at < pieces_.size(); ++at)
            if (!pieces_[at].empty() && kind_of(pieces_[at].front()) == Kind::digits) numbers.push_back(at);
        if (numbers.empty()) return insert();
        auto& number = pieces_[random_.pick(numbers)];
        static const std::vector<std::string> edges{"0",
                                                    "1",
                                                    "2",
                                                    "3",
                                                    "9",
                                                    "10",
                                                    "15",
                                                    "16",
                                                    "17",
                                                    "31",
                                                    "32",
                                                    "99",
                                                    "100",
                                                    "101",
                                                    "255",
                                                    "256",
                                                    "999",
                                                    "1000",
                                                    "1001",
                                                    "9999",
                                                    "10000",
                                                    "65536",
                                                    "999999999",
                                                    "1000000000",
                                                    "2147483647",
                                                    "2147483648",
                                                    "4294967296",
                                                    "9223372036854775807",
                                                    "9223372036854775808",
                                                    "18446744073709551615",
                                                    "18446744073709551616",
                                                    "00"};
        constexpr std::int64_t max_number = std::numeric_limits<std::int64_t>::max() - 2;
        std::int64_t value = 0;
        const auto [end, error] = std::from_chars(number.data(), number.data() + number.size(), value);
        if (error != std::errc() || random_.happens(0.4))
            number = random_.pick(edges);
        else
            number = std::to_string(std::clamp(value, std::int64_t{1}, max_number) + random_.between(-2, 2));
    }
    void change_byte() {
        auto& piece = pieces_[any()];
        if (piece.empty()) return;
        piece[static_cast<std::size_t>(random_.below(piece.size()))] = static_cast<char>(random_.below(256));
    }

    std::vector<std::string>& pieces_;
    const std::vector<std::string>& words_;
    Random& random_;
};

int hex_value(char digit) {
    const auto at = std::string_view("0123456789ABCDEF").find(static_cast<char>(std::toupper(digit)));
    return static_cast<int>(at);
}

} // namespace

std::string mutated(std::string_view text, const std::vector<std::string>& words, Random& random) {
    auto pieces = pieces_of(text);
    const auto changes = random.between(1, 4);
    for (std::int64_t change = 0; change < changes; ++change)
        Change(pieces, words, random).make();
    return joined(pieces, "");
}

std::vector<std::string> dictionary(const std::filesystem::path& file) {
    std::vector<std::string> words;
    std::ifstream stream(file);
    for (std::string line; std::getline(stream, line);) {
        if (line.size() < 2 || line.front() != '"') continue;
        std::string word;
        for (std::size_t at = 1; at + 1 < line.size(); ++at) {
            if (line[at] != '\\') {
                word += line[at];
            } else if (line[at + 1] == 'x' && at + 4 < line.size()) {
                word += static_cast<char>(hex_value(line[at + 2]) * 16 + hex_value(line[at + 3]));
                at += 3;
            } else {
                word += line[++at];
            }
        }
        words.push_back(std::move(word));
    }
    return words;
}

} // namespace zugzwang::fuzz
