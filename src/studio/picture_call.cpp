#include "studio/picture_call.hpp"

#include <algorithm>
#include <cstdlib>

#include "app/theme_shelf.hpp"
#include "canvas/assets.hpp"
#include "cli/command.hpp"
#include "cli/window_arguments.hpp"
#include "zugzwang/base/words.hpp"

namespace zugzwang::studio {

namespace {

template <class Value>
Value value_or_refused(const Result<Value>& value) {
    if (!value) throw CallRefused(value.refusal().words);
    return *value;
}

} // namespace

app::PictureSize picture_size(const std::string& text) {
    constexpr std::int64_t least_side = 16;
    const auto [width, height] = value_or_refused(cli::picture_size(text, least_side));
    return {width, height};
}

std::int64_t whole_value(std::string_view option, const std::string& text, std::int64_t min, std::int64_t max) {
    return value_or_refused(cli::integer_from(option, text, min, max));
}

double seconds_value(std::string_view option, const std::string& text, double max) {
    return Seconds(value_or_refused(cli::seconds_from(option, text, static_cast<std::int64_t>(max)))).count();
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
