// What the calls of the picture makers (`shot`, `shots`, `film`) have in common: their words read one by one, and how
// a call is refused.
#pragma once

#include <cstdint>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "app/picture_sheet.hpp"
#include "zugzwang/gfx/geometry.hpp"
#include "zugzwang/play/game.hpp"

namespace zugzwang::studio {

/// The call asks for what there is not; one line. Thrown before anything is made.
class CallRefused : public std::runtime_error {
  public:
    using std::runtime_error::runtime_error;
};

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
/// Throws CallRefused unless there is such a theme.
void check_theme(const std::string& name);

/// Goes through the words of a call; `--name=value` counts as two.
class CallWords {
  public:
    explicit CallWords(const std::vector<std::string>& words);

    [[nodiscard]] bool at_end() const { return next_ == words_.size(); }
    /// Requires a word.
    [[nodiscard]] std::string take() { return words_[next_++]; }
    /// The word after that option; throws CallRefused when there is none.
    [[nodiscard]] std::string value_of(std::string_view option);
    /// Throws CallRefused for a word that means nothing here.
    [[noreturn]] static void refuse(const std::string& word);

  private:
    std::vector<std::string> words_;
    std::size_t next_ = 0;
};

} // namespace zugzwang::studio
