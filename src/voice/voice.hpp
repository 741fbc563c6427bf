// Who reads out what is written, for people who listen: the seam between the program and whatever speaks on a machine.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace zugzwang {

/// Whether the captions of a game are there.
enum class CaptionMode : std::uint8_t {
    off,
    shown,
    spoken, ///< Shown, and read out with all that gets the focus.
};
enum class ReadingPace : std::uint8_t { slow, normal, fast };

/// As the settings file calls them; of any other name the usual one.
[[nodiscard]] std::string name_of(CaptionMode mode);
[[nodiscard]] std::string name_of(ReadingPace pace);
[[nodiscard]] CaptionMode caption_mode_named(std::string_view name);
[[nodiscard]] ReadingPace reading_pace_named(std::string_view name);

struct Utterance {
    /// A newer one of a kind takes the place of the older one, waiting or half said.
    enum class Kind : std::uint8_t {
        caption, ///< What happened.
        focus,   ///< What has the focus now.
        page,    ///< What the page says now, beside what happened.
        answer,  ///< What was asked for.
        scene,   ///< Where one is now; what was to be said of the scene before is not said any more.
    };
    static constexpr std::size_t kinds = 5;

    Kind kind = Kind::caption;
    std::string words; ///< Translated.

    friend bool operator==(const Utterance&, const Utterance&) = default;
};

/// How it is read.
struct Reading {
    std::string language{}; ///< Its code; empty: English.
    ReadingPace pace = ReadingPace::normal;
    bool aloud = true; ///< Else only for a screen reader.

    friend bool operator==(const Reading&, const Reading&) = default;
};

/// Main thread only; never waits. Whoever cannot speak takes everything all the same.
class Voice {
  public:
    virtual ~Voice() = default;

    virtual void say(Utterance utterance) = 0;
    /// Of all that is said from now on.
    virtual void set(const Reading& reading) = 0;
    /// Nothing is said any more.
    virtual void hush() = 0;
    /// A person may have a screen reader that reads all this, whether or not it is asked for here.
    [[nodiscard]] virtual bool has_screen_reader() const = 0;
    /// What lies on the board now, for a screen reader to look up; it is not said.
    virtual void show_position(std::string words) = 0;
    /// Why nothing can be heard on this machine, translated; empty where it can be, or nobody knows yet. Begins to find
    /// out.
    [[nodiscard]] virtual std::string trouble() = 0;
};

} // namespace zugzwang
