// What a person chose for the whole program, kept between runs by the app. Every setting is described once: what stands
// for it in the settings file, and how a person chooses it. The file and the rows of the scenes follow from it.
#pragma once

#include <array>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "desk/friends_match.hpp"
#include "voice/voice.hpp"
#include "zugzwang/base/words.hpp"
#include "zugzwang/play/session_news.hpp"

namespace zugzwang {

/// A theme or a monitor.
struct NamedChoice {
    std::string id;   ///< Of a theme the name of its file, without the ending.
    std::string name; ///< As the file, or the system, says.
};

/// The id of the theme with the colours of the old assignments.
inline constexpr std::string_view classic_theme = "classic";
/// Of the one that is easiest to see.
inline constexpr std::string_view contrast_theme = "contrast";

/// What a review may take for each position.
inline constexpr std::array<std::chrono::milliseconds, 3> reading_times{
    std::chrono::milliseconds{200}, std::chrono::milliseconds{500}, std::chrono::milliseconds{2000}};

inline constexpr std::array<int, 5> text_sizes{100, 125, 150, 175, 200};

/// What the settings scene offers as a volume: off, quiet, middle, loud.
inline constexpr std::array<int, 4> volumes{0, 35, 65, 100};

struct Settings {
    std::string language{}; ///< Its code; empty at the first start, which chooses.
    int text_size = 0;      ///< Percent of the usual, one of `text_sizes`; 0 at the first start, which chooses.
    bool fullscreen = true;
    std::string monitor{}; ///< The id of one; empty: the system's first.
    float speed = 1;       ///< Of animations; 2 is twice as fast. The settings scene offers 0.5, 1 and 2.
    bool reduced_motion = false;
    Labels labels = Labels::standard;
    bool ponder = false;          ///< Computers think while a person does.
    bool confirm_moves = false;   ///< A person's move is shown before it is played.
    bool hints = true;            ///< A person may ask for good moves.
    bool numbers = false;         ///< What has numbers on a board shows them always, not in the insight alone.
    std::string theme = "arcade"; ///< The id of a NamedChoice.
    std::chrono::milliseconds reading_time{reading_times[1]}; ///< One of these.
    bool read_games = true;                                   ///< Finished games are read in the background.
    std::set<std::string, std::less<>> guides_seen{}; ///< Games, by id, whose guided minute was seen or skipped.
    FriendsMatch friends{};                           ///< Of two people on one seat.
    /// How each game was set up last, see last_setup.hpp: "boxes.second" is "torch".
    std::map<std::string, std::string, std::less<>> last_setups{};
    bool bot_sandbox = false;  ///< Bots have no network and no files but their own.
    std::string bot_command{}; ///< How a person's own bot is started; empty before one was given.
    /// Where the page of this program is, for links that a friend far away follows: "https://example.org/zugzwang/".
    /// Empty: letters are sent alone.
    std::string page_address{};
    /// The keys of acts that are not their own, see scenes/frame/own_keys.hpp: "hint" is "j".
    std::map<std::string, std::string, std::less<>> changed_keys{};
    bool pad_swapped = false; ///< The pad's button that chooses and the one that goes back have changed places.
    bool pad_hums = true;     ///< Where nothing is open.
    CaptionMode captions = CaptionMode::off;        ///< Of what happens in a game.
    ReadingPace reading_pace = ReadingPace::normal; ///< Of what is spoken.

    bool muted = false;               ///< Nothing is heard, whatever the volumes.
    int effects_volume = volumes[2];  ///< Of what happens; percent.
    int ambience_volume = volumes[1]; ///< Of the music under it; percent.
    bool vibrates = true;             ///< Where what a person holds can shake.

    [[nodiscard]] Pace pace() const { return {.speed = speed, .reduced_motion = reduced_motion}; }
    /// In which one thing gives way to another.
    [[nodiscard]] Motion fade() const { return reduced_motion ? Motion::reduced_fade : Motion::scene_change; }

    friend bool operator==(const Settings&, const Settings&) = default;
};

/// What stands for a setting in the file.
using SettingValue =
    std::variant<bool, std::int64_t, double, std::string, std::vector<std::int64_t>, std::vector<std::string>>;

struct SettingChoice {
    std::string words; ///< A message, or what has a name of its own in every language.
    SettingValue value;
};

/// Of the settings' scene, in its order; `other` is another scene's.
enum class SettingPart : std::uint8_t { screen, sound, play, keys, language, access, bots, other };

/// How a person chooses it. All words are messages.
struct SettingRow {
    const char* id = ""; ///< Of its control; empty: nobody chooses it, it is remembered.
    SettingPart part = SettingPart::other;
    const char* label = "";
    const char* help = "";                ///< One sentence.
    std::vector<SettingChoice> choices{}; ///< Empty: themes or monitors, as many as there are; or it is typed.
    bool named = false;                   ///< The choices have names of their own, which are no messages.
};

struct Setting {
    const char* key; ///< In the file; empty: another setting stands there for it.
    std::function<SettingValue(const Settings&)> value;
    /// False when it cannot have this value, which is of the kind that `value` answers; then nothing changes.
    std::function<bool(Settings&, const SettingValue&)> set;
    SettingRow row{};
    const char* refusal; ///< Of values that it cannot have; a message.

    /// Translated.
    [[nodiscard]] std::vector<std::string> words(const std::vector<NamedChoice>& named) const;
    /// The index of the choice that comes nearest to the setting as it is.
    [[nodiscard]] std::size_t chosen(const Settings& settings, const std::vector<NamedChoice>& named) const;
    void choose(Settings& settings, std::size_t index, const std::vector<NamedChoice>& named) const;

  private:
    /// Their words are translated.
    [[nodiscard]] std::vector<SettingChoice> choices(const std::vector<NamedChoice>& named) const;
};

/// All of them; those of the settings' scene in the order of its rows.
[[nodiscard]] const std::vector<Setting>& all_settings();
/// Requires one whose row has that id.
[[nodiscard]] const Setting& setting(std::string_view id);

} // namespace zugzwang
