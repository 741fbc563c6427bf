// Who follows the game at a table: what keeps it, the friends' match, the ladder, the reader of how it went, the
// broadcast, what is heard, and what runs on in the picture.
#pragma once

#include <memory>
#include <span>

#include "desk/far/far_table.hpp"
#include "desk/friends_match.hpp"
#include "desk/hearing.hpp"
#include "desk/kept_game.hpp"
#include "desk/ladder_game.hpp"
#include "desk/rated/own_rating.hpp"
#include "scenes/frame/shared_parts.hpp"
#include "scenes/table/broadcast.hpp"
#include "scenes/table/how_it_went.hpp"
#include "zugzwang/ui/counter.hpp"

namespace zugzwang {

/// What runs on in the picture of a table between the news: numbers that count up, the beat of who thinks, and the
/// insight that was last known, which stays until there is more, so that its panel does not blink with every move.
struct TableFaces {
    /// A count takes `count_up`.
    void follow(const SessionNews& news, Seconds step, Seconds count_up);
    /// The seat with the number that is shown now.
    [[nodiscard]] SeatInfo seat(const SessionNews& news, Side side) const;

    BySide<ui::Counter> figures; ///< The big numbers of the seats.
    std::optional<Panel> insight;
    Seconds time{0};
    int beat = 0; ///< Which of the thinking dots is bright.
};

/// Main thread.
struct TableFollowers {
    /// What the table is used for, and what of it is seen.
    struct Watch {
        bool counts = true;      ///< For the ladder and the friends' match.
        bool is_heard = true;    ///< Moves and clocks, not only the music.
        bool shows_went = false; ///< How the game went has its place.
        bool broadcast = false;
        bool expects = false; ///< What a computer expects is played beside the board.
        Seconds count_up{0};  ///< So long the numbers of the seats take to count up.
    };

    TableFollowers(SceneContext& in, const Game& game)
        : context(in), kept(in, game), far(in), match(in), went(in, game), climbed(in, game), rated(in, game),
          broadcast(in, game), told(listening(in), game.side_names) {}

    /// Called after every step of the session with what happened in it.
    void follow(const std::shared_ptr<Session>& session, std::span<const Happening> happened, Seconds step,
                const Watch& watch);
    /// The table is left.
    void suspend(Session& session, const Watch& watch);
    /// Another game begins.
    void forget();

    SceneContext& context;
    KeptGame kept;
    FarTable far;
    MatchKeeper match;
    HowItWent went;
    Climbed climbed;
    Rated rated;
    Broadcast broadcast;
    ToldGame told;
    TableFaces faces;

  private:
    void count(const Session& session);
    void let_hear(const SessionNews& news, std::span<const Happening> happened, Seconds step, bool is_heard);
    /// A second of the little time that a person has left.
    void hear_clocks(const SessionNews& news);

    CuePlayer cues_;
    int seconds_heard_ = 0; ///< How few were left when the clock was last heard in this turn.
    bool is_new_ = true;    ///< Nothing of this game was followed yet.
};

} // namespace zugzwang
