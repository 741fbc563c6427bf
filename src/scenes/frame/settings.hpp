// What a person chose for the whole program, kept between runs by the app.
#pragma once

#include <string>
#include <string_view>

#include "zugzwang/play/session_news.hpp"

namespace zugzwang {

struct ThemeChoice {
    std::string id;   ///< The name of its file, without the ending.
    std::string name; ///< As the file says.
};

/// The id of the theme with the colours of the old assignments.
inline constexpr std::string_view classic_theme = "classic";

struct Settings {
    bool fullscreen = true;
    float speed = 1; ///< Of animations; 2 is twice as fast. The settings scene offers 0.5, 1 and 2.
    bool reduced_motion = false;
    Labels labels = Labels::standard;
    std::string theme = "arcade"; ///< The id of a ThemeChoice.
    std::string bot_command{};    ///< How a person's own bot is started; empty before one was given.

    [[nodiscard]] Pace pace() const { return {.speed = speed, .reduced_motion = reduced_motion}; }

    friend bool operator==(const Settings&, const Settings&) = default;
};

} // namespace zugzwang
