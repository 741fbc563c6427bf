// What all scenes share: the workers, the theme, the settings, the running games and the last choices of each game.
// Owned by the app, outlives every scene. Main thread only.
#pragma once

#include <algorithm>
#include <array>
#include <chrono>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "desk/film_job.hpp"
#include "desk/puzzle_round.hpp"
#include "desk/saver.hpp"
#include "desk/settings.hpp"
#include "keep/ladder_book.hpp"
#include "keep/result_book.hpp"
#include "practice/notes.hpp"
#include "sound/sound.hpp"
#include "zugzwang/base/random.hpp"
#include "zugzwang/base/words.hpp"
#include "zugzwang/base/workers.hpp"
#include "zugzwang/play/game.hpp"

namespace zugzwang {

class Keeper;
class Openings;
class Speaker;
class Voice;

/// What was chosen in a game's setup scene.
struct SetupChoices {
    OptionValues options;
    /// `human`, an id of the game's players, `outside_prefix` alone: the bot of Settings::bot_command, or `far_prefix`
    /// alone: a friend far away.
    BySide<std::string> players;
    std::chrono::milliseconds time{1000};  ///< For each move of a computer that takes time.
    std::optional<std::string> position{}; ///< Laid out by hand, in place of the options.
    /// What a computer on that seat may spend where a seat has a depth of its own.
    struct SeatLimits {
        std::optional<std::chrono::milliseconds> time{}; ///< Empty: as above. 0: no limit, to the end of its depth.
        std::optional<std::int64_t> depth{};             ///< Empty: as the options say.
    };
    BySide<SeatLimits> limits{};
    BySide<std::optional<ClockLimit>> clocks{};
    bool takes_turns = false;  ///< A person against a computer begins every other game.
    std::optional<Side> had{}; ///< The side of that person in the game that was started last.
};

/// The times for a computer's move that the setup scene offers.
struct TimeChoice {
    std::chrono::milliseconds time;
    const char* words; ///< A message.
};
inline constexpr std::array<TimeChoice, 4> time_choices{{{std::chrono::milliseconds(500), message("0.5 s")},
                                                         {std::chrono::milliseconds(1000), message("1 s")},
                                                         {std::chrono::milliseconds(3000), message("3 s")},
                                                         {std::chrono::milliseconds(10000), message("10 s")}}};

/// The clocks that the setup scene offers.
struct ClockChoice {
    std::optional<ClockLimit> limit{};
    const char* sign; ///< Minutes (′) for the game, and seconds (″) that each move adds; the same in every language.
};

inline constexpr std::array<ClockChoice, 6> clock_choices{{{std::nullopt, "∞"},
                                                           {ClockLimit{Seconds{60}}, "1′"},
                                                           {ClockLimit{Seconds{180}, Seconds{2}}, "3′+2″"},
                                                           {ClockLimit{Seconds{300}}, "5′"},
                                                           {ClockLimit{Seconds{600}, Seconds{5}}, "10′+5″"},
                                                           {ClockLimit{Seconds{1800}}, "30′"}}};

/// Its place among them; their number for another one.
[[nodiscard]] inline std::size_t place_of(const std::optional<ClockLimit>& limit) {
    const auto found = std::ranges::find(clock_choices, limit, &ClockChoice::limit);
    return static_cast<std::size_t>(found - clock_choices.begin());
}

/// The name of the bot of these settings, or why it cannot play. Blocks; called on a worker.
using BotTest =
    std::function<Result<std::string>(const Game&, const OptionValues&, const Settings&, const std::stop_token&)>;

/// The desktop's clipboard, UTF-8; empty functions where there is none.
struct Clipboard {
    std::function<std::string()> text{}; ///< Empty where it holds no text.
    std::function<void(const std::string&)> set_text{};
    /// In place of `text` where no program looks by itself: a person is asked, and what they allow is pasted then.
    /// Empty elsewhere.
    std::function<void()> ask{};
    /// Hands a link to whatever a person sends it with; empty where nothing does.
    std::function<void(const std::string& link)> share{};
    /// A link to what is at that place, as desk/address.hpp writes it; empty where nothing follows links.
    std::function<std::string(const std::string& place)> address{};
};

/// What was answered to a class's set.
struct ClassAnswers {
    std::string name{};
    std::vector<std::string> moves{}; ///< For each position; empty: none yet.
};

/// What only the place can do in which the program runs, such as a browser's page; offered among the settings.
struct HostAct {
    std::string words; ///< On its button; translated.
    std::function<void()> act;
};

/// A session's start and seats that play a recorded game again; or why it cannot be shown.
using ReplaySource = std::function<Result<SessionConfig>(const GameRecord&)>;

/// For the date of a game that begins.
[[nodiscard]] std::chrono::sys_seconds time_now();

struct SceneContext {
    SceneContext(Workers& its_workers, const Theme& its_theme, const std::vector<Game>& its_games, std::uint64_t seed)
        : workers(its_workers), theme(its_theme), games(its_games), random(seed) {}

