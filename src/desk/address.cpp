#include "desk/address.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <utility>

#include "letter/letter.hpp"
#include "zugzwang/base/shown.hpp"
#include "zugzwang/base/text.hpp"

namespace zugzwang {

namespace {

struct Name {
    Address::Place place;
    std::string_view word;
};
constexpr std::array of_a_game{Name{Address::Place::setup, "setup"},       Name{Address::Place::ladder, "ladder"},
                               Name{Address::Place::puzzle, "puzzle"},     Name{Address::Place::practice, "practice"},
                               Name{Address::Place::lesson, "lesson"},     Name{Address::Place::analysis, "analysis"},
                               Name{Address::Place::openings, "openings"}, Name{Address::Place::review, "review"},
                               Name{Address::Place::far, "link"},          Name{Address::Place::guide, "guide"},
                               Name{Address::Place::help, "help"},         Name{Address::Place::watch, "watch"},
                               Name{Address::Place::sheet, "sheet"}};
constexpr std::array of_none{Name{Address::Place::games, "games"}, Name{Address::Place::you, "you"},
                             Name{Address::Place::settings, "settings"}};
constexpr std::string_view before_position = "position=";

template <class Names>
std::optional<Address::Place> place_called(const Names& names, std::string_view word) {
    const auto found = std::ranges::find(names, word, &Name::word);
    return found == names.end() ? std::nullopt : std::optional(found->place);
}

std::string_view word_of(Address::Place place) {
    for (const auto& name : of_a_game)
        if (name.place == place) return name.word;
    const auto* const found = std::ranges::find(of_none, place, &Name::place);
    return found == of_none.end() ? std::string_view() : found->word;
}

/// As encodeURIComponent does it.
std::string encoded(std::string_view text) {
    constexpr std::string_view plain = "-_.!~*'()", digits = "0123456789ABCDEF";
    std::string code;
    for (const char sign : text) {
        const auto byte = static_cast<unsigned char>(sign);
        const bool is_letter =
            (sign >= '0' && sign <= '9') || (sign >= 'A' && sign <= 'Z') || (sign >= 'a' && sign <= 'z');
        if (is_letter || plain.find(sign) != plain.npos)
            code += sign;
        else
            code.append({'%', digits[byte >> 4U], digits[byte & 15U]});
    }
    return code;
}

/// With what `%41` stands for in its place.
std::string decoded(std::string_view text) {
    std::string plain;
    for (std::size_t at = 0; at < text.size(); ++at) {
        unsigned value = 0;
        const bool is_code = text[at] == '%' && at + 2 < text.size();
        const auto* code = text.data() + at + 1;
        if (is_code && std::from_chars(code, code + 2, value, 16).ptr == code + 2) {
            plain += static_cast<char>(value);
            at += 2;
        } else {
            plain += text[at];
        }
    }
    return plain;
}

std::string_view without_query(std::string_view text) { return text.substr(0, text.find('?')); }

} // namespace

std::string to_text(const Address& address) {
    if (address.place == Address::Place::letter) return address.part;
    std::string text = address.game;
    for (const std::string_view segment : {word_of(address.place), std::string_view(address.part)})
        if (!segment.empty()) text.append(text.empty() ? "" : "/").append(segment);
    if (!address.position) return text;
    return text.append("?").append(before_position).append(encoded(*address.position));
}

Result<Address> address_from_text(std::string_view text) {
    if (const auto letter = letter::letter_in(text))
        return Address{.place = Address::Place::letter, .part = std::string(*letter)};
    const auto path = without_query(text);
    const auto segments = split(path, '/');
    const auto segment = [&](std::size_t at) { return at < segments.size() ? segments[at].text : std::string_view(); };
    Address address;
    std::size_t part = 2;
    if (const auto place = place_called(of_none, segment(0))) {
        address.place = *place;
        part = 1;
    } else {
        address.game = segment(0);
        const auto of_game = place_called(of_a_game, segment(1));
        if (segments.size() > 1 && !of_game) return Refusal{"there is no place `{}`", shown(path)};
        address.place = of_game.value_or(Address::Place::table);
    }
    address.part = segment(part);
    if (segments.size() > part + 1) return Refusal{"there is no place `{}`", shown(path)};
    if (path.size() == text.size()) return address;
    const auto rest = text.substr(path.size() + 1);
    if (!rest.starts_with(before_position)) return Refusal{"a link says `position=` after the game"};
    address.position = decoded(rest.substr(before_position.size()));
    return address;
}

bool are_of_one_place(std::string_view one, std::string_view other) {
    return without_query(one) == without_query(other);
}

} // namespace zugzwang
