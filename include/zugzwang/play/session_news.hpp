// All that a window tells about a running game, as one value: seats, clocks, words, panels, the result.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "zugzwang/gfx/input.hpp"
#include "zugzwang/gfx/theme.hpp"
#include "zugzwang/play/analysis.hpp"
#include "zugzwang/play/panel.hpp"
#include "zugzwang/play/question.hpp"
#include "zugzwang/rules/record.hpp"
#include "zugzwang/rules/side.hpp"

namespace zugzwang {

/// How things move.
struct Pace {
    float speed = 1; ///< 2 is twice as fast.
    bool reduced_motion = false;

    friend bool operator==(const Pace&, const Pace&) = default;
};

/// What the people at the table switch on and off, at any time.
struct SessionSwitches {
    Pace pace{};
    Labels labels = Labels::standard;
    bool numbers = false; ///< What has numbers shows them without insight too.
    bool insight = false;
    /// A person's move is only shown; made once more, by a click where it was made, or by Enter, it is played.
    bool confirms = false;
    bool paused = false; ///< No computer plays, and the clocks stand still.
    /// So many moves, from the first, are not taken back: the other side has seen them. One more: nor is the end that a
    /// person made after them.
    std::size_t settled = 0;
    /// Whatever is on the board is analysed; see SessionNews::analysis. It goes on, each round twice as long as the one
    /// before, until all is proven, the config's nodes for it are spent, or the position is another one. Whatever else
    /// is asked of the strongest player comes before it.
    bool analysis = false;

    friend bool operator==(const SessionSwitches&, const SessionSwitches&) = default;
};

struct SeatInfo {
    std::string name;    ///< "You", "Champion", "White".
    std::string note;    ///< One short line: how it thinks, which pieces.
    bool person = false; ///< At this table.
    bool is_far = false; ///< A person somewhere else.
    Figure figure;
    Seconds used{0}; ///< Time spent on its moves so far.
    /// A clock that limits its time.
    struct Clock {
        Seconds left{0};     ///< Runs on between the news, as `used` does.
        double part = 1;     ///< Of the time for the game, 0 to 1.
        bool is_low = false; ///< Little is left.
    };
    std::optional<Clock> clock{};
};

struct MoveEntry {
    Side side = Side::first;
    std::string text;                     ///< As the rules write it.
    std::string words{};                  ///< As a person reads it, with the labels in use.
    std::optional<Seconds> time{};        ///< That it took, where that is known.
    std::optional<MoveThought> thought{}; ///< Of the computer that played it.
    /// What an onlooker is told of it, as GameKit's remark; empty of most moves, and of those that were not played
    /// here.
    std::string remark{};
};

/// Moves of the list that follow one another, counted from 0.
struct MoveRange {
    std::size_t begin = 0, count = 0;

    friend bool operator==(const MoveRange&, const MoveRange&) = default;
};

/// The running search, or the last one when none runs.
struct ThinkingInfo {
    bool running = false;
    Side side = Side::first;
    int depth = 0;
    std::uint64_t nodes = 0;
    Seconds time{0};
    std::optional<double> first_share; ///< Expected result of the first player, 0 to 1.
    bool proven = false;
    std::string words; ///< Of the player.
    std::string line;  ///< The moves that it expects, after its own once that is played; as a person reads them.
    std::optional<double> score{};      ///< Of `side`, in the player's own unit.
    std::optional<std::uint64_t> cut{}; ///< Branches cut off, of players that cut.
    std::size_t ply = 0;                ///< It thinks about the position after so many moves.
    /// The moves that it expects from there on, its own first; as the rules write them.
    std::vector<std::string> expected{};
};

/// The live analysis of the present position, as far as it has come.
struct AnalysisInfo {
    bool running = false; ///< More may come.
    Side side = Side::first;
    Analysis known;
    std::vector<std::vector<MoveEntry>> answers; ///< The best three moves at most, each with how play goes on after it.
};

/// A move of the strongest player, shown to a person who asked for help.
struct HintWords {
    std::string move;   ///< As a person reads it.
    std::string reason; ///< As LineWords::why; may be empty.

    friend bool operator==(const HintWords&, const HintWords&) = default;
};

struct SessionNews {
    /// Another number whenever anything here is another one, but for clocks: they (SeatInfo::used, SeatInfo::clock,
    /// ThinkingInfo::time) run on between.
    std::uint64_t revision = 0;

    BySide<SeatInfo> seats;
    Side to_move = Side::first;
    bool waits_for_person = false; ///< A person is to move.
    bool proposes = false;         ///< A move of that person is shown and waits to be made once more.
    bool is_demo = false;          ///< Both seats are computers.
    bool is_animating = false;     ///< A move is being shown.
    bool can_undo = false, can_redo = false;
    std::optional<Side> can_resign{}; ///< The person who may: the one to move, or the only one. None once it is over.
    bool can_agree_draw = false;      ///< Two people play, and it is not over.
    bool hint_pending = false;        ///< A hint was asked for and is not there yet.
    std::optional<HintWords> hint_words{};
    SessionSwitches switches{};

    std::string status;    ///< The line in the top bar: what to do, who thinks, who won, why a click was refused.
    std::string prompt{};  ///< What a person who is to move may do: "draw a line"; empty where nobody is asked.
    bool refusing = false; ///< `status` now says why something was refused.
    Cursor cursor = Cursor::arrow;
    std::span<const MoveEntry> moves; ///< Of the session, which owns them; another one after each move.
    std::optional<ThinkingInfo> thinking;
    std::optional<AnalysisInfo> analysis; ///< While it is switched on.
    std::optional<Panel> pointer_panel, insight_panel;
    std::vector<std::size_t> begun; ///< Those of Shown::listed that a click where the pointer is would play or begin.
    /// About the position that is shown, found out when it is asked, as long as the session lives. Never empty, but of
    /// a session that is none.
    std::function<Answers(Question)> answers{};

    std::optional<Outcome> outcome; ///< Once the game is over.
    std::string outcome_words;      ///< "You win by 6 boxes".
    std::string margin_words;       ///< "by 6 boxes", "on time", "by agreement"; empty where there is nothing to add.
    std::string score_words;        ///< "21 to 15", the winner's first; empty where the last move decides.

    std::optional<std::size_t> shown_ply;             ///< The board shows the position after so many moves.
    std::vector<std::optional<PositionValue>> values; ///< By ply, as far as they were asked for and came.
};

} // namespace zugzwang
