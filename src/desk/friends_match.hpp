// A match of two people on one seat: what they are called, how many games each has won, and who sits first next time.
// A draw counts for nobody. Sides change with every game, a draw too. It goes on from game to game, whichever they are.
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "zugzwang/play/session.hpp"
#include "zugzwang/rules/side.hpp"

namespace zugzwang {

struct SceneContext;

/// People are 0 and 1 and stay that; who of them sits on which side changes.
struct FriendsMatch {
    std::array<std::string, 2> names{}; ///< As `person_name` cleans them; empty: nobody gave one.
    int target = 0;                     ///< Who has won so many games has won the match, one of match_targets.
    std::array<int, 2> won{};           ///< Games, at least 0.
    std::size_t first = 0;              ///< The person who sits on the first side in the next game.

    friend bool operator==(const FriendsMatch&, const FriendsMatch&) = default;
};

/// What a match can go to; 0: it is open, and nobody wins it.
inline constexpr std::array<int, 4> match_targets{3, 5, 10, 0};
/// Of a person's name, in code points.
inline constexpr std::size_t max_name_length = 24;
/// More games than anybody plays: a larger number in a file is refused.
inline constexpr int max_games_won = 9999;

/// The name without blanks at its ends, cut at max_name_length; what cannot be seen, or is not UTF-8, is left out.
[[nodiscard]] std::string person_name(std::string_view typed);

/// What the person is called, translated: their name, else "Player 1".
[[nodiscard]] std::string name_of(const FriendsMatch& match, std::size_t person);
/// Who won the match, once somebody has.
[[nodiscard]] std::optional<std::size_t> winner_of(const FriendsMatch& match);
/// "Ann 2 : 1 Ben"
[[nodiscard]] std::string score_words(const FriendsMatch& match);

/// What the sides are called in the next game.
[[nodiscard]] BySide<std::string> names_by_side(const FriendsMatch& match);
/// The person on the first side of a game whose players have these names; empty: it is no game of this match. Where
/// both have the same name, the one whose turn it is to sit there.
[[nodiscard]] std::optional<std::size_t> person_on_first(const FriendsMatch& match, const BySide<std::string>& names);

/// The game is over in which that person sat on the first side.
void count_game(FriendsMatch& match, std::size_t on_first, const Outcome& outcome);
/// Its end was taken back: the inverse of count_game.
void take_back_game(FriendsMatch& match, std::size_t on_first, const Outcome& outcome);
/// The same two people begin at nil.
inline void begin_anew(FriendsMatch& match) { match.won = {}; }

/// Counts the games of the match as they end at a table, and takes back what is taken back. Main thread. The match is
/// among the settings, so it goes on after the end of the program.
class MatchKeeper {
  public:
    explicit MatchKeeper(SceneContext& context) : context_(context) {}

    /// The game at the table is one of the match: two people play it under its names.
    [[nodiscard]] bool is_on(const Session& session) const;
    /// Called after every step.
    void follow(const Session& session);
    /// Another game begins at the table; after the decision of a match the next one.
    void begin_next();

    [[nodiscard]] const FriendsMatch& match() const;
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
