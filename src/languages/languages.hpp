// The languages that the program speaks: English, in which its messages are written, and one for each gettext catalogue
// of assets/translations. A catalogue is compiled when the program is built and becomes part of it, so that no locale
// of the system and no file is needed.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace zugzwang {

struct Language {
    std::string code; ///< As ISO 639 has it: "ro".
    std::string name; ///< As its speakers call it: "Română".

    friend bool operator==(const Language&, const Language&) = default;
};

/// English, then the others by their codes.
[[nodiscard]] const std::vector<Language>& all_languages();

/// From now on all threads read their words in that language; without a code in the first of those that the system asks
/// for, and in English where there is none of them. Answers the code of the language.
std::string speak(std::string_view code);

/// The codes of the languages that the environment asks for, the dearest first, by the rules of gettext: LC_ALL, else
/// LC_MESSAGES, else LANG, and before it LANGUAGE, a list, unless the first is C.
[[nodiscard]] std::vector<std::string> languages_of_system();

} // namespace zugzwang
