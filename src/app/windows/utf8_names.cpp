// In this compiler's library a path is made of bytes by mbrtowc, which knows the letters of one old code page; the
// linker puts this in its place, so that all names are UTF-8 as everywhere.
#include <cstddef>
#include <cwchar>
#include <span>

namespace {

constexpr auto wrong = static_cast<std::size_t>(-1), unfinished = static_cast<std::size_t>(-2);

/// Of a letter that begins with this byte; none where no letter does.
std::size_t length_of(unsigned char begin) {
    if (begin < 0x80) return 1;
    if (begin < 0xC2 || begin > 0xF4) return 0;
    return begin < 0xE0 ? 2 : begin < 0xF0 ? 3 : 4;
}

} // namespace

/// As mbrtowc(3). Of a letter that is two units of UTF-16 the first one comes for three bytes; the second one is the
/// state, and comes for the last byte.
extern "C" std::size_t __wrap_mbrtowc(wchar_t* unit, const char* text, std::size_t size, std::mbstate_t* state) {
    if (text == nullptr) return 0;
    if (size == 0) return unfinished;
    if (state != nullptr && *state != 0) {
        if (unit != nullptr) *unit = static_cast<wchar_t>(*state);
        *state = 0;
        return 1;
    }
    const std::span bytes(reinterpret_cast<const unsigned char*>(text), size);
    const auto length = length_of(bytes[0]);
    if (length == 0) return wrong;
    if (length > size) return unfinished;
    unsigned letter = length == 1 ? bytes[0] : bytes[0] & (0x7FU >> length);
    for (const auto byte : bytes.subspan(1, length - 1)) {
        if ((byte & 0xC0U) != 0x80U) return wrong;
        letter = letter << 6U | (byte & 0x3FU);
    }
    constexpr unsigned first_of_two = 0x10000, first_half = 0xD800, second_half = 0xDC00;
    if (letter < first_of_two) {
        if (unit != nullptr) *unit = static_cast<wchar_t>(letter);
        return letter == 0 ? 0 : length;
    }
    if (state == nullptr) return wrong;
    letter -= first_of_two;
    if (unit != nullptr) *unit = static_cast<wchar_t>(first_half + (letter >> 10U));
    *state = static_cast<std::mbstate_t>(second_half + (letter & 0x3FFU));
    return length - 1;
}
