// The pictures as data: `assets/shots/` says for each what a hand does until it is there. A line that is not indented
// begins a picture or names words (`NAME = WORDS`, of which `$NAME` stands for them in every line); the indented lines
// below a picture are its acts, a verb and its words each (shot_acts.cpp); `do PICTURE` stands for the acts of another
// one. What begins with a dot is only there to be done. `#` begins a line of comment.
#pragma once

#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace zugzwang::studio {

/// By their names.
using ShotWords = std::map<std::string, std::string, std::less<>>;

struct ShotAct {
    std::string place;              ///< FILE:LINE
    std::vector<std::string> words; ///< At least the verb.
};

struct ShotScript {
    struct Picture {
        std::string name, place;
        std::vector<ShotAct> acts{};
    };
    ShotWords words{};
    std::vector<Picture> pictures{};
};

/// The script in that text. Throws std::runtime_error, one line that begins with FILE:LINE, for what is none.
[[nodiscard]] ShotScript script_from(std::string_view text, const std::string& file);
/// The text with every `$NAME` replaced, longest names first; throws the same for a name without words.
[[nodiscard]] std::string filled_in(std::string_view text, const ShotWords& words, const std::string& place);

} // namespace zugzwang::studio
