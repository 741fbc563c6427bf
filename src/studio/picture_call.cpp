#include "studio/picture_call.hpp"

#include <algorithm>
#include <cstdlib>

#include "app/theme_shelf.hpp"
#include "canvas/assets.hpp"
#include "cli/command.hpp"
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

Seconds seconds_value(std::string_view option, const std::string& text, std::int64_t max) {
    return value_or_refused(cli::seconds_from(option, text, max));
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

std::string asset_text(const std::string& name) {
    const auto assets = canvas::Assets::found();
    return std::filesystem::exists(assets.root() / name) ? assets.text(name) : std::string();
}

void check_theme(const std::string& name) {
    const app::ThemeShelf shelf(canvas::Assets::found(), catalog());
    if (std::ranges::find(shelf.choices(), name, &NamedChoice::id) == shelf.choices().end())
        throw CallRefused(tr("there is no theme `{theme}`", {{"theme", name}}));
}

void refuse_word(const std::string& word) { throw CallRefused(tr("unknown argument: `{word}`", {{"word", word}})); }

void read_call(std::span<const std::string> words, const std::map<std::string_view, TakeWord>& options,
               const TakeWord& rest) {
    std::vector<std::string> all;
    for (const auto& word : words) {
        const auto equals = word.starts_with("--") ? word.find('=') : word.npos;
        all.push_back(word.substr(0, equals));
        if (equals != word.npos) all.push_back(word.substr(equals + 1));
    }
    for (std::size_t at = 0; at < all.size(); ++at) {
        const auto option = options.find(all[at]);
        if (option == options.end()) {
            rest(all[at]);
            continue;
        }
        if (++at == all.size()) throw CallRefused(tr("`{option}` needs a value", {{"option", option->first}}));
        option->second(all[at]);
    }
}

} // namespace zugzwang::studio
