// What a person chose for the whole program, kept between runs by the app.
#pragma once

#include <array>
#include <chrono>
#include <functional>
#include <set>
#include <string>
#include <string_view>

#include "desk/friends_match.hpp"
#include "zugzwang/play/session_news.hpp"

namespace zugzwang {

struct ThemeChoice {
    std::string id;   ///< The name of its file, without the ending.
    std::string name; ///< As the file says.
};

/// The id of the theme with the colours of the old assignments.
inline constexpr std::string_view classic_theme = "classic";

/// What a review may take for each position.
inline constexpr std::array<std::chrono::milliseconds, 3> reading_times{
    std::chrono::milliseconds{200}, std::chrono::milliseconds{500}, std::chrono::milliseconds{2000}};

/// What the settings scene offers as a volume: off, quiet, middle, loud.
inline constexpr std::array<int, 4> volumes{0, 35, 65, 100};

struct Settings {
    bool fullscreen = true;
    float speed = 1; ///< Of animations; 2 is twice as fast. The settings scene offers 0.5, 1 and 2.
    bool reduced_motion = false;
    Labels labels = Labels::standard;
    bool ponder = false;          ///< Computers think while a person does.
    bool numbers = false;         ///< What has numbers on a board shows them always, not in the insight alone.
    std::string theme = "arcade"; ///< The id of a ThemeChoice.
    std::chrono::milliseconds reading_time{reading_times[1]}; ///< One of these.
    std::set<std::string, std::less<>> guides_seen{}; ///< Games, by id, whose guided minute was seen or skipped.
    FriendsMatch friends{};                           ///< Of two people on one seat.
    std::string bot_command{}; ///< How a person's own bot is started; empty before one was given.

    bool muted = false;               ///< Nothing is heard, whatever the volumes.
    int effects_volume = volumes[2];  ///< Of what happens; percent.
    int ambience_volume = volumes[1]; ///< Of the music under it; percent.

    [[nodiscard]] Pace pace() const { return {.speed = speed, .reduced_motion = reduced_motion}; }

    friend bool operator==(const Settings&, const Settings&) = default;
};

} // namespace zugzwang
