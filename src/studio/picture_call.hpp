// What the calls of the picture makers (`shot`, `shots`, `film`) have in common: their words read one by one, and how
// a call is refused.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>

#include "app/picture_sheet.hpp"
#include "zugzwang/gfx/geometry.hpp"
#include "zugzwang/play/game.hpp"

namespace zugzwang::studio {

/// The call asks for what there is not; one line. Thrown before anything is made.
class CallRefused : public std::runtime_error {
  public:
    using std::runtime_error::runtime_error;
};

/// Throws CallRefused for a word that means nothing here.
[[noreturn]] void refuse_word(const std::string& word);
/// "1920x1080", each side from 16 to 16384; throws CallRefused for anything else.
[[nodiscard]] app::PictureSize picture_size(const std::string& text);
/// A whole number from `min` to `max`; throws CallRefused that names the option.
[[nodiscard]] std::int64_t whole_value(std::string_view option, const std::string& text, std::int64_t min,
                                       std::int64_t max);
/// More than 0 and at most `max` seconds, to the millisecond; throws CallRefused that names the option.
[[nodiscard]] Seconds seconds_value(std::string_view option, const std::string& text, std::int64_t max);
/// "0.5,0.25", parts of a width and a height; throws CallRefused for anything else.
[[nodiscard]] Vec place_value(const std::string& text);
/// Sets "NAME=VALUE", or the flag "NAME"; throws CallRefused.
void set_option(OptionValues& options, const std::string& text);
/// The game of that id; throws CallRefused.
[[nodiscard]] const Game& game_of(const std::string& id);
/// Of that asset; empty where there is none.
[[nodiscard]] std::string asset_text(const std::string& name);
/// Throws CallRefused unless there is such a theme.
void check_theme(const std::string& name);

using TakeWord = std::function<void(const std::string&)>;

/// Goes through the words of a call; `--name=value` counts as two. The word after an option goes to what stands beside
/// it, all others to `rest`. Throws CallRefused for an option without a value.
void read_call(std::span<const std::string> words, const std::map<std::string_view, TakeWord>& options,
               const TakeWord& rest);
/// Takes the one word that is no option; throws CallRefused for all others.
template <class Text>
[[nodiscard]] TakeWord one_word(Text& taken) {
    return [&taken](const std::string& word) {
        if (!taken.empty() || word.starts_with('-')) refuse_word(word);
        taken = word;
    };
}

} // namespace zugzwang::studio
