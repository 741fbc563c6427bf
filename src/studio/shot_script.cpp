#include "studio/shot_script.hpp"

#include <sstream>
#include <stdexcept>

#include "zugzwang/base/words.hpp"

namespace zugzwang::studio {

std::string filled_in(std::string_view text, const ShotWords& words, const std::string& place) {
    constexpr std::string_view of_names = "abcdefghijklmnopqrstuvwxyz0123456789-";
    std::string filled;
    for (std::size_t at = 0; at < text.size(); ++at) {
        if (text[at] != '$') {
            filled += text[at];
            continue;
        }
        const auto end = std::min(text.find_first_not_of(of_names, at + 1), text.size());
        const auto name = text.substr(at + 1, end - at - 1);
        const auto found = words.find(name);
        if (found == words.end())
            throw std::runtime_error(place + ": " + tr("nothing is called `{name}`", {{"name", name}}));
        filled += found->second;
        at = end - 1;
    }
    return filled;
}

ShotScript script_from(std::string_view text, const std::string& file) {
    ShotScript script;
    std::istringstream lines{std::string(text)};
    std::size_t number = 0;
    for (std::string line; std::getline(lines, line);) {
        const auto place = file + ":" + std::to_string(++number);
        const auto begin = line.find_first_not_of(' ');
        if (begin == line.npos || line[begin] == '#') continue;
        std::istringstream rest(line);
        std::vector<std::string> words;
        for (std::string word; rest >> word;)
            words.push_back(word);
        if (begin > 0) {
            if (script.pictures.empty()) throw std::runtime_error(place + ": " + tr("an act before the first picture"));
            script.pictures.back().acts.push_back({place, std::move(words)});
        } else if (words.size() > 2 && words[1] == "=") {
            const auto value = line.find_first_not_of(' ', line.find('=') + 1);
            script.words[words[0]] = filled_in(std::string_view(line).substr(value), script.words, place);
        } else if (words.size() == 1) {
            script.pictures.push_back({words[0], place});
        } else {
            throw std::runtime_error(place + ": " + tr("neither a picture nor `NAME = WORDS`"));
        }
    }
    return script;
}

} // namespace zugzwang::studio