    Workers& workers;
    const Theme& theme; ///< The app puts another theme into the same place when the settings ask for it.
    const std::vector<Game>& games;
    Settings settings{};
    std::vector<NamedChoice> themes{}, monitors{}; ///< All that can be chosen.
    /// A scene changed the settings: the app applies and keeps them, and sets this back.
    bool settings_changed = false;
    Random random; ///< For seeds of games and players.
    /// Games that were left and can be continued, by the game's id. Never demos, never games that are over.
    std::map<std::string, std::shared_ptr<Session>, std::less<>> running{};
    std::map<std::string, SetupChoices, std::less<>> choices{}; ///< By the game's id.
    OutsidePlayerSource outside{}; ///< Seats programs outside; without it none are offered.
    BotTest test_bot{};            ///< Without it none can be tried.
    Keeper* keeper = nullptr;      ///< Keeps what is played; without it nothing is kept.
    Openings* openings = nullptr;  ///< What was played in the kept games; without it nobody counts them.
    LadderBook ladders{};          ///< How far the person has climbed.
    RatedResults results{};        ///< What the person is rated by, in a program that keeps nothing.
    PuzzleShelf puzzles{};
    practice::Notes practice{}; ///< What is practised, in a program that keeps nothing.
    std::map<std::string, ClassAnswers, std::less<>> class_answers{}; ///< Since the program began, by the sets' ids.
    int pads = 0;                                                     ///< So many game pads are plugged in.
    Clipboard clipboard{};
    std::vector<HostAct> host_acts{};
    /// A person chooses a file, which comes as if it were let fall on the window; empty where that is done by hand.
    std::function<void()> choose_file{};
    /// What a person holds shakes for so long; empty where it cannot.
    std::function<void(std::chrono::milliseconds)> shake{};
    Speaker* speaker = nullptr; ///< Without it nothing is heard.
    Voice* voice = nullptr;     ///< Reads out where captions are spoken; null where nobody can.
    /// What the event or step at hand did to a control: heard unless it leads to another scene. The stack of scenes
    /// takes it away.
    std::optional<sound::Sound> touched{};
    bool hums = false; ///< The pad that was used shall, once; the app takes it away.
    /// What the live analysis of a position may spend; 0: until it is solved.
    std::uint64_t analysis_nodes = 0;
    FilmJob film{};        ///< Goes on while scenes change; `film_strip` shows it.
    ReplaySource replay{}; ///< Without it no game can be watched again.
    Saving saving{};
    /// The time of day, from which the dates of games are told.
    std::function<std::chrono::sys_seconds()> now = time_now;
};

/// What was chosen for the game; at first what was played last, before any game the usual: on the board for a first
/// game, against the opponent that a child can beat.
[[nodiscard]] SetupChoices& choices_of(SceneContext& context, const Game& game);

/// Starts a game at the table, or goes on with one: with the theme, a seed by chance and the date; with the usual
/// outside players and the chosen time for a move where the config says nothing of them.
[[nodiscard]] Result<std::unique_ptr<Session>> start_game(SceneContext& context, const Game& game,
                                                          SessionConfig config);

} // namespace zugzwang
