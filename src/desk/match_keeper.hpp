// Counts the games of the two friends' match as they end at a table, and takes back what is taken back.
#pragma once

#include <optional>

#include "desk/context.hpp"
#include "zugzwang/play/session.hpp"

namespace zugzwang {

/// Main thread. The match is among the settings, so it goes on after the end of the program.
class MatchKeeper {
  public:
    explicit MatchKeeper(SceneContext& context) : context_(context) {}

    /// The game at the table is one of the match: two people play it under its names.
    [[nodiscard]] bool is_on(const Session& session) const;
    /// Called after every step.
    void follow(const Session& session);
    /// Another game begins at the table; after the decision of a match the next one.
    void begin_next();

    [[nodiscard]] const FriendsMatch& match() const { return context_.settings.friends; }
    /// The person on that side of a game of the match.
    [[nodiscard]] std::size_t person(const Session& session, Side side) const;
    /// The match is decided, by the game at the table.
    [[nodiscard]] bool is_decided() const { return counted_ && winner_of(match()); }

  private:
    struct Counted {
        std::size_t on_first = 0;
        Outcome outcome;
    };

    [[nodiscard]] std::optional<std::size_t> on_first(const Session& session) const;

    SceneContext& context_;
    std::optional<Counted> counted_; ///< The game at the table, once it is over.
    bool seen_going_on_ = false;     ///< What was over when it was opened was counted when it ended.
};

} // namespace zugzwang
