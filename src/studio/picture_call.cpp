#include "studio/picture_call.hpp"

#include <algorithm>
#include <cstdlib>

#include "app/theme_shelf.hpp"
#include "canvas/assets.hpp"
#include "zugzwang/base/text.hpp"
#include "zugzwang/base/words.hpp"

namespace zugzwang::studio {

app::PictureSize picture_size(const std::string& text) {
    constexpr int min = 16;
    constexpr int max = 16384;
    const auto cross = text.find('x');
    const auto width = whole_number(text.substr(0, cross));
    const auto height = cross == text.npos ? std::nullopt : whole_number(text.substr(cross + 1));
    if (!width || !height || *width < min || *height < min || *width > max || *height > max)
        throw CallRefused(tr("not a size like 1920x1080: `{text}`", {{"text", text}}));
    return {static_cast<int>(*width), static_cast<int>(*height)};
}

std::int64_t whole_value(std::string_view option, const std::string& text, std::int64_t min, std::int64_t max) {
    const auto value = whole_number(text);
    if (!value || *value < min || *value > max)
        throw CallRefused(tr("{option} must be from {min} to {max}, not `{text}`",
                             {{"option", option}, {"min", min}, {"max", max}, {"text", text}}));
    return *value;
}

double seconds_value(std::string_view option, const std::string& text, double max) {
    const auto value = decimal_number(text);
    if (!value || *value <= 0 || *value > max)
        throw CallRefused(tr("{option} must be more than 0 and at most {max} seconds, not `{text}`",
                             {{"option", option}, {"max", static_cast<int>(max)}, {"text", text}}));
    return *value;
}

Vec place_value(const std::string& text) {
    const auto comma = text.find(',');
    if (comma == text.npos) throw CallRefused(tr("not a place like 0.5,0.25: `{text}`", {{"text", text}}));
    return {std::strtof(text.c_str(), nullptr), std::strtof(text.c_str() + comma + 1, nullptr)};
}

void set_option(OptionValues& options, const std::string& text) {
    const auto equals = text.find('=');
    const auto value = equals == text.npos ? std::string("true") : text.substr(equals + 1);
    if (const auto refusal = options.set(text.substr(0, equals), value)) throw CallRefused(refusal->words);
}

const Game& game_of(const std::string& id) {
    const Game* game = find_game(id);
    if (game == nullptr) throw CallRefused(tr("unknown game: `{game}`", {{"game", id}}));
    return *game;
}

void check_theme(const std::string& name) {
    const app::ThemeShelf shelf(canvas::Assets::found(), catalog());
    if (std::ranges::find(shelf.choices(), name, &ThemeChoice::id) == shelf.choices().end())
        throw CallRefused(tr("there is no theme `{theme}`", {{"theme", name}}));
}

CallWords::CallWords(const std::vector<std::string>& words) {
    for (const auto& word : words) {
        const auto equals = word.starts_with("--") ? word.find('=') : word.npos;
        words_.push_back(word.substr(0, equals));
        if (equals != word.npos) words_.push_back(word.substr(equals + 1));
    }
}

std::string CallWords::value_of(std::string_view option) {
    if (at_end()) throw CallRefused(tr("`{option}` needs a value", {{"option", option}}));
    return take();
}

void CallWords::refuse(const std::string& word) {
    throw CallRefused(tr("unknown argument: `{word}`", {{"word", word}}));
}

} // namespace zugzwang::studio
