// Who follows the game at a table: what keeps it, the friends' match, the ladder, the reader of how it went, the
// broadcast, and what is heard.
#pragma once

#include <memory>
#include <span>

#include "desk/friends_match.hpp"
#include "desk/hearing.hpp"
#include "desk/kept_game.hpp"
#include "desk/ladder_game.hpp"
#include "scenes/table/broadcast.hpp"
#include "scenes/table/how_it_went.hpp"

namespace zugzwang {

/// Main thread.
struct TableFollowers {
    /// What the table is used for, and what of it is seen.
    struct Watch {
        bool counts = true;      ///< For the ladder and the friends' match.
        bool is_heard = true;    ///< Moves and clocks, not only the music.
        bool shows_went = false; ///< How the game went has its place.
        bool broadcast = false;
        bool expects = false; ///< What a computer expects is played beside the board.
    };

    TableFollowers(SceneContext& in, const Game& game)
        : context(in), kept(in, game), match(in), went(in, game), climbed(in, game), broadcast(in, game) {}

    /// Called after every step of the session with what happened in it.
    void follow(const std::shared_ptr<Session>& session, std::span<const Happening> happened, Seconds step,
                const Watch& watch);
    /// The table is left.
    void suspend(Session& session, const Watch& watch);
    /// Another game begins.
    void forget();

    SceneContext& context;
    KeptGame kept;
    MatchKeeper match;
    HowItWent went;
    Climbed climbed;
    Broadcast broadcast;

  private:
    void let_hear(const SessionNews& news, std::span<const Happening> happened, Seconds step, bool is_heard);
    /// A second of the little time that a person has left.
    void hear_clocks(const SessionNews& news);

    CuePlayer cues_;
    int seconds_heard_ = 0; ///< How few were left when the clock was last heard in this turn.
    bool is_new_ = true;    ///< Nothing of this game was followed yet.
};

} // namespace zugzwang
