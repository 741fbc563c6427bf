// The score of two friends' match, by a table of cases, and what a person may be called.
#include "support/catch.hpp"

#include "desk/friends_match.hpp"

namespace {

constexpr std::size_t ann = 0, ben = 1;
constexpr Outcome first_wins{.winner = Side::first}, second_wins{.winner = Side::second}, draw{};

/// Games one after the other, each with the sides as they are due.
FriendsMatch played(int target, const std::vector<Outcome>& games) {
    FriendsMatch match{.names = {"Ann", "Ben"}, .target = target};
    for (const auto& game : games)
        count_game(match, match.first, game);
    return match;
}

} // namespace

TEST_CASE("friends: a win counts one, a draw nothing, and sides change each time", "[desk][friends]") {
    struct Case {
        int target;
        std::vector<Outcome> games;
        std::array<int, 2> won;
        std::size_t first; ///< In the next game.
        std::optional<std::size_t> winner;
    };
    // Ann begins on the first side; in the second game Ben sits there, and so on.
    const auto each = GENERATE(values<Case>({
        {3, {}, {0, 0}, ann, {}},
        {3, {first_wins}, {1, 0}, ben, {}},
        {3, {second_wins}, {0, 1}, ben, {}},
        {3, {first_wins, first_wins}, {1, 1}, ann, {}},
        {3, {first_wins, second_wins}, {2, 0}, ann, {}},
        {3, {draw}, {0, 0}, ben, {}},
        {3, {draw, draw, draw}, {0, 0}, ben, {}},
        {3, {first_wins, draw, first_wins}, {2, 0}, ben, {}},
        {3, {first_wins, second_wins, first_wins}, {3, 0}, ben, ann},
        {3, {second_wins, first_wins, second_wins}, {0, 3}, ben, ben},
        {3, {first_wins, second_wins, draw}, {2, 0}, ben, {}},
        {5, {first_wins, second_wins, first_wins}, {3, 0}, ben, {}},
        {5, {first_wins, second_wins, first_wins, second_wins, first_wins}, {5, 0}, ben, ann},
        {0, {first_wins, second_wins, first_wins, second_wins, first_wins}, {5, 0}, ben, {}},
    }));
    const auto match = played(each.target, each.games);
    CAPTURE(each.target, each.games.size());
    CHECK(match.won == each.won);
    CHECK(match.first == each.first);
    CHECK(winner_of(match) == each.winner);
}

TEST_CASE("friends: an end that is taken back was never counted", "[desk][friends]") {
    for (const auto& last : {first_wins, second_wins, draw}) {
        auto match = played(3, {first_wins, second_wins});
        const auto before = match;
        const auto on_first = match.first;
        count_game(match, on_first, last);
        CHECK(match != before);
        take_back_game(match, on_first, last);
        CHECK(match == before);
    }
}

TEST_CASE("friends: the next match begins at nil, with the same people and sides", "[desk][friends]") {
    auto match = played(3, {first_wins, second_wins, first_wins});
    begin_anew(match);
    CHECK(match == FriendsMatch{.names = {"Ann", "Ben"}, .target = 3, .won = {0, 0}, .first = ben});
}

TEST_CASE("friends: who sits where follows from the names at the table", "[desk][friends]") {
    FriendsMatch match{.names = {"Ann", "Ben"}, .first = ben};
    CHECK(names_by_side(match) == BySide<std::string>{{"Ben", "Ann"}});
    CHECK(person_on_first(match, {{"Ben", "Ann"}}) == ben);
    CHECK(person_on_first(match, {{"Ann", "Ben"}}) == ann); // an older game of theirs
    CHECK_FALSE(person_on_first(match, {{"Ann", "Ann"}}));
    CHECK_FALSE(person_on_first(match, {{"", ""}}));
    match.names = {"Ann", "Ann"};
    CHECK(person_on_first(match, names_by_side(match)) == ben);
    match.names = {"", ""};
    CHECK(names_by_side(match) == BySide<std::string>{{"Player 2", "Player 1"}});
    CHECK(score_words(match) == "Player 1 0 : 0 Player 2");
}

TEST_CASE("friends: names are trimmed, cut, and of signs that can be seen", "[desk][friends]") {
    const auto [typed, name] = GENERATE(table<std::string, std::string>({
        {"", ""},
        {"   ", ""},
        {"  Ann  ", "Ann"},
        {"Ann Lee", "Ann Lee"},
        {"A\tn\nn", "Ann"},
        {"\x1B[31mAnn", "[31mAnn"},
        {"Ann\x7F", "Ann"},
        {"\xFF"
         "Ann\xC3",
         "Ann"},                    // not UTF-8
        {"A\xE2\x80\xAEnn", "Ann"}, // turns the direction of the line
        {"A\xE2\x80\x8Bnn", "Ann"}, // takes no room
        {"Zoë", "Zoë"},
        {"ІваннаЮлія", "ІваннаЮлія"},
        {"abcdefghijklmnopqrstuvwxyz", "abcdefghijklmnopqrstuvwx"},
        {"őőőőőőőőőőőőőőőőőőőőőőőőőő", "őőőőőőőőőőőőőőőőőőőőőőőő"},
        {"abcdefghijklmnopqrstuvw xyz", "abcdefghijklmnopqrstuvw"}, // no blank at the cut
    }));
    CHECK(person_name(typed) == name);
    CHECK(person_name(name) == name);
}
